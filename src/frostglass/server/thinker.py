"""A helper: a program that thinks for servers elsewhere, and needs nothing of them but the queue in their database.

It takes a thought when one of its processes is free. SIGTERM and Ctrl-C end it: what is not finished goes to others.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import secrets
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from frostglass.bots import letters
from frostglass.engine.errors import Refused
from frostglass.server import bots, explore
from frostglass.server.bots import PATIENCE, close_pool, settle_in
from frostglass.server.line import STORE_ERRORS, Line
from frostglass.server.logs import set_up
from frostglass.server.store import alembic_config, database_url, is_shared, new_engine, refusal_of
from frostglass.server.thoughts import ASKED, CHANNEL, Thought, Thoughts

BEAT_SECONDS: Final = 0.8
"""So often it says that it is there, renews what it holds, and looks for what nobody has told it of."""
AGAIN_SECONDS: Final = 1.0

logger = logging.getLogger(__name__)


def thought(kind: str, content: str, seconds: float) -> str:
    """In a process: the answer to a thought."""
    if kind in explore.WORK:
        return explore.WORK[kind](json.loads(content), seconds)
    question = letters.read(content)
    option, turns = bots.WAYS[kind](bots.think, question)
    return letters.write_answer(question, option, turns)


def help_out(database: str, processes: int, ready: Callable[[], None]) -> None:
    """Think until a signal comes; `ready` is called once the database is there. Refused when it cannot be used."""
    if not is_shared(database_url(database)):
        raise Refused("think-database", url=database)
    set_up(quiet=False)
    asyncio.run(_help(database, processes, ready))


async def _help(database: str, processes: int, ready: Callable[[], None]) -> None:
    engine = new_engine(database_url(database))
    try:
        await _check(database, engine)
        thinker = Thinker(engine, processes)
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            if sys.platform == "win32":
                signal.signal(number, lambda *_: stop.set())
            else:
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
        ready()
        await thinker.run(stop)
    finally:
        await engine.dispose()


async def _check(database: str, engine: AsyncEngine) -> None:
    """The database has to have the shape that we know; servers bring it there."""
    needed = ScriptDirectory.from_config(alembic_config(None)).get_current_head()
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", "") == "42P01":  # there is no such table: no server has been here
            raise Refused("think-version", found="-", needed=str(needed)) from None
        raise refusal_of(database_url(database), error) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise refusal_of(database_url(database), error) from None
    if found != needed:
        raise Refused("think-version", found=found, needed=str(needed))


class Thinker:
    """Takes thoughts out of the queue and puts answers in."""

    def __init__(self, engine: AsyncEngine, processes: int) -> None:
        self.id = secrets.token_hex(4)
        self._engine = engine
        self._line = Line(engine)
        self._thoughts = Thoughts(self._line, self.id)
        self._places = processes
        self._pool: ProcessPoolExecutor | None = None
        self._news = asyncio.Event()
        self._thinking: set[asyncio.Task[None]] = set()
        self._beaten_at = 0.0

    async def run(self, stop: asyncio.Event) -> None:
        """Until `stop` is set."""
        self._ready()
        work = [asyncio.create_task(self._listen()), asyncio.create_task(self._take())]
        logger.info("helper started", extra={"helper": self.id, "places": self._places})
        try:
            await stop.wait()
        finally:
            for task in (*work, *self._thinking):
                task.cancel()
            await asyncio.gather(*work, *self._thinking, return_exceptions=True)
            close_pool(self._pool)
            with contextlib.suppress(*STORE_ERRORS):
                await self._thoughts.leave()
            await self._line.close()
            logger.info("helper stopped", extra={"helper": self.id})

    async def _listen(self) -> None:
        """Hear of new thoughts; when the connection breaks, connect again."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    broken = asyncio.Event()
                    driver.add_termination_listener(lambda _, broken=broken: broken.set())
                    await driver.add_listener(CHANNEL, self._hear)
                    try:
                        self._news.set()
                        await broken.wait()
                    finally:
                        await connection.invalidate()
            except Exception:  # those of the driver itself, too
                logger.warning("no news from the database; trying again")
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        if payload == ASKED:
            self._news.set()

    async def _take(self) -> None:
        while True:
            try:
                if time.monotonic() >= self._beaten_at + BEAT_SECONDS:
                    await self._thoughts.beat(self._places)
                    self._beaten_at = time.monotonic()
                while len(self._thinking) < self._places and (one := await self._thoughts.take()) is not None:
                    self._begin(one)
            except Exception:  # those of the driver itself, too
                logger.warning("the database is not there; trying again")
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._beaten_at + BEAT_SECONDS - time.monotonic())):
                    await self._news.wait()
            self._news.clear()

    def _begin(self, one: Thought) -> None:
        task = asyncio.create_task(self._think(one))
        self._thinking.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        self._news.set()  # there is a place again

    async def _think(self, one: Thought) -> None:
        answer = await self._thought(one)
        try:
            await (self._thoughts.fail(one.id) if answer is None else self._thoughts.answer(one.id, answer))
        except STORE_ERRORS:
            logger.warning("an answer could not be told", extra={"thought": one.kind})

    async def _thought(self, one: Thought) -> str | None:
        """The answer to it; None when there is none."""
        pool = self._ready()
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, thought, one.kind, one.content, one.seconds)
            return await asyncio.wait_for(thinking, one.seconds + PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            logger.exception("a process died, or would not end", extra={"thought": one.kind})
            if self._pool is pool:
                self._pool = None
                close_pool(pool)
        except Exception:
            logger.exception("a thought failed", extra={"thought": one.kind})
        return None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._places, context, initializer=settle_in)
        return self._pool
