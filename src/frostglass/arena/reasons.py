"""Why not? The private reasons a seat can ask for: why a being, a flare, an action, a task is not to be had now.

Everything follows from what the asking seat sees: the board, the turn, its own cards. No reason: it can be done now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from frostglass.arena.board import BIT, NAMES, ON_BOARD, SQUARES
from frostglass.arena.fits import Fit, fits, nearest
from frostglass.arena.flares import FLARES, differences
from frostglass.arena.patterns import CARDS, LEGENDARY, RANKS
from frostglass.arena.schools import told_of
from frostglass.arena.state import State, rank_of
from frostglass.arena.summoning import hand, summonings
from frostglass.arena.tasks import PROGRESS, outlook
from frostglass.engine.decision import CHANCE
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice
from frostglass.engine.message import Message

LETTERS: Final = "ABCD"
MOST_NEAR: Final = 24
"""So many places are told of at once."""
_WISHES: Final = ("card", "square", "task", "action")


def advise(p: State, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
    """Answers to a seat: about one of its cards, a task, an action, a square, a card on a square, or everything."""
    if not 1 <= seat <= p.seats:
        raise Refused("no-such-seat", seat=seat)
    fields = Fields(wish, "wish")
    for name in wish:
        if name not in _WISHES:
            raise Refused("unknown-field", field=fields.path(name))
    square = fields.text("square", None)
    target = -1 if square is None else _square_named(square)
    card, task, action = (fields.text(name, None) for name in ("card", "task", "action"))
    if card is not None:
        return [_about_card(p, seat, card, target)]
    if task is not None:
        if task not in PROGRESS or p.form.scoring != "tasks":
            raise Refused("unknown-task", task=task)
        return [_about_task(p, seat, task)]
    actions = {str(advice.marks["action"]): advice for advice in _about_actions(p, seat, target)}
    if action is not None:
        if action not in actions:
            raise Refused("unknown-action", action=action)
        return [actions[action]]
    summons = [_about_summoning(p, seat, held, target) for held in (*hand(p, seat), *p.legends[seat - 1])]
    if target >= 0:
        return [actions["place"], *summons]
    return [
        *summons,
        *(_about_flare(p, seat, flare) for flare in p.flares[seat - 1]),
        *actions.values(),
        *(_about_task(p, seat, task) for task in p.tasks),
    ]


def _square_named(name: str) -> int:
    if name not in NAMES or NAMES.index(name) not in SQUARES:
        raise Refused("unknown-square", square=name)
    return NAMES.index(name)


def _about_card(p: State, seat: int, card: str, target: int) -> Advice:
    if card in (*hand(p, seat), *p.legends[seat - 1]):
        return _about_summoning(p, seat, card, target)
    if card in p.flares[seat - 1]:
        return _about_flare(p, seat, card)
    for advice in _about_keywords(p, seat):
        if advice.marks.get("card") == card:
            return advice._replace(about=Message(f"card-{card}"), marks={"card": card})
    raise Refused("not-your-card", card=card)  # the same words wherever else it is


def _about_summoning(p: State, seat: int, card: str, target: int) -> Advice:
    marks = {"card": card} if target < 0 else {"card": card, "square": NAMES[target]}
    reasons = tuple(why_not_summon(p, seat, card, target))
    targets = ON_BOARD if target < 0 else BIT[target]
    return Advice(Message(f"card-{card}"), marks, reasons, tuple(_near(fits(p, seat, card, targets=targets))))


def _near(found: list[Fit]) -> Iterator[dict[str, Any]]:
    """Places as JSON values. Where the card can lie in several ways on the same pieces, the first stands for all."""
    told: set[tuple[int, tuple[int, ...]]] = set()
    for fit in found:
        if len(told) < MOST_NEAR and (fit.target, fit.used) not in told:
            told.add((fit.target, fit.used))
            yield near_document(fit)


def near_document(fit: Fit) -> dict[str, Any]:
    """A place of a pattern as JSON values."""
    return {
        "square": NAMES[fit.target],
        "used": [NAMES[square] for square in fit.used],
        "missing": [{"square": NAMES[square], "rank": RANKS[rank]} for square, rank in fit.missing],
        "lent": [NAMES[square] for square in fit.lent],
        "blocked": fit.blocked,
        "turned": fit.orientation,
    }


def _about_flare(p: State, seat: int, flare: str) -> Advice:
    return Advice(Message(f"card-{flare}"), {"card": flare}, tuple(why_not_invoke(p, seat, flare)))


def _about_task(p: State, seat: int, task: str) -> Advice:
    return Advice(Message(f"task-{task}"), {"task": task}, tuple(why_not_claim(p, seat, task)))


def _about_actions(p: State, seat: int, target: int) -> Iterator[Advice]:
    place = {"action": "place"} if target < 0 else {"action": "place", "square": NAMES[target]}
    yield Advice(Message("why-about-place"), place, tuple(why_not_place(p, seat, target)))
    yield Advice(Message("why-about-discard"), {"action": "discard"}, tuple(why_not_discard(p, seat)))
    yield from _about_keywords(p, seat)
    if p.form.teams:
        yield Advice(Message("why-about-pass"), {"action": "pass"}, tuple(_why_no_action(p, seat)))
    yield Advice(Message("why-about-end"), {"action": "end"}, tuple(why_not_end(p, seat)))


def _about_keywords(p: State, seat: int) -> Iterator[Advice]:
    """What the keywords let one do without an action, before and after any (RULES 4.2)."""
    shared = _why_not_in_control(p, seat)
    for keyword in told_of(p):
        yield from keyword.advise(p, seat, shared)


# -- what stands in the way of everything -----------------------------------------------------------------------------


def _why_not_asked(p: State, seat: int) -> list[Message]:
    """Why this seat does not have the main phase's choice now, if so."""
    decision = p.decision
    if decision is None:
        return [Message("why-game-over")]
    if decision.kind == "main":
        return [] if decision.seat == seat else [Message("why-not-your-turn")]
    if decision.seat == seat:
        return [Message("why-question-first")]
    if p.turn != seat or decision.seat == CHANCE:
        return [Message("why-not-your-turn")]
    return [Message("why-other-decides", {"seat": LETTERS[decision.seat - 1]})]


