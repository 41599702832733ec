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
speaks-flare = Zagraj flarę „{ $flare }”
