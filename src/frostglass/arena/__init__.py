"""The arena game: board, patterns, position, verbs, turn, modes, cards, flares, tasks, notation, view."""
