"""How often a pair of embers would win that sees every face-down card: the ceiling of what guessing better can bring.

Run it as `python -m frostglass.lab.ceiling --chapter 6 --games 1000`. The partners play as ever; their views show all.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from frostglass.bots import play, read_spec
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN
from frostglass.embers.view import RowView, View, view
from frostglass.engine.chance import mix, pick
from frostglass.engine.decision import CHANCE
from frostglass.lab.odds import share
from frostglass.lab.simulate import cores, wanted

PARTNER = read_spec("embers", "partner")


def open_view(p: Position, seat: int) -> View:
    """What a seat would see if the cards of the rows lay face up."""
    rows = [
        RowView(row.determination, row.face_up, row.added, row.complete, p.rules.row_target(i), row.sum)
        for i, row in enumerate(p.rows)
    ]
    return view(p, AELIN)._replace(seat=seat, rows=tuple(rows))


def play_openly(chapter: int, seed: int) -> str:
    """One game of such a pair: how it ended."""
    p = Position.new("chapter", chapter)
    number = 0
    while (decision := p.decision) is not None:
        number += 1
        if decision.seat == CHANCE:
            p.play(pick(decision.options, seed, number))
            continue
        seen = open_view(p, decision.seat)
        p.play(play("embers", seen, decision, PARTNER.level, PARTNER.budget, mix(seed, number)))
    assert p.outcome is not None
    return p.outcome


def ceiling(chapter: int, games: int, seed: int, workers: int = 0) -> Counter[str]:
    """How the games ended that `simulate` plays with the same seed."""
    asked = wanted("embers", "chapter", ["partner", "partner"], chapter=chapter, games=games, seed=seed)
    seeds = [asked.table(number).seed for number in range(games)]
    with ProcessPoolExecutor(workers or cores(), get_context("spawn")) as pool:
        return Counter(pool.map(partial(play_openly, chapter), seeds, chunksize=4))


def main() -> None:
    parser = argparse.ArgumentParser(description="The rate of a pair that sees every face-down card.")
    parser.add_argument("--chapter", type=int, default=FIRST_CHAPTER)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    found = ceiling(given.chapter, given.games, given.seed, given.workers)
    print(f"chapter {given.chapter}: {share(found['won'], given.games)}  {dict(found.most_common())}")


if __name__ == "__main__":
    main()
