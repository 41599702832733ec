"""Trust 1: a server that is killed at any moment has lost nothing that it acknowledged."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from frostglass.server.schema import Entry
from tests.server.client import Page, new_id
from tests.server.house import House, Sitting, served
from tests.server.stored import stored_entries
from tests.sizes import progress, size

KILLS = size(2, 200)
ACKS = size(60, 100_000)
PLAYERS = size(4, 12)
GONE = (OSError, WebSocketException, TimeoutError, AssertionError)


class Crowd:
    """People at tables who play on whatever happens, and remember what was acknowledged."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.acknowledged: list[tuple[str, int, str, str]] = []
        self.refused: list[tuple[Any, Any]] = []
        self.over = threading.Event()
        self._threads = [threading.Thread(target=self._live, args=(n,), daemon=True) for n in range(PLAYERS)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self.over.set()
        for thread in self._threads:
            thread.join(30)

    def _live(self, number: int) -> None:
        rng = random.Random(number)
        sitting: Sitting | None = None
        unanswered: dict[str, Any] = {}
        while not self.over.is_set():
            try:
                if sitting is None:
                    sitting = self.house.table()
                    unanswered = {}
                self._play(sitting, rng, unanswered)
                sitting = None  # the game is over: on to the next one
            except Exception as error:
                if not isinstance(error, GONE) and type(error).__module__.split(".")[0] not in ("httpx", "httpcore"):
                    raise
                time.sleep(0.05)

    def _play(self, sitting: Sitting, rng: random.Random, unanswered: dict[str, Any]) -> None:
        with contextlib.ExitStack() as stack:
            pages = [stack.enter_context(Page(self.house, sitting.id, sitting.token(s))) for s in (1, 2)]
            while not self.over.is_set():
                last = max(page.state.get("number", 0) for page in pages)
                for page in pages:
                    page.at(last)
                if pages[0].state["result"] is not None:
                    return
                seat = 1 if pages[0].state["prompt"] else 2
                if not unanswered:
                    page = pages[seat - 1]
                    unanswered |= {"seat": seat, "frame": page.command(rng.choice(page.choices), id=new_id())}
                seat, frame = unanswered["seat"], unanswered["frame"]
                answer = pages[seat - 1].ask(frame)
                if answer["type"] != "ack":
                    self.refused.append((frame, answer))
                    self.over.set()
                    return
                self.acknowledged.append((sitting.id, answer["number"], f"{seat}:{frame['id']}", frame["choice"]))
                unanswered.clear()
                pages[seat - 1].at(answer["number"])


@pytest.mark.timeout(0 if KILLS > 10 else 120)
def test_nothing_acknowledged_is_lost(new_database: Callable[[], str]) -> None:
    rng = random.Random(7)
    slowest = 0.0
    with served(new_database()) as house:
        crowd = Crowd(house)
        for kill in range(KILLS):
            wanted = ACKS * (kill + 1) // (KILLS + 1)
            deadline = time.monotonic() + 30
            while len(crowd.acknowledged) < wanted and time.monotonic() < deadline and not crowd.refused:
                time.sleep(0.01)
            progress(kill, KILLS)
            time.sleep(rng.random() * 0.2)
            house.kill()
            started = time.monotonic()
            house.start()
            slowest = max(slowest, time.monotonic() - started)
        while len(crowd.acknowledged) < ACKS and not crowd.refused:
            time.sleep(0.01)
        crowd.stop()
        assert crowd.refused == []  # what was not answered is sent again, and fits
        database = house.database
    stored: dict[str, list[Entry]] = {}
    for table, number, command, choice in crowd.acknowledged:
        if table not in stored:
            stored[table] = stored_entries(database, table)
        entry = stored[table][number - 1]
        assert (entry.number, entry.command, entry.choice) == (number, command, choice)
    assert len({(table, number) for table, number, _, _ in crowd.acknowledged}) == len(crowd.acknowledged)
    assert slowest < 10  # on an idle machine well under 3 seconds
