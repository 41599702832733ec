"""How likely a being is in hand whose pattern fits when its owner's turn ends: the weights of learned/worlds.py.

Run it as `python -m frostglass.lab.learning.held games.jsonl --games 100`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from frostglass.arena.options import END
from frostglass.arena.position import Position
from frostglass.bots.closeness import near
from frostglass.engine.decision import Option
from frostglass.engine.game import Match
from frostglass.lab.learning.games import kept
from frostglass.lab.watching import Quiet


class Hands(Quiet[Position]):
    """Counts, at each end of a turn, the beings in hand and in the deck by how near their pattern is."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self.all: Counter[str] = Counter()

    def step(self, match: Match[Position], option: Option) -> None:
        p = match.position
        if option != END or p.turns < 4:
            return
        i, colour = p.turn - 1, p.colour(p.turn)
        own, upgraded = p.of_colour(colour), p.upgraded_of(colour)
        for card in (*p.hands[i], *p.decks[i].cards):
            targets, fills = near(card, own, upgraded)
            state = "ready" if targets else "short" if fills & p.by[0] else "far"
            self.all[state] += 1
            self.held[state] += card in p.hands[i]


def main() -> None:
    parser = argparse.ArgumentParser(description="How likely beings are in hand at the end of a turn.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    hands = Hands()
    for game in kept(given.file)[: given.games]:
        game.replay(hands)
    far = hands.held["far"] / hands.all["far"]
    for state in ("ready", "short", "far"):
        share = hands.held[state] / hands.all[state]
        print(
            f"{state}: {hands.held[state]} of {hands.all[state]} in hand, {share / far:.2f} times as likely as far ones"
        )


if __name__ == "__main__":
    main()
