### The arena in play: parts of sentences, questions, choices, log lines, refusals.
### Seats and colours are letters. Names of cards, tasks and pieces and inner labels come worded.
### A piece is in the nominative, which for "kámen" is the accusative too; names of cards stay undeclined in quotes.
### No past tense of a player, whose gender nobody knows.

## Parts of sentences

piece = { $rank ->
    [common] běžný kámen { $owner }
    [heroic] hrdinský kámen { $owner }
   *[legendary] legendární kámen { $owner }
}
piece-at = { $piece } na { $square }

list-two = { $first } a { $rest }
list-more = { $first }, { $rest }

direction-n = sever
direction-ne = severovýchod
direction-e = východ
direction-se = jihovýchod
direction-s = jih
direction-sw = jihozápad
direction-w = západ
direction-nw = severozápad

## Questions: prompt-KIND where a choice must be made, prompt-may-KIND where one may stop

prompt-deal = Která karta se rozdá?
prompt-start = Kdo začíná?
prompt-setup = Kde začíná běžný kámen { $owner }?
prompt-main = { $actions ->
    [0] Už nemáš žádnou akci. Ukončíš tah?
    [one] Co uděláš? Máš ještě { $actions } akci.
    [few] Co uděláš? Máš ještě { $actions } akce.
   *[other] Co uděláš? Máš ještě { $actions } akcí.
}
prompt-main-passed = { $actions ->
    [one] Umisťuješ kameny za { $seat }. Kam kámen přijde? Zbývá { $actions } akce.
    [few] Umisťuješ kameny za { $seat }. Kam kámen přijde? Zbývají { $actions } akce.
   *[other] Umisťuješ kameny za { $seat }. Kam kámen přijde? Zbývá { $actions } akcí.
}
prompt-place_lifted = Kam umístíš zvednutý kámen?
prompt-may-return = Vrátíš ještě nějakou kartu dospod jejího balíčku?
prompt-may-claim = Započítáš si úkol?
prompt-odd_colour = Běžné kameny bez páru: ve které barvě získáš bod?
prompt-legend_colour = { $card }: ve které barvě získáš bod za legendu?
prompt-keep_frozen = Který zmrazený efekt si necháš ve hře?
prompt-pick_up = { $card }: nemáš volný kámen. Který zvedneš z plánu?
prompt-direction = { $card }: který směr zvolíš?
prompt-may-direction = { $card }: zvolíš směr?
prompt-move = { $card }: který pohyb provedeš?
prompt-may-move = { $card }: provedeš pohyb?
prompt-may-leap = { $card }: provedeš skok?
prompt-may-run = { $card }: pohneš kamenem v přímém směru?
prompt-may-slide = { $card }: necháš klouzat sousední kámen?
prompt-destroy = { $card }: který kámen zničíš?
prompt-may-destroy = { $card }: zničíš kámen?
prompt-may-remove = { $card }: zničíš kámen a odstraníš ho ze hry?
prompt-upgrade = { $card }: který kámen vylepšíš?
prompt-may-upgrade = { $card }: vylepšíš kámen?
prompt-place = { $card }: kam umístíš kámen?
prompt-may-place = { $card }: umístíš kámen?
prompt-convert = { $card }: který nepřátelský kámen proměníš?
prompt-may-convert = { $card }: proměníš nepřátelský kámen?
prompt-may-copy = { $card }: zkopíruješ kámen?
prompt-may-reap = { $card }: skočíš na pole s kamenem?
prompt-may-treat = { $card }: zvolíš sousední pole?
prompt-may-devour = { $card }: zvolíš kámen?
prompt-may-sink = { $card }: snížíš úroveň dalšího kamene?
prompt-may-sentinel = { $card }: snížíš úroveň bytosti, aby soupeři přišli o akci?
prompt-may-shatter = { $card }: zaútočíš na legendární kámen?
prompt-may-split = { $card }: snížíš úroveň bytosti a umístíš vedle ní běžný kámen?
prompt-blast = { $card }: co zničíš?
prompt-may-storm = { $card }: umístíš kámen, a pokud ano, jaké úrovně?
prompt-give_away = { $card }: čí kámen se z bytosti stane?
prompt-place_colour = { $card }: čí kámen umístíš?
prompt-place_or_convert = { $card }: kam umístíš kámen, nebo který proměníš?
prompt-place_or_upgrade = { $card }: kam umístíš kámen, nebo který vylepšíš?
prompt-step_or_upgrade = { $card }: kterým kamenem pohneš, nebo který vylepšíš?
prompt-may-move_or_action = { $card }: provedeš pohyb, nebo získáš akci?
prompt-may-shepherd = { $card }: vylepšíš svůj kámen, nebo jím pohneš?
prompt-may-discard_flare = { $card }: odhodíš kartu balance?
prompt-may-take_frozen = { $card }: vyložíš do hry zmrazený efekt ze svého odhazovacího balíčku?
prompt-may-return_from_pile = { $card }: položíš kartu z odhazovacího balíčku navrch svého balíčku?

