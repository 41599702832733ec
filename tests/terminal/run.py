"""How the tests call the command: in this process, with a language, an input and files of their own."""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from frostglass.engine.game import Match
from frostglass.engine.record import Record, write
from frostglass.games import GAMES
from frostglass.terminal.main import app

BUILT = get_command(app)
"""Built once: that takes longer than most calls."""
COMMAND = str(Path(sys.executable).with_name("frostglass"))

ARENA: dict[str, Any] = {
    "game": "arena",
    "mode": "duel",
    "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- -- -- -- --",
        "-- -- h2 -- c1 h1 -- -- --",
        "-- -- -- c2 -- -- c2 -- --",
        "-- c2 -- -- -- -- -- -- --",
        "-- c2 h2 -- -- -- --",
        "-- -- -- -- --",
    ],
    "seats": [
        {
            "school": "everfrost",
            "hand": ["snow_fox", "crystal_grower"],
            "flares": ["flare_01"],
            "frozen": "ice_princess",
        },
        {"school": "highland"},
    ],
}
EMBERS: dict[str, Any] = {
    "game": "embers",
    "mode": "chapter",
    "chapter": 1,
    "mind": [{"card": "glass-1a", "x": 0, "y": 0}, {"card": "flames-3", "x": 1, "y": 1}],
    "row": ["glass-2a"],
    "demons": ["flames"],
}
GAMES_PLAYED: dict[str, tuple[str, dict[str, Any]]] = {
    "high_form": ("arena", {"mode": "high_form", "schools": ["northern", "sylvan"]}),
    "duel": ("arena", {"mode": "duel", "schools": ["everfrost", "highland"]}),
    "melee": ("arena", {"mode": "melee", "schools": ["everfrost", "highland", "sylvan"]}),
    "team_duel": ("arena", {"mode": "team_duel", "schools": ["everfrost", "highland", "sylvan", "southern"]}),
    "prologue": ("embers", {"mode": "prologue"}),
    "chapter": ("embers", {"mode": "chapter", "chapter": 3}),
}


class Told(NamedTuple):
    """What came of a call."""

    exit_code: int
    stdout: str
    stderr: str


def run(*args: str, given: bytes | str = b"", lang: str = "en_GB.UTF-8") -> Told:
    """Call the command in this process."""
    clean: dict[str, str | None] = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": lang, "COLUMNS": "80"}
    with CliRunner().isolation(given, clean) as (stdout, stderr, _):
        with pytest.raises(SystemExit) as end:
            BUILT.main(args)
        sys.stdout.flush()
        sys.stderr.flush()
        assert isinstance(end.value.code, int)
        return Told(end.value.code, stdout.getvalue().decode(), stderr.getvalue().decode())


def output(*args: str, given: bytes | str = b"", lang: str = "en_GB.UTF-8") -> str:
    """What a call prints that must go well."""
    result = run(*args, given=given, lang=lang)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def document(**changed: Any) -> str:
    """The arena position as JSON, with some fields changed."""
    return json.dumps(ARENA | changed)


@cache
def played(name: str) -> str:
    """The record of a game played at random."""
    game, settings = GAMES_PLAYED[name]
    rng = random.Random(name)
    match = Match(GAMES[game], settings, 11)
    while match.decision is not None:
        match.play(rng.choice(list(match.decision.options)), match.decision.seat)
    return write(Record.of(match, ("Ada", "Bob")), GAMES[game])
