# Dlaczego nie? Prywatne odpowiedzi dla gracza, który pyta.
why-not-your-turn = To nie jest twoja tura.
why-control-passed = Kontrola została przekazana: pozostałe akcje służą już tylko do umieszczania pionów.
why-no-action = Nie masz już akcji.
why-actions-left =
    { $number ->
        [one] Masz jeszcze jedną akcję, a każdą akcję trzeba wykorzystać.
        [few] Masz jeszcze { $number } akcje, a każdą akcję trzeba wykorzystać.
       *[other] Masz jeszcze { $number } akcji, a każdą akcję trzeba wykorzystać.
    }
why-off-board = Na polu { $square } wzór istoty „{ $card }” wyszedłby poza planszę.
why-higher-rank = Pole { $square } zajmuje pion wyższej rangi ({ $rank }).
why-shortage-dual = Wszystkie twoje zwykłe i heroiczne piony są na planszy, a wzór istoty „{ $card }” nie zostawia żadnego do podniesienia.
why-shortage-legendary = Wszystkie twoje legendarne piony są na planszy, a wzór istoty „{ $card }” nie zostawia żadnego do podniesienia.
why-pieces-missing =
    { $number ->
        [one] { $card }: najbliższe miejsce to { $square }, brakuje jednego piona: { $squares }.
        [few] { $card }: najbliższe miejsce to { $square }, brakuje { $number } pionów: { $squares }.
       *[other] { $card }: najbliższe miejsce to { $square }, brakuje { $number } pionów: { $squares }.
    }
why-flare = Nadwyżka { $seat } nad tobą: ulepszone piony { $upgraded } (potrzeba { $upper }), wszystkie piony { $pieces } (potrzeba { $lower }).
why-nothing-frozen = Nie masz w grze efektu Mrozu.
why-discard-used = Akcja odrzucenia została już wykorzystana w tej turze.
why-no-being = Nie masz na ręce istoty swojej szkoły.
why-task-not-current = „{ $task }” nie jest jednym z trzech bieżących zadań.
why-task = Masz { $have } z { $need } potrzebnych.

# O co pytano
why-about-place = Umieszczenie piona
why-about-discard = Odrzucenie
why-about-thaw = Efekt Mrozu
why-about-pass = Przekazanie kontroli
why-about-end = Koniec tury
why-about-undo = Cofnięcie

# W obu grach
why-game-over = Gra jest skończona.
why-question-first = Najpierw trzeba odpowiedzieć na otwarte pytanie.
why-other-decides = Najpierw musi wybrać { $seat }.
why-undo-barrier = Cofnąć można tylko wybór dokonany po ostatnim dobraniu, odkryciu lub cudzej decyzji.
why-undo-never = Partner widział już twój wybór; tutaj niczego się nie cofa.

# Na arenie
why-occupied = Na polu { $square } stoi pion.
why-lift-first = Wszystkie twoje zwykłe i heroiczne piony są na planszy; najpierw podnieś jednego z nich.
why-task-at-end = Warunek jest spełniony; zadanie możesz zgłosić na koniec tury.

# W Szklanym tronie
embers-why-about = { $action ->
    [draw] Dobranie karty
    [stop] Koniec dobierania
    [discard] Odrzucenie wspomnienia
    [take] Zabranie wspomnienia
   *[reveal] Odkrycie karty Determinacji
}
embers-why-role = To może zrobić tylko { $character }.
embers-why-not-here = W tej części gry tego się nie robi.
embers-why-partner-first = Najpierw musi wybrać partner.
embers-why-still-drawing = Wspomnienia dodaje się dopiero po zakończeniu dobierania.
embers-why-drawing-over = Dobieranie w tej turze już się skończyło.
embers-why-reveal-when = Kartę odkrywa się po ponownym przeżyciu wspomnienia albo gdy zabrane wspomnienie jej koloru trafi do jej rzędu.
embers-why-no-reveal = Żadna z zakrytych kart, o które tu chodzi, nie ma koloru { $colour }.
embers-why-deck-empty = Talia wspomnień jest pusta.
embers-why-draw-limit = { $number ->
    [one] W turze można dobrać tylko { $number } kartę.
    [few] W turze można dobrać tylko { $number } karty.
   *[other] W turze można dobrać tylko { $number } kart.
}
embers-why-draw-first = Trzeba dobrać co najmniej jedną kartę.
embers-why-add-first = Najpierw trzeba dodać wspomnienie.
embers-why-hidden = To wspomnienie jest niewidoczne; można zabrać tylko widoczne.
embers-why-no-place = Nigdzie zakryty obszar tego wspomnienia nie leży na zakrytym tak, by wszystkie obszary pasowały.
embers-why-walls = Umysł byłby większy, niż pozwala karta w grze.
embers-why-turned = Wszystkie wspomnienia leżą w tę samą stronę; żadnego się nie obraca.
embers-why-no-overlap = Tu leżałoby obok Umysłu; musi nakładać się na co najmniej jedną kartę.
embers-why-mismatch = { $number ->
    [one] Obszary nie pasują w punkcie { $points }: pusty leży na pustym, zakryty na zakrytym.
   *[other] Obszary nie pasują w punktach { $points }: pusty leży na pustym, zakryty na zakrytym.
}
embers-why-no-covered = Spotykają się tu tylko puste obszary; zakryty obszar musi leżeć na zakrytym.
embers-why-spent = { $uses ->
    [day] W tym dniu już jej użyto.
   *[game] Została już użyta w tej grze.
}
embers-why-window = { $window ->
    [observe] Używa się jej podczas dobierania.
    [blink] Używa się jej podczas dodawania i odrzucania.
    [turn_start] Używa się jej na początku swojej tury.
    [take] Używa się jej przy zabieraniu wspomnienia.
   *[turn_end] Używa się jej na koniec swojej tury.
}
embers-why-no-target = Nie ma teraz na czym jej użyć.

# Pytania, których nie ma
error-unknown-field = Nie ma tu pola { $field }.
error-unknown-square = Nie ma pola planszy „{ $square }”.
error-unknown-task = Nie ma zadania „{ $task }”.
error-unknown-action = Nie ma tu akcji „{ $action }”.
error-not-your-card = Nie masz karty „{ $card }”.
error-not-on-table = Karty „{ $card }” nie ma w rzędzie wspomnień ani w Umyśle.
error-not-in-row = Karty „{ $card }” nie ma w rzędzie wspomnień.
