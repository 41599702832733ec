"""`frostglass record`: check, show, export, for games of every kind."""

import json

import pytest

from frostglass.engine.record import read
from frostglass.games import GAMES
from tests.terminal.run import GAMES_PLAYED, output, played


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_sound_record_is_checked_and_its_final_position_printed(name: str) -> None:
    text = played(name)
    count = len(read(text).entries)
    assert output("record", "check", "-", given=text).startswith(f"The record is sound: {count:,} choices.\n")
    position = json.loads(output("record", "check", "-", "--json", given=text))
    assert position["game"] == GAMES_PLAYED[name][0]
    assert position.get("result") or position.get("outcome")


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_export_gives_the_same_text_again(name: str) -> None:
    assert output("record", "export", "-", given=played(name)) == played(name)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_export_as_json_has_every_choice(name: str) -> None:
    text = played(name)
    record = read(text)
    told = json.loads(output("record", "export", "-", "--json", given=text))
    assert told["settings"] == GAMES_PLAYED[name][1]
    assert (told["game"], told["rules"], told["seed"]) == (record.game, record.rules, 11)
    assert told["names"] == ["Ada", "Bob"]
    assert told["result"] == record.result
    assert [choice["choice"] for choice in told["choices"]] == list(record.entries)
    assert [choice["number"] for choice in told["choices"]] == list(range(1, len(record.entries) + 1))
    seats = GAMES[record.game].seats(record.settings)
    assert {choice["seat"] for choice in told["choices"]} == set(range(seats + 1))


def test_a_game_is_shown_at_any_point() -> None:
    text = played("duel")
    last = len(read(text).entries)
    assert output("record", "show", "-", given=text).startswith(f"Choice {last} of {last}: ")
    beginning = output("record", "show", "-", "--at", "0", given=text).splitlines()
    assert beginning[0] == f"Choice 0 of {last}: –"
    assert beginning[1] == "Duel, turn 0: chance deals"
    after_setup = output("record", "show", "-", "--at", "14", given=text).splitlines()
    starting = read(text).entries[0].removeprefix("start ")
    assert after_setup[1] == f"Duel, turn 1: seat {starting} decides (main)"
    board = after_setup[3:13]
    assert sorted(word for line in board for word in line.split() if word[0] in "chl" and len(word) == 2) == [
        "c1",
        "c2",
    ]


def test_a_position_of_a_record_can_be_explored() -> None:
    text = played("duel")
    position = output("record", "show", "-", "--at", "14", "--json", given=text)
    assert "summons" in json.loads(output("explore", "-", "--json", given=position))
