"""Many tables at once on a small machine (test of trust 6): starts a server, fills it with duels of two sockets each,
plays at a steady rate with the real rules and prints what it measured as JSON.

    python benchmarks/tables.py --tables 1000 --rate 100 --seconds 60

Players and server share the machine, so the times hold the work of both. A game becomes dearer as it goes on: to
compare numbers of tables let each of them have as many moves, that is, let the seconds grow with the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SETTINGS = {"mode": "duel", "schools": ["everfrost", "highland"]}
LIMITS = {"work": 1e9, "tables": 1e9, "tables_burst": 1e9, "connections": 10**6, "sockets": 10**6}
"""All players come from one address."""
SETTLE_SECONDS: Final = 3


class Choice(msgspec.Struct):
    text: str


class Prompt(msgspec.Struct):
    choices: list[Choice]


class Frame(msgspec.Struct):
    """What a player needs of a frame; the rest is not read."""

    type: str
    id: str = ""
    number: int = 0
    prompt: Prompt | None = None
    code: str = ""


read = msgspec.json.Decoder(Frame).decode


class Crowd:
    """The players at all tables: who is asked, what was sent and when it was acknowledged."""

    def __init__(self) -> None:
        self.asked: dict[str, tuple[ClientConnection, Frame]] = {}
        self.sent: dict[str, float] = {}
        self.acknowledged: list[float] = []
        self.errors: list[str] = []
        self.sockets = 0

    async def sit(self, address: str, table: str, token: str) -> None:
        """Take a seat and listen until the server goes."""
        async with connect(f"{address}/ws/{table}", compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token, "language": "en"}))
            self.sockets += 1
            async for text in socket:
                frame = read(text)
                match frame.type:
                    case "ack":
                        self.acknowledged.append(time.perf_counter() - self.sent.pop(frame.id))
                    case "state" if frame.prompt is not None:
                        self.asked[table] = socket, frame
                    case "refused" | "stale" | "error":
                        self.errors.append(f"{frame.type} {frame.code}")

    async def play(self, rate: float, seconds: float) -> None:
        """Let somebody who is asked choose, so many times a second."""
        rng = random.Random(1)
        began = time.perf_counter()
        number = 0
        while (due := began + number / rate) < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            number += 1
            if not self.asked:
                continue
            table = rng.choice(list(self.asked))
            socket, frame = self.asked.pop(table)
            assert frame.prompt is not None
            play = {
                "type": "play",
                "id": f"m{number}",
                "number": frame.number,
                "choice": rng.choice(frame.prompt.choices).text,
            }
            self.sent[play["id"]] = time.perf_counter()
            await socket.send(json.dumps(play))
        await asyncio.sleep(2)


def new_table(address: str) -> tuple[str, list[str]]:
    body = {"game": "arena", "settings": SETTINGS, "seats": [{"who": "me"}, {"who": "hotseat"}]}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                table = json.load(answer)
            break
        except urllib.error.HTTPError as error:  # a database that is slow to answer is asked again
            if error.code != 503:
                raise
            time.sleep(0.1)
    return table["table"], [seat["token"] for seat in table["seats"]]


def figure(address: str, name: str) -> float:
    """What the server tells of itself."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:
        return float(re.findall(rf"^{name} (\S+)$", answer.read().decode(), re.M)[0])


class Used(NamedTuple):
    """What a process and its children hold and have used."""

    mib: float
    seconds: float


def used(process: int) -> Used:
    pages, ticks = 0, 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if process in (int(entry.name), int(fields[1])):
                    pages += int((entry / "statm").read_text().split()[1])
                    ticks += int(fields[11]) + int(fields[12])
                    if process == int(entry.name):  # with what its children had used that have ended
                        ticks += int(fields[13]) + int(fields[14])
            except OSError:
                continue
    return Used(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, ticks / os.sysconf("SC_CLK_TCK"))


async def measure(
    address: str, process: int, tables: int, rate: float, seconds: float, beside: int = 0
) -> dict[str, Any]:
    """`beside` is the process of a database whose processor time is told, too."""
    crowd = Crowd()
    await asyncio.sleep(SETTLE_SECONDS)
    empty = used(process)
    began = time.perf_counter()
    seats = []
    for _ in range(tables):
        table, tokens = await asyncio.to_thread(new_table, address)
        seats += [asyncio.create_task(crowd.sit(address.replace("http", "ws"), table, token)) for token in tokens]
    while crowd.sockets < 2 * tables:
        await asyncio.sleep(0.1)
    seated = time.perf_counter() - began
    await asyncio.sleep(SETTLE_SECONDS)
    full = used(process)
    database = used(beside).seconds if beside else 0
    await crowd.play(rate, seconds)
    after = used(process)
    collector = await asyncio.to_thread(figure, address, "frostglass_collector_longest_seconds")
    database = used(beside).seconds - database if beside else 0
    for seat in seats:
        seat.cancel()
    await asyncio.gather(*seats, return_exceptions=True)
    times = sorted(crowd.acknowledged)
    return {
        "tables": tables,
        "sockets": crowd.sockets,
        "seconds_to_seat_all": round(seated, 1),
        "moves_per_s": round(len(times) / seconds, 1),
        "ack_ms": {str(p): round(1e3 * times[len(times) * p // 100], 1) for p in (50, 90, 99)},
        "ack_ms_worst": round(1e3 * times[-1], 1),
        "unanswered": len(crowd.sent),
        "errors": len(crowd.errors),
        "cpu_ms_a_move": round(1e3 * (after.seconds - full.seconds) / len(times), 2),
        "collector_cpu_ms_worst": round(1e3 * collector, 1),
        "database_cpu_ms_a_move": round(1e3 * database / len(times), 2),
        "memory_mib": round(after.mib),
        "empty_mib": round(empty.mib),
        "kib_a_table": round(1024 * (after.mib - empty.mib) / tables, 1),
        "kib_a_table_at_first": round(1024 * (full.mib - empty.mib) / tables, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", default="", help="an empty database; without it a file of SQLite")
    parser.add_argument(
        "--beside", type=int, default=0, help="the database's process, whose processor time is told, too"
    )
    wishes = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                Path(sys.executable).with_name("frostglass"),
                "serve",
                "--port",
                "0",
                "--database",
                wishes.database or f"sqlite:///{folder}/tables.db",
            ],
            env={**os.environ, "FROSTGLASS_LIMITS": json.dumps(LIMITS)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = re.findall(r"http\S+", server.stdout.readline())[0].rstrip("/")
            crowd = wishes.tables, wishes.rate, wishes.seconds, wishes.beside
            print(json.dumps(asyncio.run(measure(address, server.pid, *crowd))))
        finally:
            server.terminate()
            server.wait(120)


if __name__ == "__main__":
    main()
