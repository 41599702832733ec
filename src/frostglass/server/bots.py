"""Bots in seats: they think in processes of their own and see what their seat sees."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from frostglass.bots import Question
from frostglass.bots.spec import RANDOM
from frostglass.engine.decision import Option

PATIENCE: Final = 60
"""Seconds after its budget when a bot that does not answer is taken for lost."""

logger = logging.getLogger(__name__)


Player = Callable[[Question], Option]


def think(question: Question) -> Option:
    """The choice of the house's own bots."""
    return question.answer()


def at_random(question: Question) -> Option:
    """The choice of a bot that knows nothing but its options."""
    return random.Random(question.seed).choice(question.decision.options)


class Bots:
    """The processes in which bots think. They start with the first question that is worth one."""

    def __init__(self, player: Player, processes: int) -> None:
        self._player = player
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> Option:
        """A bot's choice; one of the options at random when the bot fails."""
        return await self.think(question) or at_random(question)

    async def think(self, question: Question) -> Option | None:
        """The same; None when the bot fails."""
        if question.spec.level == RANDOM or len(question.decision.options) == 1:
            return question.answer()
        about = {"game": question.game, "bot": str(question.spec)}
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._ready(), self._player, question)
            option = await asyncio.wait_for(answer, question.spec.budget.seconds + PATIENCE)
            own = question.decision.own(option)
            if own is not None:
                return own
            logger.error("a bot chose what is no option", extra=about)
        except BrokenProcessPool:
            logger.exception("a bot's process died", extra=about)
            self.close()
        except Exception:
            logger.exception("a bot failed", extra=about)
        return None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=settle_in)
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        close_pool(pool)


def close_pool(pool: ProcessPoolExecutor | None) -> None:
    """End the processes of a pool without waiting for them."""
    if pool is None:
        return
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def settle_in() -> None:
    """In a new process: leave Ctrl-C to the server, and end when the server has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
