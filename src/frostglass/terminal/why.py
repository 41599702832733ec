"""`frostglass why`: why a seat can or cannot do something in a position, for its own eyes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.terminal.command import SpokenApp, whole_number
from frostglass.terminal.completing import cards
from frostglass.terminal.files import read_json
from frostglass.terminal.speaking import words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from frostglass.engine.game import Advice


def register(app: SpokenApp) -> None:
    app.command(
        "why",
        help="help-why",
        epilog="frostglass why position.json\nfrostglass why position.json --card snow_fox --square e5\n"
        "frostglass why mind.json --card glass-2a --place 1,0 --json",
    )(why)


def why(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="help-position")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", parser=whole_number, help="help-why-seat")] = 0,
    card: Annotated[str, typer.Option("--card", metavar="ID", help="help-why-card", autocompletion=cards)] = "",
    square: Annotated[str, typer.Option("--square", metavar="SQUARE", help="help-why-square")] = "",
    place: Annotated[str, typer.Option("--place", metavar="X,Y", help="help-why-place")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-why-json")] = False,
) -> None:
    from frostglass import games

    document = read_json(position)
    rules = games.game(Fields(document).text("game"))
    wish: dict[str, Any] = {name: text for name, text in (("card", card), ("square", square)) if text}
    if place:
        wish["place"] = [whole_number(number) for number in place.split(",")]
    p = rules.read(document)
    asking = seat or rules.view(p, 0)["turn"]
    try:
        advices = rules.advise(p, asking, wish)
    except Refused as refusal:
        raise _by_option(refusal) from refusal.__cause__
    if as_json:
        print(json.dumps({"seat": asking, "answers": [_document(advice) for advice in advices]}, ensure_ascii=False))
        return
    from frostglass.terminal import console

    console.show(_page(asking, advices))


def _by_option(refusal: Refused) -> Refused:
    """What is wrong with the wish, said of the option that it was made of."""
    field = str(refusal.details.get("field", ""))
    if not field.startswith("wish."):
        return refusal
    return Refused(refusal.code, **{**refusal.details, "field": field.replace("wish.", "--", 1)})


def _document(advice: Advice) -> dict[str, Any]:
    say = words().say
    return {
        "about": say(advice.about),
        "marks": advice.marks,
        "reasons": [say(reason) for reason in advice.reasons],
        "near": list(advice.near),
    }


def _page(seat: int, advices: Sequence[Advice]) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text

    say = words()
    yield Text(say("terminal-why", seat=seat), "bold")
    for advice in sorted(advices, key=lambda advice: not advice.reasons):
        line = Text(say.say(advice.about))
        if not advice.reasons:
            line.append(f"  ✓ {say('player-why-possible')}", "green")
        yield line
        for reason in advice.reasons:
            yield Padding(Text(f"✗ {say.say(reason)}"), (0, 0, 0, 2))
