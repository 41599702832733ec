"""The garbage collector, kept out of the way: what lasts is set aside and not looked through again.

With two thousand tables a look at everything takes most of a second, during which nobody is answered. But what was set
aside and is closed since, a connection say, is found by such a look alone.
"""

from __future__ import annotations

import gc
import time
from typing import Final

TEND_SECONDS: Final = 10
YOUNG: Final = 20_000
"""New objects until the young ones are looked through."""
GROWN: Final = 1.2
"""So many times as many objects set aside as after the last look at everything: it is time for another."""
OVERGROWN: Final = 1.5
"""The same while somebody is there: on a site that is never empty the memory would fill with what was closed."""


class Collector:
    """Looks through new objects often, and through all of them rarely, best when nobody is there."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The most seconds of processor time that a look has taken since the server was loaded."""
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
        if gc.get_freeze_count() > (OVERGROWN if sockets else GROWN) * self._base:
            self._look_at_everything()
        else:
            gc.collect()
            gc.freeze()

    def _look_at_everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._base = gc.get_freeze_count()
