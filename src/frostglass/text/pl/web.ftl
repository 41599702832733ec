### The pages: everything that is not a sentence of a game. Numbers stand beside their words, so no form depends on them.

## Bar and addresses
web-home = Na stronę początkową
web-loading = Chwileczkę…
web-problem = To się nie udało
web-language = Język
web-theme = Motyw jasny lub ciemny
web-menu = Więcej
web-close = Zamknij
web-whither = Dokąd trafi { $card }?
web-cancel = Anuluj
web-learn = Nauka
web-rules = Zasady
web-cards = Karty
web-connected = połączono
web-connecting = łączenie
web-lost = brak połączenia

## Start page
web-lead = Plansza z lodu, umysł z żaru
web-lead-note = Dwie gry dla znajomych, botów albo jednych i drugich. Bez konta: każde miejsce to link.
web-choose-game = Wybierz grę
web-chosen = wybrana
web-arena = Arena
web-arena-note = Układaj wzory z pionów i przywołuj istoty, które do nich pasują. Siedem szkół, od 2 do 4 graczy.
web-embers = Szklany tron
web-embers-note = Razem, bez słowa, odbudujcie uwięziony umysł. Opowieść w rozdziałach dla 2 graczy.
web-your-tables = Twoje stoły
web-no-tables = Nie ma jeszcze stołów. Otwórz stół albo od razu zagraj z botem.
web-with = z: { $names }
web-at-this-screen = przy tym ekranie
web-a-friend = ktoś znajomy
web-quick-arena = Pojedynek z botem
web-quick-embers = Szklany tron z botem
web-paste-link = Wklej link lub kod stołu
web-bad-link = To nie jest link do stołu.
web-join = Dołącz
web-new-table = Nowy stół
web-how = Jak gracie
web-table = Stół
web-seats = Miejsca
web-seats-hint = Miejsce zajmuje osoba z linkiem, bot albo ktoś przy tym ekranie.
web-who = Kto gra na miejscu { $seat }?
web-who-me = Ty, w tej przeglądarce
web-who-friend = Ktoś znajomy, przez link
web-who-hotseat = Ktoś przy tym ekranie
web-school = Szkoła miejsca { $seat }
web-random-school = Losowo
web-name = Imię
web-your-name = Twoje imię
web-may-watch = Inni mogą patrzeć przez link
web-undo-note = Cofanie w obrębie tury, do ostatniej dobranej karty.
web-no-undo-note = Tu niczego się nie cofa: każdy wybór coś mówi drugiej osobie.
web-open-table = Otwórz stół
web-for = { $mode }, graczy: { $number }
web-mode-duel = Pojedynek
web-mode-high-form = Wysoki Styl
web-mode-melee = Bitwa
web-mode-team-duel = Pojedynek zespołowy
web-mode-team-high-form = Wysoki Styl zespołowy
web-prologue-1 = Prolog 1
web-prologue-2 = Prolog 2
web-chapter = Rozdział { $number }
web-bot = Bot: { $level }
web-bot-random = losowy
web-bot-child = dziecko
web-bot-novice = nowicjusz
web-bot-apprentice = uczeń
web-bot-adept = adept
web-bot-attacker = napastnik
web-bot-builder = budowniczy
web-bot-warden = strażnik
web-bot-master = mistrz
web-bot-grandmaster = arcymistrz
web-bot-partner = partner
web-bot-guide = przewodnik
web-bot-about-random = Wybiera cokolwiek.
web-bot-about-child = Widzi wzór tylko tak, jak wydrukowano go na karcie, uwielbia niszczyć i nie myśli o twojej odpowiedzi.
web-bot-about-novice = Widzi wzory obrócone, ale nie odbite, i czasem coś przeoczy.
web-bot-about-apprentice = Bierze to, co od razu wygląda najlepiej; nie myśli o twojej odpowiedzi.
web-bot-about-adept = Planuje całe tury.
web-bot-about-attacker = Prawie mistrz, ale woli niszczyć, niż budować.
web-bot-about-builder = Prawie mistrz, ale woli budować, niż walczyć.
web-bot-about-warden = Prawie mistrz, ale woli psuć twoje wzory, niż kończyć własne.
web-bot-about-master = Planuje całe tury i ocenia je według tego, czego nauczył się w tysiącach partii.
web-bot-about-grandmaster = Mistrz, który ma czas: rozważa więcej tur i twoje odpowiedzi na najlepsze z nich.
web-bot-about-partner = Gra razem z tobą: podpowiada tylko kartami, które zagrywa.
web-bot-about-guide = Porównuje ruchy, rozgrywając je dalej w myślach; odpowiada zawsze po tym samym czasie.

