"""The Mind in letters. Colour only repeats what the letters say."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from rich.text import Text

from frostglass.embers.deck import MASK

Laid = tuple[str, int, int]
"""A memory of the Mind and the grid point of its top-left area."""
_STYLES: Final = {"c": "white", "d": "red", "f": "yellow", "g": "cyan", "a": "green"}
"""By the first letter of the memory's colour."""


def mind(cards: Iterable[Laid], marked: Collection[str] = ()) -> Text:
    """The Mind from above: on each grid point the card that shows there and its area, `#` covered or `.` clear.

    Stretches of the grid without any card are left out; the numbers at the edges tell. `*` follows marked cards.
    """
    top: dict[tuple[int, int], tuple[str, str]] = {}
    for card, x, y in cards:
        for area, point in zip(MASK[card], ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)), strict=True):
            top[point] = card, area
    columns = sorted({x for x, _ in top})
    lines = sorted({y for _, y in top})
    wide = [max(6, len(str(x)) + 2) for x in columns]
    edge = max((len(str(y)) for y in lines), default=0)
    drawn = Text(" " * edge + "".join(f"{x:>{w - 1}} " for x, w in zip(columns, wide, strict=True)).rstrip())
    for y in lines:
        drawn.append(f"\n{y:>{edge}}")
        for x, w in zip(columns, wide, strict=True):
            if (x, y) in top:
                card, area = top[x, y]
                drawn.append(f"{short(card)}{area}{'*' if card in marked else ''}".center(w), _STYLES[card[0]])
            else:
                drawn.append("·".center(w), "dim")
    return drawn


def short(card: str) -> str:
    """A memory in three letters: `g2a` for glass-2a."""
    colour, strength = card.split("-")
    return f"{colour[0]}{strength}"
