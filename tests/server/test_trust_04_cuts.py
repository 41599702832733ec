"""Trust 4: a connection cut at any byte, also between commit and acknowledgement, leaves the client right after all."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Page, new_id
from tests.server.cutter import Cutter
from tests.server.house import House, Sitting
from tests.server.stored import stored_entries
from tests.sizes import FULL, progress, size

CUTS = size(15, 1000)
MANY = 10**9
BROKEN = (OSError, WebSocketException, EOFError)


@pytest.mark.timeout(0 if FULL else 120)
def test_a_client_that_comes_back_is_where_the_server_is(house: House) -> None:
    rng = random.Random(4)
    cutter = Cutter(house.port)
    cuts = 0
    lost_answers = 0
    try:
        while cuts < CUTS:
            progress(cuts, CUTS)
            sitting = house.table(["me", {"who": "bot", "level": "random"}])
            more, lost = _one_game(house, cutter, sitting, rng, CUTS - cuts)
            cuts += more
            lost_answers += lost
    finally:
        cutter.close()
    assert lost_answers  # some cuts fell between commit and acknowledgement


def _one_game(house: House, cutter: Cutter, sitting: Sitting, rng: random.Random, most: int) -> tuple[int, int]:
    token = sitting.token(1)
    cuts = lost = 0
    sent: list[str] = []
    unanswered: dict[str, Any] | None = None
    with Page(house, sitting.id, token) as watcher:
        watcher.at(0)
        while cuts < most:
            cutter.deaf = False
            cutter.upstream, cutter.downstream = rng.choice(
                [(rng.randint(1, 2000), MANY), (MANY, rng.randint(1, 30_000)), (MANY, MANY)]
            )
            try:
                with Page(house, sitting.id, token, address=cutter.ws(sitting.id)) as page:
                    page.until("state")
                    while True:
                        if unanswered is not None:
                            cutter.deaf = cutter.upstream == cutter.downstream and rng.random() < 0.5
                            answer = page.ask(unanswered)
                            assert answer["type"] == "ack", answer
                            unanswered = None
                            page.at(answer["number"])
                        if page.state["result"] is not None:
                            return cuts, lost
                        if page.state["prompt"] is None:
                            page.receive()
                            continue
                        unanswered = page.command(rng.choice(page.choices), id=new_id())
                        sent.append(unanswered["id"])
            except BROKEN:
                cuts += 1
            if unanswered is not None and _is_stored(house, sitting, unanswered["id"]):
                lost += 1
            _catch_up(house, sitting, watcher)
    mine = [e.command for e in stored_entries(house.database, sitting.id) if e.seat == 1]
    assert len(mine) == len(set(mine))
    assert set(mine) <= {f"1:{id}" for id in sent}
    return cuts, lost


def _is_stored(house: House, sitting: Sitting, id: str) -> bool:
    time.sleep(0.05)  # what is on its way arrives
    return any(entry.command == f"1:{id}" for entry in stored_entries(house.database, sitting.id))


def _catch_up(house: House, sitting: Sitting, watcher: Page) -> None:
    """Within a second a new connection shows what the server has, and so does one that never broke."""
    started = time.monotonic()
    with Page(house, sitting.id, sitting.token(1)) as fresh:
        fresh.until("state")
        watcher.at(fresh.state["number"])
        fresh.at(watcher.state["number"])
        assert time.monotonic() - started < 1 or not FULL
        assert fresh.state["view"] == watcher.state["view"]
        assert fresh.state["prompt"] == watcher.state["prompt"]
