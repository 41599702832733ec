"""Whole turns led by the learned value: it widens the beam and judges the ends; foresight looks at the best again."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from frostglass.arena.position import Position
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge
from frostglass.bots.learned.inputs import POINT
from frostglass.bots.learned.net import Net
from frostglass.bots.learned.value import Learned
from frostglass.bots.search import loss_after
from frostglass.bots.turns import Breadth, Line, Planner


class Style(NamedTuple):
    """How a search led by a net divides its work."""

    breadth: Breadth
    added: int
    """Positions that the net keeps besides after each action ..."""
    among: int
    """... among so many."""
    judged: int
    """Turn ends that the net judges."""
    foreseen: int
    """How many of the best turns are judged by each summoning that may answer them."""
    own_share: float
    """The share of the budget for the own turn; the rest goes to foresight."""
    loss: int
    """What a foreseen loss of a point counts, in parts of a POINT."""
    odds: int = 2
    """Points that the logarithm of the odds to win counts for."""
    share: int = 0
    """The net's share of the value in hundredths, the rest by hand; 0: as its file says."""
    liking: str = ""
    """What it likes besides winning (taste.py)."""
    answers: bool = False
    """Are the best turns looked at again with the answers in guessed worlds (replies.py)?"""


MASTER: Final[Style] = Style(
    Breadth(6, 24, 3), added=6, among=40, judged=120, foreseen=8, own_share=0.7, loss=POINT // 2
)

GRANDMASTER: Final = Style(
    Breadth(12, 40, 6), added=12, among=120, judged=400, foreseen=12, own_share=0.3, loss=POINT // 2, answers=True
)


class Weighed(NamedTuple):
    """A turn and what the learned value says of its end, in parts of a POINT."""

    value: int
    line: Line


class _Widened(Planner):
    """A plan in which the learned value keeps some positions that the hand-written one would leave out."""

    learned: Learned
    style: Style

    def widened(self, beam: list[Line], left_out: list[Line]) -> list[Line]:
        lines = left_out[: self.style.among]
        values = self.learned.values(lines, self.clock) if lines else []
        best = sorted(range(len(values)), key=lambda i: values[i], reverse=True)[: self.style.added]
        extra = [lines[i] for i in best]
        # Both choices take turns, so that both are looked at in time.
        pairs = [line for pair in zip(beam, extra, strict=False) for line in pair]
        return [*pairs, *beam[len(extra) :], *extra[len(beam) :]]


def weighed(
    p: Position, judge: Judge, clock: Clock, rng: random.Random, net: Net | None, style: Style = MASTER
) -> list[Weighed]:
    """The turns that were found, best first."""
    planner = _Widened(p, judge, clock, rng, style.breadth)
    planner.learned, planner.style = Learned(net, judge, style.odds, style.liking, style.share), style
    lines = planner.ends(style.own_share)[: style.judged]
    values = planner.learned.values(lines, clock)
    found = [Weighed(value, line) for value, line in zip(values, lines, strict=False)]
    found.sort(key=_value, reverse=True)
    if style.foreseen and len({turn.line.first for turn in found[: style.foreseen]}) > 1:
        found[: style.foreseen] = _foreseen(found[: style.foreseen], judge, clock, rng, style.loss)
    return found


def _foreseen(turns: list[Weighed], judge: Judge, clock: Clock, rng: random.Random, weight: int) -> list[Weighed]:
    """The same turns by what the answers to them may take; those that time did not suffice for come last."""
    seed = rng.getrandbits(32)
    seen: list[Weighed] = []
    for value, line in turns:
        if clock.spent() >= 1:
            break
        loss = loss_after(line.position, judge, clock, random.Random(seed))
        if clock.is_late():
            break
        seen.append(Weighed(value - int(weight * loss), line))
    seen.sort(key=_value, reverse=True)
    return seen + turns[len(seen) :]


def _value(turn: Weighed) -> int:
    return turn.value
