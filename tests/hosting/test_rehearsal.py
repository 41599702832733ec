"""An upgrade as docs/hosting.md says: from the first released version, server by server, while two people play; then
a backup while they go on, from PostgreSQL to SQLite and back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from frostglass.server.backup import back_up, restore
from frostglass.server.doctor import examine
from tests.hosting.site import NGINX, Site, site
from tests.released.keep import token
from tests.server.client import Page, new_id
from tests.server.databases import Postgres
from tests.server.house import ROOT, served
from tests.server.stored import stored_entries

FIRST = ROOT / "tests" / "released" / "first" / "tables.sql"
RESTARTING = 1012
Acknowledged = list[tuple[str, int, str, str]]
ELSEWHERE = "duel-new-schools"
DUEL = {"mode": "duel", "schools": ["sylvan", "northern"]}


def released(folder: Path) -> Path:
    """The database of the first version."""
    file = folder / "released.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(FIRST.read_text("utf-8"))
    return file


class Two:
    """Two people at a table of the first version who come back whenever they are cut off, and send again what was not
    answered. When their game is over they begin another one."""

    def __init__(self, place: Site) -> None:
        self.place = place
        self.acknowledged: Acknowledged = []
        self.refused: list[Any] = []
        self.codes: set[int] = set()
        self.away = 0.0
        """The longest time from one answer to the next."""
        self.table, self.tokens = "duel", [token("duel", seat) for seat in (1, 2)]
        self._over = threading.Event()
        self._unanswered: tuple[int, dict[str, Any]] | None = None
        self._rng = random.Random(3)
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._thread.start()

    def more(self, number: int) -> None:
        """Wait until so many more choices are acknowledged."""
        wanted, deadline = len(self.acknowledged) + number, time.monotonic() + 60
        while len(self.acknowledged) < wanted:
            assert self.refused == []
            assert time.monotonic() < deadline, "play does not go on"
            time.sleep(0.01)

    def stop(self) -> None:
        self._over.set()
        self._thread.join(30)

    def _live(self) -> None:
        while not self._over.is_set():
            try:
                with contextlib.ExitStack() as stack:
                    self._play([stack.enter_context(self.place.page(self.table, one)) for one in self.tokens])
            except ConnectionClosed as closed:
                self.codes.add(0 if closed.rcvd is None else closed.rcvd.code)
            except (OSError, WebSocketException, httpx.HTTPError):
                time.sleep(0.05)

    def _sit_down(self) -> None:
        wish = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "hotseat"}]}
        answer = self.place.ask("POST", "/api/tables", json=wish).raise_for_status().json()
        self.table, self.tokens = answer["table"], [seat["token"] for seat in answer["seats"]]

    def _play(self, pages: list[Page]) -> None:
        answered = time.monotonic()
        while not self._over.is_set():
            last = max(page.state.get("number", 0) for page in pages)
            for page in pages:
                page.at(last)
            if len({page.state["number"] for page in pages}) > 1:
                continue  # what was not answered was stored while they came back
            if pages[0].state["result"] is not None:
                self._unanswered = None  # it was stored, and ended the game
                self._sit_down()
                return
            seat = 1 if pages[0].state["prompt"] else 2
            page = pages[seat - 1]
            if self._unanswered is None:
                self._unanswered = seat, page.command(self._rng.choice(page.choices), id=new_id())
            seat, frame = self._unanswered
            answer = pages[seat - 1].ask(frame)
            if answer["type"] != "ack":
                self.refused.append((frame, answer))
                self._over.set()
                return
            self.acknowledged.append((self.table, answer["number"], f"{seat}:{frame['id']}", frame["choice"]))
            self._unanswered = None
            self.away, answered = max(self.away, time.monotonic() - answered), time.monotonic()
            pages[seat - 1].at(answer["number"])


def assert_all_there(database: str, acknowledged: Acknowledged) -> None:
    stored = {table: stored_entries(database, table) for table in {each[0] for each in acknowledged}}
    for entries in stored.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert len({entry.command for entry in entries}) == len(entries)
    for table, number, command, choice in acknowledged:
        entry = stored[table][number - 1]
        assert (entry.command, entry.choice) == (command, choice)


def goes_on(database: str) -> int:
    """Somebody chooses at a table of the first version at which nobody has played since; its number before."""
    with served(database, games="frostglass.server.catalogue:known_games") as house:
        told = house.get(f"/api/tables/{ELSEWHERE}", token(ELSEWHERE, 1)).json()
        with Page(house, ELSEWHERE, token(ELSEWHERE, told["deciding"])) as page:
            number: int = page.at(told["number"])["number"]
            assert page.play(page.choices[0])["number"] == number + 1
    return number


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed (apt-get install nginx-light)")
def test_an_upgrade_loses_no_game_and_a_backup_meanwhile_is_whole(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    assert asyncio.run(restore(released(tmp_path), database)) > 5
    place_folder = tmp_path / "site"
    place_folder.mkdir()
    with site(place_folder, database) as place:
        two = Two(place)
        two.more(5)
        for server in place.servers:
            assert server.stop() == 0
            two.more(5)  # at the other one
            server.start()
            two.more(5)
        before = list(two.acknowledged)
        file = tmp_path / "backup.sqlite"
        asyncio.run(back_up(database, file))
        two.stop()
        assert two.refused == []
        assert two.codes == {RESTARTING}
        print(f"\n{len(two.acknowledged)} choices, the longest wait {two.away:.2f} s")
        assert_all_there(database, two.acknowledged)
    into_sqlite = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    assert asyncio.run(restore(file, into_sqlite)) > 5
    assert_all_there(into_sqlite, before)
    assert [found for found in asyncio.run(examine(into_sqlite)) if not found.well and found.id != "doctor-room"] == []
    number = goes_on(into_sqlite)
    again, back = tmp_path / "again.sqlite", postgres.new_database()
    with served(into_sqlite, games="frostglass.server.catalogue:known_games"):
        asyncio.run(back_up(into_sqlite, again))  # while a server runs
    assert asyncio.run(restore(again, back)) > 5
    assert goes_on(back) == number + 1