def _why_not_in_control(p: State, seat: int) -> list[Message]:
    """Why this seat can do nothing of its own turn, if so: who places for a teammate does no more (RULES 13.6)."""
    if p.turn == seat and p.control != seat and p.result is None:
        return [Message("why-control-passed")]
    if p.turn != seat and p.control == seat and p.result is None:
        return [Message("why-not-your-turn")]
    return _why_not_asked(p, seat)


def _why_no_action(p: State, seat: int) -> list[Message]:
    """Why this seat can take no action but placing, if so."""
    reasons = _why_not_in_control(p, seat)
    return reasons if reasons or p.actions else [Message("why-no-action")]


# -- one thing after the other ----------------------------------------------------------------------------------------


def why_not_summon(p: State, seat: int, card: str, target: int = -1) -> list[Message]:
    """Why this being cannot be summoned now (on this square)."""
    reasons = _why_no_action(p, seat)
    ways = [way for way in summonings(p, (card,)) if target in (-1, way.target)] if p.turn == seat else []
    if ways:
        return reasons
    for keyword in told_of(p):
        reasons += keyword.why(p, seat)
    places = nearest(p, seat, card, ON_BOARD if target < 0 else BIT[target])
    name = Message(f"card-{card}")
    if not places:
        reasons.append(Message("why-off-board", {"card": name, "square": NAMES[target]}))
        return reasons
    first = places[0]
    if first.missing:
        squares = ", ".join(NAMES[cell.square] for cell in first.missing)
        where = NAMES[first.target]
        told = Message(
            "why-pieces-missing", {"card": name, "square": where, "number": len(first.missing), "squares": squares}
        )
        reasons.append(told)
    elif first.blocked:
        higher = Message(f"rank-{RANKS[rank_of(p.cells[first.target])]}")
        reasons.append(Message("why-higher-rank", {"square": NAMES[first.target], "rank": higher}))
    elif p.turn == seat:
        supply = "legendary" if CARDS[card].rank == LEGENDARY else "dual"
        reasons.append(Message(f"why-shortage-{supply}", {"card": name}))
    return reasons


