"""The state of a game, as the house knows it: what every position can do, whichever runtime it stands on.

There are two: in scripts.py an action is a generator that asks its questions; in steps.py what is still to be done is
data. Both let a decision take itself by the same rule (`Decision.takes_itself`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Self

from frostglass.engine.decision import Decision, Leave, Option, Resign
from frostglass.engine.errors import Refused


class Begin(NamedTuple):
    """The action that sets a game up."""

    word: str = "begin"


BEGIN = Begin()


class Position(ABC):
    """A game's state: plain data that offers at most one decision."""

    __slots__ = ("_decision", "events")

    events: list[tuple[object, ...]]
    """What happened with the last choice."""
    _decision: Decision | None

    # -- what a game says about itself ----------------------------------------------------------------------------

    @abstractmethod
    def _load(self, other: Self) -> None:
        """Take over all plain data of another position, sharing nothing that can change."""

    @abstractmethod
    def _resign(self, seat: int) -> None:
        """End the game because this seat gives up, or refuse."""

    @abstractmethod
    def _leave(self, seat: int) -> None:
        """Note that this seat is absent from now on, or refuse."""

    # -- what a runtime does --------------------------------------------------------------------------------------

    @abstractmethod
    def take(self, option: Option) -> None:
        """Go on with one of the decision's own options; nothing is checked."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position in the same state."""

    @abstractmethod
    def played(self, option: Option) -> Self:
        """A copy that has made this choice, which must be one of the options."""

    @abstractmethod
    def _interrupt(self, entry: Resign | Leave) -> None:
        """A seat resigns or leaves, whoever is asked."""

    # -- playing --------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        return self._decision

    def play(self, option: Option) -> Option:
        """Make a choice; `decision` is the next one, `events` tell what happened.

        It goes on with the decision's own option, never with one that only looks like it, and gives that one back.
        """
        decision = self.decision
        if decision is None:
            raise Refused("game-over")
        own = decision.own(option)
        if own is not None:
            self.take(own)
            return own
        if (type(option) is Resign or type(option) is Leave) and type(option.seat) is int:
            self._interrupt(option)
            return option
        raise Refused("not-an-option", option=str(option))

    @property
    def in_progress(self) -> tuple[Self, Option, tuple[Option, ...]] | None:
        """Inside an action: its checkpoint (never to be changed), the action, the answers given so far."""
        return None

    @property
    def in_setup(self) -> bool:
        """Is the game still being set up by its first action?"""
        return False