## Choices

label-place_common = Umísti běžný kámen na { $square }
label-lift = Zvedni { $piece } z { $square } a umísti ho znovu jako běžný
label-summon = Vyvolej na { $square } bytost „{ $card }“
label-counting = { $label }, { $piece } na { $square } počítej jako svůj
label-improvising = { $label }, k improvizaci použij { $piece } na { $square }
label-destroying = { $label } a znič { $piece }
label-destroying-all = { $label } a znič { $pieces }
label-way = { $label } (způsob { $way }, celkem { $ways })
label-discard = Odhoď kartu „{ $card }“
label-return = Vrať kartu „{ $card }“ dospod jejího balíčku
label-invoke = Zahraj kartu balance „{ $flare }“ proti { $versus }: { $half ->
    [upper] horní efekt
    [lower] dolní efekt
   *[both] oba efekty
}{ $points ->
    [0] { "" }
   *[other] ; hráč { $versus } získá bod
}
label-thaw = Použij zmrazený efekt karty „{ $card }“
label-pass = Předej řízení hráči { $seat }
label-end = { $points ->
    [0] Ukonči tah
    [one] Ukonči tah a získej { $points } bod
    [few] Ukonči tah a získej { $points } body
   *[other] Ukonči tah a získej { $points } bodů
}
label-claim = { $points ->
    [one] Započítej si úkol „{ $task }“ za { $points } bod
    [few] Započítej si úkol „{ $task }“ za { $points } body
   *[other] Započítej si úkol „{ $task }“ za { $points } bodů
}
label-stop = Skonči zde
label-stop-claim = Nezapočítávej si žádný úkol
label-stop-return = Nevracej další karty
label-stop-discard_flare = Neodhazuj kartu balance
label-stop-pile = Nech odhazovací balíček beze změny
label-setup = Umísti { $piece } na { $square }
label-move = Pohni kamenem z { $source } na { $target }
label-leap = Skoč z { $source } na { $target }
label-slide = Nech kámen z { $source } klouzat na { $target }
label-destroy = Znič { $piece } na { $square }
label-remove = Znič { $piece } na { $square } a odstraň ho ze hry
label-upgrade = Vylepši { $piece } na { $square }
label-downgrade = Sniž úroveň: { $piece } na { $square }
label-place = Umísti kámen na { $square }
label-convert = Proměň { $piece } z { $square } na svůj kámen
label-copy = Zkopíruj { $piece } z { $square } na zrcadlově položené pole
label-reap = Vylepši, je-li to možné, { $piece } na { $square } a potom ho znič skokem
label-pick_up = Zvedni { $piece } z { $square }
label-go = Směr: { $direction }
label-odd_colour = Získej bod v barvě { $owner }
label-legend_colour = Získej bod v barvě { $owner }
label-give_away = Proměň bytost na běžný kámen { $owner }
label-place_colour = Umísti běžný kámen { $owner }
label-keep_frozen = Nech si kartu „{ $card }“, odhoď kartu „{ $other }“
label-discard_flare = Odhoď kartu balance „{ $card }“
label-take_frozen = Vylož do hry zmrazený efekt karty „{ $card }“
label-return_from_pile = Polož kartu „{ $card }“ navrch svého balíčku
label-sentinel = Sniž úroveň bytosti na běžnou; soupeři přijdou v příštím tahu o akci
label-shatter = Zaútoč: bytost i legendární kámen jsou zničeny
label-split = Sniž úroveň bytosti na běžnou a umísti vedle ní běžný kámen
label-blast = { $word ->
    [near] Znič všechny sousední nepřátelské běžné a hrdinské kameny
   *[wide] Znič všechny nepřátelské běžné kameny ve vzdálenosti 1 nebo 2
}
label-storm = { $word ->
    [common] Umísti běžný kámen: až pět pohybů, potom je zničen
    [heroic] Umísti hrdinský kámen: až tři pohyby, potom je zničen
   *[legendary] Umísti legendární kámen: nejvýše jeden pohyb, potom je zničen
}
label-move_or_action = Získej akci
label-dealt = Rozdej kartu „{ $card }“
label-starts = Začíná hráč { $seat }
label-resign = Hráč { $seat } se vzdává
label-leave = Hráč { $seat } odchází od stolu

