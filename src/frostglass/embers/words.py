"""What a decision asks, what a choice does and what happened, as messages; the words themselves are in `text`.

Labels warn of a choice that loses at once, as far as open facts tell (R13, CAPTIVITY K17, K19).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from frostglass.embers import events as ev
from frostglass.embers.consequences import COMPLETE, FITS, MUCH, stopping_loses, taken
from frostglass.embers.deck import COLOUR, MEMORY
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
from frostglass.embers.position import Position
from frostglass.embers.table import PROLOGUE_1, character
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.game import kind_of
from frostglass.engine.message import Message

Args = dict[str, str | int | Message]


def prompt(p: Position, decision: Decision) -> Message:
    """The question that a decision asks its seat."""
    kind, about = decision.kind, decision.about
    if kind == "blink" and not p.added:
        kind = "blink_first"
    if kind == "reveal" and isinstance(about, str):
        return Message("embers-prompt-reveal", {"colour": _colour(about)})
    if kind == "strike" and isinstance(about, str):
        return Message("embers-prompt-strike", {"demon": _demon(about)})
    return Message(f"embers-prompt-{kind}")


# -- what a choice does -----------------------------------------------------------------------------------------------


def label(p: Position, decision: Decision, option: Option) -> Message:
    """What choosing this option does."""
    match option:
        case Draw():
            return Message("embers-label-draw", {"number": p.deck.size})
        case Stop():
            return Message("embers-label-stop_loses" if stopping_loses(p) else "embers-label-stop")
        case Add(card, x, y) | Leap(card, x, y):
            return _label_add(p, f"embers-label-{option.word}", card, x, y)
        case Discard(card):
            return _label_discard(p, card)
        case Take(card):
            return _label_take(p, card)
        case Keep(part):
            return Message("embers-label-keep", {"cards": _all(part), "number": len(part)})
        case Reveal(row) | Bare(row):
            face = memory(p.rows[row].determination)
            return Message(f"embers-label-{option.word}", {"row": row + 1, "card": face})
        case Decline():
            return Message(f"embers-label-no_{decision.kind}")
        case Arrange(cards):
            return Message("embers-label-arrange", {"cards": _all(cards)})
        case Strike(card) | LetGo(card) | Recall(card):
            return Message(f"embers-label-{option.word}", {"card": memory(card)})
        case Again():
            return Message("embers-label-second_glimpse_loses" if len(p.mind) == 1 else "embers-label-second_glimpse")
        case Snarl(demon):
            under = next(len(pile.tainted) for pile in p.demons if pile.demon == demon)
            return Message("embers-label-snarl", {"demon": _demon(demon), "number": under})
        case Gather(card, row):
            return Message("embers-label-gathered_fire", {"card": memory(card), "row": row + 1})
        case Dealt(card):
            return Message("embers-label-dealt", {"card": _card(card)})
        case Resign(seat):
            return Message("embers-label-resign", {"character": Message(f"embers-{character(seat, p.mode)}")})
        case Leave(seat):
            return Message("embers-label-leave", {"character": Message(f"embers-{character(seat, p.mode)}")})
    raise TypeError(option)


def _label_add(p: Position, name: str, card: str, x: int, y: int) -> Message:
    after = p.mind.add(card, x, y)
    said = Message(name, {"card": memory(card), "x": x, "y": y})
    relived = after.relived_set()
    if relived:
        said = Message("embers-label-reliving", {"label": said, "cards": _all(relived)})
        i = p.rules.demon_for(p, COLOUR[card]) if p.demons else -1
        if i >= 0:
            said = Message("embers-label-banishing", {"label": said, "demon": _demon(p.demons[i].demon)})
    hidden = [other for other in p.mind.visible if other not in after.visible]
    if hidden:
        said = Message("embers-label-hiding", {"label": said, "cards": _all(hidden), "number": len(hidden)})
    parts = len(after.parts())
    if parts > 1 and p.mode != PROLOGUE_1:  # R20: splits do not exist there
        said = Message("embers-label-splitting", {"label": said, "parts": parts})
    return said


def _label_take(p: Position, card: str) -> Message:
    told = taken(p, card, p.current)
    if told.ends == "lost":
        return Message("embers-label-take_loses", {"card": memory(card)})
    row = told.row + 1
    if told.demon is not None:
        return Message("embers-label-take_tainted", {"card": memory(card), "row": row, "demon": _demon(told.demon)})
    return Message(_TAKES[told.result], {"card": memory(card), "row": row})


_TAKES = {
    COMPLETE: "embers-label-take_complete",
    FITS: "embers-label-take_fits",
    MUCH: "embers-label-take_much",
}


def _label_discard(p: Position, card: str) -> Message:
    i = p.rules.demon_for(p, MEMORY[card].colour)
    if i < 0:
        return Message("embers-label-discard", {"card": memory(card)})
    return Message("embers-label-discard_tainted", {"card": memory(card), "demon": _demon(p.demons[i].demon)})


# -- what happened ----------------------------------------------------------------------------------------------------


def line(event: tuple[object, ...]) -> Message:
    """What happened, in one sentence: the event has a message of its name, and its fields are written by theirs."""
    name = f"embers-log-{kind_of(event)}"
    match event:
        case ev.Said(phrase):
            name += f"_{phrase}"
        case ev.AbilityUsed(_, str()):
            name += "_on"
    said = _SAID.get(type(event))
    return Message(name, _told(event) if said is None else said(event))


def _told(event: tuple[object, ...]) -> Args:
    """The fields of an event as its sentence speaks of them."""
    return {field: _WRITTEN[field](value) for field, value in cast(Any, event)._asdict().items()}


def _ability_used(event: ev.AbilityUsed) -> Args:
    said: Args = {"ability": Message(f"captivity-{event.ability}")}
    if isinstance(event.target, str):
        said["card"] = _card(event.target)
    return said


_SAID: Final[dict[type[tuple[object, ...]], Callable[[Any], Args]]] = {
    ev.TurnBegan: lambda e: {"character": Message(f"embers-{e.character}")},
    ev.DemonsArrived: lambda e: {"demons": _all(e.demons), "number": len(e.demons)},
    ev.Banished: lambda e: {"demon": _demon(e.demon), "number": len(e.cards)},
    ev.Split: lambda e: {"parts": len(e.parts)},
    ev.Kept: lambda e: {"cards": _all(e.part), "number": len(e.part)},
    ev.Said: lambda e: {},
    ev.AbilityUsed: _ability_used,
    ev.GameEnded: lambda e: {"reason": Message(f"embers-reason-{e.reason}")},
}
"""Events whose sentences count things, or say less than their fields."""


# -- parts of sentences -----------------------------------------------------------------------------------------------


def memory(card: str) -> Message:
    """The name of a memory: colour, strength, and the letter that tells two of one strength apart."""
    _, colour, strength, _ = MEMORY[card]
    letter = card[-1] if card[-1] in "ab" else "none"
    return Message("embers-memory", {"colour": _colour(colour), "strength": strength, "letter": letter})


def _card(card: str) -> Message:
    return memory(card) if card in MEMORY else _demon(card)


def _demon(demon: str) -> Message:
    return Message(f"embers-{demon}")


def _colour(colour: str) -> Message:
    return Message(f"embers-colour-{colour}")


def _all(cards: Sequence[str]) -> Message:
    """Several cards, with an "and" before the last."""
    *others, last = cards
    said = _card(last)
    for number, card in enumerate(reversed(others)):
        said = Message("list-more" if number else "list-two", {"first": _card(card), "rest": said})
    return said


def _as_it_is(value: int) -> int:
    return value


_WRITTEN: Final[dict[str, Callable[[Any], str | int | Message]]] = {
    "card": _card,
    "cards": _all,
    "demon": _demon,
    "colour": _colour,
    "row": lambda row: row + 1,
    **dict.fromkeys(("day", "number", "rows", "x", "y"), _as_it_is),
}
"""How each field is written, whichever event it stands in; an unknown one is an error of ours."""
