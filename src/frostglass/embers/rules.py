"""Embers as the rest of the house knows it: the doors of this room, gathered for `engine.game.Rules`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from frostglass.embers import notation, reasons, words
from frostglass.embers.captivity.cards import CARD, FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.chapter import DAYS
from frostglass.embers.consequences import closed_rows, foreseen
from frostglass.embers.document import read as read_document
from frostglass.embers.document import write as write_document
from frostglass.embers.explore import explore
from frostglass.embers.kinds import KINDS
from frostglass.embers.lesson import DEAL, LESSON
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
from frostglass.embers.printed import printed
from frostglass.embers.story import STORIES, rules_in_force
from frostglass.embers.summary import summary
from frostglass.embers.table import AELIN, CHAPTER, FENRYS, MODES, WON
from frostglass.embers.view import View, see, view
from frostglass.engine.campaign import Campaigns
from frostglass.engine.decision import Decision, Option
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION, Advice, Event, MayGoOn, Played, always, kind_of
from frostglass.engine.message import Message

DEALT: Final = "deal"
PROLOGUE: Final = "prologue"
FAR: Final = 10**6
"""A coordinate that can still be drawn."""
SPAN: Final = 80
"""How far apart two cards may lie: more than twice the longest Mind that can be built."""


class Embers:
    """Embers of Memory. Settings: `mode` (`prologue` or `chapter`) and `chapter` (1 to 7); or `mode` and `position`, a
    document to begin from; or the mode `prologue` and `deal`, `lesson`."""

    id = "embers"
    version = 1
    barriers: tuple[type[Event], ...] = ()
    takes_back = False
    """The partner has seen every choice: taking it back would be a message (R46)."""
    kinds = KINDS
    settings: tuple[str, ...] = ("mode", "chapter", POSITION, DEALT)
    campaigns: Campaigns[Position] | None = STORIES

    def new(self, settings: Mapping[str, Any]) -> Position:
        fields = Fields(settings)
        if POSITION in fields:
            return begin_at(settings)
        if DEALT in fields:
            return begin_lesson(fields)
        chapter = fields.number("chapter", FIRST_CHAPTER, FIRST_CHAPTER, LAST_CHAPTER)
        return Position.new(fields.text("mode"), chapter)

    def seats(self, settings: Mapping[str, Any]) -> int:
        return 2

    def printed(self) -> dict[str, Any]:
        return printed()

    def ways(self, wish: Mapping[str, Any], seats: int) -> Sequence[Mapping[str, Any]]:
        fields = Fields(wish)
        mode = fields.text("mode", None) or CHAPTER
        if mode not in MODES:
            raise Refused("unknown-mode", field="mode", mode=mode)
        if seats != 2:
            raise Refused("two-seats", seats=seats)
        chapter = fields.number("chapter", FIRST_CHAPTER, FIRST_CHAPTER, LAST_CHAPTER)
        return [{"mode": mode, "chapter": chapter} if mode == CHAPTER else {"mode": mode}]

    def outcomes(self, settings: Mapping[str, Any]) -> Mapping[str, tuple[int, ...]]:
        return {"won": (AELIN, FENRYS), "lost": ()}

    def tally(self, position: Position) -> dict[str, Any]:
        result = self.result(position)
        assert result is not None
        return {"winner": result["winner"], "scores": None, "turns": position.turns, "reason": result["reason"]}

    def text(self, option: Option) -> str:
        return notation.text(option)

    def parse(self, text: str, decision: Decision) -> Option:
        return notation.parse(text, decision)

    def view(self, position: Position, seat: int) -> dict[str, Any]:
        return view_document(position, seat)

    def look(self, position: Position, seat: int) -> View:
        return view(position, seat)

    def see(self, event: Event, seat: int) -> Event:
        return see(event, seat)

    def prompt(self, position: Position, decision: Decision) -> Message:
        return words.prompt(position, decision)

    def label(self, position: Position, decision: Decision, option: Option) -> Message:
        return words.label(position, decision, option)

    def role(self, option: Option) -> str:
        return _ROLES[type(option)]

    def marks(self, option: Option) -> dict[str, Any]:
        return marks(option)

    def line(self, event: Event) -> Message | None:
        return words.line(event)

    def happening(self, event: Event) -> dict[str, Any] | None:
        fields: dict[str, Any] = cast(Any, event)._asdict()
        return {"kind": kind_of(event), **fields}

    def advise(self, position: Position, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
        return reasons.advise(position, seat, wish)

    def in_force(self, position: Position) -> list[dict[str, Any]]:
        return rules_in_force(position)

    def result(self, position: Position) -> dict[str, Any] | None:
        if position.outcome is None:
            return None
        return {"winner": "won" if position.outcome == WON else "lost", "reason": position.outcome}

    def summary(self, course: Iterable[Played[Position]]) -> dict[str, Any]:
        return summary(course)

    def swapped(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        return dict(settings)

    def read(self, document: object) -> Position:
        check_span(document)
        return read_document(document)

    def write(self, position: Position) -> dict[str, Any]:
        return write_document(position)

    def explore(self, document: object, may_go_on: MayGoOn = always) -> dict[str, Any]:
        return explore(document, may_go_on)

    def reached(
        self, document: object, entry: Mapping[str, Any], outcome: Mapping[str, Any], may_go_on: MayGoOn = always
    ) -> dict[str, Any]:
        raise Refused("no-such-outcome")  # what is explored is the Mind alone: no game goes on from there


def begin_at(settings: Mapping[str, Any]) -> Position:
    """The position of these settings, to be played from; Refused when it cannot be, or no game could go on from it."""
    mode = Fields(settings).text("mode")
    check_span(settings[POSITION])
    p = read_document(settings[POSITION])
    if mode not in (p.mode, "chapter" if p.mode == CHAPTER else "prologue"):
        raise Refused("not-as-position", field="mode")
    if p.mode == CHAPTER and settings.get("chapter", p.chapter) != p.chapter:
        raise Refused("not-as-position", field="chapter")
    if p.decision is None:
        raise Refused("game-over")
    return p


def begin_lesson(fields: Fields) -> Position:
    """The prologue with the deal that teaches it."""
    if fields.text("mode") != PROLOGUE:
        raise Refused("unknown-mode", field="mode", mode=fields.text("mode"))
    if fields.text(DEALT) != LESSON:
        raise Refused("unknown-deal", field=DEALT, deal=fields.text(DEALT))
    return read_document(DEAL)


def check_span(document: object) -> None:
    """Refuse a Mind that lies too far away or apart to be drawn. The grid itself has no edge (RULES 2.1)."""
    mind = document.get("mind") if isinstance(document, Mapping) else None
    laid = [entry if isinstance(entry, Mapping) else {} for entry in (mind if isinstance(mind, list) else [])]
    for axis in "xy":
        least, most = -FAR, FAR
        for i, entry in enumerate(laid):
            value = entry.get(axis)
            if not isinstance(value, int):
                continue  # the reader says what is wrong with it
            if not least <= value <= most:
                raise Refused("out-of-range", field=f"mind[{i}].{axis}", least=least, most=most, found=value)
            least, most = max(least, value - SPAN), min(most, value + SPAN)


def view_document(p: Position, seat: int) -> dict[str, Any]:
    """A seat's view as JSON values. Nothing in it hints at a card of a later chapter (CAPTIVITY K25)."""
    v = view(p, seat)
    document = _seen_in_every_mode(p, v)
    if v.mode == CHAPTER:
        document |= _seen_in_a_chapter(p, v)
    if p.rules.abilities:
        document["abilities"] = [
            {"id": ability, "owner": CARD[ability].owner, "uses": CARD[ability].uses, "spent": ability in v.spent}
            for ability in p.rules.abilities
        ]
    if v.aside:
        document["aside"] = v.aside
    if v.relived:
        document["relived"] = list(v.relived)
    return document | foreseen(p, seat)


