### Embers at the table: what a take leads to, the order of the Determination cards, trying, notes, refusals.

## Choices

embers-label-take_complete = Take { $card }: row { $row } is complete
embers-label-take_fits = Take { $card } for row { $row }
embers-label-take_much = Take { $card }: too much for row { $row }, discarded
embers-label-take_tainted = Take { $card }: too much for row { $row }, tainted under the { $demon }
embers-label-banishing = { $label }, banishing the { $demon }

## A take and what it leads to

mind-result-complete = complete
mind-result-fits = fits
mind-result-much = too much
mind-take-hint = Touch a card of the Mind to see what taking it leads to. Nothing can be taken back.
mind-take-complete = Goes to row { $row }: { $sum }, complete.
mind-take-fits = Goes to row { $row }: { $sum }, { $more } more to go.
mind-take-much = { $sum }: too much for row { $row }.
mind-take-promise = { $sum }: row { $row } cannot be completed yet.
mind-take-discarded = The card is discarded.
mind-take-tainted = The card is tainted under the { $demon }.
mind-take-here = You say “I am here”.
mind-vow = { $phrase ->
    [here] “I am here”
   *[with_you] “I am with you”
}
mind-take-day = All rows are complete: you say “I am with you”, and the day ends.
mind-take-won = All rows are complete: the game is won.
mind-take-lost = The Mind is then empty: the game is lost.
mind-take-splits = The Mind splits. If this part stays:
mind-take-again = Then the Mind splits once more.
mind-splits = splits the Mind
mind-parts = Preview: which part stays
mind-part = { $number ->
    [one] part { $letter }, { $number } card
   *[other] part { $letter }, { $number } cards
}
mind-stays = stays
mind-goes = goes
mind-goes-discard = { $card } is discarded
mind-goes-tainted = { $card } is tainted
mind-learns = Fenrys learns of row { $row }:
mind-learns-nothing = Fenrys learns nothing; row { $row } stays
mind-range = { $low } to { $high }
mind-asked-always = This is asked every time, so that Fenrys learns nothing from the question.

## The order of the Determination cards

mind-arrange-note = Touch two cards to swap them, or drag one. The top row is filled first.
mind-arrange-row = Row { $row }, { $card }, needs { $need }
mind-begins = The Mind begins with { $card }
mind-lifted = { $card } lifted
mind-swapped = Swapped:
mind-row-holds = row { $row } { $card }
mind-more = { $number } more
mind-orders = Order
mind-as-dealt = as dealt
mind-weak-first = weak first
mind-strong-first = strong first
mind-lay-so = Lay them so
mind-fenrys-sees = What Fenrys sees
mind-fenrys-learns-order = He learns that you are done, not how.

## Observing and trying

mind-draw = Draw
mind-stop = Stop
mind-left = left in the deck: { $number }
mind-lost = the game is lost
mind-places = { $number ->
    [0] no place
    [one] { $number } place
   *[other] { $number } places
}
mind-no-place = none
mind-fit = { $fit } of { $all } fit
mind-nothing-fits = Nothing fits yet.
mind-stop-loses = If you stop now, the game is lost.
mind-arrives = comes
mind-comes = The { $demon } comes when you stop.
mind-would-banish = It would be banished with: { $cards }.
mind-few = { $number ->
    [one] Only { $number } card is left in the deck.
   *[other] Only { $number } cards are left in the deck.
}
mind-drew = Drawn: { $cards }
mind-trying = Trying { $card }:
mind-trying-note = Nothing is chosen. Whether a card fits is open to both of you.

## Refusals and notes

mind-not-at = Not at { $x }, { $y }.
mind-notes = notes, yours alone
mind-notes-of = Notes on row { $row }
mind-note-strength = strength { $number }
mind-note-plain = plain
mind-note-marked = marked
mind-note-struck = struck
mind-keys = Arrow keys move in the Mind and through the rows, Shift with arrows aims at any place, Enter chooses and confirms, 1 to 9 pick a choice (or swap two rows), Esc puts back, / command line, D draw, S stop, B Mind, H memory row, L log, N notes, ? why not, I hint, + - 0 zoom.

## Memory cards in the card browser

mind-memories = Memories
mind-shelf-note = Covered areas are filled, clear ones dashed. A memory is laid covered on covered and clear on clear.
