"""The bot that takes any option, all equally likely. It looks at nothing."""

from __future__ import annotations

from frostglass.engine.decision import Decision, Option


def decide(decision: Decision, seed: int) -> Option:
    """Any option; the seed is one of well-mixed bits."""
    options = decision.options
    return options[seed % len(options)]
