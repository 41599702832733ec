"""The time of day as this process counts it: it never goes back, and who sets the machine's clock does not move it."""

from __future__ import annotations

import time
from typing import Final

_BEGAN: Final = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, to the millisecond."""
    return round(_BEGAN + time.monotonic(), 3)
