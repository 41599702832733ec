"""To how many memories a Mind has a place to offer, worked out for all masks at once (RULES 2.4)."""

from __future__ import annotations

from collections.abc import Iterable

from frostglass.embers.deck import COVERED, MASK
from frostglass.embers.mind import Mind

Masks = tuple[tuple[int, int, int], ...]
"""Upper half and lower half of a mask (bit 0 left, bit 1 right, set when covered), and how many cards have it."""


def masks_of(cards: Iterable[str]) -> Masks:
    """The masks of these memories."""
    found: dict[tuple[int, int], int] = {}
    for card in cards:
        left, right, below_left, below_right = (area == COVERED for area in MASK[card])
        halves = left + 2 * right, below_left + 2 * below_right
        found[halves] = found.get(halves, 0) + 1
    return tuple([(upper, lower, number) for (upper, lower), number in found.items()])


def placeable(mind: Mind, masks: Masks) -> int:
    """How many of the cards with these masks can be added somewhere."""
    line = mind.frame.stride
    covered, clear = mind.covered, mind.clear
    upper = _halves(covered, covered >> 1, clear, clear >> 1)
    covered, clear = covered >> line, clear >> line
    lower = _halves(covered, covered >> 1, clear, clear >> 1)
    number = 0
    for above, below, cards in masks:
        touch, clash = upper[above]
        touch_below, clash_below = lower[below]
        if (touch | touch_below) & ~(clash | clash_below):
            number += cards
    return number


def _halves(covered: int, covered_right: int, clear: int, clear_right: int) -> tuple[tuple[int, int], ...]:
    """For each half of a mask: where a covered area of it meets a covered one, where an area meets the other kind."""
    return (
        (0, covered | covered_right),
        (covered, clear | covered_right),
        (covered_right, covered | clear_right),
        (covered | covered_right, clear | clear_right),
    )
