### The pages: everything that is not a sentence of a game. Numbers stand beside their words, so no form depends on them.

## Bar and addresses
web-home = Na úvodní stránku
web-loading = Okamžik…
web-problem = To se nepovedlo
web-language = Jazyk
web-theme = Světlý nebo tmavý vzhled
web-menu = Více
web-close = Zavřít
web-whither = Kam přijde { $card }?
web-cancel = Zrušit
web-learn = Naučit se
web-rules = Pravidla
web-cards = Karty
web-connected = připojeno
web-connecting = připojování
web-lost = bez spojení

## Start page
web-lead = Aréna z ledu, mysl ze žhavých uhlíků
web-lead-note = Dvě hry pro přátele, boty nebo obojí. Bez účtu: každé místo je odkaz.
web-choose-game = Vyber hru
web-chosen = vybráno
web-arena = Aréna
web-arena-note = Skládej vzory z kamenů a vyvolávej bytosti, které jim odpovídají. Sedm škol, 2 až 4 hráči.
web-embers = Uhlíky paměti
web-embers-note = Společně a beze slova obnovte uvězněnou mysl. Příběh v kapitolách pro 2 hráče.
web-your-tables = Tvé stoly
web-no-tables = Zatím žádné stoly. Otevři stůl, nebo si hned zahraj s botem.
web-with = hrají: { $names }
web-at-this-screen = u této obrazovky
web-a-friend = někdo známý
web-quick-arena = Souboj s botem
web-quick-embers = Uhlíky paměti s botem
web-paste-link = Vlož odkaz nebo kód stolu
web-bad-link = Tohle není odkaz na stůl.
web-join = Připojit se
web-new-table = Nový stůl
web-how = Jak hrajete
web-table = Stůl
web-seats = Místa
web-seats-hint = Na místě sedí člověk s odkazem, bot nebo někdo u této obrazovky.
web-who = Kdo hraje na místě { $seat }?
web-who-me = Ty, v tomto prohlížeči
web-who-friend = Někdo známý, přes odkaz
web-who-hotseat = Někdo u této obrazovky
web-school = Škola místa { $seat }
web-random-school = Náhodně
web-name = Jméno
web-your-name = Tvé jméno
web-may-watch = Ostatní se smějí dívat přes odkaz
web-undo-note = Krok zpět v rámci tahu, až k poslední líznuté kartě.
web-no-undo-note = Tady se nic nebere zpět: každá volba druhému něco říká.
web-open-table = Otevřít stůl
web-for = { $mode }, hráčů: { $number }
web-mode-duel = Souboj
web-mode-high-form = Vznešená hra
web-mode-melee = Bitva
web-mode-team-duel = Týmový souboj
web-mode-team-high-form = Týmová vznešená hra
web-prologue-1 = Prolog 1
web-prologue-2 = Prolog 2
web-chapter = Kapitola { $number }
web-bot = Bot – { $level }
web-bot-random = náhodný
web-bot-child = dítě
web-bot-novice = začátečník
web-bot-apprentice = učedník
web-bot-adept = adept
web-bot-attacker = útočník
web-bot-builder = stavitel
web-bot-warden = strážce
web-bot-master = mistr
web-bot-grandmaster = velmistr
web-bot-partner = společník
web-bot-guide = průvodce
web-bot-about-random = Vybere cokoli.
web-bot-about-child = Vidí vzor jen tak, jak je na kartě vytištěný, rádo ničí a nemyslí na tvou odpověď.
web-bot-about-novice = Vidí otočené vzory, ale ne zrcadlené, a občas něco přehlédne.
web-bot-about-apprentice = Bere to, co hned vypadá nejlépe; na tvou odpověď nemyslí.
web-bot-about-adept = Plánuje celé tahy.
web-bot-about-attacker = Skoro mistr, ale raději ničí, než staví.
web-bot-about-builder = Skoro mistr, ale raději staví, než bojuje.
web-bot-about-warden = Skoro mistr, ale raději ti kazí vzory, než aby dokončil vlastní.
web-bot-about-master = Plánuje celé tahy a hodnotí je podle toho, co se naučil v tisících her.
web-bot-about-grandmaster = Mistr, který má čas: zvažuje více tahů a tvé odpovědi na nejlepší z nich.
web-bot-about-partner = Hraje s tebou: napovídá jen kartami, které zahraje.
web-bot-about-guide = Porovnává tahy tak, že je v duchu hraje dál; odpovídá vždy po stejné době.

