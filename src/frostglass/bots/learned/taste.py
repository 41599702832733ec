"""Styles of play: what a bot likes besides winning, as weights over the inputs of the same net."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from frostglass.bots.learned.inputs import POINT
from frostglass.bots.learned.layout import ONE, OWN, RIVAL, SUMS, Layout

Taste = Mapping[int, int]
"""By input: what it is worth besides, in parts of a POINT for each ONE of it."""

LIKED: Final[Mapping[str, Mapping[str, float]]] = {
    "attacker": {
        "rival lead": 0.5, "rival common": -0.35, "rival heroic": -0.6, "rival legendary": -0.8, "rival touching": 0.15,
        "own takes common of common": 0.1, "own takes upgraded of heroic": 0.25, "own takes upgraded of legendary": 0.4,
    },
    "builder": {
        "own common": 0.5, "own heroic": 1.0, "own legendary": 0.4, "rival touched": -0.15, "own ready of common": 0.2,
        "own ready of heroic": 0.35, "own ready of legendary": 0.6, "own short of legendary": 0.3,
    },
    "warden": {
        "foe ready of common": -0.5, "foe ready of heroic": -0.8, "foe ready of legendary": -1.2,
        "foe takes common of common": -0.3, "foe takes upgraded of heroic": -0.5, "foe short of heroic": -0.2,
        "rival room": -0.4,
    },
}  # fmt: skip
"""By style, in points for each whole of what `layout` names; of several opponents each counts."""


@cache
def taste(style: str, layout: Layout) -> Taste:
    """The weights of a style."""
    found: dict[int, int] = {}
    for name, points in LIKED[style].items():
        for number in _numbers(name, layout):
            found[number] = int(points * POINT)
    return found


def _numbers(name: str, layout: Layout) -> Iterator[int]:
    if name in SUMS:
        yield layout.sums + SUMS.index(name)
    elif name.startswith("own "):
        yield layout.own + OWN.index(name.removeprefix("own "))
    else:
        for start in layout.rival:
            yield start + RIVAL.index(name.removeprefix("rival "))


def liked(liking: Taste, at: list[int], values: list[int]) -> int:
    """How much a position is liked, in parts of a POINT."""
    return sum(liking[number] * value for number, value in zip(at, values, strict=True) if number in liking) // ONE
