"""`frostglass show`: a position document as a diagram, or as a picture in SVG."""

from __future__ import annotations

from typing import Annotated

import typer

from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules
from frostglass.engine.position import Position
from frostglass.terminal.command import SpokenApp
from frostglass.terminal.files import read_json, write_text
from frostglass.terminal.speaking import words


def register(app: SpokenApp) -> None:
    app.command(
        "show",
        help="help-show",
        epilog="frostglass show position.json\nfrostglass show position.json --svg position.svg\n"
        "frostglass show position.json --svg choice.svg --choice 'P e5'",
    )(show)


def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="help-position")],
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="help-show-svg")] = "",
    choice: Annotated[str, typer.Option("--choice", metavar="CHOICE", help="help-show-choice")] = "",
) -> None:
    from frostglass.terminal.positions import drawn, read

    rules, shown = read(read_json(position))
    if svg:
        write_text(svg, picture(rules, shown, choice) + "\n")
        return
    if choice:
        raise Refused("missing-argument", argument="--svg")
    from frostglass.terminal import console

    console.show(drawn(rules, shown))


def picture(rules: AnyRules, position: Position, choice: str = "") -> str:
    """The board or the Mind of a position as SVG, with one of its choices marked."""
    from frostglass.pictures import position_svg

    say = words()
    document = rules.write(position)
    title = say("terminal-mode", mode=document["mode"], chapter=document.get("chapter", 0))
    if not choice:
        return position_svg(position, title=title, theme="light")
    decision = position.decision
    if decision is None:
        raise Refused("game-over")
    option = rules.parse(choice, decision)
    label = say.say(rules.label(position, decision, option))
    return position_svg(position, title=title, choice=option, says=label, theme="light")
