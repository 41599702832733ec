"""Positions over HTTP: check, explore, play from one, and the position of a finished game. Nothing hidden leaks."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from frostglass.embers.deck import MEMORIES
from frostglass.server.explore import explored
from tests.server.client import Page
from tests.server.greed import POSITION
from tests.server.house import House, served

BARE = [" ".join(["--"] * n) for n in (5, 7, 9, 9, 9, 9, 9, 7, 5)]
BOARD = [*BARE[:3], "-- -- -- -- -- c1 -- -- --", "-- -- -- -- c1 c2 -- -- --", *BARE[5:]]
DUEL: dict[str, Any] = {
    "game": "arena",
    "mode": "duel",
    "board": BOARD,
    "seats": [
        {"school": "everfrost", "hand": ["snow_fox"]},
        {"school": "highland", "hand": ["wild_eagle", "werewolf"], "flares": ["flare_07"]},
    ],
}
EMBERS = {
    "game": "embers",
    "mode": "chapter",
    "mind": [{"card": "glass-1a", "x": 0, "y": 0}],
    "row": ["glass-2a"],
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with every game of the house."""
    database = f"sqlite:///{tmp_path_factory.mktemp('positions') / 'tables.sqlite'}"
    with served(database, games="frostglass.server.catalogue:known_games") as house:
        yield house
        assert [line for line in house.log if '"level":"error"' in line] == []


def with_(**changes: Any) -> dict[str, Any]:
    return {**DUEL, **changes}


# -- checking ---------------------------------------------------------------------------------------------------------


def test_a_possible_position_is_ok(home: House) -> None:
    answer = home.post("/api/check", {"position": DUEL})
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "playable": True, "code": "", "field": "", "reason": ""}
    assert home.post("/api/check", {"position": EMBERS}).json()["playable"] is True


@pytest.mark.parametrize(
    ("document", "code", "field"),
    [
        (with_(board=BARE[:8]), "wrong-length", "board"),
        (with_(board=[*BARE[:8], "-- -- x1 -- --"]), "unknown-piece", "board[8]"),
        (with_(board=[*BARE[:8], "-- -- c3 -- --"]), "unknown-piece", "board[8]"),
        (with_(board=[" ".join(["l1"] * 5), *BARE[1:]]), "too-many-pieces", "board"),
        (with_(mode="duet"), "unknown-mode", "mode"),
        (with_(turn=0), "out-of-range", "turn"),
        (with_(actions="2"), "wrong-type", "actions"),
        (with_(seats=[{"school": "everfrost"}]), "wrong-number-of-seats", "seats"),
        (
            with_(seats=[{"school": "everfrost", "hand": ["knight"]}, {"school": "highland"}]),
            "other-school",
            "seats[0].hand",
        ),
        (
            with_(seats=[{"school": "everfrost", "frozen": "snow_fox"}, {"school": "highland"}]),
            "no-frozen-effect",
            "seats[0].frozen",
        ),
        ({"game": "arena"}, "missing-field", "mode"),
        ({}, "missing-field", "game"),
        ({"game": ["arena"]}, "wrong-type", "game"),
        ({"game": "chess"}, "unknown-game", ""),
        ({**EMBERS, "row": ["glass-1a"]}, "card-twice", "row[0]"),
        ({**EMBERS, "mind": [{"card": "glass-1a", "x": 0.5, "y": 0}]}, "wrong-type", "mind[0].x"),
        ({**EMBERS, "chapter": 8}, "out-of-range", "chapter"),
    ],
)
def test_an_impossible_one_names_its_field_in_the_askers_language(
    home: House, document: dict[str, Any], code: str, field: str
) -> None:
    answer = home.post("/api/check", {"position": document}, Accept_Language="pl")
    assert answer.status_code == 200
    found = answer.json()
    assert (found["ok"], found["playable"], found["code"], found["field"]) == (False, False, code, field)
    assert found["reason"] != home.post("/api/check", {"position": document}).json()["reason"]


def test_a_position_may_be_possible_and_not_playable(home: House) -> None:
    found = home.post("/api/check", {"position": with_(mode="high_form")}).json()
    assert (found["ok"], found["playable"], found["field"]) == (True, False, "tasks")
    over = with_(result={"reason": "points", "winners": [1]})
    assert home.post("/api/check", {"position": over}).json()["code"] == "game-over"


