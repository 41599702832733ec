"""Every kind of question that embers asks. Words, bots and the engine protocol go by these names."""

from __future__ import annotations

from typing import Final

KINDS: Final[tuple[str, ...]] = (
    "deal",
    "arrange",
    "observe",
    "blink",
    "glimpse",
    "reveal",
    "split",
    "strike",
    "turn_end",
)
