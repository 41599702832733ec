### Co przemawia za turą: podpowiedzi i przegląd partii.

speaks-points = { $points ->
    [one] Daje { $points } punkt.
    [few] Daje { $points } punkty.
    [many] Daje { $points } punktów.
   *[other] Daje { $points } punktu.
}
speaks-task = Wypełnia zadanie „{ $task }”.
speaks-takes = { $number ->
    [one] Usuwa z planszy { $number } wrogiego piona.
    [few] Usuwa z planszy { $number } wrogie piony.
    [many] Usuwa z planszy { $number } wrogich pionów.
   *[other] Usuwa z planszy { $number } wrogiego piona.
}
speaks-upgrades = { $number ->
    [one] Będziesz mieć o { $number } ulepszonego piona więcej.
    [few] Będziesz mieć o { $number } ulepszone piony więcej.
    [many] Będziesz mieć o { $number } ulepszonych pionów więcej.
   *[other] Będziesz mieć o { $number } ulepszonego piona więcej.
}
speaks-opens = Potem pasuje wzór twojej karty „{ $card }”.
speaks-closes = Psuje wzór karty „{ $card }”, którą może mieć przeciwnik.
speaks-risk = Ryzyko: „{ $card }” może zabrać ci ulepszonego piona (szansa, że przeciwnik ma tę kartę: { $chance }%).
speaks-safe = Żadna karta, którą przeciwnik może mieć w ręce, nie zabierze ci od razu ulepszonego piona.
speaks-quiet = Przygotowuje to, co ma nadejść; na razie nic się nie rozstrzyga.
speaks-room = Tam twój pion ma wokół siebie najwięcej miejsca na wzory.
speaks-narrow = Tam pion drugiego koloru ma najmniej miejsca na wzory.
speaks-any-school = Każdą szkołą można wygrać; podpowiedź zdaje się na los.
speaks-flare = Zagraj flarę „{ $flare }”

## Embers

speaks-embers-relives = Wspomnienie w kolorze { $colour } zostaje ponownie przeżyte.
speaks-embers-banishes = { $number ->
    [one] Wypędza { $number } demona.
    [few] Wypędza { $number } demony.
   *[many] Wypędza { $number } demonów.
}
speaks-embers-completes = Potem wystarczy jedna karta Aelin, by rząd { $row } był kompletny.
speaks-embers-likely = Na ile możesz to wiedzieć: szansa, że potem wystarczy jedna karta Aelin, by rząd { $row } był kompletny, to { $chance }%.
speaks-embers-saves = { $turns ->
    [one] W porównaniu z niedodaniem niczego oszczędza Aelin mniej więcej { $turns } turę, licząc z ryzykiem.
    [few] W porównaniu z niedodaniem niczego oszczędza Aelin mniej więcej { $turns } tury, licząc z ryzykiem.
    [many] W porównaniu z niedodaniem niczego oszczędza Aelin mniej więcej { $turns } tur, licząc z ryzykiem.
   *[other] W porównaniu z niedodaniem niczego oszczędza Aelin mniej więcej { $turns } tury, licząc z ryzykiem.
}
speaks-embers-adds-nothing = Każde dodanie karty kosztuje więcej, niż daje.
speaks-embers-nothing-fits = Żadnej karty z rzędu wspomnień nie da się jeszcze dodać.
speaks-embers-draw = Kolejna karta daje więcej, niż kosztuje: zysk około { $saved }, koszt około { $cost } (w turach Aelin).
speaks-embers-stop = Kolejna karta dałaby mniej, niż kosztuje: zysk około { $saved }, koszt około { $cost } (w turach Aelin).
speaks-embers-demons = Ryzyko: szansa, że będzie to demon, to { $chance }%.
speaks-embers-deck = { $number ->
    [0] W talii wspomnień nie ma już kart.
    [one] W talii wspomnień została tylko { $number } karta.
    [few] W talii wspomnień zostały tylko { $number } karty.
   *[many] W talii wspomnień zostało tylko { $number } kart.
}
speaks-embers-ends = Ostatni rząd jest kompletny: dzień się kończy.
speaks-embers-left = { $turns ->
    [one] Rzędy potrzebują potem jeszcze około { $turns } tury.
    [few] Rzędy potrzebują potem jeszcze około { $turns } tur.
    [many] Rzędy potrzebują potem jeszcze około { $turns } tur.
   *[other] Rzędy potrzebują potem jeszcze około { $turns } tury.
}
speaks-embers-learns = Fenrys wie wtedy, ile brakuje rzędowi { $row }.
speaks-embers-weak-first = Najpierw słabe karty: dopóki Umysł jest mały, do ich rzędów pasuje niemal każda karta.
speaks-embers-promise = Na wspomnienie, które ta karta pozwala ponownie przeżyć, czeka obietnica.
speaks-embers-again = Jeszcze jedna tura od razu daje kompletny rząd.
speaks-embers-later = Jeszcze jedna tura nie dałaby teraz kompletnego rzędu; zdolność zostaje na później.
speaks-embers-splits = { $number ->
    [one] Umysł rozdwaja się i traci { $number } kartę.
    [few] Umysł rozdwaja się i traci { $number } karty.
   *[many] Umysł rozdwaja się i traci { $number } kart.
}
speaks-embers-thin = { $number ->
    [one] Ryzyko: w Umyśle widać potem tylko { $number } kartę.
    [few] Ryzyko: w Umyśle widać potem tylko { $number } karty.
   *[many] Ryzyko: w Umyśle widać potem tylko { $number } kart.
}
speaks-embers-endangers = { $number ->
    [one] Ryzyko: jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnienie więcej.
    [few] Ryzyko: jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnienia więcej.
   *[many] Ryzyko: jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnień więcej.
}
speaks-embers-shields = { $number ->
    [one] Jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnienie mniej.
    [few] Jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnienia mniej.
   *[many] Jeśli dzień tak się skończy, zniekształconych będzie o { $number } wspomnień mniej.
}
