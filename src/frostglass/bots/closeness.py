"""How near a being's pattern is on the board: where it fits now, and which single empty squares would complete it."""

from __future__ import annotations

from typing import Final

from frostglass.arena.patterns import CARDS

Near = tuple[int, int]
"""Two bitboards: the targets at which the pattern fits, and the squares on which one more common piece completes it."""

_ORIENTATIONS: Final = {
    card.id: tuple((o.legal, o.asks_heroic, o.asks_common, o.used) for o in card.orientations)
    for card in CARDS.values()
}
_KEPT: Final = 60_000
_found: dict[tuple[str, int, int], Near] = {}


def near(card: str, own: int, upgraded: int) -> Near:
    """The being's pattern among these pieces. Who stands on the target or on the last square is not asked here."""
    key = (card, own, upgraded)
    known = _found.get(key)
    if known is not None:
        return known
    targets = fills = 0
    orientations = _ORIENTATIONS[card] if own.bit_count() >= CARDS[card].size - 1 else ()
    high_own, high_upgraded = own << 40, upgraded << 40
    for legal, heroic, common, used in orientations:
        whole = legal
        for shift in heroic:
            whole &= high_upgraded >> shift
        lacking = 0
        for shift in common:
            have = high_own >> shift
            fits = whole & have
            lacking = lacking & have | whole ^ fits
            whole = fits
            if not (whole or lacking):
                break
        targets |= whole
        while lacking:
            low = lacking & -lacking
            lacking ^= low
            fills |= used[low.bit_length() - 1] & ~own
    if len(_found) >= _KEPT:
        _found.clear()
    _found[key] = targets, fills
    return targets, fills
