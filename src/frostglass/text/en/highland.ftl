### Beings of the Highland school: names and effects.

card-wild_eagle = Wild Eagle
    .effect = The Wild Eagle may make one combat leap: to any square that is empty or holds a common piece.

card-clan_axeman = Clan Axeman
    .effect = You may destroy one common or heroic piece orthogonally adjacent to the Clan Axeman, whoever owns it.

card-clan_healer = Clan Healer
    .effect = You may place up to two of your common pieces from the supply on empty squares, each of them adjacent to a green square of the board.

card-dire_wolf = Dire Wolf
    .effect = The Dire Wolf may make up to two combat moves.

card-ritual_keeper = Ritual Keeper
    .effect = Summoned on a green square: upgrade one of your common pieces. Summoned on a red square: you may make one combat move with one of your pieces. Summoned on any other square: nothing happens.

card-eagle_lord = Eagle Lord
    .effect = The Eagle Lord may make one combat leap: to any square that is empty or holds a common or heroic piece.

card-wolf_rider = Wolf Rider
    .effect = The Wolf Rider may make up to two combat moves.

card-blood_shaman = Blood Shaman
    .effect = Destroy one common or heroic piece anywhere on the board, whoever owns it. If it stood on a red square, also destroy every common piece adjacent to that square, your own included.

card-war_drummer = War Drummer
    .effect = You may make either one combat move or up to two standard moves with your pieces other than the War Drummer. One piece may make both standard moves.

card-hill_giant = Hill Giant
    .effect = Destroy every common and heroic piece orthogonally adjacent to the Hill Giant, your own included.

card-warlord = Warlord
    .effect = You may make up to two combat moves with your pieces, or up to three if the Warlord makes at least one of the three. One piece may make several of them.

card-war_summoner = War Summoner
    .effect = Gain one action. When you summon your next being this turn, you may use one enemy piece in its pattern as if it were yours; the rank it has counts. The permission is gone after that summoning, used or not.

card-ritual_master = Ritual Master
    .effect = Summoned on a green square: gain two actions. Summoned on a red square: you may destroy one heroic piece, and you may destroy one common piece, anywhere on the board and whoever owns them. Summoned on any other square: nothing happens.

card-legend_slayer = Legend Slayer
    .effect = Among the pieces diagonally adjacent to the Legend Slayer, whoever owns them, you may destroy either one legendary piece or up to two common or heroic pieces.

card-mountain_troll = Mountain Troll
    .effect = Destroy every common enemy piece adjacent to the Mountain Troll. If this destroyed two or more pieces, gain one action.

card-hungry_bear = Hungry Bear
    .effect = The Hungry Bear may make one standard move. If that move destroyed a piece, it may make one more standard move.

card-werewolf = Werewolf
    .effect = Summoned on a green square, or on a red square other than the centre (e5): the Werewolf may make up to three combat moves. Summoned on any other square, the centre included: it may make one standard move.

card-clan_guardian = Clan Guardian
    .effect = You may upgrade one common piece used for this summoning.
