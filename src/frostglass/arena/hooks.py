"""The hooks in force in one game: where the keywords of the schools at the table change it (keywords/keyword.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from frostglass.engine.decision import Option, Script

if TYPE_CHECKING:
    from frostglass.arena.keywords.keyword import Keyword
    from frostglass.arena.matcher import Fillers
    from frostglass.arena.state import State


class Hooks(NamedTuple):
    """The hooks in force in one game; most lists are empty in most games."""

    turn_began: tuple[Callable[[State, int], None], ...] = ()
    options: tuple[Callable[[State], Sequence[Option]], ...] = ()
    hand: tuple[Callable[[State, int], tuple[str, ...]], ...] = ()
    takes: tuple[Callable[[State, int, str], None], ...] = ()
    fillers: tuple[Callable[[State, int, Fillers], Fillers], ...] = ()
    appeared: tuple[Callable[[State, str, int], None], ...] = ()
    resolved: tuple[Callable[[State, str], Script[bool]], ...] = ()
    moved: tuple[Callable[[State, int, int], None], ...] = ()
    swapped: tuple[Callable[[State, int, int], None], ...] = ()
    gone: tuple[Callable[[State, int], None], ...] = ()
    laid_aside: tuple[Callable[[State, int], None], ...] = ()
    came_back: tuple[Callable[[State, int], None], ...] = ()
    ranked: tuple[Callable[[State, int], None], ...] = ()
    kills: tuple[Callable[[State], int], ...] = ()
    points: tuple[Callable[[State, int], int], ...] = ()
    keywords: tuple[Keyword, ...] = ()
    """Those in force."""


NO_HOOKS: Final = Hooks()
