"""The apprentice: looks one choice ahead, takes what looks best when the action is over, finishes patterns it sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

from frostglass.arena.options import END, PASS
from frostglass.arena.position import Position
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge
from frostglass.bots.turns import choices, is_open
from frostglass.engine.decision import Option

MOST_CHOICES = 12
"""Inside an effect it thinks of no more than these."""


def choose(
    p: Position, judge: Judge, clock: Clock, rng: random.Random, options: Sequence[Option], whim: float = 0.0
) -> Option:
    """The option after which the position is worth most; of equals any. When time is up, the best so far.

    By a `whim` an option seems better or worse by so many points.
    """
    best: list[Option] = []
    highest = 0.0
    for option in rng.sample(options, len(options)):
        if option == PASS:
            continue
        if best and clock.spent() >= 1:
            break
        clock.step()
        worth = judge.value(p) if option == END else judge.value(_finished(p.played(option), judge, clock, rng))
        if whim:
            worth += rng.uniform(-whim, whim)
        if not best or worth > highest + 1e-9:
            best, highest = [option], worth
        elif worth >= highest - 1e-9:
            best.append(option)
    return rng.choice(best)


def _finished(p: Position, judge: Judge, clock: Clock, rng: random.Random) -> Position:
    """The position when the action under way is over, each choice on the way made for its own sake."""
    while is_open(p, judge.seat) and clock.spent() < 1:
        p = max((p.played(option) for option in choices(p, judge, rng, MOST_CHOICES)), key=judge.value)
    return p
