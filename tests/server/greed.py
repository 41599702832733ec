"""What a bad client may ask for beside frames and requests without end: thoughts, tables, choices, unread states."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.registry import DUEL

if TYPE_CHECKING:
    from tests.server.flood import Client

Deed = Callable[["Client"], Awaitable[None]]

MASTER = {"who": "bot", "level": "master", "budget": "30s"}
ME = {"who": "me"}
POSITION = {
    "game": "arena",
    "mode": "duel",
    "board": [
        "-- -- -- -- --",
        "-- -- c2 c2 -- -- --",
        "-- h1 -- -- c2 c1 c2 -- c2",
        "c1 h1 -- -- -- c1 c2 -- c2",
        "-- c1 -- -- -- c1 c1 c1 --",
        "-- -- -- -- -- -- c1 c2 --",
        "c2 c1 -- -- c2 c1 -- c2 c1",
        "-- -- -- h1 c2 c1 c1",
        "-- -- c2 -- --",
    ],
    "seats": [
        {"school": "sylvan", "hand": ["forest_ancient"]},
        {"school": "northern"},
    ],
}
"""It takes half a second or more to find all that can be done here."""
_names = itertools.count()


def post(path: str, body: Any, *headers: str) -> bytes:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    head = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(data)}", *headers, "", ""]
    return "\r\n".join(head).encode() + data


def wished(*seats: dict[str, Any]) -> dict[str, Any]:
    return {"game": "arena", "settings": DUEL, "seats": list(seats)}


async def answer(client: Client, request: bytes) -> tuple[int, bytes]:
    """One request on a connection of its own."""
    reader, writer = await client.connect()
    try:
        writer.write(request)
        client.sent["writes"] += 1
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        client.sent[str(status)] += 1
        length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return status, await reader.readexactly(int(length[0].split(b":")[1]) if length else 0)
    finally:
        writer.close()


async def forever(client: Client, request: Callable[[], bytes], pause: float = 0.02) -> None:
    while client.goes_on:
        await answer(client, request())
        await asyncio.sleep(pause)


async def make(client: Client, *seats: dict[str, Any]) -> dict[str, Any]:
    """A table of the bad client's own."""
    status, body = await answer(client, post("/api/tables", wished(*seats)))
    if status != 201:
        await asyncio.sleep(1)
        raise ConnectionError(status)
    table: dict[str, Any] = json.loads(body)
    return table


async def explore(client: Client) -> None:
    await forever(client, lambda: post("/api/explore", {"position": POSITION}))


async def tables(client: Client) -> None:
    """As many tables as it gets, each time under another forged address."""
    forged = (f"X-Forwarded-For: 198.51.100.{number % 250}" for number in _names)
    await forever(client, lambda: post("/api/tables", wished(ME, ME), next(forged)))


async def deep(client: Client) -> None:
    await forever(client, lambda: post("/api/tables", b"[" * 4000 + b"]" * 4000))


async def digits(client: Client) -> None:
    await forever(client, lambda: post(f"/api/tables/{client.table}/seats/{'9' * 5000}/bot", {}))


async def headers(client: Client) -> None:
    """A request with a header of 8 MiB."""
    _, writer = await client.connect()
    writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX: ")
    for _ in range(1024):
        writer.write(b"x" * 8192)
        await writer.drain()
    writer.close()


async def bots(client: Client) -> None:
    """Watch two masters who may think as long as bots may."""
    table = await make(client, MASTER, MASTER)
    await watch(client, table["table"], {"type": "hello"})


async def hints(client: Client) -> None:
    """Ask for hints without end at an own table."""
    table = await make(client, ME, {"who": "bot", "level": "random"})
    wish = {"type": "hint", "id": "h", "number": 0}
    await watch(client, table["table"], {"type": "hello", "token": table["seats"][0]["token"]}, wish)


async def watch(client: Client, table: str, *frames: dict[str, Any]) -> None:
    """Send these once a tenth of a second and read along."""
    async with connect(client.ws(table), local_addr=(client.address, 0), max_size=None) as socket:
        reading = asyncio.create_task(_read(socket))
        try:
            while client.goes_on:
                for frame in frames:
                    await socket.send(json.dumps(frame))
                    client.sent["writes"] += 1
                await asyncio.sleep(0.1)
        except WebSocketException:
            raise ConnectionError("cut off") from None
        finally:
            reading.cancel()


async def _read(socket: Any) -> None:
    async for _ in socket:
        pass


async def deaf(client: Client) -> None:
    """Ask for everything from the beginning, and read nothing."""
    hello = json.dumps({"type": "hello", "token": client.token})
    async with connect(client.ws(client.table), local_addr=(client.address, 0), max_queue=1) as socket:
        try:
            while client.goes_on:
                await socket.send(hello)
                client.sent["writes"] += 1
                await asyncio.sleep(0.02)
        except WebSocketException:
            raise ConnectionError("cut off") from None


async def undo(client: Client) -> None:
    """Choose and take back, again and again, at an own table."""
    table = await make(client, ME, {"who": "hotseat"})
    seat = {"type": "hello", "token": table["seats"][0]["token"]}
    async with connect(client.ws(table["table"]), local_addr=(client.address, 0), max_size=None) as socket:
        await socket.send(json.dumps(seat))
        async for text in socket:
            state = json.loads(text)
            if state["type"] != "state" or not client.goes_on:
                continue
            kind = {"type": "undo"} if state["can_undo"] else {"type": "play"}
            if kind["type"] == "play":
                if state["prompt"] is None:
                    return
                kind["choice"] = state["prompt"]["choices"][0]["text"]
            await socket.send(json.dumps({**kind, "id": f"u{next(_names)}", "number": state["number"]}))
            client.sent["writes"] += 1


DEEDS: dict[str, tuple[int, Deed]] = {
    "explore": (8, explore),
    "bots": (29, bots),
    "hints": (20, hints),
    "tables": (8, tables),
    "undo": (8, undo),
    "deaf": (20, deaf),
    "headers": (8, headers),
    "deep": (8, deep),
    "digits": (8, digits),
}
"""By name: how many at once, and what each does."""
