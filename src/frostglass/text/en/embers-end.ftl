### The end of a game of Embers: its days, what was relived, how close it came.

ending-won = { $part } is won
ending-lost = { $part } is lost
ending-headline = { $reason ->
    [won] “I am with you.”
    [prologue] The first memories are back.
    [L1] The memories ran out.
    [L2] Nothing would fit.
    [L3] The Mind is empty.
    [L4] Too few memories for a day.
    [P1] The memories ran out.
    [P2] Nothing would fit.
    [P3] The Mind is empty.
    [left] Somebody has left.
   *[resigned] Given up.
}
ending-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
ending-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
ending-day = Day { $day }
ending-days = { $number ->
    [one] whole day
   *[other] whole days
}
ending-relived = relived
ending-banished = banished
ending-none = none
ending-count-relived = { $number ->
    [one] memory relived
   *[other] memories relived
}
ending-count-banished = { $number ->
    [one] demon banished
   *[other] demons banished
}
ending-count-splits = { $number ->
    [one] split
   *[other] splits
}
ending-deck = Cards left in the deck
ending-deck-when = at each turn of Fenrys
ending-deck-least = Cards left in the deck at each turn of Fenrys; the fewest were { $number }.
ending-closest = Closest call
ending-closest-deck = { $number ->
    [0] Day { $day }: Fenrys began his turn with no card left in the deck.
    [one] Day { $day }: Fenrys began his turn with { $number } card left in the deck.
   *[other] Day { $day }: Fenrys began his turn with { $number } cards left in the deck.
}
ending-see = See it
ending-losses = The four ways to lose
ending-loss = { $way ->
    [L1] the deck is empty
    [L2] nothing fits
    [L3] the Mind is empty
   *[L4] too few memories
}
ending-where = Where the { $number } memories are
ending-place = { $place ->
    [distorted] distorted
    [tainted] tainted
    [rows] rows
    [discard] discard pile
    [mind] Mind
   *[deck] deck
}
ending-all-open = Everything is open now: a dashed line marks cards that were still face down.
