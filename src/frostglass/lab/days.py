"""What bots/embers_days.toml should say: the chance to win a chapter from the start of its days, fitted to games.

Run it as `python -m frostglass.lab.days --games 2000 --seed 1`; it prints the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from frostglass.bots import read_spec
from frostglass.bots.embers_days import features, likelihood
from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.position import Position
from frostglass.engine.decision import Option
from frostglass.engine.game import Match
from frostglass.lab.game import Table, play_out
from frostglass.lab.simulate import cores, wanted
from frostglass.lab.watching import Quiet

PULL = 2.0
"""How strongly the weights are pulled to zero (ridge)."""
ROUNDS = 30


class Dawn(NamedTuple):
    """The start of a day in a game that was won or lost."""

    day: int
    lost: int
    figures: tuple[float, ...]
    won: bool


class Dawns(Quiet[Position]):
    """Notes the start of the second and third day."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, int, tuple[float, ...]]] = []
        self._day = 1

    def step(self, match: Match[Position], option: Option) -> None:
        p = match.position
        if p.day != self._day:
            self._day = p.day
            self.noted.append((p.day, len(p.box), features(p)))


def watch(table: Table) -> list[Dawn]:
    """The days of one game."""
    dawns = Dawns()
    match = table.match(dawns)
    play_out(match, table.bots)
    won = match.rules.tally(match.position)["winner"] == "won"
    return [Dawn(*noted, won) for noted in dawns.noted]


def fit(rows: Sequence[tuple[Sequence[float], bool]], pull: float = PULL) -> list[float]:
    """The weights of a logistic regression, by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-pull * w for w in weights]
        bend = [[pull * (i == j) for j in range(size)] for i in range(size)]
        for x, won in rows:
            p = likelihood(weights, x)
            for i, a in enumerate(x):
                if a:
                    slope[i] += (won - p) * a
                    for j, b in enumerate(x[: i + 1]):
                        bend[i][j] += p * (1 - p) * a * b
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solved(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][-1] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def curve(dawns: Sequence[Dawn]) -> tuple[float, float]:
    """With how many distorted memories half of the games are lost, and with how many more about three quarters."""
    constant, slope = fit([((1.0, float(dawn.lost)), dawn.won) for dawn in dawns], 0.01)
    return -constant / slope, -1 / slope


def chapter_text(chapter: int, dawns: Sequence[Dawn]) -> str:
    """The part of the file that speaks of a chapter."""
    lines = []
    for day in (2, 3):
        found = [dawn for dawn in dawns if dawn.day == day]
        middle, vague = curve(found)
        weights = ", ".join(f"{w:.4f}" for w in fit([(dawn.figures, dawn.won) for dawn in found]))
        lines += [
            f"[[chapter_{chapter}.day]] # {day}: {len(found)} games, {sum(dawn.won for dawn in found)} won",
            f"middle = {middle:.2f}",
            f"vague = {vague:.2f}",
            f"weights = [{weights}]",
            "",
        ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the chance to win from the start of a day.")
    parser.add_argument("--chapters", default=f"{FIRST_CHAPTER}-{LAST_CHAPTER}")
    parser.add_argument("--bot", default="partner")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    first, _, last = given.chapters.partition("-")
    read_spec("embers", given.bot)
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        for chapter in range(int(first), int(last or first) + 1):
            asked = wanted("embers", [given.bot] * 2, chapter=chapter, games=given.games, seed=given.seed)
            tables = [asked.table(number) for number in range(given.games)]
            dawns = [dawn for found in pool.map(watch, tables, chunksize=4) for dawn in found]
            print(chapter_text(chapter, dawns), flush=True)


if __name__ == "__main__":
    main()
