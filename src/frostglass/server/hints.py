"""Hints between workers that share a PostgreSQL: which tables have changed. They may be lost; the truth is stored."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from frostglass.server.store import CHANNEL, STORE_ERRORS, Store
from frostglass.server.tables import Services, Table

PAUSE: Final = 1.0
LOOK_AROUND: Final = 15.0
"""Seconds after which every table that somebody watches is compared with the database, hint or no hint."""

logger = logging.getLogger(__name__)


class Hints:
    """Listens for news of other workers and brings the tables concerned up to date."""

    def __init__(self, store: Store, services: Services) -> None:
        self._store = store
        self._services = services
        self._news: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Until it is cancelled: listen, and listen again when the connection breaks."""
        follow = asyncio.create_task(self._follow())
        try:
            while True:
                try:
                    await self._listen()
                except STORE_ERRORS:
                    logger.warning("no hints from other workers; trying again")
                await asyncio.sleep(PAUSE)
        finally:
            follow.cancel()

    async def _listen(self) -> None:
        async with self._store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(CHANNEL, self._hear)
            try:
                while not driver.is_closed():
                    await asyncio.sleep(LOOK_AROUND)
                    for table in list(self._services.loaded.values()):
                        if table.viewers:
                            self._news.put_nowait(table.row.id)
            finally:
                if not driver.is_closed():
                    await driver.remove_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        worker, _, table_id = payload.partition(" ")
        if worker != self._store.worker and table_id in self._services.loaded:
            self._news.put_nowait(table_id)

    async def _follow(self) -> None:
        while True:
            table = self._services.loaded.get(await self._news.get())
            if table is not None:
                await self._refresh(table)

    @staticmethod
    async def _refresh(table: Table) -> None:
        try:
            await table.refresh()
        except Exception:
            logger.exception("a table could not be brought up to date", extra={"table": table.row.id})
