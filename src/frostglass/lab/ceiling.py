"""How often a pair of embers would win that sees every face-down card: the ceiling of what guessing better can bring.

Run it as `python -m frostglass.lab.ceiling --chapter 6 --games 1000`. The partners play as ever; their views show all.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from frostglass.bots import Question, read_spec
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN
from frostglass.embers.view import RowView, View, view
from frostglass.lab.game import Table
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


def play_openly(table: Table) -> str:
    """One game of such a pair: how it ended."""
    match = table.match()
    while (decision := match.decision) is not None:
        question = Question.of(match, PARTNER)
        match.play(question._replace(view=open_view(match.position, decision.seat)).answer(), decision.seat)
    return str(match.rules.tally(match.position)["reason"])


def ceiling(chapter: int, games: int, seed: int, workers: int = 0) -> Counter[str]:
    """How the games ended that `simulate` plays with the same seed."""
    asked = wanted("embers", ["partner", "partner"], chapter=chapter, games=games, seed=seed)
    tables = [asked.table(number) for number in range(games)]
    with ProcessPoolExecutor(workers or cores(), get_context("spawn")) as pool:
        return Counter(pool.map(play_openly, tables, chunksize=4))


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
