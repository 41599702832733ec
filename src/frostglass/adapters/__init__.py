"""Both games for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once (docs/adapters.md).

Each adapter needs its extra (`pettingzoo`, `gymnasium`, `openspiel`); numpy is the least.
"""
