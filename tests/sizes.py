"""How large a test of trust is: small in every run, full with FROSTGLASS_TRUST=1, a part of it with a smaller share."""

import os

SHARE = float(os.environ.get("FROSTGLASS_TRUST", "0"))
FULL = SHARE > 0
"""Is this more than the small size of every run? Then nothing ends a test that takes long."""


def size(small: int, full: int) -> int:
    return max(small, round(full * SHARE))
