"""Starting, killing and asking a server: a process of its own, spoken to over HTTP and sockets as any page would."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec

from frostglass.server.hosting import Hosting
from frostglass.server.limits import Limits
from frostglass.server.tables import RETURN_SECONDS
from tests.server.registry import DUEL

ROOT = Path(__file__).resolve().parents[2]
HOUSEHOLDS = 64
"""Addresses that requests of tests come from, in turn: nobody asks for as much as all tests together."""

_numbers = itertools.count(1)


def new_address() -> str:
    """The address of somebody who has not been here before."""
    number = next(_numbers)
    return f"127.{os.getpid() % 200 + 20}.{number // 250 % 250}.{number % 250 + 1}"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def addresses(page: str) -> list[str]:
    """The files that a page names, whoever asks for them."""
    return sorted(set(re.findall(r'/static/[^"\s]+', page)))


def _client(address: str) -> httpx.Client:
    way = httpx.HTTPTransport(verify=False, local_address=address, limits=httpx.Limits(max_keepalive_connections=0))
    return httpx.Client(timeout=20, transport=way)


class House:
    """A running server."""

    def __init__(self, database: str, port: int = 0, **wishes: Any) -> None:
        self.database = database
        self.port = port or free_port()
        if isinstance(wishes.get("limits"), dict):
            wishes["limits"] = Limits(**wishes["limits"])
        wishes = {"games": "tests.server.registry:games", **wishes}
        self.hosting = Hosting(host="127.0.0.1", port=self.port, database=database, **wishes)
        self.log: list[str] = []
        self._clients: Iterator[httpx.Client] = itertools.cycle([_client(new_address()) for _ in range(HOUSEHOLDS)])
        self.start()

    def start(self) -> None:
        """Start, or start again after an end, and wait until it serves."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.host", msgspec.json.encode(self.hosting).decode()],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stderr is not None
        assert self.process.stdout is not None
        self._reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self._reader.start()
        ready = self.process.stdout.readline()
        if not ready:
            self.process.wait(10)
            self._reader.join(5)
            raise AssertionError("the server did not start:\n" + "\n".join(self.log))
        deadline = time.monotonic() + 30  # several workers on a busy machine
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if next(self._clients).get(f"{self.http}/health").status_code == 200:
                    self.served_at = time.monotonic()
                    return
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError("the server does not answer")
            time.sleep(0.02)

    def all_may_be_back(self) -> None:
        """Wait for as long after the start as a server gives people to come back."""
        time.sleep(max(0.0, self.served_at + RETURN_SECONDS - time.monotonic()))

    def _read(self, stream: Any) -> None:
        for line in stream:
            self.log.append(line.rstrip("\n"))

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ws(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def kill(self) -> None:
        """As a power cut does it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """As an operator does it; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self._reader.join(5)

    # -- asking -------------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def from_one_address(self, address: str = "") -> Iterator[None]:
        """All requests come from there, or from somebody new."""
        before = self._clients
        self._clients = itertools.repeat(_client(address or new_address()))
        yield
        self._clients = before

    def get(self, path: str, token: str | None = None, **headers: str) -> httpx.Response:
        return next(self._clients).get(self.http + path, headers=_with(token, headers))

    def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> httpx.Response:
        return next(self._clients).post(self.http + path, json=body, headers=_with(token, headers))

    def post_bytes(self, path: str, data: bytes) -> httpx.Response:
        return next(self._clients).post(self.http + path, content=data)

    def table(self, seats: list[Any] | None = None, settings: Any = DUEL, **wishes: Any) -> Sitting:
        """A new table; without a wish both seats are the creator's."""
        seats = [s if isinstance(s, dict) else {"who": s} for s in seats or ["me", "hotseat"]]
        answer = self.post("/api/tables", {"game": "arena", "settings": settings, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return Sitting(answer.json())


class Sitting:
    """A table as its creator knows it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.id: str = answer["table"]
        self.host: str = answer["host"]
        self.seats: list[dict[str, Any]] = answer["seats"]

    def token(self, seat: int) -> str:
        token: str = self.seats[seat - 1]["token"]
        return token


def _with(token: str | None, headers: dict[str, str]) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return named if token is None else {**named, "Authorization": f"Bearer {token}"}


@contextlib.contextmanager
def served(database: str, **wishes: Any) -> Iterator[House]:
    """A server for as long as a test needs it."""
    house = House(database, **wishes)
    try:
        yield house
    finally:
        house.stop()
