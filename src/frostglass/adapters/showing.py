"""A position as pixels, for `render`: plain squares in the colours of the house; the pictures of the pages are SVG."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from frostglass.arena.board import GREEN, RED, SQUARES
from frostglass.arena.position import Position as ArenaPosition
from frostglass.arena.state import colour_of, rank_of
from frostglass.embers.deck import COLOUR, COLOURS
from frostglass.embers.position import Position as EmbersPosition
from frostglass.engine.position import Position

Pixels = NDArray[np.uint8]
CELL: Final = 24
_PAPER: Final = (22, 27, 38)
_SQUARE: Final = (52, 62, 82)
_RED: Final = (122, 62, 70)
_GREEN: Final = (56, 102, 84)
_PIECES: Final = ((238, 241, 246), (240, 160, 70), (110, 180, 245), (200, 140, 230))
_MEMORIES: Final = ((232, 96, 76), (120, 200, 230), (220, 190, 90), (160, 130, 220), (120, 200, 140))


def picture(position: Position) -> Pixels:
    """The board or the Mind as an array of lines of pixels in red, green and blue."""
    match position:
        case ArenaPosition():
            return _board(position)
        case EmbersPosition():
            return _mind(position)
    raise TypeError(position)


def _board(p: ArenaPosition) -> Pixels:
    pixels = _filled(9, 9)
    for s in SQUARES:
        colour = _RED if RED >> s & 1 else _GREEN if GREEN >> s & 1 else _SQUARE
        top, left = (8 - s // 9) * CELL, (s % 9) * CELL
        pixels[top + 1 : top + CELL - 1, left + 1 : left + CELL - 1] = colour
        if p.cells[s]:
            edge = 8 - 2 * rank_of(p.cells[s])  # a higher piece is a larger one
            pixels[top + edge : top + CELL - edge, left + edge : left + CELL - edge] = _PIECES[colour_of(p.cells[s])]
    return pixels


def _mind(p: EmbersPosition) -> Pixels:
    if not p.mind:
        return _filled(1, 1)
    x, y, right, bottom = p.mind.extent
    pixels = _filled(bottom - y + 1, right - x + 1)
    for card, card_x, card_y in p.mind:
        top, left = (card_y - y) * CELL, (card_x - x) * CELL
        pixels[top : top + 2 * CELL, left : left + 2 * CELL] = _PAPER
        colour: Any = _MEMORIES[COLOURS.index(COLOUR[card]) % len(_MEMORIES)]
        pixels[top + 2 : top + 2 * CELL - 2, left + 2 : left + 2 * CELL - 2] = colour
    return pixels


def _filled(lines: int, columns: int) -> Pixels:
    pixels = np.empty((lines * CELL, columns * CELL, 3), np.uint8)
    pixels[:] = _PAPER
    return pixels
