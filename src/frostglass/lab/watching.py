"""What watches simulated games: counts and data, gathered choice by choice (`engine.game.Watcher`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from frostglass.arena.options import Summon
from frostglass.arena.position import Position as ArenaPosition
from frostglass.engine.decision import Option
from frostglass.engine.game import Match, Watcher


class Keeper(Watcher, Protocol):
    """A watcher that has something for a data set."""

    def kept(self) -> dict[str, Any]:
        """It, as JSON values by name, when the game is over."""


class Quiet:
    """A watcher that does nothing; others say what they do."""

    def before(self, match: Match) -> None:
        """Nothing."""

    def step(self, match: Match, option: Option) -> None:
        """Nothing."""

    def after(self, match: Match) -> None:
        """Nothing."""


class Summonings(Quiet):
    """The beings that each seat summoned, in order, and who began."""

    def __init__(self) -> None:
        self._summoned: list[list[str]] = []
        self._start = 0

    def before(self, match: Match) -> None:
        assert isinstance(match.position, ArenaPosition)
        self._summoned = [[] for _ in range(match.position.seats)]

    def step(self, match: Match, option: Option) -> None:
        if type(option) is Summon:
            assert isinstance(match.position, ArenaPosition)
            self._summoned[match.position.turn - 1].append(option.card)

    def after(self, match: Match) -> None:
        assert isinstance(match.position, ArenaPosition)
        self._start = match.position.start

    def kept(self) -> dict[str, Any]:
        return {"start": self._start, "summoned": self._summoned}


KEPT: Final[Mapping[str, Sequence[type[Keeper]]]] = {"arena": (Summonings,)}
"""Who watches the simulated games of each game."""
