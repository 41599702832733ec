"""A turn as it is told to somebody who asked for a hint: what is chosen in it, what it is worth, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from frostglass.engine.decision import Option
from frostglass.engine.message import Message

TURNS: Final = 3
"""So many turns are told."""


class Turn(NamedTuple):
    """A way to play the rest of the turn: its choices in words, what it is worth, and why."""

    first: Option
    steps: tuple[Message, ...]
    worth: float
    """In arena points better than the others' standing, those to come too; in Embers Aelin's turns saved. Less than of
    another turn is worse."""
    reasons: tuple[Message, ...]
