### The full-screen terminal player: setting a game up, the frame around it, help, reasons, refusals.

## Before a game

player-setup = Nowa gra
player-wish = { $wish ->
    [game] Gra
    [mode] Tryb
    [number] Miejsca
    [schools] Szkoły
    [part] Rozdział
    [school] Szkoła { $seat }
   *[player] Za { $seat } gra
}
player-game = { $game ->
    [arena] Arena
   *[embers] Szklany tron
}
player-part = { $part ->
    [prologue] Prolog
   *[other] Rozdział { $part }
}
player-player = { $player ->
    [person] osoba przy tym ekranie
    [random] bot grający losowo
    [child] bot: dziecko
    [novice] bot: nowicjusz
    [apprentice] bot: uczeń
    [adept] bot: adept
    [attacker] bot: napastnik
    [builder] bot: budowniczy
    [warden] bot: strażnik
    [master] bot: mistrz
    [grandmaster] bot: arcymistrz
    [guide] bot: przewodnik
   *[partner] bot: partner
}
player-begin = Enter: rozpocznij grę
player-setup-keys = ↑↓ wybór  ←→ zmiana  Enter start  F1 pomoc  F2 język  F5 zachowana gra  Ctrl+Q wyjście

## The frame

player-keys = 1-9 wybór  / pisz  ? czemu nie{ $undo ->
    [yes] { "  " }u cofnij
   *[no] { "" }
}  F1 pomoc  F2 język  F9 poddaj  ^Q
player-keys-over = ←→ powtórka  F6 zapisz przebieg  n nowa gra  F1 pomoc  ^Q
player-turn = { $actions ->
    [one] { $mode }, tura { $number }: gra { $seat }, { $actions } akcja
    [few] { $mode }, tura { $number }: gra { $seat }, { $actions } akcje
   *[other] { $mode }, tura { $number }: gra { $seat }, { $actions } akcji
}
player-last-turns = { $number ->
    [one] (ostatnia tura)
    [few] (jeszcze { $number } tury)
   *[other] (jeszcze { $number } tur)
}
player-onlooker = Widz
player-hint-thinking = Szukam podpowiedzi…
player-thinking = { $seat } myśli…
player-over = { $result }. N: nowa gra.
player-choices = { $number ->
    [0] Nic do wyboru
    [one] { $number } możliwość
    [few] { $number } możliwości
   *[other] { $number } możliwości
}
player-no-match = Nic nie pasuje; Esc: wszystko
player-typing = { $game ->
    [arena] / pisz, by zawęzić: e5…
   *[embers] / pisz, by zawęzić: szkło…
}
player-enter = Enter: wykonaj
player-enter-final = Enter: nieodwołalnie
player-log = Dziennik
player-column = { $column ->
    [points] pkt
    [hand] karty
    [deck] talia
   *[pieces] wolne
}
player-cards = Karty (Enter: ruchy, spacja: treść)
player-card = Karta
player-squares = { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[other] { $number } pól
}
player-short = brakuje { $number }
player-next-task = następne
player-piles = talia { $deck }, odrzucone { $discard }
player-day = { $mode }, dzień { $day }
player-distorted = { $piles }, zniekształcone { $number }
player-mind = Umysł
player-row = Rząd wspomnień
player-determination = Determinacja
player-demons = Demony: { $demons }
player-ability = { $spent ->
    [yes] { $ability } (użyte)
   *[no] { $ability }
}
player-sum = { $sum } z { $target }

## Dialogs

player-close = Esc: zamknij
player-yes-no = Enter: tak   Esc: nie
player-curtain = Teraz przy ekranie: { $person }.
player-curtain-lift = Enter: to ja, { $person }
player-resign = Na pewno się poddajesz?
player-quit = Wyjść? Gra zostaje zachowana: następne wywołanie ją kontynuuje.
player-result = Koniec gry
player-over-next = Zamknij i rozejrzyj się: strzałki przechodzą przez grę, F6 zapisuje jej przebieg, N rozpoczyna nową.

## Help

player-help = Pomoc
player-key-pick = wybór numerem; to, czego nie da się cofnąć, czeka na Enter
player-key-list = przechodzenie po możliwościach, wybór
player-key-filter = wpisz krótki zapis (e5, S snow_fox) albo słowa opisu; Enter wybiera
player-key-all = znów wszystkie możliwości
player-key-tab = następna część ekranu
player-key-go = do wyborów, planszy lub Umysłu, ręki, dziennika
player-key-card = przeczytaj zaznaczoną kartę
player-key-undo = cofnij swój ostatni wybór
player-key-why = dlaczego nie? Na planszy: na tym polu
player-key-end = zakończ turę, aktywuj efekt Mrozu
player-key-language = następny język
player-key-hint = pokaż, co wybrałby silny bot
player-key-resign = poddaj się
player-key-quit = wyjdź
player-sign-ranks = pion zwykły, heroiczny, legendarny
player-sign-letters = czyj to pion
player-sign-squares = czerwone pole, zielone pole
player-sign-central = jedno z dziewięciu pól centralnych
player-sign-target = pole docelowe wzoru
player-sign-marks = pola, o których mówi efekt, i ich lustrzane odbicia
player-sign-notes = tyle pól, na których można przywołać istotę; tylu pionów brakuje
player-sign-cards = efekt Mrozu w grze, flara, zadanie
player-sign-memory = wspomnienie: litera koloru (c łańcuchy, d sztylety, f płomienie, g szkło, a poroże), siła oraz a lub b
player-sign-areas = obszar zakryty, obszar pusty
player-sign-ghost = wskazana karta albo to, co ponownie przeżywa
player-sign-determination = karta Determinacji odkryta, zakryta
player-sign-current = aktualny rząd

## Why not?

player-why = Dlaczego nie?
player-why-at = Dlaczego nie na { $square }?
player-why-possible = możliwe

## Refusals

error-no-textual = Gra w terminalu wymaga biblioteki Textual: pip install "frostglass[tui]"
