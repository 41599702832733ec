"""What can happen in embers, as typed values. All of it happens openly: no event holds a hidden card (RULES 10)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple


class DayBegan(NamedTuple):
    """A new day with its number of strengthening rows; the Determination cards lie face down (RULES 5.3)."""

    day: int
    rows: int


class MindBegan(NamedTuple):
    """The first card of a Mind (RULES 2.1)."""

    card: str


class PutAside(NamedTuple):
    """Cards of the memory deck lie aside, unseen (CAPTIVITY 24)."""

    number: int


class Arranged(NamedTuple):
    """Aelin has ordered her Determination cards; how, only she knows (RULES 10.6)."""


class TurnBegan(NamedTuple):
    seat: int
    character: str


class Drew(NamedTuple):
    """A card came face up from the memory deck: a memory into the memory row, or a demon (RULES 6.2)."""

    card: str


class DemonsArrived(NamedTuple):
    """The drawn demons moved to the demon row (RULES 6.3)."""

    demons: tuple[str, ...]


class Struck(NamedTuple):
    """A demon tore a card out of the Mind; it lies tainted under it (CAPTIVITY 19)."""

    demon: str
    card: str


class Added(NamedTuple):
    card: str
    x: int
    y: int


class Relived(NamedTuple):
    """A set of strength 7, from bottom to top (RULES 3)."""

    colour: str
    cards: tuple[str, ...]


class Banished(NamedTuple):
    """A demon and the cards under it went to the discard pile (RULES 6.7 a)."""

    demon: str
    cards: tuple[str, ...]


class Revealed(NamedTuple):
    """A Determination card was turned face up (R36)."""

    row: int
    card: str


class NotRevealed(NamedTuple):
    """Aelin turned no card (RULES 10.4)."""


class Split(NamedTuple):
    """The Mind is in parts; Aelin chooses (RULES 2.8)."""

    parts: tuple[tuple[str, ...], ...]


class Kept(NamedTuple):
    part: tuple[str, ...]


class Discarded(NamedTuple):
    card: str


class Tainted(NamedTuple):
    """A card that would have been discarded went face down under a demon (RULES 6.4)."""

    card: str
    demon: str


class Taken(NamedTuple):
    """A card was taken out of the Mind (RULES 7.1)."""

    card: str


class Strengthened(NamedTuple):
    """The taken card went into a row (RULES 7.3)."""

    card: str
    row: int


class RowCompleted(NamedTuple):
    row: int


class Said(NamedTuple):
    """The only words of the game (RULES 7.6): `here` or `with_you`."""

    phrase: str


class AbilityUsed(NamedTuple):
    """An ability was used openly, on a card, a demon or a row (CAPTIVITY 1.5)."""

    ability: str
    target: str | int | None


class DayEnded(NamedTuple):
    day: int


class Distorted(NamedTuple):
    """Tainted cards left this game, unseen (RULES 8.2)."""

    number: int


class PartWon(NamedTuple):
    """Part one of the prologue is won; deck and memory row are discarded (RULES 4.8)."""


class GameEnded(NamedTuple):
    """`won`, or `lost` with the rule that names the loss (RULES 9)."""

    result: str
    reason: str


# Of what happens all the time there is only so much: each of these is made once.
turn_began = cache(TurnBegan)
drew = cache(Drew)
added = cache(Added)
taken = cache(Taken)
discarded = cache(Discarded)
tainted = cache(Tainted)
strengthened = cache(Strengthened)
NOT_REVEALED: Final = NotRevealed()
