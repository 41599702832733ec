"""`frostglass explore`: everything that can be done from a position (CONTRACT 1.3, 2.3), as JSON or to read."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from frostglass.engine.errors import Refused
from frostglass.terminal.command import BAD_INPUT, MOST, SpokenApp, whole_number, within
from frostglass.terminal.files import STANDARD, decoded, lines_of, parsed, read_json
from frostglass.terminal.progress import counted, progress
from frostglass.terminal.speaking import reason


def register(app: SpokenApp) -> None:
    app.command(
        "explore",
        help="help-explore",
        epilog="frostglass explore position.json\nfrostglass explore - --json < position.json\n"
        "frostglass explore --lines < positions.jsonl > results.jsonl",
    )(explore)


def explore(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="help-position")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-explore-json")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="help-explore-lines")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N", parser=whole_number, help="help-explore-seed")] = 0,
    limit: Annotated[int, typer.Option("--limit", metavar="N", parser=whole_number, help="help-explore-limit")] = 3,
) -> None:
    within("--limit", limit, 0, MOST)
    if lines:
        named = position or STANDARD
        # Results on a terminal show by themselves how far it is; of standard input nobody knows the end.
        if sys.stdout.isatty():
            good = explore_lines(lines_of(named))
        else:
            with progress(None if named == STANDARD else sum(1 for _ in lines_of(named))) as tick:
                good = explore_lines(counted(lines_of(named), tick))
        if not good:
            raise typer.Exit(BAD_INPUT)
        return
    if not position:
        raise Refused("missing-argument", argument="POSITION")
    document = read_json(position)
    with progress(None):
        found = explored(document)
    if as_json:
        print(json.dumps(found))
        return
    from frostglass.terminal.outcomes import show_found

    show_found(document, found, limit)


def explored(document: object) -> dict[str, Any]:
    """What can be done from a position document of either game.

    Decks that nobody has seen are shuffled as they are drawn, and nothing here draws: every seed finds the same.
    """
    from frostglass import games

    return games.explore(document)


def explore_lines(lines: Iterable[bytes]) -> bool:
    """One result a line, in order; a bad line says its reason. True when none was bad."""
    good = True
    for line in lines:
        try:
            result = explored(parsed(decoded(line)))
        except Refused as refusal:
            result = {"error": reason(refusal)}
            good = False
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()
    return good
