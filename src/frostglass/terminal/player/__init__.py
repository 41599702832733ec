"""The full-screen terminal player of both games. It needs Textual, which comes with the extra `tui`."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

from frostglass.engine.errors import Refused


def play_in_terminal(game: str | None, language: str, position: Any = None) -> None:
    """Play here until the person leaves, from a position document if there is one; Refused without a terminal."""
    if find_spec("textual") is None:
        raise Refused("no-textual")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("no-terminal")
    from frostglass.terminal.player.app import PlayerApp

    if position is None:
        PlayerApp(game, language).run()
        return
    from frostglass.terminal.player.beginning import table_at

    table = table_at(position)
    PlayerApp(table.rules.id, language, table=table).run()
