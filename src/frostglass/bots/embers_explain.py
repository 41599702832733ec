"""The best turns of a position of Embers, told with what speaks for them (embers_reasons.py).

All of it follows from the view of the seat that asks; a guessed position only words the choices.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from frostglass.bots import embers_aelin as aelin
from frostglass.bots import embers_fenrys as fenrys
from frostglass.bots import embers_reasons as reasons
from frostglass.bots.advice import TURNS, Turn
from frostglass.bots.embers_fenrys import USUAL, Care, Plan
from frostglass.bots.embers_judging import LOST, Judge
from frostglass.embers import words
from frostglass.embers.options import DRAW, STOP, Add, Discard, Gather, Keep, Leap, LetGo, Recall, Strike, Take
from frostglass.embers.position import Position
from frostglass.embers.view import View, determinize
from frostglass.engine.decision import Decision, Option
from frostglass.engine.message import Message

_WIDE: Final = Care(width=6, close=4, samples=5)
"""How other turns are found."""


class _Found(NamedTuple):
    """A turn that may be told: its first choice, all choices of it, what it costs, and why it is good."""

    first: Option
    way: tuple[Option, ...]
    cost: float
    why: tuple[Message, ...]


def told(view: View, decision: Decision, rng: random.Random, chosen: Option) -> list[Turn]:
    """The turn that begins with this choice, then the best others."""
    judge, options = Judge(view), list(decision.options)
    match decision.kind:
        case "observe" if not isinstance(chosen, Recall):
            found = _observed(judge, options, rng)
        case "blink":
            found = _planned(judge, options, chosen)
        case "glimpse":
            found = _taken(judge, options)
        case "split" | "strike":
            found = _lost(judge, options)
        case _:
            found = []
    if all(turn.first != chosen for turn in found):
        best = min([turn.cost for turn in found], default=0.0)
        found.append(_Found(chosen, (chosen,), best, tuple(reasons.of_other(judge, chosen))))
    found.sort(key=lambda turn: (turn.first != chosen, turn.cost))
    return _worded(view, decision, _distinct(found), rng)


def _distinct(found: Iterable[_Found]) -> list[_Found]:
    """The first few; of those that are the same choices in another order, or come to the same, one."""
    kept: list[_Found] = []
    for turn in found:
        new = all(set(turn.way) != set(other.way) for other in kept)
        if new and all((round(turn.cost, 6), turn.why) != (round(other.cost, 6), other.why) for other in kept):
            kept.append(turn)
    return kept[:TURNS]


def _worded(view: View, decision: Decision, found: list[_Found], rng: random.Random) -> list[Turn]:
    try:
        p = determinize(view, rng)
    except ValueError:  # a laid-out position that no deal leads to
        return []
    turns = []
    for turn in found:
        p.mind = view.mind
        steps = tuple([_step(p, decision, option) for option in turn.way])
        turns.append(Turn(turn.first, steps, 0.0 - turn.cost, turn.why or (Message("speaks-quiet"),)))
    return turns


def _step(p: Position, decision: Decision, option: Option) -> Message:
    """A choice in words; an addition is made in the guessed position, for those after it."""
    said = words.label(p, decision, option)
    if isinstance(option, Add | Leap):
        p.mind = p.mind.add(option.card, option.x, option.y)
    return said


# -- Fenrys -----------------------------------------------------------------------------------------------------------


def _observed(judge: Judge, options: list[Option], rng: random.Random) -> list[_Found]:
    """Draw or stop, weighed with the same luck as the partner does."""
    scene, row = fenrys.with_demons(judge.scene, judge.v.drawn), judge.v.row
    plan = fenrys.best_plan(judge, scene, row, USUAL, must_add=True) if STOP in options else None
    if plan is None:
        return [_Found(DRAW, (DRAW,), 0.0, (Message("speaks-embers-nothing-fits"),))]
    saved, cost = fenrys.saving(judge, plan.scene, rng, USUAL), judge.draw_cost(plan.scene)
    stops = (*reasons.of_plan(judge, scene, plan, row), *reasons.of_stop(judge, saved, cost))
    draws = tuple(reasons.of_draw(judge, saved, cost))
    return [
        _Found(STOP, (STOP,), plan.cost, stops),
        _Found(DRAW, (DRAW,), plan.cost - saved + cost, draws),
    ]


def _planned(judge: Judge, options: list[Option], chosen: Option) -> list[_Found]:
    """Whole turns; that of the choice as the partner plans it."""
    must_add = not any(isinstance(option, Discard) for option in options)
    row = judge.v.row

    def found(plan: Plan) -> _Found:
        first = plan.steps[0] if plan.steps else fenrys.put_away(judge, options)
        return _Found(first, plan.steps or (first,), plan.cost, tuple(reasons.of_plan(judge, judge.scene, plan, row)))

    care = [fenrys.plans(judge, judge.scene, row, care, must_add=must_add) for care in (USUAL, _WIDE)]
    plans = [plan for planned in care for plan in planned]
    if isinstance(chosen, Add | Leap) and all(plan.steps[:1] != (chosen,) for plan in plans):
        scene, gain = judge.added(judge.scene, chosen.card, chosen.x, chosen.y)
        rest = tuple([card for card in row if card != chosen.card])
        plans.append(Plan(fenrys.ended(judge, scene, rest) - gain, (chosen,), scene))
    if isinstance(chosen, LetGo):
        return [found(plan) for plan in plans]
    return [found(plan) for plan in sorted(plans, key=lambda plan: (plan.steps[:1] != (chosen,), plan.cost))[:12]]


# -- Aelin ------------------------------------------------------------------------------------------------------------


def _taken(judge: Judge, options: list[Option]) -> list[_Found]:
    found = []
    for option in options:
        if isinstance(option, Take | Gather):
            cost = aelin.take_cost(judge, option)
            if cost < LOST:
                why = reasons.of_take(judge, option.card) if isinstance(option, Take) else ()
                found.append(_Found(option, (option,), cost, tuple(why)))
    return found


def _lost(judge: Judge, options: list[Option]) -> list[_Found]:
    """The part to keep of a split Mind, or the card that a demon gets."""
    found = []
    for option in options:
        if isinstance(option, Keep | Strike):
            scene = reasons.lost(judge, option)
            found.append(_Found(option, (option,), judge.cost(scene), tuple(reasons.of_loss(judge, scene))))
    return found
