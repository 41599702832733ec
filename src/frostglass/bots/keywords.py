"""What the things that keywords keep beside the board are worth to their owner. A keyword that is not here is worth
nothing to a bot, but it can be played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.state import State


def _frozen(p: State, seat: int) -> float:
    return float(FROZEN.of(p, seat) is not None)


_JUDGED: Final[Mapping[str, Callable[[State, int], float]]] = {"frozen": _frozen}
"""By keyword: how much of it a seat has."""


def kept_worth(p: State, seat: int, weights: Mapping[str, float]) -> float:
    """What all that is kept for a seat is worth to it."""
    worth = 0.0
    for keyword in p.hooks.keywords:
        judge = _JUDGED.get(keyword.id)
        if judge is not None:
            worth += weights[keyword.id] * judge(p, seat)
    return worth


TOLD: Final[Mapping[str, Callable[[State, int], int]]] = {}
"""What a learned value hears of keywords beside the cards that lie with them: by name, how much of it a seat has."""
