"""After the end: people go on together. All have to wish the same; their secrets open their seats at the next table."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from frostglass.embers.rules import EMBERS
from frostglass.embers.story import Story
from frostglass.server.course import Course
from frostglass.server.schema import CampaignRow, SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.embers.campaigners import PARTS, won_games
from tests.server.client import Page, new_id
from tests.server.house import House, Sitting, served

BOT = {"who": "bot", "level": "apprentice"}


def ended(house: House, seats: list[Any], **wishes: Any) -> Sitting:
    """A table at which seat 1 has resigned."""
    sitting = house.table(seats, **wishes)
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.send({"type": "resign", "id": new_id()})
        page.until("ack")
    return sitting


def wish(house: House, sitting: Sitting, seat: int, what: str) -> dict[str, Any]:
    body = {"about": "onward", "wish": what}
    answer: dict[str, Any] = house.post(f"/api/tables/{sitting.id}/agree", body, sitting.token(seat)).json()
    return answer


def test_a_rematch_begins_when_both_wish_it_and_everybody_moves_one_seat_on(sqlite_house: House) -> None:
    house = sqlite_house
    sitting = ended(house, [{"who": "me", "name": "Ada"}, {"who": "hotseat", "name": "Borys"}])
    with Page(house, sitting.id, sitting.token(2)) as other:
        other.until("state")
        asked = wish(house, sitting, 1, "rematch")
        assert asked["following"] is None
        assert asked["wishes"]["onward"] == {"1": "rematch"}
        while "onward" not in other.until("table")["wishes"]:
            pass  # the offer comes to the other page
        following = wish(house, sitting, 2, "rematch")["following"]
        while other.until("table")["following"] != following:
            pass
    seats = {seat: house.get(f"/api/tables/{following}", sitting.token(seat)).json() for seat in (1, 2)}
    assert (seats[1]["seat"], seats[2]["seat"]) == (2, 1)
    assert [seat["name"] for seat in seats[1]["seats"]] == ["Borys", "Ada"]
    assert seats[1]["settings"]["schools"] == ["highland", "everfrost"]
    assert seats[1]["result"] is None
    # Who comes back to the old table later finds the way.
    assert house.get(f"/api/tables/{sitting.id}", sitting.token(1)).json()["following"] == following


def test_different_wishes_open_nothing(sqlite_house: House) -> None:
    sitting = ended(sqlite_house, ["me", "hotseat"])
    wish(sqlite_house, sitting, 1, "rematch")
    assert wish(sqlite_house, sitting, 2, "again")["following"] is None
    assert wish(sqlite_house, sitting, 1, "again")["following"] is not None


def test_nobody_goes_on_before_the_end(sqlite_house: House) -> None:
    sitting = sqlite_house.table()
    assert wish(sqlite_house, sitting, 1, "rematch")["code"] == "table-not-now"


def test_one_person_gets_the_bot_one_level_up_at_once(sqlite_house: House) -> None:
    sitting = ended(sqlite_house, ["me", BOT])
    told = sqlite_house.get(f"/api/tables/{sitting.id}", sitting.token(1)).json()
    assert told["ways"] == ["rematch", "again", "up"]
    following = wish(sqlite_house, sitting, 1, "up")["following"]
    seats = sqlite_house.get(f"/api/tables/{following}", sitting.token(1)).json()["seats"]
    assert [seat["level"] for seat in seats] == [None, "adept"]


def test_a_finished_game_is_told_in_figures_and_a_running_one_is_not(sqlite_house: House) -> None:
    sitting = sqlite_house.table(["me", "hotseat"])
    assert sqlite_house.get(f"/api/tables/{sitting.id}/summary").json()["code"] == "table-not-over"
    luck = random.Random(3)
    pages = [Page(sqlite_house, sitting.id, sitting.token(seat)) for seat in (1, 2)]
    for number in range(20):
        states = [page.at(number) for page in pages]
        pages[states[0]["deciding"] - 1].play_any(luck)
    pages[0].send({"type": "resign", "id": new_id()})
    pages[0].until("ack")
    told = sqlite_house.get(f"/api/tables/{sitting.id}/summary").json()
    assert told["result"] == {"reason": "resigned", "winners": [2]}
    assert told["summary"]["by"] == 1
    assert [turn["turn"] for turn in told["summary"]["turns"]] == list(range(1, len(told["summary"]["turns"]) + 1))
    for page in pages:
        page.__exit__()


# -- the next chapter -------------------------------------------------------------------------------------------------


async def _chapter_one_is_won(database: str) -> None:
    """A campaign of seat 1, and its chapter one won together with seat 2."""
    store = await Store.open(database)
    story = Story().campaign.finished(0, "won").turn_over()
    await store.create_campaign(CampaignRow("story", "embers", digest("campaign"), 0, Story(story).write(), 0.0))
    row = TableRow("won", "embers", 1, PARTS[1], won_games()[1]["seed"], "", False, 0, 0.0, True, "story", 0)
    await store.create(row, [SeatRow("won", seat, "me", "", token=digest(f"token-{seat}")) for seat in (1, 2)])
    course = Course(EMBERS, row)
    for choice in won_games()[1]["choices"]:
        entry = course.make(f"c{course.number}", course.deciding, "play", choice)
        assert await store.append(entry, course.ending())
    await store.close()


def test_the_next_chapter_opens_for_both_when_both_wish_it_and_both_are_in_the_campaign(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(_chapter_one_is_won(database))
    body = {"about": "onward", "wish": "next"}
    with served(database, games="frostglass.server.catalogue:known_games") as house:
        assert house.get("/api/campaigns", "token-2").status_code == 401
        first = house.post("/api/tables/won/agree", body, "token-1").json()
        assert "next" in first["ways"]
        assert first["following"] is None
        following = house.post("/api/tables/won/agree", body, "token-2").json()["following"]
        for seat in (1, 2):
            told = house.get(f"/api/tables/{following}", f"token-{seat}").json()
            assert told["settings"] == {"mode": "chapter", "chapter": 2}
            assert told["seat"] == seat
            assert house.get("/api/campaigns", f"token-{seat}").json()["campaign"] == "story"
        days = house.get("/api/tables/won/summary", "token-1").json()["summary"]
        assert days["won"]
        assert [day["day"] for day in days["days"]] == [1, 2, 3]
        assert all(row["complete"] for day in days["days"] for row in day["rows"])
        assert sum(days["memories"].values()) == 35  # no memory is lost from sight (RULES 1.2)
