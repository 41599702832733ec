"""The garbage collector, kept out of the way: what lasts is set aside and not looked through again.

With two thousand tables a look at everything takes most of a second, during which nobody is answered.
"""

from __future__ import annotations

import gc
import time
from typing import Final

TEND_SECONDS: Final = 10
YOUNG: Final = 20_000
"""New objects until the young ones are looked through."""
GROWN: Final = 2
"""So many times as many objects set aside as after the last look at everything: it is time for another."""


class Collector:
    """Looks through new objects often, and through all of them only when hardly anybody is there."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The most seconds of processor time that a look has taken while somebody was there."""
        self._base = 0
        self._began = 0.0

    def begin(self) -> None:
        """The server is loaded: all that stays."""
        gc.set_threshold(YOUNG, 50, 1000)
        self._look_at_everything()
        gc.callbacks.append(self._time)

    def _time(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.longest = max(self.longest, time.thread_time() - self._began)

    def tend(self, sockets: int) -> None:
        """Set aside what has come since the last time and lives."""
        if gc.get_freeze_count() > GROWN * self._base and not sockets:
            self._look_at_everything()
        else:
            gc.collect()
            gc.freeze()

    def _look_at_everything(self) -> None:
        longest = self.longest
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._base = gc.get_freeze_count()
        self.longest = longest
