"""The runtime that every game's position stands on: settled states, and scripts re-run from a checkpoint.

Between actions a position is settled: plain data and one decision. Inside an action its state is the checkpoint
(the settled position before it), the action and the answers so far; the generator itself is never part of the state.
A copy re-runs the script from the checkpoint on its first step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Self

from frostglass.engine.decision import Decision, Leave, Option, Resign, Resume, Script
from frostglass.engine.errors import Refused


class Begin(NamedTuple):
    """The action that sets a game up."""

    word: str = "begin"


_BEGIN = Begin()


class Position(ABC):
    """A game's state. Subclasses add plain data in slots and say how to copy it (`_load`)."""

    __slots__ = ("_action", "_asked", "_base", "_base_action", "_checkpoint", "_live", "_path", "decision", "events")

    decision: Decision | None
    events: list[tuple[object, ...]]
    _checkpoint: Position | None
    _action: Option
    _base: Position | None
    """Where the script is re-run from: the checkpoint, or a later state from which it can be started afresh."""
    _base_action: Option
    _path: list[Option | None]
    _asked: list[Option]
    _live: Script[None] | None

    # -- what a game says about itself ----------------------------------------------------------------------------

    @abstractmethod
    def _load(self, other: Self) -> None:
        """Take over all plain data of another position, sharing nothing that can change."""

    @abstractmethod
    def _script(self, action: Option) -> Script[None]:
        """What happens when this action is taken in a settled position."""

    @abstractmethod
    def _settled(self) -> Decision | None:
        """The decision of a settled position, None when the game is over."""

    @abstractmethod
    def _resign(self, seat: int) -> None:
        """End the game because this seat gives up, or refuse."""

    @abstractmethod
    def _leave(self, seat: int) -> None:
        """Note that this seat is absent from now on, or refuse."""

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, option: Option) -> None:
        """Make a choice; `decision` is the next one, `events` tell what happened."""
        decision = self.decision
        if decision is not None and option in decision.options:
            self._step(option)
        elif isinstance(option, Resign | Leave):
            self._interrupt(option)
        elif decision is None:
            raise Refused("game-over")
        else:
            raise Refused("not-an-option", option=str(option))

    def copy(self) -> Self:
        """An independent position in the same state."""
        decision = self.decision
        if decision is not None and self._checkpoint is not None and decision.is_open:
            _ = decision.options  # they follow this position, which may move on
        other = object.__new__(type(self))
        other._load(self)
        other.events = []
        other._live = None
        other._checkpoint = self._checkpoint
        other._action = self._action
        other._base = self._base
        other._base_action = self._base_action
        if self._checkpoint is None:
            other._path = []
            other._asked = []
            # Options nobody has looked at yet follow the position they belong to: the copy needs its own.
            other.decision = other._settled() if decision is not None and decision.is_open else decision
        else:
            other._path = self._path[:]
            other._asked = self._asked[:]
            other.decision = self.decision
        return other

    def played(self, option: Option) -> Self:
        """A copy that has made this choice, which must be one of the options."""
        if self._checkpoint is None:
            other = self.copy()
        else:  # the script is re-run from the checkpoint anyway, so nothing else has to be copied
            other = object.__new__(type(self))
            other._live = None
            other._checkpoint = self._checkpoint
            other._action = self._action
            other._base = self._base
            other._base_action = self._base_action
            other._path = self._path[:]
            other._asked = self._asked[:]
        other._step(option)
        return other

    @property
    def in_progress(self) -> tuple[Position, Option, tuple[Option, ...]] | None:
        """Inside an action: its checkpoint (never to be changed), the action, the answers given so far."""
        if self._checkpoint is None:
            return None
        return self._checkpoint, self._action, tuple(self._asked)

    # -- the runtime ----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start a fresh position with its setup; the game calls this once its data is in place."""
        self._settle()
        self._step(_BEGIN)

    def _settle(self) -> None:
        self._checkpoint = None
        self._base = None
        self._action = self._base_action = _BEGIN
        self._path = []
        self._asked = []
        self._live = None
        self.decision = self._settled()

    def _step(self, option: Option) -> None:
        self.events = []
        if self._checkpoint is None:
            self._checkpoint = self._base = self._snapshot()
            self._action = self._base_action = option
            self._path = []
            self._asked = []
            self._live = self._script(option)
            self._run(None)
        else:
            if self._live is None:
                self._rebuild()
            self._asked.append(option)
            self._answer(option)

    def _snapshot(self) -> Self:
        """The plain data as it is now, never to be changed."""
        snapshot = object.__new__(type(self))
        snapshot._load(self)
        snapshot.events = []
        snapshot._checkpoint = None
        snapshot.decision = None
        return snapshot

    def _answer(self, option: Option) -> None:
        """Go on with an answer to the pending question of a live script."""
        self._path.append(option)
        assert self.decision is not None
        aside = self.decision.aside
        if aside is not None and option == aside.option:
            self.decision = aside.then()
        else:
            self._run(option)

    def _run(self, answer: Option | None) -> None:
        assert self._live is not None
        send = self._live.send
        path = self._path
        try:
            while True:
                decision = send(answer)
                if type(decision) is Resume:
                    self._base = self._snapshot()
                    self._base_action = decision.action
                    self._path = path = []
                    answer = None
                    continue
                if decision.several or not decision.takes_itself:
                    self.decision = decision
                    return
                # The one place where a choice with a single public option takes itself.
                options = decision.options
                answer = options[0] if options else None
                path.append(answer)
        except StopIteration:
            self._settle()

    def _rebuild(self) -> None:
        """Bring the script back to the pending decision: re-run it from the checkpoint with the answers so far."""
        assert self._base is not None
        self._load(self._base)
        self._live = live = self._script(self._base_action)
        decision = live.send(None)
        for answer in self._path:
            if type(answer) is Leave:
                self._leave(answer.seat)
            elif decision.aside is not None and answer == decision.aside.option:
                decision = decision.aside.then()
            else:
                decision = live.send(answer)
        self.decision = decision
        self.events = []

    def _interrupt(self, entry: Resign | Leave) -> None:
        if self.decision is None:
            raise Refused("game-over")
        self.events = []
        if isinstance(entry, Resign):
            self._resign(entry.seat)
            self._settle()
            return
        if self._checkpoint is not None and self._live is None:
            self._rebuild()
        self._leave(entry.seat)
        if self._checkpoint is None:
            self._settle()
        else:
            self._path.append(entry)
            self._asked.append(entry)
        self._absent()

    @abstractmethod
    def _absent(self) -> None:
        """What follows at once when a seat has left."""
