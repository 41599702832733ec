"""The runtime of scripts: settled positions, and between them actions whose scripts are re-run from a checkpoint.

Between actions a position is settled: plain data and one decision. Inside an action its state is the checkpoint
(the settled position before it), the action and the answers so far; the generator itself is never part of the state.
A copy re-runs the script from the checkpoint on its first step.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Self

from frostglass.engine.decision import CHANCE, Decision, Leave, Option, Resign, Resume, Script
from frostglass.engine.position import BEGIN, Begin, Position

_LATER: Final = Decision.of(CHANCE, "later", ())
"""The question of a settled position that nobody has asked for yet."""


class Scripted(Position):
    """A position whose actions run as scripts."""

    __slots__ = ("_action", "_asked", "_base", "_base_action", "_checkpoint", "_live", "_path")

    _checkpoint: Self | None
    _action: Option
    _base: Self | None
    """Where the script is re-run from: the checkpoint, or where the rest of it became an action of its own."""
    _base_action: Option
    _path: tuple[Option | None, ...]
    _asked: tuple[Option, ...]
    _live: Script[None] | None

    # -- what a game says about itself ----------------------------------------------------------------------------

    @abstractmethod
    def _script(self, action: Option) -> Script[None]:
        """What happens when this action is taken in a settled position."""

    @abstractmethod
    def _settled(self) -> Decision | None:
        """The decision of a settled position, None when the game is over."""

    @abstractmethod
    def _absent(self) -> None:
        """What follows at once when a seat has left."""

    def _at_once(self, action: Option) -> bool:
        """Take an action that surely asks nothing on its way: it needs no script, and no checkpoint to go back to.

        False, with nothing changed, for every other action.
        """
        return False

    # -- playing --------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        decision = self._decision
        if decision is _LATER:
            decision = self._decision = self._settled()
        return decision

    def copy(self) -> Self:
        """An independent position in the same state."""
        decision = self._decision
        if decision is not None and decision.is_open:
            # Options nobody has looked at yet follow the position they belong to, which may move on.
            if self._checkpoint is None:
                decision = _LATER
            else:
                _ = decision.options
        other = type(self)()
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
            other = type(self)()
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
    def in_progress(self) -> tuple[Self, Option, tuple[Option, ...]] | None:
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
        self.take(BEGIN)

    def _settle(self) -> None:
        self._checkpoint = None
        self._base = None
        self._action = self._base_action = BEGIN
        self._path = self._asked = ()
        self._live = None
        self._decision = _LATER

    def take(self: Self, option: Option) -> None:
        """Go on with one of the decision's own options; nothing is checked."""
        self.events = []
        if self._checkpoint is None:
            if self._at_once(option):
                self._decision = _LATER
                return
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
        snapshot = type(self)()
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

    def _run(self: Self, answer: Option | None) -> None:
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
                if not decision.takes_itself:
                    self._decision = decision
                    return
                answer = decision.only
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
