"""Notebooks: once the pictures are imported, positions, beings and Minds show themselves as SVG, without words.

The core draws nothing and knows nobody who does; the method that notebooks look for is given to its classes here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frostglass.arena.patterns import Card
from frostglass.arena.position import Position as Arena
from frostglass.embers.mind import Mind
from frostglass.embers.position import Position as Embers
from frostglass.engine.decision import Option
from frostglass.engine.position import Position
from frostglass.pictures.diagram import pattern_svg
from frostglass.pictures.position import embers_svg, position_svg


class Picture:
    """An SVG that a notebook shows and `str` gives as text."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def show(thing: Position | Mind | Card, choice: Option | None = None) -> Picture:
    """The picture of a position, a Mind or a being; of a position also with one of its choices."""
    if isinstance(thing, Position):
        return Picture(position_svg(thing, title=type(thing).__module__.split(".")[1], choice=choice))
    if isinstance(thing, Mind):
        return Picture(embers_svg(thing, title="embers", choice=choice))
    return Picture(pattern_svg(thing, title=thing.id))


def _repr_svg(self: Any) -> str:
    return show(self).svg


HOOK: Final = "_repr_svg_"
_DRAWN: Final[tuple[type, ...]] = (Arena, Embers, Mind, Card)
_draw: Final[Callable[[Any], str]] = _repr_svg

for _kind in _DRAWN:
    setattr(_kind, HOOK, _draw)
