"""A bar on standard error while a run is long, if somebody watches; what is printed goes where it always goes."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

from tests.terminal.run import COMMAND, EMBERS, played

ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color"}


@pytest.fixture
def calls(tmp_path: Path) -> dict[str, list[str]]:
    positions = tmp_path / "positions.jsonl"
    positions.write_text(f"{json.dumps(EMBERS)}\n" * 3, encoding="utf-8")
    record = tmp_path / "game.txt"
    record.write_text(played("duel"), encoding="utf-8")
    data = tmp_path / "games.jsonl"
    simulate = [COMMAND, "simulate", "arena", "--seats", "random,random", "--games", "2", "--workers", "1"]
    subprocess.run([*simulate, "--data", str(data)], check=True, capture_output=True, env=ENVIRONMENT, timeout=120)
    return {
        "explore --lines": ["explore", str(positions), "--lines"],
        "record check": ["record", "check", str(record)],
        "report": ["report", str(data)],
        "simulate": ["simulate", "embers", "--mode", "prologue", "--games", "2", "--workers", "1", "--json"],
        "tournament": ["tournament", "random", "apprentice", "--games", "1", "--workers", "1", "--json"],
    }


def test_every_long_run_has_a_bar_and_no_pipe_gets_one(calls: dict[str, list[str]]) -> None:
    for name, call in calls.items():
        watched, unwatched = with_terminal(call), without_terminal(call)
        assert "━" in watched[1], name
        assert unwatched[1] == "", name
        assert "━" not in watched[0], name
        if name not in ("simulate", "tournament"):  # these say how long they took
            assert watched[0] == unwatched[0] != "", name


def without_terminal(call: list[str]) -> tuple[str, str]:
    told = subprocess.run([COMMAND, *call], capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=120)
    assert told.returncode == 0
    return told.stdout, told.stderr


def with_terminal(call: list[str]) -> tuple[str, str]:
    """Standard output of a call, and what its standard error shows on a terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([COMMAND, *call], stdout=subprocess.PIPE, stderr=theirs, env=ENVIRONMENT) as running:
        os.close(theirs)
        shown = b""
        try:
            while more := os.read(ours, 65536):
                shown += more
        except OSError:  # the other end is closed
            pass
        assert running.stdout is not None
        out = running.stdout.read()
    os.close(ours)
    assert running.returncode == 0
    return out.decode(), shown.decode(errors="replace")
