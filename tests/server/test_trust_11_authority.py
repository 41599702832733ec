"""Trust 11: nobody acts for a seat without its token, and no token is kept or logged."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.server.client import Page, new_id
from tests.server.house import House, Sitting
from tests.server.registry import MELEE
from tests.server.stored import change, everything, stored_entries

KEY = "k" * 22


def commands(number: int, choice: str) -> list[dict[str, Any]]:
    return [
        {"type": "play", "id": new_id(), "number": number, "choice": choice},
        {"type": "undo", "id": new_id(), "number": number},
        {"type": "resign", "id": new_id()},
        {"type": "leave", "id": new_id()},
    ]


def test_a_spectator_can_do_nothing(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id) as page:
        page.at(0)
        assert (page.info["seat"], page.info["host"], page.state["prompt"]) == (0, False, None)
        for command in commands(0, "c5"):
            assert page.ask(command)["code"] == "table-only-watching"
    with Page(house, sitting.id, sitting.host) as page:  # the host has no seat either
        page.at(0)
        assert (page.info["seat"], page.info["host"]) == (0, True)
        for command in commands(0, "c5"):
            assert page.ask(command)["code"] == "table-only-watching"
    assert stored_entries(house.database, sitting.id) == []


def test_the_wrong_seat_can_only_give_up_for_itself(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        play, undo, *_ = commands(0, "c5")
        assert page.ask(play)["code"] == "not-your-decision"
        assert page.ask(undo)["code"] == "nothing-to-take-back"
        assert page.ask({"type": "resign", "id": "mine"})["type"] == "ack"
        assert page.at(1)["result"]["winners"] == [2]


def test_nothing_happens_after_the_end(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(2)) as two, Page(house, sitting.id, sitting.token(1)) as one:
        two.at(0)
        assert two.ask({"type": "leave", "id": "bye"})["type"] == "ack"
        for page in (one, two):
            page.at(1)
            assert page.state["prompt"] is None
            for command in commands(1, "c5"):
                assert page.ask(command)["code"] in ("game-over", "nothing-to-take-back")
    assert len(stored_entries(house.database, sitting.id)) == 1


@pytest.mark.parametrize("whose", ["nobody", "another table", "the host of another table", "a friend's invitation"])
def test_a_foreign_token_opens_nothing(house: House, whose: str) -> None:
    sitting = house.table(["me", "friend"])
    other = house.table()
    token = {
        "nobody": "A" * 32,
        "another table": other.token(1),
        "the host of another table": other.host,
        "a friend's invitation": sitting.seats[1]["invitation"],
    }[whose]
    with Page(house, sitting.id, token) as page:
        assert page.receive()["code"] == "table-bad-token"
        assert page.closing_code() == 4401
    closed = ["/replay", "/record"] if whose == "a friend's invitation" else ["", "/replay", "/record"]
    for path in closed:
        assert house.get(f"/api/tables/{sitting.id}{path}", token).status_code == 401
    for path in ("/seats/2/bot", "/seats/2/gone"):
        assert house.post(f"/api/tables/{sitting.id}{path}", {"level": "random"}, token).status_code == 401


def test_an_invitation_tells_what_one_is_invited_to_and_nothing_of_the_game(house: House) -> None:
    sitting = house.table(["me", "friend"])
    told = house.get(f"/api/tables/{sitting.id}", sitting.seats[1]["invitation"])
    assert told.status_code == 200
    info = told.json()
    assert (info["seat"], info["host"]) == (0, False)
    assert not {"view", "prompt", "log"} & info.keys()


def test_only_an_invitation_joins(house: House) -> None:
    sitting = house.table(["me", "friend"])
    other = house.table(["friend", "me"])
    for token in (None, sitting.token(1), sitting.host, other.seats[0]["invitation"], "B" * 32):
        answer = house.post(f"/api/tables/{sitting.id}/join", {"key": KEY}, token)
        assert (answer.status_code, answer.json()["code"]) == (401, "table-bad-token")


def test_only_the_host_declares_a_seat_gone_and_not_too_soon(house: House) -> None:
    seats = [{"who": "me"}, {"who": "hotseat"}, {"who": "hotseat"}]
    patient, waited = house.table(seats, MELEE), house.table(seats, MELEE, patience=60)
    change(house.database, f"UPDATE game_table SET created = created - 100 WHERE id IN ('{patient.id}', '{waited.id}')")
    path = "/api/tables/{}/seats/{}/gone"
    with Page(house, waited.id) as page:
        asked = page.at(0)["deciding"]
    other = asked % 3 + 1
    assert house.post(path.format(waited.id, asked), {}, waited.token(other)).status_code == 401
    assert house.post(path.format(waited.id, other), {}, waited.host).json()["code"] == "table-too-soon"
    assert house.post(path.format(patient.id, asked), {}, patient.host).json()["code"] == "table-too-soon"
    house.all_may_be_back()
    answer = house.post(path.format(waited.id, asked), {}, waited.host)
    assert (answer.status_code, answer.json()["number"]) == (200, 1)
    assert stored_entries(house.database, waited.id)[0].choice == f"leave {asked}"


def test_a_table_may_be_closed_to_spectators(house: House) -> None:
    sitting = house.table(watch=False)
    with Page(house, sitting.id) as page:
        assert page.receive()["code"] == "table-no-seat"
        assert page.closing_code() == 4401
    assert house.get(f"/api/tables/{sitting.id}").status_code == 401
    assert house.get(f"/api/tables/{sitting.id}", sitting.token(1)).json()["seat"] == 1
    assert house.get(f"/api/tables/{sitting.id}", sitting.host).json()["host"] is True


def test_secrets_are_long_and_kept_nowhere(house: House) -> None:
    sitting = house.table(["me", "friend"])
    joined = house.post(f"/api/tables/{sitting.id}/join", {"key": KEY}, sitting.seats[1]["invitation"]).json()
    secrets = [sitting.host, sitting.token(1), sitting.seats[1]["invitation"], joined["token"]]
    for secret in secrets:
        assert re.fullmatch(r"[A-Za-z0-9_-]{32}", secret)  # 192 bits
    _use_everything(house, sitting, joined["token"])
    stored = everything(house.database)
    assert [secret for secret in secrets if secret in stored] == []
    assert [secret for secret in secrets if secret in "\n".join(house.log)] == []
    assert not any(secret in house.get("/metrics").text for secret in secrets)


def _use_everything(house: House, sitting: Sitting, friend: str) -> None:
    """Show the secrets in every place where they may be shown, and in some where they should not be."""
    rng = random.Random(1)
    with Page(house, sitting.id, friend) as page:
        page.at(0)
        page.play_any(rng)
        page.send({"type": "hello", "token": friend, "extra": 1})
        page.until("error")
    house.get(f"/api/tables/{sitting.id}/replay?token={friend}", sitting.token(1))
    house.get(f"/static/{friend}")
    with Page(house, sitting.id, friend, address=house.ws(sitting.id) + f"?token={friend}") as page:
        page.at(1)
