"""A frame: the part of the endless half-card grid that a Mind is worked out on. It numbers grid points ("spots").

Boards are plain ints with one bit per spot, so that the whole grid is looked at by a few shifts. The grid has no
edge: when a Mind comes near the frame's edge it moves to a larger frame. Stretches of grid far from every card are
left out, so cards may lie any distance apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from frostglass.embers.deck import COVERED, MASK

MARGIN: Final = 3
"""A card at distance 1 from another reaches 2 further; a column more keeps neighbouring stretches apart."""

ROOM: Final = 4
"""How many columns and lines beyond the margin a new frame has, so that it lasts for some additions."""


class Frame:
    """Columns and lines of grid points, numbered line by line."""

    __slots__ = ("clear", "covered", "inner", "places", "spots", "square", "stride")

    def __init__(self, columns: tuple[int, ...], lines: tuple[int, ...]) -> None:
        self.stride = stride = len(columns)
        self.places = [(x, y) for y in lines for x in columns]
        """Spot -> (x, y)."""
        self.spots = {place: spot for spot, place in enumerate(self.places)}
        """(x, y) -> spot."""
        firm_columns, firm_lines = _firm(columns), _firm(lines)
        self.inner = bytes(x in firm_columns and y in firm_lines for x, y in self.places)
        """For each spot: may a card lie here without a larger frame?"""
        self.square = 1 | 2 | 1 << stride | 2 << stride
        """The four areas of a card at spot 0."""
        areas = (1, 2, 1 << stride, 2 << stride)
        self.covered = {
            card: sum(area for area, kind in zip(areas, mask, strict=True) if kind == COVERED)
            for card, mask in MASK.items()
        }
        """The covered areas of each memory at spot 0."""
        self.clear = {card: self.square ^ covered for card, covered in self.covered.items()}
        """The clear ones."""


def frame_for(places: Iterable[tuple[int, int]]) -> Frame:
    """A frame in which cards can lie at these places, with room around them."""
    places = list(places)
    return _frame(_stretches(x for x, _ in places), _stretches(y for _, y in places))


@lru_cache(maxsize=256)
def _frame(columns: tuple[tuple[int, int], ...], lines: tuple[tuple[int, int], ...]) -> Frame:
    return Frame(_numbers(columns), _numbers(lines))


def _stretches(values: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The stretches of one axis that hold cards, each with margin and room, first and last number included."""
    around = MARGIN + ROOM
    found: list[tuple[int, int]] = []
    for value in sorted(set(values)):
        if found and value - around <= found[-1][1] + 1:
            found[-1] = (found[-1][0], value + around)
        else:
            found.append((value - around, value + around))
    return tuple(found)


def _numbers(stretches: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(n for low, high in stretches for n in range(low, high + 1))


def _firm(numbers: tuple[int, ...]) -> set[int]:
    """Those numbers that are at least the margin away from both ends of their stretch."""
    ends = {numbers[0], numbers[-1]} | {n for pair in pairwise(numbers) if pair[1] - pair[0] > 1 for n in pair}
    return {n for n in numbers if not any(abs(n - end) < MARGIN for end in ends)}


CENTRE: Final = frame_for([(-2, -2), (2, 2)])
"""Where the Mind of a game begins: room for a Mind of usual size around (0, 0)."""
