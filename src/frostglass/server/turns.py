"""Places to think, and a fair queue for them: each address in turn, whoever has asked for how much."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable

from frostglass.server.budget import PAYING
from frostglass.server.health import THOUGHT, WAITED


class Turns:
    """So many may think at once; who waits is called by addresses in turn, and at one address in order.

    Where there are several places no address has all of them: a long thought of one keeps nobody else waiting.
    """

    def __init__(self, places: int, took: Callable[[str, float], None] = lambda what, seconds: None) -> None:
        """`took` is told how long it took to get a place, and for how long it was needed."""
        self._took = took
        self._places = places
        self._free = places
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def become(self, places: int) -> None:
        """From now on there are so many; who thinks already goes on."""
        self._free += places - self._places
        self._places = places
        self._call_all()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A place, once it is there."""
        account = PAYING.get()
        address = "" if account is None else account.place
        asked = time.perf_counter()
        await self._wait(address)
        began = time.perf_counter()
        self._took(WAITED, began - asked)
        try:
            yield
        finally:
            self._took(THOUGHT, time.perf_counter() - began)
            self._give_back(address)

    async def _wait(self, address: str) -> None:
        if self._free > 0 and self._may_have(address):
            self._take(address)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._give_back(address)  # it was called just when it no longer wanted to be
            raise

    def _may_have(self, address: str) -> bool:
        return self._held[address] < max(1, self._places - 1)

    def _take(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _give_back(self, address: str) -> None:
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._call_all()

    def _call_all(self) -> None:
        while self._free > 0 and self._call():
            pass

    def _call(self) -> bool:
        """Call whoever is next and may have a place; False when nobody is."""
        for address in filter(self._may_have, self._waiting):
            line = self._waiting.pop(address)
            called = line.popleft()
            if line:
                self._waiting[address] = line  # behind all others
            if not called.done():
                self._take(address)
                called.set_result(None)
            return True
        return False
