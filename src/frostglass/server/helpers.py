"""Helpers: other machines that think for this server (`frostglass think`), and what they are asked.

They are preferred while they are there. What they do not answer is thought about here, as if there were none.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from frostglass.server.budget import PAYING
from frostglass.server.health import Figures
from frostglass.server.line import STORE_ERRORS
from frostglass.server.store import Store
from frostglass.server.thoughts import DONE, GONE, HERE, VERSION, Standing, Thought, Thoughts

DEAD_SECONDS: Final = 3.0
"""A helper that has not been heard of for so long is not there any more."""
LOOK_SECONDS: Final = 0.5
"""So often what was asked is looked after: news may be lost."""
UNTAKEN_SECONDS: Final = 1.5
"""So long a thought waits for a helper, or for the next one; then it is thought here."""
PATIENCE: Final = 20
"""Seconds after its time when a thought that is not answered is taken for lost."""

logger = logging.getLogger(__name__)


class Helpers:
    """The helpers that are there now, and the thoughts that they were asked."""

    def __init__(self, figures: Figures | None = None) -> None:
        self.changed: Callable[[], None] = lambda: None
        """Called when there are more places to think, or fewer."""
        self._figures = figures or Figures()
        self._there: dict[str, tuple[int, float]] = {}
        """Their places, and when they were last heard of."""
        self._asked: dict[str, asyncio.Future[str | None]] = {}
        self._fetched: set[str] = set()
        """Whose answers are just being read."""
        self._thoughts: Thoughts | None = None
        self._me = ""

    @property
    def places(self) -> int:
        """How many can think there at once."""
        before = time.monotonic() - DEAD_SECONDS
        return sum(places for places, heard in self._there.values() if heard > before)

    @property
    def have_room(self) -> bool:
        return len(self._asked) < self.places

    def hear(self, news: str) -> None:
        """What the queue tells."""
        match news.split(" "):
            case [str(kind), helper, places, version] if kind == HERE and version == VERSION:
                known = helper in self._there
                self._there[helper] = int(places), time.monotonic()
                if not known:
                    logger.info("a helper came", extra={"helper": helper, "places": int(places)})
                    self.changed()
            case [str(kind), helper] if kind == GONE:
                if self._there.pop(helper, None) is not None:
                    logger.info("a helper left", extra={"helper": helper})
                    self.changed()
            case [str(kind), asker, id] if kind == DONE and asker == self._me and id in self._asked:
                _beside(self._fetch(id))

    async def run(self, store: Store) -> None:
        """Until it is cancelled: look after what was asked."""
        self._me = store.worker
        self._thoughts = Thoughts(store.line, store.worker)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._miss()
            if not self._asked:
                continue
            ids = list(self._asked)
            try:
                standing = await self._thoughts.standing(ids)
            except Exception:  # those of the driver itself, too
                for id in ids:
                    self._answer(id, None)
                continue
            for id in ids:
                await self._look_after(id, standing.get(id))

    def _miss(self) -> None:
        """Who is not heard of is gone."""
        before = time.monotonic() - DEAD_SECONDS
        silent = [helper for helper, (_, heard) in self._there.items() if heard <= before]
        for helper in silent:
            del self._there[helper]
            logger.warning("a helper is not heard of any more", extra={"helper": helper})
        if silent:
            self.changed()

    async def _look_after(self, id: str, standing: Standing | None) -> None:
        if standing is not None and standing.answered:
            await self._fetch(id)
            return
        # Taken by somebody who lives: it is being thought about. Everything else has its time.
        lost = standing is None or (
            not standing.taken and (standing.failed or not self.places or standing.waits > UNTAKEN_SECONDS)
        )
        if lost:
            self._answer(id, None)

    async def _fetch(self, id: str) -> None:
        assert self._thoughts is not None
        if id in self._fetched:
            return
        self._fetched.add(id)
        try:
            self._answer(id, await self._thoughts.end(id))
        except STORE_ERRORS:
            self._answer(id, None)
        finally:
            self._fetched.remove(id)

    def _answer(self, id: str, answer: str | None) -> None:
        asked = self._asked.get(id)
        if asked is not None and not asked.done():
            asked.set_result(answer)

    async def ask(self, kind: str, content: str, seconds: float) -> str | None:
        """What a helper says to this; None when none has said anything: then it is thought here."""
        thoughts = self._thoughts
        if thoughts is None or not self.have_room:
            return None
        thought = Thought(secrets.token_hex(8), kind, content, seconds)
        answer = self._asked[thought.id] = asyncio.get_running_loop().create_future()
        said = None
        try:
            async with asyncio.timeout(seconds + PATIENCE):
                await thoughts.ask(thought, _place(), seconds + PATIENCE)
                said = await answer
        except STORE_ERRORS:  # a time that is over is one of them
            logger.warning("a thought was not answered elsewhere", extra={"thought": kind})
        finally:
            del self._asked[thought.id]
            self._figures.count("frostglass_thoughts_elsewhere_total", f'answered="{"no" if said is None else "yes"}"')
            if said is None:
                _beside(_end(thoughts, thought.id))
        return said


_tasks: set[asyncio.Task[None]] = set()


def _beside(work: Coroutine[Any, Any, None]) -> None:
    """Do this while nobody waits for it."""
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _end(thoughts: Thoughts, id: str) -> None:
    """Nobody waits for it any more."""
    try:
        await thoughts.end(id)
    except STORE_ERRORS:
        logger.warning("a thought could not be taken back")


def _place() -> str:
    """Whoever asks, for the queue: the same for the same address, and not the address."""
    account = PAYING.get()
    return "" if account is None else hashlib.sha256(account.place.encode()).hexdigest()[:16]
