"""How many of Aelin's turns the strengthening rows still need, judged by the strengths that show in the Mind.

Strengths are counted in one int, two bits for each strength: a `Hand` in the sense of what Aelin can reach for.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from frostglass.embers.deck import STRENGTH
from frostglass.embers.mind import Mind

Need = tuple[tuple[int, float], ...]
"""What a row lacks, with the chance of each: one entry of chance 1 for whom knows the row's sum."""

_MOST: Final = 3
"""More cards of one strength than this make no difference."""
_SHIFT: Final = {card: 2 * (strength - 1) for card, strength in STRENGTH.items()}
_USUAL: Final[tuple[float, ...]] = (0.0, 1.7, 1.6, 1.6, 1.6, 1.5, 2.1, 2.3, 2.6, 2.9)
"""Turns for a row that lacks so much, when the Mind is like any other."""
_NO_WAY: Final[tuple[float, ...]] = (0.0, 3.0, 2.7, 2.8, 2.7, 2.7, 3.0, 3.3, 3.6, 3.9)
"""Turns for the same row when no cards that show complete it: a weak card may be long in coming."""


def hand_of(mind: Mind) -> int:
    """The strengths that show in a Mind."""
    hand = 0
    for card, shown in zip(mind.cards, mind.shows, strict=True):
        if shown:
            shift = _SHIFT[card]
            if hand >> shift & 3 < _MOST:
                hand += 1 << shift
    return hand


@cache
def turns(hand: int, need: int) -> float:
    """Turns for a row that lacks `need`, with these strengths to take from and more to come."""
    if need <= 0:
        return 0.0
    best = _NO_WAY[min(need, 9)]
    for strength in range(min(need, 5), 0, -1):
        if hand >> 2 * (strength - 1) & 3:
            rest = turns(hand - (1 << 2 * (strength - 1)), need - strength)
            best = min(best, 1.0 + rest)
    return best


@cache
def usual_turns(need: Need) -> float:
    """Turns for a row when nothing is known of the Mind."""
    return sum(chance * _USUAL[min(lack, 9)] for lack, chance in need)


@cache
def expected_turns(hand: int, need: Need) -> float:
    """The same for a row of which only chances are known."""
    return sum(chance * turns(hand, lack) for lack, chance in need)
