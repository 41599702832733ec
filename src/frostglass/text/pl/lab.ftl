### Laboratorium: boty przeciw botom, turnieje, raporty, pomiary.

## Pomoc

help-lab-json = wypisuje jeden dokument JSON
help-lab-games = liczba partii (domyślnie 100)
help-lab-seed = ziarno całej losowości (domyślnie 0); to samo ziarno daje te same partie
help-lab-workers = liczba procesów; 0 to wszystkie rdzenie. Wyniki są te same
help-lab-on =
    rozgrywa partie na klastrze Ray zamiast na tym komputerze: ray://host:10001
    albo host:6379. Wyniki są te same
help-lab-resume = kontynuuje to samo zadanie z tego pliku i zapisuje w nim, co już zrobiono
help-lab-game = arena albo embers
help-simulate =
    Rozgrywa partie botów przeciw sobie albo razem.

    Boty areny: random, child, novice, apprentice, adept, attacker, builder, warden, master, grandmaster. Boty Szklanego tronu: random, partner, guide. Po nazwie może stać budżet: adept:400n (kroki przeszukiwania na decyzję, powtarzalne) albo master:2s (sekundy na decyzję).
help-simulate-seats = boty, po jednym na miejsce; domyślnie apprentice na arenie, partner w Szklanym tronie
help-simulate-mode = tryb gry: arena: high_form, duel, melee, team_high_form, team_duel; embers: prologue, chapter
help-simulate-schools = szkoły, po jednej na miejsce; bez nich zmieniają się z partii na partię
help-simulate-chapter = rozdział Szklanego tronu
help-simulate-turn-limit = kończy partię areny po tylu turach (domyślnie 400)
help-simulate-rotate = boty zmieniają miejsca z partii na partię; każde rozdanie gra się w każdej kolejności miejsc
help-simulate-data = zapisuje też do tego pliku po jednym wierszu JSON na partię, dla report i dla notatników
help-tournament =
    Ocenia boty areny: każdy z każdym, ze zmianą miejsc i szkół.

    Ranking liczy openskill; przedziały zawierają prawdziwą wartość w 95 przypadkach na 100.
help-tournament-bots = dwa boty lub więcej, jak w simulate
help-tournament-seats = miejsca przy stole, jeśli tryb daje wybór
help-tournament-plot = rysuje ranking w tym pliku (svg, png, pdf)
help-report =
    Robi stronę z symulowanych partii areny albo bada obie gry.

    Szkoła przeciw szkole, pierwszy gracz, długość, karty: dane pochodzą z simulate --data. Z opcją --study najpierw rozgrywane są wszystkie tryby i rozdziały, a strona mówi, jak są wyrównane, długie, rozgałęzione, skryte i trudne.
help-report-data = plik z wierszami JSON; - czyta standardowe wejście
help-report-out = strona; - to standardowe wyjście. Badanie z końcówką .md to Markdown, jego obrazki leżą obok w folderze study
help-report-study = rozgrywa i bada wszystkie tryby i rozdziały; te same boty, partie i ziarno dają tę samą stronę
help-report-bots = kto gra w badaniu: bot areny i bot Szklanego tronu (domyślnie apprentice,partner)
help-bench =
    Mierzy, jak szybko gry działają na tej maszynie.

    Czas procesora jednego rdzenia. Nazwy podają jednostkę: na sekundę, mikrosekundy, milisekundy.
help-bench-seconds = mniej więcej tyle na każdą liczbę (domyślnie 1)
help-train =
    Uczy boty areny wartości pozycji na ich własnych partiach.

    Każde pokolenie gra samo ze sobą, sieć dopasowuje się do wszystkich dotychczasowych partii i zostaje, jeśli wygra mecz z najlepszą poprzednią. Wszystko leży w folderze; to samo polecenie podejmuje pracę tam, gdzie ją przerwano. Potrzebne są pakiety frostglass[train].
help-train-game = gra: arena
help-train-form = tryby, z których partii bot się uczy; kilka tylko wtedy, gdy liczą punkty tak samo, np. duel,team_duel
help-train-folder = gdzie leżą partie, sieci i wyniki (domyślnie training)
help-train-games = partie w każdym pokoleniu (domyślnie 400)
help-train-generations = ile ma być pokoleń razem (domyślnie 2)
help-train-match = partie meczu, który rozstrzyga, czy sieć zostaje (domyślnie 100)

## Co jest wypisywane

lab-who = kto
lab-seat = miejsce { $seat }
lab-side = { $side ->
    [won] wygrane
    [lost] przegrane
   *[draw] remisy
}
lab-bot = bot
lab-against = przeciw
lab-games = partie
lab-wins = zwycięstwa
lab-points = punkty
lab-share = udział (95%)
lab-percent = { $share }%
lab-rating = ocena (95%)
lab-ratings = Ranking
lab-played = { $games ->
    [one] Jedna partia, tury: { $turns }, { $seconds } s.
    [few] { $games } partie, średnio tur: { $turns }, { $seconds } s.
   *[other] { $games } partii, średnio tur: { $turns }, { $seconds } s.
}
lab-reason-points = punkty
lab-reason-deck = pusta talia
lab-reason-limit = limit tur
lab-reason-resigned = poddanie się
lab-reason-left = odejście od stołu
train-best = Najlepsza sieć to { $file }.
train-nothing-better = Żadna sieć nie była lepsza od adepta. Pomoże więcej partii.

## Raport

