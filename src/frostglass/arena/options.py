"""Everything a seat can choose in the arena, as named tuples. What kind an option is, its type says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Generic, NamedTuple, TypeVar

from frostglass.arena.board import BIT, NEIGHBOURS, squares
from frostglass.engine.decision import Made

T = TypeVar("T")


class Starts(NamedTuple):
    """The seat that begins, when chance decides (RULES 3.1)."""

    seat: int


class Place(NamedTuple):
    """The Place action: a common piece on an empty square (RULES 5.2)."""

    square: int


class Lift(NamedTuple):
    """The Place action without a free piece: first pick one of yours up (RULES 5.2)."""

    square: int


class Summon(NamedTuple):
    """The Summon action with its embedding (RULES 6.2): target square, orientation, enemy pieces standing in or -1.

    `anchor` is where the pattern lies when that does not follow from the target square, else -1.
    """

    card: str
    target: int
    orientation: int
    granted: int
    improvised: int
    anchor: int = -1

    @property
    def lies_at(self) -> int:
        """The square that the pattern is seen from."""
        return self.target if self.anchor < 0 else self.anchor


class Discard(NamedTuple):
    """The Discard action: give up a being of the own school (RULES 5.4)."""

    card: str


class Return(NamedTuple):
    """Put another hand card under its deck (RULES 5.4)."""

    card: str


class Invoke(NamedTuple):
    """Invoke a flare against an opposing colour (RULES 8)."""

    flare: str
    versus: int


class Use(NamedTuple):
    """What a keyword lets one do with a card in the main phase: the verb is the keyword's."""

    card: str
    verb: str


class Word(NamedTuple):
    """A choice that is a single word: stop, end, pass, or an alternative of a card."""

    word: str


class Pick(NamedTuple):
    """A square, mostly with the piece on it."""

    square: int


class Move(NamedTuple):
    """A piece and where it goes, by a move or a leap."""

    source: int
    target: int


class Go(NamedTuple):
    """A direction, 0 to 7."""

    direction: int


class Colour(NamedTuple):
    """A colour, from 0."""

    colour: int


class School(NamedTuple):
    """A school to ban or to pick (draft.py)."""

    school: str


class Take(NamedTuple):
    """A card, by its id."""

    card: str


class Claim(NamedTuple):
    """A task to claim (RULES 11.2)."""

    task: str


STOP: Final = Word("stop")
END: Final = Word("end")
PASS: Final = Word("pass")

PLACES: Final = tuple(Place(s) for s in range(81))
PICKS: Final = tuple(Pick(s) for s in range(81))
MOVES: Final = tuple(tuple(Move(a, b) for b in range(81)) for a in range(81))
STEPS_FROM: Final = tuple(tuple((BIT[t], MOVES[s][t]) for t in NEIGHBOURS[s]) for s in range(81))
"""The single steps from a square, each with its destination as a bitboard."""
DISCARDS: Final = Made(Discard)
RETURNS: Final = Made(Return)
GOES: Final = tuple(Go(d) for d in range(8))


def picks(mask: int) -> list[Pick]:
    """A Pick for each square of a bitboard."""
    return [PICKS[s] for s in squares(mask)]


class _Rows(Generic[T]):
    """An option for each square, listed a row at a time: what to list for nine bits is worked out once."""

    def __init__(self, options: Sequence[T]) -> None:
        self._rows = [Made(partial(_listed, options[9 * row : 9 * row + 9])) for row in range(9)]

    def on(self, mask: int) -> list[T]:
        found: list[T] = []
        for row in self._rows:
            if bits := mask & 511:
                found += row[bits]
            mask >>= 9
        return found


def _listed(options: Sequence[T], bits: int) -> list[T]:
    return [option for i, option in enumerate(options) if bits >> i & 1]


_PLACES: Final[_Rows[Place]] = _Rows(PLACES)
_LIFTS: Final[_Rows[Lift]] = _Rows(tuple(Lift(s) for s in range(81)))


def places(mask: int) -> list[Place]:
    """A Place for each square of a bitboard."""
    return _PLACES.on(mask)


def lifts(mask: int) -> list[Lift]:
    """A Lift for each square of a bitboard."""
    return _LIFTS.on(mask)
