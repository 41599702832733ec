"""Trust 10: whatever is sent, the server answers or closes, makes no error of its own and changes nothing."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import struct
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import Page
from tests.server.house import House
from tests.server.registry import DUEL
from tests.server.stored import everything
from tests.sizes import FULL, progress, size

FRAMES = size(600, 1_000_000)
REQUESTS = size(60, 5_000)
VISIT = 200
"""So many frames come from one address: not so many that it is told to wait."""
VALID: list[dict[str, Any]] = [
    {"type": "hello", "language": "pl", "seen": 3},
    {"type": "play", "id": "a", "number": 0, "choice": "c5"},
    {"type": "undo", "id": "b", "number": 0},
    {"type": "ask", "id": "e", "number": 0, "wish": {"card": "snow_fox", "square": "e5"}},
    {"type": "ask", "id": "f", "number": 0, "wish": {}},
    {"type": "resign", "id": "c"},
    {"type": "leave", "id": "d"},
]
DEEP: dict[str, Any] = {"a": {}}
STRANGE: list[Any] = [
    None,
    True,
    -1,
    1.5,
    1e308,
    2**63,
    2**200,
    "",
    "x" * 300,
    "\0",
    "\ud800",
    [],
    {},
    [[]],
    DEEP,
    "c5\n",
    "../..",
]
FIXED = [
    *("", "null", "[]", "{}", "1", '"hello"', "{", "nul", "\x00", "NaN", "Infinity", "\ufeff{}", "x" * 8192),
    *("[" * 4000, '{"type":' * 500, '{"type":"hello","type":"play"}', '{"type":"hello","token":"\\ud800"}'),
    *('{"type":"play","id":"","number":0,"choice":""}', '{"type":"play","id":"a\\u0000","number":0,"choice":"c5"}'),
    '{"type":"state","number":0}',
]


def bad_frame(rng: random.Random) -> str | bytes:
    """Something no page would send; some of it is nearly right."""
    match rng.randrange(5):
        case 0:
            return rng.choice(FIXED)
        case 1:
            return rng.randbytes(rng.randrange(200))
        case 2:
            text = json.dumps(rng.choice(VALID))
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.randrange(32, 0x300)) + text[at + 1 + rng.randrange(3) :]
        case 3:
            frame = dict(rng.choice(VALID[1:]))
            frame[rng.choice([*frame, "extra"])] = rng.choice(STRANGE)
            frame.pop(rng.choice(["number", "choice", "id", "wish", "none"]), None)
            return json.dumps(frame)
    return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(60)))


def spoiled(frame: str | bytes) -> bool:
    """Would this change a table? Nearly right frames may be right: they are sent to a table of their own."""
    if isinstance(frame, bytes):
        return False
    try:
        read = json.loads(frame)
    except (ValueError, RecursionError):
        return False
    return isinstance(read, dict) and read.get("type") in ("resign", "leave", "play", "undo", "ask", "hello")


@pytest.mark.timeout(0 if FULL else 120)
def test_bad_frames_are_answered_and_change_nothing(house: House) -> None:
    rng = random.Random(10)
    sitting = house.table()
    spare = house.table()
    for sent in range(0, FRAMES, VISIT):
        progress(sent, FRAMES)
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            before = page.state
            for frame in (bad_frame(rng) for _ in range(min(FRAMES, VISIT))):
                if not spoiled(frame):
                    page.send(frame)
                    assert page.until("error")["code"] == "table-malformed"
                    page.send({"type": "undo", "id": "still-here", "number": 0})  # so that it is no flood of bad ones
                    assert page.until("refused")["code"] == "nothing-to-take-back"
            page.send({"type": "hello", "token": page.token})
            assert page.until("state") == before
    nearly_right = [frame for frame in (bad_frame(rng) for _ in range(FRAMES)) if spoiled(frame)]
    while nearly_right:
        with Page(house, spare.id, spare.token(2)) as page:
            page.at(0)
            visit, nearly_right = nearly_right[:VISIT], nearly_right[VISIT:]
            assert _send_some(page, visit) in (None, 1008, 4401)


def _send_some(page: Page, frames: list[str | bytes]) -> int | None:
    """Send frames and see each answered, until none is left or the server ends the connection."""
    try:
        for frame in frames:
            page.send(frame)
            while page.receive()["type"] == "table":
                pass
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code
    return None


def test_a_flood_of_bad_frames_is_cut_off(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as page:
        assert page.closing_code(*["nonsense"] * 200) == 1008


@pytest.mark.parametrize("data", ["x" * 8193, "x" * 100_000])
def test_a_large_frame_ends_the_connection(house: House, data: str) -> None:
    sitting = house.table()
    with Page(house, sitting.id) as page:
        page.at(0)
        assert page.closing_code(data) == 1009


def test_broken_frames_end_the_connection(house: House) -> None:
    sitting = house.table()
    rng = random.Random(11)
    for _ in range(size(20, 2000)):
        with connect(house.ws(sitting.id), compression=None, close_timeout=1) as page:
            header = struct.pack("!BB", rng.choice([0x81, 0x83, 0xF1, 0x01, 0x00]), rng.choice([0x05, 0x85, 0xFF]))
            page.socket.sendall(header + rng.randbytes(rng.randrange(20)))
            with contextlib.suppress(OSError):  # it may have been cut off already
                page.socket.shutdown(socket.SHUT_WR)
    assert house.get("/health").json()["ok"]


def test_bad_requests_are_refused(house: House) -> None:
    rng = random.Random(12)
    sitting = house.table()
    before = everything(house.database)
    good = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "me"}]}
    for number in range(REQUESTS):
        body: dict[str, Any] = dict(good)
        body[rng.choice([*good, "extra"])] = rng.choice(STRANGE)
        data = json.dumps(body).encode() if number % 2 else rng.randbytes(rng.randrange(100))
        table = f"/api/tables/{sitting.id}"
        paths = ["/api/tables", f"{table}/join", f"{table}/seats/1/bot", "/api/campaigns", "/api/campaigns/act"]
        path = rng.choice(paths)
        answer = house.post_bytes(path, data)
        assert answer.status_code in (400, 401, 404, 405, 413), (path, data, answer.text)
        assert set(answer.json()) == {"code", "reason"}
    assert house.post_bytes("/api/tables", b" " * 40_000).status_code == 413
    for path in (
        "/api/tables/%00",
        "/api/tables/..%2f..",
        "/static/../pyproject.toml",
        "/static/%2e%2e/%2e%2e/py.typed",
    ):
        assert house.get(path).status_code == 404
    assert house.get(f"/api/tables/{sitting.id}/replay?from=-1").status_code == 400
    assert house.get(f"/api/tables/{sitting.id}/seats/9/bot").status_code == 405
    assert everything(house.database) == before
