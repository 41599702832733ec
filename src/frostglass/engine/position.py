"""The runtime that every game's position stands on: settled states, and scripts re-run from a checkpoint.

Between actions a position is settled: plain data and one decision. Inside an action its state is the checkpoint
(the settled position before it), the action and the answers so far; the generator itself is never part of the state.
A copy re-runs the script from the checkpoint on its first step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Self

from frostglass.engine.decision import CHANCE, Decision, Leave, Option, Resign, Resume, Script
from frostglass.engine.errors import Refused


class Begin(NamedTuple):
    """The action that sets a game up."""

    word: str = "begin"


_BEGIN = Begin()
_LATER = Decision(CHANCE, "later", tuple)


class Position(ABC):
    """A game's state. Subclasses add plain data in slots and say how to copy it (`_load`)."""

    __slots__ = ("_action", "_asked", "_base", "_base_action", "_checkpoint", "_decision", "_live", "_path", "events")

    events: list[tuple[object, ...]]
    _checkpoint: Position | None
    _action: Option
    _base: Position | None
    """Where the script is re-run from: the checkpoint, or where the rest of it became an action of its own."""
    _base_action: Option
    _path: tuple[Option | None, ...]
    _asked: tuple[Option, ...]
    _live: Script[None] | None
    _decision: Decision | None
    """The question; `_LATER` in a settled position that nobody has asked for it yet."""

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

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        decision = self._decision
        if decision is _LATER:
            decision = self._decision = self._settled()
        return decision

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

    def copy(self) -> Self:
        """An independent position in the same state."""
        decision = self._decision
        if decision is not None and decision.is_open:
            # Options nobody has looked at yet follow the position they belong to, which may move on.
            if self._checkpoint is None:
                decision = _LATER
            else:
                _ = decision.options
        other = object.__new__(type(self))
        other._load(self)
        other.events = []
        other._live = None
        other._checkpoint = self._checkpoint
        other._action = self._action
        other._base = self._base
        other._base_action = self._base_action
        other._path = self._path
        other._asked = self._asked
        other._decision = decision
        return other

    def played(self, option: Option) -> Self:
        """A copy that has made this choice, which must be one of the options."""
        if self._checkpoint is None:
            other = self.copy()
            other.take(option)
        else:  # the script is re-run from the checkpoint anyway, so nothing else has to be copied
            other = object.__new__(type(self))
            other._checkpoint = self._checkpoint
            other._action = self._action
            other._base = self._base
            other._base_action = self._base_action
            other._path = self._path
            other._rebuild()
            other._asked = (*self._asked, option)
            other._answer(option)
        other._live = None  # it knows the position, which would have to wait for the garbage collector
        return other

    @property
    def in_progress(self) -> tuple[Position, Option, tuple[Option, ...]] | None:
        """Inside an action: its checkpoint (never to be changed), the action, the answers given so far."""
        if self._checkpoint is None:
            return None
        return self._checkpoint, self._action, self._asked

    @property
    def in_setup(self) -> bool:
        """Is the game still being set up by its first action?"""
        return self._checkpoint is not None and type(self._action) is Begin

    # -- the runtime ----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start a fresh position with its setup; the game calls this once its data is in place."""
        self._settle()
        self.take(_BEGIN)

    def _settle(self) -> None:
        self._checkpoint = None
        self._base = None
        self._action = self._base_action = _BEGIN
        self._path = self._asked = ()
        self._live = None
        self._decision = _LATER

    def take(self, option: Option) -> None:
        """Go on with one of the decision's own options; nothing is checked."""
        self.events = []
        if self._checkpoint is None:
            self._checkpoint = self._base = self._snapshot()
            self._action = self._base_action = option
            self._path = self._asked = ()
            self._live = self._script(option)
            self._run(None)
        else:
            if self._live is None:
                self._rebuild()
            self._asked = (*self._asked, option)
            self._answer(option)

    def _snapshot(self) -> Self:
        """The plain data as it is now, never to be changed."""
        snapshot = object.__new__(type(self))
        snapshot._load(self)
        snapshot.events = []
        snapshot._checkpoint = None
        snapshot._decision = None
        return snapshot

    def _answer(self, option: Option) -> None:
        """Go on with an answer to the pending question of a live script."""
        self._path = (*self._path, option)
        assert self._decision is not None
        aside = self._decision.aside
        if aside is not None and option == aside.option:
            self._decision = aside.then()
        else:
            self._run(option)

    def _run(self, answer: Option | None) -> None:
        assert self._live is not None
        send = self._live.send
        try:
            while True:
                decision = send(answer)
                if type(decision) is Resume:
                    self._base = self._snapshot()
                    self._base_action = decision.action
                    self._path = ()
                    self._live = live = self._script(decision.action)
                    send, answer = live.send, None
                    continue
                if decision.several or not decision.takes_itself:
                    self._decision = decision
                    return
                # The one place where a choice with a single public option takes itself.
                options = decision.options
                answer = options[0] if options else None
                self._path = (*self._path, answer)
        except StopIteration:
            self._settle()

    def _rebuild(self) -> None:
        """Bring the script back to the pending decision: re-run it from the checkpoint with the answers so far."""
        assert self._base is not None
        self._load(self._base)
        self.events = []
        self._live = live = self._script(self._base_action)
        decision = live.send(None)
        for answer in self._path:
            if type(answer) is Leave:
                self._leave(answer.seat)
            elif decision.aside is not None and answer == decision.aside.option:
                decision = decision.aside.then()
            else:
                decision = live.send(answer)
        self._decision = decision
        self.events.clear()

    def _interrupt(self, entry: Resign | Leave) -> None:
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
            self._path = (*self._path, entry)
            self._asked = (*self._asked, entry)
        self._absent()

    @abstractmethod
    def _absent(self) -> None:
        """What follows at once when a seat has left."""
