"""The line to the database: whoever asks is answered soon, or told soon that there is no answer.

A database that hangs is asked by one probe until it answers again; everybody else is told at once meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy import RowMapping, Select, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from frostglass.server.budget import pay

T = TypeVar("T")

ANSWER_SECONDS: Final = 1.5
"""So long a database that several workers share may take for anything."""
PROBE_SECONDS: Final = 0.25

STORE_ERRORS: Final = (SQLAlchemyError, OSError)
"""What a database that does not answer raises; a time that is over is an OSError too."""

logger = logging.getLogger(__name__)


class Line:
    """All that is asked of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.took: Callable[[float], None] = lambda seconds: None
        """Told how long a question took that was answered."""
        self._limit = ANSWER_SECONDS if engine.dialect.name == "postgresql" else None
        self._probe: asyncio.Task[None] | None = None

    async def read(self, wanted: Select[Any]) -> list[RowMapping]:
        """The rows of a question."""

        async def ask() -> list[RowMapping]:
            async with self.engine.connect() as connection:
                return list((await connection.execute(wanted)).mappings())

        began = time.perf_counter()
        rows = await self._in_time(ask)
        self.took(time.perf_counter() - began)
        return rows

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do this in a transaction. When the time is over nobody knows whether it was committed."""

        async def act() -> T:
            async with self.engine.begin() as connection:
                return await work(connection)

        return await self._in_time(act)

    async def close(self) -> None:
        if self._probe is not None:
            self._probe.cancel()

    async def _in_time(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if self._probe is not None:
            raise TimeoutError("the database does not answer")
        if self._limit is None:
            return await work()
        # A task of its own: what a dead connection needs to be cleaned up keeps nobody waiting.
        task = asyncio.create_task(pay(work()))
        try:
            done, _ = await asyncio.wait({task}, timeout=self._limit)
        except asyncio.CancelledError:
            _let_go(task)
            raise
        if done:
            return task.result()
        _let_go(task)
        if self._probe is None:
            logger.error("the database does not answer")
            self._probe = asyncio.create_task(self._until_it_answers())
        raise TimeoutError("the database does not answer")

    async def _until_it_answers(self) -> None:
        async def ask() -> None:
            async with self.engine.connect() as connection:
                await connection.execute(select(literal(1)))

        while True:
            task = asyncio.create_task(ask())
            done, _ = await asyncio.wait({task}, timeout=self._limit)
            if done and task.exception() is None:
                break
            _let_go(task)
            await asyncio.sleep(PROBE_SECONDS)
        logger.warning("the database answers again")
        self._probe = None


def _let_go(task: asyncio.Task[Any]) -> None:
    """Whatever becomes of it, nobody waits for it."""

    def forget(ended: asyncio.Task[Any]) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            ended.exception()

    task.add_done_callback(forget)
    task.cancel()
