# Why not? The private answers to a seat that asks, in the arena.
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
why-flare = Against { $seat }: { $upgraded } of { $upper } more upgraded pieces, { $pieces } of { $lower } more pieces in all.
why-nothing-frozen = You have no frozen effect in play.
why-discard-used = You have used your Discard action this turn.
why-no-being = You hold no being of your own school.
why-task-not-current = { $task } is not one of the three current tasks.
why-task = You have { $have } of the { $need } it takes.
