### Co mluví pro tah: rady a rozbor hry.

speaks-points = { $points ->
    [one] Přinese { $points } bod.
    [few] Přinese { $points } body.
    [many] Přinese { $points } bodu.
   *[other] Přinese { $points } bodů.
}
speaks-task = Splní úkol „{ $task }“.
speaks-takes = { $number ->
    [one] Odstraní z plánu { $number } nepřátelský kámen.
    [few] Odstraní z plánu { $number } nepřátelské kameny.
    [many] Odstraní z plánu { $number } nepřátelského kamene.
   *[other] Odstraní z plánu { $number } nepřátelských kamenů.
}
speaks-upgrades = { $number ->
    [one] Budeš mít o { $number } vylepšený kámen víc.
    [few] Budeš mít o { $number } vylepšené kameny víc.
    [many] Budeš mít o { $number } vylepšeného kamene víc.
   *[other] Budeš mít o { $number } vylepšených kamenů víc.
}
speaks-opens = Potom sedí vzor tvé karty „{ $card }“.
speaks-closes = Rozbije vzor karty „{ $card }“, kterou soupeř může mít.
speaks-risk = Riziko: „{ $card }“ ti může vzít vylepšený kámen (soupeř tu kartu drží s pravděpodobností { $chance } %).
speaks-safe = Žádná karta, kterou soupeř může držet, ti hned nevezme vylepšený kámen.
speaks-quiet = Připravuje to, co přijde; zatím se nic nerozhoduje.
speaks-room = Tam má tvůj kámen kolem sebe nejvíc místa na vzory.
speaks-narrow = Tam má kámen druhé barvy nejméně místa na vzory.
speaks-any-school = S každou školou se dá vyhrát; rada to nechává na náhodě.
speaks-flare = Zahraj kartu balance „{ $flare }“

## Embers

speaks-embers-relives = Znovu prožiješ vzpomínku barvy { $colour }.
speaks-embers-banishes = { $number ->
    [one] Vyženeš { $number } démona.
    [few] Vyženeš { $number } démony.
   *[other] Vyženeš { $number } démonů.
}
speaks-embers-completes = Potom stačí jediná karta od Aelin, aby byla řada { $row } úplná.
speaks-embers-likely = Pokud to můžeš vědět: s pravděpodobností { $chance } % potom stačí jediná karta od Aelin, aby byla řada { $row } úplná.
speaks-embers-saves = { $turns ->
    [one] Oproti tomu nepřidat nic to Aelin ušetří asi { $turns } tah, i s riziky.
    [few] Oproti tomu nepřidat nic to Aelin ušetří asi { $turns } tahy, i s riziky.
    [many] Oproti tomu nepřidat nic to Aelin ušetří asi { $turns } tahu, i s riziky.
   *[other] Oproti tomu nepřidat nic to Aelin ušetří asi { $turns } tahů, i s riziky.
}
speaks-embers-adds-nothing = Každé přidání stojí víc, než přinese.
speaks-embers-nothing-fits = Žádnou kartu z řady vzpomínek zatím nelze přidat.
speaks-embers-draw = Další karta přinese víc, než stojí: asi { $saved } proti { $cost } (v tazích Aelin).
speaks-embers-stop = Další karta by přinesla méně, než stojí: asi { $saved } proti { $cost } (v tazích Aelin).
speaks-embers-demons = Riziko: s pravděpodobností { $chance } % to bude démon.
speaks-embers-deck = { $number ->
    [0] V balíčku vzpomínek už nezbývá žádná karta.
    [one] V balíčku vzpomínek zbývá jen { $number } karta.
    [few] V balíčku vzpomínek zbývají jen { $number } karty.
   *[other] V balíčku vzpomínek zbývá jen { $number } karet.
}
speaks-embers-ends = Poslední řada je úplná: den končí.
speaks-embers-left = { $turns ->
    [one] Řady potom potřebují ještě asi { $turns } tah.
    [few] Řady potom potřebují ještě asi { $turns } tahy.
    [many] Řady potom potřebují ještě asi { $turns } tahu.
   *[other] Řady potom potřebují ještě asi { $turns } tahů.
}
speaks-embers-learns = Fenrys potom ví, kolik řadě { $row } chybí.
speaks-embers-weak-first = Nejdřív slabé karty: dokud je Mysl malá, hodí se do jejich řad skoro každá karta.
speaks-embers-promise = Na vzpomínku, kterou tato karta umožní znovu prožít, čeká slib.
speaks-embers-again = Ještě jedním tahem bude řada hned úplná.
speaks-embers-later = Ještě jeden tah by teď žádnou řadu nedoplnil; schopnost zůstane na později.
speaks-embers-splits = { $number ->
    [one] Mysl se rozpoltí a ztratí { $number } kartu.
    [few] Mysl se rozpoltí a ztratí { $number } karty.
   *[other] Mysl se rozpoltí a ztratí { $number } karet.
}
speaks-embers-thin = { $number ->
    [one] Riziko: v Mysli je potom vidět jen { $number } karta.
    [few] Riziko: v Mysli jsou potom vidět jen { $number } karty.
   *[other] Riziko: v Mysli je potom vidět jen { $number } karet.
}
speaks-embers-endangers = { $number ->
    [one] Riziko: když den takhle skončí, zkreslí se o { $number } vzpomínku víc.
    [few] Riziko: když den takhle skončí, zkreslí se o { $number } vzpomínky víc.
   *[other] Riziko: když den takhle skončí, zkreslí se o { $number } vzpomínek víc.
}
speaks-embers-shields = { $number ->
    [one] Když den takhle skončí, zkreslí se o { $number } vzpomínku méně.
    [few] Když den takhle skončí, zkreslí se o { $number } vzpomínky méně.
   *[other] Když den takhle skončí, zkreslí se o { $number } vzpomínek méně.
}
