"""The game of the person at this terminal, kept after every choice: to go on with it, to hand it on as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from frostglass.bots import read_spec
from frostglass.engine import record as records
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.games import game
from frostglass.terminal import kept
from frostglass.terminal.files import write_text
from frostglass.terminal.player.table import Table

FILE: Final = "terminal-game.json"
PERSON: Final = "person"


def keep(table: Table) -> None:
    """Write the game as it stands; Refused when the file cannot be written."""
    match = table.match
    kept.write(
        FILE,
        {
            "game": table.rules.id,
            "rules": table.rules.version,
            "settings": match.settings,
            "seed": str(match.seed),
            "players": [PERSON if player is None else str(player) for player in table.players],
            "entries": match.entries,
        },
    )


def found() -> Table | None:
    """The game that was kept last, over or not."""
    return kept.read(FILE, _read)


def record_of(table: Table) -> str:
    """The record of a game as text; Refused while it lasts, for it tells what everybody holds."""
    if not table.is_over:
        raise Refused("record-not-over")
    names = ["" if player is None else str(player) for player in table.players]
    return records.write(records.Record.of(table.match, names), table.rules)


def save_record(table: Table, folder: Path) -> Path:
    """Write the record of a game that is over into a folder, under a name that no other file has."""
    text = record_of(table)
    number = 1
    while (file := folder / f"frostglass-{table.rules.id}-{number}.txt").exists():
        number += 1
    write_text(str(file), text)
    return file


def _read(document: Any) -> Table:
    fields = Fields(document)
    rules = game(fields.text("game"))
    if fields.number("rules") != rules.version:
        raise Refused("record-rules", found=fields.number("rules"), wanted=rules.version)
    settings = document.get("settings")
    Fields(settings, "settings")
    players = [None if name == PERSON else read_spec(rules.id, name) for name in fields.texts("players")]
    if len(players) != rules.seats(settings):
        raise Refused("wrong-length", field="players", wanted=rules.seats(settings), found=len(players))
    seed = fields.text("seed")
    if not seed.isdecimal():
        raise Refused("wrong-type", field="seed", wanted="number")
    return Table(rules, settings, players, int(seed), fields.texts("entries"))
