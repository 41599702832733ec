"""Helpers: programs that think for a server from elsewhere, through a queue on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.bots import letters
from frostglass.engine.chance import MIXED, Luck
from frostglass.server.turns import Turns
from tests.server.client import Page, new_id
from tests.server.databases import Postgres
from tests.server.house import House, Sitting, served
from tests.server.stored import change, stored
from tests.server.test_command import COMMAND
from tests.server.test_positions import DUEL as POSITION

SECONDS = 3
"""How long the bot of these tables thinks."""
SLOW = {"who": "bot", "level": "master", "budget": f"{SECONDS}s"}


@pytest.fixture(scope="module")
def house(postgres: Postgres) -> Iterator[House]:
    with served(postgres.new_database(), bot_processes=1) as house:
        yield house
        assert [line for line in house.log if '"level":"error"' in line] == []


class Helper:
    """A helper of one process."""

    def __init__(self, database: str) -> None:
        command = [*COMMAND, "think", "--processes", "1", "--database", database]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
        assert self.process.stderr is not None
        self.id: str = json.loads(self.process.stderr.readline())["helper"]

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=10)


@contextlib.contextmanager
def helper(house: House, database: str = "") -> Iterator[Helper]:
    """A helper that the server knows of."""
    before = places(house)
    found = Helper(database or house.database)
    try:
        until(lambda: places(house) == before + 1)
        yield found
    finally:
        found.kill()
        until(lambda: places(house) <= before)


def until(holds: Any, seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def figure(house: House, name: str) -> int:
    found = re.search(rf"^{re.escape(name)} (\d+)$", house.get("/metrics").text, re.M)
    return int(found[1]) if found else 0


def places(house: House) -> int:
    return figure(house, "frostglass_helper_places")


def answered(house: House, said: str = "yes") -> int:
    return figure(house, f'frostglass_thoughts_elsewhere_total{{answered="{said}"}}')


def taken(house: House) -> str:
    """Who thinks about the one thought that there is."""
    who = "SELECT coalesce(max(thinker), '') FROM thought WHERE answer IS NULL AND lease > 0"
    until(lambda: stored(house.database, who))
    return str(stored(house.database, who))


def against_a_bot(house: House, bot: dict[str, Any] = SLOW) -> Sitting:
    """A table at which a bot begins."""
    return house.table([bot, "me"], {"mode": "duel", "position": POSITION})


def wait_for_a_bot(page: Page) -> float:
    began = time.monotonic()
    page.at(1)
    assert page.state["log"][-1]["seat"] == 1
    assert page.info["bot_trouble"] != "lost"
    return time.monotonic() - began


def test_bots_hints_and_explorers_think_elsewhere(house: House) -> None:
    lost = answered(house, "no")
    with helper(house):
        sitting = against_a_bot(house, {"who": "bot", "level": "adept", "budget": "0.5s"})
        before = answered(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            wait_for_a_bot(page)
            assert answered(house) > before
            while not page.state["prompt"]:
                page.receive()
            before = answered(house)
            hint = page.ask({"type": "hint", "id": new_id(), "number": page.state["number"]})
            assert hint["choice"] in page.choices
            assert hint["turns"]
            assert answered(house) == before + 1
        found = house.post("/api/explore", {"position": POSITION})
        assert found.json()["complete"]
        assert answered(house) == before + 2
    assert answered(house, "no") == lost
    until(lambda: stored(house.database, "SELECT count(*) FROM thought") == 0)


def test_when_a_helper_is_killed_the_server_thinks_itself(house: House) -> None:
    lost = answered(house, "no")
    with helper(house) as one:
        sitting = against_a_bot(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            taken(house)
            one.kill()
            assert wait_for_a_bot(page) < 2 * SECONDS + 5  # it is missed, then the bot has all its time again
    assert answered(house, "no") == lost + 1


def test_when_a_helper_is_killed_another_one_goes_on(house: House) -> None:
    before, lost = answered(house), answered(house, "no")
    with helper(house) as one, helper(house) as other:
        sitting = against_a_bot(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            first = taken(house)
            killed, left = (one, other) if first == one.id else (other, one)
            assert first == killed.id
            killed.kill()
            until(lambda: taken(house) == left.id)
            wait_for_a_bot(page)
        assert (answered(house), answered(house, "no")) == (before + 1, lost)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_helper_that_is_stopped_ends_at_once_and_gives_back_what_it_thinks(
    house: House, ending: signal.Signals
) -> None:
    with helper(house) as one:
        sitting = against_a_bot(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            taken(house)
            os.kill(one.process.pid, ending)
            assert one.process.wait(5) == 0
            assert places(house) == 0
            assert wait_for_a_bot(page) < SECONDS + 4


def test_bots_go_on_when_the_queue_is_lost(house: House) -> None:
    with helper(house):
        sitting = against_a_bot(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            taken(house)
            change(house.database, "DELETE FROM thought")  # as after a crash: PostgreSQL keeps nothing of it
            assert wait_for_a_bot(page) < SECONDS + 4


def test_a_thought_holds_what_a_seat_may_know_and_no_secret(house: House) -> None:
    with helper(house):
        sitting = against_a_bot(house)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            taken(house)
            content = stored(house.database, "SELECT content FROM thought")
            row = stored(house.database, "SELECT row_to_json(thought)::text FROM thought")
    letter = json.loads(content)
    assert set(letter) == {"game", "view", "seat", "kind", "about", "options", "bot", "budget", "seed"}
    view = letters.read(content).view
    assert (view.seat, view.seats[1].hand, view.seats[0].hand) == (1, None, ("snow_fox",))
    kept = stored(
        house.database, f"SELECT token || ' ' || table_id FROM seat WHERE seat = 2 AND table_id = '{sitting.id}'"
    )
    fate = stored(house.database, f"SELECT fate FROM game_table WHERE id = '{sitting.id}'")
    for secret in (*kept.split(), sitting.token(2), sitting.host, fate.partition(":")[2], "127."):
        assert secret not in row


def test_a_helper_needs_no_more_than_the_queue(postgres: Postgres, house: House) -> None:
    for statement in (
        "CREATE ROLE helper LOGIN",
        "GRANT SELECT, UPDATE, DELETE ON thought TO helper",
        "GRANT SELECT ON alembic_version TO helper",
    ):
        change(house.database, statement)
    before = answered(house)
    with helper(house, house.database.replace("frost@", "helper@")):
        sitting = against_a_bot(house, {"who": "bot", "level": "adept", "budget": "0.5s"})
        with Page(house, sitting.id, sitting.token(2)) as page:
            wait_for_a_bot(page)
        assert answered(house) > before


def test_a_helper_outlives_the_database() -> None:
    database = Postgres()
    try:
        with served(database.new_database(), bot_processes=1) as house, helper(house):
            database.kill()
            until(lambda: places(house) == 0)
            database.start()
            until(lambda: places(house) == 1)
            sitting = against_a_bot(house, {"who": "bot", "level": "adept", "budget": "0.5s"})
            with Page(house, sitting.id, sitting.token(2)) as page:
                wait_for_a_bot(page)
            assert answered(house) >= 1
    finally:
        database.stop()


def test_think_says_in_one_line_what_is_wrong(postgres: Postgres) -> None:
    for database, said in (
        ("sqlite:///tables.sqlite", "PostgreSQL"),
        (postgres.new_database(), "Servers bring it up to date"),
        ("postgresql://frost@127.0.0.1:1/none", "cannot be opened"),
    ):
        command = [*COMMAND, "think", "--database", database]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=60, env={**os.environ, "LC_ALL": "C.UTF-8"}
        )
        (line,) = done.stderr.splitlines()
        assert (done.returncode, said in line) == (2, True), line


def test_places_come_and_go() -> None:
    async def scene() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def think(name: str, hold: asyncio.Event) -> None:
            async with turns.turn():
                order.append(name)
                await hold.wait()

        hold = asyncio.Event()
        tasks = [asyncio.create_task(think(name, hold)) for name in "abc"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["a"]
        turns.become(3)  # no address has all of them
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["a", "b"]
        turns.become(1)
        hold.set()
        await asyncio.gather(*tasks)
        assert order == ["a", "b", "c"]

    asyncio.run(scene())


def test_the_luck_of_a_bot_does_not_lead_to_that_of_an_old_table(house: House) -> None:
    seed = 12345
    with helper(house):
        sitting = against_a_bot(house)
        one = f"WHERE id = '{sitting.id}'"
        change(house.database, f"UPDATE game_table SET fate = NULL, seed = {seed} {one}")  # as the first tables
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            taken(house)
            letter = json.loads(stored(house.database, "SELECT content FROM thought"))
    assert letter["seed"] not in {Luck(seed, MIXED).of_bot(number) for number in range(100)}
