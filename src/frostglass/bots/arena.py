"""The arena's ladder. Each bot draws a guess at what its view hides and plays the options forward there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from frostglass.arena.position import Position
from frostglass.arena.view import View, determinize
from frostglass.bots import beginners, search, setup
from frostglass.bots.advice import Turn
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned import search as led
from frostglass.bots.learned.explain import turns
from frostglass.bots.learned.net import Net, net_for
from frostglass.bots.learned.replies import replied
from frostglass.bots.learned.taste import LIKED
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused

Bot = Callable[[View, Decision, Budget, random.Random], Option]


def child(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Sees a pattern only as it is printed, and strikes where it can."""
    return _looking_once(view, decision, budget, rng, ("apprentice", "child"), beginners.CHILD)


def novice(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Sees turned patterns but no mirrored ones, and overlooks something now and then."""
    return _looking_once(view, decision, budget, rng, ("apprentice",), beginners.NOVICE)


def apprentice(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """One choice ahead; that needs little time."""
    return _looking_once(view, decision, budget, rng, ("apprentice",), beginners.ALL)


def adept(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Whole turns."""
    return _searching(view, decision, budget, rng, search.ADEPT)


def master(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """Whole turns and the answers to them, judged by what was learned in many games."""
    return led_by(net_for(view.mode), view, decision, budget, rng)


def grandmaster(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """The master with time: more turns, and the best of them once more with the answers in guessed worlds."""
    return led_by(net_for(view.mode), view, decision, budget, rng, led.GRANDMASTER)


def of_style(liking: str) -> Bot:
    """A master that likes something besides winning."""

    def bot(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
        net = net_for(view.mode)
        return led_by(net, view, decision, budget, rng, led.MASTER._replace(liking=liking))

    return bot


ARENA: Final[dict[str, Bot]] = {
    "child": child,
    "novice": novice,
    "apprentice": apprentice,
    "adept": adept,
    **{liking: of_style(liking) for liking in LIKED},
    "master": master,
    "grandmaster": grandmaster,
}


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
    if decision.kind in setup.KINDS:
        return setup.choose(view, decision, rng)
    clock = Clock(budget)
    p = guess(view, rng)
    if p is None:
        return rng.choice(decision.options)
    judge = Judge(view, weights_for(p.form.scoring))
    found = led.weighed(p, judge, clock, rng, net, style)
    if style.answers:
        found = replied(found, judge, clock, rng, net)
    return found[0].line.first


def explain(view: View, decision: Decision, rng: random.Random, chosen: Option) -> list[Turn]:
    """The turn that begins with this choice and the best others, with reasons; none where the view tells too little."""
    if decision.kind in setup.KINDS:
        return [Turn(chosen, (), 0.0, (setup.reason(view, decision),))]
    p = guess(view, rng)
    if p is None:
        return []
    return turns(p, Judge(view, weights_for(p.form.scoring)), rng, net_for(view.mode), chosen)


def _looking_once(
    view: View,
    decision: Decision,
    budget: Budget,
    rng: random.Random,
    tables: tuple[str, ...],
    eyes: beginners.Eyes,
) -> Option:
    if decision.kind in setup.KINDS:
        return setup.choose(view, decision, rng)
    clock = Clock(budget)
    p = guess(view, rng)
    if p is None:
        return rng.choice(decision.options)
    return beginners.choose(p, Judge(view, weights_for(p.form.scoring, *tables)), clock, rng, eyes)


def _searching(view: View, decision: Decision, budget: Budget, rng: random.Random, style: search.Style) -> Option:
    if decision.kind in setup.KINDS:
        return setup.choose(view, decision, rng)
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
