"""The arena's board as a widget: pieces by shape and letter, squares that can be chosen, a cursor moved by arrows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, ClassVar, Final, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from frostglass.arena.board import CENTRAL, DIAGRAM, FILES, NAMES, SQUARES
from frostglass.arena.board import GREEN as GREEN_SQUARES
from frostglass.arena.board import RED as RED_SQUARES
from frostglass.terminal.player import look

_CENTRE: Final = "e5"
_SIZES: Final = ((4, 1), (6, 2), (8, 3))
"""Columns and lines of a square, smallest first."""


class Shown(NamedTuple):
    """What there is to draw."""

    pieces: Mapping[str, str] = {}
    """Tokens of CONTRACT 1.1 by square."""
    spots: Mapping[str, str] = {}
    """Squares that can be chosen, each with a digit or an arrow."""
    changed: AbstractSet[str] = frozenset()
    """Squares that are not as the viewer left them."""
    pointed: Mapping[str, Any] = {}
    """The marks of the choice pointed at."""
    central: bool = False
    """Do the nine central squares matter?"""
    gateway: str | None = None
    """The square of the Gateway: the letter of its piece stands in a ring."""


class BoardView(Widget, can_focus=True):
    """The board. It knows no rule: squares come in, a square goes out."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, 1)", show=False),
        Binding("down", "go(0, -1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Taken(Message):
        """A square was chosen."""

        def __init__(self, square: str) -> None:
            super().__init__()
            self.square = square

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.shown = Shown()
        self.cursor = _CENTRE

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.refresh()

    # -- size -----------------------------------------------------------------------------------------------------

    @property
    def cell(self) -> tuple[int, int]:
        """Columns and lines of a square: as large as leaves the right half of the window to other things."""
        width, height = self.app.size
        fitting = [(w, h) for w, h in _SIZES if 9 * w + 2 <= (width - 1) // 2 and 9 * h + 1 <= height - 13]
        return fitting[-1] if fitting else _SIZES[0]

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return 9 * self.cell[0] + 2

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 9 * self.cell[1] + 1

    # -- the cursor -----------------------------------------------------------------------------------------------

    def action_go(self, files: int, rows: int) -> None:
        file, row = FILES.index(self.cursor[0]) + files, int(self.cursor[1]) + rows
        if 0 <= file < 9 and 1 <= row <= 9 and (row - 1) * 9 + file in SQUARES:
            self.cursor = f"{FILES[file]}{row}"
            self.refresh()

    def action_take(self) -> None:
        self.post_message(self.Taken(self.cursor))

    # -- drawing --------------------------------------------------------------------------------------------------

    def render(self) -> Text:
        width, height = self.cell
        drawn = Text(no_wrap=True)
        for number, squares in enumerate(DIAGRAM):
            for line in range(height):
                drawn.append(f"{9 - number} " if line == (height - 1) // 2 else "  ", look.TEXT_3)
                drawn.append(" " * (width * (squares[0] % 9)))
                self._draw_row(drawn, squares, line)
                drawn.append("\n")
        drawn.append("  " + "".join(file.center(width) for file in FILES), look.TEXT_3)
        return drawn

    def _draw_row(self, drawn: Text, squares: Sequence[int], line: int) -> None:
        for square in squares:
            for text, style in self._cell_line(square, line):
                drawn.append(text, style)

    def _cell_line(self, square: int, line: int) -> list[tuple[str, Style]]:
        """One line of a square: choice, piece, letter, ground; in larger sizes with room around them."""
        width, height = self.cell
        name = NAMES[square]
        base = self._base(square)
        if line != (height - 1) // 2:
            return [(self._rim(square, line).center(width), base + Style(color=self._ground(square)[1]))]
        token = self.shown.pieces.get(name, "")
        letters = look.RINGED if name == self.shown.gateway else look.LETTERS
        piece = look.PIECES[token[0]] + letters[int(token[1]) - 1] if token else f"{self._empty(square)} "
        style = base
        if token:
            style += Style(bold=True, color=None if self._under_cursor(name) else look.seat_colour(int(token[1])))
        if name in self.shown.changed:
            style += Style(underline=True)
        pad = " " * ((width - 4) // 2)
        return [
            (self.shown.spots.get(name, " "), base + Style(color=look.EMBER, bold=True)),
            (pad, base),
            (piece, style),
            (pad, base),
            (self._ground(square)[0] if height < 3 else " ", base + Style(color=self._ground(square)[1])),
        ]

    def _empty(self, square: int) -> str:
        return "+" if self.shown.central and CENTRAL >> square & 1 else "·"

    @staticmethod
    def _ground(square: int) -> tuple[str, str]:
        """Shape and colour that mark a coloured square."""
        if RED_SQUARES >> square & 1:
            return look.TEETH, look.RED[0]
        if GREEN_SQUARES >> square & 1:
            return look.RING, look.GREEN[0]
        return " ", look.TEXT_3

    def _rim(self, square: int, line: int) -> str:
        """What the upper and lower lines of a large square show: teeth or a ring around the piece."""
        width, height = self.cell
        gap = " " * (width - 4)
        if height < 3 or not (RED_SQUARES | GREEN_SQUARES) >> square & 1:
            return ""
        corners = (("◤", "◥"), ("◣", "◢")) if RED_SQUARES >> square & 1 else (("╭", "╮"), ("╰", "╯"))
        left, right = corners[0 if line == 0 else 1]
        return left + gap + right

    def _under_cursor(self, name: str) -> bool:
        return self.has_focus and name == self.cursor

    def _base(self, square: int) -> Style:
        """The ground of a square: its colour, the choice pointed at, the cursor."""
        name = NAMES[square]
        pointed = self.shown.pointed
        if self._under_cursor(name):
            return Style(bgcolor=look.FROST, color=look.PAGE)
        if name == pointed.get("square"):
            return Style(bgcolor=look.EMBER_SOFT, color=look.EMBER, bold=True)
        if name == pointed.get("from") or name in pointed.get("used", ()) or name in pointed.get("lent", ()):
            return Style(bgcolor=look.USED, color=look.TEXT)
        if RED_SQUARES >> square & 1:
            return Style(bgcolor=look.RED[1], color=look.TEXT_3)
        if GREEN_SQUARES >> square & 1:
            return Style(bgcolor=look.GREEN[1], color=look.TEXT_3)
        return Style(bgcolor=look.TILES[(square // 9 + square % 9) % 2], color=look.TEXT_3)
