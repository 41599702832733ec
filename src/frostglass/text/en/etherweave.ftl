### Beings of the Etherweave school: names, effects and warp effects; what is asked, done, told and refused about warping.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-antimatter_spirit = Antimatter Spirit
    .effect = Nothing happens when it is summoned.
    .warp = Choose an empty square that is neither red nor green, and a direction. Place one of your common pieces there; it makes one combat move in that direction. Then place a common piece of an enemy colour on the same square; it makes one combat move the opposite way. All four parts must be possible, otherwise nothing happens.

card-dark_sphere = Dark Sphere
    .effect = You may choose up to three different common or heroic pieces, whoever owns them, but not three of one colour. One after another, each makes one combat move that ends at distance exactly 2 from the Dark Sphere.

card-doppelganger = Doppelganger
    .effect = Perform the warp effect of your pending being once, as if it were printed here. The being stays pending.

card-eternal_emperor = Eternal Emperor
    .effect = Unless you have played the Emperor's warp effect this turn, you may now do what that warp effect says.
    .warp = Either place one of your common pieces from the supply on an empty square, or move one of your pieces: a common one by a combat move, a heroic or legendary one by a standard move.

card-gate_of_oblivion = Gate of Oblivion
    .effect = Destroy the piece on the blue (dotted) square, whatever its colour and rank. Then you may destroy one common or heroic piece on a yellow (striped) square, whoever owns it.
    .warp = Until the end of this turn, each piece that you destroy counts as if you had destroyed one more of the same colour and rank.

card-greater_shadow_twin = Greater Shadow Twin
    .effect = If the Lesser Shadow Twin lies in your discard pile, you may destroy one heroic piece, whoever owns it, that has at least two of your pieces adjacent to it.
    .warp = Upgrade one of your common pieces, anywhere on the board.

card-iris_of_eternity = Iris of Eternity
    .effect = You may choose one: destroy one adjacent legendary piece, whoever owns it, or upgrade the Iris of Eternity to legendary. If you upgrade it, this summoning also counts as summoning a legend, and you discard all legends from your hand.

card-lesser_shadow_twin = Lesser Shadow Twin
    .effect = If the Greater Shadow Twin lies in your discard pile, you may destroy one or two common pieces, whoever owns them, that are adjacent to one and the same piece of yours.
    .warp = Upgrade one of your common pieces, anywhere on the board.

card-merchant_of_time = Merchant of Time
    .effect = If a piece lies on this card, it returns by a standard leap to a square that is neither red nor green: an empty one, or one with a piece of lower rank, which is destroyed.
    .warp = Take one piece from a square that is neither red nor green and lay it on this card; any owner, any rank. It is not destroyed. This effect cannot be copied, and while the Merchant is pending, nothing can discard it or return it to your hand.

card-paradox_worm = Paradox Worm
    .effect = You may let one of your common or heroic pieces and one enemy piece of the same rank change places.
    .warp = Upgrade one enemy common piece. Then you may discard your pending being.

card-polarity_queen = Polarity Queen
    .effect = Choose two different common or heroic pieces of yours other than the Polarity Queen. The first makes one combat move in any direction, then the second makes one combat move in the opposite direction. If no two moves are possible, nothing happens.
    .warp = Place one of your common pieces from the supply on an empty square adjacent to an enemy piece.

card-reality_patch = Reality Patch
    .effect = For each enemy colour, you may destroy one heroic piece of that colour. Then you may discard your pending being. Then you may discard one card from your hand: a being, a legend or a flare.

card-singularity = Singularity
    .effect = Choose an empty square that is neither red nor green. All common pieces adjacent to it, whoever owns them, make a combat move onto it, one after another in an order you choose.

card-time_traveler = Time Traveler
    .effect = You may destroy one adjacent common piece, whoever owns it. If you do, put the top card of your discard pile on top of your deck.

card-translocationist = Translocationist
    .effect = Up to two times, you may let one of your heroic pieces and one of your common pieces change places; use a different heroic piece each time.
    .warp = Gain one action.

card-void_summoner = Void Summoner
    .effect = When you summon your next being this turn, up to two squares of its pattern that ask for common pieces may be empty. The permission is gone after that summoning, used or not.
    .warp = One of your common or heroic pieces must make one standard move, if any of them can.

card-warpmaster = Warpmaster
    .effect = You may choose one: take your pending being back into your hand, or make one standard move with the Warpmaster.

card-ziggurat_sentinel = Ziggurat Sentinel
    .effect = You may choose one: perform the warp effect of one card in your discard pile, or make one, two or three combat moves with the Ziggurat Sentinel, all in the direction of the arrow.
    .warp = One of your common or heroic pieces makes either one combat move or two standard moves.

## Questions

