### The command line: help, what it prints, what it refuses.

## Help: the first paragraph is the summary.

help-usage = Użycie
help-options = [OPCJE]
help-command = POLECENIE
help-commands = Polecenia
help-arguments = Argumenty
help-options-heading = Opcje
help-example = Przykłady
help-lang = język wszystkich słów; bez tej opcji decydują ustawienia systemu
help-help = pokazuje tę pomoc
help-version = pokazuje wersję

help-frostglass =
    Gra w Arenę (Tash-Kalar) i Szklany tron (Embers of Memory), bada pozycje, uruchamia boty.

    Każde polecenie ma własną pomoc: frostglass POLECENIE --help.
help-position = plik z opisem pozycji (JSON); - czyta standardowe wejście
help-explore =
    Pokazuje wszystko, co można zrobić w danej pozycji.

    Arena: każde przywołanie, każda flara i każda aktywacja efektu Mrozu gracza, który jest przy ruchu, rozegrane do końca, ze wszystkimi wynikami. Szklany tron: każde miejsce dla każdej karty z rzędu wspomnień i każda karta, którą można zabrać. Na diagramach * oznacza zmianę.
help-explore-json = wypisuje jeden dokument JSON zamiast tabel
help-explore-lines = czyta jeden opis pozycji w wierszu i wypisuje jeden wynik JSON w wierszu; zły wiersz daje "error", a polecenie kończy się kodem 2
help-explore-seed = tasuje nieznane talie według tej liczby; żaden wynik od niej nie zależy
help-explore-limit = pokazuje najwyżej tyle diagramów dla każdej pozycji w tabeli (domyślnie 3)
help-why =
    Mówi, dlaczego gracz może lub nie może czegoś zrobić w danej pozycji.

    Bez karty, pola i punktu przechodzi przez wszystko, o co można zapytać. To, co da się zrobić, jest oznaczone jako możliwe. Liczy się tylko to, co ten gracz może wiedzieć.
help-why-seat = miejsce gracza, który pyta; bez tego gracz, którego jest tura
help-why-card = karta na ręce; w Szklanym tronie wspomnienie z rzędu lub z Umysłu
help-why-square = pole areny, na przykład e5
help-why-place = miejsce w Umyśle: punkt lewego górnego obszaru wspomnienia, na przykład 1,0
help-why-json = wypisuje jeden dokument JSON
help-fits =
    Znajduje miejsca wzoru istoty na planszy danej pozycji.

    Najpierw pełne, potem te, którym brakuje jednego lub dwóch pionów, wraz z tym, czego brakuje. Karta nie musi być na niczyjej ręce.
help-fits-card = identyfikator istoty lub legendy
help-fits-limit = pokazuje najwyżej tyle diagramów dla każdej liczby brakujących pionów (domyślnie 6)
help-show = Pokazuje pozycję jako diagram albo obraz.
help-show-svg = zapisuje obraz (SVG) w tym pliku; - to standardowe wyjście
help-show-choice = zaznacza na obrazie wybór gracza, który decyduje, podany krótkim tekstem, na przykład "P e5"
help-record =
    Sprawdza, pokazuje i eksportuje zapisy gier.

    Zapis to plik tekstowy z każdym wyborem w grze; opisuje go docs/records.md.
help-record-file = plik z zapisem gry; - czyta standardowe wejście
help-record-json = wypisuje JSON
help-record-check = Odtwarza zapis według zasad i pokazuje końcową pozycję.
help-record-show = Pokazuje grę w dowolnym punkcie zapisu.
help-record-at = po tylu wyborach; 0 to początek. Bez tej opcji koniec
help-record-export = Wypisuje sprawdzony zapis w zwykłej postaci albo jako JSON.
help-cards =
    Pokazuje karty: wzory, efekty, flary, zadania, wspomnienia.

    Bez słowa wymienia talie.
help-cards-word = talia, identyfikator karty albo część jej nazwy
help-rules =
    Pokazuje zasady obu gier.

    Bez słowa wymienia rozdziały zasad.
