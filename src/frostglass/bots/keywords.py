"""What the things that keywords keep beside the board are worth to their owner. A keyword that is not here is worth
nothing to a bot, but it can be played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from frostglass.arena.board import AROUND, BIT, COLOURED
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.keywords.gateway import GATEWAY, Gateway
from frostglass.arena.keywords.possessed import NOBODY, POSSESSED
from frostglass.arena.keywords.warp import PENDING
from frostglass.arena.patterns import COMMON, HEROIC
from frostglass.arena.scoring import points_at_end
from frostglass.arena.state import State, colour_of, rank_of


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


def _pending(p: State, seat: int) -> float:
    """How surely the points for a pending being will be lost: the nearer the end, the less time to summon it."""
    if PENDING.of(p, seat) is None:
        return 0.0
    if p.trigger:
        return 1.0
    goal = p.form.goal(p.seats)
    ahead = max(points_at_end(p, one)[-1] for one in range(1, p.colours + 1)) / goal
    drawn = 1 - min(deck.size for deck in p.decks) / _DECK
    return max(0.1, ahead**2, drawn**2)


_DECK: Final = 15
"""The cards of a school deck once the hand is dealt."""
_JUDGED: Final[Mapping[str, Callable[[State, int], float]]] = {"frozen": _frozen, "gateway": _gateway, "warp": _pending}
"""By keyword: how much of it a seat has."""


def kept_worth(p: State, seat: int, weights: Mapping[str, float]) -> float:
    """What all that is kept for a seat is worth to it."""
    worth = 0.0
    for keyword in p.hooks.keywords:
        judge = _JUDGED.get(keyword.id)
        if judge is not None:
            worth += weights[keyword.id] * judge(p, seat)
    return worth


def _whose_gateway(p: State, seat: int) -> int:
    """1 if a piece of the seat's side carries the Gateway, -1 if one of another side does."""
    square = GATEWAY.get(p)
    if square < 0:
        return 0
    return 1 if colour_of(p.cells[square]) == p.colour(seat) else -1


def _heroic_gateway(p: State, seat: int) -> int:
    return _whose_gateway(p, seat) * (GATEWAY.get(p) >= 0 and rank_of(p.cells[GATEWAY.get(p)]) == HEROIC)


def _before_gateway(p: State, seat: int) -> int:
    """The pieces next to the Gateway that are enemies of its owner."""
    square = GATEWAY.get(p)
    if square < 0:
        return 0
    return _whose_gateway(p, seat) * (AROUND[square] & p.enemies_of(colour_of(p.cells[square]))).bit_count()


def _possesses(p: State, seat: int) -> int:
    if POSSESSED.get(p) == NOBODY:
        return 0
    return 1 if p.colour(p.turn) == p.colour(seat) else -1


TOLD: Final[Mapping[str, Callable[[State, int], int]]] = {
    "gateway": _whose_gateway,
    "heroic gateway": _heroic_gateway,
    "before gateway": _before_gateway,
    "possessed": _possesses,
}
"""What a learned value hears of keywords beside the cards that lie with them: by name, how much of it a seat has."""
