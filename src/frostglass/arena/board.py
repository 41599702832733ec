"""The board: 69 squares, their names, neighbours, rays and regions. Sets of squares are ints (bitboards); `SquareSet`
is their friendly face. No pieces here.

A square is an int: (row - 1) * 9 + file, a1 = 0 to i9 = 80; the twelve missing corner squares are never used.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from frostglass.engine.errors import Refused

_DATA = tomllib.loads(files("frostglass.arena").joinpath("data/board.toml").read_text())

FILES: Final = "abcdefghi"
ROW_FILES: Final = {9: "cdefg", 8: "bcdefgh"} | dict.fromkeys((7, 6, 5, 4, 3), FILES) | {2: "bcdefgh", 1: "cdefg"}
"""The existing files of each row, top row first (RULES 2.1)."""

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Directions are 0..7 clockwise from north, so a turn by 45 degrees is plus or minus one."""
VECTORS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
ALL_DIRECTIONS: Final = tuple(range(8))
DIAGONAL_DIRECTIONS: Final = (1, 3, 5, 7)


def index(file: int, row: int) -> int:
    """The square of a file and row counted from 0, or -1 off the board (RULES 2.1)."""
    if 0 <= file < 9 and 0 <= row < 9 and FILES[file] in ROW_FILES[row + 1]:
        return row * 9 + file
    return -1


SQUARES: Final = tuple(s for row in range(9) for file in range(9) if (s := index(file, row)) >= 0)
NAMES: Final = tuple(f"{FILES[s % 9]}{s // 9 + 1}" for s in range(81))
_BY_NAME = {NAMES[s]: s for s in SQUARES}
DIAGRAM: Final = tuple(tuple((row - 1) * 9 + FILES.index(f) for f in files) for row, files in ROW_FILES.items())
"""The squares as a diagram shows them: nine rows, top row first."""
BIT: Final = tuple(1 << s for s in range(81))


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 4) % 8


def square(name: str) -> int:
    """The square of a name like `e5`; KeyError if there is none."""
    return _BY_NAME[name]


def board(squares: Iterable[int]) -> int:
    """The bitboard of some squares."""
    mask = 0
    for s in squares:
        mask |= BIT[s]
    return mask


def named(names: Iterable[str]) -> int:
    """The bitboard of some square names."""
    return board(square(name) for name in names)


