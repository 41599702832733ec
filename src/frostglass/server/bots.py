"""Bots in seats: they think in processes of their own and see what their seat sees."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, NamedTuple

from frostglass.bots import Question, Turn, letters
from frostglass.bots.spec import RANDOM
from frostglass.engine.decision import Option
from frostglass.server.helpers import Helpers
from frostglass.server.turns import Turns

PATIENCE: Final = 60
"""Seconds after its budget when a bot that does not answer is taken for lost."""
BEHIND: Final = 10
"""So much nicer than the server are the processes that think: choices are acknowledged first."""

logger = logging.getLogger(__name__)


Player = Callable[[Question], Option]


def think(question: Question) -> Option:
    """The choice of the house's own bots."""
    return question.answer()


def at_random(question: Question) -> Option:
    """The choice of a bot that knows nothing but its options."""
    return random.Random(question.seed).choice(question.decision.options)


class Advice(NamedTuple):
    """A choice for somebody who asked, and why: its turn, then others that are nearly as good."""

    option: Option
    turns: list[Turn]


def chosen(player: Player, question: Question) -> Advice:
    """What a player chooses; nobody asks why."""
    return Advice(player(question), [])


def advised(player: Player, question: Question) -> Advice:
    """What a player chooses, explained by the house."""
    option = player(question)
    turns = question.explained(option)
    return Advice(option, turns if turns and turns[0].first == option else [])  # another turn's reasons are none


CHOICE: Final = "choice"
ADVICE: Final = "advice"
WAYS: Final = {CHOICE: chosen, ADVICE: advised}
"""In which way a bot is asked."""


class Bots:
    """The processes in which bots think. They start as they are needed, the first one when a bot sits down."""

    def __init__(
        self,
        player: Player,
        processes: int,
        helpers: Helpers | None = None,
        took: Callable[[str, float], None] = lambda what, seconds: None,
    ) -> None:
        """`took` is told how long it took to get a place to think, and how long the thought."""
        self._player = player
        self._processes = processes
        self._turns = Turns(processes, took)
        self._at_home = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._helpers = helpers or Helpers()
        self._helpers.changed = self._count

    def _count(self) -> None:
        """There are more places to think now, or fewer."""
        self._turns.become(self._processes + self._helpers.places)

    def get_ready(self) -> None:
        """Let a process start before there is a question, so that the first answer comes as soon as any other."""
        if self._pool is None and not self._helpers.have_room:
            self._ready().submit(_arrive, self._player)

    async def think(self, question: Question) -> Option | None:
        """A bot's choice, once it is its turn to think; None when the bot fails."""
        if question.spec.level == RANDOM or question.answers_itself:
            return question.answer()
        thought = await self._thought(question, CHOICE)
        return None if thought is None else thought.option

    async def advise(self, question: Question) -> Advice | None:
        """A bot's choice with its reasons; None when the bot fails."""
        if question.answers_itself:
            return Advice(question.answer(), [])
        return await self._thought(question, ADVICE)

    async def _thought(self, question: Question, way: str) -> Advice | None:
        """What somebody thinks; None when it fails or its choice is no option."""
        about = {"game": question.game, "bot": str(question.spec)}
        try:
            async with self._turns.turn():  # the time counts from here on
                thought = await self._elsewhere(question, way) or await self._here(question, way)
            if question.decision.own(thought.option) is not None:
                return thought
            logger.error("a bot chose what is no option", extra=about)
        except BrokenProcessPool:
            logger.exception("a bot's process died", extra=about)
            self.close()
        except Exception:
            logger.exception("a bot failed", extra=about)
        return None

    async def _elsewhere(self, question: Question, way: str) -> Advice | None:
        """What a helper thinks; None when there is none, or it has not answered."""
        if not self._helpers.have_room:
            return None
        try:
            letter = await self._helpers.ask(way, letters.write(question), question.spec.budget.seconds)
            return None if letter is None else Advice(*letters.read_answer(question, letter))
        except (LookupError, TypeError, ValueError):
            logger.exception("a question does not travel", extra={"game": question.game})
            return None

    async def _here(self, question: Question, way: str) -> Advice:
        async with self._at_home:
            thinking = partial(WAYS[way], self._player)
            answer = asyncio.get_running_loop().run_in_executor(self._ready(), thinking, question)
            return await asyncio.wait_for(answer, question.spec.budget.seconds + PATIENCE)

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


def _arrive(player: Player) -> None:
    """Nothing to think about yet: who plays has come to the process by the way."""


def settle_in() -> None:
    """In a new process: stand behind who plays, leave Ctrl-C to the server, end when it has ended, however it did."""
    if sys.platform != "win32":
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
