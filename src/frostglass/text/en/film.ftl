# What others did, shown as a film and told afterwards.

film = What the others do
film-back = Once more
film-brisk = Brisk
film-calm = Calm
film-next = Next
film-on = Go on
film-once = At once
film-pause = Pause
film-plays = { $name } plays
film-skip = Skip
film-space = Space
film-speed = Turns of others
since = Since your turn
since-again = Show again
since-again-of = Show the turn of { $name } again
since-did = What { $name } did
since-discards = discards a card
since-nothing = no new piece
since-now = now
since-skip = Space or a tap: to the end
since-stays = Stays until you act.
since-watching = The last turns
since-yours = yours: { $number }
