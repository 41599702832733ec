"""What is deleted, and when: tables that nobody uses any more, as docs/hosting.md says. Campaigns stay."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from frostglass.engine.errors import Refused
from frostglass.server.clock import now
from frostglass.server.schema import AGREEMENTS, ENTRIES, PRESENCE, RECORDS, SEATS, TABLES
from frostglass.server.tables import Services

FORGET_SECONDS: Final = 600
AT_ONCE: Final = 50
"""Tables that go in one transaction; the rest goes later."""
DAY: Final = 86400

logger = logging.getLogger(__name__)


class Retention:
    """Deletes what is older than the limits say."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._limits = services.limits

    async def forget(self) -> None:
        """Delete some of what is too old."""
        limits = self._limits
        ended = select(RECORDS.c.table_id)
        played = select(ENTRIES.c.table_id)
        if limits.keep_unused:
            old = TABLES.c.created < now() - limits.keep_unused * DAY
            await self._delete(await self._found(select(TABLES.c.id).where(old, TABLES.c.id.not_in(played))))
        if limits.keep_finished:
            old = RECORDS.c.at < now() - limits.keep_finished * DAY
            await self._delete(await self._found(select(RECORDS.c.table_id.label("id")).where(old)))
        if limits.keep_unfinished:
            last = select(ENTRIES.c.table_id.label("id")).where(ENTRIES.c.table_id.not_in(ended))
            old_games = last.group_by(ENTRIES.c.table_id).having(
                func.max(ENTRIES.c.at) < now() - limits.keep_unfinished * DAY
            )
            await self._delete([table for table in await self._found(old_games) if await self._is_unfinished(table)])

    async def _found(self, wanted: Select[Any]) -> list[str]:
        here = select(PRESENCE.c.table_id)
        rows = await self._services.store.line.read(wanted.order_by(func.random()).limit(AT_ONCE))
        watched = {row["table_id"] for row in await self._services.store.line.read(here)}
        return [row["id"] for row in rows if row["id"] not in watched and not self._in_use(row["id"])]

    def _in_use(self, table_id: str) -> bool:
        table = self._services.loaded.get(table_id)
        return table is not None and not table.is_idle

    async def _is_unfinished(self, table_id: str) -> bool:
        """A game that was over before records were kept gets its record now. What cannot be read stays, too."""
        try:
            table = await self._services.get(table_id)
        except Refused:
            return False
        async with table.lock:
            record, at = table.course.record(), table.course.changed_at
        if table.closed or record is not None:
            if record is not None:
                await self._services.store.keep(table_id, record, at)
            return False
        return True

    async def _delete(self, tables: Iterable[str]) -> None:
        gone = list(tables)
        if not gone:
            return

        async def work(connection: AsyncConnection) -> None:
            for table in (ENTRIES, AGREEMENTS, PRESENCE, RECORDS, SEATS):
                await connection.execute(delete(table).where(table.c.table_id.in_(gone)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))

        await self._services.store.write(work)
        for table_id in gone:
            self._services.loaded.pop(table_id, None)
        logger.info("old tables deleted", extra={"number": len(gone)})
