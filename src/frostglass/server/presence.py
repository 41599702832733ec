"""Who is connected where. Workers that share a database tell it who is at their tables, and see there who is elsewhere.

A worker that has not been heard of for a while is dead, and nobody is connected there any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from frostglass.server.clock import now
from frostglass.server.line import STORE_ERRORS
from frostglass.server.schema import PRESENCE, SEATS, WORKERS
from frostglass.server.store import Store

BEAT_SECONDS: Final = 3.0
"""So often a worker says that it lives."""
DEAD_SECONDS: Final = 12.0
GATHER_SECONDS: Final = 0.1
"""Who comes and goes within so short a time is told at once."""

_CLOCK: Final = func.extract("epoch", func.clock_timestamp())
"""The clock of the database, which all workers share."""

logger = logging.getLogger(__name__)


class Presence:
    """Who is connected at this worker, and how the others learn of it."""

    def __init__(self) -> None:
        self._here: dict[str, frozenset[int]] = {}
        self._told: dict[str, frozenset[int]] = {}
        self._changed: set[str] = set()
        self._left: dict[tuple[str, int], float] = {}
        """When somebody went whom the database has not been told of yet."""
        self._news = asyncio.Event()

    def note(self, table_id: str, seats: Collection[int]) -> None:
        """These seats of a table are connected here now."""
        before = self._here.get(table_id, frozenset())
        here = frozenset(seats) - {0}
        if here == before:
            return
        if here:
            self._here[table_id] = here
        else:
            del self._here[table_id]
        self._left |= {(table_id, seat): now() for seat in before - here}
        self._changed.add(table_id)
        self._news.set()

    async def run(self, store: Store) -> None:
        """Until it is cancelled: tell the database who comes and goes, and that this worker lives."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS if store.shared else None):
                    await self._news.wait()
            self._news.clear()
            await asyncio.sleep(GATHER_SECONDS)
            await self.tell(store)

    async def tell(self, store: Store) -> None:
        """Tell what has changed; what cannot be told now is told later."""
        changed, self._changed = self._changed, set()
        left, self._left = self._left, {}
        here = {table_id: self._here.get(table_id, frozenset()) for table_id in changed}
        try:
            afresh = await store.write(lambda connection: self._tell(connection, store, here, left))
        except STORE_ERRORS:
            logger.warning("who is connected could not be told")
            self._changed |= changed
            self._left = left | self._left
            return
        self._told = self._told | here if not afresh else dict(self._here)
        self._told = {table_id: seats for table_id, seats in self._told.items() if seats}

    async def leave(self, store: Store) -> None:
        """This worker stops: nobody is connected here any more."""
        for table_id in list(self._here):
            self.note(table_id, ())
        await self.tell(store)

    async def _tell(
        self,
        connection: AsyncConnection,
        store: Store,
        here: dict[str, frozenset[int]],
        left: dict[tuple[str, int], float],
    ) -> bool:
        """Was this worker unknown, so that everything had to be told?"""
        for (table, seat), at in sorted(left.items()):
            one = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(one).values(seen=at))
        if not store.shared:
            return False
        me = WORKERS.c.id == store.worker
        unknown = not (await connection.execute(update(WORKERS).where(me).values(at=_CLOCK))).rowcount
        if unknown:
            await connection.execute(insert(WORKERS).values(id=store.worker, at=_CLOCK))
        gone = [(table, seat) for table, seats in here.items() for seat in self._told.get(table, frozenset()) - seats]
        for table, seat in gone:
            one = (PRESENCE.c.table_id == table) & (PRESENCE.c.seat == seat) & (PRESENCE.c.worker == store.worker)
            await connection.execute(delete(PRESENCE).where(one))
        come = [
            {"table_id": table, "seat": seat, "worker": store.worker}
            for table, seats in (self._here if unknown else here).items()
            for seat in seats
        ]
        if come:
            await connection.execute(postgresql.insert(PRESENCE).on_conflict_do_nothing(), come)
        await _bury(connection)
        for table in here:
            await store.tell_workers(connection, table)
        return unknown


async def _bury(connection: AsyncConnection) -> None:
    """Forget the workers that have died; their people were last here when they were last heard of."""
    is_dead = WORKERS.c.at < _CLOCK - DEAD_SECONDS
    found = await connection.execute(select(WORKERS).where(is_dead).with_for_update(skip_locked=True))
    for worker in found.all():
        theirs = PRESENCE.c.worker == worker.id
        same = (SEATS.c.table_id == PRESENCE.c.table_id) & (SEATS.c.seat == PRESENCE.c.seat)
        await connection.execute(update(SEATS).where(same & theirs).values(seen=worker.at))
        await connection.execute(delete(PRESENCE).where(theirs))
        await connection.execute(delete(WORKERS).where(WORKERS.c.id == worker.id))


async def elsewhere(store: Store, table_id: str) -> frozenset[int]:
    """The seats of a table that are connected at other workers."""
    if not store.shared:
        return frozenset()
    lives = (WORKERS.c.id == PRESENCE.c.worker) & (WORKERS.c.at >= _CLOCK - DEAD_SECONDS)
    wanted = select(PRESENCE.c.seat).where(PRESENCE.c.table_id == table_id, lives, WORKERS.c.id != store.worker)
    return frozenset(row["seat"] for row in await store.line.read(wanted))
