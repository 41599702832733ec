"""Events as JSON values for those who draw them: squares by name, ranks in words, colours counted from 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from frostglass.arena.board import NAMES
from frostglass.arena.patterns import RANKS
from frostglass.engine.game import Event, kind_of


def _colour(colour: int) -> int | None:
    return None if colour < 0 else colour + 1


def _rank(rank: int) -> str:
    return RANKS[rank]


def _name(square: int) -> str:
    return NAMES[square]


_WRITTEN: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "square": ("square", _name),
    "source": ("from", _name),
    "target": ("square", _name),
    "used": ("used", lambda used: [NAMES[square] for square in used]),
    "colour": ("colour", _colour),
    "before": ("before", _colour),
    "after": ("after", _colour),
    "versus": ("versus", _colour),
    "rank": ("rank", _rank),
    "winners": ("winners", list),
}
"""Fields of events that are written otherwise than they are: under which name and how. The names are those of marks."""


def happening(event: Event) -> dict[str, Any]:
    """An event, named by its `kind`, with its fields."""
    document: dict[str, Any] = {"kind": kind_of(event)}
    for field, value in cast(Any, event)._asdict().items():
        if field in _WRITTEN:
            name, write = _WRITTEN[field]
            document[name] = write(value)
        else:
            document[field] = value
    return document