@pytest.mark.parametrize("path", ["/api/check", "/api/explore"])
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"null", 400),
        (b"{}", 400),
        (b'{"position": []}', 400),
        (b'{"position": {}, "more": 1}', 400),
        (b'{"position": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001, 400),
        (b'{"position": {"game": "arena", "x": "' + b"x" * 33_000 + b'"}}', 413),
    ],
)
def test_what_is_no_question_is_refused(home: House, path: str, body: bytes, status: int) -> None:
    answer = home.post_bytes(path, body)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]


# -- exploring --------------------------------------------------------------------------------------------------------


def test_exploring_finds_every_outcome(home: House) -> None:
    answer = home.post("/api/explore", {"position": DUEL})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["complete"] is True
    assert found["limit_s"] > 0
    entries = {(entry["card"], entry["at"]): entry for entry in found["found"]["summons"]}
    assert {card for card, _ in entries} == {"snow_fox"}
    for entry in entries.values():
        assert entry["number"] >= len(entry["outcomes"]) > 0
        assert len(entry["outcomes"]) == min(entry["number"], found["most"])
    assert found == {**home.post("/api/explore", {"position": DUEL}).json(), "took_s": found["took_s"]}


def test_a_position_after_an_outcome_is_given(home: House) -> None:
    entry = home.post("/api/explore", {"position": DUEL}).json()["found"]["summons"][0]
    named, outcome = {"card": entry["card"], "at": entry["at"]}, entry["outcomes"][0]
    answer = home.post("/api/reach", {"position": DUEL, "entry": named, "outcome": outcome})
    assert answer.status_code == 200, answer.text
    after = answer.json()["position"]
    assert (after["board"], after["actions"]) == (outcome["board"], outcome["actions"])
    assert after["seats"][0]["discard"] == ["snow_fox"]
    assert home.post("/api/check", {"position": after}).json()["playable"] is True
    for position, wanted in ((DUEL, {**outcome, "actions": 9}), (EMBERS, {})):
        refused = home.post("/api/reach", {"position": position, "entry": named, "outcome": wanted})
        assert (refused.status_code, refused.json()["code"]) == (400, "no-such-outcome")


def test_exploring_embers(home: House) -> None:
    found = home.post("/api/explore", {"position": EMBERS}).json()["found"]
    assert found["visible"] == ["glass-1a"]
    assert {place["card"] for place in found["placements"]} == {"glass-2a"}


@pytest.mark.parametrize(
    ("document", "code"), [(with_(turn=5), "out-of-range"), ({"game": "chess"}, "unknown-game"), ({}, "missing-field")]
)
def test_an_impossible_position_is_not_explored(home: House, document: dict[str, Any], code: str) -> None:
    answer = home.post("/api/explore", {"position": document})
    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_what_was_not_tried_in_time_is_named() -> None:
    answer = explored(DUEL, 0)
    found = json.loads(answer)
    assert found["complete"] is False
    assert {entry["card"] for entry in found["found"]["left_out"]} == {"snow_fox"}
    assert all(entry["number"] == 0 for entry in found["found"]["summons"])


def test_a_mind_that_nobody_could_draw_is_refused_at_once(home: House) -> None:
    far = {**EMBERS, "mind": [{"card": "glass-1a", "x": 10**80, "y": -(10**80)}]}
    assert home.post("/api/explore", {"position": far}).json()["code"] == "out-of-range"
    assert home.post("/api/check", {"position": far}).json()["field"] == "mind[0].x"
    apart = {**EMBERS, "row": [], "mind": [{"card": card, "x": 20 * i, "y": 20 * i} for i, card in enumerate(MEMORIES)]}
    began = time.monotonic()
    assert home.post("/api/check", {"position": apart}).json()["field"] == "mind[5].x"
    assert time.monotonic() - began < 2


def test_long_work_is_cut_and_said_so() -> None:
    answer = json.loads(explored(POSITION, 0.1))
    assert answer["complete"] is False
    assert answer["found"]["left_out"]
    assert answer["took_s"] < 2


def test_long_work_keeps_nobody_waiting(home: House) -> None:
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(home.post("/api/explore", {"position": POSITION})))
    asking.start()
    slowest = 0.0
    while asking.is_alive():
        began = time.monotonic()
        assert home.get("/api/games").status_code == 200
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.05)
    found = answers[0].json()
    assert found["took_s"] > 0.3
    assert found["found"]["summons"]
    assert slowest < 2
    assert found["complete"] == ("left_out" not in found["found"])
    assert found["took_s"] < found["limit_s"] + 3


