"""The small values that lie on the table: seats, strengthening rows, demons with what is under them."""

from __future__ import annotations

from typing import Final, NamedTuple

from frostglass.embers.deck import STRENGTH

AELIN: Final = 1
FENRYS: Final = 2
"""In the prologue this seat is Rowan."""

PROLOGUE_1: Final = "prologue_1"
PROLOGUE_2: Final = "prologue_2"
CHAPTER: Final = "chapter"
MODES: Final = ("prologue", CHAPTER)
"""What a game may be set up as; the prologue goes on from its first part to the second."""

WON: Final = "won"
LOSSES: Final = ("L1", "L2", "L3", "L4", "P1", "P2", "P3")


def character(seat: int, mode: str) -> str:
    """Who a seat is (RULES 1.1)."""
    if seat == AELIN:
        return "aelin"
    return "fenrys" if mode == CHAPTER else "rowan"


class Row(NamedTuple):
    """A strengthening row: its Determination card, and the cards added to it from right to left (RULES 4.9)."""

    determination: str
    face_up: bool = False
    added: tuple[str, ...] = ()
    complete: bool = False
    """Set when Aelin has said so (RULES 7.6)."""

    @property
    def sum(self) -> int:
        return STRENGTH[self.determination] + sum([STRENGTH[card] for card in self.added])


class Pile(NamedTuple):
    """A demon of the demon row and the tainted cards under it, the oldest first (RULES 6.4)."""

    demon: str
    tainted: tuple[str, ...] = ()


class RowView(NamedTuple):
    """A strengthening row as a seat sees it; the Determination card and the sum are None for whom they are hidden."""

    determination: str | None
    face_up: bool
    added: tuple[str, ...]
    complete: bool
    target: int
    sum: int | None


class PileView(NamedTuple):
    """A demon of the demon row and how many cards are tainted under it."""

    demon: str
    tainted: int
