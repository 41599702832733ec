"""The short text of every choice: `draw`, `glass-2a@1,0`, `take flames-3`, `reveal 2`. It says all, and parses back."""

from __future__ import annotations

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
from frostglass.engine.errors import Refused


def text(option: Option) -> str:
    """The short text of an option; no two options of one decision have the same. Rows are counted from 1 here."""
    match option:
        case Draw() | Stop() | Decline():
            return option.word
        case Add(card, x, y):
            return f"{card}@{x},{y}"
        case Discard(card) | Take(card) | Strike(card):
            return f"{option.word} {card}"
        case Keep(part):
            return f"keep {'+'.join(part)}"
        case Reveal(row):
            return f"reveal {row + 1}"
        case Arrange(cards):
            return f"arrange {' '.join(cards)}"
        case LetGo(card):
            return f"let go {card}"
        case Bare(row):
            return f"bare {row + 1}"
        case Again():
            return "again"
        case Leap(card, x, y):
            return f"leap {card}@{x},{y}"
        case Snarl(demon):
            return f"snarl {demon.removeprefix('demon-')}"
        case Gather(card, row):
            return f"take {card} > {row + 1}"
        case Recall(card):
            return f"recall {card}"
        case Dealt(card):
            return f"= {card}"
        case Resign(seat):
            return f"resign {seat}"
        case Leave(seat):
            return f"leave {seat}"
    raise TypeError(option)


def parse(words: str, decision: Decision) -> Option:
    """The option of this decision that a short text names."""
    wanted = " ".join(words.split())
    for option in decision.options:
        if text(option) == wanted:
            return option
    raise Refused("unknown-choice", choice=wanted)
