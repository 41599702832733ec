### The arena in play: parts of sentences, questions, choices, log lines, refusals.
### Seats and colours are letters. Names of cards, tasks and pieces and inner labels come worded.

## Parts of sentences

piece = { $rank ->
    [common] common piece of { $owner }
    [heroic] heroic piece of { $owner }
   *[legendary] legendary piece of { $owner }
}
piece-at = the { $piece } on { $square }

list-two = { $first } and { $rest }
list-more = { $first }, { $rest }

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## Questions: prompt-KIND where a choice must be made, prompt-may-KIND where one may stop

prompt-deal = Which card is dealt?
prompt-start = Who begins?
prompt-setup = Where does the common piece of { $owner } start?
prompt-main = { $actions ->
    [0] You have no actions left. Do you end the turn?
    [one] What do you do? You have { $actions } action left.
   *[other] What do you do? You have { $actions } actions left.
}
prompt-main-passed = { $actions ->
    [one] You place for { $seat }. Where does the piece go? { $actions } action left.
   *[other] You place for { $seat }. Where does the piece go? { $actions } actions left.
}
prompt-place_lifted = Where does the piece you picked up go?
prompt-may-return = Do you put another card under its deck?
prompt-may-claim = Do you claim a task?
prompt-odd_colour = Common pieces without a pair: in which colour do you score the point?
prompt-legend_colour = { $card }: in which colour do you score the point for the legend?
prompt-keep_frozen = Which frozen effect do you keep in play?
prompt-pick_up = { $card }: none of your pieces is free. Which one do you pick up?
prompt-direction = { $card }: which direction do you choose?
prompt-may-direction = { $card }: do you choose a direction?
prompt-move = { $card }: which move do you make?
prompt-may-move = { $card }: do you make a move?
prompt-may-leap = { $card }: do you make a leap?
prompt-may-run = { $card }: do you move a piece in a straight line?
prompt-may-slide = { $card }: do you make an adjacent piece slide?
prompt-destroy = { $card }: which piece do you destroy?
prompt-may-destroy = { $card }: do you destroy a piece?
prompt-may-remove = { $card }: do you destroy a piece and remove it from the game?
prompt-upgrade = { $card }: which piece do you upgrade?
prompt-may-upgrade = { $card }: do you upgrade a piece?
prompt-place = { $card }: where do you place the piece?
prompt-may-place = { $card }: do you place a piece?
prompt-convert = { $card }: which enemy piece do you convert?
prompt-may-convert = { $card }: do you convert an enemy piece?
prompt-may-copy = { $card }: do you copy a piece?
prompt-may-reap = { $card }: do you leap onto a piece?
prompt-may-treat = { $card }: do you choose an adjacent square?
prompt-may-devour = { $card }: do you choose a piece?
prompt-may-sink = { $card }: do you choose another piece to downgrade?
prompt-may-sentinel = { $card }: do you downgrade the being to cost your opponents an action?
prompt-may-shatter = { $card }: do you attack the legendary piece?
prompt-may-split = { $card }: do you downgrade the being and place a common piece beside it?
prompt-blast = { $card }: what do you destroy?
prompt-may-storm = { $card }: do you place a piece, and of which rank?
prompt-give_away = { $card }: whose piece does the being become?
prompt-place_colour = { $card }: whose piece do you place?
prompt-place_or_convert = { $card }: where do you place a piece, or which one do you convert?
prompt-place_or_upgrade = { $card }: where do you place a piece, or which one do you upgrade?
prompt-step_or_upgrade = { $card }: which piece do you move or upgrade?
prompt-may-move_or_action = { $card }: do you make a move or gain an action?
prompt-may-shepherd = { $card }: do you upgrade or move one of your pieces?
prompt-may-discard_flare = { $card }: do you discard a flare?
prompt-may-take_frozen = { $card }: do you put a frozen effect from your discard pile into play?
prompt-may-return_from_pile = { $card }: do you put a card from your discard pile on top of your deck?

## Choices

