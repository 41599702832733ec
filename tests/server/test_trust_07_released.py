"""Test of trust 7: databases of earlier versions are read, played again to where they stood, and gone on with.

`tests/released/keep.py` wrote them. SQLite opens the file itself; PostgreSQL gets it as a backup that is put back.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from frostglass.games import GAMES
from frostglass.server.backup import restore
from frostglass.server.course import Course
from frostglass.server.doctor import examine
from frostglass.server.store import Store
from tests.released.keep import SECRET, token
from tests.server.client import Page
from tests.server.conftest import KINDS
from tests.server.databases import Postgres
from tests.server.house import House, served

RELEASED = Path(__file__).resolve().parents[1] / "released"
VERSIONS = sorted(file.parent.name for file in RELEASED.glob("*/tables.sql"))
Stands = dict[str, dict[str, Any]]


@pytest.fixture(params=VERSIONS)
def stands(request: pytest.FixtureRequest) -> Stands:
    """By table: how many entries it had, and its position."""
    found: Stands = json.loads((RELEASED / request.param / "tables.json").read_text("utf-8"))
    found["version"] = {"folder": request.param}
    return found


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, stands: Stands, tmp_path: Path) -> str:
    """A database of that version, as an address."""
    file = tmp_path / "tables.sqlite"
    database = sqlite3.connect(file)
    database.executescript((RELEASED / stands.pop("version")["folder"] / "tables.sql").read_text("utf-8"))
    database.close()
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.new_database()
    assert asyncio.run(restore(file, address)) == len(stands)
    return address


@pytest.fixture
def house(kept: str) -> Iterator[House]:
    with served(kept, games="frostglass.server.catalogue:known_games") as house:
        yield house
        assert [line for line in house.log if '"level":"error"' in line] == []


async def _with_store(database: str, look: Callable[[Store], Any]) -> Any:
    store = await Store.open(database)
    try:
        return await look(store)
    finally:
        await store.close()


def test_trust_7_every_table_of_an_earlier_version_stands_where_it_stood(kept: str, stands: Stands) -> None:
    async def look(store: Store) -> None:
        for name, stood in stands.items():
            row = await store.table(name)
            assert row is not None
            rules = GAMES[row.game]
            course = Course(rules, row)
            course.follow(await store.entries(name))
            assert course.number == stood["number"]
            now = json.loads(json.dumps(rules.write(course.match.position)))
            assert {field: now[field] for field in stood["position"]} == stood["position"]
            assert (await store.record(name) is None) == (course.record() is None)

    asyncio.run(_with_store(kept, look))
    found = {finding.id: finding for finding in asyncio.run(examine(kept))}
    assert [finding for finding in found.values() if not finding.well and finding.id != "doctor-room"] == []
    assert found["doctor-games"].details["number"] == len(stands)
    assert "doctor-other" not in found


def test_trust_7_people_go_on_at_the_tables_of_an_earlier_version(house: House, stands: Stands) -> None:
    over = set()
    for name, stood in stands.items():
        deciding = house.get(f"/api/tables/{name}", token(name, 1)).json()["deciding"]
        with Page(house, name, token(name, deciding or 1)) as page:
            state = page.at(stood["number"])
            assert state["number"] == stood["number"]
            if state["result"] is not None:
                over.add(name)
                assert house.get(f"/api/tables/{name}/record", token(name, 1)).status_code == 200
            else:
                assert page.play(page.choices[0])["number"] == stood["number"] + 1
    assert over == {"high-form", "story-0", "story-1"}


@pytest.mark.parametrize("secret", [SECRET, f"a second {SECRET}"])
def test_trust_7_a_campaign_of_an_earlier_version_goes_on(house: House, stands: Stands, secret: str) -> None:
    story = house.get("/api/campaigns", secret).json()
    assert story["number"] == 4
    assert [part["wins"] for part in story["story"]["parts"]][:3] == [1, 1, 0]
    assert {"mode": "chapter", "chapter": 2} in story["playable"]
    body = {"game": "embers", "settings": {"mode": "chapter", "chapter": 2}, "campaign": secret}
    answer = house.post("/api/tables", body | {"seats": [{"who": "me"}, {"who": "hotseat"}]})
    assert answer.status_code == 201, answer.text