def test_an_address_explores_one_position_at_a_time(house: House) -> None:
    with ThreadPoolExecutor(3) as threads, house.from_one_address():
        asked = [threads.submit(house.post, "/api/explore", {"position": DUEL}) for _ in range(3)]
        answers = [one.result() for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 429, 429]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.headers["retry-after"] == "6"
    assert "6 seconds" in refused.json()["reason"]


# -- playing from a position ------------------------------------------------------------------------------------------


def test_a_table_begins_at_a_position_and_tells_nobody_the_hands(house: House) -> None:
    sitting = house.table(settings={"mode": "duel", "position": DUEL})
    for token in (None, sitting.token(1), sitting.host):
        info = house.get(f"/api/tables/{sitting.id}", token)
        assert info.json()["settings"] == {"mode": "duel"}
    with Page(house, sitting.id, sitting.token(1)) as page:
        state = page.at(0)
        assert state["view"]["board"] == {"f6": "c1", "e5": "c1", "f5": "c2"}
        assert state["view"]["seats"][0]["hand"] == ["snow_fox"]
        summon = next(choice for choice in page.choices if choice.startswith("S snow_fox"))
        page.play(summon)
        heard = "".join(page.raw)
    assert [card for card in ("wild_eagle", "werewolf", "flare_07") if card in heard] == []


def test_a_finished_table_gives_its_record_and_its_positions(house: House) -> None:
    sitting = house.table(settings={"mode": "duel", "schools": ["everfrost", "highland"], "position": DUEL})
    at = f"/api/tables/{sitting.id}/position"
    assert house.get(at, sitting.token(1)).status_code == 409
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        page.play("P a5")
        page.ask({"type": "resign", "id": "r1"})
    first = house.get(f"{at}?at=0").json()
    assert first["number"] == 0
    assert first["position"]["board"] == BOARD
    last = house.get(at).json()
    assert last["position"]["result"]["winners"] == [2]
    after = house.get(f"{at}?at=1", sitting.token(2)).json()["position"]
    assert after["board"][4].startswith("c1 ")
    again = house.table(settings={"mode": "duel", "position": after})
    with Page(house, again.id, again.token(1)) as page:
        assert page.at(0)["view"]["actions"] == 1
    record = house.get(f"/api/tables/{sitting.id}/record").json()
    assert record["settings"]["position"] == DUEL
    assert house.get(f"{at}?at=x").status_code == 400


def test_the_setup_of_a_game_has_no_position_yet(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        page.ask({"type": "resign", "id": "r1"})
    answer = house.get(f"/api/tables/{sitting.id}/position?at=0")
    assert answer.status_code == 400
    assert answer.json()["code"] == "still-in-setup"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"mode": "duel", "position": None}, "wrong-type"),
        ({"mode": "duel", "position": {}}, "missing-field"),
        ({"mode": "duel", "position": {**DUEL, "seats": 5}}, "wrong-type"),
        ({"mode": "melee", "position": DUEL}, "not-as-position"),
        ({"mode": "duel", "position": {**DUEL, "turn": 9}}, "out-of-range"),
        ({"mode": "duel", "position": {**DUEL, "seats": DUEL["seats"] * 2}}, "table-seats"),
    ],
)
def test_a_table_at_an_impossible_position_is_refused(house: House, settings: Any, code: str) -> None:
    answer = house.post(
        "/api/tables", {"game": "arena", "settings": settings, "seats": [{"who": "me"}, {"who": "hotseat"}]}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == code


def test_a_table_may_bring_a_large_position_but_no_larger(house: House) -> None:
    padded = {**DUEL, "comment": "x" * 20_000}
    seats = [{"who": "me"}, {"who": "hotseat"}]
    wish = {"game": "arena", "settings": {"mode": "duel", "position": padded}, "seats": seats}
    assert house.post("/api/tables", wish).status_code == 201
    padded["comment"] = "x" * 40_000
    assert house.post("/api/tables", wish).status_code == 413
    assert house.post_bytes(f"/api/tables/{'a' * 16}/join", json.dumps({"key": "x" * 9000}).encode()).status_code in (
        404,
        413,
    )
