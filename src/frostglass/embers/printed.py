"""What is printed on the cards that everybody may know, without their words, as JSON values."""

from __future__ import annotations

from typing import Any

from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.deck import COLOURS, MEMORY
from frostglass.embers.table import CHAPTER


def printed() -> dict[str, Any]:
    """What everybody may play, colours, and the memory deck; nothing of later chapters (CAPTIVITY K25)."""
    return {
        "modes": [{"id": mode, "seats": [2]} for mode in ("prologue", CHAPTER)],
        "chapters": [FIRST_CHAPTER],
        "colours": list(COLOURS),
        "memories": {
            memory.id: {"colour": memory.colour, "strength": memory.strength, "mask": memory.mask}
            for memory in MEMORY.values()
        },
    }