help-rules-word = rozdział (6), zasada (6.3), pytanie (F12, R7) albo szukane słowo
help-rules-game = tylko zasady tej gry
help-engine =
    Rozmawia z botem w dowolnym języku programowania wierszami JSON.

    Czyta wiadomości ze standardowego wejścia i odpowiada na standardowym wyjściu; opisuje je docs/engine-protocol.md.

## What is printed

terminal-mode = { $mode ->
    [high_form] Wysoki Styl
    [duel] Pojedynek
    [melee] Bitwa
    [team_high_form] Wysoki Styl zespołowy
    [team_duel] Pojedynek zespołowy
    [prologue_1] Prolog, część pierwsza
    [prologue_2] Prolog, część druga
   *[chapter] Rozdział { $chapter }
}
terminal-asked = { $mode }, tura { $turn }: decyduje gracz na miejscu { $seat } ({ $kind })
terminal-chance = { $mode }, tura { $turn }: decyduje los
terminal-over = { $mode }: koniec gry, liczba tur: { $turn }
terminal-to-move = { $actions ->
    [one] Kolej gracza na miejscu { $seat }: została jedna akcja.
    [few] Kolej gracza na miejscu { $seat }: zostały { $actions } akcje.
   *[many] Kolej gracza na miejscu { $seat }: zostało { $actions } akcji.
}
terminal-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-hand = ręka: { $cards }
kept-frozen = efekt Mrozu w grze: { $card }
kept-as_legend = liczy się jako przywołanie legendy
terminal-piles = stos kart odrzuconych: { $discard }, talia: { $deck }
terminal-tasks = Zadania: { $tasks }
terminal-row = Rząd wspomnień: { $cards }
terminal-demons = Demony: { $demons }
terminal-strength = Rząd { $row }: { $cards } ({ $side ->
    [up] odkryty
   *[down] zakryty
}), { $sum } z { $target }
terminal-why = Co może gracz na miejscu { $seat } i dlaczego nie
terminal-fits = { $card }, dla miejsca { $seat }
terminal-fits-missing = { $missing ->
    [0] Pełne: { $places }
    [one] Brakuje jednego piona: { $places }
    [few] Brakuje { $missing } pionów: { $places }
   *[other] Brakuje { $missing } pionów: { $places }
}
terminal-fits-blocked = stoi tam pion wyższej rangi
terminal-fits-signs = T pole docelowe, * pion wzoru, ?c ?h brakuje piona zwykłego lub heroicznego
terminal-nothing-to-do = Nie jest możliwe żadne przywołanie, żadna flara ani aktywacja efektu Mrozu.
terminal-what = co
terminal-where = gdzie
terminal-outcomes = wyniki
terminal-versus = przeciw { $seat }
terminal-actions = pozostałe akcje: { $actions }
terminal-kills = zniszczone w kolorze { $seat }: { $number }
terminal-removed = usunięte z gry w kolorze { $seat }: { $number }
terminal-borrow = następne przywołanie może użyć wrogiego piona
terminal-extra-turn = potem dodatkowa tura
terminal-draws = dodatkowe karty: istoty { $beings }, legendy { $legends }
terminal-penalty = gracz na miejscu { $seat } ma w następnej turze o jedną akcję mniej
terminal-more = Nie pokazano jeszcze: { $number } (--limit).
terminal-visible = { $parts ->
    [one] Widoczne: { $cards }
   *[other] Widoczne: { $cards } (liczba części: { $parts })
}
terminal-add = dodaj
terminal-take = zabierz
terminal-relives = ponownie przeżywa
terminal-hides = zasłania
terminal-parts = części
terminal-record-good = { $choices ->
    [one] Zapis jest poprawny: jeden wybór.
    [few] Zapis jest poprawny: { $choices } wybory.
   *[many] Zapis jest poprawny: { $choices } wyborów.
}
terminal-record-point = Wybór { $number } z { $last }: { $choice }
terminal-deck = { $deck ->
    [captivity] Talia niewoli Szklanego tronu
    [legends] Legendy
    [flares] Flary
    [tasks] Zadania Wysokiego Stylu
   *[memories] Wspomnienia Szklanego tronu
}
terminal-cards-how = Zajrzyj do jednej z nich: frostglass cards everfrost
terminal-cards-legend = T pole docelowe, c twój pion dowolnej rangi, h twój pion heroiczny lub legendarny, Tc i Th pole docelowe, na którym musi taki stać; / pola, o których mówi efekt (na karcie w paski), : ich lustrzane odbicia (na karcie w kropki); strzałki wychodzą z pola docelowego.
terminal-frozen-effect = Efekt Mrozu
terminal-warp-effect = Efekt zakrzywienia
terminal-flare-upper = { $number ->
    [one] Przeciwnik ma co najmniej o { $number } ulepszonego piona więcej
    [few] Przeciwnik ma co najmniej o { $number } ulepszone piony więcej
   *[many] Przeciwnik ma co najmniej o { $number } ulepszonych pionów więcej
}
terminal-flare-lower = { $number ->
    [one] Przeciwnik ma łącznie co najmniej o { $number } piona więcej
    [few] Przeciwnik ma łącznie co najmniej o { $number } piony więcej
   *[many] Przeciwnik ma łącznie co najmniej o { $number } pionów więcej
}
terminal-rules = { $game ->
    [arena] Zasady areny
   *[embers] Zasady Szklanego tronu
}
terminal-rules-how = Przeczytaj jeden z nich: frostglass rules 6 --game arena

