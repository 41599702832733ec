"""The settings of a game as an adapter takes them: what is not said is the usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frostglass.engine.game import POSITION, AnyRules
from frostglass.games import GAMES, game
from frostglass.library.errors import explained
from frostglass.library.settings import check_names, meant

TURN_LIMIT: Final = 400
"""A game of random choices may not end by itself: after so many turns it does (RULES 12.7)."""


def settings_of(game_id: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a whole game; Illegal when there is none like it. `players` stands in for `schools`."""
    with explained(game_id, GAMES):
        rules = game(game_id)
    check_names(rules, given, ("players",))
    if given.get("draft"):
        raise ValueError("a draft has no words: name the schools, or let them be chosen by somebody else")
    with meant(given):
        return _whole(rules, given)


def _whole(rules: AnyRules, given: Mapping[str, Any]) -> dict[str, Any]:
    if POSITION in given:
        return {"mode": given[POSITION].get("mode"), **given}
    wish = {name: value for name, value in given.items() if name != "players"}
    wish = {"turn_limit": TURN_LIMIT} | wish
    schools = wish.get("schools")
    seats = given.get("players") or (len(schools) if schools else 2)
    return {**rules.ways(wish, seats)[0], **({"start": given["start"]} if "start" in given else {})}
