"""How large a test of trust is: small in every run, full when FROSTGLASS_TRUST=full."""

import os

FULL = os.environ.get("FROSTGLASS_TRUST") == "full"


def size(small: int, full: int) -> int:
    return full if FULL else small