## Seats and links
web-seat = Místo { $seat }
web-you = Ty
web-seat-open = toto místo ještě nikdo nezaujal
web-seat-here = zde
web-seat-away = teď bez spojení
web-seats-note = Pošli každému odkaz na místo. Kdo ho otevře první, ten tam sedí.
web-watch-link = Odkaz pro ty, kdo se jen dívají
web-copy-link = Kopírovat odkaz
web-copy-own = Kopírovat můj odkaz
web-copied = Zkopírováno
web-fill-with-bot = Posadit bota
web-declare-gone = Prohlásit, že hráč odešel
web-sit-down = Sednout si
web-only-watch = Jen se dívat

## The question
web-your-choice = Tvá volba
web-your-move = Jsi na tahu
web-actions = Akce
web-thinks = Rozhoduje: { $name }
web-sent = Odesláno. Okamžik…
web-watching = Jen se díváš.
web-tap-a-choice = Klepni na volbu
web-on-board = Vyber pole na plánu
web-way = Způsob { $way }/{ $ways }
web-undo = Zpět
web-command = Příkazový řádek
web-command-hint = Napiš, co děláš
web-end-note = Potom se lížou karty a už nelze nic vzít zpět.
web-destroyed = zničeno: { $number }

## Connection
web-connection-lost = Spojení se přerušilo.
web-connection-ended = Tento stůl nelze zobrazit.
web-choice-not-sent = Tvá volba ještě není potvrzená; odešle se znovu.
web-nothing-lost = Všechny tvé volby jsou uložené.
web-next-try = Další pokus za { $seconds } s.
web-now = Hned
web-stale = Hra se mezitím posunula. Teď je na řadě tato otázka.

## Curtain
web-hand-over = Předej obrazovku: { $name }
web-hand-over-note = Vše soukromé je schované.
web-i-am = To jsem já, { $name }

## More
web-replay = Záznam partie
web-resign = Vzdát se
web-resign-note = Hra skončí, nebo půjde dál bez tebe. To už nejde vzít zpět.
web-settings = Nastavení
web-setting-confirm = Potvrzovat každou volbu
web-setting-letters = Jednotlivá písmena jsou zkratky
web-setting-sound = Zvuk, když jsi na tahu
web-keys = Klávesy
web-keys-note = Šipkami se pohybuješ po plánu, Enter volí a potvrzuje, 1 až 9 vyberou volbu, Esc ruší, / příkazový řádek, R další způsob, U zpět, T zmrazený efekt, E konec tahu, B plán, H ruka, L záznam, ? proč ne, F hledání vzorů, I rada.

## Log and replay
web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-taken-back = Volba je vzata zpět
web-replay-from = Záznam od zápisu { $number }
web-step = Krok
web-step-of = krok { $number }/{ $all }
web-play = Přehrát
web-first = Na začátek
web-back = O krok zpět
web-forward = O krok vpřed
web-last = Na konec
web-eyes = Číma očima
web-eyes-of = Vidí: { $name }
web-eyes-public = Jak to vidí všichni
web-back-to-table = Zpět ke stolu

