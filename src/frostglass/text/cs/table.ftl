### Stůl arény: činy nazvané slovesem, karty ke čtení, odmítnutí tam, kde vznikla.

web-verb-place = Umísti kámen
web-verb-lift = Zvedni kámen a umísti ho
web-verb-summon = Vyvolej: { $card }
web-verb-discard = Odhoď…
web-summon = Vyvolej
web-discard-which = Kterou kartu odhodíš?
