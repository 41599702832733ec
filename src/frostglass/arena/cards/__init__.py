"""The decks: one file each, a card is a decorated script of a few lines on the verbs of the scene.

A deck's file registers its scripts here; patterns and ranks are in the data files of the same name.
"""

from __future__ import annotations

from collections.abc import Callable

from frostglass.arena.scene import Scene
from frostglass.engine.decision import Script

Effect = Callable[[Scene], Script[None]]
EFFECTS: dict[str, Effect] = {}
"""What happens when a being is summoned, by card id."""
SECOND: dict[str, Effect] = {}
"""What happens by the other effect of a card, that of its keyword, by card id."""


def being(card: str) -> Callable[[Effect], Effect]:
    """Register the effect of a being or legend."""

    def register(effect: Effect) -> Effect:
        EFFECTS[card] = effect
        return effect

    return register


def second(card: str) -> Callable[[Effect], Effect]:
    """Register the other effect of a being, that of its keyword."""

    def register(effect: Effect) -> Effect:
        SECOND[card] = effect
        return effect

    return register
