"""What the figures of bots/weights.toml should be, by self-play: features of each turn's end, fitted to the points that
followed. Run it as `python -m frostglass.lab.tuning --mode duel --bot adept:250n --games 100`."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from frostglass.arena.options import END
from frostglass.arena.patterns import CARDS
from frostglass.arena.position import Position
from frostglass.arena.scoring import kill_points, side_score
from frostglass.arena.view import view
from frostglass.bots import Spec, choose, read_spec
from frostglass.bots.closeness import near
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.keywords import kept_worth
from frostglass.bots.outlook import task_value
from frostglass.engine.decision import Option
from frostglass.engine.game import Match
from frostglass.lab.simulate import wanted
from frostglass.lab.watching import Quiet

NAMES: Final = (
    "common", "heroic", "legendary", "crowd", "foe common", "foe heroic", "foe legendary", "foe crowd",
    "ready_common", "ready_heroic", "ready_legendary", "unknown", "threat", "extra_turn", "kept", "foe kept",
    "flare", "tasks", "foe_task", "constant",
)  # fmt: skip
"""What each figure of a row is a factor of."""
SLIPS: Final = 0.04
"""Choices made at random, so that positions are seen which good play avoids."""
FADING: Final = 0.85
"""Each later turn's points count by this less."""
_PULL: Final = 8.0
"""How strongly the fit is pulled to zero (ridge)."""


class Moment(NamedTuple):
    """The end of a turn: whose, the points of both colours, the features for that seat."""

    colour: int
    points: tuple[float, float]
    features: tuple[float, ...]


def features(p: Position, seat: int) -> tuple[float, ...]:
    """The position as the weights see it, the opponent to move next."""
    me, foe = p.colour(seat), 1 - p.colour(seat)
    w = weights_for(p.form.scoring)
    found: list[float] = []
    for colour in (me, foe):
        counts = [p.by[3 * colour + 1 + rank].bit_count() for rank in range(3)]
        found += [*counts, max(0.0, counts[0] + counts[1] - w.crowd_from)]
    upgraded = p.upgraded_of(me)
    ready = [0.0, 0.0, 0.0]
    for card in p.hands[seat - 1] + p.legends[seat - 1]:
        ready[CARDS[card].rank] += bool(near(card, p.of_colour(me), upgraded)[0])
    judge = Judge(view(p, seat), w)
    found += [*ready, 3 - len(p.hands[seat - 1]), judge.threat(p), p.extra_turn]
    found += [*(kept_worth(p, s, w.kept) for s in (seat, p.after(seat))), len(p.flares[seat - 1])]
    if p.form.scoring == "tasks":
        found += [task_value(p, c, w.met, w.step, w.next_task) for c in (me, foe)]
    else:
        found += [0.0, 0.0]
    return (*map(float, found), 1.0)


class Moments(Quiet[Position]):
    """Notes the end of each turn before the last ones."""

    def __init__(self) -> None:
        self.noted: list[Moment] = []

    def step(self, match: Match[Position], option: Option) -> None:
        p = match.position
        if option == END and not p.trigger:
            self.noted.append(Moment(p.colour(p.turn), _points(p), features(p, p.turn)))


def watch(mode: str, bot: Spec, number: int, seed: int) -> list[tuple[tuple[float, ...], float]]:
    """The rows of one game between two such bots: features, and the points won from there on."""
    table = wanted("arena", [str(bot)] * 2, mode=mode, games=number + 1, seed=seed).table(number)
    rng = random.Random(table.seed)
    moments = Moments()
    match = table.match(moments)
    while (decision := match.decision) is not None:
        option = choose(match, bot)
        if rng.random() < SLIPS:
            option = rng.choice(decision.options)
        match.play(option, decision.seat)
    course = [*(moment.points for moment in moments.noted), _points(match.position)]
    return [(m.features, _following(course[i:], m.colour)) for i, m in enumerate(moments.noted)]


def _points(p: Position) -> tuple[float, float]:
    points = [float(side_score(p, colour)) for colour in range(2)]
    if p.form.scoring == "kills" and p.result is None:
        points[p.colour(p.turn)] += kill_points(p, 1 - p.colour(p.turn))
    return points[0], points[1]


def _following(course: Sequence[tuple[float, float]], colour: int) -> float:
    leads = [points[colour] - points[1 - colour] for points in course]
    return sum(FADING**i * (after - before) for i, (before, after) in enumerate(pairwise(leads)))


def fit(rows: Sequence[tuple[tuple[float, ...], float]]) -> list[tuple[str, float, float]]:
    """Each factor with its standard error, by least squares."""
    import numpy as np

    x = np.array([row[0] for row in rows])
    y = np.array([row[1] for row in rows])
    square = x.T @ x + _PULL * np.eye(x.shape[1])
    factors = np.linalg.solve(square, x.T @ y)
    errors = np.sqrt(np.diag(np.linalg.inv(square)) * (y - x @ factors).var())
    return [(name, float(f), float(e)) for name, f, e in zip(NAMES, factors, errors, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit weights to games of self-play.")
    parser.add_argument("--mode", choices=("duel", "high_form"), default="duel")
    parser.add_argument("--bot", default="adept:250n")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bot = read_spec("arena", given.bot)
    rows = [row for n in range(given.games) for row in watch(given.mode, bot, n, given.seed)]
    print(f"{len(rows)} turns")
    for name, factor, error in fit(rows):
        print(f"{name:16} {factor:+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