label-place_common = Place a common piece on { $square }
label-lift = Pick up the { $piece } on { $square } and place it again as a common piece
label-summon = Summon { $card } at { $square }
label-counting = { $label }, counting the { $piece } on { $square } as yours
label-improvising = { $label }, improvising with the { $piece } on { $square }
label-destroying = { $label }, destroying a { $piece }
label-destroying-all = { $label }, destroying { $pieces }
label-way = { $label } (way { $way } of { $ways })
label-discard = Discard { $card }
label-return = Put { $card } under its deck
label-invoke = Invoke { $flare } against { $versus }: { $half ->
    [upper] upper effect
    [lower] lower effect
   *[both] both effects
}{ $points ->
    [0] { "" }
   *[other] ; { $versus } scores a point
}
label-thaw = Thaw { $card }
label-pass = Pass control to { $seat }
label-end = { $points ->
    [0] End the turn
    [one] End the turn and score { $points } point
   *[other] End the turn and score { $points } points
}
label-claim = { $points ->
    [one] Claim { $task } for { $points } point
   *[other] Claim { $task } for { $points } points
}
label-stop = Stop here
label-stop-claim = Claim no task
label-stop-return = Return no more cards
label-stop-discard_flare = Discard no flare
label-stop-pile = Leave the discard pile as it is
label-setup = Place a { $piece } on { $square }
label-move = Move { $source } to { $target }
label-leap = Leap from { $source } to { $target }
label-slide = Make the piece on { $source } slide to { $target }
label-destroy = Destroy the { $piece } on { $square }
label-remove = Destroy the { $piece } on { $square } and remove it from the game
label-upgrade = Upgrade the { $piece } on { $square }
label-downgrade = Downgrade the { $piece } on { $square }
label-place = Place a piece on { $square }
label-convert = Convert the { $piece } on { $square } to a piece of yours
label-copy = Copy the { $piece } on { $square } to its mirror-image square
label-reap = Upgrade the { $piece } on { $square } if possible, then destroy it by a leap
label-pick_up = Pick up the { $piece } on { $square }
label-go = Direction: { $direction }
label-odd_colour = Score a point in colour { $owner }
label-legend_colour = Score a point in colour { $owner }
label-give_away = Convert the being to a common piece of { $owner }
label-place_colour = Place a common piece of { $owner }
label-keep_frozen = Keep { $card }, discard { $other }
label-discard_flare = Discard { $card }
label-take_frozen = Put the frozen effect of { $card } into play
label-return_from_pile = Put { $card } on top of your deck
label-sentinel = Downgrade the being to common; your opponents lose an action on their next turn
label-shatter = Attack: the being and the legendary piece are both destroyed
label-split = Downgrade the being to common and place a common piece beside it
label-blast = { $word ->
    [near] Destroy every adjacent common and heroic enemy piece
   *[wide] Destroy every common enemy piece at distance 1 or 2
}
label-storm = { $word ->
    [common] Place a common piece: up to five moves, then it is destroyed
    [heroic] Place a heroic piece: up to three moves, then it is destroyed
   *[legendary] Place a legendary piece: up to one move, then it is destroyed
}
label-move_or_action = Gain an action
label-dealt = Deal { $card }
label-starts = { $seat } begins
label-resign = { $seat } resigns
label-leave = { $seat } leaves the table

## Log

log-turn_began = { $actions ->
    [0] Turn of { $seat }: no actions
    [one] Turn of { $seat }: { $actions } action
   *[other] Turn of { $seat }: { $actions } actions
}
log-placed = A { $piece } is placed on { $square }
log-lifted = A { $piece } is picked up from { $square }
log-destroyed = The { $piece } on { $square } is destroyed
log-removed = The { $piece } from { $square } is removed from the game for good
log-moved = The piece on { $source } goes to { $target }
log-swapped = The pieces on { $source } and { $target } change places
log-upgraded = { $rank ->
    [heroic] The piece on { $square } is upgraded to heroic
   *[legendary] The piece on { $square } is upgraded to legendary
}
log-downgraded = { $rank ->
    [common] The piece on { $square } is downgraded to common
   *[heroic] The piece on { $square } is downgraded to heroic
}
log-converted = The piece of { $owner } on { $square } becomes a { $piece }
log-summoned = { $seat } summons { $card } at { $square }
log-counted_as_legend = It also counts as a legend summoned by { $seat }
log-invoked = { $seat } invokes { $flare } against { $versus }: { $half ->
    [upper] upper effect
    [lower] lower effect
   *[both] both effects
}
log-froze = { $seat } has the frozen effect of { $card } in play
log-thawed = { $seat } thaws { $card }
log-discarded = { $seat } puts { $card } on the discard pile
log-given_up = { $seat } discards { $card } as an action
log-given_up-hidden = { $seat } discards a card as an action
log-returned = { $seat } returns { $card } to its deck
log-returned-hidden = { $deck ->
    [legends] { $seat } returns a legend to its deck
    [flares] { $seat } returns a flare to its deck
   *[school] { $seat } returns a card to the deck
}
log-drew = { $seat } draws { $card }
log-drew-hidden = { $deck ->
    [legends] { $seat } draws a legend
    [flares] { $seat } draws a flare
   *[school] { $seat } draws a card
}
log-action_gained = { $seat } gains an action
log-penalised = { $seat } has one action fewer on the next turn
log-scored = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}
log-scored-in = { $points ->
    [one] { $seat } scores { $points } point in colour { $owner }
   *[other] { $seat } scores { $points } points in colour { $owner }
}
log-claimed = { $points ->
    [one] { $seat } claims { $task } for { $points } point
   *[other] { $seat } claims { $task } for { $points } points
}
log-task_turned_up = { $place ->
    [current] Current task: { $task }
    [next] Next task: { $task }
   *[under] The task { $task } goes under the deck
}
log-legends_handed_over = { $number ->
    [one] { $seat } hands { $number } legend to { $to }
   *[other] { $seat } hands { $number } legends to { $to }
}
log-control_passed = { $seat } passes control to { $to }
log-end_triggered = { $reason ->
    [points] The points for the end are reached: one more turn each, { $seat } plays last
   *[deck] The deck of { $seat } is used up: one more turn each, { $seat } plays last
}
log-seat_left = { $seat } leaves the table
log-game_ended = { $reason ->
    [resigned] The game ends by resignation
    [left] The game ends because a seat was left
    [limit] The game ends at the turn limit
   *[other] The last turn is over
}: { $number ->
    [one] { $winners } wins
   *[other] { $winners } win
}

