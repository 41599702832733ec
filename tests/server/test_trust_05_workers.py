"""Trust 5: workers die, PostgreSQL dies and freezes; nothing is lost, nothing doubled, nobody goes back in time."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Page, new_id
from tests.server.databases import Postgres
from tests.server.house import House, Sitting, served
from tests.server.stored import stored_entries
from tests.server.test_trust_01_kills import Crowd
from tests.sizes import FULL, progress, size

WORKERS = size(3, 4)
FAULTS = size(4, 200)
ACKS = size(120, 100_000)
FREEZE_SECONDS = size(3, 20)
NOT_NOW = ("table-not-saved", "table-failed")


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    database = Postgres()
    yield database
    database.stop()


class Wanderers(Crowd):
    """People who leave and come back all the time, and remember how far their game had come."""

    def __init__(self, house: House) -> None:
        self.shown: dict[str, int] = {}
        self.looks = 0
        self.went_back: list[tuple[str, int, int]] = []
        super().__init__(house)

    def _see(self, sitting: Sitting, number: int, before: int) -> None:
        self.looks += 1
        if number < before:
            self.went_back.append((sitting.id, before, number))
        self.shown[sitting.id] = max(self.shown.get(sitting.id, 0), number)

    def _come(self, sitting: Sitting, seat: int) -> Page:
        before = self.shown.get(sitting.id, 0)
        page = Page(self.house, sitting.id, sitting.token(seat))
        self._see(sitting, page.at(0)["number"], before)
        return page

    def _play(self, sitting: Sitting, rng: random.Random, unanswered: dict[str, Any]) -> None:
        with contextlib.ExitStack() as stack:
            pages = [stack.enter_context(self._come(sitting, seat)) for seat in (1, 2)]
            for _ in range(rng.randrange(1, 6)):
                last = max(page.state["number"] for page in pages)
                for page in pages:
                    page.at(last)
                if self.over.is_set() or pages[0].state["result"] is not None:
                    return
                seat = 1 if pages[0].state["prompt"] else 2
                if not unanswered:
                    page = pages[seat - 1]
                    unanswered |= {"seat": seat, "frame": page.command(rng.choice(page.choices), id=new_id())}
                self._choose(sitting, pages, unanswered)
        before = self.shown[sitting.id]
        answer = self.house.get(f"/api/tables/{sitting.id}", sitting.token(1))
        if answer.status_code == 200:
            self._see(sitting, answer.json()["number"], before)
        raise ConnectionError("comes again")

    def _choose(self, sitting: Sitting, pages: list[Page], unanswered: dict[str, Any]) -> None:
        seat, frame = unanswered["seat"], unanswered["frame"]
        answer = pages[seat - 1].ask(frame)
        if answer.get("code") in NOT_NOW:
            raise ConnectionError("sends it again")
        if answer["type"] != "ack":
            self.refused.append((frame, answer))
            self.over.set()
            return
        self.acknowledged.append((sitting.id, answer["number"], f"{seat}:{frame['id']}", frame["choice"]))
        unanswered.clear()
        self._see(sitting, pages[seat - 1].at(answer["number"])["number"], answer["number"])


def kill_a_worker(house: House, rng: random.Random) -> None:
    deadline = time.monotonic() + 120
    while True:
        started = [int(json.loads(line)["worker"]) for line in list(house.log) if "server started" in line]
        running = [process for process in started if _runs(process)]
        if running:
            os.kill(rng.choice(running), signal.SIGKILL)
            return
        assert time.monotonic() < deadline, "no worker comes back"
        time.sleep(0.1)  # on a busy machine a new one takes a while


def _runs(process: int) -> bool:
    with contextlib.suppress(OSError), open(f"/proc/{process}/stat") as stat:
        return stat.read().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.timeout(0 if FULL else 180)
def test_nothing_is_lost_or_doubled_and_nobody_goes_back(own_postgres: Postgres) -> None:
    rng = random.Random(5)
    with served(own_postgres.new_database(), workers=WORKERS) as house:
        crowd = Wanderers(house)
        for fault in range(FAULTS):
            wanted = ACKS * (fault + 1) // (FAULTS + 1)
            deadline = time.monotonic() + 60
            while len(crowd.acknowledged) < wanted and time.monotonic() < deadline and not crowd.refused:
                time.sleep(0.01)
            progress(len(crowd.acknowledged), ACKS)
            match fault % 20:
                case 1:
                    own_postgres.kill()
                    own_postgres.start()
                case 3:
                    own_postgres.freeze()
                    time.sleep(FREEZE_SECONDS)
                    own_postgres.thaw()
                case _:
                    kill_a_worker(house, rng)
        while len(crowd.acknowledged) < ACKS and not crowd.refused:
            progress(len(crowd.acknowledged), ACKS)
            time.sleep(0.01)
        crowd.stop()
        assert crowd.refused == []
        assert crowd.went_back == []
        print(f"\n{len(crowd.acknowledged)} choices acknowledged, {FAULTS} faults, {crowd.looks} looks at a table")
        stored = {table: stored_entries(house.database, table) for table in {each[0] for each in crowd.acknowledged}}
        for table, number, command, choice in crowd.acknowledged:
            entry = stored[table][number - 1]
            assert (entry.number, entry.command, entry.choice) == (number, command, choice)
        assert len({(table, number) for table, number, _, _ in crowd.acknowledged}) == len(crowd.acknowledged)
        for entries in stored.values():
            assert len({entry.command for entry in entries}) == len(entries)


@pytest.mark.timeout(120)
def test_a_database_that_hangs_is_told_within_two_seconds_and_play_goes_on(own_postgres: Postgres) -> None:
    with served(own_postgres.new_database(), workers=2) as house:
        sitting = house.table()
        other = house.table()
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            one.at(0)
            two.at(0)
            asked = one if one.state["prompt"] else two
            command = asked.command(asked.choices[0])
            own_postgres.freeze()
            try:
                began = time.monotonic()
                assert asked.ask(command)["code"] == "table-not-saved"
                took = [time.monotonic() - began]
                for path in (f"/api/tables/{other.id}", f"/api/tables/{other.id}", "/health"):
                    began = time.monotonic()
                    assert house.get(path).status_code == 503
                    took.append(time.monotonic() - began)
            finally:
                own_postgres.thaw()
            print(f"\nanswered after {', '.join(f'{seconds:.2f} s' for seconds in took)}")
            assert max(took) < 2
            assert asked.closing_code() == 1013
        deadline = time.monotonic() + 20
        seat = 1 if asked is one else 2
        while True:  # as a page does it: come back, send what was not acknowledged
            with contextlib.suppress(Exception), Page(house, sitting.id, sitting.token(seat)) as page:
                page.at(0)
                if page.ask(command)["type"] == "ack":
                    break
            assert time.monotonic() < deadline, "play does not go on"
            time.sleep(0.2)
        assert [entry.command for entry in stored_entries(house.database, sitting.id)] == [f"{seat}:{command['id']}"]


@pytest.mark.timeout(120)
def test_a_worker_that_begins_while_the_database_is_away_waits_for_it(own_postgres: Postgres) -> None:
    with served(own_postgres.new_database(), workers=2) as house:
        sitting = house.table()
        _begun_without_a_database(house, own_postgres)
        own_postgres.start()
        deadline = time.monotonic() + 60
        while house.get(f"/api/tables/{sitting.id}", sitting.token(1)).status_code != 200:
            assert time.monotonic() < deadline, "nobody serves"
            time.sleep(0.1)
        _begun_without_a_database(house, own_postgres)
        assert house.stop() == 0  # who waits can be stopped, too
        own_postgres.start()


def _begun_without_a_database(house: House, database: Postgres) -> None:
    """A worker dies while the database is away, and another one begins."""
    database.kill()
    before = len(house.log)
    kill_a_worker(house, random.Random(1))
    deadline = time.monotonic() + 60
    while not any("a worker waits for the database" in line for line in house.log[before:]):
        assert house.process.poll() is None
        assert time.monotonic() < deadline, "no worker comes back"
        time.sleep(0.05)
