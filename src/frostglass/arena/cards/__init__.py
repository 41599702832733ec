"""The decks: one file each, a card is a decorated script of a few lines on the verbs of the scene.

A deck's file registers its scripts here; patterns and ranks are in the data files of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from frostglass.arena.scene import Scene
from frostglass.engine.decision import Script

Effect = Callable[[Scene], Script[None]]
EFFECTS: dict[str, Effect] = {}
"""What happens when a being is summoned, by card id."""
FROZEN: dict[str, Effect] = {}
"""What happens when a frozen effect is thawed, by card id."""


class LastMove(NamedTuple):
    """What the rest of an effect depends on when it ends with the move that is asked for, made or not."""

    on: tuple[object, ...]


def moves_left(left: int, *on: object) -> tuple[object, ...]:
    """What the rest of an effect depends on when it may ask for so many moves, this one included."""
    return LastMove(on) if left == 1 else (left, *on)


def being(card: str) -> Callable[[Effect], Effect]:
    """Register the effect of a being or legend."""

    def register(effect: Effect) -> Effect:
        EFFECTS[card] = effect
        return effect

    return register


def frozen(card: str) -> Callable[[Effect], Effect]:
    """Register the frozen effect of a being."""

    def register(effect: Effect) -> Effect:
        FROZEN[card] = effect
        return effect

    return register
