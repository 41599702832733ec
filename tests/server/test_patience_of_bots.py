"""Bots that many wait for: a thought's time begins with the thought, and those at the table are told who is late."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import time
from pathlib import Path

import pytest

from frostglass.arena.rules import ARENA
from frostglass.bots import Question, read_spec
from frostglass.engine.decision import Option
from frostglass.engine.game import Match
from frostglass.server import bots
from frostglass.server.bots import Bots, at_random
from frostglass.server.hosting import named
from tests.server.client import Page
from tests.server.house import served
from tests.server.registry import DUEL

LONG_SECONDS = 1.0
HERE = "tests.server.test_patience_of_bots"
"""As processes of bots know this file."""


def leisurely(question: Question) -> Option:
    time.sleep(LONG_SECONDS)
    return at_random(question)


def very_late(question: Question) -> Option:
    time.sleep(6)
    return at_random(question)


def test_who_waits_for_a_place_to_think_loses_no_time_of_the_own(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(ARENA, DUEL, 5)
    question = Question.of(match, read_spec("arena", "master:0.1s", at_table=True))

    async def scene() -> list[Option | None]:
        pool = Bots(named(f"{HERE}:leisurely"), 1)
        try:
            await pool.think(question)  # now the process has started
            monkeypatch.setattr(bots, "PATIENCE", 3 * LONG_SECONDS)
            return await asyncio.gather(*(pool.think(question) for _ in range(5)))
        finally:
            pool.close()

    assert None not in asyncio.run(scene())


def test_a_process_is_there_before_the_first_question_and_answers_it() -> None:
    match = Match(ARENA, DUEL, 5)
    question = Question.of(match, read_spec("arena", "master:0.1s", at_table=True))
    before = set(multiprocessing.active_children())

    async def scene() -> None:
        pool = Bots(at_random, 2)
        try:
            pool.get_ready()
            (process,) = set(multiprocessing.active_children()) - before
            pool.get_ready()
            while not process.is_alive():
                await asyncio.sleep(0.01)
            assert await pool.think(question) is not None
            assert process in multiprocessing.active_children()
        finally:
            pool.close()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_process_for_bots_starts_when_one_sits_down(tmp_path: Path) -> None:
    def children() -> int:
        return len(Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split())

    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        alone = children()
        for bots_seat, more in (("friend", False), ({"who": "bot", "level": "master"}, True)):
            sitting = house.table(["me", bots_seat])
            with Page(house, sitting.id, sitting.token(1)) as page:
                page.at(0)
                assert (children() > alone) == more


def test_a_bot_that_is_late_is_said_to_be(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", player=f"{HERE}:very_late") as house:
        sitting = house.table(["me", {"who": "bot", "level": "master", "budget": "0.1s"}])
        with Page(house, sitting.id, sitting.token(1)) as page:
            page.at(0)
            while page.info.get("bot_trouble") != "late":
                page.receive()
            while page.info["bot_trouble"]:
                page.receive()
