"""What an address may use: measured, told, slowed, cut off; by addresses as households have them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from frostglass.engine.errors import Refused
from frostglass.server import budget
from frostglass.server.budget import PAYING, Account, Accounts, Meter, in_thread, metered, pay, place_of
from frostglass.server.limits import FRAGMENTS, Limits
from frostglass.server.proxies import Proxies
from tests.server.client import Page
from tests.server.house import House, new_address, served
from tests.server.registry import DUEL

LIMITS = Limits(work=0.5, ease=2)


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(budget.time, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_one_household_is_one_place(address: str, place: str) -> None:
    assert place_of(address) == place


def test_a_share_may_be_used_at_once_and_comes_back(clock: Clock) -> None:
    account = Account("a", LIMITS)
    account.spend(1)  # two seconds of half a core
    assert account.late == 0
    account.spend(1.5)
    assert account.late == 3
    assert account.refusal.details == {"seconds": 3}
    clock.now += 3
    assert account.late == 0
    account.spend(0.25)
    assert account.late == 0.5


def test_new_tables_are_counted(clock: Clock) -> None:
    account = Account("a", Limits(tables=0.2, tables_burst=2))
    account.create()
    account.created_elsewhere(1)
    with pytest.raises(Refused) as refused:
        account.create()
    assert refused.value.details == {"seconds": 5}
    clock.now += 5
    account.create()


def test_what_is_no_longer_needed_is_forgotten(clock: Clock) -> None:
    accounts = Accounts(LIMITS)
    accounts.of("192.0.2.7").owe(1)
    accounts.of("192.0.2.8").connect()
    accounts.forget_idle()
    assert [account.place for account in accounts.all()] == ["192.0.2.7", "192.0.2.8"]
    clock.now += 2
    accounts.forget_idle()
    assert [account.place for account in accounts.all()] == ["192.0.2.8"]


def test_who_is_late_is_served_one_at_a_time_in_order() -> None:
    async def scene() -> list[int]:
        account = Account("a", Limits(work=0.5, ease=0.1))
        served: list[int] = []
        account.owe(0.1)
        for number in range(3):
            account.in_turn(lambda number=number: (served.append(number), account.owe(0.02)))  # type: ignore[misc]
        assert served == []
        waiting = time.monotonic()
        await account.turn()
        assert time.monotonic() - waiting >= 0.1
        return served

    assert asyncio.run(scene()) == [0, 1, 2]


def test_work_is_paid_for_wherever_it_is_done() -> None:
    def busy() -> int:
        end = time.thread_time() + 0.02
        return sum(1 for _ in itertools.takewhile(lambda _: time.thread_time() < end, itertools.count()))

    async def work() -> None:
        busy()
        await asyncio.sleep(0.05)  # waiting is free
        busy()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(5)
        await in_thread(busy)

    async def scene() -> float:
        account = Account("a", LIMITS)
        PAYING.set(account)
        await metered(work())
        assert 0.06 <= account.spent < 0.1
        await asyncio.create_task(pay(work()))
        return account.spent

    assert 0.12 <= asyncio.run(scene()) < 0.2


def test_where_others_use_the_machine_nobody_gets_more_than_a_part_of_what_is_left(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran, at = 0.0, 0.0
    monkeypatch.setattr(budget.time, "thread_time", lambda: ran)
    monkeypatch.setattr(budget.time, "perf_counter", lambda: at)
    meter = Meter()
    monkeypatch.setattr(budget, "METER", meter)
    for _ in range(120):  # a tenth of a core is left
        step = meter.begin()
        ran, at = ran + 0.002, at + 0.02
        meter.end(step, None)
    assert meter.stretch == pytest.approx(10)
    account = Account("a", LIMITS)
    account.spend(1.5)
    assert account.late == pytest.approx(1)  # who is not late yet pays what everybody pays
    account.spend(0.1)
    assert account.late == pytest.approx(3)
    for _ in range(1200):
        step = meter.begin()
        ran, at = ran + 0.002, at + 0.002
        meter.end(step, None)
    assert meter.stretch == pytest.approx(1)


# -- the wire ---------------------------------------------------------------------------------------------------------


def _connection(house: House, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=30, source_address=(address, 0))


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost:", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
def test_who_does_not_finish_a_request_is_cut_off(sqlite_house: House, said: bytes) -> None:
    with _connection(sqlite_house, new_address()) as silent:
        silent.sendall(said)
        began = time.monotonic()
        with contextlib.suppress(ConnectionResetError):
            while silent.recv(4096):
                pass
        assert 3 < time.monotonic() - began < 25


def test_connections_of_an_address_are_counted_at_the_door(sqlite_house: House) -> None:
    address = new_address()
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(_connection(sqlite_house, address)) for _ in range(Limits().connections + 10)]
        time.sleep(2)
        assert sum(_is_closed(one) for one in held) == 10
        assert sqlite_house.get("/health").status_code == 200


def test_a_server_opens_as_many_files_as_the_system_lets_it(tmp_path: Path) -> None:
    before = soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, most - 1, 600), most))
    try:
        with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
            assert resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def _is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_long_header_is_refused(sqlite_house: House) -> None:
    with _connection(sqlite_house, new_address()) as long:
        with contextlib.suppress(ConnectionError):
            for _ in range(64):
                long.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 8192)
        with contextlib.suppress(ConnectionError):
            assert b" 431 " in long.recv(4096)


def test_a_message_comes_in_few_pieces(sqlite_house: House) -> None:
    sitting = sqlite_house.table()
    with connect(sqlite_house.ws(sitting.id), source_address=(new_address(), 0)) as page:
        page.send(iter(['{"type"', ": ", '"hello"}']))
        assert json.loads(page.recv(10))["type"] in ("table", "state")
        with contextlib.suppress(ConnectionClosed):
            page.send(iter(["x"] * FRAGMENTS))  # an empty piece ends it: one too many
        with pytest.raises(ConnectionClosed, match="1009"):
            list(page)


def test_a_proxy_is_believed_only_when_it_is_named(tmp_path: Path) -> None:
    """Thirty tables at once for an address, whatever it says of itself."""
    body = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "me"}]}

    def statuses(house: House) -> set[int]:
        return {house.post("/api/tables", body, X_Forwarded_For=f"198.51.100.{n}").status_code for n in range(33)}

    with served(f"sqlite:///{tmp_path / 'one.sqlite'}") as house, house.from_one_address():
        assert statuses(house) == {201, 429}
    proxy = new_address()
    with served(f"sqlite:///{tmp_path / 'two.sqlite'}", proxies=(proxy,)) as house, house.from_one_address(proxy):
        assert statuses(house) == {201}


def test_a_proxy_is_named_by_address_network_or_name() -> None:
    proxies = Proxies(("192.0.2.1", "198.51.100.0/24", "2001:db8::/32", "localhost", "nobody.invalid"))
    asyncio.run(proxies.ask())
    for one in ("192.0.2.1", "::ffff:192.0.2.1", "198.51.100.7", "2001:db8::7", "127.0.0.1", "::ffff:127.0.0.1"):
        assert one in proxies
    for other in ("192.0.2.2", "198.51.101.7", "2001:db9::7", "127.0.0.2", "localhost", "unix:", "", None):
        assert other not in proxies
    assert "192.0.2.1" not in Proxies(())


def test_who_is_too_fast_is_told_when_to_go_on(tmp_path: Path) -> None:
    limits = {"work": 0.02, "ease": 1}
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits) as house:
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(1)) as page:
            for number in range(20):
                page.send({"type": "ask", "id": f"q{number}", "number": 0, "wish": {}})
            told = page.until("error")
            assert told["code"] == "table-too-fast"
            assert f" {told['seconds']} second" in told["reason"] or told["seconds"] == 1
            page.until("advice")
        with house.from_one_address():
            answers = [house.get("/health") for _ in range(60)]
            late = [answer for answer in answers if answer.status_code == 429]
            assert late
            assert int(late[0].headers["retry-after"]) >= 1
        with Page(house, sitting.id, sitting.token(2)) as other:
            other.until("state")


def test_the_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits={"sockets": 2}) as house:
        sitting = house.table()
        source = (new_address(), 0)
        with connect(house.ws(sitting.id), source_address=source), connect(house.ws(sitting.id), source_address=source):
            with (
                connect(house.ws(sitting.id), source_address=source) as third,
                pytest.raises(ConnectionClosed, match="4429"),
            ):
                third.recv(10)
            with Page(house, sitting.id) as other:
                other.until("state")
