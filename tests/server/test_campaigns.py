"""Campaigns: kept on real databases, gone on with over HTTP, told of every game once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from frostglass.embers.rules import EMBERS
from frostglass.embers.story import Story
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.server.course import Course
from frostglass.server.schema import CampaignEntry, CampaignRow, Entry, SeatRow, TableRow, Telling
from frostglass.server.seats import digest, new_secret
from frostglass.server.store import MIGRATIONS, Store, database_url
from frostglass.text import LANGUAGES, Words
from tests.embers.campaigners import PARTS, won_games
from tests.embers.test_campaign import story_at
from tests.server.client import Page
from tests.server.house import House, Sitting, served
from tests.server.stored import change, everything

EVERY_GAME = "frostglass.server.catalogue:known_games"


# -- in the store -----------------------------------------------------------------------------------------------------


def act(name: str, command: str, number: int) -> Telling:
    entry = CampaignEntry("story", command, "act", name, 0.0)
    return Telling(entry, lambda story: EMBERS.campaigns.read(story).act(name).write(), number)  # type: ignore[union-attr]


def table_of(part: int, telling: int) -> TableRow:
    seed = won_games()[part]["seed"]
    id = f"t{part}-{telling}"
    return TableRow(id, "embers", 1, PARTS[part], seed, "", False, 0, 0.0, True, "story", telling)


def course_of(row: TableRow, part: int) -> tuple[Course, list[Entry]]:
    """The won game of a part at this table, but for its last choice."""
    course = Course(EMBERS, row)
    for choice in won_games()[part]["choices"][:-1]:
        course.make(f"c{course.number}", course.deciding, "play", choice)
    return course, course.standing


async def play_on(store: Store, part: int, telling: int) -> CampaignRow:
    """Play a part at a table of its own to its won end; the campaign afterwards."""
    row = table_of(part, telling)
    await store.create(row, [SeatRow(row.id, seat, "me", "") for seat in (1, 2)])
    course, entries = course_of(row, part)
    assert course.ending() is None
    assert all(await asyncio.gather(*map(store.append, entries)))
    last = course.make("last", course.deciding, "play", won_games()[part]["choices"][-1])
    assert course.is_over
    assert await store.append(last, course.ending())
    assert not await store.append(last, course.ending())
    found = await store.campaign("hash")
    assert found is not None
    return found


def test_a_whole_campaign_is_kept(new_database: Callable[[], str]) -> None:
    database = new_database()

    async def live() -> None:
        store = await Store.open(database)
        await store.create_campaign(CampaignRow("story", "embers", "hash", 0, Story().write(), 0.0))
        row = await play_on(store, 0, 0)
        again = await store.tell(act("reset", "again", row.number))
        assert isinstance(again, CampaignRow)
        for part in range(len(PARTS)):
            row = await play_on(store, part, 1)
            if part < 7:
                turned = await store.tell(act("turn_over", f"turn{part}", row.number))
                assert isinstance(turned, CampaignRow)
                await store.close()  # what was told survives
                store = await Store.open(database)
        await store.close()
        story = EMBERS.campaigns.read(row.story).show()  # type: ignore[union-attr]
        assert story["complete"]
        assert [part["attempts"] for part in story["parts"]] == [1] * 8

    asyncio.run(live())


def test_the_end_of_a_game_of_an_earlier_telling_no_longer_counts(tmp_path: Path) -> None:
    async def live() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.create_campaign(CampaignRow("story", "embers", "hash", 0, Story().act("reset").write(), 0.0))
        row = await play_on(store, 0, 0)
        assert row.number == 1
        assert row.story == Story(telling=1).write()
        await store.close()

    asyncio.run(live())


def test_many_at_once_change_it_one_after_the_other(new_database: Callable[[], str]) -> None:
    database = new_database()

    async def live() -> None:
        store = await Store.open(database)
        await store.create_campaign(CampaignRow("story", "embers", "hash", 0, story_at(1).write(), 0.0))
        answers = await asyncio.gather(*[store.tell(act("suspend", f"c{i % 3}", 0)) for i in range(9)])
        done = [answer for answer in answers if isinstance(answer, CampaignRow)]
        assert [row.number for row in done] == [1] * 3  # one of the three commands, which came three times
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"campaign-stale"}
        await store.close()

    asyncio.run(live())


def test_a_database_of_before_keeps_its_tables(new_database: Callable[[], str]) -> None:
    database = new_database()

    def first_shape(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")

    async def live() -> None:
        engine = create_async_engine(database_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(first_shape)
            columns = "id, game, version, settings, seed, host, watch, patience, created"
            await connection.execute(
                text(f"INSERT INTO game_table ({columns}) VALUES ('old', 'embers', 1, '{{}}', 1, '', true, 0, 0)")
            )
        await engine.dispose()
        store = await Store.open(database)
        row = await store.table("old")
        assert row is not None
        assert (row.campaign, row.telling) == (None, None)
        await store.create_campaign(CampaignRow("story", "embers", "hash", 0, Story().write(), 0.0))
        await play_on(store, 0, 0)
        await store.close()

    asyncio.run(live())


# -- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def embers_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('campaigns') / 'tables.sqlite'}", games=EVERY_GAME) as house:
        yield house
        assert [line for line in house.log if '"level":"error"' in line] == []


def begin(house: House, at: int = 0) -> tuple[str, dict[str, Any]]:
    """A new campaign in which this chapter is open: its secret, and how it stands."""
    answer = house.post("/api/campaigns", {"game": "embers"})
    assert answer.status_code == 201, answer.text
    campaign = answer.json()
    if at:
        story = json.dumps(story_at(at).write())
        change(house.database, f"UPDATE campaign SET story = '{story}' WHERE id = '{campaign['campaign']}'")
    return campaign["secret"], look(house, campaign["secret"])


def look(house: House, secret: str) -> dict[str, Any]:
    answer = house.get("/api/campaigns", secret)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def do(house: House, secret: str, id: str, number: int, name: str) -> Any:
    return house.post("/api/campaigns/act", {"id": id, "number": number, "act": name}, secret)


def sit(house: House, part: int, secret: str | None, **wishes: Any) -> Any:
    body = {"game": "embers", "settings": PARTS[part], "seats": [{"who": "me"}, {"who": "hotseat"}], **wishes}
    return house.post("/api/tables", body | ({} if secret is None else {"campaign": secret}))


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def resign(house: House, table: Sitting) -> None:
    with Page(house, table.id, table.token(1)) as page:
        page.at(0)
        assert page.ask({"type": "resign", "id": "r"})["type"] == "ack"


def test_a_campaign_begins_with_the_prologue(embers_house: House) -> None:
    secret, campaign = begin(embers_house)
    assert campaign["playable"] == [{"mode": "prologue"}]
    assert campaign["number"] == 0
    assert campaign["story"]["acts"] == []
    assert "secret" not in campaign
    assert code(embers_house.get("/api/campaigns")) == (401, "campaign-unknown")
    assert code(embers_house.get("/api/campaigns", "x" * 32)) == (401, "campaign-unknown")
    assert code(embers_house.post("/api/campaigns", {"game": "arena"})) == (400, "campaign-no-game")
    assert secret not in everything(embers_house.database)
    assert not [line for line in embers_house.log if secret in line]


def test_an_act_is_done_once(embers_house: House) -> None:
    secret, _ = begin(embers_house, 2)
    first = do(embers_house, secret, "a", 0, "suspend").json()
    assert (first["number"], first["story"]["suspended"]) == (1, True)
    assert do(embers_house, secret, "a", 0, "suspend").json() == first
    assert code(do(embers_house, secret, "a", 0, "reset")) == (400, "table-id-used")
    assert code(do(embers_house, secret, "b", 0, "resume")) == (409, "campaign-stale")
    assert code(do(embers_house, secret, "c", 1, "turn_over")) == (409, "no-chapter-card")
    assert code(do(embers_house, secret, "d", 1, "dance")) == (400, "unknown-act")
    assert do(embers_house, secret, "e", 1, "resume").json()["number"] == 2
    assert do(embers_house, secret, "f", 2, "reset").json()["story"]["open"] == 0


def test_later_chapters_need_a_campaign_that_has_come_so_far(embers_house: House) -> None:
    secret, _ = begin(embers_house, 3)
    assert sit(embers_house, 0, None).status_code == 201
    assert sit(embers_house, 1, None).status_code == 201
    assert code(sit(embers_house, 2, None)) == (403, "campaign-needed")
    assert sit(embers_house, 3, secret).status_code == 201
    assert code(sit(embers_house, 4, secret)) == (403, "campaign-closed")
    assert code(sit(embers_house, 3, "x" * 32)) == (401, "campaign-unknown")
    position = EMBERS.write(Match(EMBERS, PARTS[5], 1).position)
    own = {
        "game": "embers",
        "settings": {**PARTS[5], "position": position},
        "seats": [{"who": "me"}, {"who": "hotseat"}],
    }
    assert code(embers_house.post("/api/tables", own)) == (403, "campaign-needed")
    assert code(embers_house.post("/api/tables", own | {"campaign": secret})) == (403, "campaign-closed")


def test_nobody_watches_a_later_chapter_and_its_players_read_it_afterwards(embers_house: House) -> None:
    secret, _ = begin(embers_house, 2)
    table = Sitting(sit(embers_house, 2, secret).json())
    address = f"/api/tables/{table.id}"
    for path in ("", "/in-force", "/replay", "/record"):
        assert code(embers_house.get(address + path)) == (401, "table-no-seat")
    resign(embers_house, table)
    for path in ("", "/in-force", "/replay", "/record"):
        assert embers_house.get(address + path, table.token(2)).status_code == 200
    do(embers_house, secret, "z", 1, "reset")
    assert embers_house.get(address + "/in-force", table.token(1)).status_code == 200


def test_the_cards_in_force_are_worded_for_the_reader(embers_house: House) -> None:
    table = Sitting(sit(embers_house, 1, None).json())
    for language in LANGUAGES:
        found = embers_house.get(f"/api/tables/{table.id}/in-force", accept_language=language).json()["cards"]
        assert found[0]["title"] == Words(language)("captivity-01")
        assert found[0]["front"] == Words(language)("captivity-01.front")


def test_the_end_of_a_game_is_entered_once(embers_house: House) -> None:
    secret, before = begin(embers_house, 1)
    table = Sitting(sit(embers_house, 1, secret).json())
    resign(embers_house, table)
    after = look(embers_house, secret)
    part = after["story"]["parts"][1]
    assert (part["attempts"], part["wins"], [loss["number"] for loss in part["losses"]]) == (1, 0, [1])
    assert after["number"] == before["number"] + 1
    with Page(embers_house, table.id, table.token(1)) as page:
        page.at(1)
        assert page.ask({"type": "resign", "id": "r"})["type"] == "ack"  # the same once more
    assert look(embers_house, secret) == after


def test_a_won_game_opens_the_next_chapter_whatever_breaks_down(new_database: Callable[[], str]) -> None:
    database, secret, token = new_database(), new_secret(), new_secret()
    last = won_games()[0]["choices"][-1]

    async def prepare() -> None:
        store = await Store.open(database)
        await store.create_campaign(CampaignRow("story", "embers", digest(secret), 0, Story().write(), 0.0))
        row = table_of(0, 0)
        await store.create(row, [SeatRow(row.id, seat, "me", "", token=digest(f"{token}{seat}")) for seat in (1, 2)])
        _, entries = course_of(row, 0)
        await asyncio.gather(*map(store.append, entries))
        await store.close()

    asyncio.run(prepare())
    with served(database, games=EVERY_GAME) as house:
        assert choose(house, token, last, house.kill) is None
        house.start()
        story = look(house, secret)
        if story["number"] == 0:  # the choice was not written before the cut: it is made again
            assert choose(house, token, last) == "ack"
            story = look(house, secret)
        assert (story["number"], story["story"]["open"], story["story"]["card"]["id"]) == (1, 1, "chapter_1")


def choose(house: House, token: str, choice: str, cut: Callable[[], None] | None = None) -> str | None:
    """The last choice of whoever decides; a cut right after it is sent leaves it without an answer."""
    deciding = house.get("/api/tables/t0-0", f"{token}1").json()["deciding"]
    with Page(house, "t0-0", f"{token}{deciding}") as page:
        while not page.state:
            page.receive()
        command = page.command(choice)
        if cut is None:
            answer: str = page.ask(command)["type"]
            return answer
        page.send(command)
        cut()
        return None
