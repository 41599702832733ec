"""Connections as they come in: counted at the door, given a time to speak, and paid for byte by byte.

What never becomes a request or a message costs too: half requests, pings, fragments. It is measured here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container
from functools import partial
from typing import Any, Final, NamedTuple, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from frostglass.server.budget import METER, SLOW_SECONDS, STREAK_SECONDS, Account, Accounts
from frostglass.server.limits import FRAGMENTS, HEADER_BYTES, REQUEST_SECONDS, SEND_SECONDS

ACCEPT_SECONDS: Final = 0.0001
"""What a new connection costs before it has said anything, about."""
PIECE: Final = 2048
"""So many bytes of a socket are read at once, so that those of others are not kept waiting."""
REQUEST_PIECE: Final = 512
"""The same of requests, some of which are very short: no more than those wait to be answered one after the other."""
TOO_LARGE: Final = 1009
POLICY: Final = 1008
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Trust(NamedTuple):
    """What a connection has to know of the house."""

    accounts: Accounts
    proxies: Container[str]
    """Addresses whose word for where a request comes from is believed."""
    turned_away: Callable[[str], None] = lambda what: None
    """Told when a connection is refused or cut."""


class Visit:
    """One connection of a client: where it comes from, and who pays for it."""

    def __init__(self, trust: Trust, client: tuple[str, int] | None) -> None:
        self._trust = trust
        self._counted: Account | None = None
        self._late_since: float | None = None
        self.client = client
        self.scheme = ""
        self.tell: Callable[[], None] = lambda: None
        """How somebody who is too fast is told."""
        self.by_proxy = client is not None and client[0] in trust.proxies
        self.account = trust.accounts.of(client[0] if client else "?")

    def cut(self) -> None:
        """It went on for too long."""
        self._trust.turned_away("cut")

    def lateness(self) -> float:
        """For how long it has been too fast without a pause. Who begins to be is told."""
        now = time.monotonic()
        if not self.account.late:
            self._late_since = None
            return 0
        if self._late_since is None:
            self._late_since = now
            self.tell()
        return now - self._late_since

    def begin(self) -> bool:
        """Take a place; False when there is none. A proxy holds the places of many."""
        if self.by_proxy:
            return True
        if not self.account.connect():
            self._trust.turned_away("connection")
            return False
        self._counted = self.account
        self.account.spend(ACCEPT_SECONDS)
        return True

    def end(self) -> None:
        if self._counted is not None:
            self._counted.connections -= 1
            self._counted = None

    def forwarded(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Whom a proxy speaks for: the last address that is none of our proxies."""
        if not self.by_proxy:
            return
        named = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        addresses = [part.strip() for part in named.split(",") if part.strip()]
        real = next((one for one in reversed(addresses) if one not in self._trust.proxies), None)
        if real is not None:
            self.client = real[:64], 0
            self.account = self._trust.accounts.of(real[:64])
        self.scheme = next((v.decode("latin-1") for n, v in headers if n == b"x-forwarded-proto"), "")


def _trust(app_state: dict[str, Any]) -> Trust:
    return cast(Trust, app_state["trust"])


