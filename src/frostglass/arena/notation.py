"""The short text of every choice: `P e5`, `S snow_fox d5`, `e5-e6`, `stop`. It says all, and parses back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frostglass.arena.board import DIRECTIONS, NAMES
from frostglass.arena.options import (
    Claim,
    Colour,
    Discard,
    Go,
    Invoke,
    Lift,
    Move,
    Pick,
    Place,
    Return,
    School,
    Starts,
    Summon,
    Take,
    Use,
    Word,
)
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.game import named


def text(option: Option) -> str:
    """The short text of an option; no two options of one decision have the same."""
    return _TEXTS[type(option)](option)


def _summon(option: Summon) -> str:
    card, target, orientation, granted, improvised, anchor = option
    way = (f"@{NAMES[anchor]}" if anchor >= 0 else "") + (f"/{orientation}" if orientation else "")
    lent = (f"+{NAMES[granted]}" if granted >= 0 else "") + (f"*{NAMES[improvised]}" if improvised >= 0 else "")
    return f"S {card} {NAMES[target]}{way}{lent}"


_TEXTS: Final[dict[type[Option], Callable[[Any], str]]] = {
    Place: lambda o: f"P {NAMES[o.square]}",
    Lift: lambda o: f"L {NAMES[o.square]}",
    Summon: _summon,
    Discard: lambda o: f"D {o.card}",
    Return: lambda o: f"R {o.card}",
    Invoke: lambda o: f"F {o.flare} {o.versus + 1}",
    Use: lambda o: f"{o.verb[0].upper()} {o.card}",
    Move: lambda o: f"{NAMES[o.source]}-{NAMES[o.target]}",
    Pick: lambda o: NAMES[o.square],
    Go: lambda o: DIRECTIONS[o.direction],
    Colour: lambda o: f"colour {o.colour + 1}",
    School: lambda o: f"school {o.school}",
    Take: lambda o: f"take {o.card}",
    Claim: lambda o: f"claim {o.task}",
    Starts: lambda o: f"start {o.seat}",
    Dealt: lambda o: f"= {o.card}",
    Resign: lambda o: f"resign {o.seat}",
    Leave: lambda o: f"leave {o.seat}",
    Word: lambda o: o.word,
}


def parse(words: str, decision: Decision) -> Option:
    """The option of this decision that a short text names."""
    return named(words, decision, text)