## Arena
web-board = Plán
web-piece-common = běžný kámen { $owner }
web-piece-heroic = hrdinský kámen { $owner }
web-piece-legendary = legendární kámen { $owner }
web-empty = prázdné
web-can-move = může se pohnout
web-turn = Tah
web-turn-number = Tah { $number }
web-turn-of = Hraje: { $name }
web-actions-left = Zbývá akcí: { $number }
web-of = z { $goal }
web-left = opuštěné místo
web-won = Vyhráváš
web-hand = Tvá ruka
web-on-ice = Zmrazené efekty
web-squares = { $number ->
    [one] { $number } pole
    [few] { $number } pole
   *[other] { $number } polí
}
web-upgraded = Vylepšené
web-pieces = Kameny
web-thaw = Použít
web-card-in-focus = Zvolená karta
web-whole-card = Celá karta
web-as-it-lies = otočená tak, jak leží na plánu
web-being-common = Běžná bytost
web-being-heroic = Hrdinská bytost
web-being-legendary = Legendární bytost
web-legend = Legenda
web-no-effect = Při vyvolání se nic nestane.
web-frozen = Zmrazený efekt
web-flare-upgraded = vylepšených kamenů navíc proti tobě
web-flare-pieces = kamenů navíc proti tobě
web-pattern = Vzor po řádcích
web-cell-any = libovolné
web-cell-target = cíl
web-cell-target-common = cíl na běžném kameni
web-cell-target-heroic = cíl na hrdinském kameni
web-score = Skóre
web-task = Úkol
web-claim = započítat
web-next-task = další
web-counts = počítá se
web-melee-note = Počítá se tvá nejnižší barva. Tečka je nevyužitá improvizace.
web-improvisation-left = zbývá improvizace
web-supply = Veřejné počty
web-free-pieces = volné kameny
web-free-legendary = volné legendární kameny
web-deck = balíček
web-hand-size = karty v ruce

## Embers
web-mind = Mysl
web-closer = Přiblížit
web-farther = Oddálit
web-show-all = Ukázat vše
web-demons = Řada démonů
web-demon-away = není v řadě
web-tainted = poskvrněné: { $number }
web-memory-row = Řada vzpomínek
web-row-empty = Řada vzpomínek je prázdná.
web-would-taint = po odhození bude poskvrněná
web-discard = odhozené
web-distorted = zkreslené
web-abilities = Schopnosti
web-spent = použitá
web-determination = Odhodlání
web-face-down-note = Pruhované karty leží lícem dolů: druhý hráč je nevidí.
web-row = Řada { $number }
web-face-down = lícem dolů
web-row-done = úplná
web-silent = u tohoto stolu se mlčí
web-day = Den { $number }/{ $days }
web-at = místo { $x }, { $y }

## Library
web-decks = Balíčky
web-flares = Karty balance
web-tasks = Úkoly
web-search = Hledat
web-nothing-found = Nic se nenašlo.
web-key-piece = tvůj kámen této nebo vyšší úrovně
web-key-target = cílové pole
web-key-frozen = efekt na později, bez akce
web-rules-arena = Pravidla arény
web-rules-embers = Pravidla Uhlíků paměti
web-questions = Otázky a odpovědi
web-contents = Obsah

## Why not, finder, hint, piles
web-why = Proč ne?
web-why-short = proč ne
web-why-tap = Klepni na to, na co se ptáš. Další stisk se zeptá na vše.
web-why-none = K tomu není co říci.
web-why-can = To lze teď udělat.
web-why-card = Proč ne „{ $card }“?
web-hint = rada
web-hint-is = Rada: { $label }
web-hint-thinking = Hledám radu…
web-hint-take = Zvolit
web-hint-others = Skoro stejně dobré
web-hint-behind = { $game ->
    [embers] horší o { $points } (v tazích Aelin)
   *[other] horší o { $points } b.
}
web-finder = Hledání vzorů
web-find-places = Najít místa
web-show-on-board = Ukázat na plánu
web-place = Místo { $number }/{ $all }: { $square }.
web-place-before = Předchozí místo
web-place-next = Další místo
web-place-missing = Chybí: { $squares }.
web-place-complete = Vzor je úplný.
web-place-blocked = Na cíli stojí kámen vyšší úrovně.
web-no-place = Všude chybí nejméně tři kameny.
web-short = chybí { $number }
web-discards = Odhozené karty
web-legends = Legendy
web-face-down-cards = lícem dolů: { $number }
web-pile-empty = Neleží tu žádná karta.
web-claimed = započítané úkoly
web-last-turns = Konec se blíží. Tahy po tomto: { $number }.
web-last-turn = Toto je poslední tah.
web-progress = { $have }/{ $need }
web-turn-order = Pořadí tahů
web-hidden = skrytá pod jinými kartami
web-stack = Karty u karty „{ $card }“
web-stack-note = Shora dolů: vše, co se této karty dotýká.
web-look-under = Podívat se pod ni
