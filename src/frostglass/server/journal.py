"""The one writer of a process: what waits is written in one transaction and answered when that is committed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from frostglass.server.line import Line

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
BATCH: Final = 256


class _Waiting(NamedTuple):
    work: Work[Any]
    done: asyncio.Future[Any]


class Journal:
    """Group commit: many small writes share one flush to the disk."""

    def __init__(self, line: Line, committed: Callable[[int, float], None]) -> None:
        """`committed` is told how many writes a commit held and how long it took."""
        self._line = line
        self._committed = committed
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, work: Work[T]) -> T:
        """Do this in the next transaction; returns once it is committed, raises when it is not."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(work, done))
        return await asyncio.shield(done)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        closing = False
        while not closing:
            batch: list[_Waiting] = []
            waiting = await self._queue.get()
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == BATCH or self._queue.empty():
                    break
                waiting = self._queue.get_nowait()
            closing = waiting is None
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Waiting]) -> None:
        try:
            await self._commit(batch)
        except Exception as error:
            if len(batch) == 1 or _is_silence(error):
                for waiting in batch:
                    _answer(waiting.done, error)
                return
            for waiting in batch:  # one of them spoils the transaction of all: each for itself
                await self._write([waiting])

    async def _commit(self, batch: list[_Waiting]) -> None:
        started = time.perf_counter()

        async def work(connection: AsyncConnection) -> list[Any]:
            return [await waiting.work(connection) for waiting in batch]

        results = await self._line.write(work)
        self._committed(len(batch), time.perf_counter() - started)
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(result)


def _is_silence(error: Exception) -> bool:
    """Does the database not answer at all? Then it would not answer each for itself either."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _answer(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
