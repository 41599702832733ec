"""What can happen in the arena, as typed values for scoring, logs and animation. Hidden fields are None in views."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class TurnBegan(NamedTuple):
    seat: int
    actions: int


class Placed(NamedTuple):
    """A piece came from the supply, by an action, an effect or the setup."""

    square: int
    colour: int
    rank: int


class Lifted(NamedTuple):
    """A piece was picked up to cure a shortage (RULES 1.7)."""

    square: int
    colour: int
    rank: int


class Summoned(NamedTuple):
    seat: int
    card: str
    square: int
    used: tuple[int, ...]


class Destroyed(NamedTuple):
    square: int
    colour: int
    rank: int


class Moved(NamedTuple):
    source: int
    target: int


class Swapped(NamedTuple):
    """Two pieces have changed places."""

    source: int
    target: int


class Upgraded(NamedTuple):
    square: int
    rank: int


class Downgraded(NamedTuple):
    square: int
    rank: int


class Converted(NamedTuple):
    square: int
    before: int
    after: int
    rank: int


class Removed(NamedTuple):
    """A destroyed piece is out of the game for good (RULES 1.8)."""

    square: int
    colour: int
    rank: int


class ActionGained(NamedTuple):
    seat: int


class ActionLost(NamedTuple):
    """One action less on this very turn (E2.7)."""

    seat: int


class Penalised(NamedTuple):
    """One action less on this seat's next turn (RULES 10.9)."""

    seat: int


class Invoked(NamedTuple):
    seat: int
    flare: str
    versus: int
    upper: bool
    lower: bool


class Discarded(NamedTuple):
    """A card went to a discard pile openly."""

    seat: int
    card: str


class GivenUp(NamedTuple):
    """The Discard action: others learn only that a card went (RULES 15.4)."""

    seat: int
    card: str | None


class Revealed(NamedTuple):
    """A player shows that a card lies in the own discard pile."""

    seat: int
    card: str


class Returned(NamedTuple):
    """A card went under its deck, or from the discard pile on top of it; only its owner knows which."""

    seat: int
    deck: str
    card: str | None


class Drew(NamedTuple):
    """A card was drawn: from the school deck, the legends or the flares."""

    seat: int
    deck: str
    card: str | None


class Scored(NamedTuple):
    """Points of a side; in a melee in one enemy colour, otherwise `colour` is -1."""

    seat: int
    points: int
    colour: int


class PointsLost(NamedTuple):
    """Points that a side loses when the game ends, in a melee in every colour (E3.4)."""

    seat: int
    points: int


class Claimed(NamedTuple):
    seat: int
    task: str


class TaskTurnedUp(NamedTuple):
    """A task is visible now: as a current one, as the next one, or it went under the deck (RULES 3.3)."""

    task: str
    place: str


class LegendsHandedOver(NamedTuple):
    seat: int
    to: int
    number: int


class ControlPassed(NamedTuple):
    seat: int
    to: int


class EndTriggered(NamedTuple):
    seat: int
    reason: str


class SeatLeft(NamedTuple):
    seat: int


class GameEnded(NamedTuple):
    reason: str
    winners: tuple[int, ...]


# Of what happens all the time there is only so much: each of these is made once.
placed = cache(Placed)
destroyed = cache(Destroyed)
moved = cache(Moved)
upgraded = cache(Upgraded)
discarded = cache(Discarded)
turn_began = cache(TurnBegan)
drew = cache(Drew)

BARRIERS = (Drew, TaskTurnedUp, LegendsHandedOver, Returned, TurnBegan)
"""After these nothing is taken back: they show or hide something for good, or end the turn."""
