"""Hints between workers that share a PostgreSQL: which tables have changed. They may be lost; the truth is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from frostglass.server.line import ANSWER_SECONDS
from frostglass.server.store import CHANNEL, PLAYED, SEATED, Store
from frostglass.server.tables import Services

PAUSE: Final = 1.0
PULSE: Final = 3.0
"""So often the connection is asked whether it is still there."""
LOOK_AROUND: Final = 15.0
"""Seconds after which every table that somebody watches is compared with the database, hint or no hint."""

logger = logging.getLogger(__name__)


class Hints:
    """Listens for news of other workers and brings the tables concerned up to date."""

    def __init__(self, store: Store, services: Services, others: Mapping[str, Callable[[str], None]]) -> None:
        """`others` hear what else is told, each on a channel of its own."""
        self._store = store
        self._services = services
        self._others = others
        self._news: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def run(self) -> None:
        """Until it is cancelled: listen, and listen again when the connection breaks."""
        follow = asyncio.create_task(self._follow())
        try:
            while True:
                try:
                    await self._listen()
                except Exception:  # those of the driver itself, too
                    logger.warning("no hints from other workers; trying again")
                await asyncio.sleep(PAUSE)
        finally:
            follow.cancel()

    async def _listen(self) -> None:
        async with self._store.line.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            await driver.add_listener(CHANNEL, self._hear)
            for channel in self._others:
                await driver.add_listener(channel, self._pass_on)
            try:
                while not broken.is_set():
                    self._look_around()
                    await _until_late(driver, broken)
            finally:
                await connection.invalidate()  # it listens: it is for nobody else

    def _look_around(self) -> None:
        """What was said while nobody listened was not heard."""
        for table in list(self._services.loaded.values()):
            if table.viewers:
                for about in (PLAYED, SEATED):
                    self._news.put_nowait((table.row.id, about))

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        worker, table_id, about = payload.split(" ")
        if worker != self._store.worker and table_id in self._services.loaded:
            self._news.put_nowait((table_id, about))

    def _pass_on(self, _connection: object, _process: int, channel: str, payload: str) -> None:
        self._others[channel](payload)

    async def _follow(self) -> None:
        while True:
            table_id, about = await self._news.get()
            table = self._services.loaded.get(table_id)
            if table is None:
                continue
            try:
                await (table.catch_up() if about == PLAYED else table.reload_seats())
            except Exception:
                logger.exception("a table could not be brought up to date", extra={"table": table_id})


async def _until_late(driver: Any, broken: asyncio.Event) -> None:
    """Until it is time to look around; ends early when the connection breaks, raises when it is dead."""
    end = time.monotonic() + LOOK_AROUND
    while not broken.is_set() and time.monotonic() < end:
        try:
            async with asyncio.timeout(PULSE):
                await broken.wait()
        except TimeoutError:
            await driver.fetchval("SELECT 1", timeout=ANSWER_SECONDS)
