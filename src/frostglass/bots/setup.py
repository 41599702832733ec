"""Before the first turn: where the pieces of the setup go, one's own with the most room around it, the others' with the
least; and which schools to ban and pick, which is left to luck."""

from __future__ import annotations

import random
from typing import Final

from frostglass.arena.board import WITHIN
from frostglass.arena.options import Pick
from frostglass.arena.view import View
from frostglass.bots.evaluation import colour_of
from frostglass.engine.decision import Decision, Option
from frostglass.engine.message import Message

KINDS: Final = ("setup", "ban", "pick")
"""The questions that come before the first turn."""


def choose(view: View, decision: Decision, rng: random.Random) -> Option:
    """The square for the piece that the question is about (RULES 3.4, 3.5), of equals the first; or any school."""
    if decision.kind != "setup":
        return rng.choice(decision.options)
    places = [option for option in decision.options if isinstance(option, Pick)]
    ours = decision.about == colour_of(view)
    return (max if ours else min)(places, key=lambda option: _room(view, option.square))


def reason(view: View, decision: Decision) -> Message:
    """What speaks for the choice."""
    if decision.kind != "setup":
        return Message("speaks-any-school")
    return Message("speaks-room" if decision.about == colour_of(view) else "speaks-narrow")


def _room(view: View, square: int) -> int:
    """The empty squares near enough for a pattern: at most two steps away, those next to it count twice."""
    empty = sum(1 << s for s, cell in enumerate(view.cells) if not cell)
    return (WITHIN[2][square] & empty).bit_count() + (WITHIN[1][square] & empty).bit_count()
