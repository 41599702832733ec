"""Why not? The private reasons a seat can ask for: why a being, a flare, a thaw, a task is not to be had now, and the
pattern finder. Everything follows from what the asking seat sees."""

from __future__ import annotations

from typing import NamedTuple

from frostglass.arena.board import BIT, NAMES, squares
from frostglass.arena.flares import FLARES, differences
from frostglass.arena.patterns import CARDS, LEGENDARY, RANKS
from frostglass.arena.state import State, colour_of, rank_of
from frostglass.arena.summoning import higher_than, summonings
from frostglass.arena.tasks import PROGRESS, Progress, is_met, outlook
from frostglass.engine.message import Message


class Missing(NamedTuple):
    """A cell of a pattern that is not filled: its square and the rank it asks for."""

    square: int
    rank: int


class Fit(NamedTuple):
    """A place of a pattern on the board, complete or with pieces missing."""

    card: str
    target: int
    orientation: int
    used: tuple[int, ...]
    missing: tuple[Missing, ...]
    blocked: bool
    """A piece of higher rank stands on the target square (RULES 6.3)."""


def fits(p: State, seat: int, card_id: str, most_missing: int = 2) -> list[Fit]:
    """All places of a being's pattern that lack at most so many pieces, the complete ones first."""
    card = CARDS[card_id]
    me = p.colour(seat)
    cells = p.cells
    higher = higher_than(p, card.rank)
    found = []
    for orientation in card.orientations:
        for target in squares(orientation.legal):
            missing = []
            for (x, y), rank in orientation.cells:
                square = target + 9 * y + x
                cell = cells[square]
                if not cell or colour_of(cell) != me or rank_of(cell) < rank:
                    missing.append(Missing(square, rank))
                    if len(missing) > most_missing:
                        break
            else:
                used = orientation.used_squares[target]
                blocked = bool(higher & BIT[target])
                found.append(Fit(card_id, target, orientation.number, used, tuple(missing), blocked))
    return sorted(found, key=lambda fit: (len(fit.missing), fit.blocked, fit.target, fit.orientation))


def why_not_summon(p: State, seat: int, card: str, target: int = -1) -> list[Message]:
    """Why this being cannot be summoned now (on this square); empty when it can be."""
    reasons = _why_no_action(p, seat)
    ways = [way for way in summonings(p, (card,)) if target in (-1, way.target)] if p.turn == seat else []
    if ways:
        return reasons
    places = [fit for fit in fits(p, seat, card, 9) if target in (-1, fit.target)]
    complete = [fit for fit in places if not fit.missing]
    name = Message(f"card-{card}")
    if not places:
        reasons.append(Message("why-off-board", {"card": name, "square": NAMES[target]}))
    elif complete and all(fit.blocked for fit in complete):
        higher = Message(f"rank-{RANKS[rank_of(p.cells[complete[0].target])]}")
        reasons.append(Message("why-higher-rank", {"square": NAMES[complete[0].target], "rank": higher}))
    elif complete and p.turn == seat:
        supply = "legendary" if CARDS[card].rank == LEGENDARY else "dual"
        reasons.append(Message(f"why-shortage-{supply}", {"card": name}))
    elif not complete:
        nearest = places[0]
        reasons.append(
            Message(
                "why-pieces-missing",
                {
                    "card": name,
                    "square": NAMES[nearest.target],
                    "number": len(nearest.missing),
                    "squares": ", ".join(NAMES[cell.square] for cell in nearest.missing),
                },
            )
        )
    return reasons


def _why_no_action(p: State, seat: int) -> list[Message]:
    """Why this seat can take no action but placing, if so."""
    if p.turn != seat:
        return [Message("why-not-your-turn")]
    if p.control != seat:
        return [Message("why-control-passed")]
    if not p.actions:
        return [Message("why-no-action")]
    return []


def why_not_invoke(p: State, seat: int, flare: str) -> list[Message]:
    """Why a flare cannot be invoked now: how far each opponent is from its criteria; empty when it can be."""
    if p.turn != seat:
        return [Message("why-not-your-turn")]
    if p.control != seat:
        return [Message("why-control-passed")]
    needs = FLARES[flare]
    reasons = []
    for versus in range(p.colours):
        if versus == p.colour(seat):
            continue
        upgraded, pieces = differences(p, versus)
        if upgraded >= needs.upper or pieces >= needs.lower:
            return []
        reasons.append(
            Message(
                "why-flare",
                {
                    "seat": "ABCD"[versus],
                    "upgraded": upgraded,
                    "upper": needs.upper,
                    "pieces": pieces,
                    "lower": needs.lower,
                },
            )
        )
    return reasons


def why_not_thaw(p: State, seat: int) -> list[Message]:
    """Why nothing can be thawed now; empty when it can be."""
    if p.frozen[seat - 1] is None:
        return [Message("why-nothing-frozen")]
    if p.turn != seat:
        return [Message("why-not-your-turn")]
    if p.control != seat:
        return [Message("why-control-passed")]
    return []


def why_not_discard(p: State, seat: int) -> list[Message]:
    """Why the Discard action is not possible now; empty when it is."""
    reasons = _why_no_action(p, seat)
    if p.turn == seat and p.discard_used:
        reasons.append(Message("why-discard-used"))
    if not p.hands[seat - 1]:
        reasons.append(Message("why-no-being"))
    return reasons


def why_not_end(p: State, seat: int) -> list[Message]:
    """Why the turn cannot be ended now; empty when it can be."""
    if p.turn != seat:
        return [Message("why-not-your-turn")]
    if p.actions:
        return [Message("why-actions-left", {"number": p.actions})]
    return []


def task_progress(p: State, task: str) -> Progress:
    """How far the turn player is with a task: alternatives of (what there is, what is needed)."""
    return PROGRESS[task](outlook(p))


def why_not_claim(p: State, seat: int, task: str) -> list[Message]:
    """Why a task cannot be claimed; empty when its condition holds now and it is a current one."""
    reasons = []
    if task not in p.tasks:
        reasons.append(Message("why-task-not-current", {"task": Message(f"task-{task}")}))
    if p.turn != seat:
        return [*reasons, Message("why-not-your-turn")]
    progress = task_progress(p, task)
    if not is_met(progress):
        best = max(progress, key=lambda needs: sum(min(have, need) - need for have, need in needs))
        reasons += [Message("why-task", {"have": have, "need": need}) for have, need in best if have < need]
    return reasons
