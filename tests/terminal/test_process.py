"""The command as a process of its own: what only a real process shows."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.run import COMMAND, EMBERS, document

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}


def call(*args: str, given: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [COMMAND, *args],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT | environment,
        timeout=60,
    )


def test_the_command_is_installed() -> None:
    told = call("explore", "-", "--json", given=json.dumps(EMBERS))
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["visible"] == ["flames-3", "glass-1a"]


def test_a_refusal_is_one_line_and_status_2() -> None:
    told = call("explore", "-", given=document(mode="tea"), LANG="pl_PL.UTF-8")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith("frostglass: mode")


def test_a_terminal_without_the_letters_gets_readable_ones() -> None:
    told = call("cards", "--lang", "cs", LC_ALL="C", PYTHONUTF8="0")
    assert told.returncode == 0
    assert "Vecny mraz" in told.stdout
    table = call("explore", "-", given=document(), LC_ALL="C", PYTHONUTF8="0")
    assert table.stdout.isascii()
    assert "\\u" not in table.stdout
    assert "---" in table.stdout
    refusal = call("explore", "-", "--lang", "pl", given="{", LC_ALL="C", PYTHONUTF8="0")
    assert refusal.stderr == 'frostglass: "-" nie jest dokumentem JSON: wiersz 1, kolumna 2.\n'


@pytest.mark.parametrize(
    "args",
    [["explore", "-"], ["explore", "-", "--json"], ["explore", "--lines"], ["cards"], ["rules"], ["--help"]],
    ids=" ".join,
)
def test_a_full_disk_is_one_line(args: list[str]) -> None:
    with open("/dev/full", "w") as full:
        told = subprocess.run(
            [COMMAND, *args],
            input=document(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            timeout=60,
        )
    assert told.returncode == 2
    assert told.stderr == "frostglass: The output cannot be written: there is no room where it goes.\n"


def test_a_closed_output_is_no_accident() -> None:
    told = subprocess.run(
        ["bash", "-c", f"'{COMMAND}' cards >&-"], capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    )
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("position", [EMBERS, json.loads(document())], ids=["embers", "arena"])
def test_a_batch_loads_only_what_it_needs(position: dict[str, object]) -> None:
    """Start-up counts: a line of JSON needs no words, no tables, no server, no validation library."""
    code = """
import sys
from frostglass.terminal.main import main
sys.argv = ["frostglass", "explore", "--lines"]
try:
    main()
except SystemExit as end:
    heavy = {"rich", "textual", "starlette", "uvicorn", "sqlalchemy", "fluent", "babel", "pydantic", "numpy", "asyncio"}
    print(end.code, sorted(heavy & sys.modules.keys()), file=sys.stderr)
"""
    told = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(position), capture_output=True, text=True, timeout=60
    )
    assert told.stderr == "0 []\n"
    assert "error" not in json.loads(told.stdout)


def test_each_line_is_answered_before_the_next_is_read() -> None:
    with subprocess.Popen(
        [COMMAND, "explore", "--lines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT
    ) as batch:
        assert batch.stdin is not None
        assert batch.stdout is not None
        for _ in range(2):
            batch.stdin.write(json.dumps(EMBERS).encode() + b"\n")
            batch.stdin.flush()
            assert json.loads(batch.stdout.readline())["takes"]
        batch.stdin.close()
        assert batch.wait(timeout=30) == 0


def test_a_reader_that_goes_away_causes_no_noise() -> None:
    line = json.dumps(EMBERS) + "\n"
    told = subprocess.run(
        ["bash", "-c", f"'{COMMAND}' explore --lines | head -n 1 | cut -c 1-10; exit ${{PIPESTATUS[0]}}"],
        input=line * 500,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=60,
    )
    assert told.stdout == '{"visible"\n'
    assert told.stderr == ""
    assert told.returncode == 1
    short = subprocess.run(
        ["bash", "-c", f"'{COMMAND}' cards | true"], capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    )
    assert short.stderr == ""


def test_ctrl_c_ends_quietly() -> None:
    # Who starts the tests in the background has them, and what they start, ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    engine = subprocess.Popen(
        [COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    signal.signal(signal.SIGINT, before)
    with engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(b'{"type": "hello"}\n')
        engine.stdin.flush()
        assert engine.stdout.readline()
        time.sleep(0.1)
        engine.send_signal(signal.SIGINT)
        assert engine.wait(timeout=30) == 130
        assert engine.stderr.read() == b""


def test_the_example_bot_plays_a_game() -> None:
    bot = ROOT / "examples" / "random_bot.py"
    told = subprocess.run(
        [sys.executable, str(bot), COMMAND, "engine"], capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout in ("Seat 1 has won.\n", "Seat 1 has lost.\n")
    assert len(bot.read_text(encoding="utf-8").splitlines()) <= 30
