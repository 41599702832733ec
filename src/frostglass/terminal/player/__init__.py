"""The full-screen terminal player of both games. It needs Textual, which comes with the extra `tui`."""

from __future__ import annotations

from importlib.util import find_spec

from frostglass.engine.errors import Refused


def play_in_terminal(game: str | None, language: str) -> None:
    """Play here until the person leaves; Refused when Textual is not installed."""
    if find_spec("textual") is None:
        raise Refused("no-textual")
    from frostglass.terminal.player.app import PlayerApp

    PlayerApp(game, language).run()
