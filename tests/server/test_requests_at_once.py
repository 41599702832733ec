"""Requests that come behind one another without waiting: no more of them are taken in than are answered."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import time
from pathlib import Path

from frostglass.server.limits import SEND_SECONDS
from tests.server.house import House, addresses, new_address, served


def test_what_comes_behind_a_request_waits_for_its_answer(tmp_path: Path) -> None:
    """Many requests in few bytes, all at once: they were all taken in before the first was answered."""
    requests = b"GET /health HTTP/1.1\r\n\r\n" * 40_000
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house, contextlib.ExitStack() as stack:
        before = _resident(house.process.pid)
        address = new_address()
        for _ in range(20):
            bad = stack.enter_context(_connected(house, address))
            bad.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                bad.send(requests)
        began = time.monotonic()
        while time.monotonic() < began + 2:
            assert house.get("/api/games").status_code == 200
        assert _resident(house.process.pid) - before < 30 * 2**20


def test_who_leaves_before_the_answer_is_no_error_in_the_log(tmp_path: Path) -> None:
    half = b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        for _ in range(20):
            with _connected(house, new_address()) as one:
                one.sendall(half)
                time.sleep(0.05)
        assert house.get("/health").status_code == 200
        assert [line for line in house.log if '"level":"error"' in line] == []


def test_who_reads_no_answers_is_cut_off(sqlite_house: House) -> None:
    """Many answers wait for somebody who reads none: more than the system takes for him."""
    file = addresses(sqlite_house.get("/").text)[-1]
    request = f"GET {file} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with _connected(sqlite_house, new_address()) as deaf:
        deaf.sendall(request * 60)
        time.sleep(SEND_SECONDS + 4)
        read = 0
        with contextlib.suppress(ConnectionResetError):
            while got := deaf.recv(2**20):
                read += len(got)
        assert read < 60 * len(sqlite_house.get(file).content)


def _resident(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_requests_that_come_at_once_are_answered_one_after_the_other(sqlite_house: House) -> None:
    body = json.dumps({"game": "none", "settings": {}, "seats": []}).encode()
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    paths = ["/health", "/static/none", "/api/games"] * 30
    sent = b"".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() + post for path in paths)
    expected = [status for path in paths for status in (404 if path == "/static/none" else 200, 400)]
    with _connected(sqlite_house, new_address()) as one:
        one.sendall(sent)
        found: list[int] = []
        rest = b""
        while len(found) < len(expected):
            got = one.recv(65536)
            assert got, "cut off"
            *whole, rest = (rest + got).split(b"HTTP/1.1 ")
            found += [int(answer[:3]) for answer in whole if answer]
            if len(found) == len(expected) - 1 and rest.endswith(b"}"):
                found.append(int(rest[:3]))
    assert found == expected


def _connected(house: House, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=30, source_address=(address, 0))
