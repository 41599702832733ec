"""A WebSocket that shows a table to one seat and takes its commands."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

import msgspec
from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from frostglass.engine.errors import Refused
from frostglass.server import door
from frostglass.server.bots import Advice
from frostglass.server.budget import pay
from frostglass.server.depth import is_deep
from frostglass.server.health import TOO_FAST, Figures
from frostglass.server.limits import BAD_FRAMES, HELLO_SECONDS, SEND_SECONDS, WAITING_REPLIES
from frostglass.server.line import STORE_ERRORS
from frostglass.server.protocol import (
    Ack,
    Ask,
    Command,
    ErrorFrame,
    Hello,
    Hint,
    RefusedFrame,
    Stale,
    read_frame,
    write,
)
from frostglass.server.tables import Accepted, Answer, Behind, Services, Table
from frostglass.server.wire import Visit
from frostglass.text.words import LANGUAGES, best_language

POLICY: Final = 1008
AGAIN_LATER: Final = 1013
NO_HELLO: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409
TOO_MANY: Final = 4429
NOTHING_SEEN: Final = -1
PACES: Final = {"calm": 1.6, "brisk": 1.0, "once": 0.0, None: 0.0}
"""Seconds for which a choice of a game of bots is seen."""

logger = logging.getLogger(__name__)


class Closed(Exception):
    """The server ends this connection."""

    def __init__(self, code: int, refusal: Refused | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class Connection:
    """One open socket. Answers go out in order, states as they are when the client can take them."""

    def __init__(self, socket: WebSocket, services: Services, figures: Figures) -> None:
        self.seat = 0
        self.pace = 0.0
        self._socket = socket
        self._services = services
        self._figures = figures
        self._visit: Visit = socket.scope["state"]["visit"]
        self._visit.tell = self._tell
        self._bad = 0
        self._table: Table | None = None
        self._host = False
        self._language = best_language(socket.headers.get("accept-language"))
        self._replies: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._seen = NOTHING_SEEN
        self._show_state = False
        self._show_table = False
        self._over: int | None = None
        self._answering = False
        self._hinting: asyncio.Task[None] | None = None

    # -- what the table tells -----------------------------------------------------------------------------------------

    def course_changed(self) -> None:
        self._show_state = True
        self._wake.set()

    def seats_changed(self) -> None:
        self._show_table = True
        self._wake.set()

    def lost(self) -> None:
        self._over = AGAIN_LATER
        self._wake.set()

    # -- the life of a connection -------------------------------------------------------------------------------------

    async def run(self, table_id: str) -> None:
        """Serve the socket, which is accepted already, until either side ends it."""
        tasks = [asyncio.create_task(pay(self._read(table_id))), asyncio.create_task(pay(self._write()))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Closed as closed:
            await self._close(closed)
        except WebSocketDisconnect:
            pass
        finally:
            if self._hinting is not None:
                tasks.append(self._hinting)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._table is not None:
                self._table.exit(self)

    async def _close(self, closed: Closed) -> None:
        self._figures.count("frostglass_sockets_closed_total", f'code="{closed.code}"')
        if closed.refusal is not None:
            self._services.refusals.note(closed.refusal.code, self._socket.url.path)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(SEND_SECONDS):
                if closed.refusal is not None:
                    await self._socket.send_text(self._error(closed.refusal).decode())
                if self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(closed.code)

    async def _read(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self._table is None:
                    await self._handle(await self._receive(), table_id)
        except TimeoutError:
            raise Closed(NO_HELLO, Refused("table-no-hello")) from None
        while True:
            await self._handle(await self._receive(), table_id)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        await asyncio.sleep(0)  # others come in between, and what the last frame took is paid for
        self._visit.lateness()
        await self._visit.account.turn()
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    def _tell(self) -> None:
        """The client is too fast: it learns when it may go on, and waits."""
        self._figures.count(TOO_FAST, 'what="socket"')
        if not self._replies:
            self._reply(self._error(self._visit.account.refusal))

    async def _handle(self, data: str | bytes, table_id: str) -> None:
        try:
            frame = read_frame(data) if isinstance(data, str) and not is_deep(data) else None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            frame = None
        if frame is None:
            self._figures.count("frostglass_bad_frames_total")
            self._bad += 1
            if self._bad > BAD_FRAMES:
                raise Closed(POLICY, Refused("table-too-many-bad-frames"))
            self._reply(self._error(Refused("table-malformed")))
            return
        self._bad = 0
        if isinstance(frame, Hello):
            await self._hello(frame, table_id)
        elif self._table is None:
            self._reply(self._error(Refused("table-no-hello")))
        elif isinstance(frame, Ask):
            await self._ask(self._table, frame)
        elif isinstance(frame, Hint):
            self._hint(self._table, frame)
        else:
            await self._command(self._table, frame)

    # -- frames -------------------------------------------------------------------------------------------------------

    async def _hello(self, hello: Hello, table_id: str) -> None:
        if hello.language is not None and hello.language in LANGUAGES:
            self._language = hello.language
        try:
            table = await self._services.open(table_id)
        except Refused as refusal:
            raise Closed(OTHER_RULES if refusal.code == "table-other-rules" else NO_TABLE, refusal) from None
        except STORE_ERRORS:
            logger.exception("a table could not be loaded", extra={"table": table_id})
            raise Closed(AGAIN_LATER, Refused("table-not-saved")) from None
        async with table.lock:
            number = table.course.number
        seat = table.seat_of(hello.token)
        self._host = table.is_host(hello.token)
        if not seat and not self._host and (hello.token is not None or not table.row.watch):
            raise Closed(NO_TOKEN, Refused("table-no-seat" if hello.token is None else "table-bad-token"))
        self.seat = seat
        self.pace = PACES[hello.pace]
        self._table = table
        self._seen = NOTHING_SEEN if hello.seen is None else min(hello.seen, number)
        self._show_state = True
        table.enter(self)

    async def _command(self, table: Table, command: Command) -> None:
        self._answering = True
        try:
            answer = await table.command(self.seat, command)
            async with table.lock:
                self._reply(self._answer(table, command, answer))
        finally:
            self._answering = False

    def _answer(self, table: Table, command: Command, answer: Answer) -> bytes:
        number = table.course.number
        match answer:
            case Accepted(number):
                return write(Ack(command.id, number))
            case Behind():
                return self._stale(command.id, table)
            case Refused():
                return self._refused(command.id, table, answer)

    def _stale(self, id: str, table: Table) -> bytes:
        self._show_state = True
        return write(Stale(id, table.course.number, door.prompt(table.course, self.seat, self._language)))

    def _refused(self, id: str, table: Table, refusal: Refused) -> bytes:
        return write(RefusedFrame(id, table.course.number, refusal.code, door.reason(refusal, self._language)))

    async def _ask(self, table: Table, ask: Ask) -> None:
        async with table.lock:
            self._reply(self._advice(table, ask))

    def _advice(self, table: Table, ask: Ask) -> bytes:
        if not self.seat:
            return self._refused(ask.id, table, Refused("table-only-watching"))
        if ask.number != table.course.number:
            return self._stale(ask.id, table)
        try:
            return write(door.advice(table.course, self.seat, ask, self._language))
        except Refused as refusal:
            return self._refused(ask.id, table, refusal)

    def _hint(self, table: Table, hint: Hint) -> None:
        """Let a bot think beside the game: whoever has asked may still play on."""
        if self._hinting is not None and not self._hinting.done():
            self._reply(self._refused(hint.id, table, Refused("table-too-fast", seconds=1)))
            return
        self._hinting = asyncio.create_task(pay(self._answer_hint(table, self.seat, hint)))

    async def _answer_hint(self, table: Table, seat: int, hint: Hint) -> None:
        found: Advice | Behind | Refused
        try:
            found = await table.hint(seat, hint.number)
        except STORE_ERRORS:
            found = Refused("table-not-saved")
        async with table.lock:
            if isinstance(found, Refused):
                reply = self._refused(hint.id, table, found)
            elif isinstance(found, Behind) or table.course.number != hint.number or self.seat != seat:
                reply = self._stale(hint.id, table)
            else:
                reply = write(door.hint(table.course, hint.id, found, self._language))
        try:
            self._reply(reply)
        except Closed:
            self.lost()

    def _reply(self, reply: bytes) -> None:
        if len(self._replies) >= WAITING_REPLIES:
            raise Closed(AGAIN_LATER)
        self._replies.append(reply)
        self._wake.set()

    def _error(self, refusal: Refused) -> bytes:
        seconds = refusal.details.get("seconds")
        return write(
            ErrorFrame(refusal.code, door.reason(refusal, self._language), UNSET if seconds is None else int(seconds))
        )

    # -- sending ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._over is not None and not self._answering:
                raise Closed(self._over, Refused("table-not-saved"))
            if self._show_table and self._table is not None:
                self._show_table = False
                async with self._table.lock:
                    info = write(door.info(self._table, self.seat, self._host))
                await self._send(info)
            # Answers first: an ack never comes after the state it brought about. It wakes us again.
            if self._show_state and self._table is not None and not self._answering and not self._replies:
                async with self._table.lock:
                    self._show_state = False
                    state = write(door.state(self._table.course, self.seat, self._language, self._seen))
                    self._seen = self._table.course.number
                await self._send(state)

    async def _send(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.send_text(data.decode())
        except TimeoutError:
            raise Closed(AGAIN_LATER) from None