class Held(FlowControl):
    """Reads nothing more while there are bytes that nobody has looked at."""

    held = False

    def hold(self) -> None:
        self.held = True
        self.pause_reading()

    def let_go(self) -> None:
        self.held = False
        self.resume_reading()

    def resume_reading(self) -> None:
        if not self.held:
            super().resume_reading()


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP until it becomes a socket. What comes behind a request waits for its answer."""

    flow: Held
    _visit: Visit
    _deadline: asyncio.TimerHandle | None = None
    _deaf: asyncio.TimerHandle | None = None
    """Looks whether somebody reads the answers."""
    _head: int | None = 0
    """Bytes of a request whose headers are not whole yet."""
    _under_way = False
    """Has a request begun that is not whole yet?"""
    _in_line = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Held(transport)
        self._received = bytearray()
        self._visit = Visit(_trust(self.app_state), self.client)
        if not self._visit.begin():
            transport.abort()
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._heard()
        self._visit.end()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """A whole request has to come soon."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._listen(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._heard()
        super().resume_writing()

    def _listen(self, left: int) -> None:
        """Come back later: by then some of this must have been read."""
        self._heard()
        self._deaf = self.loop.call_later(SEND_SECONDS, self._look, left)

    def _look(self, left: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now < left:
            self._listen(now)
        else:
            self.transport.abort()

    def _heard(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None

    def data_received(self, data: bytes) -> None:
        self._received += data
        self._go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._received:
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Read on, unless a request waits already until another one is answered."""
        if self.transport.is_closing():
            self._received.clear()
        elif self.pipeline:
            self._wait()
        elif self._received and not self._in_line:
            self._in_line = True
            if self._visit.by_proxy and self._head is not None:
                self._read()  # nobody knows yet for whom
            else:
                self._visit.account.in_turn(self._read, SLOW_SECONDS)
            if self._in_line:
                self._wait()

    def _wait(self) -> None:
        self.flow.hold()
        if not self._under_way:
            self._relax()  # now it is we who keep it waiting

    def _read(self) -> None:
        self._in_line = False
        for _ in range(PIECE // REQUEST_PIECE):
            if self._received and not self.pipeline and not self.transport.is_closing():
                self._read_piece()
        if self._received and not self.transport.is_closing():
            self.flow.hold()
            self.loop.call_soon(self._go_on)
        else:
            self.flow.let_go()

    def _read_piece(self) -> None:
        self._expect()
        began = METER.begin()
        piece = bytes(self._received[:REQUEST_PIECE])
        del self._received[:REQUEST_PIECE]
        super().data_received(piece)
        METER.end(began, self._visit.account)
        if self._head is not None:
            self._head += len(piece)
            if self._head > HEADER_BYTES and not self.transport.is_closing():
                self.transport.write(TOO_LONG)
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._under_way = True

    def on_headers_complete(self) -> None:
        self._head = None
        self._visit.forwarded(self.headers)
        self.scope["client"] = self._visit.client
        if self._visit.scheme in ("http", "https"):
            self.scope["scheme"] = self._visit.scheme
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._under_way = False
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        self._received.clear()
        self.flow.let_go()
        self.ws_protocol_class = partial(Socket, visit=self._visit)  # type: ignore[assignment]
        super().handle_websocket_upgrade()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Its bytes wait their turn when its address uses too much."""

    def __init__(self, *args: Any, visit: Visit, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._visit = visit
        self._received = bytearray()
        self._in_line = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self._visit.client
        if self._visit.scheme == "https":
            self.scheme = "wss"

    def connection_lost(self, exc: Exception | None) -> None:
        self._visit.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += data
        self._go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._go_on()

    def _go_on(self) -> None:
        """Read on, unless a message still waits to be taken."""
        if self._in_line or not self._received or self.transport.is_closing():
            return
        if self.read_paused and not self.close_sent:
            return
        if self._visit.lateness() > STREAK_SECONDS:
            self._visit.cut()
            self._cut()
            return
        self._in_line = True
        self._visit.account.in_turn(self._read)
        if self._in_line and not self.transport.is_closing():
            self.transport.pause_reading()

    def _read(self) -> None:
        self._in_line = False
        if self.transport.is_closing():
            return
        began = METER.begin()
        piece = bytes(self._received[:PIECE])
        del self._received[:PIECE]
        super().data_received(piece)
        METER.end(began, self._visit.account)
        if self._received and not self.transport.is_closing():
            self.transport.pause_reading()  # no more of it before this is read
            self.loop.call_soon(self._go_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _cut(self, code: int = POLICY) -> None:
        self._received.clear()
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["visit"] = self._visit

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._cut(TOO_LARGE)
            return
        super().handle_cont(event)
