# Proč ne? Soukromé odpovědi hráči, který se ptá.
why-not-your-turn = Není tvůj tah.
why-control-passed = Řízení bylo předáno: zbylé akce už slouží jen k umisťování kamenů.
why-no-action = Nemáš už žádnou akci.
why-actions-left =
    { $number ->
        [one] Zbývá ti jedna akce a každou akci je nutné využít.
        [few] Zbývají ti { $number } akce a každou akci je nutné využít.
       *[other] Zbývá ti { $number } akcí a každou akci je nutné využít.
    }
why-off-board = Na poli { $square } by vzor bytosti „{ $card }“ přesahoval plán.
why-higher-rank = Na poli { $square } stojí kámen vyšší úrovně ({ $rank }).
why-shortage-dual = Všechny tvé běžné a hrdinské kameny jsou na plánu a vzor bytosti „{ $card }“ nenechává žádný ke zvednutí.
why-shortage-legendary = Všechny tvé legendární kameny jsou na plánu a vzor bytosti „{ $card }“ nenechává žádný ke zvednutí.
why-pieces-missing =
    { $number ->
        [one] { $card }: nejbližší místo je { $square }, chybí jeden kámen: { $squares }.
        [few] { $card }: nejbližší místo je { $square }, chybí { $number } kameny: { $squares }.
       *[other] { $card }: nejbližší místo je { $square }, chybí { $number } kamenů: { $squares }.
    }
why-flare = O kolik má { $seat } více než ty: vylepšené kameny { $upgraded } (potřeba { $upper }), všechny kameny { $pieces } (potřeba { $lower }).
why-nothing-frozen = Nemáš ve hře žádný zmrazený efekt.
why-discard-used = Akce odhození už byla v tomto tahu využita.
why-no-being = Nemáš v ruce bytost své školy.
why-task-not-current = „{ $task }“ není jeden ze tří aktuálních úkolů.
why-task = Máš { $have } z potřebných { $need }.

# Nač se kdo ptal
why-about-place = Umístění kamene
why-about-discard = Odhození
why-about-thaw = Zmrazený efekt
why-about-pass = Předání řízení
why-about-end = Konec tahu
why-about-undo = Vzít zpět

# V obou hrách
why-game-over = Hra skončila.
why-question-first = Nejdřív je třeba odpovědět na otevřenou otázku.
why-other-decides = Nejdřív musí vybrat { $seat }.
why-undo-barrier = Vzít zpět lze jen volbu, kterou uděláš po posledním líznutí, odkrytí nebo cizí volbě.
why-undo-never = Spoluhráč tvou volbu už viděl; tady se nic nebere zpět.

# V aréně
why-occupied = Na poli { $square } stojí kámen.
why-lift-first = Všechny tvé běžné a hrdinské kameny jsou na plánu; nejdřív jeden z nich zvedni.
why-task-at-end = Podmínka je splněna; úkol si můžeš započítat na konci tahu.

# V Uhlících paměti
embers-why-about = { $action ->
    [draw] Líznout si kartu
    [stop] Přestat lízat
    [discard] Odhodit vzpomínku
    [take] Vzít vzpomínku
   *[reveal] Otočit kartu Odhodlání
}
embers-why-role = To může udělat jen { $character }.
embers-why-not-here = V této části hry se to nedělá.
embers-why-partner-first = Nejdřív musí vybrat spoluhráč.
embers-why-still-drawing = Vzpomínky se přidávají, až skončí lízání.
embers-why-drawing-over = Lízání v tomto tahu už skončilo.
embers-why-reveal-when = Karta se otáčí po znovuprožití vzpomínky, nebo když se vzatá vzpomínka její barvy dostane do její řady.
embers-why-no-reveal = Žádná z karet ležících lícem dolů, o které tu jde, nemá barvu { $colour }.
embers-why-deck-empty = Balíček vzpomínek je prázdný.
embers-why-draw-limit = { $number ->
    [one] V jednom tahu si lze líznout jen { $number } kartu.
    [few] V jednom tahu si lze líznout jen { $number } karty.
   *[other] V jednom tahu si lze líznout jen { $number } karet.
}
embers-why-draw-first = Je třeba si líznout aspoň jednu kartu.
embers-why-add-first = Nejdřív je třeba přidat vzpomínku.
embers-why-hidden = Tato vzpomínka není vidět; vzít lze jen viditelnou.
embers-why-no-place = Nikde neleží zakrytá oblast této vzpomínky na zakryté tak, aby se všechny oblasti shodovaly.
embers-why-walls = Mysl by byla větší, než dovoluje karta ve hře.
embers-why-turned = Všechny vzpomínky leží stejným směrem; žádná se neotáčí.
embers-why-no-overlap = Tady by ležela vedle Mysli; musí ležet aspoň na jedné kartě.
embers-why-mismatch = { $number ->
    [one] Oblasti se neshodují v bodě { $points }: prázdná patří na prázdnou, zakrytá na zakrytou.
   *[other] Oblasti se neshodují v bodech { $points }: prázdná patří na prázdnou, zakrytá na zakrytou.
}
embers-why-no-covered = Setkávají se tu jen prázdné oblasti; zakrytá oblast musí ležet na zakryté.
embers-why-spent = { $uses ->
    [day] V tomto dni už byla použita.
   *[game] V této hře už byla použita.
}
embers-why-window = { $window ->
    [observe] Používá se při lízání.
    [blink] Používá se při přidávání a odhazování.
    [turn_start] Používá se na začátku tvého tahu.
    [take] Používá se, když bereš vzpomínku.
   *[turn_end] Používá se na konci tvého tahu.
}
embers-why-no-target = Teď není na co ji použít.

# Otázky, které nejsou možné
error-unknown-field = Pole { $field } tu není.
error-unknown-square = Pole plánu „{ $square }“ neexistuje.
error-unknown-task = Úkol „{ $task }“ neexistuje.
error-unknown-action = Akce „{ $action }“ tu není.
error-not-your-card = Kartu „{ $card }“ nemáš.
error-not-on-table = Karta „{ $card }“ není v řadě vzpomínek ani v Mysli.
error-not-in-row = Karta „{ $card }“ není v řadě vzpomínek.
