"""The commands `serve` and `play` as a person runs them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

COMMAND = [sys.executable, "-c", "from frostglass.terminal.main import main; main()"]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "LC_ALL": "C.UTF-8"}


def refused(folder: Path, *args: str) -> str:
    done = subprocess.run([*COMMAND, *args], capture_output=True, text=True, timeout=60, env=environment(folder))
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_play_serves_on_this_machine_until_it_is_stopped(tmp_path: Path, ending: signal.Signals) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "arena", "--no-browser"], stdout=subprocess.PIPE, text=True, env=environment(tmp_path)
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        assert httpx.get(f"{address}health", verify=False).json()["ok"]
        games = httpx.get(f"{address}api/games", verify=False).json()["games"]
        assert [game["id"] for game in games] == ["arena", "embers"]
        assert (tmp_path / "frostglass" / "tables.sqlite").exists()
        process.send_signal(ending)
        assert process.wait(20) == 0
    finally:
        process.kill()


@pytest.mark.parametrize(("words", "opens"), [((), True), (("--no-open",), False)])
def test_play_opens_a_browser_unless_it_is_told_not_to(tmp_path: Path, words: tuple[str, ...], opens: bool) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [*COMMAND, "play", "arena", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**environment(tmp_path), "BROWSER": str(browser)},
    )
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://127.0.0.1:"))
        deadline = time.monotonic() + 30
        while opens and not (opened.exists() and opened.read_text()):
            assert time.monotonic() < deadline, "no browser is opened"
            time.sleep(0.05)
        assert httpx.get(f"{address}health", verify=False).json()["ok"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert (opened.read_text() if opened.exists() else "") == (f"{address}?game=arena" if opens else "")
    finally:
        process.kill()


def test_serve_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refused(tmp_path, "serve", "--port", port)
        assert line == f"frostglass: Port {port} is in use by another program; choose another with --port."
    assert "PostgreSQL" in refused(tmp_path, "serve", "--workers", "2")
    assert "secret" not in refused(tmp_path, "serve", "--database", "mysql://me:secret@there/db")
