"""A table that begins at a position document: the seat to move is the person's, bots have the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from frostglass.engine.chance import SEED_BITS
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION
from frostglass.games import game
from frostglass.terminal.player.bots import bot
from frostglass.terminal.player.table import Table
from frostglass.terminal.player.wishes import COMPANION


def table_at(document: Mapping[str, Any]) -> Table:
    """The table; Refused names the field when the document is no position to play from."""
    fields = Fields(document)
    rules = game(fields.text("game"))
    settings = {"mode": fields.text("mode"), POSITION: document}
    position = rules.new(settings)
    if rules.campaigns is not None and not rules.campaigns.is_free(position):
        raise Refused("campaign-needed")
    assert position.decision is not None
    me = position.decision.seat or 1
    seats = range(1, rules.seats(settings) + 1)
    players = [None if seat == me else bot(rules.id, COMPANION[rules.id]) for seat in seats]
    return Table(rules, settings, players, secrets.randbits(SEED_BITS))
