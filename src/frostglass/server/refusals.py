"""Who was not let in: counted always, and told in the log so that guessing can be seen but cannot fill the disk."""

from __future__ import annotations

import logging
import time
from typing import Final

from frostglass.server.budget import PAYING
from frostglass.server.health import REFUSED, Figures

OF_ACCESS: Final = frozenset(
    (
        "campaign-unknown",
        "table-bad-token",
        "table-foreign-host",
        "table-foreign-origin",
        "table-no-seat",
        "table-not-host",
    )
)
QUIET_SECONDS: Final = 10
"""After a line about an address, for so long there is no other one about it."""
MOST: Final = 4096
PATH_LENGTH: Final = 100

logger = logging.getLogger(__name__)


class Refusals:
    """The refusals of one process."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._told: dict[str, float] = {}
        for code in OF_ACCESS:
            figures.count(REFUSED, f'code="{code}"', 0)

    def note(self, code: str, path: str) -> None:
        """Somebody was refused something there. The line says from where, never with which secret."""
        if code not in OF_ACCESS:
            return
        self._figures.count(REFUSED, f'code="{code}"')
        account = PAYING.get()
        place = "?" if account is None else account.place
        now = time.monotonic()
        if now - self._told.get(place, -QUIET_SECONDS) < QUIET_SECONDS:
            return
        if len(self._told) >= MOST:
            self._told.clear()
        self._told[place] = now
        logger.warning("access refused", extra={"code": code, "address": place, "path": path[:PATH_LENGTH]})
