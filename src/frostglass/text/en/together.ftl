# What people at a table decide together, and the end of a game.

error-table-not-now = This cannot be wished for now.

## The end of a game, and how people go on

onward = How do you go on?
onward-next = { $people ->
    [1] Next chapter
   *[other] Next chapter together
}
onward-again = { $people ->
    [1] Play again
   *[other] Play again together
}
onward-rematch = { $game ->
    [embers] Swap characters
   *[arena] Rematch, sides swapped
}
onward-up = One level up
onward-there = To the next table
onward-wish = { $way ->
    [next] wants to go on
    [again] wants to play again
    [up] wants a stronger bot
   *[rematch] { $game ->
        [embers] wants to swap characters
       *[arena] wants a rematch
    }
}
onward-closed = { $people ->
    [1] The card of chapter { $number } is closed. It opens when you go on.
   *[other] The card of chapter { $number } is closed. It opens when both of you go on.
}
onward-all-back = All 35 memories come back. Nothing else changes.
onward-record = Record
onward-download = Download
onward-table = Look at the table
onward-figures = The game in figures
onward-share = Share
