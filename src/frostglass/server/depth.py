"""How deep JSON from outside may be: a limit of ours, not that of whichever Python runs."""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 64
"""Nothing that we read has a tenth of it."""
_TEXT: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def is_deep(text: str) -> bool:
    """Do its lists and objects lie deeper in one another than anything we read?"""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKETS.finditer(_TEXT.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
