### Kampania Szklanego tronu: strona, polecenia, ekran w terminalu. Słowa kart są w captivity.ftl.

## Części

campaign-part = { $part ->
    [0] Prolog
   *[other] Rozdział { $part }
}
campaign-of-prologue = { $who } z prologu
campaign-prologue = Prolog

## Strona

campaign-title = Kampania
campaign-lead = Historia rozdział po rozdziale
campaign-lead-note = Wygrana otwiera następny rozdział. Nikt nie widzi karty przed czasem.
campaign-begin = Rozpocznij kampanię
campaign-begin-note = Kampanię przechowuje serwer, a klucz do niej ta przeglądarka. Konto nie jest potrzebne.
campaign-unknown-here = Ten serwer nie zna kampanii, którą miała ta przeglądarka. Może jest na innym.
campaign-to = Do kampanii
campaign-home-note = Rozdziały od drugiego do siódmego otwierają się po kolei w kampanii.
campaign-prologue-lead = Najpierw prolog. Talia niewoli pozostaje zamknięta, dopóki go nie wygracie.
campaign-turn-over = Odwróć kartę
campaign-turn-over-note = Na odwrocie jest napisane, które karty zaczynają obowiązywać.
campaign-suspend = Przerwij
campaign-resume = Wznów
campaign-suspended = Historia jest przerwana
campaign-suspended-note = Karta rozdziału leży na wierzchu talii niewoli. To, co już wygraliście, nadal można rozgrywać.
campaign-reset = Zacznij od nowa
campaign-reset-sure = Zacząć wszystko od nowa?
campaign-reset-note = Przepadnie wszystko, co wygrano, i wszystkie statystyki, dla każdego, kto ma link do tej kampanii. Tego nie można cofnąć.
campaign-story = Historia
campaign-play = Graj
campaign-play-again = Zagraj ponownie
campaign-who = Kim jesteś
campaign-partner = Kto gra z tobą
campaign-partner-bot = Bot
campaign-partner-friend = Ktoś znajomy, przez link
campaign-partner-hotseat = Ktoś przy tym ekranie
campaign-chapters = Rozdziały
campaign-part-won = wygrany
campaign-part-open = otwarty
campaign-part-card = karta nie jest odwrócona
campaign-part-suspended = przerwany
campaign-games = Partie
campaign-wins = Wygrane
campaign-fewest = Najmniej tur
campaign-day = Najdalszy dzień
campaign-losses = Jak przegrywano
campaign-losses-none = Nie przegrano żadnej partii.
campaign-in-force = Obowiązujące zasady
campaign-in-force-none = Żadna karta jeszcze nie obowiązuje.
campaign-archive = Archiwum
campaign-archive-empty = Nic jeszcze nie trafiło do Archiwum.
campaign-elsewhere = Na innym urządzeniu
campaign-elsewhere-note = Kto ma ten link, może kontynuować kampanię. Otwórz go tam, gdzie chcesz grać.
campaign-copy = Kopiuj link kampanii
campaign-which = Kampanie tej przeglądarki
campaign-begin-another = Rozpocznij kolejną kampanię
campaign-changed = Kampania zmieniła się w międzyczasie. Tak wygląda teraz.

## Karty

campaign-card-number = karta { $number }
campaign-back = Odwrót karty
campaign-kind-chapter = Rozdział
campaign-kind-rule = Zasady
campaign-kind-ability = Zdolności
campaign-kind-help = Pomoc
campaign-kind-character = Postacie
campaign-kind-demon = Demony
campaign-kind-archive = Karta Archiwum
campaign-uses-day = raz na dzień
campaign-uses-game = raz na grę
campaign-owner-common = dla obojga

## Zasady na później

campaign-later-rules = Pozostałe zasady są na później: te o części drugiej czytajcie po wygraniu pierwszej, resztę po wygraniu drugiej.
campaign-later-show = Pokaż je mimo to

## Terminal

help-campaign =
    Twoja kampania Szklanego tronu: pokazuje ją i prowadzi dalej.

    To plik w twoim folderze danych. Liczą się do niej partie rozegrane w terminalu.
help-campaign-act = show, turn-over, suspend, resume lub reset; bez tego show
help-campaign-yes = bez pytania
help-spoilers = pokazuje także to, czego twoja kampania jeszcze nie otworzyła
campaign-spoilers = Tego, czego twoja kampania jeszcze nie otworzyła, tu nie ma; pokazuje to --spoilers.
campaign-keys = t odwróć  s przerwij, wznów  x od nowa  Esc zamknij
campaign-next = { $act ->
    [turn_over] Teraz odwróć kartę rozdziału (frostglass campaign turn-over).
    [resume] Teraz wznów historię (frostglass campaign resume).
   *[play] Teraz graj (frostglass play embers --terminal).
}
campaign-key = F4: kampania
campaign-reset-here = Przepadnie wszystko, co wygrano, i wszystkie statystyki.
campaign-entered = Kampania odnotowała tę partię.
campaign-row = { $name }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, wygrane: { $wins }{ $fewest ->
    [0] { "" }
   *[other] , najmniej tur: { $fewest }
}{ $day ->
    [0] { "" }
   *[other] , najdalszy dzień: { $day }
}
campaign-lost = { $number ->
    [one] { $number } raz
   *[other] { $number } razy
}: { $reason }

## Odmowy

error-unknown-act = W kampanii nie ma „{ $act }”.
error-campaign-closed = Tego nie można teraz rozegrać w tej kampanii.
error-campaign-needed = Ten rozdział rozgrywa się w kampanii, która do niego doszła.
error-campaign-no-game = Nie ma tu kampanii gry „{ $game }”.
error-campaign-stale = Kampania zmieniła się w międzyczasie. Zobacz ją jeszcze raz.
error-campaign-unknown = Ten klucz nie otwiera tu żadnej kampanii.
error-spoilers = To, o co pytasz, jest w twojej kampanii na później; pokazuje to --spoilers.
error-campaign-sure = Przepadnie wszystko, co wygrano, i wszystkie statystyki. Aby to zrobić, dodaj --yes.
