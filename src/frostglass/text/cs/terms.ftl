### Shared words of the arena: schools, ranks, coloured squares and the things on the table.
### Ranks agree with "kámen" (masculine).

school-northern = Severní říše
school-southern = Jižní říše
school-highland = Horské klany
school-sylvan = Lesní národ
school-everfrost = Věčný mráz
school-nethervoid = Propast
school-etherweave = Předivo éteru
school-legends = Legendy

rank-common = běžný
rank-heroic = hrdinský
rank-legendary = legendární

square-red = červené pole
square-green = zelené pole

word-piece = kámen
word-being = bytost
word-legend = legenda
word-flare = karta balance
word-action = akce
word-turn = tah
word-hand = ruka
word-deck = balíček
word-discard_pile = odhazovací balíček
word-supply = zásoba
