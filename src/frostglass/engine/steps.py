"""The runtime of steps: what is still to be done is data, so that every decision is settled.

A position lists the steps to come in `todo`. The first one asks, or does what there is to do; asking and answering say
what comes next. There is no checkpoint and no script to re-run: a copy takes the values over and goes on at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple, Self

from frostglass.engine.decision import Decision, Leave, Option, Resign
from frostglass.engine.position import BEGIN, Position

Step = tuple[Any, ...]
"""Something still to be done: the name of a step and what it is about."""


class Stage(NamedTuple):
    """How a step goes: `ask` puts a question, or does what there is to do; `answer` takes the choice.

    Both say with `Stepped.then(...)` what comes next.
    """

    ask: Callable[..., Decision | None]
    answer: Callable[..., None] | None = None


class Stepped(Position):
    """A position with the steps to come. When there are none the game is over."""

    __slots__ = ("todo",)

    todo: tuple[Step, ...]

    # -- what a game says about itself ----------------------------------------------------------------------------

    @abstractmethod
    def _ask(self, step: Step) -> Decision | None:
        """Put the question of a step, or do what there is to do in it."""

    @abstractmethod
    def _answer(self, step: Step, option: Option) -> None:
        """Take the answer to the question of a step."""

    # -- playing --------------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These steps come next, before all that is still to be done."""
        self.todo = steps + self.todo

    def resume(self) -> None:
        """Come to the first decision of what is to be done."""
        self.take(BEGIN)

    def copy(self) -> Self:
        """An independent position in the same state."""
        decision = self._decision
        if decision is not None:
            _ = decision.options  # those nobody has looked at yet may follow this position, which may move on
        other = type(self)()
        other._load(self)
        other.todo = self.todo
        other.events = []
        other._decision = decision
        return other

    def played(self, option: Option) -> Self:
        """A copy that has made this choice, which must be one of the options."""
        other = self.copy()
        other.take(option)
        return other

    def take(self, option: Option) -> None:
        """Take the answer, then go through the steps up to the next real question."""
        self.events = []
        todo = self.todo
        if option is not BEGIN:
            self.todo = todo[1:]
            self._answer(todo[0], option)
        while todo := self.todo:
            step = todo[0]
            self.todo = todo[1:]
            decision = self._ask(step)
            if decision is not None:
                if not decision.takes_itself:
                    self.todo = todo
                    self._decision = decision
                    return
                only = decision.only
                if only is not None:
                    self._answer(step, only)
        self._decision = None

    def _interrupt(self, entry: Resign | Leave) -> None:
        self.events = []
        if isinstance(entry, Resign):
            self._resign(entry.seat)
        else:
            self._leave(entry.seat)
        if not self.todo:
            self._decision = None
