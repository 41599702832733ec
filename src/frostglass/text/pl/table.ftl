### Stół areny: działania nazwane czasownikiem, karty do czytania, odmowy tam, gdzie powstały.

web-verb-place = Umieść piona
web-verb-lift = Podnieś piona, by go umieścić
web-verb-summon = Przywołaj: { $card }
web-verb-discard = Odrzuć…
web-summon = Przywołaj
web-discard-which = Którą kartę odrzucasz?

table-over = Koniec gry
table-press-to-place = dotknij, by umieścić
table-press-one = wybierz pole na planszy
table-any-empty = puste pole
table-read-a-card = Wybierz kartę, by ją tu przeczytać. Samo czytanie niczego nie robi.

refusal-not-offered = To pole nie jest tu do wyboru.
refusal-instead = Tu można przywołać: { $cards }.
refusal-no-command = Nie ma takiego polecenia.
refusal-close = Podobne i teraz możliwe:
