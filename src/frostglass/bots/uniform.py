"""The bot that takes any option, all equally likely. It looks at nothing."""

from __future__ import annotations

from frostglass.engine.chance import pick
from frostglass.engine.decision import Decision, Option


def decide(decision: Decision, seed: int) -> Option:
    """Any option."""
    return pick(decision.options, seed, 0)