def _seen_in_every_mode(p: Position, v: View) -> dict[str, Any]:
    visible = set(v.mind.visible)
    return {
        "game": "embers",
        "seat": v.seat,
        "mode": v.mode,
        "turn": v.active,
        "turns": v.turns,
        "mind": [{"card": c, "x": x, "y": y, "visible": c in visible} for c, x, y in v.mind],
        "row": list(v.row),
        "rows": [
            row._asdict() | {"added": list(row.added), "could_be": closed}
            for row, closed in zip(v.rows, closed_rows(p), strict=True)
        ],
        "current": p.current,
        "discard": list(v.discard),
        "deck": v.deck,
        "outcome": v.outcome,
        "asked": v.asked,
        "kind": v.kind,
        "about": v.about,
    }


def _seen_in_a_chapter(p: Position, v: View) -> dict[str, Any]:
    return {
        "chapter": v.chapter,
        "day": v.day,
        "days": DAYS,
        "drawn": list(v.drawn),
        "demons": [pile._asdict() for pile in v.demons],
        "distorted": v.box,
        "cards": [card.id for card in p.rules.cards],
    }


_ROLES: Final[dict[type[Option], str]] = {
    Draw: "draw",
    Stop: "stop",
    Decline: "stop",
    Add: "add",
    Discard: "discard",
    LetGo: "return",
    Take: "take",
    Keep: "keep",
    Reveal: "reveal",
    Arrange: "arrange",
    Strike: "strike",
    Bare: "ability",
    Again: "ability",
    Leap: "ability",
    Snarl: "ability",
    Gather: "ability",
    Recall: "ability",
}


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