## Seats and links
web-seat = Miejsce { $seat }
web-you = Ty
web-seat-open = nikt jeszcze nie zajął tego miejsca
web-seat-here = na miejscu
web-seat-away = teraz bez połączenia
web-seats-note = Wyślij każdej osobie link do miejsca. Siada tam ten, kto pierwszy go otworzy.
web-watch-link = Link dla tych, którzy tylko patrzą
web-copy-link = Kopiuj link
web-copy-own = Kopiuj mój link
web-copied = Skopiowano
web-fill-with-bot = Posadź bota
web-declare-gone = Uznaj, że gracz odszedł
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj

## The question
web-your-choice = Twój wybór
web-your-move = Twój ruch
web-actions = Akcje
web-thinks = Decyduje: { $name }
web-sent = Wysłano. Chwileczkę…
web-watching = Patrzysz na tę grę.
web-tap-a-choice = Wybierz jedną z możliwości
web-on-board = Wybierz pole na planszy
web-way = Sposób { $way } z { $ways }
web-undo = Cofnij
web-command = Wiersz poleceń
web-command-hint = Wpisz, co robisz
web-end-note = Potem dobiera się karty. Dalej nie ma cofania.
web-destroyed = zniszczono: { $number }

## Connection
web-connection-lost = Połączenie przerwane.
web-connection-ended = Tego stołu nie można pokazać.
web-choice-not-sent = Twój wybór nie jest jeszcze potwierdzony; zostanie wysłany ponownie.
web-nothing-lost = Wszystkie twoje wybory są zapisane.
web-next-try = Następna próba za { $seconds } s.
web-now = Teraz
web-stale = Gra poszła dalej. Oto aktualne pytanie.

## Curtain
web-hand-over = Przekaż ekran: { $name }
web-hand-over-note = Wszystko, co tajne, jest schowane.
web-i-am = To ja, { $name }

## More
web-replay = Powtórka
web-resign = Poddaj się
web-resign-note = Gra się skończy albo potoczy dalej bez ciebie. Tego nie można cofnąć.
web-settings = Ustawienia
web-setting-confirm = Potwierdzaj każdy wybór
web-setting-letters = Pojedyncze litery to skróty
web-setting-sound = Dźwięk, gdy przychodzi twoja kolej
web-keys = Klawisze
web-keys-note = Strzałki przesuwają kursor po planszy, Enter wybiera i potwierdza, 1 do 9 wskazują wybór, Esc anuluje, / wiersz poleceń, R następny sposób, U cofnij, T efekt Mrozu, E koniec tury, B plansza, H ręka, L dziennik, ? dlaczego nie, F wyszukiwarka wzorów, I podpowiedź.

## Log and replay
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-taken-back = Cofnięto wybór
web-replay-from = Powtórka od wpisu { $number }
web-step = Krok
web-step-of = krok { $number } z { $all }
web-play = Odtwórz
web-first = Na początek
web-back = Wstecz
web-forward = Dalej
web-last = Na koniec
web-eyes = Czyimi oczami
web-eyes-of = Widzi: { $name }
web-eyes-public = Jak widzą wszyscy
web-back-to-table = Do stołu