## Log

log-turn_began = { $actions ->
    [0] Tah { $seat }: žádná akce
    [one] Tah { $seat }: { $actions } akce
    [few] Tah { $seat }: { $actions } akce
   *[other] Tah { $seat }: { $actions } akcí
}
log-placed = Na { $square } je umístěn { $piece }
log-lifted = Z { $square } je zvednut { $piece }
log-destroyed = Na { $square } je zničen { $piece }
log-removed = Ze hry je natrvalo odstraněn { $piece } z { $square }
log-moved = Kámen z { $source } přechází na { $target }
log-swapped = Kameny na { $source } a { $target } si vymění místo
log-upgraded = { $rank ->
    [heroic] Kámen na { $square } je vylepšen na hrdinský
   *[legendary] Kámen na { $square } je vylepšen na legendární
}
log-downgraded = { $rank ->
    [common] Úroveň kamene na { $square } klesá na běžnou
   *[heroic] Úroveň kamene na { $square } klesá na hrdinskou
}
log-converted = Kámen { $owner } na { $square } se mění na { $piece }
log-summoned = Hráč { $seat } vyvolává na { $square } bytost „{ $card }“
log-counted_as_legend = Počítá se to i jako vyvolání legendy hráčem { $seat }
log-invoked = Hráč { $seat } hraje kartu balance „{ $flare }“ proti { $versus }: { $half ->
    [upper] horní efekt
    [lower] dolní efekt
   *[both] oba efekty
}
log-froze = Hráč { $seat } má ve hře zmrazený efekt karty „{ $card }“
log-thawed = Hráč { $seat } používá zmrazený efekt karty „{ $card }“
log-discarded = Hráč { $seat } odkládá kartu „{ $card }“ na odhazovací balíček
log-given_up = Hráč { $seat } v rámci akce odhazuje kartu „{ $card }“
log-given_up-hidden = Hráč { $seat } v rámci akce odhazuje kartu
log-returned = Hráč { $seat } vrací kartu „{ $card }“ do jejího balíčku
log-returned-hidden = { $deck ->
    [legends] Hráč { $seat } vrací legendu do balíčku legend
    [flares] Hráč { $seat } vrací kartu balance do jejího balíčku
   *[school] Hráč { $seat } vrací kartu do svého balíčku
}
log-drew = Hráč { $seat } si líže kartu „{ $card }“
log-drew-hidden = { $deck ->
    [legends] Hráč { $seat } si líže legendu
    [flares] Hráč { $seat } si líže kartu balance
   *[school] Hráč { $seat } si líže kartu
}
log-action_gained = Hráč { $seat } získává akci
log-penalised = Hráč { $seat } má v příštím tahu o jednu akci méně
log-scored = { $points ->
    [one] Hráč { $seat } získává { $points } bod
    [few] Hráč { $seat } získává { $points } body
   *[other] Hráč { $seat } získává { $points } bodů
}
log-scored-in = { $points ->
    [one] Hráč { $seat } získává { $points } bod v barvě { $owner }
    [few] Hráč { $seat } získává { $points } body v barvě { $owner }
   *[other] Hráč { $seat } získává { $points } bodů v barvě { $owner }
}
log-claimed = { $points ->
    [one] Hráč { $seat } si započítává úkol „{ $task }“ za { $points } bod
    [few] Hráč { $seat } si započítává úkol „{ $task }“ za { $points } body
   *[other] Hráč { $seat } si započítává úkol „{ $task }“ za { $points } bodů
}
log-task_turned_up = { $place ->
    [current] Aktuální úkol: „{ $task }“
    [next] Další úkol: „{ $task }“
   *[under] Úkol „{ $task }“ jde dospod balíčku
}
log-legends_handed_over = { $number ->
    [one] Hráč { $seat } předává { $number } legendu hráči { $to }
    [few] Hráč { $seat } předává { $number } legendy hráči { $to }
   *[other] Hráč { $seat } předává { $number } legend hráči { $to }
}
log-control_passed = Hráč { $seat } předává řízení hráči { $to }
log-end_triggered = { $reason ->
    [points] Bodová hranice je dosažena: každý má ještě jeden tah, poslední patří hráči { $seat }
   *[deck] Balíček hráče { $seat } je vyčerpán: každý má ještě jeden tah, poslední patří hráči { $seat }
}
log-seat_left = Hráč { $seat } odchází od stolu
log-game_ended = { $reason ->
    [resigned] Hra končí vzdáním
    [left] Hra končí odchodem od stolu
    [limit] Hra končí na limitu tahů
   *[other] Poslední tah skončil
}: { $number ->
    [one] vítězem je hráč { $winners }
   *[other] vítězí hráči { $winners }
}

