### Beings of the Sylvan school: names and effects.

card-sapling = Sapling
    .effect = Upgrade the Sapling to heroic.

card-kiskin_farseeders = Kiskin Farseeders
    .effect = You may place one of your common pieces from the supply on an empty square adjacent to any of your pieces.

card-charging_buck = Charging Buck
    .effect = The Charging Buck may make up to two combat leaps, each to a square at a distance of exactly 2.

card-forest_wardens = Forest Wardens
    .effect = If an opponent has more common pieces on the board than you, destroy one common piece of such an opponent. Then, if an opponent has more heroic and legendary pieces together on the board than you, destroy one heroic piece of such an opponent.

card-naiad = Naiad
    .effect = You may choose up to two of your pieces adjacent to the Naiad. Make one standard move with each of them.

card-kiskin_spirit = Kiskin Spirit
    .effect = If your discard pile holds cards, you may put one of them on top of your deck. If you do, or if the pile was empty, draw one extra card from your deck at the end of this turn.

card-dryad = Dryad
    .effect = You may convert one common or heroic enemy piece adjacent to the Dryad to a common piece of yours.

card-centaur_spearman = Centaur Spearman
    .effect = The Centaur Spearman may make one combat move. If it does, destroy the nearest piece in the direction of that move, at any distance and whoever owns it, unless it is legendary.

card-centaur_chieftain = Centaur Chieftain
    .effect = The Centaur Chieftain may make one combat move. If it does, you may make up to three combat moves in the same direction with your other pieces. One piece may make several of them.

card-unicorn = Unicorn
    .effect = Choose one: the Unicorn may make one combat move, or you gain one action.

card-sylvan_queen = Sylvan Queen
    .effect = You may convert one common or heroic enemy piece diagonally adjacent to the Sylvan Queen to a piece of yours of the same rank.

card-sylvan_princess = Sylvan Princess
    .effect = You may convert one common enemy piece diagonally adjacent to the Sylvan Princess to a common piece of yours.

card-woodland_druid = Woodland Druid
    .effect = For each colour in the game, yours included, upgrade one common piece of that colour. You choose the pieces.

card-forest_ancient = Forest Ancient
    .effect = Place two common enemy pieces from their owners' supply on empty squares at a distance of up to 2 from the Forest Ancient. Then, for each piece placed, destroy one common piece of its colour at a distance of up to 3 from the Forest Ancient.

card-forest_mystic = Forest Mystic
    .effect = At the end of this turn, after refilling your hand, draw two extra cards: one from your deck and one legend.

card-kiskin_leafsplitter = Kiskin Leafsplitter
    .effect = Up to two times, you may choose a diagonal direction and destroy the nearest piece in it, whatever its rank and owner. You may choose the same direction twice.

card-kiskin_boughrunner = Kiskin Boughrunner
    .effect = The Kiskin Boughrunner may make up to three combat moves. Each of them must end on a square adjacent to another piece of yours.

card-tree_shepherd = Tree Shepherd
    .effect = Choose one of your pieces. If it is common, upgrade it. If it is heroic, it may make one combat move. If it is legendary, it may make one standard move.
