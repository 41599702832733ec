"""What a choice leads to for certain, told to the one who chooses: a take, and what lies drawn before Fenrys stops.

What Fenrys learns by a take follows from cards that lie open, as he could work it out himself; later questions (which
part is kept, whether a card is turned) are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from frostglass.embers import notation
from frostglass.embers.chapter import DAYS
from frostglass.embers.deck import COLOUR, COLOURS, STRENGTH
from frostglass.embers.options import Gather, Take
from frostglass.embers.position import Position
from frostglass.embers.table import CHAPTER, FENRYS, Pile
from frostglass.embers.view import could_be, sees, view

COMPLETE: Final = "complete"
FITS: Final = "fits"
MUCH: Final = "much"
_LEAP: Final = "wolfs_leap"


class Taken(NamedTuple):
    """A memory taken for a row: what becomes of it, and how the game stands then if that is certain."""

    row: int
    strengths: tuple[int, ...]
    """Those of the row as it would lie: the taken card, the cards added before, the Determination card."""
    target: int
    result: str
    """`complete`, `fits` or `much`: more than the row may hold, and so discarded (RULES 7.2, 4.9)."""
    demon: str | None
    """The demon under which the discarded card is tainted (RULES 6.4)."""
    ends: str | None
    """`lost`, `won` or `day`."""


def taken(p: Position, card: str, row: int) -> Taken:
    """What comes of taking a card for a row whose Determination card the chooser knows."""
    old, target = p.rows[row], p.rules.row_target(row)
    strengths = tuple(STRENGTH[other] for other in (card, *reversed(old.added), old.determination))
    result = _result(p, row, old.determination, card)
    demon = _demon_for(p, card) if result == MUCH else None
    return Taken(row, strengths, target, result, demon, _end(p, row, result))


def stopping_loses(p: Position) -> bool:
    """Would Fenrys lose by stopping now, as the Mind is before any strike (R13, CAPTIVITY K17)?"""
    addable = any(p.rules.can_add(p.mind, card) for card in p.row)
    return not addable and not p.rules.offers_addition(p, "blink")


def near(p: Position, card: str) -> list[dict[str, Any]]:
    """Where the memory may lie now, places that relive one first, those of Wolf's Leap last."""
    words = dict.fromkeys(p.rules.places(p.mind, card), "add")
    words |= dict.fromkeys(leaps(p, card), _LEAP)
    found = [
        {"x": x, "y": y, "turned": 0, "word": word, "relives": list(p.mind.add(card, x, y).relived_set())}
        for (x, y), word in words.items()
    ]
    return sorted(found, key=lambda place: (place["word"] != "add", not place["relives"]))


def leaps(p: Position, card: str) -> list[tuple[int, int]]:
    """Where only the ability that is still unused lets the memory lie (CAPTIVITY 32)."""
    if not any(ability.id == _LEAP for ability in p.rules.unspent(p, "blink")):
        return []
    return p.rules.allowed(p.mind, card, p.mind.leaps(card))


# -- as JSON values ---------------------------------------------------------------------------------------------------


def foreseen(p: Position, seat: int) -> dict[str, Any]:
    """What is added to the view of the seat that decides; nothing for others."""
    decision = p.decision
    if decision is None or decision.seat != seat:
        return {}
    if decision.kind == "glimpse":
        takes = [option for option in decision.options if isinstance(option, Take | Gather)]
        rows = [option.row if isinstance(option, Gather) else p.current for option in takes]
        known = [(option, row) for option, row in zip(takes, rows, strict=True) if sees(p, seat, row)]
        return {"takes": {notation.text(option): _take(p, option.card, row) for option, row in known}}
    if decision.kind == "observe":
        return {"trying": _trying(p)}
    return {}


def _take(p: Position, card: str, row: int) -> dict[str, Any]:
    told = taken(p, card, row)
    parts = sorted(p.mind.take(card).parts(), key=len, reverse=True)
    return {
        "card": card,
        **told._asdict(),
        "strengths": list(told.strengths),
        "parts": [_part(p, card, part) for part in parts] if len(parts) > 1 else [],
        "learns": _learns(p, card, row),
    }


def _part(p: Position, taken_card: str, part: tuple[str, ...]) -> dict[str, Any]:
    """A part that may be kept, what goes then and where, and whether the rest is split again (RULES 2.8)."""
    mind = p.mind.take(taken_card)
    lost = [card for card in mind.visible if card not in part]
    return {
        "cards": list(part),
        "goes": [{"card": card, "demon": _demon_for(p, card)} for card in lost],
        "again": mind.take_all(lost).is_split,
    }


def _learns(p: Position, card: str, row: int) -> dict[str, Any] | None:
    """What open cards tell of the row's face-down card before and after; None when there is nothing to learn of."""
    if p.mode != CHAPTER or p.rows[row].face_up:
        return None
    before = could_be(view(p, FENRYS), row)
    result = _result(p, row, p.rows[row].determination, card)
    after = [other for other in before if _result(p, row, other, card) == result]
    return {"before": _strengths(before), "after": _strengths(after)}


def _trying(p: Position) -> dict[str, Any]:
    """Where each drawn memory would lie, and what it would relive and banish once the drawn demons have come."""
    then = p.copy()
    then.demons = (*p.demons, *(Pile(demon) for demon in p.drawn))
    places = {card: near(p, card) for card in p.row}
    for lying in places.values():
        for place in lying:
            relived = place["relives"]
            place["banishes"] = _demon_for(then, relived[0]) if relived else None
    return {"places": places, "loses": stopping_loses(p)}


def closed_rows(p: Position) -> list[dict[str, Any] | None]:
    """For each row the strengths and colours that its face-down card can have for those who do not see it."""
    v = view(p, FENRYS)
    found: list[dict[str, Any] | None] = []
    for i, row in enumerate(v.rows):
        cards = could_be(v, i) if row.determination is None else []
        colours = [colour for colour in COLOURS if any(COLOUR[card] == colour for card in cards)]
        found.append({"strengths": _strengths(cards), "colours": colours} if cards else None)
    return found


# -- what the rules say -----------------------------------------------------------------------------------------------


def _result(p: Position, row: int, determination: str, card: str) -> str:
    """What becomes of a taken card if this were the row's Determination card (RULES 7.2, 7.3, CAPTIVITY 31, 44)."""
    old, target = p.rows[row], p.rules.row_target(row)
    total = sum(STRENGTH[other] for other in (determination, card, *old.added))
    if total != target:
        return FITS if total < target else MUCH
    is_last = row == len(p.rows) - 1
    return MUCH if is_last and not p.rules.may_complete_last_row(p) else COMPLETE


def _demon_for(p: Position, card: str) -> str | None:
    i = p.rules.demon_for(p, COLOUR[card]) if p.demons else -1
    return p.demons[i].demon if i >= 0 else None


def _end(p: Position, row: int, result: str) -> str | None:
    """An empty Mind loses before a row is called complete (RULES 7.5, R12); in the prologue it may have won (R42)."""
    others = all(other.complete for i, other in enumerate(p.rows) if i != row)
    full = result == COMPLETE and others
    empty = len(p.mind) == 1
    if p.mode != CHAPTER:
        return "won" if full else "lost" if empty else None
    if empty:
        return "lost"
    return None if not full else "won" if p.day == DAYS else "day"


def _strengths(cards: Iterable[str]) -> list[int]:
    return sorted({STRENGTH[card] for card in cards})
