"""One bad client in a process of its own: `python -m tests.server.flood KINDS PORT TABLE TOKEN SECONDS ADDRESS`.

It does one thing, or several (joined by commas), as fast as it can, from one address, reads nothing but what it must,
and comes back when it is cut off. When its time is over it prints what it has sent.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from websockets.exceptions import WebSocketException

from tests.server.greed import DEEDS, answer
from tests.server.house import addresses

SOCKETS = 60
HELLO = {"type": "hello"}
CHUNKED = "Transfer-Encoding: chunked"


class Client:
    def __init__(self, port: int, table: str, token: str, address: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.token = token
        self.address = address
        self.end = time.monotonic() + seconds
        self.sent: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def ws(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.sent["connections"] += 1
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def socket(self) -> asyncio.StreamWriter:
        """A WebSocket; what comes from it is read and forgotten."""
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line = await reader.readline()
        if b"101" not in line:
            raise ConnectionError(line)
        task = asyncio.create_task(_forget(reader, writer))
        _tasks.add(task)
        return writer


_tasks: set[asyncio.Task[None]] = set()


async def _forget(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass
    writer.close()


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    head = bytes([opcode | (0x80 if fin else 0)])
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return head + size + bytes(4) + data


async def _frames(client: Client, first: dict[str, object], data: bytes, pause: float) -> None:
    """Open a socket and send this, again and again."""
    writer = await client.socket()
    writer.write(frame(1, json.dumps(first).encode()))
    while client.goes_on and not writer.is_closing():
        writer.write(data)
        client.sent["writes"] += 1
        await writer.drain()
        await asyncio.sleep(pause)
    if writer.is_closing():
        raise ConnectionError("cut off")


async def _request(client: Client, request: bytes) -> None:
    reader, writer = await client.connect()
    while client.goes_on:
        writer.write(request)
        client.sent["writes"] += 1
        head = await reader.readuntil(b"\r\n\r\n")
        client.sent[head.split(b" ", 2)[1].decode()] += 1
        length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        await reader.readexactly(int(length[0].split(b":")[1]) if length else 0)


async def _behind(client: Client, requests: bytes, first: bytes = b"") -> None:
    """Send requests, or a body that nobody asked for, without waiting for an answer."""
    reader, writer = await client.connect()
    writer.write(first)
    reading = asyncio.create_task(_forget(reader, writer))
    while client.goes_on and not writer.is_closing():
        writer.write(requests)
        client.sent["writes"] += 1
        await writer.drain()
    await reading


async def _files(client: Client) -> None:
    """Ask for a file of the page without end, which nobody is refused."""
    _, page = await answer(client, _get("/"))
    await _behind(client, _get(addresses(page.decode())[0], "Accept-Encoding: gzip") * 500)


async def _hold(client: Client, said: bytes) -> None:
    """Open a connection, say this and no more."""
    reader, writer = await client.connect()
    writer.write(said)
    await reader.read()
    raise ConnectionError("cut off")


async def _again(client: Client, once: Callable[[], Awaitable[None]]) -> None:
    while client.goes_on:
        try:
            async with asyncio.timeout(max(0.1, client.end - time.monotonic())):
                await once()
        except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError, WebSocketException):
            client.sent["cut off"] += 1
            await asyncio.sleep(0.01)


def _get(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


def attack(kind: str, client: Client) -> tuple[int, Callable[[], Awaitable[None]]]:
    """How many at once, and what each does."""
    if kind in DEEDS:
        number, deed = DEEDS[kind]
        return number, partial(deed, client)
    seat: dict[str, object] = {**HELLO, "token": client.token}
    hello = frame(1, json.dumps(seat).encode())
    ask = frame(1, json.dumps({"type": "ask", "id": "q", "number": 0, "wish": {}}).encode())
    replay = _get(f"/api/tables/{client.table}/replay?from=0&to=100", f"Authorization: Bearer {client.token}")
    shake = b"GET /ws/x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    return {
        "hello": (SOCKETS, lambda: _frames(client, seat, hello, 1 / 19)),
        "ask": (SOCKETS, lambda: _frames(client, seat, ask, 1 / 19)),
        "pings": (4, lambda: _frames(client, seat, frame(9) * 2000, 0)),
        "fragments": (4, lambda: _frames(client, seat, frame(1, b"x", False) + frame(0, b"", False) * 2000, 0)),
        "health": (SOCKETS, lambda: _request(client, _get("/health"))),
        "behind": (4, lambda: _behind(client, _get("/health") * 500)),
        "files": (4, lambda: _files(client)),
        "bodies": (SOCKETS, lambda: _behind(client, b"1\r\nx\r\n" * 5000, _get("/api/games", CHUNKED))),
        "misses": (SOCKETS, lambda: _request(client, _get("/static/nothing"))),
        "replay": (SOCKETS, lambda: _request(client, replay)),
        "handshakes": (SOCKETS, lambda: _hold(client, shake)),
        "silence": (1500, lambda: _hold(client, b"")),
        "halves": (1500, lambda: _hold(client, b"GET / HTTP/1.1\r\nHost:")),
    }[kind]


FRAMES = ("hello", "ask", "pings", "fragments")
REQUESTS = ("health", "behind", "files", "bodies", "misses", "replay", "handshakes", "silence", "halves")
KINDS = (*FRAMES, *REQUESTS)
GREEDY = tuple(DEEDS)


async def main() -> None:
    kinds, port, table, token, seconds, address = sys.argv[1:]
    client = Client(int(port), table, token, address, float(seconds))
    attacks = [attack(kind, client) for kind in kinds.split(",")]
    print("begins", flush=True)
    await asyncio.gather(*(_again(client, once) for number, once in attacks for _ in range(number)))
    print(json.dumps(client.sent))


if __name__ == "__main__":
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main())
