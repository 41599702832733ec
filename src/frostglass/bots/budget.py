"""How long a bot may think: search steps, which repeat exactly, or seconds, which do not; or as long as it likes."""

from __future__ import annotations

import time
from typing import NamedTuple

_SAFETY = 0.9
"""The share of a time budget after which a search stops, so that the answer itself comes in time."""


class Budget(NamedTuple):
    """Search steps or seconds for one decision; the other one is 0. Without either nothing ends the thinking."""

    steps: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.steps}n" if self.steps else f"{self.seconds:g}s"


class Clock:
    """Counts a search's steps and says how much of the budget is spent."""

    __slots__ = ("_began", "budget", "steps")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.steps = 0
        self._began = time.perf_counter() if budget.seconds else 0.0

    def step(self) -> None:
        """A position was played on by one choice."""
        self.steps += 1

    def spent(self) -> float:
        """The share of the budget that is used up: 1 or more when it is time to answer."""
        if self.budget.steps:
            return self.steps / self.budget.steps
        if not self.budget.seconds:
            return 0.0
        return (time.perf_counter() - self._began) / (_SAFETY * self.budget.seconds)

    def is_late(self) -> bool:
        """Is it time to answer? Never where steps are counted: then everything is done that was begun."""
        return bool(self.budget.seconds) and self.spent() >= 1

    def wait(self) -> None:
        """Let the rest of the time pass, so that an answer comes after the same time whatever was thought."""
        if self.budget.seconds:
            time.sleep(max(0.0, self._began + self.budget.seconds - time.perf_counter()))
