# Why not? The private answers to a seat that asks.
why-not-your-turn = It is not your turn.
why-control-passed = Control has been passed: only the remaining actions are placed now.
why-no-action = You have no action left.
why-actions-left =
    { $number ->
        [one] You still have one action, and every action must be used.
       *[other] You still have { $number } actions, and every action must be used.
    }
why-off-board = On { $square } the pattern of { $card } would not lie on the board.
why-higher-rank = A { $rank } piece holds { $square }; it outranks the being.
why-shortage-dual = All your common and heroic pieces are on the board, and the pattern of { $card } leaves none to pick up.
why-shortage-legendary = All your legendary pieces are on the board, and the pattern of { $card } leaves none to pick up.
why-pieces-missing =
    { $number ->
        [one] { $card }: the nearest place is { $square }, one piece short: { $squares }.
       *[other] { $card }: the nearest place is { $square }, { $number } pieces short: { $squares }.
    }
why-flare = How many more { $seat } has than you: upgraded pieces { $upgraded } (needed: { $upper }), pieces in all { $pieces } (needed: { $lower }).
why-nothing-frozen = You have no frozen effect in play.
why-discard-used = You have used your Discard action this turn.
why-no-being = You hold no being of your own school.
why-task-not-current = { $task } is not one of the three current tasks.
why-task = You have { $have } of the { $need } it takes.

# What was wondered about
why-about-place = Place a piece
why-about-discard = Discard
why-about-thaw = Thaw
why-about-pass = Pass control
why-about-end = End the turn
why-about-undo = Take back

# In both games
why-game-over = The game is over.
why-question-first = First the open question must be answered.
why-other-decides = First { $seat } has to choose.
why-undo-barrier = Only a choice made after the last draw, reveal or choice of another seat can be taken back.
why-undo-never = Your partner has seen your choice; here nothing is taken back.

# In the arena
why-occupied = There is a piece on { $square }.
why-lift-first = All your common and heroic pieces are on the board; first pick one of them up.
why-task-at-end = Its condition holds; it can be claimed when the turn ends.

# In Embers
embers-why-about = { $action ->
    [draw] Draw
    [stop] Stop drawing
    [discard] Discard a memory
    [take] Take a memory
   *[reveal] Turn a Determination card
}
embers-why-role = Only { $character } can do this.
embers-why-not-here = This is not done in this part of the game.
embers-why-partner-first = First your partner has to choose.
embers-why-still-drawing = Memories are added once you have stopped drawing.
embers-why-drawing-over = Drawing is over for this turn.
embers-why-reveal-when = A card is turned when a memory is relived, or when a taken memory of its colour has gone into its row.
embers-why-no-reveal = None of your face-down cards that count here has the colour { $colour }.
embers-why-deck-empty = The memory deck is empty.
embers-why-draw-limit = { $number ->
    [one] You may draw only { $number } card in a turn.
   *[other] You may draw only { $number } cards in a turn.
}
embers-why-draw-first = You must draw at least one card.
embers-why-add-first = First a memory must be added.
embers-why-hidden = This memory is hidden; only a visible one can be taken.
embers-why-no-place = Nowhere does a covered area of this memory lie on a covered one while all areas match.
embers-why-walls = The Mind would become larger than a card in force allows.
embers-why-turned = All memories lie the same way up; none is turned.
embers-why-no-overlap = Here it would lie beside the Mind; it must lie on at least one card.
embers-why-mismatch = { $number ->
    [one] The areas do not match at { $points }: clear goes on clear, covered on covered.
   *[other] The areas do not match at { $points }: clear goes on clear, covered on covered.
}
embers-why-no-covered = Only clear areas meet here; a covered area must lie on a covered one.
embers-why-spent = { $uses ->
    [day] It has been used on this day.
   *[game] It has been used in this game.
}
embers-why-window = { $window ->
    [observe] It is used while you draw.
    [blink] It is used while you add and discard.
    [turn_start] It is used at the start of your turn.
    [take] It is used when you take a memory.
   *[turn_end] It is used at the end of your turn.
}
embers-why-no-target = There is nothing it could be used on now.

# Questions that cannot be
error-unknown-field = There is no field { $field } here.
error-unknown-square = There is no square “{ $square }”.
error-unknown-task = There is no task “{ $task }”.
error-unknown-action = There is no action “{ $action }” here.
error-not-your-card = You do not hold a card “{ $card }”.
error-not-on-table = “{ $card }” is neither in the memory row nor in the Mind.
error-not-in-row = “{ $card }” is not in the memory row.
