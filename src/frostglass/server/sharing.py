"""What addresses use, shared among workers: each tells the others what was used at it, so that all count the same.

News between workers, not truth: what is lost lets somebody use a little more for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from frostglass.server.budget import ELSEWHERE_SECONDS, Account, Accounts
from frostglass.server.line import STORE_ERRORS
from frostglass.server.store import Store

CHANNEL: Final = "frostglass_used"
TELL_SECONDS: Final = 0.5
LEAST_SECONDS: Final = 0.02
"""Processor time that is worth telling."""
AT_ONCE: Final = 80
"""Addresses in one piece of news, which may have 8,000 bytes."""

logger = logging.getLogger(__name__)


class Used(msgspec.Struct, array_like=True, frozen=True):
    """What an address has used since it was last told of, and the sockets it has now."""

    place: str
    work: float
    tables: int
    sockets: int


class News(msgspec.Struct, array_like=True, frozen=True):
    worker: str
    used: list[Used]


_read: Final = msgspec.json.Decoder(News).decode


class Sharing:
    """Tells the other workers, and hears them."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._sockets: dict[str, tuple[int, float]] = {}
        """How many sockets the others think an address has here, and when they were told."""

    async def run(self, store: Store) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TELL_SECONDS):
                    await self._accounts.hurry.wait()  # a table too many is worse than some work too much
            self._accounts.hurry.clear()
            used = self._used()
            for first in range(0, len(used), AT_ONCE):
                news = msgspec.json.encode(News(store.worker, used[first : first + AT_ONCE])).decode()

                async def tell(connection: AsyncConnection, news: str = news) -> None:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news}
                    )

                try:
                    await store.line.write(tell)
                except STORE_ERRORS:
                    logger.warning("what was used could not be told")

    def _used(self) -> list[Used]:
        """What is worth telling now; it counts as told."""
        before = time.monotonic() - ELSEWHERE_SECONDS / 3
        found = []
        for account in self._accounts.all():
            told, at = self._sockets.get(account.place, (0, 0.0))
            again = account.sockets and at < before
            if account.spent < LEAST_SECONDS and not account.tables and account.sockets == told and not again:
                continue
            found.append(_told(account))
            self._sockets[account.place] = account.sockets, time.monotonic()
        self._sockets = {place: told for place, told in self._sockets.items() if told[0]}
        return found

    def hear(self, worker: str, news: str) -> None:
        """What another worker tells."""
        told = _read(news)
        if told.worker == worker:
            return
        for used in told.used:
            account = self._accounts.of(used.place)
            account.owe(used.work)
            account.created_elsewhere(used.tables)
            account.elsewhere[told.worker] = used.sockets, time.monotonic()


def _told(account: Account) -> Used:
    used = Used(account.place, round(account.spent, 4), account.tables, account.sockets)
    account.spent, account.tables = 0.0, 0
    return used
