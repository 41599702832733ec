### Shared words of the arena: schools, ranks, coloured squares and the things on the table.

school-northern = Northern Empire
school-southern = Southern Empire
school-highland = Highland
school-sylvan = Sylvan
school-everfrost = Everfrost
school-nethervoid = Nethervoid
school-etherweave = Etherweave
school-legends = Legends

rank-common = common
rank-heroic = heroic
rank-legendary = legendary

square-red = red square
square-green = green square

word-piece = piece
word-being = being
word-legend = legend
word-flare = flare
word-action = action
word-turn = turn
word-hand = hand
word-deck = deck
word-discard_pile = discard pile
word-supply = supply
