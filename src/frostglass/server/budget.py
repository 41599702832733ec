"""What an address may use of this server: processor time, connections, new tables. All of it is counted here.

Work is measured, not guessed: whoever asks for something pays the processor time that it takes, whatever it is. An
address may use a share of one core for as long as it likes. Who has used more is told when to come back; who goes on
is served one thing at a time, as fast as the share allows; who still goes on is cut off. Nobody else feels it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from frostglass.engine.errors import Refused
from frostglass.server.limits import Limits

P = ParamSpec("P")
T = TypeVar("T")

SLOW_SECONDS: Final = 2
"""So much later than told, an address that goes on asking over HTTP waits in line."""
FILES_SECONDS: Final = 8
"""The same for files of the page, which nobody is refused: who uses no more than a page needs waits for none."""
CUT_SECONDS: Final = 30
"""So late, its new connections are closed unheard."""
PACE: Final = 0.5
PACE_SECONDS: Final = 0.1
"""More than this part of a core nobody gets at any time, but for a moment; so there is always one for the others."""
STRETCH_SECONDS: Final = 1.0
STRETCH_MOST: Final = 10.0
"""So often, and for so much at most, it counts that the machine leaves the server less than a core."""
BETWEEN_SECONDS: Final = 0.001
"""At most so much of what the event loop does between two steps is paid by whoever takes the next one."""
FORGIVEN: Final = 0.02
"""Seconds too few to tell anybody else of."""
ELSEWHERE_SECONDS: Final = 15
"""So long it counts what another worker has told of its sockets; it tells again three times in that time."""
STREAK_SECONDS: Final = 10
"""So long a socket may be too fast without a pause before it is closed."""


def place_of(address: str) -> str:
    """Who is one client: an IPv4 address, or the 64 bits of an IPv6 network that one household has."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])  # what is a place already is none
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((ip, 64), strict=False))
    return str(ip)


class Bucket:
    """A token bucket: so many a second, so many at once."""

    __slots__ = ("_burst", "_full", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._full = burst
        self._seen = time.monotonic()

    def take(self) -> int:
        """Take one if it is there, and 0; else nothing, and the seconds until it is."""
        self._fill()
        if self._full < 1:
            return math.ceil((1 - self._full) / self._rate)
        self._full -= 1
        return 0

    def lose(self, number: float) -> None:
        """Somebody else has taken some."""
        self._fill()
        self._full -= number

    def _fill(self) -> None:
        now = time.monotonic()
        self._full = min(self._burst, self._full + (now - self._seen) * self._rate)
        self._seen = now

    @property
    def idle(self) -> bool:
        """Has it been left alone long enough to be full again?"""
        self._fill()
        return self._full >= self._burst


class Line:
    """Who waits until something is paid for: one at a time, first come first."""

    __slots__ = ("_timer", "_waiting", "_waits")

    def __init__(self, waits: Callable[[float], float]) -> None:
        """`waits` tells how long until no more than so many seconds of lateness are left."""
        self._waits = waits
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def in_turn(self, act: Callable[[], None], allowed: float) -> None:
        if not self._waiting and not self._waits(allowed):
            act()
            return
        self._waiting.append((allowed, act))
        if self._timer is None:
            self._wait()

    async def turn(self, allowed: float) -> None:
        ready = asyncio.get_running_loop().create_future()
        self.in_turn(lambda: None if ready.done() else ready.set_result(None), allowed)
        await ready

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._waits(self._waiting[0][0]), self._next)

    def _next(self) -> None:
        self._timer = None
        if not self._waits(self._waiting[0][0]):
            self._waiting.popleft()[1]()
        if self._waiting and self._timer is None:
            self._wait()


