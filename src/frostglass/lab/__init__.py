"""Many games and no screen: simulate, tournament, explore, puzzles."""
