### The table of the arena: deeds by their verb, cards that are read, refusals where they happened.

web-verb-place = Place a piece
web-verb-lift = Pick up a piece to place it
web-verb-summon = Summon: { $card }
web-verb-discard = Discard…
web-summon = Summon
web-discard-which = Which card do you discard?

table-over = Game over
table-press-to-place = press one to place
table-press-one = press one on the board
table-any-empty = any empty square
table-read-a-card = Press a card to read it here. Reading does nothing else.

refusal-not-offered = This square is no choice here.
refusal-instead = Possible here: { $cards }.
refusal-no-command = No such command.
refusal-close = Close to it, and possible now:
