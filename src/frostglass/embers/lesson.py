"""The deal with which the prologue is taught: every card has its place, and what Rowan does with them is known.

It is an ordinary prologue in all else. Where the players leave the script, they simply play on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

LESSON: Final = "lesson"
"""The setting `deal` that begins with it."""
DEAL: Final[Mapping[str, Any]] = {
    "game": "embers",
    "mode": "prologue_1",
    "mind": [{"card": "glass-1b", "x": 0, "y": 0}],
    "row": ["flames-5", "glass-3", "antlers-4", "daggers-4"],
    "rows": [{"determination": "glass-4"}, {"determination": "daggers-5"}, {"determination": "flames-1a"}],
    "deck": {"top": ["flames-2b", "chains-2b", "antlers-3", "chains-1a", "chains-4", "glass-2a"]},
    "turn": 2,
    "turns": 0,
    "todo": ["gathering_turn 2"],
}
ROWAN: Final[Mapping[tuple[str, ...], str]] = {
    ("flames-5", "glass-3", "antlers-4", "daggers-4"): "flames-5@1,-1",
    ("glass-3", "antlers-4", "daggers-4"): "antlers-4@-1,1",
    ("daggers-4", "chains-2b", "antlers-3", "chains-1a"): "antlers-3@-2,0",
    ("daggers-4", "chains-2b", "chains-1a"): "chains-1a@-3,0",
}
"""What Rowan plays of which memory row, as a short text, if the Mind began as in the deal."""
