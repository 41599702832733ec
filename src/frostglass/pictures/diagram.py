"""The pattern of a card on a small slab: target, pieces, marks, arrows; as printed, or turned as it lies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from frostglass.arena.board import VECTORS
from frostglass.arena.patterns import CARDS, RANKS, Card
from frostglass.pictures.paper import picture
from frostglass.pictures.sprites import use
from frostglass.pictures.theme import Theme

Cell = tuple[int, int]
"""A cell of a drawing: columns to the right, rows down; in a pattern counted from the target."""


class Diagram(NamedTuple):
    """A drawing in cells of 100 units, and the box around it."""

    drawing: str
    box: tuple[float, float, float, float]

    def within(self, x: float, y: float, wide: float, high: float, largest: float) -> str:
        """The drawing in the middle of a room, its cells no larger than `largest`."""
        left, top, across, down = self.box
        scale = min(largest / 100, wide / across, high / down)
        dx = x + (wide - across * scale) / 2 - left * scale
        dy = y + (high - down * scale) / 2 - top * scale
        return f'<g class="diagram" transform="translate({dx:.2f} {dy:.2f}) scale({scale:.4f})">{self.drawing}</g>'


def pattern_svg(
    card: Card | str,
    *,
    title: str,
    desc: str = "",
    turn: int = 0,
    width: float | None = None,
    theme: Theme = None,
) -> str:
    """The pattern of a card (or id of one); `turn` is the number of the orientation in which it lies."""
    drawing, box = diagram(CARDS[card] if isinstance(card, str) else card, turn)
    return picture(drawing, box=box, width=width or box[2] * 0.41, title=title, desc=desc, theme=theme, kind="diagram")


def diagram(card: Card, turn: int = 0) -> Diagram:
    """Pieces are neutral: what counts is the rank. The target has the frame of a legal square on the board; the pattern
    of a being that comes to any square has none."""
    printed = _cells(card.pattern)
    asked = {cell: token for cell, token in printed.items() if token != "."}
    target = next((cell for cell, token in asked.items() if token.startswith("T")), next(iter(asked)))
    cells = {_turned(cell, target, turn): token for cell, token in printed.items()}
    marks = {_turned(cell, target, turn): token for cell, token in _cells(card.shade).items() if token != "."}
    arrows = [_turned((VECTORS[d][0], -VECTORS[d][1]), (0, 0), turn) for d in card.orientations[0].arrows]
    drawn = [slab(tuple(cells))]
    drawn += [tile(cell, token != ".", marks.get(cell, "")) for cell, token in cells.items()]
    drawn += [_arrow(arrow) for arrow in arrows]
    for (x, y), token in cells.items():
        if token[-1] in "ch":
            rank = "ch".index(token[-1])
            drawn.append(_clearing(rank, x, y) if (x, y) in marks else "")
            drawn.append(mark(rank, x, y))
    if not card.lands_anywhere:
        drawn.append(use("target", 1, 1, 98, class_="ember", color="var(--ember)"))
    if cells[0, 0] == "T":
        drawn.append(use(f"ghost-{RANKS[card.rank]}", 8, 8, 84, class_="ember", color="var(--ember)"))
    return Diagram("".join(drawn), _box([*cells, *((0.8 * x, 0.8 * y) for x, y in arrows)]))


def slab(cells: Sequence[Cell]) -> str:
    """The ground under a box of cells."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    return (
        f'<rect class="dslab" x="{left * 100 - 8}" y="{top * 100 - 8}" width="{(right - left) * 100 + 16}" '
        f'height="{(bottom - top) * 100 + 16}" rx="14" fill="var(--slab)" stroke="var(--slab-edge)" stroke-width="3" '
        'stroke-opacity=".6"/>'
    )


def tile(cell: Cell, full: bool, marked: str) -> str:
    """A cell, brighter where the pattern asks for something; striped or dotted where the effect speaks of it."""
    x, y = cell[0] * 100, cell[1] * 100
    look = 'class="dcell dfull" fill="var(--tile)"' if full else 'class="dcell" fill="var(--tile-2)" opacity=".5"'
    drawn = f'<rect x="{x + 3}" y="{y + 3}" width="94" height="94" rx="8" {look}/>'
    if marked:
        drawn += (
            f'<rect x="{x + 8}" y="{y + 8}" width="84" height="84" rx="5" fill="url(#mark-{marked})" '
            f'stroke="var(--mark-{marked})" stroke-width="4"/>'
        )
    return drawn


def mark(rank: int, x: float, y: float) -> str:
    """A piece without owner."""
    return use(f"mark-{RANKS[rank]}", x * 100 + 6, y * 100 + 6, 88, class_="dpiece", color="var(--text)")


def _clearing(rank: int, x: int, y: int) -> str:
    """Room around a piece that stands on a striped or dotted cell, so that its outline stays clear."""
    shape = use(f"shape-{RANKS[rank]}", x * 100 + 6, y * 100 + 6, 88)
    return f'<g fill="var(--tile)" stroke="var(--tile)" stroke-width="16" stroke-linejoin="round">{shape}</g>'


def _cells(rows: Sequence[Sequence[str]]) -> Mapping[Cell, str]:
    return {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}


def _turned(cell: Cell, target: Cell, turn: int) -> Cell:
    """A cell seen from the target, turned as that orientation of a card is: from 4 on mirrored, then quarter turns."""
    x, y = cell[0] - target[0], cell[1] - target[1]
    if turn >= 4:
        x = -x
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def _arrow(towards: Cell) -> str:
    angle, far = math.degrees(math.atan2(towards[1], towards[0])), 88 * math.hypot(*towards)
    return (
        f'<path class="darrow" transform="translate(50 50) rotate({angle:g})" d="M{far * 56 / 88:.0f} 0H{far:.0f}'
        f'M{far - 20:.0f}-17 {far + 2:.0f} 0 {far - 20:.0f} 17" fill="none" stroke="var(--frost)" stroke-width="9" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _box(reach: Sequence[tuple[float, float]]) -> tuple[float, float, float, float]:
    left, top = min(x for x, _ in reach) - 0.14, min(y for _, y in reach) - 0.14
    right, bottom = max(x for x, _ in reach) + 1.14, max(y for _, y in reach) + 1.14
    return left * 100, top * 100, (right - left) * 100, (bottom - top) * 100
