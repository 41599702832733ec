"""Players that are programs. A bot gets what a seat may know, a decision and a budget, and names one of the options."""

from __future__ import annotations

from frostglass.bots.advice import Turn
from frostglass.bots.budget import Budget
from frostglass.bots.play import Question, choose, play
from frostglass.bots.spec import ADVISERS, LADDERS, LEVELS, Spec, read_spec

__all__ = ["ADVISERS", "LADDERS", "LEVELS", "Budget", "Question", "Spec", "Turn", "choose", "play", "read_spec"]
