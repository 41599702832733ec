"""The guide of embers: it compares what the partner would do with other choices, by playing them on in guessed worlds.

A world is drawn from the view; the same deck order and the same luck serve every choice. Quick partners play on to the
end of the day, where the chance to win counts (embers_days.py). Another choice replaces the partner's own only when it
is surely better. It agrees on nothing: what the others do in a world is what any partner would do.
"""

from __future__ import annotations

import random
from math import sqrt
from typing import Final

from frostglass.bots import embers_aelin as aelin
from frostglass.bots import embers_fenrys as fenrys
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.embers import careful, partner
from frostglass.bots.embers_days import chance
from frostglass.bots.embers_fenrys import Care
from frostglass.bots.embers_judging import LOST, Judge
from frostglass.embers.options import DRAW, STOP, Add, Bare, Discard, Gather, LetGo, Take
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN
from frostglass.embers.view import View, determinize, view
from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE, Decision, Option
from frostglass.engine.deck import Deck

QUICK: Final = Care(width=1, close=1, samples=2)
"""How the partners of a guessed world plan."""
WIDE: Final = Care(width=6, close=4, samples=5)
"""How the plans are found that are compared."""
COMPARED: Final = 4
"""So many choices are compared."""
SURE: Final = 1.5
"""So many standard errors have to lie between a choice and the partner's own."""
LEAST: Final = 8
"""After so many worlds choices that are clearly worse are dropped."""

Way = tuple[Option | None, ...]
"""A choice to be compared: what is chosen now and in the rest of the turn; None puts the rest of the row away."""


def guide(seen: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """A choice; a step of the budget is one world played on by one choice."""
    clock = Clock(budget)
    own = partner(seen, decision, Budget(), rng)
    ways = _ways(seen, decision, own)
    if len(ways) > 1:
        chosen = ways[_compared(seen, ways, clock, rng)][0]
        own = fenrys.put_away(Judge(seen), list(decision.options)) if chosen is None else chosen
    if seen.seat == AELIN:
        clock.wait()  # how long she thinks must not tell Fenrys what lies face down
    return own


# -- what is compared -------------------------------------------------------------------------------------------------


def _ways(seen: View, decision: Decision, own: Option) -> list[Way]:
    """The choices to compare, the partner's own first; a single one when there is nothing to compare."""
    judge, options = Judge(seen), list(decision.options)
    match decision.kind:
        case "observe" if own in (DRAW, STOP) and DRAW in options and STOP in options:
            return _stops(judge, own)
        case "glimpse" if not isinstance(own, Bare):
            return _takes(judge, options, own)
        case "blink" if isinstance(own, Add | Discard | LetGo) and not judge.gathers:
            return _plans(judge, options, own)
    return [(own,)]


def _stops(judge: Judge, own: Option) -> list[Way]:
    """Draw or stop, where he can go on after either."""
    scene = fenrys.with_demons(judge.scene, judge.v.drawn)
    can_stop = fenrys.best_plan(judge, scene, judge.v.row, QUICK, must_add=True) is not None
    return [(own,), (STOP if own == DRAW else DRAW,)] if can_stop else [(own,)]


def _takes(judge: Judge, options: list[Option], own: Option) -> list[Way]:
    """The cards that leave the least to do."""
    others = [option for option in options if isinstance(option, Take | Gather) and option != own]
    costs = [aelin.take_cost(judge, option) for option in others]
    best = sorted(range(len(others)), key=costs.__getitem__)[: COMPARED - 1]
    return [(own,), *[(others[i],) for i in best if costs[i] < LOST]]


def _plans(judge: Judge, options: list[Option], own: Option) -> list[Way]:
    """Whole turns: what the partner plans, and others that come to something else."""
    must_add = not any(isinstance(option, Discard) for option in options)
    row = judge.v.row
    mine = fenrys.best_plan(judge, judge.scene, row, fenrys.USUAL, must_add=must_add)
    if mine is None:
        return [(own,)]
    found: list[Way] = [(*mine.steps, None)]
    met = {(round(mine.cost, 9), len(mine.steps))}
    for plan in sorted(fenrys.plans(judge, judge.scene, row, WIDE, must_add=must_add), key=lambda plan: plan.cost):
        look = round(plan.cost, 9), len(plan.steps)
        if look not in met and len(found) < COMPARED:
            met.add(look)
            found.append((*plan.steps, None))
    return found


# -- comparing --------------------------------------------------------------------------------------------------------


def _compared(seen: View, ways: list[Way], clock: Clock, rng: random.Random) -> int:
    """The number of the way to go."""
    gains: dict[int, list[float]] = {i: [] for i in range(1, len(ways))}
    worlds = 0
    while gains and clock.spent() < 1:
        world, luck = _world(seen, rng), rng.getrandbits(60)
        own = _played_on(world.copy(), ways[0], luck)
        clock.step()
        for i in gains:
            gains[i].append(_played_on(world.copy(), ways[i], luck) - own)
            clock.step()
        worlds += 1
        if worlds >= LEAST and worlds % 4 == 0:
            gains = {i: found for i, found in gains.items() if _lead(found) > -SURE}
    surely = {i: sum(found) for i, found in gains.items() if worlds >= LEAST and _lead(found) > SURE}
    return max(surely, key=surely.__getitem__, default=0)


def _lead(gains: list[float]) -> float:
    """The mean gain in standard errors."""
    n = len(gains)
    mean = sum(gains) / n
    spread = sum(gain * gain for gain in gains) / n - mean * mean
    return mean / sqrt(max(spread, 1e-9) / n)


def _world(seen: View, rng: random.Random) -> Position:
    """A position that the view could be of, its deck in an order that every choice meets."""
    p = determinize(seen, rng)
    p.deck = Deck(tuple(rng.sample(p.deck.pool, len(p.deck.pool))), (), p.deck.bottom)
    return p


def _played_on(p: Position, way: Way, seed: int) -> float:
    """The chance to win that this way leads to, when the day is over."""
    luck = random.Random(seed)
    day = p.day
    _go(p, way)
    while (decision := p.decision) is not None:
        if decision.seat == CHANCE:
            if p.day != day:
                return chance(p)
            p.play(pick(decision.options, luck.getrandbits(60), 1))
        elif len(decision.options) == 1:
            p.play(decision.options[0])
        else:
            p.play(careful(view(p, decision.seat), decision, QUICK, luck))
    return 1.0 if p.outcome == "won" else 0.0


def _go(p: Position, way: Way) -> None:
    """Go a way as far as it can be gone; where something else is asked or cannot be done, partners go on."""
    turn = p.turns
    for step in way:
        decision = p.decision
        if decision is None or p.turns != turn or (len(way) > 1 and decision.kind != "blink"):
            return
        options = list(decision.options)
        if step is None:
            while (decision := p.decision) is not None and p.turns == turn and decision.kind == "blink":
                p.play(fenrys.put_away(Judge(view(p, decision.seat)), list(decision.options)))
        elif step in options:
            p.play(step)
        else:
            return
