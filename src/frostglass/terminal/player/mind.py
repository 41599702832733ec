"""The Mind as a widget: every grid point with the card that shows there, and the card that would be added."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.widgets import Static

from frostglass.embers.deck import COLOUR, COVERED, MASK
from frostglass.terminal.minds import short
from frostglass.terminal.player import look

Laid = tuple[str, int, int]
"""A memory and the grid point of its top-left area."""
_SIZES: Final = ((6, 1), (6, 2), (8, 3), (10, 4))
"""Columns and lines of a grid point, smallest first."""
_EDGE: Final = 3
_CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))


class Seen(NamedTuple):
    """What shows on a grid point."""

    card: str
    area: str


class MindView(ScrollableContainer, can_focus=True):
    """The Mind. It knows no rule: cards come in with their places."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._laid: list[Laid] = []
        self._ghost: Laid | None = None
        self._marked: Collection[str] = ()

    def compose(self) -> ComposeResult:
        yield Static(id="mind-cards")

    def show(self, laid: Iterable[Laid], ghost: Laid | None = None, marked: Collection[str] = ()) -> None:
        """Draw these cards, from bottom to top; a ghost is a card that is not there yet."""
        self._laid, self._ghost, self._marked = list(laid), ghost, marked
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        cards = [*self._laid, *([] if self._ghost is None else [self._ghost])]
        ghost = None if self._ghost is None else self._ghost[0]
        marked = {*self._marked, *([] if ghost is None else [ghost])}
        self.query_one("#mind-cards", Static).update(mind(cards, marked, ghost, self._cell(cards)))

    def _cell(self, cards: Sequence[Laid]) -> tuple[int, int]:
        """The largest grid point with which everything fits."""
        wide, high = _extent([x for _, x, _ in cards]), _extent([y for _, _, y in cards])
        room, lines = self.scrollable_content_region.size
        return [(w, h) for w, h in _SIZES if (_EDGE + wide * w <= room and 1 + high * h <= lines) or h == 1][-1]


def _extent(coordinates: Sequence[int]) -> int:
    return max(coordinates) - min(coordinates) + 2 if coordinates else 0


def mind(
    cards: Sequence[Laid], marked: Collection[str] = (), ghost: str | None = None, cell: tuple[int, int] = _SIZES[0]
) -> Text:
    """The Mind from above: `#` covered, `.` clear; `*` follows marked cards. The numbers at the edges are places."""
    if not cards:
        return Text()
    top = {
        (x + dx, y + dy): Seen(card, area)
        for card, x, y in cards
        for (dx, dy), area in zip(_CORNERS, MASK[card], strict=True)
    }
    columns = range(min(x for x, _ in top), max(x for x, _ in top) + 1)
    rows = range(min(y for _, y in top), max(y for _, y in top) + 1)
    width, height = cell
    middle = (height - 1) // 2
    drawn = Text(" " * _EDGE + "".join(f"{x:^{width}}" for x in columns), look.TEXT_3, no_wrap=True)
    for y in rows:
        for line in range(height):
            drawn.append(f"\n{y if line == middle else '':>2} ", look.TEXT_3)
            for x in columns:
                seen = top.get((x, y))
                written = _name(seen, marked).center(width) if line == middle else _filling(seen, width)
                drawn.append(written, _style(seen, ghost))
    return drawn


def _name(seen: Seen | None, marked: Collection[str]) -> str:
    if seen is None:
        return "·"
    return f"{short(seen.card)}{seen.area}{'*' if seen.card in marked else ''}"


def _filling(seen: Seen | None, width: int) -> str:
    return " " * width if seen is None or seen.area == COVERED else (" ·" * width)[:width]


def _style(seen: Seen | None, ghost: str | None) -> Style:
    """Covered areas are filled, clear ones hollow; the ghost is ember."""
    if seen is None:
        return Style(color=look.LINE)
    colour = look.MEMORIES[COLOUR[seen.card]]
    if seen.area == COVERED:
        ground = look.EMBER if seen.card == ghost else colour
        return Style(bgcolor=ground, color=look.PAGE, bold=True)
    return Style(bgcolor=look.EMBER_SOFT if seen.card == ghost else look.PANEL, color=colour)


def memories(cards: Iterable[str]) -> Text:
    """Memories side by side: names above, areas as two lines."""
    upper, lower = Text(no_wrap=True), Text(no_wrap=True)
    for card in cards:
        style = f"bold {look.MEMORIES[COLOUR[card]]}"
        mask = MASK[card]
        upper.append(f"{short(card):<4}", style).append(f"{mask[0]}{mask[1]}   ", style)
        lower.append("    ").append(f"{mask[2]}{mask[3]}   ", style)
    return Text("\n").join([upper, lower])


def gauge(row: Mapping[str, Any], strengths: Mapping[str, int]) -> Text:
    """A strengthening row as a gauge: added cards from the left, the Determination card waits at the right."""
    target = row["target"]
    drawn = Text()
    filled = 0
    for card in row["added"]:
        drawn.append("█" * strengths[card], look.MEMORIES[COLOUR[card]])
        filled += strengths[card]
    determination = row["determination"]
    if determination is None:
        return drawn.append("?" * max(target - filled, 0), look.FROST)
    waits = strengths[determination]
    drawn.append("·" * max(target - filled - waits, 0), look.LINE)
    return drawn.append("▓" * waits, look.MEMORIES[COLOUR[determination]])
