"""`frostglass fits`: the pattern finder. Where a being's pattern lies complete, or one or two pieces short."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.terminal.command import MOST, SpokenApp, whole_number, within
from frostglass.terminal.completing import beings
from frostglass.terminal.files import read_json
from frostglass.terminal.speaking import words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from frostglass.arena.fits import Fit
    from frostglass.arena.position import Position


def register(app: SpokenApp) -> None:
    app.command(
        "fits",
        help="help-fits",
        epilog="frostglass fits position.json --card snow_fox\n"
        "frostglass fits position.json --card titan --seat 2 --json",
    )(fits)


def fits(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="help-position")],
    card: Annotated[str, typer.Option("--card", metavar="ID", help="help-fits-card", autocompletion=beings)] = "",
    seat: Annotated[int, typer.Option("--seat", metavar="N", parser=whole_number, help="help-why-seat")] = 0,
    limit: Annotated[int, typer.Option("--limit", metavar="N", parser=whole_number, help="help-fits-limit")] = 6,
    as_json: Annotated[bool, typer.Option("--json", help="help-why-json")] = False,
) -> None:
    within("--limit", limit, 0, MOST)
    from frostglass.arena.document import read
    from frostglass.arena.fits import fits as found_by
    from frostglass.arena.patterns import CARDS
    from frostglass.arena.reasons import near_document

    document = read_json(position)
    if Fields(document).text("game") != "arena":
        raise Refused("not-this-game", field="game", game="arena")
    p = read(document)
    if not card:
        raise Refused("missing-argument", argument="--card")
    if card not in CARDS:
        raise Refused("no-such-being", card=card)
    asking = seat or p.turn
    if not 1 <= asking <= p.seats:
        raise Refused("no-such-seat", seat=asking)
    found = found_by(p, asking, card)
    if as_json:
        print(json.dumps({"card": card, "seat": asking, "places": [near_document(fit) for fit in found]}))
        return
    from frostglass.terminal import console

    console.show(_page(p, asking, card, found, limit))


def _page(p: Position, seat: int, card: str, found: Sequence[Fit], limit: int) -> Iterator[RenderableType]:
    from rich.columns import Columns
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from frostglass.arena.board import NAMES
    from frostglass.terminal.boards import fit_diagram

    say = words()
    yield Text(say("terminal-fits", card=say(f"card-{card}"), seat=seat), "bold")
    for number in range(3):
        places = [fit for fit in found if len(fit.missing) == number]
        yield Text()
        yield Text(say("terminal-fits-missing", missing=number, places=len(places)))
        shown = places[: max(limit, 0)]
        drawn = []
        for fit in shown:
            names = [NAMES[fit.target], *([say("terminal-fits-blocked")] if fit.blocked else [])]
            drawn.append(Group(Text(", ".join(names)), fit_diagram(p.cells, fit)))
        if drawn:
            yield Columns([Padding(diagram, (0, 2, 1, 0)) for diagram in drawn])
        if len(places) > len(shown):
            yield Text(say("terminal-more", number=len(places) - len(shown)))
    if found:
        yield Text(say("terminal-fits-signs"))
