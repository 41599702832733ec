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
from frostglass.bots.embers import partner
from frostglass.bots.embers_fenrys import Care
from frostglass.bots.embers_judging import LOST, Judge
from frostglass.bots.embers_worlds import QUICK, Way, guessed, played_on
from frostglass.embers.options import DRAW, STOP, Add, Bare, Discard, Gather, LetGo, Take
from frostglass.embers.table import AELIN
from frostglass.embers.view import View
from frostglass.engine.decision import Decision, Option

WIDE: Final = Care(width=6, close=4, samples=5)
"""How the plans are found that are compared."""
COMPARED: Final = 4
"""So many choices are compared."""
SURE: Final = 1.5
"""So many standard errors have to lie between a choice and the partner's own."""
LEAST: Final = 8
"""After so many worlds choices that are behind, or no different in any of them, are dropped."""
BEHIND: Final = 0.75
"""So many standard errors: what is behind by them is hardly ever chosen in the end."""


def guide(seen: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """A choice; a step of the budget is one world played on by one choice."""
    clock = Clock(budget)
    own = partner(seen, decision, Budget(), rng)
    ways = _ways(seen, decision, own)
    if len(ways) > 1:
        way = ways[_compared(seen, ways, clock, rng)]
        own = way[0] if way else fenrys.put_away(Judge(seen), list(decision.options))
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
    found: list[Way] = [mine.steps]
    met = {(round(mine.cost, 9), len(mine.steps))}
    for plan in sorted(fenrys.plans(judge, judge.scene, row, WIDE, must_add=must_add), key=lambda plan: plan.cost):
        look = round(plan.cost, 9), len(plan.steps)
        if look not in met and len(found) < COMPARED:
            met.add(look)
            found.append(plan.steps)
    return found


# -- comparing --------------------------------------------------------------------------------------------------------


def _compared(seen: View, ways: list[Way], clock: Clock, rng: random.Random) -> int:
    """The number of the way to go."""
    gains: dict[int, list[float]] = {i: [] for i in range(1, len(ways))}
    worlds = 0
    while gains and clock.spent() < 1:
        world, luck = guessed(seen, rng), rng.getrandbits(60)
        own = played_on(world.copy(), ways[0], luck)
        clock.step()
        for i in gains:
            gains[i].append(played_on(world.copy(), ways[i], luck) - own)
            clock.step()
        worlds += 1
        if worlds >= LEAST and worlds % 4 == 0:
            gains = {i: found for i, found in gains.items() if any(found) and _lead(found) > -BEHIND}
    surely = {i: sum(found) for i, found in gains.items() if worlds >= LEAST and _lead(found) > SURE}
    return max(surely, key=surely.__getitem__, default=0)


def _lead(gains: list[float]) -> float:
    """The mean gain in standard errors."""
    n = len(gains)
    mean = sum(gains) / n
    spread = sum(gain * gain for gain in gains) / n - mean * mean
    return mean / sqrt(max(spread, 1e-9) / n)