## Arena
web-board = Plansza
web-piece-common = zwykły pion { $owner }
web-piece-heroic = heroiczny pion { $owner }
web-piece-legendary = legendarny pion { $owner }
web-empty = puste
web-can-move = może się ruszyć
web-turn = Tura
web-turn-number = Tura { $number }
web-turn-of = Gra: { $name }
web-actions-left = Pozostałe akcje: { $number }
web-of = z { $goal }
web-left = odejście od stołu
web-won = Wygrywasz
web-hand = Twoja ręka
web-on-ice = Efekty Mrozu
web-squares = { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[many] { $number } pól
}
web-upgraded = Ulepszone
web-pieces = Piony
web-thaw = Aktywuj
web-card-in-focus = Wskazana karta
web-whole-card = Cała karta
web-as-it-lies = obrócona tak, jak leży na planszy
web-being-common = Zwykła istota
web-being-heroic = Heroiczna istota
web-being-legendary = Legendarna istota
web-legend = Legenda
web-no-effect = Przy przywołaniu nic się nie dzieje.
web-frozen = Efekt Mrozu
web-flare-upgraded = więcej ulepszonych pionów niż ty
web-flare-pieces = więcej pionów niż ty
web-pattern = Wzór, rząd po rzędzie
web-cell-any = dowolne
web-cell-target = cel
web-cell-target-common = cel na zwykłym pionie
web-cell-target-heroic = cel na heroicznym pionie
web-score = Wynik
web-task = Zadanie
web-claim = zgłoś
web-next-task = następne
web-counts = liczy się
web-melee-note = Liczy się twój najsłabszy kolor. Kropka to niewykorzystana improwizacja.
web-improvisation-left = została improwizacja
web-supply = Liczby jawne
web-free-pieces = wolne piony
web-free-legendary = wolne legendarne piony
web-deck = talia
web-hand-size = karty na ręce

## Embers
web-mind = Umysł
web-closer = Przybliż
web-farther = Oddal
web-show-all = Pokaż wszystko
web-demons = Rząd demonów
web-demon-away = nie ma w rzędzie
web-tainted = skażone: { $number }
web-memory-row = Rząd wspomnień
web-row-empty = Rząd wspomnień jest pusty.
web-would-taint = odrzucona zostanie skażona
web-discard = odrzucone
web-distorted = zniekształcone
web-abilities = Zdolności
web-spent = użyta
web-determination = Determinacja
web-face-down-note = Karty w paski są zakryte: druga osoba ich nie widzi.
web-row = Rząd { $number }
web-face-down = zakryta
web-row-done = kompletny
web-silent = przy tym stole się milczy
web-day = Dzień { $number } z { $days }
web-at = pozycja { $x }, { $y }

## Library
web-decks = Talie
web-flares = Flary
web-tasks = Zadania
web-search = Szukaj
web-nothing-found = Nic nie znaleziono.
web-key-piece = twój pion tej rangi lub wyższej
web-key-target = pole docelowe
web-key-frozen = efekt na później, bez akcji
web-rules-arena = Zasady areny
web-rules-embers = Zasady Szklanego tronu
web-questions = Pytania i odpowiedzi
web-contents = Spis treści

## Why not, finder, hint, piles
web-why = Dlaczego nie?
web-why-short = dlaczego nie
web-why-tap = Dotknij tego, o co pytasz. Naciśnij jeszcze raz, by zapytać o wszystko.
web-why-none = Nie ma tu nic do powiedzenia.
web-why-can = Można to teraz zrobić.
web-why-card = Dlaczego nie „{ $card }”?
web-hint = podpowiedź
web-hint-is = Podpowiedź: { $label }
web-hint-thinking = Szukam podpowiedzi…
web-hint-take = Wybierz to
web-hint-others = Prawie tak samo dobre
web-hint-behind = { $game ->
    [embers] gorsze o { $points } (w turach Aelin)
   *[other] gorsze o { $points } pkt
}
web-finder = Wyszukiwarka wzorów
web-find-places = Znajdź miejsca
web-show-on-board = Pokaż na planszy
web-place = Miejsce { $number } z { $all }: { $square }.
web-place-before = Poprzednie miejsce
web-place-next = Następne miejsce
web-place-missing = Brakuje: { $squares }.
web-place-complete = Wzór jest ułożony.
web-place-blocked = Na celu stoi pion wyższej rangi.
web-no-place = Wszędzie brakuje co najmniej trzech pionów.
web-short = brakuje { $number }
web-discards = Odrzucone karty
web-legends = Legendy
web-face-down-cards = zakryte: { $number }
web-pile-empty = Nie ma tu kart.
web-claimed = zgłoszone zadania
web-last-turns = Zbliża się koniec. Tury po tej: { $number }.
web-last-turn = To ostatnia tura.
web-progress = { $have } z { $need }
web-turn-order = Kolejność tur
web-hidden = ukryta pod innymi kartami
web-stack = Karty przy karcie „{ $card }”
web-stack-note = Od góry do dołu: wszystko, co styka się z tą kartą.
web-look-under = Zajrzyj pod spód
