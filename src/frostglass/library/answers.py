"""Answers to "why not?", in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from frostglass.engine.game import Advice
from frostglass.library.errors import words


class Answer(NamedTuple):
    """Whether something can be done now, and if not, why: what a seat may be told."""

    about: str
    """What was asked about."""
    reasons: tuple[str, ...]
    """Why it cannot be done now; none: it can."""
    marks: Mapping[str, Any]
    """Where it is drawn, as plain values."""
    near: tuple[Mapping[str, Any], ...]
    """Places where it nearly fits, best first."""

    @property
    def possible(self) -> bool:
        return not self.reasons

    def __str__(self) -> str:
        return f"{self.about}: {' '.join(self.reasons) if self.reasons else '✓'}"


def answer(advice: Advice, language: str) -> Answer:
    """An advice of the rules in words."""
    say = words(language).say
    return Answer(say(advice.about), tuple(say(reason) for reason in advice.reasons), advice.marks, advice.near)
