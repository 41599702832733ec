# Zaproszenie: co czyta się przed zajęciem miejsca.

join-invites = { $name } zaprasza do gry
join-invited = Zaproszenie do gry
join-taken = To miejsce jest już zajęte
join-free = jeszcze wolne
join-cards = Karty tej szkoły
join-goal = do { $goal } punktów
join-learn-arena = Nie znasz jeszcze Areny?
join-learn-embers = Nie znasz jeszcze gry Szklany tron?
join-learn-note = Kilka minut przy własnym stole; miejsce poczeka.
