"""What a visitor sees of several tables at once, and of a table before sitting down: no more than everybody may."""

from __future__ import annotations

from tests.server.house import House

KEY = "k" * 32


def test_own_tables_come_with_what_lies_there_and_no_hand(sqlite_house: House) -> None:
    mine, other = sqlite_house.table(["me", "hotseat"]), sqlite_house.table(watch=False)
    seats = [{"table": mine.id, "secret": mine.token(2)}, {"table": other.id, "secret": other.token(1)}]
    first, second = sqlite_house.post("/api/glances", {"seats": seats}).json()["tables"]
    assert (first["table"]["seat"], second["table"]["seat"]) == (2, 1)
    assert first["view"]["seat"] == 0
    assert all(seat["hand"] is None for seat in first["view"]["seats"])


def test_a_secret_that_opens_no_seat_shows_nothing(sqlite_house: House) -> None:
    sitting = sqlite_house.table(["me", "friend"])
    invitation = sitting.seats[1]["invitation"]
    seats = [{"table": sitting.id, "secret": secret} for secret in ("A" * 32, invitation, sitting.host)]
    told = sqlite_house.post("/api/glances", {"seats": [*seats, {"table": "no-such-table", "secret": "x"}]}).json()
    assert told["tables"] == [{"code": "table-bad-token"}] * 3 + [{"code": "table-unknown"}]


def test_an_invitation_shows_the_table_as_everybody_sees_it(sqlite_house: House) -> None:
    sitting = sqlite_house.table(["me", "friend"], watch=False)
    invitation = sitting.seats[1]["invitation"]
    told = sqlite_house.get(f"/api/tables/{sitting.id}/invitation", invitation).json()
    assert (told["seat"], told["open"], told["table"]["seat"], told["view"]["seat"]) == (2, True, 0, 0)
    assert sqlite_house.get(f"/api/tables/{sitting.id}/invitation", sitting.token(1)).status_code == 401
    assert sqlite_house.get(f"/api/tables/{sitting.id}/invitation").status_code == 401


def test_a_taken_seat_at_a_closed_table_shows_no_board(sqlite_house: House) -> None:
    for watch in (True, False):
        sitting = sqlite_house.table(["me", "friend"], watch=watch)
        invitation = sitting.seats[1]["invitation"]
        sqlite_house.post(f"/api/tables/{sitting.id}/join", {"key": KEY}, invitation)
        told = sqlite_house.get(f"/api/tables/{sitting.id}/invitation", invitation).json()
        assert (told["open"], told["view"] is not None) == (False, watch)
