"""Tables from their creation to their end: seats, choices, taking back, bots, replays, other languages."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from websockets.sync.client import connect

from frostglass.arena.rules import ARENA
from frostglass.engine.game import Match
from frostglass.text.words import Words
from tests.server.client import Page
from tests.server.house import House
from tests.server.registry import BOTS, DUEL
from tests.server.stored import stored_entries

KEY = "a-key-of-22-characters"


def play_on(pages: list[Page], rng: random.Random, most: int = 10**6) -> None:
    """Random choices of whoever is asked."""
    number = max(page.state.get("number", 0) for page in pages)
    for _ in range(most):
        for page in pages:
            page.at(number)
        if pages[0].state["result"] is not None:
            return
        page = next(page for page in pages if page.state["prompt"])
        number = page.play_any(rng)["number"]
    for page in pages:
        page.at(number)


def test_the_games_on_offer(house: House) -> None:
    answer = house.get("/api/games")
    (arena,) = answer.json()["games"]
    assert (arena["id"], arena["version"], arena["takes_back"], arena["bots"]) == ("arena", 1, True, list(BOTS))
    assert {"id": "melee", "seats": [3, 4]} in arena["modes"]
    assert answer.json()["languages"]["cs"] == "Čeština"
    assert house.get("/api/games", if_none_match=answer.headers["etag"]).status_code == 304


def test_the_words_of_a_language(house: House) -> None:
    words = house.get("/api/words/pl").json()
    assert words["error-table-unknown"] == "Nie ma takiego stołu."
    assert words["card-snow_fox.effect"] == Words("pl")("card-snow_fox.effect")
    assert words["error-table-no-game"] == "Nie ma tu gry {$game}."
    assert house.get("/api/words/de").status_code == 404


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"settings": {"mode": "chess", "schools": ["everfrost", "highland"]}}, "unknown-mode"),
        ({"settings": {"mode": "duel", "schools": ["everfrost", "everfrost"]}}, "school-twice"),
        ({"settings": {}}, "missing-field"),
        ({"seats": [{"who": "me"}]}, "table-seats"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "adept", "budget": "0s"}]}, "bad-budget"),
        ({"seats": [{"who": "me"}, {"who": "me", "level": "adept"}]}, "table-malformed"),
        ({"seats": [{"who": "me"}, {"who": "cat"}]}, "table-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, change: dict[str, Any], code: str) -> None:
    wish = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "me"}], **change}
    answer = house.post("/api/tables", wish, Accept_Language="cs")
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_an_invitation_takes_the_seat_once(house: House) -> None:
    sitting = house.table([{"who": "me", "name": "Ann"}, "friend"])
    invitation = sitting.seats[1]["invitation"]
    assert sitting.seats[1]["link"] == f"/table/{sitting.id}#i={invitation}"
    join = f"/api/tables/{sitting.id}/join"
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        assert page.info["seats"][1] == {
            "seat": 2, "who": "friend", "name": "", "level": None, "open": True, "here": False,
        }  # fmt: skip
        first = house.post(join, {"key": KEY, "name": "Bob"}, invitation)
        assert first.status_code == 200
        again = house.post(join, {"key": KEY, "name": "Bob"}, invitation)
        assert again.json() == first.json()  # the answer may have been lost
        other = house.post(join, {"key": KEY + "x", "name": "Eve"}, invitation)
        assert (other.status_code, other.json()["code"]) == (409, "table-seat-taken")
        with Page(house, sitting.id, first.json()["token"]) as friend:
            friend.at(0)
            assert friend.info["seat"] == 2
            while not page.info["seats"][1]["here"]:
                page.receive()
            assert page.info["seats"][1]["name"] == "Bob"
    assert house.post(f"/api/tables/{sitting.id}/seats/2/bot", {"level": "random"}, sitting.host).status_code == 409


def test_a_bot_fills_an_empty_seat_and_plays(house: House) -> None:
    sitting = house.table(["me", "friend"])
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)  # the second seat begins with a choice
        answer = house.post(f"/api/tables/{sitting.id}/seats/2/bot", {"level": "apprentice"}, sitting.host)
        assert answer.json()["seats"][1]["who"] == "bot"
        assert page.at(1)["prompt"] is not None
        page.play_any(random.Random(5))
    invitation = sitting.seats[1]["invitation"]
    assert house.post(f"/api/tables/{sitting.id}/join", {"key": KEY}, invitation).status_code == 401


def test_bots_play_among_themselves_while_somebody_watches(house: House) -> None:
    seats = [{"who": "bot", "level": "random"}] * 2
    sitting = house.table(seats, {**DUEL, "turn_limit": 4})
    time.sleep(0.1)
    assert house.get(f"/api/tables/{sitting.id}").json()["number"] == 0
    with Page(house, sitting.id) as page:
        page.at(1)
        while page.state["result"] is None:
            page.receive()
    assert page.state["result"]["reason"] == "limit"


def test_a_choice_is_taken_back_up_to_what_was_shown(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        two.at(0)
        two.play("c5")
        one.at(1)
        before = one.state
        one.play("P e5")
        assert one.state["can_undo"]
        assert not two.at(2)["can_undo"]
        assert two.ask({"type": "undo", "id": "u1", "number": 2})["type"] == "refused"
        assert one.ask({"type": "undo", "id": "u2", "number": 2}) == {"type": "ack", "id": "u2", "number": 3}
        assert one.at(3)["view"] == before["view"]
        assert one.state["prompt"] == before["prompt"]
        assert two.at(3)["log"][-1] == {"number": 3, "seat": 1, "lines": [], "events": [], "back": 2}
        one.play("P e6")
        one.play("end")
        two.at(5)
        two.play("P a5")
        assert one.at(6)["can_undo"] is False  # another seat has chosen since
        assert one.ask({"type": "undo", "id": "u3", "number": 6})["code"] == "nothing-to-take-back"
        assert [(e.kind, e.choice) for e in stored_entries(house.database, sitting.id)[1:4]] == [
            ("play", "P e5"), ("undo", "2"), ("play", "P e6"),
        ]  # fmt: skip
        replay = house.get(f"/api/tables/{sitting.id}/replay", sitting.token(1)).json()
        assert [step["number"] for step in replay["steps"]] == [0, 1, 4, 5, 6]


def test_every_viewer_reads_its_own_language(house: House) -> None:
    sitting = house.table()
    with (
        Page(house, sitting.id, sitting.token(2), language="pl") as pl,
        Page(house, sitting.id, sitting.token(2), language="cs") as cs,
    ):
        questions = {page.at(0)["prompt"]["question"] for page in (pl, cs)}
        assert len(questions) == 2
        assert pl.ask(pl.command("nonsense"))["reason"] == Words("pl")("error-unknown-choice", choice="nonsense")


def test_a_client_gets_the_log_it_has_not_seen(house: House) -> None:
    sitting = house.table()
    tokens = (sitting.token(1), sitting.token(2))
    with Page(house, sitting.id, tokens[0]) as one, Page(house, sitting.id, tokens[1]) as two:
        one.at(0)
        two.at(0)
        play_on([one, two], random.Random(3), 12)
    for seen, expected in ((None, 0), (0, 1), (9, 10), (12, 13), (99, 13)):
        with Page(house, sitting.id, tokens[0], seen=seen) as page:
            page.until("state")
            assert [entry["number"] for entry in page.state["log"]] == list(range(expected, 13))


def test_a_finished_game_is_shown_whole(house: House) -> None:
    sitting = house.table(settings={**DUEL, "turn_limit": 6})
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        one.at(0)
        two.at(0)
        play_on([one, two], random.Random(8), 5)
        path = f"/api/tables/{sitting.id}"
        assert house.get(path + "/record", sitting.token(1)).json()["code"] == "table-not-over"
        assert house.get(path + "/replay?seat=2", sitting.token(1)).json()["code"] == "table-not-over"
        assert house.get(path + "/replay?seat=0", sitting.token(1)).json() == house.get(path + "/replay").json()
        mine = house.get(path + "/replay", sitting.token(1)).json()["steps"]
        assert mine[5]["view"] == one.state["view"]
        assert house.get(path + "/replay").json()["steps"][5]["view"] != mine[5]["view"]
        play_on([one, two], random.Random(9))
    record = house.get(path + "/record").json()
    match = Match(ARENA, record["settings"], record["seed"], record["entries"])
    assert ARENA.result(match.position) == record["result"] == one.state["result"]
    theirs = house.get(path + "/replay?seat=2&from=3&to=6", sitting.token(1)).json()
    assert (theirs["seat"], [step["number"] for step in theirs["steps"]]) == (2, [3, 4, 5])
    assert theirs["steps"][0]["view"]["seats"][1]["hand"] is not None
    assert theirs["steps"][0]["view"]["seats"][0]["hand"] is None  # from one seat's eyes
    assert house.get(path + "/replay?seat=7").status_code == 400


def test_an_unknown_table(house: House) -> None:
    assert house.get("/api/tables/nothing-here").json()["code"] == "table-unknown"
    with Page(house, "nothing-here") as page:
        assert page.receive()["code"] == "table-unknown"
        assert page.closing_code() == 4404


def test_hello_comes_first(house: House) -> None:
    sitting = house.table()
    with connect(house.ws(sitting.id)) as early:
        early.send('{"type":"undo","id":"x","number":0}')
        assert "table-no-hello" in str(early.recv(5))


def test_health_and_metrics(house: House) -> None:
    health = house.get("/health").json()
    assert (health["ok"], health["database"]) == (True, "ok")
    text = house.get("/metrics").text
    assert "# TYPE frostglass_commit_seconds histogram" in text
    assert "frostglass_answers_total" in text


def figure(house: House, name: str) -> float:
    """A figure of /metrics, 0 when it is not there yet."""
    lines = [line.rpartition(" ") for line in house.get("/metrics").text.splitlines()]
    return next((float(value) for found, _, value in lines if found == name), 0.0)


def test_figures_of_play_are_told(house: House) -> None:
    before = {name: figure(house, f"{name}_count") for name in ("frostglass_ack_seconds", "frostglass_read_seconds")}
    sitting = house.table(["me", {"who": "bot", "level": "apprentice"}])
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        while not page.choices:
            page.receive()
        page.play(page.choices[0])
        while not figure(house, "frostglass_thinking_seconds_count"):
            page.at(page.state["number"])
            if page.choices:
                page.play(page.choices[0])
    for name, count in before.items():
        assert figure(house, f"{name}_count") > count
    assert figure(house, "frostglass_thinking_wait_seconds_count") >= figure(house, "frostglass_thinking_seconds_count")
    assert figure(house, "frostglass_database_well") == 1
    assert figure(house, "process_resident_memory_bytes") > 2**24
    assert 0 < figure(house, "process_open_fds") < figure(house, "process_max_fds")


def test_who_is_not_let_in_is_counted_and_told_without_the_secret(house: House) -> None:
    sitting = house.table(watch=False)
    before = figure(house, 'frostglass_access_refused_total{code="table-bad-token"}')
    with house.from_one_address("127.3.2.1"):
        for _ in range(5):
            assert house.get(f"/api/tables/{sitting.id}", "wrong-secret").status_code == 401
    with Page(house, sitting.id, "wrong-secret") as page:
        assert page.closing_code() == 4401
    assert figure(house, 'frostglass_access_refused_total{code="table-bad-token"}') == before + 6
    told = [line for line in house.log if "access refused" in line and "127.3.2.1" in line]
    assert len(told) == 1  # not one for each guess
    assert sitting.id in told[0]
    assert "wrong-secret" not in "\n".join(house.log)
