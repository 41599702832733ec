### Kampaň Uhlíků paměti: stránka, příkazy, obrazovka v terminálu. Slova karet jsou v captivity.ftl.

## Části

campaign-part = { $part ->
    [0] Prolog
   *[other] Kapitola { $part }
}
campaign-of-prologue = { $who } z prologu
campaign-prologue = Prolog

## Stránka

campaign-title = Kampaň
campaign-lead = Příběh kapitolu po kapitole
campaign-lead-note = Výhra otevírá další kapitolu. Nikdo nevidí kartu předčasně.
campaign-begin = Začít kampaň
campaign-begin-note = Kampaň uchovává server, klíč k ní tento prohlížeč. Účet není potřeba.
campaign-unknown-here = Tento server nezná kampaň, kterou měl tento prohlížeč. Možná je na jiném.
campaign-to = Ke kampani
campaign-home-note = Druhá až sedmá kapitola se otevírají jedna po druhé v kampani.
campaign-prologue-lead = Nejdřív prolog. Balíček zajetí zůstává zavřený, dokud ho nevyhrajete.
campaign-turn-over = Otočit kartu
campaign-turn-over-note = Na zadní straně stojí, které karty začnou platit.
campaign-suspend = Přerušit
campaign-resume = Pokračovat
campaign-suspended = Příběh je přerušený
campaign-suspended-note = Karta kapitoly leží navrchu balíčku zajetí. Co jste už vyhráli, smíte hrát dál.
campaign-reset = Začít znovu
campaign-reset-sure = Začít úplně od začátku?
campaign-reset-note = Ztratí se vše, co bylo vyhráno, i celá statistika, pro každého, kdo má odkaz na tuto kampaň. Nejde to vzít zpět.
campaign-story = Příběh
campaign-play = Hrát
campaign-play-again = Hrát znovu
campaign-who = Kdo jsi
campaign-partner = Kdo hraje s tebou
campaign-partner-bot = Bot
campaign-partner-friend = Někdo známý, přes odkaz
campaign-partner-hotseat = Někdo u této obrazovky
campaign-chapters = Kapitoly
campaign-part-won = vyhráno
campaign-part-open = otevřeno
campaign-part-card = karta není otočená
campaign-part-suspended = přerušeno
campaign-games = Hry
campaign-wins = Výhry
campaign-fewest = Nejméně tahů
campaign-day = Nejzazší den
campaign-losses = Jak se prohrávalo
campaign-losses-none = Žádná hra nebyla prohrána.
campaign-in-force = Platná pravidla
campaign-in-force-none = Zatím neplatí žádná karta.
campaign-archive = Archiv
campaign-archive-empty = Zatím není nic archivováno.
campaign-elsewhere = Na jiném zařízení
campaign-elsewhere-note = Kdo má tento odkaz, může v kampani pokračovat. Otevři ho tam, kde chceš hrát.
campaign-copy = Kopírovat odkaz kampaně
campaign-which = Kampaně v tomto prohlížeči
campaign-begin-another = Začít další kampaň
campaign-changed = Kampaň se mezitím změnila. Takto vypadá teď.

## Karty

campaign-card-number = karta { $number }
campaign-back = Zadní strana karty
campaign-kind-chapter = Kapitola
campaign-kind-rule = Pravidla
campaign-kind-ability = Schopnosti
campaign-kind-help = Nápověda
campaign-kind-character = Postavy
campaign-kind-demon = Démoni
campaign-kind-archive = Karta Archiv
campaign-uses-day = jednou za den
campaign-uses-game = jednou za hru
campaign-owner-common = pro oba

## Pravidla na později

campaign-later-rules = Ostatní pravidla jsou na později: ta o druhé části čtěte po výhře v první, všechna další po výhře ve druhé.
campaign-later-show = Přesto je ukázat

## Terminál

help-campaign =
    Tvoje kampaň Uhlíků paměti: ukáže ji a vede dál.

    Je to soubor ve tvé složce dat. Počítají se do ní hry odehrané v terminálu.
help-campaign-act = show, turn-over, suspend, resume nebo reset; jinak show
help-campaign-yes = bez ptaní
help-spoilers = ukáže i to, co tvoje kampaň ještě neotevřela
campaign-spoilers = Co tvoje kampaň ještě neotevřela, se neukazuje; ukáže to --spoilers.
campaign-keys = t otočit  s přerušit, pokračovat  x od začátku  Esc zavřít
campaign-next = { $act ->
    [turn_over] Teď otoč kartu kapitoly (frostglass campaign turn-over).
    [resume] Teď pokračuj v příběhu (frostglass campaign resume).
   *[play] Teď hraj (frostglass play embers --terminal).
}
campaign-key = F4: kampaň
campaign-reset-here = Ztratí se vše, co bylo vyhráno, i celá statistika.
campaign-entered = Kampaň si tuto hru poznamenala.
campaign-row = { $name }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, výhry: { $wins }{ $fewest ->
    [0] { "" }
   *[other] , nejméně tahů: { $fewest }
}{ $day ->
    [0] { "" }
   *[other] , nejzazší den: { $day }
}
campaign-lost = { $number }krát: { $reason }

## Odmítnutí

error-unknown-act = V kampani není „{ $act }“.
error-campaign-closed = To se teď v této kampani hrát nedá.
error-campaign-needed = Tato kapitola se hraje v kampani, která k ní došla.
error-campaign-no-game = Kampaň hry „{ $game }“ tu není.
error-campaign-stale = Kampaň se mezitím změnila. Podívej se na ni znovu.
error-campaign-unknown = Tento klíč tu žádnou kampaň neotevírá.
error-spoilers = Na co se ptáš, přijde ve tvé kampani později; ukáže to --spoilers.
error-campaign-sure = Ztratí se vše, co bylo vyhráno, i celá statistika. Chceš-li to, přidej --yes.
