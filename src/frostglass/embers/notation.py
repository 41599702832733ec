"""The short text of every choice: `draw`, `glass-2a@1,0`, `take flames-3`, `reveal 2`. It says all, and parses back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frostglass.embers.options import (
    Add,
    Again,
    Arrange,
    Bare,
    Decline,
    Discard,
    Draw,
    Gather,
    Keep,
    Leap,
    LetGo,
    Recall,
    Reveal,
    Snarl,
    Stop,
    Strike,
    Take,
)
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.game import named


def text(option: Option) -> str:
    """The short text of an option; no two options of one decision have the same. Rows are counted from 1 here."""
    return _TEXTS[type(option)](option)


_TEXTS: Final[dict[type[Option], Callable[[Any], str]]] = {
    Draw: lambda o: o.word,
    Stop: lambda o: o.word,
    Decline: lambda o: o.word,
    Add: lambda o: f"{o.card}@{o.x},{o.y}",
    Discard: lambda o: f"discard {o.card}",
    Take: lambda o: f"take {o.card}",
    Strike: lambda o: f"strike {o.card}",
    Keep: lambda o: f"keep {'+'.join(o.part)}",
    Reveal: lambda o: f"reveal {o.row + 1}",
    Arrange: lambda o: f"arrange {' '.join(o.cards)}",
    LetGo: lambda o: f"let go {o.card}",
    Bare: lambda o: f"bare {o.row + 1}",
    Again: lambda o: "again",
    Leap: lambda o: f"leap {o.card}@{o.x},{o.y}",
    Snarl: lambda o: f"snarl {o.demon.removeprefix('demon-')}",
    Gather: lambda o: f"take {o.card} > {o.row + 1}",
    Recall: lambda o: f"recall {o.card}",
    Dealt: lambda o: f"= {o.card}",
    Resign: lambda o: f"resign {o.seat}",
    Leave: lambda o: f"leave {o.seat}",
}


def parse(words: str, decision: Decision) -> Option:
    """The option of this decision that a short text names."""
    return named(words, decision, text)
