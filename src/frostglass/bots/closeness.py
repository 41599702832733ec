"""How near a being's pattern is on the board, remembered: bots ask for the same patterns again and again."""

from __future__ import annotations

from typing import Final

from frostglass.arena.matcher import nearly
from frostglass.arena.patterns import CARDS

Near = tuple[int, int]
"""Two bitboards: the targets at which the pattern fits, and the squares on which one more common piece completes it."""

_KEPT: Final = 60_000
_found: dict[tuple[str, int, int], Near] = {}


def near(card: str, own: int, upgraded: int) -> Near:
    """The being's pattern among these pieces. Who stands on the target or on the last square is not asked here."""
    key = (card, own, upgraded)
    known = _found.get(key)
    if known is not None:
        return known
    found = nearly(CARDS[card], own, upgraded) if own.bit_count() >= CARDS[card].size - 1 else (0, 0)
    if len(_found) >= _KEPT:
        _found.clear()
    _found[key] = found
    return found
