### Shared words of the arena: schools, ranks, coloured squares and the things on the table.
### Ranks agree with "pion" (masculine).

school-northern = Imperium Północne
school-southern = Imperium Południowe
school-highland = Górskie Klany
school-sylvan = Leśny Lud
school-everfrost = Wieczny Mróz
school-nethervoid = Otchłań
school-etherweave = Osnowa Eteru
school-legends = Legendy

rank-common = zwykły
rank-heroic = heroiczny
rank-legendary = legendarny

square-red = czerwone pole
square-green = zielone pole

word-piece = pion
word-being = istota
word-legend = legenda
word-flare = flara
word-action = akcja
word-turn = tura
word-hand = ręka
word-deck = talia
word-discard_pile = stos kart odrzuconych
word-supply = zapas
