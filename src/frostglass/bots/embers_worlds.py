"""A guessed world, in which quick partners play a choice on to the end of the day; embers_guide.py compares them."""

from __future__ import annotations

import random
from typing import Final

from frostglass.bots import embers_fenrys as fenrys
from frostglass.bots.embers import careful
from frostglass.bots.embers_days import chance
from frostglass.bots.embers_fenrys import Care
from frostglass.bots.embers_judging import Judge
from frostglass.embers.options import STOP, Discard, LetGo, Snarl
from frostglass.embers.position import Position
from frostglass.embers.view import View, determinize, view
from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE, Decision, Option
from frostglass.engine.deck import Deck

QUICK: Final = Care(width=1, close=1, samples=2)
"""How the partners of a guessed world plan."""

Way = tuple[Option, ...]
"""A choice to be compared: a single one, or all additions of a Blink, after which the rest of the row is put away."""


def guessed(seen: View, rng: random.Random) -> Position:
    """A position that the view could be of, its deck in an order that every choice meets."""
    p = determinize(seen, rng)
    p.deck = Deck(tuple(rng.sample(p.deck.pool, len(p.deck.pool))), (), p.deck.bottom)
    return p


def played_on(p: Position, way: Way, seed: int) -> float:
    """The chance to win that this way leads to, when the day is over."""
    luck = random.Random(seed)
    day = p.day
    pair = Pair(p, luck)
    pair.go(way)
    while (decision := p.decision) is not None:
        if decision.seat == CHANCE:
            if p.day != day:
                return chance(p)
            p.play(pick(decision.options, luck.getrandbits(60), 1))
        elif len(decision.options) == 1:
            p.play(decision.options[0])
        else:
            p.play(pair.choice(decision))
    return 1.0 if p.outcome == "won" else 0.0


class Pair:
    """Quick partners at both seats of a world. Fenrys keeps to the plan of his turn as long as it can be kept."""

    def __init__(self, p: Position, luck: random.Random) -> None:
        self._p = p
        self._luck = luck
        self._turn = 0
        """The turn that is planned."""
        self._steps: Way = ()
        """The additions still to be made in it."""

    def go(self, way: Way) -> None:
        """Make the choice that is compared."""
        decision = self._p.decision
        assert decision is not None
        if decision.kind == "blink":
            self._keep(way)
        else:
            self._p.play(way[0])

    def choice(self, decision: Decision) -> Option:
        """What they choose."""
        p, options = self._p, list(decision.options)
        if decision.kind == "blink":
            step = self._next(options)
            return step if step is not None else self._planned(decision, options)
        if decision.kind == "observe":
            option, plan = fenrys.observed(Judge(view(p, decision.seat)), options, self._luck, QUICK)
            if option == STOP and plan is not None:
                self._keep(plan.steps)
            return option
        return careful(view(p, decision.seat), decision, QUICK, self._luck)

    def _keep(self, steps: Way) -> None:
        self._turn, self._steps = self._p.turns, steps

    def _next(self, options: list[Option]) -> Option | None:
        """The next step of the turn that is planned; None where it has to be planned anew."""
        if self._p.turns != self._turn or any(isinstance(option, Snarl) for option in options):
            return None
        if self._steps:
            step, self._steps = self._steps[0], self._steps[1:]
            return step if step in options else None
        if any(isinstance(option, LetGo) for option in options):
            return fenrys.put_away(Judge(view(self._p, self._p.active)), options)
        return next((option for option in options if isinstance(option, Discard)), None)

    def _planned(self, decision: Decision, options: list[Option]) -> Option:
        option, plan = fenrys.planned(Judge(view(self._p, decision.seat)), options, QUICK)
        if plan is not None:
            self._keep(plan.steps[1:])
        return option