prompt-burst = { $card }: on which square does it happen?
prompt-emperor = { $card }: do you place a piece or move one?
prompt-may-emperor = { $card }: do you place a piece or move one, or neither?
prompt-may-iris = { $card }: do you destroy a legendary piece or upgrade the being?
prompt-may-swap = { $card }: does a piece of yours change places?
prompt-swap_with = { $card }: with which piece does it change places?
prompt-lay_aside = { $card }: which piece do you lay on the card?
prompt-bring_back = { $card }: where does the piece from the card come back?
prompt-singularity = { $card }: which square do the common pieces around it fall into?
prompt-last_mover = { $card }: which piece comes last and stays there?
prompt-may-show_twin = { $card }: do you show the other twin in your discard pile?
prompt-may-discard_pending = { $card }: do you discard your pending being?
prompt-may-take_back = { $card }: do you take your pending being back into your hand?
prompt-may-copy_warp = { $card }: do you perform a warp effect from your discard pile?
prompt-may-throw_away = { $card }: do you discard a card from your hand?

## Choices

label-warp = Warp { $card }
label-burst = Choose { $square }
label-singularity = Let them fall into { $square }
label-emperor = { $word ->
    [place] Place a common piece
   *[move] Move a piece of yours
}
label-iris = { $word ->
    [destroy] Destroy an adjacent legendary piece
   *[ascend] Upgrade the being; it counts as a legend, and your legends are discarded
}
label-swap = Choose the { $piece } on { $square } to change places
label-swap_with = Change places with the { $piece } on { $square }
label-lay_aside = Lay the { $piece } on { $square } on the card
label-bring_back = The piece comes back on { $square }
label-last_mover = The { $piece } on { $square } moves last and stays
label-show_twin = Show { $card }
label-discard_pending = Discard { $card }, which is pending
label-take_back = Take { $card } back into your hand
label-copy_warp = Perform the warp effect of { $card }
label-throw_away = Discard { $card } from your hand
label-stop-pending = Leave it pending
label-stop-copy_warp = Copy no warp effect
label-stop-show_twin = Show nothing
label-stop-throw_away = Keep all your cards

## Log

log-warped = { $seat } warps { $card }; the being is pending
log-copied = The warp effect of { $card } is performed by { $seat }
log-taken_back = { $seat } takes { $card } back into the hand
log-revealed = { $seat } shows { $card } in the discard pile
log-laid_aside = A { piece } from { $square } is laid on the Merchant of Time of { $seat }
log-came_back = The { piece } that lay on the Merchant of Time of { $seat } comes back on { $square }
log-found_no_square = There is no square for the piece on the Merchant of Time of { $seat }: it goes back to its supply
log-points_lost = { $points ->
    [one] { $seat } loses { $points } point for the pending being
   *[other] { $seat } loses { $points } points for the pending being
}

## What is kept

kept-pending = pending being: { $card }
kept-merchant = on the Merchant of Time: { $piece }
kept-void = the next summoning this turn may count two empty squares
kept-oblivion = each piece destroyed this turn counts { $times } times
kept-emperor = the Eternal Emperor's warp effect was played this turn

## Why not

why-about-warp = Warp
why-warp-opening = On your first turn of the game you cannot play a warp effect.
why-warp-pending = { $card } is still pending. Only one being can be.
why-no-warp = You have no card with a warp effect in your hand.

## Refusals of positions

error-no-warp-effect = { $field }: the card “{ $card }” has no warp effect.
error-no-piece = { $field }: “{ $piece }” is not a piece of this game.
error-no-merchant = { $field }: the piece “{ $piece }” can only lie on the Merchant of Time while it is pending.
error-no-etherweave-turn = { $field }: only with { school-etherweave } to move.

## The table and the card browser

web-warp = Warp
web-warp-note = play it from hand, no action
web-key-warp = effect played from the hand, no action needed
web-pending-own = is pending. Summon it as from your hand.
web-pending-other = is pending.
web-on-card = On this card: { $rank ->
    [common] common piece of { $owner }
    [heroic] heroic piece of { $owner }
   *[legendary] legendary piece of { $owner }
}
web-on-card-note = Off the board and in nobody’s supply; it counts for nothing until it comes back.
web-pending-loss = { $mode ->
    [melee] Still pending at the end: −2 points in each colour. Until then { $points } counts as { $left }.
   *[other] Still pending at the end: −2 points. Until then { $points } counts as { $left }.
}
web-verb-warp = Warp: { $card }
web-void = The next being may count two empty squares.
web-oblivion = Destroyed pieces count { $times ->
    [2] twice
   *[other] { $times } times
} this turn.
web-void-square = empty, counts as a common piece

## The position editor

editor-pending = Pending being
editor-merchant = On the Merchant of Time
editor-void = The next summoning may count two empty squares
editor-emperor = The Eternal Emperor’s warp effect was played this turn
editor-oblivion = Each kill counts this many times more

## The lesson

learn-warp-title = A warp effect
learn-warp-text = Beings of Etherweave can work before they are summoned. Warp the Polarity Queen from your hand: it costs no action and needs no pattern. Her warp effect places a piece beside an enemy.
learn-warp-hint = Press the choice that warps the card, then an empty square next to the enemy piece.
learn-warp-done = The being is pending now. Summon it like a card from your hand before you warp another one: still pending at the end it costs 2 points.
