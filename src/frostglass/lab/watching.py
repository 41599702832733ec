"""What watches simulated games: counts and data, gathered choice by choice (`engine.game.Watcher`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import Any, Final, Generic, Protocol

from frostglass.arena.options import Summon
from frostglass.arena.position import Position as ArenaPosition
from frostglass.engine.decision import CHANCE, Option
from frostglass.engine.game import Match, P, Watcher
from frostglass.lab.hidden import HIDDEN


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


class Course(Quiet[Any]):
    """How wide a game is, turn by turn, and how much of it is hidden from those who are asked."""

    def __init__(self) -> None:
        self._size = 0.0
        self._widest = 0
        self._widths: list[list[int]] = []
        self._hidden: list[float | None] = []

    def step(self, match: Match[Any], option: Option) -> None:
        decision = match.decision
        assert decision is not None
        if decision.seat == CHANCE:
            return
        position, width = match.position, len(decision.options)
        while len(self._widths) <= position.turns:
            self._widths.append([0, 0])
            self._hidden.append(None)
        self._widths[position.turns][0] += width
        self._widths[position.turns][1] += 1
        self._widest = max(self._widest, width)
        self._size += log10(width)
        if self._hidden[position.turns] is None:
            bits = HIDDEN[match.rules.id](match.rules.look(position, decision.seat))
            self._hidden[position.turns] = None if bits is None else round(bits, 3)

    def kept(self) -> dict[str, Any]:
        return {
            "size": round(self._size, 3),
            "widest": self._widest,
            "widths": self._widths,
            "hidden": self._hidden,
        }


WATCHERS: Final[Mapping[str, type[Keeper[Any]]]] = {"course": Course}
"""Who else may watch, by the name under which a table asks for it."""
KEPT: Final[Mapping[str, Sequence[type[Keeper[Any]]]]] = {"arena": (Summonings,)}
"""Who watches the simulated games of each game."""
