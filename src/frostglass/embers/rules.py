"""Embers as the rest of the house knows it: the doors of this room, gathered for `engine.game.Rules`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frostglass.embers import notation, words
from frostglass.embers.captivity.cards import CARD, FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.options import (
    Add,
    Arrange,
    Bare,
    Discard,
    Gather,
    Keep,
    Leap,
    LetGo,
    Recall,
    Reveal,
    Snarl,
    Strike,
    Take,
)
from frostglass.embers.position import Position
from frostglass.embers.table import CHAPTER, WON
from frostglass.embers.view import see, view
from frostglass.engine.decision import Decision, Option
from frostglass.engine.document import Fields
from frostglass.engine.game import Event
from frostglass.engine.message import Message
from frostglass.engine.position import Position as AnyPosition


class Embers:
    """Embers of Memory. Settings: `mode` (`prologue` or `chapter`) and `chapter` (1 to 7)."""

    id = "embers"
    version = 1
    barriers: tuple[type[Event], ...] = ()
    takes_back = False
    """The partner has seen every choice: taking it back would be a message (R46)."""

    def new(self, settings: Mapping[str, Any]) -> Position:
        fields = Fields(settings)
        chapter = fields.number("chapter", FIRST_CHAPTER, FIRST_CHAPTER, LAST_CHAPTER)
        return Position.new(fields.text("mode"), chapter)

    def seats(self, settings: Mapping[str, Any]) -> int:
        return 2

    def text(self, option: Option) -> str:
        return notation.text(option)

    def parse(self, text: str, decision: Decision) -> Option:
        return notation.parse(text, decision)

    def view(self, position: AnyPosition, seat: int) -> dict[str, Any]:
        assert isinstance(position, Position)
        return view_document(position, seat)

    def look(self, position: AnyPosition, seat: int) -> object:
        assert isinstance(position, Position)
        return view(position, seat)

    def see(self, event: Event, seat: int) -> Event:
        return see(event, seat)

    def prompt(self, position: AnyPosition, decision: Decision) -> Message:
        assert isinstance(position, Position)
        return words.prompt(position, decision)

    def label(self, position: AnyPosition, decision: Decision, option: Option) -> Message:
        assert isinstance(position, Position)
        return words.label(position, decision, option)

    def marks(self, option: Option) -> dict[str, Any]:
        return marks(option)

    def line(self, event: Event) -> Message | None:
        return words.line(event)

    def result(self, position: AnyPosition) -> dict[str, Any] | None:
        assert isinstance(position, Position)
        if position.outcome is None:
            return None
        return {"winner": "won" if position.outcome == WON else "lost", "reason": position.outcome}


def view_document(p: Position, seat: int) -> dict[str, Any]:
    """A seat's view as JSON values. Nothing in it hints at a card of a later chapter (CAPTIVITY K25)."""
    v = view(p, seat)
    visible = set(v.mind.visible)
    document: dict[str, Any] = {
        "game": "embers",
        "seat": v.seat,
        "mode": v.mode,
        "turn": v.active,
        "turns": v.turns,
        "mind": [{"card": c, "x": x, "y": y, "visible": c in visible} for c, x, y in v.mind],
        "row": list(v.row),
        "rows": [row._asdict() | {"added": list(row.added)} for row in v.rows],
        "current": p.current,
        "discard": list(v.discard),
        "deck": v.deck,
        "outcome": v.outcome,
        "asked": v.asked,
        "kind": v.kind,
        "about": v.about,
    }
    if v.mode == CHAPTER:
        document |= {
            "chapter": v.chapter,
            "day": v.day,
            "drawn": list(v.drawn),
            "demons": [pile._asdict() for pile in v.demons],
            "distorted": v.box,
            "cards": [card.id for card in p.rules.cards],
        }
    if p.rules.abilities:
        document["abilities"] = [
            {"id": ability, "owner": CARD[ability].owner, "uses": CARD[ability].uses, "spent": ability in v.spent}
            for ability in p.rules.abilities
        ]
    if v.aside:
        document["aside"] = v.aside
    if v.relived:
        document["relived"] = list(v.relived)
    return document


def marks(option: Option) -> dict[str, Any]:
    """Where a choice is drawn: cards, a place in the Mind, a row, a demon."""
    match option:
        case Add(card, x, y) | Leap(card, x, y):
            return {"card": card, "x": x, "y": y}
        case Discard(card) | Take(card) | Strike(card) | LetGo(card) | Recall(card):
            return {"card": card}
        case Keep(cards) | Arrange(cards):
            return {"cards": list(cards)}
        case Reveal(row) | Bare(row):
            return {"row": row}
        case Gather(card, row):
            return {"card": card, "row": row}
        case Snarl(demon):
            return {"demon": demon}
    return {}


EMBERS = Embers()
