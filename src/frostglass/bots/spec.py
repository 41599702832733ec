"""A bot as people write it: `random`, `adept`, `adept:400n` (search steps), `master:2s` (seconds)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from frostglass.bots.budget import Budget
from frostglass.engine.errors import Refused

RANDOM: Final = "random"
"""The bot that looks at nothing, so that no view is made for it."""
LADDERS: Final = {
    "arena": ("random", "child", "novice", "apprentice", "adept", "master", "grandmaster"),
    "embers": ("random", "partner", "guide"),
}
"""The bots of each game, weakest first."""
STYLES: Final = {"arena": ("attacker", "builder", "warden"), "embers": ()}
"""Bots nearly as strong as a master that play in a way of their own."""
LEVELS: Final = {game: (*ladder, *STYLES[game]) for game, ladder in LADDERS.items()}
"""All bots of each game."""
ADVISERS: Final = {"arena": "master", "embers": "partner"}
"""Who is asked for a hint: the best that answers while one waits."""

_BUDGETS: Final = {
    "random": (Budget(), Budget()),
    **dict.fromkeys(("child", "novice", "apprentice"), (Budget(), Budget(seconds=0.3))),
    "partner": (Budget(), Budget()),
    "guide": (Budget(steps=256), Budget(seconds=2.0)),
    "adept": (Budget(steps=1000), Budget(seconds=1.0)),
    **dict.fromkeys(("attacker", "builder", "warden", "master"), (Budget(steps=900), Budget(seconds=3.0))),
    "grandmaster": (Budget(steps=20000), Budget(seconds=6.0)),
}
"""What each bot gets if nothing is said: in simulated games, and at a table."""
_LONGEST: Final = 3600.0


class Spec(NamedTuple):
    """A bot and its budget for each decision."""

    level: str
    budget: Budget

    def __str__(self) -> str:
        return self.level if self.budget == Budget() else f"{self.level}:{self.budget}"


def read_spec(game: str, text: str, *, at_table: bool = False) -> Spec:
    """The bot that a short text names; without a budget steps are counted, at a table seconds."""
    level, colon, amount = text.strip().partition(":")
    if game not in LEVELS:
        raise Refused("unknown-game", game=game)
    if level not in LEVELS[game]:
        raise Refused("unknown-bot", bot=level, known=", ".join(LEVELS[game]))
    if not colon:
        return Spec(level, _BUDGETS[level][at_table])
    found = re.fullmatch(r"(?:([1-9]\d{0,8})n|(\d{1,4}(?:\.\d{1,6})?)s)", amount)
    if not found or (found[2] and not 0 < float(found[2]) <= _LONGEST):
        raise Refused("bad-budget", budget=amount)
    return Spec(level, Budget(steps=int(found[1])) if found[1] else Budget(seconds=float(found[2])))
