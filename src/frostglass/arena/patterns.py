"""Card data: the pattern of every being in its eight symmetries, checked when it is loaded. No effects here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from frostglass.arena.board import BIT, DIRECTIONS, ON_BOARD, SQUARES, VECTORS, board, index
from frostglass.arena.options import Summon

COMMON: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
RANKS: Final = ("common", "heroic", "legendary")

SCHOOLS: Final = {
    "northern": "imperial",
    "southern": "imperial",
    "highland": "highland",
    "sylvan": "sylvan",
    "everfrost": "everfrost",
    "nethervoid": "nethervoid",
    "etherweave": "etherweave",
}
"""Each school and the deck it plays (RULES 1.3)."""

Cell = tuple[int, int]
"""A cell of a card, in files and rows from its target square."""

_TURNS: Final = (
    (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0),
    (-1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, -1), (0, -1, -1, 0),
)  # fmt: skip
"""Four rotations, then the four rotations of the mirror image, as matrices."""


def _turn(turn: tuple[int, int, int, int], cell: Cell) -> Cell:
    a, b, c, d = turn
    x, y = cell
    return a * x + b * y, c * x + d * y


@cache
def _targets_with(cell: Cell) -> int:
    """The target squares from which this cell lies on the board."""
    x, y = cell
    return sum(BIT[s] for s in SQUARES if index(s % 9 + x, s // 9 + y) >= 0)


class _OnBoard(dict[int, tuple[int, ...]]):
    """The squares of some cells by target square (-1 off the board), worked out when first asked for."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self._cells = tuple(cells)

    def __missing__(self, target: int) -> tuple[int, ...]:
        found = tuple(index(target % 9 + x, target // 9 + y) for x, y in self._cells)
        self[target] = found
        return found


class _Used(dict[int, int]):
    """The bitboard of the pattern's squares by target square, worked out when first asked for."""

    def __init__(self, squares: _OnBoard) -> None:
        self._squares = squares

    def __missing__(self, target: int) -> int:
        self[target] = used = board(self._squares[target])
        return used


class Orientation:
    """One way a card can lie: what its pattern asks for, seen from the target square."""

    __slots__ = (
        "arrows",
        "asks_common",
        "asks_heroic",
        "cells",
        "legal",
        "look",
        "marks",
        "mirror",
        "number",
        "seconds",
        "used",
        "used_squares",
        "ways",
    )

    def __init__(
        self,
        number: int,
        cells: dict[Cell, int],
        marks: list[Cell],
        mirror: list[Cell],
        seconds: list[Cell],
        arrows: list[int],
    ) -> None:
        self.number = number
        self.cells = tuple(sorted(cells.items()))
        # A board shifted up by 40 and down by 40 + delta shows at the target what stands on the cell: one shift a cell.
        self.asks_common = tuple(40 + y * 9 + x for (x, y), rank in self.cells if rank == COMMON)
        self.asks_heroic = tuple(40 + y * 9 + x for (x, y), rank in self.cells if rank == HEROIC)
        self.arrows = tuple(arrows)
        self.look = 0
        """Orientations of a card with the same look have the same marks and arrows: only the used pieces differ."""
        self.legal = ON_BOARD
        for cell in cells:
            self.legal &= _targets_with(cell)
        # Row by row, so that the squares come in ascending order.
        self.used_squares = _OnBoard(sorted(cells, key=lambda cell: (cell[1], cell[0])))
        self.used = _Used(self.used_squares)
        self.marks = _OnBoard(marks)
        self.mirror = _OnBoard(mirror)
        self.ways: list[Summon | None] = [None] * 81
        """The Summons by target that use one's own pieces only; each is made when it is first offered."""
        self.seconds = _OnBoard(seconds)
        """Marks of the second colour that mirror nothing."""

    def marked(self, target: int) -> int:
        """The bitboard of the marked squares that exist (RULES 7.17)."""
        return board(s for s in self.marks[target] if s >= 0)


class Card:
    """A being as it is printed: id, rank, pattern, marks, arrows."""

    __slots__ = (
        "_by_number",
        "asks",
        "deck",
        "heroic",
        "id",
        "lands_anywhere",
        "number",
        "orientations",
        "pattern",
        "rank",
        "second",
        "shade",
        "size",
        "uses_pattern",
    )

    def __init__(self, deck: str, number: int, data: Mapping[str, object]) -> None:
        self.deck = deck
        self.number = number
        self.id = str(data["id"])
        self.rank = RANKS.index(str(data["rank"]))
        self.second = str(data.get("second", ""))
        """The keyword of the card's other effect; '' where it has none."""
        self.uses_pattern = bool(data.get("uses_pattern", False))
        self.pattern = self._rows(data, "pattern")
        self.shade = self._rows(data, "shade") or self._rows(data, "marks")
        self.lands_anywhere = not any(token.startswith("T") for row in self.pattern for token in row)
        """The pattern has no target: the being comes to any empty square that is neither red nor green (X26)."""
        self.orientations = self._turned(self._rows(data, "marks"), data.get("arrows", []))
        self.size = len(self.orientations[0].cells)
        self.heroic = len(self.orientations[0].asks_heroic)
        """How many pieces the pattern asks for; how many of them are heroic."""
        self.asks = tuple((o, o.legal, o.asks_heroic, o.asks_common) for o in self.orientations)
        """What matching a pattern looks at, for each orientation."""
        self._by_number = {orientation.number: orientation for orientation in self.orientations}

    def _rows(self, data: Mapping[str, object], key: str) -> tuple[tuple[str, ...], ...]:
        lines = data.get(key, [])
        assert isinstance(lines, list)
        rows = tuple(tuple(str(line).split(" ")) for line in lines)
        known = {".", "c", "h", "T", "Tc", "Th"} if key == "pattern" else {".", "y", "b"}
        if any(len(row) != len(rows[0]) or not known.issuperset(row) for row in rows):
            raise ValueError(f"{self.id}: {key} is not a box of known tokens")
        return rows

    def _turned(self, marks: tuple[tuple[str, ...], ...], arrows: object) -> tuple[Orientation, ...]:
        tokens = [(token, x, -y) for y, row in enumerate(self.pattern) for x, token in enumerate(row)]
        targets = [(x, y) for token, x, y in tokens if token.startswith("T")]
        if len(targets) > 1:
            raise ValueError(f"{self.id}: one target square wanted")
        ((tx, ty),) = targets or [(x, y) for token, x, y in tokens if token != "."][:1]
        cells = {(x - tx, y - ty): "ch".index(token[-1]) for token, x, y in tokens if token[-1] in "ch"}
        marked = [(token, x - tx, -y - ty) for y, row in enumerate(marks) for x, token in enumerate(row)]
        yellow = [(x, y) for token, x, y in marked if token == "y"]
        blue = {(x, y) for token, x, y in marked if token == "b"}
        mirror = [(-x, y) for x, y in yellow] if blue else []  # RULES 7.23: the target lies on the middle line
        alone = sorted(blue - set(mirror))
        if alone and blue & set(mirror):
            raise ValueError(f"{self.id}: the second marks do not mirror the first")
        mirror = [] if alone else mirror
        assert isinstance(arrows, list)
        directions = [DIRECTIONS.index(arrow) for arrow in arrows]
        found: dict[object, Orientation] = {}
        looks: dict[object, int] = {}
        for number, turn in enumerate(_TURNS):
            first = [_turn(turn, cell) for cell in yellow]
            second = [_turn(turn, cell) for cell in mirror]
            third = [_turn(turn, cell) for cell in alone]
            turned = Orientation(
                number,
                {_turn(turn, cell): rank for cell, rank in cells.items()},
                first,
                second,
                third,
                sorted(VECTORS.index(_turn(turn, VECTORS[d])) for d in directions),
            )
            shown = (frozenset(zip(first, second or first, strict=True)), frozenset(third), turned.arrows)
            turned.look = looks.setdefault(shown, len(looks))
            found.setdefault((turned.cells, shown), turned)
        return tuple(found.values())

    def orientation(self, number: int) -> Orientation:
        """The orientation with this number."""
        return self._by_number[number]

    def __repr__(self) -> str:
        return f"Card({self.id!r})"

    def __str__(self) -> str:
        """The pattern as it is printed: `T` target, `c` and `h` pieces."""
        return "\n".join(" ".join(f"{token:<2}" for token in row).rstrip() for row in self.pattern)


def read_deck(deck: str, text: str) -> tuple[Card, ...]:
    """The cards of a deck's data file, checked."""
    cards = tuple(Card(deck, number, entry) for number, entry in enumerate(tomllib.loads(text)["card"], 1))
    if len({card.id for card in cards}) != len(cards) or len(cards) != (12 if deck == "legends" else 18):
        raise ValueError(f"{deck}: wrong number of different cards")
    return cards


def _printed(deck: str) -> tuple[Card, ...]:
    return read_deck(deck, files("frostglass.arena").joinpath(f"data/{deck}.toml").read_text())


DECKS: Final = {deck: _printed(deck) for deck in (*dict.fromkeys(SCHOOLS.values()), "legends")}
CARDS: Final = {card.id: card for cards in DECKS.values() for card in cards}
LEGENDS: Final = tuple(card.id for card in DECKS["legends"])


def deck_of(school: str) -> tuple[str, ...]:
    """The ids of a school's eighteen beings."""
    return tuple(card.id for card in DECKS[SCHOOLS[school]])
