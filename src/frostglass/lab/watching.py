"""What watches simulated games: counts and data, gathered choice by choice (`engine.game.Watcher`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol

from frostglass.arena.options import Summon
from frostglass.arena.position import Position as ArenaPosition
from frostglass.engine.decision import Option
from frostglass.engine.game import Match, P, Watcher


class Keeper(Watcher[P], Protocol[P]):
    """A watcher that has something for a data set."""

    def kept(self) -> dict[str, Any]:
        """It, as JSON values by name, when the game is over."""


class Quiet(Generic[P]):
    """A watcher that does nothing; others say what they do."""

    def before(self, match: Match[P]) -> None:
        """Nothing."""

    def step(self, match: Match[P], option: Option) -> None:
        """Nothing."""

    def after(self, match: Match[P]) -> None:
        """Nothing."""


class Summonings(Quiet[ArenaPosition]):
    """The beings that each seat summoned, in order, and who began."""

    def __init__(self) -> None:
        self._summoned: list[list[str]] = []
        self._start = 0

    def before(self, match: Match[ArenaPosition]) -> None:
        self._summoned = [[] for _ in range(match.position.seats)]

    def step(self, match: Match[ArenaPosition], option: Option) -> None:
        if type(option) is Summon:
            self._summoned[match.position.turn - 1].append(option.card)

    def after(self, match: Match[ArenaPosition]) -> None:
        self._start = match.position.start

    def kept(self) -> dict[str, Any]:
        return {"start": self._start, "summoned": self._summoned}


KEPT: Final[Mapping[str, Sequence[type[Keeper[Any]]]]] = {"arena": (Summonings,)}
"""Who watches the simulated games of each game."""
