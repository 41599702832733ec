"""The short text of every choice: `P e5`, `S snow_fox d5`, `e5-e6`, `stop`. It says all, and parses back."""

from __future__ import annotations

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
from frostglass.engine.errors import Refused


def text(option: Option) -> str:
    """The short text of an option; no two options of one decision have the same."""
    match option:
        case Place(square):
            return f"P {NAMES[square]}"
        case Lift(square):
            return f"L {NAMES[square]}"
        case Summon(card, target, orientation, granted, improvised, anchor):
            way = (f"@{NAMES[anchor]}" if anchor >= 0 else "") + (f"/{orientation}" if orientation else "")
            lent = (f"+{NAMES[granted]}" if granted >= 0 else "") + (f"*{NAMES[improvised]}" if improvised >= 0 else "")
            return f"S {card} {NAMES[target]}{way}{lent}"
        case Discard(card):
            return f"D {card}"
        case Return(card):
            return f"R {card}"
        case Invoke(flare, versus):
            return f"F {flare} {versus + 1}"
        case Use(card, verb):
            return f"{verb[0].upper()} {card}"
        case Move(source, target):
            return f"{NAMES[source]}-{NAMES[target]}"
        case Pick(square):
            return NAMES[square]
        case Go(direction):
            return DIRECTIONS[direction]
        case Colour(colour):
            return f"colour {colour + 1}"
        case School(school):
            return f"school {school}"
        case Take(card):
            return f"take {card}"
        case Claim(task):
            return f"claim {task}"
        case Starts(seat):
            return f"start {seat}"
        case Dealt(card):
            return f"= {card}"
        case Resign(seat):
            return f"resign {seat}"
        case Leave(seat):
            return f"leave {seat}"
        case Word(word):
            return word
    raise TypeError(option)


def parse(words: str, decision: Decision) -> Option:
    """The option of this decision that a short text names."""
    wanted = " ".join(words.split())
    for option in decision.options:
        if text(option) == wanted:
            return option
    raise Refused("unknown-choice", choice=wanted)
