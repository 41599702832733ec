### Tasks of the High Form: types, names and conditions. Upgraded means heroic or legendary.
### Our own words are British (colour, centre); names of tasks and cards stand as they are printed (Color Conquest, Center Cross).

task-type-destruction = Destruction
task-type-colored = Coloured squares
task-type-summoning = Summoning
task-type-pattern = Pattern
task-type-enemy = Enemy pieces

task-destruction = Destruction
    .condition = You destroyed at least three enemy pieces this turn.

task-devastation = Devastation
    .condition = You destroyed at least four enemy pieces this turn.

task-heroic_destruction = Heroic Destruction
    .condition = You destroyed at least three enemy pieces this turn, including at least one upgraded piece.

task-heroic_devastation = Heroic Devastation
    .condition = You destroyed at least four enemy pieces this turn, including at least two upgraded pieces.

task-end_of_legends = End of Legends
    .condition = You destroyed at least one legendary enemy piece or at least two heroic enemy pieces this turn.

task-red_conquest = Red Conquest
    .condition = You have at least three pieces on red squares, including at least two upgraded pieces.

task-green_conquest = Green Conquest
    .condition = You have at least three pieces on green squares, including at least two upgraded pieces.

task-color_conquest = Color Conquest
    .condition = You have at least five pieces on red and green squares together, including at least three upgraded pieces.

task-red_legends = Red Legends
    .condition = You have at least two upgraded pieces on red squares, including at least one legendary piece.

task-green_legends = Green Legends
    .condition = You have at least two upgraded pieces on green squares, including at least one legendary piece.

task-rainbow_dominance = Rainbow Dominance
    .condition = You have more upgraded pieces than your opponent on the red squares, and also more on the green squares.

task-red_summoning = Red Summoning
    .condition = You summoned at least two beings this turn, including at least one on a red square.

task-green_summoning = Green Summoning
    .condition = You summoned at least two beings this turn, including at least one on a green square.

task-colored_summoning = Colored Summoning
    .condition = You summoned at least two beings this turn on red or green squares.

task-legendary_summoning = Legendary Summoning
    .condition = You summoned at least two beings this turn, including at least one legend.

task-central_dominance = Central Dominance
    .condition = You have at least five pieces on the nine central squares, including at least two upgraded pieces.

task-center_cross = Center Cross
    .condition = You have pieces on the centre (e5) and on all four squares orthogonally adjacent to it, or on the centre and on all four squares diagonally adjacent to it.

task-line_dominance = Line Dominance
    .condition = On one whole line through the central squares (row 4, 5 or 6, or file d, e or f), you have at least six more pieces than your opponent.

task-diagonals = Diagonals
    .condition = On each of the two long diagonals through the centre (e5), you have at least four pieces, including at least one upgraded piece. A piece in the centre counts for both.

task-side_chain = Side Chain
    .condition = An unbroken chain of your adjacent pieces, diagonals included, joins the outermost files (a and i) or the outermost rows (1 and 9).

task-corner_chain = Corner Chain
    .condition = An unbroken chain of your adjacent pieces, diagonals included, joins two opposite corners of the board. A corner is the group of three slanting edge squares.

task-imprisonment = Imprisonment
    .condition = At least six of your pieces are adjacent to the same enemy piece.

task-envelopment = Envelopment
    .condition = At least seven of your pieces are adjacent to the same enemy piece.

task-isolation = Isolation
    .condition = There is an enemy piece with no other enemy piece adjacent to it but with one at distance 2. Even by walking up to three steps over empty squares, diagonals included, it could not become adjacent to any other enemy piece.
