"""`frostglass record`: check a game record, look at any point of it, export it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from frostglass.terminal.command import SpokenApp, whole_number
from frostglass.terminal.files import read_text
from frostglass.terminal.progress import progress
from frostglass.terminal.speaking import words

if TYPE_CHECKING:
    from frostglass.engine import record as records
    from frostglass.engine.game import AnyRules
    from frostglass.engine.position import Position

File = Annotated[str, typer.Argument(metavar="FILE", help="help-record-file")]
Json = Annotated[bool, typer.Option("--json", help="help-record-json")]


def register(app: SpokenApp) -> None:
    group = SpokenApp(help="help-record", epilog="frostglass record check game.txt")
    group.command("check", help="help-record-check", epilog="frostglass record check game.txt --json")(check)
    group.command("show", help="help-record-show", epilog="frostglass record show game.txt --at 40")(show)
    group.command("export", help="help-record-export", epilog="frostglass record export game.txt --json")(export)
    group.command("last", help="help-record-last", epilog="frostglass record last > game.txt")(last)
    app.add_typer(group, name="record")


def check(file: File, as_json: Json = False) -> None:
    from frostglass.engine import record as records

    record, rules = _read(file)
    with progress(len(record.entries)) as tick:
        position = records.check(record, rules, tick)
    if not as_json:
        print(words()("terminal-record-good", choices=len(record.entries)))
    _print(rules, position, as_json)


def show(
    file: File,
    at: Annotated[int | None, typer.Option("--at", metavar="N", parser=whole_number, help="help-record-at")] = None,
    as_json: Json = False,
) -> None:
    from frostglass.engine import record as records

    record, rules = _read(file)
    last = len(record.entries)
    replay = records.Replay(record, rules)
    position = replay.to(last if at is None else at)
    if not as_json:
        choice = record.entries[replay.number - 1] if replay.number else "–"
        print(words()("terminal-record-point", number=replay.number, last=last, choice=choice))
    _print(rules, position, as_json)


def export(file: File, as_json: Json = False) -> None:
    from frostglass.engine import record as records

    record, rules = _read(file)
    with progress(len(record.entries)) as tick:
        records.check(record, rules, tick)
    if as_json:
        print(json.dumps(document(record, rules)))
    else:
        print(records.write(record, rules), end="")


def last() -> None:
    from frostglass.engine.errors import Refused
    from frostglass.terminal.player import keeping

    table = keeping.found()
    if table is None:
        raise Refused("no-kept-game")
    print(keeping.record_of(table), end="")


def document(record: records.Record, rules: AnyRules) -> dict[str, Any]:
    """A record as JSON values: its head, and every choice with its turn and who was asked what."""
    from frostglass.engine.record import steps

    return {
        "game": record.game,
        "rules": record.rules,
        "settings": dict(record.settings),
        "names": list(record.names),
        "seed": record.seed,
        "result": record.result,
        "choices": [step._asdict() for step in steps(record, rules)],
    }


def _read(file: str) -> tuple[records.Record, AnyRules]:
    from frostglass.engine.record import read
    from frostglass.games import game

    record = read(read_text(file))
    return record, game(record.game)


def _print(rules: AnyRules, position: Position, as_json: bool) -> None:
    if as_json:
        print(json.dumps(rules.write(position)))
        return
    from frostglass.terminal import console
    from frostglass.terminal.positions import drawn

    console.show(drawn(rules, position))
