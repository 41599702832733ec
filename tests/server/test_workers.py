"""Several workers on one PostgreSQL: whoever is asked, the table is one."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from typing import Any

from tests.server.client import Page, new_id
from tests.server.databases import Postgres
from tests.server.house import House, served
from tests.server.stored import stored_entries


def test_choices_reach_the_sockets_of_every_worker(postgres: Postgres) -> None:
    rng = random.Random(6)
    with served(postgres.new_database(), workers=2) as house, contextlib.ExitStack() as stack:
        sitting = house.table()
        pages: dict[int, list[Page]] = {1: [], 2: []}
        while sum("server started" in line for line in house.log) < 2:
            time.sleep(0.05)
        while not _each_worker_holds_some(house, pages):
            for seat, tabs in pages.items():
                tabs.append(stack.enter_context(Page(house, sitting.id, sitting.token(seat))))
        everybody = [page for seat in pages.values() for page in seat]
        number = 0
        for _ in range(8):
            for page in everybody:
                page.at(number)
            asked = 1 if pages[1][0].state["prompt"] else 2
            number = rng.choice(pages[asked]).play_any(rng)["number"]
        _race(pages, number)
        assert len({page.at(number + 1)["view"]["seat"] for page in everybody}) == 2
        entries = stored_entries(house.database, sitting.id)
        assert [entry.number for entry in entries] == list(range(1, number + 2))
        assert house.stop() == 0
        assert {page.closing_code() for page in everybody} == {1012}


def _each_worker_holds_some(house: House, pages: dict[int, list[Page]]) -> bool:
    held = [house.get("/health").json()["sockets"] for _ in range(10)]
    return len(pages[1]) > 1 and 0 < max(held) < 2 * len(pages[1])


def _race(pages: dict[int, list[Page]], number: int) -> None:
    """All sockets of the deciding seat choose at once: one is accepted, whichever worker it went to."""
    for page in (page for seat in pages.values() for page in seat):
        page.at(number)
    asked = pages[1 if pages[1][0].state["prompt"] else 2]
    answers: list[dict[str, Any]] = []
    choices = random.Random(1).choices(asked[0].choices, k=len(asked))
    frames = [page.command(choice, id=new_id()) for page, choice in zip(asked, choices, strict=True)]

    def tap(page: Page, frame: dict[str, Any]) -> None:
        answers.append(page.ask(frame))

    threads = [threading.Thread(target=tap, args=pair) for pair in zip(asked, frames, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["ack", *["stale"] * (len(asked) - 1)]
