# Pozvánka: co si člověk přečte, než si sedne.

join-invites = { $name } tě zve ke hře
join-invited = Pozvánka ke hře
join-taken = Tady už někdo sedí
join-free = ještě volné
join-cards = Karty této školy
join-goal = do { $goal } bodů
join-learn-arena = Neznáš ještě Arénu?
join-learn-embers = Neznáš ještě Uhlíky paměti?
join-learn-note = Pár minut u vlastního stolu; místo počká.
