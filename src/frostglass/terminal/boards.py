"""The arena's board and the patterns of its cards in letters. Colour only repeats what the letters say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from frostglass.arena.board import DIAGRAM, FILES, GREEN, NAMES, RED, SQUARES
from frostglass.arena.fits import Fit
from frostglass.arena.patterns import Card
from frostglass.arena.state import TOKENS

_STYLES: Final = {"1": "cyan", "2": "red", "3": "yellow", "4": "magenta"}
"""By the number of the seat."""
_ARROWS: Final = "↑↗→↘↓↙←↖"
_MARKS: Final = {"y": "/", "b": ":"}


def board(rows: Sequence[str], before: Sequence[str] | None = None, gateway: str | None = None) -> Text:
    """A board of CONTRACT 1.1: `r` and `g` are red and green squares, `*` marks what is not as it was before, and the
    piece that is the Gateway has a capital letter."""
    drawn = Text()
    old_rows = before or rows
    for number, (row, old_row, squares) in enumerate(zip(rows, old_rows, DIAGRAM, strict=True)):
        drawn.append(f"{9 - number} ")
        drawn.append("    " * (squares[0] % 9))
        for token, old, square in zip(row.split(), old_row.split(), squares, strict=True):
            changed = token != old
            shown = token.upper() if NAMES[square] == gateway else token
            drawn.append(_cell(shown, _ground(square), changed), _style(token, changed))
        drawn.append("\n")
    drawn.append("  " + "".join(f"{file:>2}  " for file in FILES))
    for line in (lines := drawn.split("\n")):
        line.rstrip()
    return Text("\n").join(lines)


def _ground(square: int) -> str:
    return "r" if RED >> square & 1 else "g" if GREEN >> square & 1 else ""


def _cell(token: str, ground: str, changed: bool) -> str:
    shown = f"{token}{ground}" if token != "--" else f" {ground or '·'}"
    return f"{shown}{'*' if changed else ''}".ljust(4)


def _style(token: str, changed: bool) -> str:
    colour = "dim" if token == "--" else _STYLES[token[-1]]
    return f"bold {colour}" if changed else colour


def pattern(card: Card) -> Text:
    """The pattern of a card: `T` target, `c` and `h` pieces; `/` squares the effect names, `:` their mirror images."""
    marks = card.shade or [["."] * len(row) for row in card.pattern]
    drawn = []
    for tokens, shades in zip(card.pattern, marks, strict=True):
        cells = [
            ("·" if token == "." and shade == "." else token.replace(".", "")) + _MARKS.get(shade, "")
            for token, shade in zip(tokens, shades, strict=True)
        ]
        drawn.append("".join(cell.ljust(4) for cell in cells).rstrip())
    if arrows := card.orientations[0].arrows:
        drawn.append("T " + " ".join(_ARROWS[direction] for direction in arrows))
    return Text("\n".join(drawn))


def fit_diagram(cells: Sequence[int], fit: Fit) -> Text:
    """The squares around a place of a pattern: `T` its target, `*` pieces it uses, `?` what is missing."""
    missing = {cell.square: "ch"[cell.rank] for cell in fit.missing}
    around = {fit.target, *fit.used}
    files = range(min(s % 9 for s in around), max(s % 9 for s in around) + 1)
    drawn = Text()
    for row in range(max(s // 9 for s in around), min(s // 9 for s in around) - 1, -1):
        drawn.append(f"{row + 1} ")
        for file in files:
            square = row * 9 + file
            token = TOKENS[cells[square]] if square in SQUARES else "  "
            mark = f"?{missing[square]}" if square in missing else "*" if square in fit.used else ""
            shown = ("·" if token == "--" else token) + mark + ("T" if square == fit.target else "")
            drawn.append(f"{shown:<6}", _style(token, bool(mark)) if token.strip() else "")
        drawn.append("\n")
    drawn.append("  " + "".join(f"{FILES[file]:<6}" for file in files))
    return drawn
