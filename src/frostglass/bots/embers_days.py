"""The chance to win a chapter from the start of a day, by what is left of the memories then; fitted by lab/days.py."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final, NamedTuple

from frostglass.embers.captivity.cards import CARD
from frostglass.embers.deck import COLOUR, COLOURS, MEMORIES, STRENGTH
from frostglass.embers.position import Position

MANY: Final[tuple[int, ...]] = (10, 16)
"""From so many distorted memories on each further one weighs more."""


class Day(NamedTuple):
    """What is fitted for the start of a day: when half of the games are lost, and the weights of `features`."""

    middle: float
    """With so many memories distorted half of the games are lost ..."""
    vague: float
    """... and with so many more about three quarters."""
    weights: tuple[float, ...]


@cache
def days_of(chapter: int) -> tuple[Day, Day]:
    """The second and the third day of a chapter."""
    found = _data()[f"chapter_{chapter}"]
    second, third = (Day(day["middle"], day["vague"], tuple(day["weights"])) for day in found["day"])
    return second, third


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files("frostglass.bots").joinpath("embers_days.toml").read_text("utf-8"))


def features(p: Position) -> tuple[float, ...]:
    """The start of a day in figures: memories lost, those left by strength, rarest colours, promises, abilities."""
    lost = set(p.box)
    left = [card for card in MEMORIES if card not in lost]
    strengths = [0.0] * 5
    colours = dict.fromkeys(COLOURS, 0)
    for card in left:
        strengths[STRENGTH[card] - 1] += 1.0
        colours[COLOUR[card]] += 1
    hinges = [float(max(0, len(lost) - many)) for many in MANY]
    rarest = float(sum(sorted(colours.values())[:2]))
    relived = len(p.relived)
    spent = float(sum(CARD[ability].uses == "game" for ability in p.spent))
    return (1.0, len(lost), *hinges, *strengths, rarest, float(relived >= 1), float(relived >= 2), spent)


def chance(p: Position) -> float:
    """The chance to win from the start of the second or third day of a chapter."""
    return likelihood(days_of(p.chapter)[p.day - 2].weights, features(p))


def likelihood(weights: Sequence[float], figures: Sequence[float]) -> float:
    """The chance that these weights see in these figures."""
    return 1 / (1 + exp(-sum(w * x for w, x in zip(weights, figures, strict=True))))
