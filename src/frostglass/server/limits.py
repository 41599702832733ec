"""How much one client may ask for: frames, requests, connections, tables. Numbers a host can change are in Limits."""

from __future__ import annotations

import time
from typing import Final

import msgspec

FRAME_BYTES: Final = 8 * 1024
"""The largest frame or body a client may send."""
POSITION_BYTES: Final = 32 * 1024
"""The largest body where a position may come: a whole game with all its piles has about 6 KiB."""
HELLO_SECONDS: Final = 10
BAD_FRAMES: Final = 50
"""Unreadable frames in a row that one connection may send."""
WAITING_REPLIES: Final = 64
"""Answers that may wait for a slow reader."""
SEND_SECONDS: Final = 10


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rates are per second with a burst; frames are counted per socket, everything else per address."""

    frames: float = 20
    frames_burst: float = 60
    requests: float = 20
    requests_burst: float = 120
    tables: float = 0.2
    tables_burst: float = 30
    explores: float = 0.5
    explores_burst: float = 20
    sockets: int = 64
    bad_frames: int = BAD_FRAMES


class Bucket:
    """A token bucket: so many a second, so many at once."""

    __slots__ = ("_burst", "_full", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._full = burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Take one if there is one."""
        now = time.monotonic()
        self._full = min(self._burst, self._full + (now - self._seen) * self._rate)
        self._seen = now
        if self._full < 1:
            return False
        self._full -= 1
        return True

    @property
    def idle(self) -> bool:
        """Has it been left alone long enough to be full again?"""
        return self._full + (time.monotonic() - self._seen) * self._rate >= self._burst


class Clients:
    """What each address has used of its share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._explores: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def may_request(self, address: str) -> bool:
        if address not in self._requests:
            self._requests[address] = Bucket(self.limits.requests, self.limits.requests_burst)
        return self._requests[address].take()

    def may_create(self, address: str) -> bool:
        if address not in self._tables:
            self._tables[address] = Bucket(self.limits.tables, self.limits.tables_burst)
        return self._tables[address].take()

    def may_explore(self, address: str) -> bool:
        if address not in self._explores:
            self._explores[address] = Bucket(self.limits.explores, self.limits.explores_burst)
        return self._explores[address].take()

    def may_connect(self, address: str) -> bool:
        """Count a new connection, unless there are too many."""
        if self._sockets.get(address, 0) >= self.limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def disconnected(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def forget_idle(self) -> None:
        """Drop what is no longer needed to tell a fast client from a slow one."""
        for buckets in (self._requests, self._tables, self._explores):
            for address in [address for address, bucket in buckets.items() if bucket.idle]:
                del buckets[address]
