"""The games a server offers: their rules, what a start page lets people choose, the bots that play them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from frostglass.bots import ADVISERS, LADDERS, LEVELS
from frostglass.engine.campaign import Campaigns
from frostglass.engine.game import AnyRules


class Game(NamedTuple):
    """A game on offer. `offer` holds JSON values for a start page: modes, schools, chapters."""

    rules: AnyRules
    offer: Mapping[str, Any]
    bots: tuple[str, ...]
    adviser: str
    """The bot that is asked for hints and takes a seat that somebody left."""
    ladder: tuple[str, ...] = ()
    """Those of the bots that are one above the other, the weakest first."""


Games = Mapping[str, Game]


def known_games() -> Games:
    """Every game of the house."""
    from frostglass.games import GAMES

    return {id: Game(rules, _offer(rules), LEVELS[id], ADVISERS[id], LADDERS[id]) for id, rules in GAMES.items()}


def stories(games: Games) -> tuple[Campaigns[Any], ...]:
    """What games tell in several parts, of which players may know only those they have come to."""
    return tuple(game.rules.campaigns for game in games.values() if game.rules.campaigns is not None)


def _offer(rules: AnyRules) -> dict[str, Any]:
    """What can be chosen for a new game, of all that is printed."""
    printed = rules.printed()
    return {name: list(printed[name]) for name in ("modes", "schools", "chapters") if name in printed}


def _story(rules: AnyRules) -> dict[str, Any] | None:
    """What everybody may know of the stories of a game: which rules they keep for later."""
    return None if rules.campaigns is None else {"later_rules": list(rules.campaigns.later_rules)}


def listing(games: Games) -> list[dict[str, Any]]:
    """The games as the start page gets them."""
    return [
        {
            **game.offer,
            "id": game.rules.id,
            "version": game.rules.version,
            "takes_back": game.rules.takes_back,
            "bots": list(game.bots),
            "adviser": game.adviser,
            "campaign": _story(game.rules),
        }
        for game in games.values()
    ]
