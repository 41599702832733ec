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
speaks-room = There your piece has the most room for patterns around it.
speaks-narrow = There the piece of the other colour has the least room for patterns.
speaks-any-school = Every school can win; the hint leaves it to luck.
speaks-flare = Invoke { $flare }

## Embers

speaks-embers-relives = It relives a memory of { $colour }.
speaks-embers-banishes = { $number ->
    [one] It banishes { $number } demon.
   *[other] It banishes { $number } demons.
}
speaks-embers-completes = After it one card of Aelin's can complete row { $row }.
speaks-embers-likely = After it one card of Aelin's can complete row { $row }: as far as you can tell, with a chance of { $chance }%.
speaks-embers-saves = { $turns ->
    [one] Compared with adding nothing it saves Aelin about { $turns } turn, risks included.
   *[other] Compared with adding nothing it saves Aelin about { $turns } turns, risks included.
}
speaks-embers-adds-nothing = Every addition costs more than it brings.
speaks-embers-nothing-fits = No card of the memory row can be added yet.
speaks-embers-draw = A further card brings more than it costs: about { $saved } against { $cost } of Aelin's turns.
speaks-embers-stop = A further card would bring less than it costs: about { $saved } against { $cost } of Aelin's turns.
speaks-embers-demons = The risk: the card is a demon with a chance of { $chance }%.
speaks-embers-deck = { $number ->
    [0] No card is left in the memory deck.
    [one] Only { $number } card is left in the memory deck.
   *[other] Only { $number } cards are left in the memory deck.
}
speaks-embers-ends = The last row is complete: the day ends.
speaks-embers-left = { $turns ->
    [one] After it the rows still need about { $turns } turn.
   *[other] After it the rows still need about { $turns } turns.
}
speaks-embers-learns = Fenrys then knows what row { $row } lacks.
speaks-embers-weak-first = Weak cards come first: while the Mind is small, almost any card fits their rows.
speaks-embers-promise = A promise waits for the memory that this card can relive.
speaks-embers-again = Another turn completes a row at once.
speaks-embers-later = Another turn would complete no row now; the ability is kept for later.
speaks-embers-splits = { $number ->
    [one] The Mind splits and loses { $number } card.
   *[other] The Mind splits and loses { $number } cards.
}
speaks-embers-thin = { $number ->
    [one] The risk: only { $number } card of the Mind shows then.
   *[other] The risk: only { $number } cards of the Mind show then.
}
speaks-embers-endangers = { $number ->
    [one] The risk: { $number } memory more is distorted if the day ends like this.
   *[other] The risk: { $number } memories more are distorted if the day ends like this.
}
speaks-embers-shields = { $number ->
    [one] { $number } memory fewer is distorted if the day ends like this.
   *[other] { $number } memories fewer are distorted if the day ends like this.
}
