### The full-screen terminal player: setting a game up, the frame around it, help, reasons, refusals.

## Before a game

player-setup = Nová hra
player-wish = { $wish ->
    [game] Hra
    [mode] Varianta
    [number] Místa
    [schools] Školy
    [part] Kapitola
    [school] Škola { $seat }
   *[player] Za { $seat } hraje
}
player-game = { $game ->
    [arena] Aréna
   *[embers] Uhlíky paměti
}
player-part = { $part ->
    [prologue] Prolog
   *[other] Kapitola { $part }
}
player-player = { $player ->
    [person] člověk u této obrazovky
    [random] bot hrající náhodně
    [child] bot: dítě
    [novice] bot: začátečník
    [apprentice] bot: učedník
    [adept] bot: adept
    [attacker] bot: útočník
    [builder] bot: stavitel
    [warden] bot: strážce
    [master] bot: mistr
    [grandmaster] bot: velmistr
    [guide] bot: průvodce
   *[partner] bot: společník
}
player-begin = Enter: začít hru
player-setup-keys = ↑↓ výběr  ←→ změna  Enter začít  F1 nápověda  F2 jazyk  F5 uložená hra  Ctrl+Q konec

## The frame

player-keys = 1-9 volba  / psát  ? proč ne{ $undo ->
    [yes] { "  " }u zpět
   *[no] { "" }
}  F1 nápověda  F2 jazyk  F9 vzdát  ^Q
player-keys-over = ←→ přehrát  F6 uložit záznam  n nová hra  F1 nápověda  ^Q
player-turn = { $actions ->
    [one] { $mode }, tah { $number }: hraje { $seat }, { $actions } akce
    [few] { $mode }, tah { $number }: hraje { $seat }, { $actions } akce
   *[other] { $mode }, tah { $number }: hraje { $seat }, { $actions } akcí
}
player-last-turns = { $number ->
    [one] (poslední tah)
    [few] (ještě { $number } tahy)
   *[other] (ještě { $number } tahů)
}
player-onlooker = Divák
player-hint-thinking = Hledám radu…
player-thinking = { $seat } přemýšlí…
player-over = { $result }. N: nová hra.
player-choices = { $number ->
    [0] Není co volit
    [one] { $number } možnost
    [few] { $number } možnosti
   *[other] { $number } možností
}
player-no-match = Nic neodpovídá; Esc: vše
player-typing = { $game ->
    [arena] / piš a zúžíš výběr: e5…
   *[embers] / piš a zúžíš výběr: sklo…
}
player-enter = Enter: provést
player-enter-final = Enter: nevratně
player-log = Záznam
player-column = { $column ->
    [points] body
    [hand] karty
    [deck] balík
   *[pieces] volné
}
player-cards = Karty (Enter: tahy, mezerník: text)
player-card = Karta
player-squares = { $number ->
    [one] { $number } pole
    [few] { $number } pole
   *[other] { $number } polí
}
player-short = chybí { $number }
player-next-task = další
player-piles = balíček { $deck }, odhozeno { $discard }
player-day = { $mode }, den { $day }
player-distorted = { $piles }, zkresleno { $number }
player-mind = Mysl
player-row = Řada vzpomínek
player-determination = Odhodlání
player-demons = Démoni: { $demons }
player-ability = { $spent ->
    [yes] { $ability } (použito)
   *[no] { $ability }
}
player-sum = { $sum }/{ $target }

## Dialogs

player-close = Esc: zavřít
player-yes-no = Enter: ano   Esc: ne
player-curtain = K obrazovce teď usedá { $person }.
player-curtain-lift = Enter: jsem { $person }
player-resign = Opravdu hru vzdáváš?
player-quit = Odejít? Hra zůstává uložená: další spuštění v ní pokračuje.
player-result = Konec hry
player-over-next = Zavři a rozhlédni se: šipky procházejí hru, F6 uloží její záznam, N začne novou.

## Help

player-help = Nápověda
player-key-pick = volba číslem; co nelze vzít zpět, čeká na Enter
player-key-list = procházení možností, volba
player-key-filter = napiš krátký zápis (e5, S snow_fox) nebo slova popisu; Enter zvolí
player-key-all = znovu všechny možnosti
player-key-tab = další část obrazovky
player-key-go = k volbám, plánu nebo Mysli, ruce, záznamu
player-key-card = přečíst označenou kartu
player-key-undo = vzít zpět svou poslední volbu
player-key-why = proč ne? Na plánu: na tomto poli
player-key-end = ukonči tah, použij zmrazený efekt
player-key-language = další jazyk
player-key-hint = ukázat, co by zvolil silný bot
player-key-resign = vzdát se
player-key-quit = odejít
player-sign-ranks = běžný, hrdinský, legendární kámen
player-sign-letters = čí kámen to je
player-sign-squares = červené pole, zelené pole
player-sign-central = jedno z devíti středových polí
player-sign-target = cílové pole vzoru
player-sign-marks = pole, o kterých mluví efekt, a pole k nim zrcadlově položená
player-sign-notes = tolik polí, kde lze bytost vyvolat; tolik kamenů chybí
player-sign-cards = zmrazený efekt ve hře, karta balance, úkol
player-sign-memory = vzpomínka: písmeno barvy (c řetězy, d dýky, f plameny, g sklo, a parohy), síla a případně a nebo b
player-sign-areas = zakrytá oblast, prázdná oblast
player-sign-ghost = označená karta, nebo to, co znovu prožívá
player-sign-determination = karta Odhodlání lícem nahoru, lícem dolů
player-sign-current = aktuální řada

## Why not?

player-why = Proč ne?
player-why-at = Proč ne na { $square }?
player-why-possible = lze

## Refusals

error-no-textual = Hra v terminálu potřebuje Textual: pip install "frostglass[tui]"
