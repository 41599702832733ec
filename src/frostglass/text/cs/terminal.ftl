### The command line: help, what it prints, what it refuses.

## Help: the first paragraph is the summary.

help-usage = Použití
help-options = [VOLBY]
help-command = PŘÍKAZ
help-commands = Příkazy
help-arguments = Argumenty
help-options-heading = Volby
help-example = Příklady
help-lang = jazyk všech slov; bez této volby rozhodne nastavení systému
help-help = ukáže tuto nápovědu
help-version = ukáže verzi

help-frostglass =
    Hraje Arénu (Tash-Kalar) a Uhlíky paměti (Embers of Memory), zkoumá pozice, spouští boty.

    Každý příkaz má vlastní nápovědu: frostglass PŘÍKAZ --help.
help-position = soubor s popisem pozice (JSON); - čte standardní vstup
help-explore =
    Ukáže všechno, co lze z dané pozice udělat.

    Aréna: každé vyvolání, každá karta balance a každé použití zmrazeného efektu hráče na tahu, dohrané do konce, se všemi výsledky. Uhlíky paměti: každé místo pro každou kartu z řady vzpomínek a každá karta, kterou lze vzít. V diagramech * označuje změnu.
help-explore-json = vypíše jeden dokument JSON místo tabulek
help-explore-lines = čte jeden popis pozice na řádek a vypisuje jeden výsledek JSON na řádek; špatný řádek dá "error" a příkaz skončí kódem 2
help-explore-seed = zamíchá neznámé balíčky podle tohoto čísla; žádný výsledek na něm nezávisí
help-explore-limit = ukáže nejvýše tolik diagramů ke každé položce (jinak 3)
help-why =
    Řekne, proč hráč v dané pozici něco může nebo nemůže udělat.

    Bez karty, pole a bodu projde vše, na co se lze ptát. Co udělat lze, je označeno. Používá se jen to, co ten hráč smí vědět.
help-why-seat = místo hráče, který se ptá; jinak ten, kdo je na tahu
help-why-card = karta v ruce; v Uhlících paměti vzpomínka z řady nebo z Mysli
help-why-square = pole arény, například e5
help-why-place = místo v Mysli: bod levé horní oblasti vzpomínky, například 1,0
help-why-json = vypíše jeden dokument JSON
help-fits =
    Najde místa vzoru bytosti na plánu dané pozice.

    Nejdřív úplná, pak ta, kterým chybí jeden nebo dva kameny, i s tím, co chybí. Karta nemusí být v ničí ruce.
help-fits-card = označení bytosti nebo legendy
help-fits-limit = ukáže nejvýše tolik diagramů pro každý počet chybějících kamenů (jinak 6)
help-show = Ukáže pozici jako diagram nebo jako obrázek.
help-show-svg = zapíše obrázek (SVG) do tohoto souboru; - je standardní výstup
help-show-choice = vyznačí v obrázku volbu hráče, který rozhoduje, zadanou krátkým textem, například "P e5"
help-record =
    Kontroluje, ukazuje a exportuje záznamy her.

    Záznam je textový soubor s každou volbou ve hře; popisuje ho docs/records.md.
help-record-file = soubor se záznamem hry; - čte standardní vstup
help-record-json = vypíše JSON
help-record-check = Přehraje záznam podle pravidel a ukáže konečnou pozici.
help-record-show = Ukáže hru v kterémkoli bodě záznamu.
help-record-at = po tolika volbách; 0 je začátek. Bez této volby konec
help-record-export = Vypíše zkontrolovaný záznam v obvyklé podobě nebo jako JSON.
help-cards =
    Ukáže karty: vzory, efekty, karty balance, úkoly, vzpomínky.

    Bez slova vyjmenuje balíčky.
help-cards-word = balíček, označení karty nebo část jejího názvu
help-rules =
    Ukáže pravidla obou her.

    Bez slova vyjmenuje oddíly.
help-rules-word = oddíl (6), pravidlo (6.3), otázka (F12, R7) nebo hledané slovo
help-rules-game = jen pravidla této hry
help-engine =
    Mluví řádky JSON s botem v kterémkoli programovacím jazyce.

    Čte zprávy ze standardního vstupu a odpovídá na standardním výstupu; popisuje je docs/engine-protocol.md.

