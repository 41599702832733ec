"""Players that lose as people do who have just begun: they overlook patterns, like what glitters, forget the answer."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from frostglass.arena.options import Invoke, Summon, Use
from frostglass.arena.position import Position
from frostglass.bots import greedy
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge
from frostglass.engine.decision import Option


class Eyes(NamedTuple):
    """How somebody looks at the table."""

    turns: int
    """The patterns that are seen: as printed (1), turned too (4), mirrored too (8), in the order of orientations."""
    overlooked: float
    """The share of the other summonings, flares and effects that is overlooked now."""
    whim: float
    """How far a choice may seem better or worse than it is, in points."""


CHILD: Final = Eyes(turns=1, overlooked=0.3, whim=0.8)
NOVICE: Final = Eyes(turns=4, overlooked=0.15, whim=0.3)
ALL: Final = Eyes(turns=8, overlooked=0.0, whim=0.0)
"""Nothing on the table is overlooked."""


def choose(p: Position, judge: Judge, clock: Clock, rng: random.Random, eyes: Eyes) -> Option:
    """What looks best at once among the options that are seen."""
    assert p.decision is not None
    options = p.decision.options
    noticed = options
    if eyes != ALL and p.in_progress is None:
        noticed = [option for option in options if _is_noticed(option, eyes, rng)]
    return greedy.choose(p, judge, clock, rng, noticed or options, eyes.whim)


def _is_noticed(option: Option, eyes: Eyes, rng: random.Random) -> bool:
    if isinstance(option, Summon) and option.orientation >= eyes.turns:
        return False
    return not isinstance(option, Summon | Use | Invoke) or rng.random() >= eyes.overlooked
