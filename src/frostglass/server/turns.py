"""Places to think, and a fair queue for them: each address in turn, whoever has asked for how much."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator

from frostglass.server.budget import PAYING


class Turns:
    """So many may think at once; who waits is called by addresses in turn, and at one address in order."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A place, once it is there."""
        await self._wait()
        try:
            yield
        finally:
            self._next()

    async def _wait(self) -> None:
        if self._free:
            self._free -= 1
            return
        account = PAYING.get()
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault("" if account is None else account.place, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was called just when it no longer wanted to be
            raise

    def _next(self) -> None:
        while self._waiting:
            place = next(iter(self._waiting))
            line = self._waiting.pop(place)
            called = line.popleft()
            if line:
                self._waiting[place] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
