### Beings of the Everfrost school: names, effects and frozen effects.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-snow_fox = Snow Fox
    .effect = The Snow Fox may make up to two standard moves, each in any direction.

card-royal_reindeer = Royal Reindeer
    .effect = The Royal Reindeer may make one combat leap to a square at distance exactly 2. Then, whether it leapt or not, upgrade it, unless its summoning or its leap destroyed a piece, your own included.

card-crystal_mirror = Crystal Mirror
    .effect = You may choose either one heroic piece or up to two common pieces on the yellow (striped) squares, whoever owns them. For each of them, place one of your pieces of the same rank from the supply on its mirror-image blue (dotted) square, if that square is on the board and empty. The chosen pieces stay where they are.

card-crystal_grower = Crystal Grower
    .effect = For each enemy colour, upgrade one common piece of that colour, anywhere on the board. You choose the pieces.
    .frozen = Upgrade one of your common pieces, anywhere on the board.

card-ice_princess = Ice Princess
    .effect = One of your common pieces other than the Ice Princess may make one combat move.
    .frozen = One of your common pieces must make one standard move, if any of them can.

card-ice_queen = Ice Queen
    .effect = One of your heroic pieces other than the Ice Queen may make one combat move.
    .frozen = One of your heroic pieces must make one standard move, if any of them can.

card-frostweave_summoner = Frostweave Summoner
    .effect = Nothing happens when it is summoned.
    .frozen = When you summon your next being this turn, you may use one enemy piece in its pattern as if it were yours; the rank it has counts. The permission is gone after that summoning, used or not.

card-winter_whisperer = Winter Whisperer
    .effect = Nothing happens when it is summoned.
    .frozen = You may destroy one of your common pieces. Then, whether you did or not, you may discard one flare from your hand without invoking it. If you did both, gain one action.

card-frozen_chest = Frozen Chest
    .effect = You may take one card with a frozen effect from your discard pile and put that effect into play. If you do and already had a frozen effect in play, discard the old card unused.

card-everfrost_sentinel = Everfrost Sentinel
    .effect = If the summoning destroyed an enemy piece, you may downgrade the Everfrost Sentinel to common. If you do, each opponent has one action fewer on their next turn; in a team game, only the opponent who plays next.

card-glacier_giant = Glacier Giant
    .effect = The Glacier Giant may make any number of combat moves, all in the direction of the same arrow. If it has moved and a legendary piece stands on the next square in that direction, whoever owns it, the Glacier Giant may attack it: both are destroyed.

card-polar_bear = Polar Bear
    .effect = The Polar Bear may make one combat move. If that move destroyed a piece, it may make one standard move. If the standard move also destroyed a piece, it may move once more, to an empty adjacent square.

card-war_sled = War Sled
    .effect = The War Sled may make up to three combat moves. The first goes in the direction of one of the arrows; each further one goes straight on from the previous move or bends 45 degrees left or right.

card-snow_monster = Snow Monster
    .effect = Destroy every common enemy piece at distance 1 or 2 from the Snow Monster that is adjacent to at least one of your pieces. The Snow Monster itself is one of your pieces.

card-frost_imp = Frost Imp
    .effect = You may choose one common piece adjacent to the Frost Imp, whoever owns it, and a direction. That piece makes as many standard moves in that direction as it can: it slides over empty squares up to the next piece or the edge of the board.

card-ice_wyvern = Ice Wyvern
    .effect = The Ice Wyvern may make one combat leap: to any square that is empty or holds a common or heroic piece. If the leap destroyed a piece, the Ice Wyvern is destroyed too.
    .frozen = Place one of your common pieces from the supply on an empty square adjacent to one of your heroic pieces.

card-deathbringer = Deathbringer
    .effect = You may destroy one piece adjacent to the Deathbringer, whoever owns it. A heroic piece must be adjacent to at least one, a legendary piece to at least three of your pieces other than the Deathbringer; a common piece needs none. The victim counts as two pieces of its rank and is removed from the game.

card-frostweave_illusionist = Frostweave Illusionist
    .effect = Convert the Frostweave Illusionist to a common piece of an enemy colour; with several opponents, you choose whose. If no opponent has such a piece in the supply, the Frostweave Illusionist stays as it is.
    .frozen = Convert one common enemy piece, anywhere on the board, to your common piece from the supply. It counts as destroyed by you.
