"""Why not? What a seat can ask in private: why a memory cannot be added (here) or taken, why an action is not open now.

Everything follows from open facts, and for Aelin from the question that she is asked. No reason: it can be done now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from frostglass.embers.captivity.cards import CARD
from frostglass.embers.consequences import leaps, near
from frostglass.embers.deck import CLEAR, COVERED, MASK
from frostglass.embers.options import DRAW, STOP, Reveal
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, CHAPTER, FENRYS, PROLOGUE_1, PROLOGUE_2, character
from frostglass.embers.words import memory
from frostglass.engine.decision import CHANCE
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice
from frostglass.engine.message import Message

FAR: Final = 10**9
_WISHES: Final = ("card", "place", "action")
_DOERS: Final = {
    (CHAPTER, "observe"): (FENRYS,),
    (CHAPTER, "blink"): (FENRYS,),
    (CHAPTER, "glimpse"): (AELIN,),
    (CHAPTER, "reveal"): (AELIN,),
    (PROLOGUE_1, "blink"): (AELIN, FENRYS),
    (PROLOGUE_2, "glimpse"): (AELIN, FENRYS),
}
"""Who does what, by mode and kind of question (RULES 16)."""
_ACTIONS: Final = {"draw": "observe", "stop": "observe", "discard": "blink", "take": "glimpse", "reveal": "reveal"}
"""Actions that a seat may wonder about, and the question in which they are chosen."""
_WINDOWS: Final = {
    "observe": "observe",
    "blink": "blink",
    "turn_start": "glimpse",
    "take": "glimpse",
    "turn_end": "turn_end",
}
"""The question in which the abilities of a window are offered (CAPTIVITY K15)."""


def advise(p: Position, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
    """Answers to a seat: about a memory of the row (at a place), one of the Mind, an action, or everything."""
    if seat not in (AELIN, FENRYS):
        raise Refused("no-such-seat", seat=seat)
    fields = Fields(wish, "wish")
    for name in wish:
        if name not in _WISHES:
            raise Refused("unknown-field", field=fields.path(name))
    card, action = fields.text("card", None), fields.text("action", None)
    place = fields.numbers("place", [], None, -FAR, FAR)
    if "place" in fields and len(place) not in (2, 3):
        raise Refused("wrong-length", field=fields.path("place"), wanted=3, found=len(place))
    if place and card is None:
        raise Refused("missing-field", field=fields.path("card"))
    if card is not None:
        return [_about_card(p, seat, card, place)]
    actions = {str(advice.marks["action"]): advice for advice in _about_actions(p, seat)}
    if action is not None:
        if action not in actions:
            raise Refused("unknown-action", action=action)
        return [actions[action]]
    return [*(_about_adding(p, seat, held) for held in p.row), *actions.values()]


def _about_card(p: Position, seat: int, card: str, place: list[int]) -> Advice:
    if card in p.row:
        return _about_adding_at(p, seat, card, *place) if place else _about_adding(p, seat, card)
    if card not in p.mind.cards:
        raise Refused("not-on-table", card=card)
    if place:
        raise Refused("not-in-row", card=card)
    reasons = _why_not_now(p, seat, "glimpse")
    if card not in p.mind.visible:
        reasons.append(Message("embers-why-hidden"))
    return Advice(memory(card), {"card": card}, tuple(reasons))


# -- adding a memory --------------------------------------------------------------------------------------------------


def _about_adding(p: Position, seat: int, card: str) -> Advice:
    reasons = _why_not_now(p, seat, "blink")
    places = near(p, card)
    if not places:
        walls = bool(p.mind.places(card))
        reasons.append(Message("embers-why-walls" if walls else "embers-why-no-place"))
    return Advice(memory(card), {"card": card}, tuple(reasons), tuple(places))


def _about_adding_at(p: Position, seat: int, card: str, x: int, y: int, turned: int = 0) -> Advice:
    reasons = [*_why_not_now(p, seat, "blink"), *why_not_at(p, card, x, y, turned)]
    areas = [{"x": at[0], "y": at[1], "fits": kind == other} for at, kind, other in _met(p, card, x, y)]
    return Advice(memory(card), {"card": card, "x": x, "y": y, "areas": areas}, tuple(reasons))


def why_not_at(p: Position, card: str, x: int, y: int, turned: int = 0) -> list[Message]:
    """Which rules forbid that this memory lies here (RULES 2.3, 2.4 and the rule cards)."""
    reasons = [Message("embers-why-turned")] if turned % 4 else []
    met = _met(p, card, x, y)
    if not met:
        return [*reasons, Message("embers-why-no-overlap")]
    differing = [point for point, kind, other in met if kind != other]
    if differing:
        listed = ", ".join(f"({at_x}, {at_y})" for at_x, at_y in differing)
        reasons.append(Message("embers-why-mismatch", {"number": len(differing), "points": listed}))
    elif not any(kind == COVERED for _, kind, _ in met) and (x, y) not in leaps(p, card):
        reasons.append(Message("embers-why-no-covered"))
    if not p.rules.may_place(p.mind, card, x, y):
        reasons.append(Message("embers-why-walls"))
    return reasons


def _met(p: Position, card: str, x: int, y: int) -> list[tuple[tuple[int, int], str, str]]:
    """The areas of a card that would lie on areas of the Mind: where, its own kind, the kind below."""
    points = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    below = [(point, kind, _kind_at(p, point)) for point, kind in zip(points, MASK[card], strict=True)]
    return [(point, kind, other) for point, kind, other in below if other is not None]


def _kind_at(p: Position, point: tuple[int, int]) -> str | None:
    """The kind of the areas on a grid point, all of which are of one kind (RULES 2.4); None where no card lies."""
    spot = p.mind.frame.spots.get(point)
    if spot is None or not (p.mind.covered | p.mind.clear) >> spot & 1:
        return None
    return COVERED if p.mind.covered >> spot & 1 else CLEAR


# -- actions ----------------------------------------------------------------------------------------------------------


def _about_actions(p: Position, seat: int) -> Iterator[Advice]:
    if _is_left_to_chance(p):
        return
    for action, kind in _ACTIONS.items():
        if (p.mode, kind) in _DOERS:
            reasons = _why_not_now(p, seat, kind) or _why_not_in_question(p, action)
            yield Advice(Message("embers-why-about", {"action": action}), {"action": action}, tuple(reasons))
    for ability in p.rules.abilities:
        name = Message(f"captivity-{CARD[ability].number:02}")
        yield Advice(name, {"action": ability}, tuple(_why_not_ability(p, seat, ability)))


def _is_left_to_chance(p: Position) -> bool:
    """Does the position leave cards open, as documents may, so that nobody is asked yet? Then geometry alone speaks."""
    return p.decision is not None and p.decision.seat == CHANCE


def _why_not_now(p: Position, seat: int, kind: str) -> list[Message]:
    """Why this seat is not asked a question of this kind now, if so."""
    decision = p.decision
    if decision is None:
        return [Message("why-game-over")]
    doers = _DOERS.get((p.mode, kind), ())
    if not doers:
        return [Message("embers-why-not-here")]
    if seat not in doers:
        return [Message("embers-why-role", {"character": Message(f"embers-{character(doers[0], p.mode)}")})]
    if (decision.seat == seat and decision.kind == kind) or (_is_left_to_chance(p) and p.active == seat):
        return []
    if kind == "reveal":
        return [Message("embers-why-reveal-when")]
    if p.active != seat:
        return [Message("why-not-your-turn")]
    if decision.seat != seat:
        return [Message("embers-why-partner-first")]
    if (kind, decision.kind) == ("blink", "observe"):
        return [Message("embers-why-still-drawing")]
    if (kind, decision.kind) == ("observe", "blink"):
        return [Message("embers-why-drawing-over")]
    return [Message("why-question-first")]


def _why_not_in_question(p: Position, action: str) -> list[Message]:
    """Why an action is not among the choices of the question in which it belongs."""
    assert p.decision is not None
    options = p.decision.options
    match action:
        case "draw" if DRAW not in options:
            limit = p.rules.draw_limit
            if not p.deck.size or limit is None:
                return [Message("embers-why-deck-empty")]
            return [Message("embers-why-draw-limit", {"number": limit})]
        case "stop" if STOP not in options:
            return [Message("embers-why-draw-first")]
        case "discard" if not p.added:
            return [Message("embers-why-add-first")]
        case "reveal" if not any(isinstance(option, Reveal) for option in options):
            about = p.decision.about
            assert isinstance(about, str)
            return [Message("embers-why-no-reveal", {"colour": Message(f"embers-colour-{about}")})]
    return []


def _why_not_ability(p: Position, seat: int, ability: str) -> list[Message]:
    decision = p.decision
    if decision is None:
        return [Message("why-game-over")]
    card, window = CARD[ability], p.rules.abilities[ability].window
    owner = AELIN if card.owner == "aelin" else FENRYS
    if seat != owner:
        return [Message("embers-why-role", {"character": Message(f"embers-{card.owner}")})]
    if ability in p.spent:
        return [Message("embers-why-spent", {"uses": card.uses or ""})]
    if decision.seat != seat or decision.kind != _WINDOWS[window]:
        return [Message("embers-why-window", {"window": window})]
    if not any(option[-1] == ability for option in decision.options):
        return [Message("embers-why-no-target")]
    return []
