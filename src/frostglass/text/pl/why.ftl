# Dlaczego nie? Prywatne odpowiedzi dla gracza, który pyta, na arenie.
why-not-your-turn = To nie jest twoja tura.
why-control-passed = Kontrola została przekazana: pozostałe akcje służą już tylko do umieszczania pionów.
why-no-action = Nie masz już akcji.
why-actions-left =
    { $number ->
        [one] Masz jeszcze jedną akcję, a każdą akcję trzeba wykorzystać.
        [few] Masz jeszcze { $number } akcje, a każdą akcję trzeba wykorzystać.
       *[other] Masz jeszcze { $number } akcji, a każdą akcję trzeba wykorzystać.
    }
why-off-board = Na polu { $square } wzór istoty { $card } wyszedłby poza planszę.
why-higher-rank = Pole { $square } zajmuje pion wyższej rangi ({ $rank }).
why-shortage-dual = Wszystkie twoje zwykłe i heroiczne piony są na planszy, a wzór istoty { $card } nie zostawia żadnego do podniesienia.
why-shortage-legendary = Wszystkie twoje legendarne piony są na planszy, a wzór istoty { $card } nie zostawia żadnego do podniesienia.
why-pieces-missing =
    { $number ->
        [one] { $card }: najbliższe miejsce to { $square }, brakuje jednego piona: { $squares }.
        [few] { $card }: najbliższe miejsce to { $square }, brakuje { $number } pionów: { $squares }.
       *[other] { $card }: najbliższe miejsce to { $square }, brakuje { $number } pionów: { $squares }.
    }
why-flare = Wobec { $seat }: przewaga ulepszonych pionów { $upgraded } z { $upper }, przewaga wszystkich pionów { $pieces } z { $lower }.
why-nothing-frozen = Nie masz w grze efektu Mrozu.
why-discard-used = Akcja odrzucenia została już wykorzystana w tej turze.
why-no-being = Nie masz na ręce istoty swojej szkoły.
why-task-not-current = { $task } nie jest jednym z trzech bieżących zadań.
why-task = Masz { $have } z { $need } potrzebnych.
