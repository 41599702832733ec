"""The games a server offers: their rules, what a start page lets people choose, how their bots look at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from frostglass.bots import LEVELS
from frostglass.engine.game import Rules
from frostglass.engine.position import Position


class Game(NamedTuple):
    """A game on offer. `offer` holds JSON values for the start page; `look` gives a bot its seat's view."""

    rules: Rules
    offer: Mapping[str, Any]
    bots: tuple[str, ...]
    look: Callable[[Position, int], object]


Games = Mapping[str, Game]


@runtime_checkable
class _Offers(Protocol):
    def offer(self) -> Mapping[str, Any]:
        """Modes, schools, chapters and whatever else can be chosen for a new game."""


@runtime_checkable
class _Looks(Protocol):
    def look(self, position: Position, seat: int) -> object:
        """A seat's view as the game's bots know it."""


def known_games() -> Games:
    """Every game of the house."""
    from frostglass.games import GAMES

    return {id: on_offer(rules) for id, rules in GAMES.items()}


def on_offer(rules: Rules) -> Game:
    return Game(
        rules,
        rules.offer() if isinstance(rules, _Offers) else {},
        LEVELS.get(rules.id, ("random",)),
        rules.look if isinstance(rules, _Looks) else rules.view,
    )


def listing(games: Games) -> list[dict[str, Any]]:
    """The games as the start page gets them."""
    return [
        {
            **game.offer,
            "id": game.rules.id,
            "version": game.rules.version,
            "takes_back": game.rules.takes_back,
            "bots": list(game.bots),
        }
        for game in games.values()
    ]
