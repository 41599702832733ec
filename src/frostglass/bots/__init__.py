"""Players made of code: random, greedy, search. They see views, never positions."""
