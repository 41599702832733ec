"""The arena's ladder. Each bot draws a guess at what its view hides and plays the options forward there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from frostglass.arena.forms import FORMS
from frostglass.arena.position import Position
from frostglass.arena.view import View, determinize
from frostglass.bots import greedy, search, setup
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned import search as led
from frostglass.bots.learned.net import Net, net_for
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused

Bot = Callable[[View, Decision, Budget, random.Random], Option]


def apprentice(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """One choice ahead; that needs little time."""
    if decision.kind == "setup":
        return setup.choose(view, decision)
    clock = Clock(budget)
    p = guess(view, rng)
    if p is None:
        return rng.choice(decision.options)
    return greedy.choose(p, Judge(view, weights_for(p.form.scoring, beginner=True)), clock, rng)


def adept(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Whole turns."""
    return _searching(view, decision, budget, rng, search.ADEPT)


def master(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Whole turns and the answers to them, judged by what was learned in many games."""
    return led_by(net_for(FORMS[view.mode].scoring), view, decision, budget, rng)


def led_by(
    net: Net | None,
    view: View,
    decision: Decision,
    budget: Budget,
    rng: random.Random,
    style: led.Style = led.MASTER,
) -> Option:
    """What a search led by this net chooses; without one the hand-written value has to do."""
    if net is None:
        return _searching(view, decision, budget, rng, search.MASTER)
    if decision.kind == "setup":
        return setup.choose(view, decision)
    clock = Clock(budget)
    p = guess(view, rng)
    if p is None:
        return rng.choice(decision.options)
    return led.choose(p, Judge(view, weights_for(p.form.scoring)), clock, rng, net, style)


ARENA: Final[dict[str, Bot]] = {"apprentice": apprentice, "adept": adept, "master": master}


def _searching(view: View, decision: Decision, budget: Budget, rng: random.Random, style: search.Style) -> Option:
    if decision.kind == "setup":
        return setup.choose(view, decision)
    clock = Clock(budget)
    p = guess(view, rng)
    if p is None:
        return rng.choice(decision.options)
    return search.choose(p, Judge(view, weights_for(p.form.scoring)), clock, rng, style)


def guess(view: View, rng: random.Random) -> Position | None:
    """A position that the view could be of; None where it does not tell enough to play on: in an effect that a teammate
    has handed over."""
    try:
        return determinize(view, rng)
    except Refused:
        return None
