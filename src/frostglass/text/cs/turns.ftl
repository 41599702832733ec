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
speaks-flare = Zahraj kartu balance „{ $flare }“
