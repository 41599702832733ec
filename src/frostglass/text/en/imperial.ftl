### Beings of the Northern and the Southern Empire: names and effects.

card-swordmaster = Swordmaster
    .effect = You may destroy one common enemy piece diagonally adjacent to the Swordmaster. If you do, upgrade the Swordmaster to heroic.

card-messenger = Messenger
    .effect = You may choose one of your common or heroic pieces and a direction. That piece makes any number of standard moves in that direction; you decide where it stops.

card-herald = Herald
    .effect = You may make up to two moves with your pieces, each to an empty adjacent square. One piece may make both moves.

card-bomb = Bomb
    .effect = If you have at least one action left after this summoning, destroy the Bomb and every common piece adjacent to it, your own included. Otherwise nothing happens.

card-chronicler = Chronicler
    .effect = Upgrade one of your common pieces other than the Chronicler. That piece may then make one standard move.

card-assassin = Assassin
    .effect = If a piece stands on the marked square, destroy it, whatever its rank and owner. If the square is empty, the Assassin may move there.

card-time_mage = Time Mage
    .effect = Gain one action. Then, if an enemy piece of any rank stands on the marked square, destroy it.

card-summoner = Summoner
    .effect = You may place up to two of your common pieces from the supply on empty marked squares.

card-hypnotist = Hypnotist
    .effect = You may make combat moves with pieces of one enemy colour, one move each: either with up to three common pieces or with up to two heroic pieces.

card-cannon = Cannon
    .effect = You may choose the direction of one of the arrows. If you do, destroy every common piece in that direction up to the edge of the board, your own included. Pieces of higher rank do not stop the shot.

card-champion = Champion
    .effect = You may destroy one enemy piece of any rank adjacent to the Champion. If that piece was legendary, the Champion is destroyed too and you gain one action.

card-infantry_captain = Infantry Captain
    .effect = You may make up to two combat moves with your pieces other than the Infantry Captain. One piece may make both moves.

card-cavalry_captain = Cavalry Captain
    .effect = You may choose one of your pieces other than the Cavalry Captain. In any order, it may make up to one combat move and up to two standard moves.

card-gryphon_rider = Gryphon Rider
    .effect = The Gryphon Rider may make one combat leap. If it does, you may downgrade it to common and place one of your common pieces from the supply on an empty square adjacent to it.

card-knight = Knight
    .effect = The Knight may make up to three combat moves, none of them onto a common piece.

card-high_priestess = High Priestess
    .effect = The High Priestess may make one standard move. Then, whether she moved or not, you may upgrade one common piece adjacent to her, whoever owns it.

card-master_of_intrigue = Master of Intrigue
    .effect = You may make up to three moves in total, in any order: standard moves with the Master of Intrigue, combat moves with common and heroic pieces used for this summoning. One piece may make several of them.

card-gun_tower = Gun Tower
    .effect = You may choose the direction of one of the arrows. If you do, destroy the first and the second piece in that direction, whoever owns them. A legendary piece is not destroyed and stops the shot.
