"""The command `frostglass`. Each command lives in a file of its own, which is read in full only when it is run."""

from __future__ import annotations

from typing import Annotated

import typer

from frostglass.terminal import (
    browse,
    campaign,
    care,
    completing,
    engine,
    explore,
    fits,
    lab,
    record,
    serve,
    show,
    think,
    why,
)
from frostglass.terminal.command import PROGRAM, SpokenApp
from frostglass.terminal.output import prepare

app = SpokenApp(
    help="help-frostglass",
    epilog="frostglass play arena\nfrostglass explore position.json\nfrostglass cards snow_fox --lang pl",
)


def _say_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"{PROGRAM} {version(PROGRAM)}")
        raise typer.Exit


@app.callback()
def frostglass(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    """What all commands share: nothing but their help and the version."""


for module in (serve, think, care, explore, why, fits, show, browse, campaign, record, lab, engine, completing):
    module.register(app)


def main() -> None:
    """Run the command with the arguments of this process."""
    prepare()
    app()
