### Stůl arény: činy nazvané slovesem, karty ke čtení, odmítnutí tam, kde vznikla.

web-verb-place = Umísti kámen
web-verb-lift = Zvedni kámen a umísti ho
web-verb-summon = Vyvolej: { $card }
web-verb-discard = Odhoď…
web-summon = Vyvolej
web-discard-which = Kterou kartu odhodíš?

table-over = Konec hry
table-press-to-place = klepni a umísti
table-press-one = vyber pole na plánu
table-any-empty = prázdné pole
table-read-a-card = Vyber kartu a přečti si ji tady. Čtením se nic nestane.

refusal-not-offered = Toto pole teď nelze zvolit.
refusal-instead = Tady lze vyvolat: { $cards }.
refusal-no-command = Takový příkaz není.
refusal-close = Podobné a teď možné:
