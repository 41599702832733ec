"""The face that beings, flares and tasks share: head, picture, texts, foot. The picture gives way to the texts first,
then the texts get smaller, then the card gets longer; nothing is ever cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, NamedTuple

from frostglass.pictures.measure import Face, wrap
from frostglass.pictures.paper import picture, text
from frostglass.pictures.theme import Theme

WIDTH: Final = 300
HEIGHT: Final = 452
PICTURE: Final = 168
"""A picture that says something keeps this height before the texts get smaller."""
SIZES: Final = (14, 13.5, 13, 12.5, 12)
_LEADING: Final = 1.42
_SIDE: Final = 16
_FOOT: Final = 36

Art = Callable[[float, float, float, float], str]
"""Draws the picture into a room: left, top, width, height."""


class Row(NamedTuple):
    """A line above a text: what is drawn there (at a left edge and a middle line), how high it is."""

    draw: Callable[[float, float], str]
    height: float


class Block(NamedTuple):
    """A text of a face, bare or in a box, with lines above it."""

    words: str
    rows: Sequence[Row] = ()
    box: str = ""
    """The colours of the box, as attributes; empty: no box."""

    def lines(self, size: float) -> list[str]:
        return wrap(self.words, WIDTH - 2 * _SIDE - (16 if self.box else 0), size)

    def height(self, size: float) -> float:
        inside = sum(row.height for row in self.rows) + _leading(size) * len(self.lines(size))
        return inside + 18 if self.box else inside

    def draw(self, y: float, size: float) -> str:
        drawn, x = [], float(_SIDE)
        if self.box:
            drawn.append(
                f'<rect x="12.5" y="{y + 0.5:g}" width="{WIDTH - 25}" height="{self.height(size) - 1:g}" rx="10" '
                f"{self.box}/>"
            )
            x, y = x + 8, y + 8
        for row in self.rows:
            drawn.append(row.draw(x, y + row.height / 2))
            y += row.height
        return "".join(drawn) + lines(self.lines(size), x, y + _leading(size) * 0.5 + size * 0.35, size, "var(--text)")


@dataclass(frozen=True)
class CardFace:
    """What a face shows. `glyph` and `emblem` are drawn around a point: left and right of the name."""

    name: str
    under: str
    glyph: Callable[[float, float], str]
    emblem: Callable[[float, float], str]
    art: Art
    blocks: Sequence[Block]
    foot: tuple[str, str] = ("", "")
    theme: Theme = None
    kind: str = ""
    least: float = PICTURE
    more: str = ""
    """What the picture shows, in words, for those who listen."""

    def svg(self) -> str:
        names, name_size = self._title()
        unders = wrap(self.under, WIDTH - 62 - 54, 13)
        head = 24 + 1.21 * name_size * len(names) + 19 * len(unders)
        size, room = self._fit(head)
        height = head + room + self._texts(size) + _FOOT
        drawn = [_clip(head, room)]
        drawn.append(
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:g}" rx="16" fill="var(--panel)" '
            'stroke="var(--line-2)"/>'
        )
        drawn.append(self.glyph(33, head / 2 + 2) + self.emblem(WIDTH - _SIDE - 15, head / 2 + 2))
        y = 14 + name_size * 0.98
        drawn.append(lines(names, 62, y, name_size, "var(--text)", 1.21, "display"))
        drawn.append(lines(unders, 62, y + 1.21 * name_size * (len(names) - 1) + 19.5, 13, "var(--text-2)", 19 / 13))
        drawn.append(self._picture(head, room))
        y = head + room
        for number, block in enumerate(self.blocks):
            y += 12 if number == 0 and not block.box else 8
            drawn.append(block.draw(y, size))
            y += block.height(size)
        drawn.append(self._foot(height))
        desc = " ".join(part for part in (self.under, *(block.words for block in self.blocks), self.more) if part)
        return picture(
            "".join(drawn), box=(0, 0, WIDTH, height), width=WIDTH, title=self.name, desc=desc, theme=self.theme,
            kind=f"cardface {self.kind}",
        )  # fmt: skip

    def _title(self) -> tuple[list[str], float]:
        """The name in one line, or in as few as it needs, a little smaller."""
        room = WIDTH - 62 - 54
        for size in (19, 18, 17):
            if len(names := wrap(self.name, room, size, "display")) == 1:
                return names, size
        return wrap(self.name, room, 17, "display"), 17

    def _texts(self, size: float) -> float:
        gaps = sum(12 if k == 0 and not block.box else 8 for k, block in enumerate(self.blocks))
        return gaps + sum(block.height(size) for block in self.blocks)

    def _fit(self, head: float) -> tuple[float, float]:
        """The size of the texts and the height of the picture."""
        rooms = [(size, HEIGHT - head - _FOOT - self._texts(size)) for size in SIZES]
        size, room = next((fit for fit in rooms if fit[1] >= self.least), rooms[-1])
        return size, max(room, self.least * 4 / 7)

    def _picture(self, top: float, room: float) -> str:
        left, wide = 12, WIDTH - 24
        frame = f'x="{left + 0.5}" y="{top + 0.5:g}" width="{wide - 1}" height="{room - 1:g}" rx="10"'
        return (
            f'<rect {frame} fill="url(#pane)"/><g clip-path="url(#art)">{self.art(left, top, wide, room)}</g>'
            f'<rect {frame} fill="none" stroke="var(--line)"/>'
        )

    def _foot(self, height: float) -> str:
        left, right = self.foot
        look = {"fill": "var(--text-3)", "class_": "tiny"}
        drawn = text(left, _SIDE, height - 15, 12, **look) if left else ""
        return drawn + (text(right, WIDTH - _SIDE, height - 15, 12, text_anchor="end", **look) if right else "")


def lines(
    words: Sequence[str], x: float, y: float, size: float, fill: str, leading: float = _LEADING, face: Face = "ui"
) -> str:
    """Lines of text, one under the other; y is the base line of the first."""
    if not words:
        return ""
    look = {
        "ui": "",
        "bold": ' font-weight="700"',
        "display": ' class="display" font-family="var(--font-display)" font-weight="600"',
    }
    spans = " ".join(
        f'<tspan x="{x:g}" y="{y + k * size * leading:.1f}">{escape(line, quote=False)}</tspan>'
        for k, line in enumerate(words)
    )
    return f'<text font-size="{size:g}" fill="{fill}"{look[face]}>{spans}</text>'


def _leading(size: float) -> float:
    return size * _LEADING


def _clip(top: float, room: float) -> str:
    frame = f'x="12.5" y="{top + 0.5:g}" width="{WIDTH - 25}" height="{room - 1:g}" rx="10"'
    return f'<clipPath id="art"><rect {frame}/></clipPath>'