## Refusals

error-game-over = Hra už skončila.
error-not-an-option = To teď není možné.
error-unknown-choice = „{ $choice }“ není žádná z možností, které teď máš.
error-bad-start = Místo { $seat } nemůže začínat: u tohoto stolu není.
error-no-resigning-in-melee = V bitvě se nelze vzdát.
error-already-left = { $seat ->
    [1] Hráč A už u stolu není.
    [2] Hráč B už u stolu není.
    [3] Hráč C už u stolu není.
   *[4] Hráč D už u stolu není.
}
error-no-such-seat = U tohoto stolu není místo { $seat }.
error-wrong-number-of-seats = { $field }: { $mode ->
    [melee] Bitva má tři nebo čtyři místa, ne { $number }.
    [team_duel] Týmový souboj má čtyři místa, ne { $number }.
    [team_high_form] Týmová vznešená hra má čtyři místa, ne { $number }.
    [duel] Souboj má dvě místa, ne { $number }.
   *[high_form] Vznešená hra má dvě místa, ne { $number }.
}
error-unknown-school = { $field }: Škola „{ $school }“ neexistuje.
error-school-twice = { $field }: { $school ->
    [northern] Dva hráči nemohou hrát za stejnou školu: { school-northern }.
    [southern] Dva hráči nemohou hrát za stejnou školu: { school-southern }.
    [highland] Dva hráči nemohou hrát za stejnou školu: { school-highland }.
    [sylvan] Dva hráči nemohou hrát za stejnou školu: { school-sylvan }.
    [everfrost] Dva hráči nemohou hrát za stejnou školu: { school-everfrost }.
    [nethervoid] Dva hráči nemohou hrát za stejnou školu: { school-nethervoid }.
   *[etherweave] Dva hráči nemohou hrát za stejnou školu: { school-etherweave }.
}
error-not-this-game = { $field }: zde má být „{ $game }“.
error-unknown-mode = { $field }: varianta „{ $mode }“ neexistuje.
error-missing-field = Chybí pole { $field }.
error-wrong-type = { $field }: očekává se { $wanted ->
        [text] text
        [texts] seznam textů
        [number] celé číslo
        [numbers] seznam celých čísel
        [flag] hodnota true nebo false
        [objects] seznam objektů
       *[object] objekt
    }.
error-wrong-length = { $field }: počet prvků musí být { $wanted }, ne { $found }.
error-out-of-range = { $field }: číslo { $found } není v rozmezí od { $least } do { $most }.
error-unknown-piece = { $field }: „{ $piece }“ na { $square } neoznačuje žádný kámen této hry.
error-unknown-card = { $field }: karta „{ $card }“ sem nepatří.
error-other-school = { $field }: karta „{ $card }“ patří jiné škole.
error-card-twice = { $field }: karta „{ $card }“ je na dvou místech.
error-no-frozen-effect = { $field }: karta „{ $card }“ nemá zmrazený efekt.
error-too-many-pieces = { $kind ->
    [legendary] { $field }: příliš mnoho legendárních kamenů barvy { $colour } (navíc: { $number }).
   *[dual] { $field }: příliš mnoho běžných a hrdinských kamenů barvy { $colour } (navíc: { $number }).
}
error-removed-by-colour = { $field }: v týmové hře se odstraněné kameny uvádějí jen u míst 1 a 2, za jejich barvy.
error-not-the-partner = { $field }: hráč na místě { $seat } nemůže mít řízení; může je mít jen spoluhráč toho, kdo je na tahu.
error-own-colour-improvised = { $field }: { $colour } je vlastní barva tohoto hráče; patří sem jen barvy soupeřů.
error-still-in-setup = Hra se teprve připravuje; ještě není co zapsat.
error-not-your-decision = Teď rozhoduje někdo jiný.
error-nothing-to-take-back = Není co vzít zpět.
error-bad-entry = Záznam { $number }: „{ $choice }“ zde není možné.
