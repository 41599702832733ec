"""The partner of embers, for both roles. It plays by what its seat sees and by nothing that two people would have to
agree on beforehand."""

from __future__ import annotations

import random

from frostglass.bots import embers_aelin as aelin
from frostglass.bots import embers_fenrys as fenrys
from frostglass.bots.budget import Budget
from frostglass.bots.embers_judging import Judge
from frostglass.embers.lesson import DEAL, ROWAN
from frostglass.embers.notation import text
from frostglass.embers.table import PROLOGUE_1
from frostglass.embers.view import View
from frostglass.engine.decision import Decision, Option


def partner(view: View, decision: Decision, budget: Budget, rng: random.Random) -> Option:
    """A choice; it needs no budget."""
    return careful(view, decision, fenrys.USUAL, rng)


def careful(view: View, decision: Decision, care: fenrys.Care, rng: random.Random) -> Option:
    """The partner's choice, with turns planned as carefully as that."""
    options = list(decision.options)
    if taught := _taught(view, options):
        return taught
    judge = Judge(view)
    match decision.kind:
        case "observe":
            return fenrys.observe(judge, options, rng, care)
        case "blink":
            return fenrys.blink(judge, options, care)
        case "arrange":
            return aelin.arrange(judge, options)
        case "glimpse":
            return aelin.glimpse(judge, options)
        case "reveal":
            return aelin.reveal(judge, options)
        case "split":
            return aelin.split(judge, options)
        case "strike":
            return aelin.strike(judge, options)
        case "turn_end":
            return aelin.turn_end(judge, options)
    raise AssertionError(decision.kind)


def _taught(view: View, options: list[Option]) -> Option | None:
    """What Rowan does in the lesson, when this is it: memory row and Mind tell."""
    began = [{"card": card, "x": x, "y": y} for card, x, y in view.mind.placed[:1]]
    wanted = ROWAN.get(view.row) if view.mode == PROLOGUE_1 and began == DEAL["mind"] else None
    return next((option for option in options if text(option) == wanted), None)
