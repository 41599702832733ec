"""The catalogue: every game of the house by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frostglass.arena.rules import ARENA
from frostglass.embers.rules import EMBERS
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules, MayGoOn, always

GAMES: Final[dict[str, AnyRules]] = {"arena": ARENA, "embers": EMBERS}


def game(id: str) -> AnyRules:
    """The game of an id; Refused if there is none."""
    if id not in GAMES:
        raise Refused("unknown-game", game=id)
    return GAMES[id]


def explore(document: object, may_go_on: MayGoOn = always) -> dict[str, Any]:
    """What can be done from a position document of any game (CONTRACT 1.3, 2.3)."""
    return game(Fields(document).text("game")).explore(document, may_go_on)


def reached(
    document: object, entry: Mapping[str, Any], outcome: Mapping[str, Any], may_go_on: MayGoOn = always
) -> dict[str, Any]:
    """The document of a position in which one of these things is done, with this outcome."""
    return game(Fields(document).text("game")).reached(document, entry, outcome, may_go_on)
