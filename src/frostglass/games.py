"""The catalogue: every game of the house by its id."""

from __future__ import annotations

from typing import Final

from frostglass.arena.rules import ARENA
from frostglass.embers.rules import EMBERS
from frostglass.engine.errors import Refused
from frostglass.engine.game import Rules

GAMES: Final[dict[str, Rules]] = {"arena": ARENA, "embers": EMBERS}


def game(id: str) -> Rules:
    """The game of an id; Refused if there is none."""
    if id not in GAMES:
        raise Refused("unknown-game", game=id)
    return GAMES[id]
