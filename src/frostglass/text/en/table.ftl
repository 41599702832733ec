### The table of the arena: deeds by their verb, cards that are read, refusals where they happened.

web-verb-place = Place a piece
web-verb-lift = Pick up a piece to place it
web-verb-summon = Summon: { $card }
web-verb-discard = Discard…
web-summon = Summon
web-discard-which = Which card do you discard?
