"""A friend can't be cheated: what the host has set is told, and nobody who is there is declared gone."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest

from frostglass.server import clock
from frostglass.server.presence import BEAT_SECONDS
from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import House, Sitting, served
from tests.server.registry import DUEL, MELEE
from tests.server.stored import change, stored
from tests.server.test_positions import DUEL as SET_UP

FRIENDS = [{"who": "me"}, {"who": "friend"}]
GONE = "/api/tables/{}/seats/{}/gone"
KEY = "k" * 32


def test_the_table_tells_what_the_host_has_set(house: House) -> None:
    sitting = house.table(FRIENDS, patience=3600, hints=False, watch=False)
    invitation = sitting.seats[1]["invitation"]
    told = house.get(f"/api/tables/{sitting.id}", invitation).json()
    assert (told["patience"], told["may_hint"], told["watch"], told["placed"]) == (3600, False, False, False)
    assert (told["seat"], told["host"]) == (0, False)
    stranger = house.table(FRIENDS)
    assert house.get(f"/api/tables/{sitting.id}", stranger.seats[1]["invitation"]).status_code == 401
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        assert page.info["patience"] == 3600


def test_a_friend_is_told_of_a_position_before_sitting_down(house: House) -> None:
    sitting = house.table(FRIENDS, {"mode": "duel", "position": SET_UP})
    assert house.get(f"/api/tables/{sitting.id}", sitting.seats[1]["invitation"]).json()["placed"] is True


def test_absent_players_are_waited_for_a_while(house: House) -> None:
    wish = {"game": "arena", "settings": DUEL, "seats": FRIENDS}
    for patience in (0, 59):
        answer = house.post("/api/tables", {**wish, "patience": patience})
        assert (answer.status_code, answer.json()["code"]) == (400, "table-patience")
    assert house.post("/api/tables", {**wish, "patience": 60}).status_code == 201


def test_the_fewest_seconds_are_a_setting(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits={"patience": 5}) as house:
        assert house.table(FRIENDS, patience=5)


def waited_for(house: House) -> tuple[Sitting, int]:
    """A melee that has waited for longer than its patience, and whom it waits for."""
    seats = [{"who": "me"}, {"who": "hotseat"}, {"who": "hotseat"}]
    sitting = house.table(seats, MELEE, patience=60)
    change(house.database, f"UPDATE game_table SET created = created - 100 WHERE id = '{sitting.id}'")
    return sitting, house.get(f"/api/tables/{sitting.id}").json()["deciding"]


def test_who_was_just_here_is_not_gone(house: House) -> None:
    sitting, asked = waited_for(house)
    house.all_may_be_back()  # nothing but their being here keeps them
    with Page(house, sitting.id, sitting.token(asked)) as page:
        assert page.at(0)["deciding"] == asked
        assert house.post(GONE.format(sitting.id, asked), {}, sitting.host).json()["code"] == "table-too-soon"
    deadline = time.monotonic() + 5
    while house.get(f"/api/tables/{sitting.id}").json()["seats"][asked - 1]["here"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.5)
    assert house.post(GONE.format(sitting.id, asked), {}, sitting.host).json()["code"] == "table-too-soon"
    change(house.database, f"UPDATE seat SET seen = seen - 100 WHERE table_id = '{sitting.id}'")
    house.all_may_be_back()
    assert house.post(GONE.format(sitting.id, asked), {}, sitting.host).status_code == 200


def test_who_is_connected_at_any_worker_is_not_gone(postgres: Postgres) -> None:
    with served(postgres.new_database(), workers=3) as house, contextlib.ExitStack() as stack:
        _all_serve(house, 3)
        house.all_may_be_back()
        for _ in range(3):
            sitting, asked = waited_for(house)
            page = stack.enter_context(Page(house, sitting.id, sitting.token(asked)))
            page.at(0)
            time.sleep(0.5)  # so long it may take until all know
            answers = [house.post(GONE.format(sitting.id, asked), {}, sitting.host) for _ in range(9)]
            assert {answer.json()["code"] for answer in answers} == {"table-too-soon"}
            seen = [house.get(f"/api/tables/{sitting.id}").json()["seats"][asked - 1]["here"] for _ in range(9)]
            assert all(seen)


@pytest.mark.timeout(90)
def test_nobody_is_connected_at_a_worker_that_is_dead(postgres: Postgres) -> None:
    with served(postgres.new_database(), workers=2) as house:
        _all_serve(house, 2)
        sitting, asked = waited_for(house)
        with Page(house, sitting.id, sitting.token(asked)) as page:
            page.at(0)
            time.sleep(0.5)
            change(house.database, "UPDATE worker SET at = at - 60")  # as if nobody had heard of them
            change(house.database, "INSERT INTO worker VALUES ('dead', extract(epoch from clock_timestamp()) - 60)")
            other = asked % 3 + 1
            change(house.database, f"INSERT INTO presence VALUES ('{sitting.id}', {other}, 'dead')")
            time.sleep(3 * BEAT_SECONDS)  # those who live say so again; who is dead is forgotten
            here = [seat["here"] for seat in house.get(f"/api/tables/{sitting.id}").json()["seats"]]
            assert (here[asked - 1], here[other - 1]) == (True, False)
            assert stored(house.database, "SELECT count(*) FROM worker") == 2
            house.all_may_be_back()
            assert house.post(GONE.format(sitting.id, asked), {}, sitting.host).json()["code"] == "table-too-soon"


def _all_serve(house: House, workers: int) -> None:
    deadline = time.monotonic() + 30
    while sum("server started" in line for line in house.log) < workers:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_who_sets_the_clock_does_not_make_anybody_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 3 * 86400)
    assert 0 <= clock.now() - before < 60
