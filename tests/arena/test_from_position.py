"""Games that begin at a position of one's own: what they begin with, what is refused, and their records."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frostglass.arena.rules import ARENA
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match, open_settings
from frostglass.engine.record import Record, Replay, check, read, write

BARE = [
    "-- -- -- -- --",
    "-- -- -- -- -- -- --",
    *["-- -- -- -- -- -- -- -- --"] * 5,
    "-- -- -- -- -- -- --",
    "-- -- -- -- --",
]
FOX = [*BARE[:3], "-- -- -- -- -- c1 -- -- --", "-- -- -- -- c1 c2 -- -- --", *BARE[5:]]
DUEL: dict[str, Any] = {
    "game": "arena",
    "mode": "duel",
    "board": FOX,
    "seats": [
        {"school": "everfrost", "hand": ["snow_fox", "ice_queen"], "flares": ["flare_01"]},
        {"school": "highland", "hand": ["wild_eagle"]},
    ],
    "actions": 1,
}


def settings(**changes: Any) -> dict[str, Any]:
    return {"mode": "duel", "position": {**DUEL, **changes}}


def test_a_match_begins_at_the_position_without_any_luck() -> None:
    match = Match(ARENA, settings(), seed=1)
    assert match.entries == []
    assert match.decision is not None
    assert match.decision.seat == 1
    view = ARENA.view(match.position, 1)
    assert view["board"] == {"f6": "c1", "e5": "c1", "f5": "c2"}
    assert view["seats"][0]["hand"] == ("snow_fox", "ice_queen")
    assert view["actions"] == 1
    assert ARENA.seats(settings()) == 2


@pytest.mark.parametrize("mode", ["duel", "high_form", "melee", "team_duel", "team_high_form"])
def test_random_games_from_a_position_end_and_their_records_replay(mode: str) -> None:
    schools = ["everfrost", "highland", "sylvan", "northern"][: 2 if mode in ("duel", "high_form") else 4]
    document = {**DUEL, "mode": mode, "seats": [{"school": school} for school in schools]}
    if mode.endswith("high_form"):
        document["tasks"] = ["destruction", "red_conquest", "side_chain"]
    match = Match(ARENA, {"mode": mode, "position": document}, seed=5)
    rng = random.Random(mode)
    while match.decision is not None:
        match.play(rng.choice(match.decision.options), match.decision.seat)
    record = Record.of(match, ["Ann"])
    text = write(record, ARENA)
    assert max(map(len, text.splitlines())) < 160
    again = read(text)
    assert again == record
    assert ARENA.write(check(again, ARENA)) == ARENA.write(match.position)
    halfway = len(record.entries) // 2
    assert Replay(again, ARENA).to(halfway) is not None


def test_the_position_stands_readable_in_the_head_of_a_record() -> None:
    text = write(Record.of(Match(ARENA, settings(), seed=1)), ARENA)
    lines = text.splitlines()
    assert lines[3:6] == ["mode: duel", "position: {", '    "game": "arena",']
    assert '        "-- -- -- -- c1 c2 -- -- --",' in lines
    by_hand = text.replace("position: {\n    ", "position: {")
    assert read(by_hand) == read(text)


@pytest.mark.parametrize("cut", ['    "actions": 1}', '        "-- -- -- -- c1 c2 -- -- --",'])
def test_a_record_whose_position_is_damaged_is_refused_with_its_line(cut: str) -> None:
    text = write(Record.of(Match(ARENA, settings(), seed=1)), ARENA)
    damaged = text.replace(cut, "    {") if "actions" in cut else text.replace(cut, cut + '"')
    with pytest.raises(Refused) as refusal:
        read(damaged)
    assert refusal.value.code == "record-value"
    assert refusal.value.details["field"] == "position"


def test_a_record_with_an_impossible_position_is_refused() -> None:
    text = write(Record.of(Match(ARENA, settings(), seed=1)), ARENA)
    with pytest.raises(Refused) as refusal:
        check(read(text.replace("snow_fox", "snow_dog")), ARENA)
    assert refusal.value.code == "record-settings"
    assert isinstance(refusal.value.__cause__, Refused)
    assert refusal.value.__cause__.details == {"field": "seats[0].hand", "card": "snow_dog"}


@pytest.mark.parametrize(
    ("wanted", "code", "field"),
    [
        ({"mode": "melee", "position": DUEL}, "not-as-position", "mode"),
        ({"position": DUEL}, "missing-field", "mode"),
        ({"mode": "duel", "position": []}, "wrong-type", "document"),
        ({"mode": "duel", "schools": ["highland", "everfrost"], "position": DUEL}, "not-as-position", "schools"),
        ({"mode": "duel", "turn_limit": 3, "position": DUEL}, "not-as-position", "turn_limit"),
        (settings(board=BARE[:8]), "wrong-length", "board"),
        (settings(turn=3), "out-of-range", "turn"),
        (settings(seats=[{"school": "everfrost"}] * 2), "school-twice", "seats[1].school"),
        (
            settings(board=BARE, seats=[{"school": "sylvan"}, {"school": "highland", "removed": [16, 0]}]),
            "out-of-range",
            "seats[1].removed",
        ),
        ({"mode": "high_form", "position": {**DUEL, "mode": "high_form"}}, "missing-field", "tasks"),
        (settings(result={"reason": "points", "winners": [1]}), "game-over", None),
    ],
)
def test_what_cannot_be_played_from_is_refused_by_its_field(
    wanted: dict[str, Any], code: str, field: str | None
) -> None:
    with pytest.raises(Refused) as refusal:
        ARENA.new(wanted)
    assert refusal.value.code == code
    assert refusal.value.details.get("field") == field


def test_settings_that_agree_may_stand_beside_the_position() -> None:
    assert ARENA.new({**settings(), "schools": ["everfrost", "highland"], "start": 1, "turn_limit": 0}).turn == 1


def test_what_everybody_may_see_of_the_settings_holds_no_hand() -> None:
    assert open_settings(settings()) == {"mode": "duel"}


def test_exploring_stops_when_the_time_is_over_and_says_what_it_left_out() -> None:
    whole = ARENA.explore(DUEL)
    assert "left_out" not in whole
    assert whole["summons"]
    asked = iter([True] * 3)
    part = ARENA.explore(DUEL, lambda: next(asked, False))
    assert part["left_out"]
    assert {(e["card"], e["at"]) for e in part["summons"]} == {(e["card"], e["at"]) for e in whole["summons"]}
    assert sum(len(e["outcomes"]) for e in part["summons"]) < sum(len(e["outcomes"]) for e in whole["summons"])
