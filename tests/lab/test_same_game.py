"""A seed means one game: in `simulate`, at a table, for the engine protocol and in `record check`."""

import json
from pathlib import Path
from typing import Any

import pytest

from frostglass.bots import choose, read_spec
from frostglass.engine.decision import CHANCE
from frostglass.engine.game import Match
from frostglass.engine.record import Record, check, read, write
from frostglass.games import GAMES
from frostglass.server.course import Course
from frostglass.server.schema import Fortune, TableRow
from frostglass.terminal.session import Session
from tests.lab.test_simulate import run, simulated

KINDS = [
    ("arena", "--mode duel --turn-limit 30", "random,apprentice"),
    ("arena", "--mode high_form --schools everfrost,sylvan --turn-limit 20", "adept:60n,random"),
    ("arena", "--mode melee --turn-limit 16", "random,random,random"),
    ("arena", "--mode team_duel --turn-limit 16", "random,random,random,random"),
    ("embers", "--mode prologue", "random,partner"),
    ("embers", "--mode chapter --chapter 4", "partner,partner"),
]


def table_of(record: Record) -> TableRow:
    assert record.seed is not None
    fate = Fortune(record.seed, record.luck).fate
    return TableRow("t", record.game, record.rules, dict(record.settings), 0, "", True, 0, 0.0, fate=fate)


@pytest.mark.parametrize(("game", "how", "seats"), KINDS, ids=[how for _, how, _ in KINDS])
def test_the_seed_of_a_simulated_game_opens_it_everywhere(game: str, how: str, seats: str, tmp_path: Path) -> None:
    args = (game, *how.split(), "--seats", seats, "--games", "3", "--seed", "12", "--workers", "1")
    results = simulated(*args, "--records", str(tmp_path))["results"]
    assert results == simulated(*args)["results"]
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    rules = GAMES[game]
    for file, result in zip(files, results, strict=True):
        record = read(file.read_text())
        assert record.seed == result["seed"]
        assert record.names == tuple(seats.split(","))
        # record check
        assert {**rules.tally(check(record, rules)), "seed": record.seed} == result
        # a match among the same bots
        match = Match(rules, record.settings, record.seed)
        bots = [read_spec(game, name) for name in record.names]
        while (decision := match.decision) is not None:
            match.play(choose(match, bots[decision.seat - 1]), decision.seat)
        assert tuple(match.entries) == record.entries
        # the engine protocol
        new = {"type": "new", "game": game, "settings": dict(record.settings), "seats": list(record.names)}
        (told,) = Session().answer(new | {"seed": record.seed})
        assert told["record"] == file.read_text() == write(record, rules)
        # a table, where the seats choose what they chose
        assert _at_a_table(record) == record.entries


def _at_a_table(record: Record) -> tuple[str, ...]:
    course = Course(GAMES[record.game], table_of(record))
    while course.deciding != CHANCE:
        course.make(f"c{course.number}", course.deciding, "play", record.entries[course.match.number])
    return tuple(course.match.entries)


def test_a_table_of_the_first_luck_goes_on_with_it() -> None:
    row = TableRow("t", "arena", 1, {"mode": "duel", "schools": ["sylvan", "highland"]}, 77, "", True, 0, 0.0)
    old = Match(GAMES["arena"], row.settings, 77, luck=1)
    assert Course(GAMES["arena"], row).match.entries == old.entries
    assert old.entries != Match(GAMES["arena"], row.settings, 77).entries


def test_a_record_says_which_luck_dealt() -> None:
    settings: dict[str, Any] = {"mode": "chapter", "chapter": 1}
    for luck in (1, 2):
        record = Record.of(Match(GAMES["embers"], settings, 5, luck=luck))
        text = write(record, GAMES["embers"])
        assert ("luck: 2" in text) == (luck == 2)
        assert read(text) == record


@pytest.mark.parametrize("seats", ["random,random", "master:30n,grandmaster:40n --turn-limit 4"])
def test_records_are_the_same_whatever_the_number_of_workers(seats: str, tmp_path: Path) -> None:
    args = ("simulate", "arena", "--seats", *seats.split(), "--games", "5", "--seed", "3", "--json")
    alone, together = tmp_path / "alone", tmp_path / "together"
    assert run(*args, "--workers", "1", "--records", str(alone))[0] == 0
    assert run(*args, "--workers", "2", "--records", str(together))[0] == 0
    texts = [[file.read_text() for file in sorted(folder.iterdir())] for folder in (alone, together)]
    assert texts[0] == texts[1]
    assert len(texts[0]) == 5


def test_a_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    status, out, error = run("simulate", "arena", "--seats", "random,random", "--records", str(file), "--json")
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert json.dumps(str(file))[1:-1] in error
