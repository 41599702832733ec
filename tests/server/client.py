"""A page without a screen: one socket at a table, its answers and its states."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.house import House, new_address

_ids = itertools.count()


class Page:
    """One connection. Frames are kept as bytes too, as they came."""

    def __init__(
        self,
        house: House,
        table: str,
        token: str | None = None,
        *,
        seen: int | None = None,
        language: str = "en",
        address: str = "",
        way: dict[str, Any] | None = None,
    ) -> None:
        """`way` says how to connect when not plainly to the server: a socket, TLS, an origin."""
        self.table = table
        self.token = token
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.raw: list[str] = []
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                address or house.ws(table),
                compression=None,
                max_size=None,
                close_timeout=2,
                **({"source_address": (new_address(), 0)} if way is None else way),
            )
        )
        hello: dict[str, Any] = {"type": "hello", "language": language}
        hello |= {} if token is None else {"token": token}
        hello |= {} if seen is None else {"seen": seen}
        self.send(hello)

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def send(self, frame: Any) -> None:
        self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        """The next frame."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "table":
            self.info = frame
        return frame

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next frame of a kind, with these fields; what comes before it is taken in."""
        while True:
            frame = self.receive()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def at(self, number: int) -> dict[str, Any]:
        """The state with this number or a later one."""
        while self.state.get("number", -1) < number:
            self.receive()
        return self.state

    def ask(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.send(frame)
        while True:
            answer = self.receive()
            if answer.get("id") == frame["id"]:
                return answer

    def command(self, choice: str, number: int | None = None, id: str | None = None) -> dict[str, Any]:
        number = self.state["number"] if number is None else number
        return {"type": "play", "id": id or new_id(), "number": number, "choice": choice}

    def play(self, choice: str) -> dict[str, Any]:
        """Make a choice and see the state after it."""
        answer = self.ask(self.command(choice))
        assert answer["type"] == "ack", answer
        return self.at(answer["number"])

    def closing_code(self, *frames: Any) -> int:
        """Send these, reading along, until the server ends the connection; the code it gives."""
        try:
            for frame in frames:
                self.send(frame)
                self.receive()
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    @property
    def choices(self) -> list[str]:
        prompt = self.state["prompt"]
        return [] if prompt is None else [choice["text"] for choice in prompt["choices"]]

    def play_any(self, rng: random.Random) -> dict[str, Any]:
        return self.play(rng.choice(self.choices))


def new_id() -> str:
    return f"c-{next(_ids)}"
