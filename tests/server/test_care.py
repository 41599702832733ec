"""A long life: backups of either database into either, ways back, the doctor, what is deleted and what stays."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from frostglass.engine.errors import Refused
from frostglass.server.backup import back_up, restore
from frostglass.server.bots import Bots, think
from frostglass.server.doctor import examine, go_back
from frostglass.server.health import Figures
from frostglass.server.limits import Limits
from frostglass.server.retention import Retention
from frostglass.server.store import Store
from frostglass.server.tables import Services
from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import House, Sitting, served
from tests.server.registry import games
from tests.server.stored import change, everything, stored, stored_entries
from tests.server.test_tables import play_on


def played(house: House, choices: int = 12, *, resign: bool = False) -> Sitting:
    """A table with some choices, perhaps to its end."""
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        one.at(0)
        two.at(0)
        play_on([one, two], random.Random(4), choices)
        if resign:
            assert one.ask({"type": "resign", "id": "r"})["type"] == "ack"
            one.at(choices + 1)
    return sitting


def view(house: House, sitting: Sitting, seat: int = 1) -> dict[str, Any]:
    with Page(house, sitting.id, sitting.token(seat)) as page:
        return page.at(0)


# -- backups ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_either_goes_into_either(
    kind: str, new_database: Callable[[], str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup.sqlite"
    with served(new_database()) as house:
        sitting = played(house)
        before = view(house, sitting)
        assert asyncio.run(back_up(house.database, file)) == 1  # while it runs
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("backup")) == ["backup.sqlite"]
    postgres: Postgres = request.getfixturevalue("postgres")
    target = f"sqlite:///{tmp_path / 'other.sqlite'}" if kind == "sqlite" else postgres.new_database()
    assert asyncio.run(restore(file, target)) == 1
    with pytest.raises(Refused, match="restore-not-empty"):
        asyncio.run(restore(file, target))
    with served(target) as house:
        assert view(house, sitting) == before
        assert len(stored_entries(target, sitting.id)) == 12


def test_a_backup_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(Refused, match="file-exists"):
        asyncio.run(back_up(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "mine"))
    with pytest.raises(Refused, match="no-such-file"):
        asyncio.run(back_up(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "new"))
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_backup_goes_into_no_database_that_holds_a_campaign_alone(tmp_path: Path) -> None:
    other, file = f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path / "backup.sqlite"
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", games="frostglass.server.catalogue:known_games") as house:
        assert house.post("/api/campaigns", {"game": "embers"}).status_code == 201
        asyncio.run(back_up(house.database, file))
    asyncio.run(restore(file, other))
    with pytest.raises(Refused, match="restore-not-empty"):
        asyncio.run(restore(file, other))


def test_a_damaged_backup_is_not_put_back(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        played(house, 40)
    file = tmp_path / "backup.sqlite"
    asyncio.run(back_up(house.database, file))
    spoil(file)
    with pytest.raises(Refused):
        asyncio.run(restore(file, f"sqlite:///{tmp_path / 'other.sqlite'}"))


def spoil(file: Path) -> None:
    """Overwrite the pages of the entries' table, which nobody reads at the start."""
    database = sqlite3.connect(file)
    (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'").fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    with file.open("r+b") as content:
        content.seek((page - 1) * size)
        content.write(b"\xff" * size)


# -- the doctor -------------------------------------------------------------------------------------------------------


def test_the_doctor_reads_every_game(new_database: Callable[[], str]) -> None:
    with served(new_database()) as house:
        good, bad, other = played(house), played(house), played(house)
    change(house.database, f"UPDATE entry SET choice = 'nonsense' WHERE table_id = '{bad.id}' AND number = 3")
    change(house.database, f"UPDATE game_table SET version = 7 WHERE id = '{other.id}'")
    found = {finding.id: finding for finding in asyncio.run(examine(house.database))}
    assert found["doctor-games"].details == {"number": 1, "entries": 36, "campaigns": 0}
    assert found["doctor-other"].details == {"number": 1}
    assert (found["doctor-game"].well, found["doctor-game"].details["table"]) == (False, bad.id)
    assert found["doctor-whole"].well
    assert good.id not in str(found)


def test_the_doctor_begins_no_database_where_there_is_none(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'tabels.sqlite'}"
    for look in (examine(missing), go_back(missing, "0005")):
        with pytest.raises(Refused, match="no-such-file"):
            asyncio.run(look)
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_sees_a_damaged_file(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        house.table()
    spoil(tmp_path / "tables.sqlite")
    (damage,) = (finding for finding in asyncio.run(examine(house.database)) if not finding.well)
    assert damage.id == "doctor-damage"


def test_health_sees_a_damaged_file_and_a_full_disk(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        house.table()
        used = max(file.stat().st_size for file in tmp_path.iterdir())
        assert house.get("/health").json()["database"] == "ok"
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (used, resource.RLIM_INFINITY))
        assert eventually(house, "full") == 503
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert eventually(house, "ok") == 200
    spoil(tmp_path / "tables.sqlite")
    with pytest.raises(AssertionError, match="does not answer"):
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def eventually(house: House, word: str) -> int:
    """The status with which /health says this."""
    deadline = time.monotonic() + 20
    while (answer := house.get("/health")).json()["database"] != word:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.2)
    return answer.status_code


def test_migrations_go_down_and_up_again(new_database: Callable[[], str]) -> None:
    with served(new_database()) as house:
        sitting = played(house)
        before = view(house, sitting)
    asyncio.run(go_back(house.database, "0005"))
    assert stored(house.database, "SELECT version_num FROM alembic_version") == "0005"
    with pytest.raises(Refused, match="doctor-no-way-back"):
        asyncio.run(go_back(house.database, "0004"))  # it could not read these games' luck
    with served(house.database) as house:
        assert view(house, sitting) == before
    change(house.database, "DELETE FROM entry")
    change(house.database, "DELETE FROM seat")
    change(house.database, "DELETE FROM game_table")
    asyncio.run(go_back(house.database, "0001"))
    with served(house.database) as house:
        assert view(house, played(house, 3))["number"] == 3


# -- what is deleted --------------------------------------------------------------------------------------------------


def test_what_is_old_is_deleted_and_what_is_over_stays(new_database: Callable[[], str]) -> None:
    with served(new_database()) as house:
        unused, begun, over, fresh = house.table(), played(house, 5), played(house, 5, resign=True), house.table()
        old = played(house, 5, resign=True)  # as if from before records were kept
    for sitting in (unused, begun, over, old):
        change(house.database, f"UPDATE game_table SET created = created - 400*86400 WHERE id = '{sitting.id}'")
        change(house.database, f"UPDATE entry SET at = at - 400*86400 WHERE table_id = '{sitting.id}'")
    change(house.database, f"UPDATE record SET at = at - 400*86400 WHERE table_id = '{over.id}'")
    change(house.database, f"DELETE FROM record WHERE table_id = '{old.id}'")
    assert forgotten(house.database, Limits()) == {fresh.id, over.id, old.id}
    assert stored(house.database, f"SELECT count(*) FROM record WHERE table_id = '{old.id}'") == 1
    assert begun.id not in everything(house.database)
    assert forgotten(house.database, Limits(keep_finished=365)) == {fresh.id}
    assert forgotten(house.database, Limits(keep_unused=0)) == {fresh.id}


def forgotten(database: str, limits: Limits) -> set[str]:
    """The tables that are left after the old ones were deleted."""

    async def forget() -> None:
        services = Services(games(), Bots(think, 1), Figures(), limits)
        services.store = await Store.open(database)
        try:
            await Retention(services).forget()
        finally:
            await services.store.close()

    asyncio.run(forget())
    found = stored(database, "SELECT count(*) FROM game_table")
    names = {
        line.split("'")[1] for line in everything(database).splitlines() if "'arena'" in line and line.startswith("('")
    }
    assert len(names) == found
    return names


# -- old rules --------------------------------------------------------------------------------------------------------


def test_a_game_of_other_rules_can_still_be_looked_at(house: House) -> None:
    over, begun = played(house, 8, resign=True), played(house, 8)
    path = f"/api/tables/{over.id}"
    before = {what: house.get(path + what, over.token(1)).json() for what in ("/record", "/replay")}
    hidden = house.get(f"/api/tables/{begun.id}/replay", begun.token(1)).json()
    for sitting in (over, begun):
        change(house.database, f"UPDATE game_table SET version = 7 WHERE id = '{sitting.id}'")
    fresh_worker(house)
    with Page(house, over.id, over.token(1)) as page:
        assert page.receive()["code"] == "table-other-rules"
    assert house.get(path, over.token(1)).json()["version"] == 7
    assert {what: house.get(path + what, over.token(1)).json() for what in before} == before
    path = f"/api/tables/{begun.id}"
    assert house.get(path + "/replay", begun.token(1)).json() == hidden
    assert house.get(path + "/record", begun.token(1)).json()["code"] == "table-not-over"
    for act in ("/seats/1/gone", "/seats/1/bot"):
        assert house.post(path + act, {}, begun.host).json()["code"] == "table-other-rules"


def fresh_worker(house: House) -> None:
    """As after an upgrade."""
    house.stop()
    house.start()


def test_where_the_rules_of_today_cannot_follow_the_record_still_speaks(house: House) -> None:
    over = played(house, 8, resign=True)
    record = house.get(f"/api/tables/{over.id}/record").json()
    change(house.database, f"UPDATE game_table SET version = 7 WHERE id = '{over.id}'")
    change(house.database, f"UPDATE entry SET choice = 'unheard of' WHERE table_id = '{over.id}' AND number = 5")
    fresh_worker(house)
    assert len(house.get(f"/api/tables/{over.id}/replay", over.token(1)).json()["steps"]) == 5
    assert house.get(f"/api/tables/{over.id}/record").json() == record


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with served(f"sqlite:///{file}") as house:
        house.table()
        assert {
            path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in tmp_path.iterdir() if "lock" not in path.name
        } == {
            "tables.sqlite": "0o600",
            "tables.sqlite-wal": "0o600",
            "tables.sqlite-shm": "0o600",
        }


def test_the_log_of_a_database_that_dies_holds_no_value(postgres: Postgres) -> None:
    with served(postgres.new_database()) as house:
        change(house.database, "DROP TABLE record CASCADE")
        change(house.database, "ALTER TABLE game_table ADD COLUMN more text NOT NULL DEFAULT 'x', DROP COLUMN fate")
        answer = house.post(
            "/api/tables",
            {
                "game": "arena",
                "settings": {"mode": "duel", "schools": ["everfrost", "highland"]},
                "seats": [{"who": "me", "name": "Somebody"}, {"who": "me"}],
            },
        )
        assert answer.status_code == 503
        said = "\n".join(house.log)
        assert "the database failed" in said
        assert "Somebody" not in said
        assert "everfrost" not in said


def test_a_file_that_is_no_backup_is_named_as_it_was_given(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a backup")
    with pytest.raises(Refused) as refused:
        asyncio.run(restore(file, f"sqlite:///{tmp_path / 'new.sqlite'}"))
    assert refused.value.code == "backup-damaged"
    assert refused.value.details["file"] == str(file)
    assert not (tmp_path / "new.sqlite").exists()
