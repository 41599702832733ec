"""Whether partners of Embers win more often when they plan more carefully, on the same deals: decks in the same order.

Run it as `python -m frostglass.lab.care --chapter 6 --cares 3-2-5,3-2-20 --games 100`. A care is named by how many
beginnings of a plan are thought through, how many of them to the end of Aelin's turn, and how many cards are tried
before a draw.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from frostglass.bots.embers import careful
from frostglass.bots.embers_fenrys import Care
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.position import Position
from frostglass.embers.table import CHAPTER, WON
from frostglass.embers.view import view
from frostglass.engine.chance import mix
from frostglass.engine.decision import CHANCE, DEALT, Option
from frostglass.lab.odds import share
from frostglass.lab.simulate import cores


def read_care(text: str) -> Care:
    """A care as it is written on the command line."""
    width, close, samples = map(int, text.split("-"))
    return Care(width, close, samples)


def dealt(p: Position, seed: int) -> Option:
    """The first card that is left of a deck whose order the seed and the day decide, whatever was chosen before."""
    deck = f"{seed}{p.day}{p.todo[0][-1] == 'observe'}"
    return DEALT[min(p.deck.pool, key=lambda card: random.Random(deck + card).random())]


def won(chapter: int, cares: Sequence[Care], seed: int) -> list[bool]:
    """Does a pair of each care win this deal?"""
    return [_won(chapter, care, seed) for care in cares]


def _won(chapter: int, care: Care, seed: int) -> bool:
    p, number = Position.new(CHAPTER, chapter), 0
    while (decision := p.decision) is not None:
        number += 1
        if decision.seat == CHANCE:
            p.play(dealt(p, seed))
        elif len(decision.options) == 1:
            p.play(decision.options[0])
        else:
            p.play(careful(view(p, decision.seat), decision.bare(), care, random.Random(mix(seed, number))))
    return p.outcome == WON


def main() -> None:
    parser = argparse.ArgumentParser(description="How often partners of Embers win by how carefully they plan.")
    parser.add_argument("--chapter", type=int, default=FIRST_CHAPTER)
    parser.add_argument("--cares", default="3-2-5,3-2-20")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    names = given.cares.split(",")
    play = partial(won, given.chapter, [read_care(name) for name in names])
    with ProcessPoolExecutor(given.workers or cores(), get_context("spawn")) as pool:
        found = list(pool.map(play, range(given.seed, given.seed + given.games), chunksize=4))
    for i, name in enumerate(names):
        more, less = (sum(game[i] > game[0] for game in found), sum(game[i] < game[0] for game in found))
        total = sum(game[i] for game in found)
        print(f"chapter {given.chapter}, {name}: {total} won, {share(total, given.games)}, +{more} -{less}")


if __name__ == "__main__":
    main()
