"""Adept and master: whole turns by beam search, then the best of them again with what the others may answer."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from frostglass.arena.options import END
from frostglass.arena.position import Position
from frostglass.arena.view import determinize, view
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge
from frostglass.bots.foresight import expected_loss
from frostglass.bots.turns import Breadth, plan
from frostglass.engine.decision import CHANCE, Option


class Style(NamedTuple):
    """How a searching bot divides its work."""

    width: int
    """Positions kept after each action."""
    own_share: float
    """The share of the budget for the own turn; the rest goes to what may follow."""
    foreseen: int
    """How many of the best turns are judged by each summoning that may answer them."""


ADEPT: Final[Style] = Style(width=6, own_share=1.0, foreseen=0)
MASTER: Final[Style] = Style(width=8, own_share=0.4, foreseen=8)

_JUDGED: Final = 24
"""So many of the best turns are judged by what the others may summon next."""
_LOSS: Final = 1.2
"""How much an expected loss counts."""
_THREAT: Final = 0.5
"""How much of the threat counts besides."""


def choose(p: Position, judge: Judge, clock: Clock, rng: random.Random, style: Style) -> Option:
    """The choice with which the best turn begins."""
    lines = plan(p, judge, clock, rng, Breadth(style.width, 24, 3), style.own_share)[:_JUDGED]
    threats = {id(line): judge.threat(line.position) for line in lines}
    lines.sort(key=lambda line: line.worth - threats[id(line)], reverse=True)
    if not style.foreseen or len({line.first for line in lines[: style.foreseen]}) == 1:
        return lines[0].first
    seed = rng.getrandbits(32)
    best, highest = lines[0].first, float("-inf")
    for line in lines[: style.foreseen]:
        if clock.spent() >= 1:
            break
        loss = loss_after(line.position, judge, clock, random.Random(seed))
        worth = line.worth - _THREAT * threats[id(line)] - _LOSS * loss
        if worth > highest:
            best, highest = line.first, worth
    return best


def loss_after(p: Position, judge: Judge, clock: Clock, rng: random.Random) -> float:
    """What the next seat may take once the turn is over; nothing when it is an ally's, or the game has ended."""
    q = determinize(view(p, judge.seat), rng) if p.in_progress is None else p.copy()
    turns = q.turns
    while (decision := q.decision) is not None and q.turns == turns:
        if decision.seat == CHANCE:
            q.play(rng.choice(decision.options))
        elif END in decision.options:
            q.play(END)
        elif decision.seat == judge.seat and decision.kind in ("claim", "odd_colour"):
            q.play(max(decision.options, key=lambda option: judge.value(q.played(option))))
        else:
            break
    clock.step()
    if q.decision is None or q.turns == turns or q.colour(q.turn) == judge.colour or q.in_progress is not None:
        return 0.0
    return expected_loss(q, judge, clock, rng)
