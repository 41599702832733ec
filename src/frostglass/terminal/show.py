"""`frostglass show`: a position document as a diagram, or as a picture in SVG."""

from __future__ import annotations

from typing import Annotated

import typer

from frostglass.engine.position import Position
from frostglass.terminal.command import SpokenApp
from frostglass.terminal.files import read_json, write_text
from frostglass.terminal.speaking import words


def register(app: SpokenApp) -> None:
    app.command(
        "show",
        help="help-show",
        epilog="frostglass show position.json\nfrostglass show position.json --svg position.svg",
    )(show)


def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="help-position")],
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="help-show-svg")] = "",
) -> None:
    from frostglass.terminal.positions import drawn, read

    shown = read(read_json(position))
    if svg:
        write_text(svg, picture(shown) + "\n")
        return
    from frostglass.terminal import console

    console.show(drawn(shown))


def picture(position: Position) -> str:
    """The board or the Mind of a position as SVG."""
    from frostglass.arena.board import NAMES, SQUARES
    from frostglass.arena.position import Position as Arena
    from frostglass.arena.state import TOKENS
    from frostglass.embers.position import Position as Embers
    from frostglass.pictures import Laid, board_svg, mind_svg

    say = words()
    if isinstance(position, Arena):
        cells = {NAMES[s]: TOKENS[position.cells[s]] for s in SQUARES}
        title = say("terminal-mode", mode=position.form.id, chapter=0)
        if position.form.scoring == "tasks":
            return board_svg(cells, title=title, side="high_form", theme="light")
        return board_svg(cells, title=title, theme="light")
    assert isinstance(position, Embers)
    laid = [Laid(card=card, x=x, y=y) for card, x, y in position.mind]
    title = say("terminal-mode", mode=position.mode, chapter=position.chapter)
    return mind_svg(laid, title=title, theme="light")