## What is refused

error-unknown-language = Nie ma tu języka „{ $language }”; są { $languages }.
error-unknown-command = Nie ma polecenia „{ $command }”; zobacz frostglass --help.
error-unknown-option = Nie ma tu opcji { $option }; zobacz --help.
error-option-without-value = Opcja { $option } wymaga wartości.
error-missing-argument = Brakuje { $argument }; zobacz --help.
error-extra-argument = „{ $argument }” to o jeden argument za dużo; zobacz --help.
error-bad-argument = { $argument }: { $reason }
error-bad-usage = To wywołanie jest niezrozumiałe: { $reason }
error-no-number = „{ $text }” nie jest liczbą całkowitą.
error-no-such-file = Nie ma pliku „{ $file }”.
error-is-a-directory = „{ $file }” to folder, nie plik.
error-no-permission = Pliku „{ $file }” nie wolno otworzyć.
error-cannot-open = Pliku „{ $file }” nie da się otworzyć.
error-not-text = „{ $file }” nie jest tekstem w UTF-8.
error-bad-json = „{ $file }” nie jest dokumentem JSON: wiersz { $line }, kolumna { $column }.
error-unknown-game = Nie ma gry „{ $game }”; są arena i embers.
error-no-such-card = Nie ma talii ani karty „{ $card }”.
error-no-such-being = Nie ma istoty „{ $card }”.
error-no-such-rule = Nie ma zasady „{ $rule }” i żadna nie zawiera tego słowa.
error-unknown-message = Nie ma wiadomości typu „{ $message }”.
error-no-game-yet = Żadna gra się nie zaczęła: najpierw wyślij wiadomość typu „new”.
error-stale-choice = Wybór ma numer { $number }, a pytanie ma numer { $wanted }.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie.
error-record-magic = To nie jest zapis gry: pierwszym wierszem musi być „{ $wanted }”.
error-record-format = Ten zapis ma format { $found }; ten program czyta format { $wanted }.
error-record-rules = Ten zapis powstał według wersji { $found } zasad; ten program ma wersję { $wanted }.
error-record-twice = Wiersz { $line }: „{ $field }” jest w nagłówku dwa razy.
error-record-value = Wiersz { $line }: nie da się odczytać wartości „{ $field }”.
error-record-brace = Wiersz { $line }: komentarz, który się tu zaczyna, nie ma końca.
error-record-settings = Nagłówek zapisu nie jest możliwy:
error-record-entry = { $line ->
    [0] Wybór { $number }, „{ $choice }”:
   *[other] Wiersz { $line }, wybór { $number }, „{ $choice }”:
}
error-record-turn = Wiersz { $line }: przed wyborem { $number } zaznaczono turę { $turn }, ale trwa tam tura { $found } i decyduje gracz na miejscu { $seat }.
error-record-result = Według zapisu gra skończyła się wynikiem { $said }, a skończyła się wynikiem { $found }.
error-record-point = Nie ma wyboru { $at }: zapis ma ich { $last }.
