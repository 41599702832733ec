### Legends: names and effects.

card-fire_dragon = Fire Dragon
    .effect = Choose the direction of one of the arrows. Destroy every common and heroic piece, your own included, on the first two squares in that direction and on the first two in each of the two directions at 45 degrees to it. Legendary pieces survive, but they shield nothing.

card-hell_bull = Hell Bull
    .effect = Choose any direction. The Hell Bull may make any number of combat moves in that direction, but must stop after destroying a legendary piece.

card-angel_of_death = Angel of Death
    .effect = You may choose one piece anywhere on the board other than the Angel of Death, whatever its rank and owner. If you do, upgrade it if possible; then the Angel of Death must make a combat leap onto its square and so destroys it.

card-the_eldest_tree = The Eldest Tree
    .effect = One by one, you may choose up to three squares adjacent to The Eldest Tree, each only once. A common or heroic enemy piece there: destroy it. Your common piece: upgrade it. An empty square: place one of your common pieces from the supply there.

card-bone_catapult = Bone Catapult
    .effect = You may choose one piece in the direction of one of the arrows, whatever its rank and owner, at any distance and even behind other pieces. If you do, destroy it and every common piece adjacent to it, your own included.

card-fire_elemental = Fire Elemental
    .effect = Choose one, even if it hits nothing: destroy every common and heroic enemy piece adjacent to the Fire Elemental, or destroy every common enemy piece at distance 1 or 2 from it.

card-leviathan = Leviathan
    .effect = Choose one: downgrade up to three heroic or legendary pieces by one rank each, or destroy up to four common pieces. The chosen pieces must form one connected group of adjacent pieces, diagonals included. They may be of any colours, your own included, and Leviathan itself may be downgraded.

card-two_headed_dragon = Two-Headed Dragon
    .effect = You may upgrade one of the five pieces used for this summoning. If you do, you may destroy one heroic piece adjacent to the piece you have just upgraded, whoever owns it.

card-earth_elemental = Earth Elemental
    .effect = Destroy one common or heroic piece on a red square or adjacent to one, whoever owns it. Then upgrade one common piece on a green square or adjacent to one, whoever owns it. Then the Earth Elemental may make one combat move onto a red or green square.

card-time_elemental = Time Elemental
    .effect = After this turn has ended completely, you play one more full turn before anyone else, even if the game was about to end.

card-storm_elemental = Storm Elemental
    .effect = You may place one of your pieces from the supply, of any rank, on an empty square at distance 1 to 3 from the Storm Elemental. It may then make combat moves, all in one direction of your choice: up to five if common, up to three if heroic, one if legendary. Then destroy it in any case.

card-titan = Titan
    .effect = Destroy every piece orthogonally adjacent to the Titan, whatever its rank, and every common and heroic piece diagonally adjacent to it, your own included. None of them counts as destroyed by you.