## What is printed

terminal-mode = { $mode ->
    [high_form] Vznešená hra
    [duel] Souboj
    [melee] Bitva
    [team_high_form] Týmová vznešená hra
    [team_duel] Týmový souboj
    [prologue_1] Prolog, první část
    [prologue_2] Prolog, druhá část
   *[chapter] Kapitola { $chapter }
}
terminal-asked = { $mode }, tah { $turn }: rozhoduje hráč na místě { $seat } ({ $kind })
terminal-chance = { $mode }, tah { $turn }: rozhoduje náhoda
terminal-over = { $mode }: konec hry, počet tahů: { $turn }
terminal-to-move = { $actions ->
    [one] Na tahu je hráč na místě { $seat }, zbývá jedna akce.
    [few] Na tahu je hráč na místě { $seat }, zbývají { $actions } akce.
   *[other] Na tahu je hráč na místě { $seat }, zbývá { $actions } akcí.
}
terminal-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
terminal-hand = ruka: { $cards }
kept-frozen = zmrazený efekt ve hře: { $card }
kept-as_legend = počítá se jako vyvolání legendy
terminal-piles = odhazovací balíček: { $discard }, balíček: { $deck }
terminal-tasks = Úkoly: { $tasks }
terminal-row = Řada vzpomínek: { $cards }
terminal-demons = Démoni: { $demons }
terminal-strength = Řada { $row }: { $cards } ({ $side ->
    [up] lícem nahoru
   *[down] lícem dolů
}), { $sum }/{ $target }
terminal-why = Co může hráč na místě { $seat } a proč ne
terminal-fits = { $card }, pro místo { $seat }
terminal-fits-missing = { $missing ->
    [0] Úplné: { $places }
    [one] Chybí jeden kámen: { $places }
    [few] Chybí { $missing } kameny: { $places }
   *[other] Chybí { $missing } kamenů: { $places }
}
terminal-fits-blocked = stojí tam kámen vyšší úrovně
terminal-fits-signs = T cílové pole, * kámen vzoru, ?c ?h chybí běžný nebo hrdinský kámen
terminal-nothing-to-do = Není možné žádné vyvolání, žádná karta balance ani použití zmrazeného efektu.
terminal-what = co
terminal-where = kde
terminal-outcomes = výsledky
terminal-versus = proti { $seat }
terminal-actions = zbývající akce: { $actions }
terminal-kills = zničeno barvy { $seat }: { $number }
terminal-removed = odstraněno ze hry, barva { $seat }: { $number }
terminal-borrow = příští vyvolání smí použít nepřátelský kámen
terminal-extra-turn = následuje tah navíc
terminal-draws = karty navíc: bytosti { $beings }, legendy { $legends }
terminal-penalty = hráč na místě { $seat } má v příštím tahu o akci méně
terminal-more = { $number ->
    [one] Jeden další není ukázán (--limit).
    [few] Další { $number } nejsou ukázány (--limit).
   *[other] Dalších { $number } není ukázáno (--limit).
}
terminal-visible = { $parts ->
    [one] Viditelné: { $cards }
   *[other] Viditelné: { $cards } (počet částí: { $parts })
}
terminal-add = přidat
terminal-take = vzít
terminal-relives = znovuprožije
terminal-hides = skryje
terminal-parts = části
terminal-record-good = { $choices ->
    [one] Záznam je v pořádku: jedna volba.
    [few] Záznam je v pořádku: { $choices } volby.
   *[other] Záznam je v pořádku: { $choices } voleb.
}
terminal-record-point = Volba { $number }/{ $last }: { $choice }
terminal-deck = { $deck ->
    [captivity] Balíček zajetí Uhlíků paměti
    [legends] Legendy
    [flares] Karty balance
    [tasks] Úkoly vznešené hry
   *[memories] Vzpomínky Uhlíků paměti
}
terminal-cards-how = Podívej se do některého: frostglass cards everfrost
terminal-cards-legend = T cílové pole, c tvůj kámen jakékoli úrovně, h tvůj hrdinský nebo legendární kámen, Tc a Th cílové pole, na kterém musí takový stát; / pole, o nichž mluví efekt (na kartě pruhovaná), : pole k nim zrcadlově položená (na kartě tečkovaná); šipky vycházejí z cílového pole.
terminal-frozen-effect = Zmrazený efekt
terminal-warp-effect = Efekt zakřivení
terminal-flare-upper = { $number ->
    [one] Soupeř má alespoň o { $number } vylepšený kámen více
    [few] Soupeř má alespoň o { $number } vylepšené kameny více
   *[other] Soupeř má alespoň o { $number } vylepšených kamenů více
}
terminal-flare-lower = { $number ->
    [one] Soupeř má celkem alespoň o { $number } kámen více
    [few] Soupeř má celkem alespoň o { $number } kameny více
   *[other] Soupeř má celkem alespoň o { $number } kamenů více
}
terminal-rules = { $game ->
    [arena] Pravidla arény
   *[embers] Pravidla Uhlíků paměti
}
terminal-rules-how = Přečti si některý: frostglass rules 6 --game arena

