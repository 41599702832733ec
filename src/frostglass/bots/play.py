"""The one door of the bots: a view, a decision, a level, a budget and a seed give an option."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from frostglass.bots import uniform
from frostglass.bots.arena import ARENA
from frostglass.bots.budget import Budget
from frostglass.bots.embers import partner
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused

Bot = Callable[[Any, Decision, Budget, random.Random], Option]
"""A bot gets its seat's view, the decision, its budget and luck of its own."""

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {"arena": ARENA, "embers": {"partner": partner}}


def play(game: str, view: object, decision: Decision, level: str, budget: Budget, seed: int) -> Option:
    """The option that a bot chooses. The same arguments give the same option, unless the budget is time.

    `view` is the game's own view of the seat that decides. The bot `random` looks at none: None will do.
    """
    options = decision.options
    if len(options) == 1:
        return options[0]
    if level == "random":
        return uniform.decide(decision, seed)
    bots = BOTS.get(game, {})
    if level not in bots:
        raise Refused("unknown-bot", bot=level, known=", ".join(["random", *bots]))
    # The bot gets the options alone: a decision could lead it to the position that made it.
    bare = Decision(decision.seat, decision.kind, lambda: options, obvious=False, about=decision.about)
    return bots[level](view, bare, budget, random.Random(seed))