class Account:
    """What one address has used."""

    __slots__ = (
        "_files",
        "_limits",
        "_line",
        "_paced_at",
        "_paid_at",
        "_tables",
        "connections",
        "elsewhere",
        "hurry",
        "place",
        "sockets",
        "spent",
        "tables",
    )

    def __init__(self, place: str, limits: Limits, hurry: asyncio.Event | None = None) -> None:
        """`hurry` is set when other workers should be told at once."""
        self.place = place
        self.connections = 0
        self.sockets = 0
        self.elsewhere: dict[str, tuple[int, float]] = {}
        """Sockets that it has at other workers, and when that was heard."""
        self.spent = 0.0
        self.tables = 0
        """Processor time and tables that other workers have not been told of yet."""
        self.hurry = hurry or asyncio.Event()
        self._limits = limits
        self._paid_at = 0.0
        """When all that was used will be paid for by its share."""
        self._paced_at = 0.0
        self._line = Line(self._waits)
        self._files = Line(self._waits)
        self._tables = Bucket(limits.tables, limits.tables_burst)

    # -- processor time -----------------------------------------------------------------------------------------------

    def spend(self, seconds: float) -> None:
        self.spent += seconds
        self.owe(seconds)

    def owe(self, seconds: float) -> None:
        """This was used, here or at another worker.

        Where others use the machine too, a part of a core may be all that there is. So nobody gets more than a part of
        what the server has, and who has used too much already pays for what it takes of that.
        """
        now = time.monotonic()
        stretch = METER.stretch if self.late else 1.0
        self._paid_at = max(now, self._paid_at) + seconds * stretch / self._limits.work
        self._paced_at = max(now, self._paced_at) + seconds * METER.stretch / PACE

    @property
    def late(self) -> float:
        """Seconds by which it has used too much; 0: it has not."""
        return max(0.0, self._paid_at - time.monotonic() - self._limits.ease)

    @property
    def refusal(self) -> Refused:
        return Refused("table-too-fast", seconds=max(1, math.ceil(self.late)))

    def in_turn(self, act: Callable[[], None], allowed: float = 0) -> None:
        """Do this now, or when no more than so many seconds of lateness are left: one at a time, first come first."""
        self._line.in_turn(act, allowed)

    async def turn(self, allowed: float = 0) -> None:
        """Wait until no more than so many seconds of lateness are left."""
        await self._line.turn(allowed)

    async def turn_of_file(self) -> None:
        """The same for a file of the page, which waits behind other files only."""
        await self._files.turn(FILES_SECONDS)

    def _waits(self, allowed: float) -> float:
        return max(0.0, self.late - allowed, self._paced_at - time.monotonic() - PACE_SECONDS)

    # -- places -------------------------------------------------------------------------------------------------------

    def connect(self) -> bool:
        """Count a connection, unless there are too many or it is much too late."""
        if self.connections >= self._limits.connections or self.late > CUT_SECONDS:
            return False
        self.connections += 1
        return True

    def open_socket(self) -> bool:
        """Count a WebSocket, unless there are too many here and at other workers."""
        if self.sockets + self._sockets_elsewhere() >= self._limits.sockets:
            return False
        self.sockets += 1
        return True

    def _sockets_elsewhere(self) -> int:
        before = time.monotonic() - ELSEWHERE_SECONDS
        self.elsewhere = {worker: told for worker, told in self.elsewhere.items() if told[0] and told[1] > before}
        return sum(sockets for sockets, _ in self.elsewhere.values())

    def create(self) -> None:
        """Count a new table or campaign; Refused when it is one too many."""
        seconds = self._tables.take()
        if seconds:
            raise Refused("table-too-fast", seconds=seconds)
        self.tables += 1
        self.hurry.set()

    def created_elsewhere(self, number: int) -> None:
        self._tables.lose(number)

    @property
    def idle(self) -> bool:
        """Is there nothing left to remember?"""
        used = self.connections or self.sockets or self.spent or self.tables or self._sockets_elsewhere()
        return (
            not used and self._paid_at <= time.monotonic() and self._tables.idle and not self._line and not self._files
        )


class Accounts:
    """The accounts of this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.hurry = asyncio.Event()
        self._accounts: dict[str, Account] = {}

    def of(self, address: str) -> Account:
        place = place_of(address)
        account = self._accounts.get(place)
        if account is None:
            account = self._accounts[place] = Account(place, self.limits, self.hurry)
        return account

    def all(self) -> list[Account]:
        return list(self._accounts.values())

    def forget_idle(self) -> None:
        """Drop what is no longer needed to tell a fast client from a slow one."""
        for account in self._accounts.values():
            if not account.connections and account.spent < FORGIVEN:
                account.spent = 0.0
        self._accounts = {place: account for place, account in self._accounts.items() if not account.idle}


# -- who pays ---------------------------------------------------------------------------------------------------------

PAYING: ContextVar[Account | None] = ContextVar("paying", default=None)
"""The account of whoever this task works for; tasks and threads that it starts work for the same."""


class Step(NamedTuple):
    """The beginning of a step."""

    paid: float
    """The processor time from which on it costs."""
    ran: float
    """The processor time when it began."""
    at: float


class Meter:
    """The processor time of the event loop's thread. What the loop itself needs before a step belongs to the step: a
    request that is quickly answered costs as much around its answer as the answer does."""

    __slots__ = ("_paid", "_ran", "_since", "_took", "stretch")

    def __init__(self) -> None:
        self.stretch = 1.0
        """How much longer than its processor time a step takes, because others use the machine."""
        self._paid = 0.0
        self._ran = 0.0
        self._took = 0.0
        self._since = 0.0

    def begin(self) -> Step:
        now = time.thread_time()
        return Step(max(self._paid, now - BETWEEN_SECONDS), now, time.perf_counter())

    def end(self, began: Step, account: Account | None) -> None:
        """The step is over; this account pays for it."""
        self._paid = now = time.thread_time()
        at = time.perf_counter()
        self._ran += now - began.ran
        self._took += at - began.at
        if at > self._since + STRETCH_SECONDS:
            self.stretch = min(STRETCH_MOST, max(1.0, self._took / self._ran)) if self._ran else 1.0
            self._ran, self._took, self._since = 0.0, 0.0, at
        if account is not None:
            account.spend(now - began.paid)


METER: Final = Meter()


class metered(Awaitable[T]):
    """A coroutine whose processor time is paid step by step by whoever it works for."""

    def __init__(self, work: Awaitable[T]) -> None:
        self._work = work.__await__()
        self._account = PAYING.get()

    def __await__(self) -> Generator[Any, Any, T]:
        work = self._work
        step: Callable[[], Any] = work.__next__
        while True:
            began = METER.begin()
            try:
                waiting = step()
            except StopIteration as done:
                value: T = done.value
                return value
            finally:
                METER.end(began, self._account)
            try:
                yield waiting
                step = work.__next__
            except BaseException as error:
                step = partial(work.throw, error)


async def pay(work: Coroutine[Any, Any, T]) -> T:
    """The same as a coroutine, for a task."""
    return await metered(work)


_BESIDE: Final = ThreadPoolExecutor(1, "beside")
"""One thread: more of them would only take the interpreter away from the event loop."""


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do this beside the event loop; whoever it is for pays for it."""
    spent = 0.0

    def timed() -> T:
        nonlocal spent
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            spent = time.thread_time() - began

    try:
        return await asyncio.get_running_loop().run_in_executor(_BESIDE, timed)
    finally:
        account = PAYING.get()
        if account is not None:
            account.spend(spent)
