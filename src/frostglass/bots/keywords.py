"""What the things that keywords keep beside the board are worth to their owner. A keyword that is not here is worth
nothing to a bot, but it can be played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from frostglass.arena.board import AROUND, BIT, COLOURED
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.keywords.gateway import GATEWAY, Gateway
from frostglass.arena.patterns import COMMON, HEROIC
from frostglass.arena.state import State, rank_of


def _frozen(p: State, seat: int) -> float:
    return float(FROZEN.of(p, seat) is not None)


def _gateway(p: State, seat: int) -> float:
    """The Gateway stands for what the deck can do around it: that it is there, that it is heroic, on a coloured square,
    and what it threatens."""
    square = GATEWAY.get(p)
    if square < 0 or p.schools[seat - 1] not in Gateway.schools:
        return 0.0
    prey = p.enemies_of(p.colour(seat)) & p.of_rank(COMMON) & AROUND[square]
    firm = rank_of(p.cells[square]) == HEROIC
    return 1 + firm + 0.5 * bool(COLOURED & BIT[square]) + 0.5 * min(3, prey.bit_count())


_JUDGED: Final[Mapping[str, Callable[[State, int], float]]] = {"frozen": _frozen, "gateway": _gateway}
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
