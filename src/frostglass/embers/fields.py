"""The state of a game of embers, described once: a row for each field.

Class, copy, view, guess and the value that tells two states apart stand in plain.py, which
`python -m frostglass.embers.plain_source` writes from the rows; documents are written by them. To add a field is to add
a row, to run the command, and to read it in document.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from frostglass.embers.mind import Mind
from frostglass.embers.table import CHAPTER, Pile, Row
from frostglass.engine.deck import Deck
from frostglass.engine.fields import NOBODY, SIZE, Field
from frostglass.engine.steps import Step

CARDS: Final = "tuple[str, ...]"
PILES: Final = "tuple[PileView, ...]"
ROWS: Final = "tuple[RowView, ...]"
"""Who may see it: all, but in this form; view.py says which."""


def _as_it_is(value: Any) -> Any:
    return value


def _mind(mind: Mind) -> list[dict[str, Any]]:
    return [{"card": card, "x": x, "y": y} for card, x, y in mind]


def _rows(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {"determination": row.determination, "face_up": row.face_up, "added": list(row.added), "complete": row.complete}
        for row in rows
    ]


def _deck(deck: Deck) -> dict[str, Any]:
    return {"top": list(deck.top), "pool": list(deck.pool), "bottom": list(deck.bottom)}


def _steps(steps: Sequence[Step]) -> list[str]:
    return [" ".join(map(str, step)) for step in steps]


def short(demon: str) -> str:
    """A demon as documents name it."""
    return demon.removeprefix("demon-")


def _drawn(demons: Sequence[str]) -> list[str]:
    return [short(demon) for demon in demons]


def _demons(piles: Sequence[Pile]) -> list[str]:
    """What lies under them stands in a field of its own, `tainted`."""
    return [short(pile.demon) for pile in piles]


RULES: Final = Field("rules", "InForce", "rules", seen=NOBODY, sought=False)
STILL_TO_DO: Final = Field("todo", "tuple[Step, ...]", "()", written=_steps,
    note="What is still to be done in this turn; it follows from what happened openly.")  # fmt: skip

FIELDS: Final = (
    RULES,
    Field("mode", "str", "rules.mode", written=_as_it_is, note="`prologue_1`, `prologue_2` or `chapter`."),
    Field("chapter", "int", "rules.chapter", only=CHAPTER, written=_as_it_is, note="0 in the prologue."),
    Field("day", "int", "0", only=CHAPTER, written=_as_it_is),
    Field("active", "int", "0", said="turn", written=_as_it_is, note="The seat whose turn it is."),
    Field("turns", "int", "0", written=_as_it_is, note="How many turns have begun."),
    Field("mind", "Mind", "Mind()", written=_mind),
    Field("row", CARDS, "()", written=list, note="The memory row."),
    Field("drawn", CARDS, "()", only=CHAPTER, written=_drawn,
        note="Demons drawn in this Observe that have not moved yet."),
    Field("draws", "int", "0", only=CHAPTER, written=_as_it_is, note="How many cards were drawn in this Observe."),
    Field("added", "bool", "False", written=_as_it_is, note="Was a card added to the Mind in this turn?"),
    Field("demons", "tuple[Pile, ...]", "()", seen=PILES, only=CHAPTER, written=_demons),
    Field("rows", "tuple[Row, ...]", "()", seen=ROWS, written=_rows),
    Field("discard", CARDS, "()", written=list),
    Field("deck", "Deck", "Deck()", seen=SIZE, written=_deck),
    Field("box", CARDS, "()", seen=SIZE, only=CHAPTER, written=list, note="Distorted memories (RULES 8.2)."),
    Field("aside", CARDS, "()", seen=SIZE, only=CHAPTER, written=list,
        note="Cards put aside for this day (CAPTIVITY 24)."),
    Field("spent", CARDS, "()", only=CHAPTER, written=list,
        note="Abilities that cannot be used again today, or in this game."),
    Field("relived", CARDS, "()", written=list, note="The colours of which a memory was relived in this game."),
    STILL_TO_DO,
    Field("outcome", "str | None", "None", written=_as_it_is,
        note="`won`, the id of the loss (RULES 9.2, 9.4; also `resigned`, `left`), or None while the game lasts."),
)  # fmt: skip
