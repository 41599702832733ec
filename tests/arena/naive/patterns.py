"""Where the pattern of a card can lie on an empty board: every turn, mirror image and position (RULES 6.2)."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .geometry import DIRECTIONS, GREEN, RED, SQUARES, shifted

DECKS: dict[str, dict[str, dict[str, object]]] = json.loads(
    (Path(__file__).parent / "patterns.json").read_text(encoding="utf-8")
)
SCHOOL_DECKS: dict[str, str] = {
    "northern": "imperial",
    "southern": "imperial",
    "highland": "highland",
    "sylvan": "sylvan",
    "everfrost": "everfrost",
    "nethervoid": "nethervoid",
    "etherweave": "etherweave",
}
LEGENDS: list[str] = list(DECKS["legends"])
RANKS: dict[str, int] = {"common": 0, "heroic": 1, "legendary": 2}
DRAWN_RANKS: dict[str, int] = {"c": 0, "h": 1}

Offset = tuple[int, int]  # steps to the right and upwards from the target square, or from the first cell without one


class Pattern(NamedTuple):
    rank: int
    framed: bool  # the card says by a frame where the being appears
    pieces: dict[Offset, int]  # lowest rank that fits
    marks: dict[Offset, str]
    mirror: dict[Offset, Offset]  # yellow cell -> blue cell
    arrows: list[str]


class Placement(NamedTuple):
    target: str
    pieces: dict[str, int]
    marks: dict[str, str]
    mirror: tuple[tuple[str, str | None], ...]
    arrows: frozenset[str]


def _rows(entry: dict[str, object], name: str) -> list[list[str]]:
    rows = entry.get(name, [])
    assert isinstance(rows, list)
    return [str(row).split() for row in rows]


@cache
def pattern(card: str) -> Pattern:
    entry = next(cards[card] for cards in DECKS.values() if card in cards)
    drawn = _rows(entry, "pattern")
    framed = [(row, column) for row, cells in enumerate(drawn) for column, cell in enumerate(cells) if cell[0] == "T"]
    (origin,) = framed or [(0, 0)]

    def offset(row: int, column: int) -> Offset:
        return (column - origin[1], origin[0] - row)

    pieces = {
        offset(row, column): DRAWN_RANKS[cell[-1]]
        for row, cells in enumerate(drawn)
        for column, cell in enumerate(cells)
        if cell[-1] in DRAWN_RANKS
    }
    marked = _rows(entry, "marks")
    marks = {
        offset(row, column): cell
        for row, cells in enumerate(marked)
        for column, cell in enumerate(cells)
        if cell != "."
    }
    mirror = {
        offset(row, column): offset(row, len(cells) - 1 - column)
        for row, cells in enumerate(marked)
        for column, cell in enumerate(cells)
        if cell == "y" and cells[len(cells) - 1 - column] == "b"
    }
    arrows = entry.get("arrows", [])
    assert isinstance(arrows, list)
    return Pattern(RANKS[str(entry["rank"])], bool(framed), pieces, marks, mirror, arrows)


def images(offset: Offset) -> list[Offset]:
    """The offset under the 8 symmetries of the square, always in the same order."""
    right, up = offset
    return [
        (right, up),
        (up, -right),
        (-right, -up),
        (-up, right),
        (-right, up),
        (up, right),
        (right, -up),
        (-up, -right),
    ]


@cache
def placements(card: str) -> list[Placement]:
    """Every way the drawn pieces and the target square fall on squares of the board."""
    if not pattern(card).framed:
        return _without_frame(_laid(card))
    return _laid(card)


def _laid(card: str) -> list[Placement]:
    """The placements with the target square, or the origin of a pattern that has none, on each square."""
    drawn = pattern(card)
    names = {steps: name for name, steps in DIRECTIONS.items()}
    found: list[Placement] = []
    for symmetry in range(8):
        arrows = frozenset(names[images(DIRECTIONS[name])[symmetry]] for name in drawn.arrows)
        for target in SQUARES:

            def lies(offset: Offset, target: str = target, symmetry: int = symmetry) -> str | None:
                return shifted(target, *images(offset)[symmetry])

            pieces = {square: rank for offset, rank in drawn.pieces.items() if (square := lies(offset)) is not None}
            if len(pieces) < len(drawn.pieces):
                continue
            marks = {square: mark for offset, mark in drawn.marks.items() if (square := lies(offset)) is not None}
            mirror = tuple(
                sorted((square, lies(blue)) for yellow, blue in drawn.mirror.items() if (square := lies(yellow)))
            )
            placement = Placement(target, pieces, marks, mirror, arrows)
            if placement not in found:
                found.append(placement)
    return found


def _without_frame(laid: list[Placement]) -> list[Placement]:
    """Time Traveler: the pieces lie anywhere, and the being appears on any colourless square."""
    lines = {tuple(sorted(one.pieces.items())) for one in laid}
    colourless = [square for square in SQUARES if square not in RED | GREEN]
    return [Placement(target, dict(line), {}, (), frozenset()) for line in sorted(lines) for target in colourless]