def why_not_place(p: State, seat: int, target: int = -1) -> list[Message]:
    """Why no common piece can be placed now (on this square)."""
    if p.turn == seat and p.control != seat and p.result is None:
        return [Message("why-control-passed")]
    reasons = _why_not_asked(p, seat)
    if not reasons and not p.actions:
        reasons.append(Message("why-no-action"))
    if target >= 0:
        if p.cells[target]:
            reasons.append(Message("why-occupied", {"square": NAMES[target]}))
        if p.dual_free(p.colour(seat)) <= 0:
            reasons.append(Message("why-lift-first"))
    return reasons


def why_not_invoke(p: State, seat: int, flare: str) -> list[Message]:
    """Why a flare cannot be invoked now; in one's own turn how far each opponent is from its criteria."""
    reasons = _why_not_in_control(p, seat)
    if p.turn != seat:
        return reasons  # the criteria compare with the turn player (RULES 8.2)
    needs = FLARES[flare]
    compared = []
    for versus in range(p.colours):
        if versus == p.colour(seat):
            continue
        upgraded, pieces = differences(p, versus)
        if upgraded >= needs.upper or pieces >= needs.lower:
            return reasons
        compared.append(
            Message(
                "why-flare",
                {
                    "seat": LETTERS[versus],
                    "upgraded": upgraded,
                    "upper": needs.upper,
                    "pieces": pieces,
                    "lower": needs.lower,
                },
            )
        )
    return [*reasons, *compared]


def why_not_discard(p: State, seat: int) -> list[Message]:
    """Why the Discard action is not possible now."""
    reasons = _why_no_action(p, seat)
    if p.turn == seat and p.discard_used:
        reasons.append(Message("why-discard-used"))
    if not p.hands[seat - 1]:
        reasons.append(Message("why-no-being"))
    return reasons


def why_not_end(p: State, seat: int) -> list[Message]:
    """Why the turn cannot be ended now."""
    reasons = _why_not_in_control(p, seat)
    if p.turn == seat and p.actions and p.result is None:
        reasons.append(Message("why-actions-left", {"number": p.actions}))
    return reasons


def why_not_claim(p: State, seat: int, task: str) -> list[Message]:
    """Why a task cannot be claimed now; a fulfilled one waits for the end of the turn (RULES 11.2)."""
    reasons = []
    if task not in p.tasks:
        reasons.append(Message("why-task-not-current", {"task": Message(f"task-{task}")}))
    if p.result is not None:
        return [*reasons, Message("why-game-over")]
    if p.turn != seat:
        return [*reasons, Message("why-not-your-turn")]
    needs = nearest_alternative(p, task)
    lacking = [(have, need) for have, need in needs if have < need]
    if lacking:
        reasons += [Message("why-task", {"have": have, "need": need}) for have, need in lacking]
    elif not reasons and (p.decision is None or p.decision.kind != "claim"):
        reasons.append(Message("why-task-at-end"))
    return reasons


def nearest_alternative(p: State, task: str) -> list[tuple[int, int]]:
    """How far the turn player is with a task: what there is and what is needed, in the alternative that lacks least."""
    alternatives = PROGRESS[task](outlook(p, p.colour(p.turn)))
    return max(alternatives, key=lambda needs: sum(min(have, need) - need for have, need in needs))
