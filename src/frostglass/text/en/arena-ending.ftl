# The end of a game of the arena: the band over the board, points by turn, the best summoning.

arena-end-lost = You lose
arena-end-draw = Draw
arena-end-wins = { $number ->
    [one] { $names } wins
   *[other] { $names } win
}
arena-end-points = { $goal } points reached in turn { $turn }
arena-end-deck = The last card of a deck was drawn in turn { $turn }
arena-end-limit = The turn limit was reached
arena-end-resigned = { $name } resigned
arena-end-resigned-you = You resigned
arena-end-left = { $name } left the table
arena-end-left-you = You left the table
arena-end-tie-upgraded = Equal points, more upgraded pieces: { $names }
arena-end-tie-pieces = Equal points and upgraded pieces, more pieces: { $names }
arena-end-fold = Put the result aside
arena-end-graph = Points by turn
arena-end-as-table = As a table
arena-end-last-turns = last turns
arena-end-points-of = { $number ->
    [one] { $name }: { $number } point
   *[other] { $name }: { $number } points
}
arena-end-best = Best summoning
arena-end-best-yours = Your best summoning
arena-end-where = Turn { $turn }, on { $square }
arena-end-destroys = { $number ->
    [one] destroys { $number } piece
   *[other] destroys { $number } pieces
}
arena-end-see = See it
arena-end-turning = Turning point: turn { $turn }, +{ $points } for { $name }.
arena-end-from-there = Review from there
arena-end-count-summoned = beings summoned
arena-end-count-destroyed = pieces destroyed
arena-end-count-legends = legends
arena-end-count-tasks = tasks claimed
