### Flares: names of our own, since the cards have none, and both effects without their criteria.

card-flare_01 = Rising Spark
    .upper = Place one of your common pieces from the supply on any empty square.
    .lower = Place one of your heroic pieces from the supply on any empty square.

card-flare_02 = Twin Sparks
    .upper = Place one of your common pieces from the supply on any empty square.
    .lower = Place one of your common pieces from the supply on any empty square.

card-flare_03 = Marching Fire
    .upper = You may make up to three standard moves with your common pieces. One piece may make several of them.
    .lower = Gain one action.

card-flare_04 = Turncoat Flame
    .upper = Place one of your common pieces from the supply on any empty square.
    .lower = Choose one: place one of your common pieces from the supply on any empty square, or convert one common enemy piece to your common piece from the supply. A converted piece counts as destroyed by you.

card-flare_05 = Kindling
    .upper = Choose one: make one standard move with one of your common pieces, or upgrade one of your common pieces.
    .lower = Place two of your common pieces from the supply on any empty squares.

card-flare_06 = Leaping Flame
    .upper = Choose one: place one of your common pieces from the supply on any empty square, or upgrade one of your common pieces.
    .lower = You may make one combat leap with one of your common pieces: to any square that is empty or holds a common piece.

card-flare_07 = Second Wind
    .upper = Place one of your common pieces from the supply on any empty square.
    .lower = Upgrade one of your common pieces. Then gain one action.

card-flare_08 = Stolen Moment
    .upper = Gain one action.
    .lower = Place one of your common pieces from the supply on any empty square.

card-flare_09 = Call of the Hero
    .upper = Place one of your heroic pieces from the supply on any empty square.
    .lower = With your common pieces you may make up to one standard move and up to one combat move, in either order. One piece may make both.

card-flare_10 = Shower of Sparks
    .upper = Place two of your common pieces from the supply on any empty squares.
    .lower = Place one of your common pieces from the supply on any empty square.

card-flare_11 = Counterstroke
    .upper = Place one of your common pieces from the supply on any empty square.
    .lower = With your common and heroic pieces you may make either one combat move or up to two standard moves. One piece may make both standard moves.

card-flare_12 = Wandering Light
    .upper = You may make one standard leap with one of your common pieces: to any empty square.
    .lower = Gain one action.
