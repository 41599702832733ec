"""The settings of a game as people type them: what cannot be explains itself, and names what may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Final

from frostglass.arena.patterns import SCHOOLS
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules
from frostglass.games import GAMES
from frostglass.library.errors import explained

_MODES: Final = tuple(mode["id"] for rules in GAMES.values() for mode in rules.printed()["modes"])


def check_names(rules: AnyRules, names: Iterable[str], more: tuple[str, ...] = ()) -> None:
    """Illegal when the game has no setting of one of these names: it would be left out, and nobody would know."""
    known = (*rules.settings, *more)
    for name in names:
        if name not in known:
            with explained(name, known):
                raise Refused("unknown-field", field=name)


def meant(asked: Mapping[str, Any]) -> AbstractContextManager[None]:
    """Let settings that are refused name the schools or modes that may have been meant."""
    schools, mode = asked.get("schools") or (), asked.get("mode")
    if mode and mode not in _MODES:
        return explained(str(mode), _MODES)
    return explained(next((str(school) for school in schools if school not in SCHOOLS), ""), SCHOOLS)
