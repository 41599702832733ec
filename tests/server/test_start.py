"""Starting, stopping and starting again; what can be wrong is said in one line, with exit status 2."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from frostglass.engine.errors import Refused
from frostglass.server import folder, store
from frostglass.server.hosting import Hosting, limits_from_environment
from frostglass.server.store import Store
from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import ROOT, House, free_port, served
from tests.server.stored import change
from tests.server.test_tables import play_on


def failing(database: str, port: int | None = None, **wishes: object) -> str:
    """The one line that a server says which cannot start."""
    hosting = Hosting(
        host="127.0.0.1",
        port=free_port() if port is None else port,
        database=database,
        **wishes,  # type: ignore[arg-type]
    )
    command = [sys.executable, "-m", "tests.server.host", msgspec.json.encode(hosting).decode()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=30)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def sqlite(path: Path) -> str:
    return f"sqlite:///{path / 'tables.sqlite'}"


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert failing(sqlite(tmp_path), port) == f"serve-port-in-use (port={port})"


def test_a_database_in_use(sqlite_house: House) -> None:
    assert failing(sqlite_house.database).startswith("serve-database-in-use")


def test_a_database_of_the_future(tmp_path: Path) -> None:
    async def twice() -> None:
        await (await Store.open(sqlite(tmp_path))).close()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
            database.commit()
        await Store.open(sqlite(tmp_path))

    with pytest.raises(Refused, match="serve-database-newer"):
        asyncio.run(twice())


def test_a_database_that_another_program_has_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_SECONDS", 0.2)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
        other.execute("CREATE TABLE mine (a)")
        other.execute("BEGIN EXCLUSIVE")
        assert refusal_of(sqlite(tmp_path)).code == "serve-database-locked"


def refusal_of(database: str) -> Refused:
    with pytest.raises(Refused) as refused:
        asyncio.run(Store.open(database))
    return refused.value


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("nonsense", "serve-database-url"),
        ("mysql://x/y", "serve-database-url"),
        ("sqlite://", "serve-database-url"),
        ("sqlite:////proc/nothing/tables.sqlite", "serve-database"),
        ("postgresql://frost@127.0.0.1:1/none", "serve-database"),
    ],
)
def test_a_database_that_cannot_be(database: str, code: str) -> None:
    assert refusal_of(database).code == code


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database" * 100)
    assert refusal_of(sqlite(tmp_path)).code == "serve-database"


def test_more_than_one_worker_on_sqlite_is_refused(tmp_path: Path) -> None:
    assert failing(sqlite(tmp_path), workers=2) == "serve-workers (workers=2)"
    assert not (tmp_path / "tables.sqlite").exists()


def test_limits_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTGLASS_LIMITS", '{"sockets": 3}')
    assert limits_from_environment().sockets == 3
    monkeypatch.setenv("FROSTGLASS_LIMITS", '{"socks": 3}')
    with pytest.raises(Refused, match="serve-limits"):
        limits_from_environment()


def test_the_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert folder.default_database() == "sqlite:////data/frostglass/tables.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert folder.data_folder() == Path.home() / ".local" / "share" / "frostglass"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert folder.data_folder() == Path.home() / "Library" / "Application Support" / "frostglass"


def test_the_environment_names_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTGLASS_DATABASE", "postgresql://frost@database/frost")
    assert folder.default_database() == "postgresql://frost@database/frost"


def test_servers_that_start_together_bring_a_database_up_to_date_once(postgres: Postgres) -> None:
    database = postgres.new_database()
    with ThreadPoolExecutor(3) as pool, contextlib.ExitStack() as stack:
        for house in pool.map(lambda _: House(database), range(3)):
            stack.callback(house.stop)
            assert house.get("/health").json()["ok"]


def test_a_stop_is_clean_and_nothing_is_forgotten(new_database: Callable[[], str]) -> None:
    with served(new_database()) as house:
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            one.at(0)
            two.at(0)
            play_on([one, two], random.Random(1), 20)
            asked = one if one.state["prompt"] else two
            undo = {"type": "undo", "id": "undo", "number": asked.state["number"]}
            undoable = asked.state["can_undo"]
            before = (one.state["view"], two.state["view"], asked.state["prompt"], undoable)
            assert house.stop() == 0
            assert one.closing_code() == 1012
        house.start()
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            one.at(20)
            two.at(20)
            asked = one if one.state["prompt"] else two
            assert before == (one.state["view"], two.state["view"], asked.state["prompt"], asked.state["can_undo"])
            assert asked.ask(undo)["type"] == ("ack" if undoable else "refused")


def test_a_table_of_other_rules_says_so(house: House) -> None:
    sitting = house.table()
    change(house.database, f"UPDATE game_table SET version = 7 WHERE id = '{sitting.id}'")
    with Page(house, sitting.id, sitting.token(1)) as page:
        error = page.receive()
        assert (error["code"], page.closing_code()) == ("table-other-rules", 4409)
        assert "version 7" in error["reason"]
        assert "version 1" in error["reason"]
    answer = house.post(f"/api/tables/{sitting.id}/agree", {"about": "hints", "wish": "yes"}, sitting.token(1))
    assert (answer.status_code, answer.json()["code"]) == (409, "table-other-rules")


@pytest.mark.parametrize(
    "entry",
    [
        "(1, '2:a', 2, 'play', 'nonsense', '')",
        "(1, '2:a', 2, 'play', 'c5', '= titan')",
        "(2, '2:a', 2, 'play', 'c5', '')",
    ],
)
def test_a_damaged_table_says_so(house: House, entry: str) -> None:
    sitting = house.table()
    values = entry.replace("(", f"('{sitting.id}', ").replace(")", ", 0)")
    change(
        house.database, f"INSERT INTO entry (table_id, number, command, seat, kind, choice, dealt, at) VALUES {values}"
    )
    assert house.get(f"/api/tables/{sitting.id}").json()["code"] == "table-damaged"
    with Page(house, sitting.id, sitting.token(1)) as page:
        assert page.receive()["code"] == "table-damaged"


def test_a_full_disk_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as house:
        sitting = house.table()
        used = max(file.stat().st_size for file in tmp_path.iterdir())
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            one.at(0)
            two.at(0)
            rng = random.Random(2)
            play_on([one, two], rng, 3)
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (used + 4096, resource.RLIM_INFINITY))
            asked = one if one.state["prompt"] else two
            for _ in range(200):
                command = asked.command(asked.choices[0])
                answer = asked.ask(command)
                if answer["type"] == "refused":
                    break
                one.at(answer["number"])
                two.at(answer["number"])
                asked = one if one.state["prompt"] else two
            assert answer["code"] == "table-not-saved"
            number = answer["number"]
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert asked.ask(command) == {"type": "ack", "id": command["id"], "number": number + 1}


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path), bot_processes=1)
    sitting = house.table(["me", {"who": "bot", "level": "apprentice"}])
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(1)
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    assert children
    house.process.send_signal(signal.SIGKILL)
    house.process.wait(10)
    deadline = time.monotonic() + 10
    while any(_runs(int(child)) for child in children):
        assert time.monotonic() < deadline, "a bot's process outlived its server"
        time.sleep(0.05)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "Z" not in Path(f"/proc/{process}/stat").read_text().split()[2]
    except (ProcessLookupError, FileNotFoundError):
        return False