## Refusals

error-game-over = The game is over.
error-not-an-option = That is not possible now.
error-unknown-choice = “{ $choice }” is not one of the choices you have now.
error-bad-start = Seat { $seat } cannot begin: there is no such seat at this table.
error-no-resigning-in-melee = Nobody can resign from a melee.
error-already-left = { $seat ->
    [1] A has already left the table.
    [2] B has already left the table.
    [3] C has already left the table.
   *[4] D has already left the table.
}
error-no-such-seat = There is no seat { $seat } at this table.
error-wrong-number-of-seats = { $field }: { $mode ->
    [melee] A melee is for three or four seats, not for { $number }.
    [team_duel] A Team Duel is for four seats, not for { $number }.
    [team_high_form] The Team High Form is for four seats, not for { $number }.
    [duel] A duel is for two seats, not for { $number }.
   *[high_form] The High Form is for two seats, not for { $number }.
}
error-unknown-school = { $field }: There is no school “{ $school }”.
error-school-twice = { $field }: { $school ->
    [northern] Two seats cannot play the same school: { school-northern }.
    [southern] Two seats cannot play the same school: { school-southern }.
    [highland] Two seats cannot play the same school: { school-highland }.
    [sylvan] Two seats cannot play the same school: { school-sylvan }.
    [everfrost] Two seats cannot play the same school: { school-everfrost }.
    [nethervoid] Two seats cannot play the same school: { school-nethervoid }.
   *[etherweave] Two seats cannot play the same school: { school-etherweave }.
}
error-not-this-game = { $field }: “{ $game }” is expected here.
error-unknown-mode = { $field }: there is no mode “{ $mode }”.
error-missing-field = The field { $field } is missing.
error-wrong-type = { $field } must be { $wanted ->
        [text] a text
        [texts] a list of texts
        [number] a whole number
        [numbers] a list of whole numbers
        [flag] true or false
        [objects] a list of objects
       *[object] an object
    }.
error-wrong-length = { $wanted ->
    [one] { $field } must have { $wanted } entry, not { $found }.
   *[other] { $field } must have { $wanted } entries, not { $found }.
}
error-out-of-range = { $field }: { $found } is not between { $least } and { $most }.
error-unknown-piece = { $field }: “{ $piece }” on { $square } is not a piece of this game.
error-unknown-card = { $field }: there is no card “{ $card }” for this place.
error-other-school = { $field }: the card “{ $card }” belongs to another school.
error-card-twice = { $field }: the card “{ $card }” is in two places.
error-no-frozen-effect = { $field }: the card “{ $card }” has no frozen effect.
error-too-many-pieces = { $kind ->
    [legendary] { $field }: colour { $colour } has more legendary pieces than there are ({ $number } too many).
   *[dual] { $field }: colour { $colour } has more common and heroic pieces than there are ({ $number } too many).
}
error-removed-by-colour = { $field }: in team play only seats 1 and 2 count removed pieces, for their colours.
error-not-the-partner = { $field }: seat { $seat } cannot have control; only the teammate of the seat to move can.
error-own-colour-improvised = { $field }: { $colour } is the seat's own colour; only opponents' colours belong here.
error-still-in-setup = The game is still being set up; there is no position to write yet.
error-not-your-decision = Another seat decides now.
error-nothing-to-take-back = There is nothing that you can take back.
error-bad-entry = Entry { $number }: “{ $choice }” is not possible here.