## What is refused

error-unknown-language = Jazyk „{ $language }“ zde není; jsou { $languages }.
error-unknown-command = Příkaz „{ $command }“ neexistuje; viz frostglass --help.
error-unknown-option = Volba { $option } zde neexistuje; viz --help.
error-option-without-value = Volba { $option } potřebuje hodnotu.
error-missing-argument = Chybí { $argument }; viz --help.
error-extra-argument = „{ $argument }“ je o jeden argument více; viz --help.
error-bad-argument = { $argument }: { $reason }
error-bad-usage = Tomuto volání nelze rozumět: { $reason }
error-no-number = „{ $text }“ není celé číslo.
error-no-such-file = Soubor „{ $file }“ neexistuje.
error-is-a-directory = „{ $file }“ je složka, ne soubor.
error-no-permission = Soubor „{ $file }“ není dovoleno otevřít.
error-cannot-open = Soubor „{ $file }“ nelze otevřít.
error-not-text = „{ $file }“ není text v UTF-8.
error-bad-json = „{ $file }“ není dokument JSON: řádek { $line }, sloupec { $column }.
error-unknown-game = Hra „{ $game }“ neexistuje; jsou arena a embers.
error-no-such-card = Balíček ani karta „{ $card }“ neexistuje.
error-no-such-being = Bytost „{ $card }“ neexistuje.
error-no-such-rule = Pravidlo „{ $rule }“ neexistuje a žádné toto slovo neobsahuje.
error-unknown-message = Zpráva typu „{ $message }“ neexistuje.
error-no-game-yet = Žádná hra nezačala: nejdříve pošli zprávu typu „new“.
error-stale-choice = Volba má číslo { $number }, ale ptáme se na číslo { $wanted }.
error-not-your-seat = Místo { $seat } není tvoje.
error-record-magic = Toto není záznam hry: první řádek musí být „{ $wanted }“.
error-record-format = Tento záznam má formát { $found }; tento program čte formát { $wanted }.
error-record-rules = Tento záznam vznikl podle verze { $found } pravidel; tento program má verzi { $wanted }.
error-record-twice = Řádek { $line }: „{ $field }“ je v hlavičce dvakrát.
error-record-value = Řádek { $line }: hodnotu „{ $field }“ nelze přečíst.
error-record-brace = Řádek { $line }: komentář, který zde začíná, nemá konec.
error-record-settings = Hlavička záznamu není možná:
error-record-entry = { $line ->
    [0] Volba { $number }, „{ $choice }“:
   *[other] Řádek { $line }, volba { $number }, „{ $choice }“:
}
error-record-turn = Řádek { $line }: před volbou { $number } je vyznačen tah { $turn }, ale běží tam tah { $found } a rozhoduje hráč na místě { $seat }.
error-record-result = Podle záznamu hra skončila výsledkem { $said }, ale skončila výsledkem { $found }.
error-record-point = Volba { $at } neexistuje: záznam jich má { $last }.