report-title = Partie areny w liczbach
report-games = { $games ->
    [one] Jedna partia: { $modes }.
    [few] { $games } partie: { $modes }.
   *[other] { $games } partii: { $modes }.
}
report-matrix = Szkoła przeciw szkole
report-matrix-help = Jak często szkoła z wiersza była lepsza od szkoły z kolumny; remis to pół zwycięstwa. W nawiasach przedział, który zawiera prawdziwą wartość w 95 przypadkach na 100.
report-all = razem
report-first = Pierwszy gracz
report-first-text = Rozpoczynający gracz wygrał { $share }% partii ({ $low }–{ $high }); sprawiedliwie byłoby { $fair }%.
report-length = Długość
report-length-text = Średnio tur: { $mean }, mediana: { $middle }, od { $shortest } do { $longest }. Co zakończyło partie: { $reasons }.
report-turns = tury
report-number = partie
report-cards = Karty
report-cards-help = Jak często karta jest przywoływana w partii, w której mogła być, i jak często wygrywał ten, kto ją przywołał.
report-card = karta
report-school = talia
report-per-game = na partię
report-won = wygrane

## Badanie

study-title = Gry w liczbach
study-made = Tryby i rozdziały: { $parts }, { $games ->
    [one] po jednej partii
    [few] po { $games } partie
   *[other] po { $games } partii
} z ziarna { $seed }. Na arenie gra { $arena }, w Szklanym tronie { $embers }: to, co tu powiedziano, dotyczy partii takich graczy.
study-interval = W nawiasach stoi przedział, który zawiera prawdziwą wartość w 95 przypadkach na 100.
study-schools = Równowaga szkół
study-schools-help = Jak często wygrywała każda szkoła; dzielone pierwsze miejsce liczy się w części. W ostatnim wierszu stoi to, co byłoby sprawiedliwe. Szkoły zmieniają się we wszystkich parach i na wszystkich miejscach, rozpoczynający jest losowany.
study-meetings = W pojedynku:
study-fair = sprawiedliwie
study-over-fair = procent ponad sprawiedliwą część
study-first-help = Jak często wygrywał rozpoczynający gracz albo jego zespół.
study-first-won = wygrał pierwszy gracz
study-form = tryb
study-part = tryb lub rozdział
study-melee = { $form }, miejsca: { $seats }
study-prologue = Prolog
study-length-help = Tury liczone są razem dla wszystkich miejsc. Decyzje to pytania zadane graczom, bez decyzji losu.
study-mean-turns = tury
study-median = mediana
study-span = od, do
study-decisions = decyzje
study-ends = co zakończyło partie
study-turn = tura
study-branching = Rozgałęzienie
study-branching-help = Ile wyborów daje jedna decyzja, średnio i najwięcej. Ostatnia kolumna to liczba cyfr, jaką ma liczba przebiegów otwartych przez decyzje jednej partii: jej wybory pomnożone przez siebie, średnio.
study-options = wybory na decyzję
study-widest = najwięcej
study-size = cyfry
study-hidden = Ukryta informacja
study-hidden-help = Ilu rozdań pytany gracz nie potrafi odróżnić, w bitach: jeden bit więcej to dwa razy tyle. Na arenie chodzi o to, kto ma które istoty, legendy i flary; w Szklanym tronie o to, które wspomnienia leżą zakryte jako Determinacja przed Fenrysem lub Rowanem. Kolejność talii to dopiero przyszły los i się nie liczy.
study-bits = ukryte bity
study-bits-first = na początku
study-bits-mean = średnio
study-bits-most = najwięcej
study-chapters = Trudność rozdziałów
study-chapters-help = Jak często dwa boty wspólnie wygrywały i przez co przegrano pozostałe partie.
study-won = wygrane
study-won-percent = wygrane, procent

## Odmowy

error-unknown-bot = Nie ma tu bota „{ $bot }”; są { $known }.
error-bad-budget = „{ $budget }” to nie budżet: napisz 400n (kroki przeszukiwania) albo 2s (sekundy).
error-schools-for-seats = Szkół: { $schools }, a miejsc: { $seats }.
error-two-seats = Szklany tron ma dwa miejsca, a nie { $seats }.
error-bot-twice = Bot { $bot } jest podany dwa razy.
error-forms-score-differently = Tryby, w których punkty liczy się inaczej, nie mają wspólnej sieci: { $forms }.
error-nothing-to-train = W grze { $game } nie ma czego trenować.
error-few-bots = { $bots ->
    [one] Jeden bot nie wystarczy: stron przy stole jest { $least }.
    [few] { $bots } boty nie wystarczą: stron przy stole jest { $least }.
   *[other] { $bots } botów nie wystarczy: stron przy stole jest { $least }.
}
error-bad-data = Wiersz { $line } nie jest symulowaną partią areny.
error-no-data = W tym pliku nie ma żadnej partii.
error-data-or-study = Podaj plik z partiami albo --study, jedno z dwojga.
error-two-bots = W badaniu grają dwa boty, jeden na arenie i jeden w Szklanym tronie, a podano: { $bots }.
error-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray.
error-other-run = „{ $file }” zawiera inne zadanie niż to.
lab-cost = Koszt: { $seconds } s czasu procesora; komputery: { $nodes }, procesory: { $processors }.
error-needs-extra = Potrzeba więcej pakietów: pip install 'frostglass[{ $extra }]'
error-cannot-draw = Nie da się narysować „{ $file }”: { $reason }
error-bad-seconds = { $seconds } to zły czas pomiaru: więcej niż 0 i najwyżej 60 sekund.
