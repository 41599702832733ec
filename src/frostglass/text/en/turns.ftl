### What speaks for a turn: hints and reviews.

speaks-points = { $points ->
    [one] It brings { $points } point.
   *[other] It brings { $points } points.
}
speaks-task = It fulfils the task { $task }.
speaks-takes = { $number ->
    [one] It takes { $number } enemy piece off the board.
   *[other] It takes { $number } enemy pieces off the board.
}
speaks-upgrades = { $number ->
    [one] You will have { $number } upgraded piece more.
   *[other] You will have { $number } upgraded pieces more.
}
speaks-opens = After it the pattern of your { $card } fits.
speaks-closes = It breaks the pattern of { $card }, which an opponent may hold.
speaks-risk = The risk: { $card } can take an upgraded piece of yours (an opponent holds it with a chance of { $chance }%).
speaks-safe = No card that an opponent may hold takes an upgraded piece of yours at once.
speaks-quiet = It prepares what is to come; nothing is decided yet.
speaks-flare = Invoke { $flare }
