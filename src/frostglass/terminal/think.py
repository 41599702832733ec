"""The command `think`: this machine thinks for servers elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from frostglass.terminal.command import SpokenApp, whole_number, within
from frostglass.terminal.speaking import words


def think(
    database: Annotated[str, typer.Option(help="help-think-database", metavar="URL")] = "",
    processes: Annotated[int, typer.Option(help="help-think-processes", parser=whole_number)] = 0,
) -> None:
    """Think for servers until a signal comes."""
    from frostglass.server.folder import default_database
    from frostglass.server.thinker import help_out

    number = within("processes", processes, 1, 256) if processes else os.cpu_count() or 1
    help_out(database or default_database(), number, lambda: print(words()("think-at", number=number), flush=True))


def register(app: SpokenApp) -> None:
    app.command(help="help-think", epilog="frostglass think --database postgresql://...")(think)