def squares(mask: int) -> list[int]:
    """The squares of a bitboard, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class SquareSet:
    """A bitboard as a set of squares: iterate, count, test, combine, print."""

    __slots__ = ("mask",)

    def __init__(self, squares: int | Iterable[str] = 0) -> None:
        try:
            self.mask = squares if isinstance(squares, int) else named(squares)
        except KeyError as error:
            raise Refused("unknown-square", square=str(error.args[0])) from None

    def __iter__(self) -> Iterator[str]:
        return (NAMES[s] for s in squares(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in _BY_NAME and bool(self.mask & BIT[_BY_NAME[name]])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, SquareSet):
            return self.mask == other.mask
        if isinstance(other, set | frozenset):
            return set(self) == other
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __and__(self, other: SquareSet) -> SquareSet:
        return SquareSet(self.mask & other.mask)

    def __or__(self, other: SquareSet) -> SquareSet:
        return SquareSet(self.mask | other.mask)

    def __sub__(self, other: SquareSet) -> SquareSet:
        return SquareSet(self.mask & ~other.mask)

    def __repr__(self) -> str:
        return f"SquareSet({list(self)})"

    def __str__(self) -> str:
        return "\n".join(" ".join("x" if self.mask & BIT[s] else "." for s in row).center(17) for row in DIAGRAM)


def distance(a: int, b: int) -> int:
    """King steps between two squares (RULES 2.5)."""
    return max(abs(a % 9 - b % 9), abs(a // 9 - b // 9))


@cache
def distances(goal: int) -> tuple[int, ...]:
    """The distance of each square from this one."""
    return tuple(distance(s, goal) for s in range(81))


ON_BOARD: Final = board(SQUARES)
STEP: Final = tuple(
    tuple(index(s % 9 + dx, s // 9 + dy) if ON_BOARD >> s & 1 else -1 for s in range(81)) for dx, dy in VECTORS
)
"""STEP[direction][square]: the next square, or -1 at the edge."""


def _ray(direction: int, start: int) -> tuple[int, ...]:
    found = []
    s = STEP[direction][start]
    while s >= 0:
        found.append(s)
        s = STEP[direction][s]
    return tuple(found)


RAY: Final = tuple(tuple(_ray(d, s) for s in range(81)) for d in ALL_DIRECTIONS)
"""RAY[direction][square]: the squares from the next one to the edge (RULES 2.6)."""
NEIGHBOURS: Final = tuple(tuple(t for d in ALL_DIRECTIONS if (t := STEP[d][s]) >= 0) for s in range(81))
AROUND: Final = tuple(board(n) for n in NEIGHBOURS)
"""The up to eight adjacent squares (RULES 2.4)."""
BESIDE: Final = tuple(board(t for d in (0, 2, 4, 6) if (t := STEP[d][s]) >= 0) for s in range(81))
"""The orthogonally adjacent squares."""
CORNERS_OF: Final = tuple(board(t for d in DIAGONAL_DIRECTIONS if (t := STEP[d][s]) >= 0) for s in range(81))
"""The diagonally adjacent squares."""


def _within(s: int, d: int) -> int:
    return board(t for t in SQUARES if t != s and distance(s, t) <= d) if ON_BOARD >> s & 1 else 0


WITHIN: Final = tuple(tuple(_within(s, d) for s in range(81)) for d in range(4))
"""WITHIN[n][square]: distance 1 to n (RULES 7.11)."""
AT_TWO: Final = tuple(WITHIN[2][s] & ~WITHIN[1][s] for s in range(81))
"""The ring at distance exactly two."""
RAY_BOARD: Final = tuple(tuple(board(RAY[d][s]) for s in range(81)) for d in ALL_DIRECTIONS)
DIRECTION: Final = {(s, t): d for s in SQUARES for d in ALL_DIRECTIONS for t in RAY[d][s]}
"""The direction from one square to another on the same straight line."""


def spread(mask: int) -> int:
    """All squares adjacent to a square of the mask."""
    found = 0
    while mask:
        low = mask & -mask
        found |= AROUND[low.bit_length() - 1]
        mask ^= low
    return found


def reachable(start: int, over: int) -> int:
    """The squares of `over` that a walk of adjacent squares inside `over` reaches from `start`, `start` included."""
    found = start & over
    edge = found
    while edge:
        edge = spread(edge) & over & ~found
        found |= edge
    return found


RED: Final = named(_DATA["red"])
GREEN: Final = named(_DATA["green"])
COLOURED: Final = RED | GREEN
COLOURLESS: Final = ON_BOARD & ~COLOURED
CENTER: Final = named([_DATA["center"]])
CENTRAL: Final = named(_DATA["central"])
CENTER_PLUS: Final = named(_DATA["center_plus"])
CENTER_TIMES: Final = named(_DATA["center_times"])
DIAGONALS: Final = tuple(named(line) for line in _DATA["diagonals"])
CENTRAL_LINES: Final = tuple(board(s for s in SQUARES if s // 9 == n) for n in (3, 4, 5)) + tuple(
    board(s for s in SQUARES if s % 9 == n) for n in (3, 4, 5)
)
OPPOSITE_SIDES: Final = (
    (named(_DATA["sides"]["left"]), named(_DATA["sides"]["right"])),
    (named(_DATA["sides"]["top"]), named(_DATA["sides"]["bottom"])),
)
OPPOSITE_CORNERS: Final = (
    (named(_DATA["corners"]["top_left"]), named(_DATA["corners"]["bottom_right"])),
    (named(_DATA["corners"]["top_right"]), named(_DATA["corners"]["bottom_left"])),
)
BY_RED: Final = RED | spread(RED)
BY_GREEN: Final = GREEN | spread(GREEN)
DUEL_SETUP: Final = tuple(named(place) for place in _DATA["setup"]["duel"])
MELEE_SETUP: Final = tuple(named(place) for place in _DATA["setup"]["melee"])
