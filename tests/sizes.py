"""How large a test of trust is: small in every run, full with FROSTGLASS_TRUST=1, a part of it with a smaller share."""

import os
import sys
import time

SHARE = float(os.environ.get("FROSTGLASS_TRUST", "0"))
FULL = SHARE > 0
"""Is this more than the small size of every run? Then nothing ends a test that takes long."""
TELL_SECONDS = 60

_told = time.monotonic()


def size(small: int, full: int) -> int:
    return max(small, round(full * SHARE))


def progress(done: int, whole: int) -> None:
    """Say once a minute how far a long test is; with pytest's --capture=sys it is seen at once."""
    global _told  # one line for all tests of a run
    if FULL and time.monotonic() > _told + TELL_SECONDS and sys.__stderr__ is not None:
        _told = time.monotonic()
        print(f"    {done:,} of {whole:,}", file=sys.__stderr__, flush=True)
