"""Trust 13: one bad client, whatever it does, is not felt by others. All limits are the server's own."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from frostglass.server.budget import PACE
from tests.server.client import Page
from tests.server.flood import GREEDY, KINDS
from tests.server.house import ROOT, House, Sitting, new_address, served
from tests.sizes import FULL, size

SECONDS = size(4, 60)
MEANT = {"health": "200", "misses": "404", "replay": "200", "explore": "200", "tables": "201", "deep": "400"}
"""How something of an attack is answered that does what it is meant to do."""


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('flood') / 'tables.sqlite'}") as house:
        yield house


def acks(house: House, seconds: float) -> list[float]:
    """How long each choice of a pair of players takes until it is acknowledged, five a second, sorted."""
    rng = random.Random(13)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            number = 0
            while time.monotonic() < end and one.at(number)["result"] is None:
                two.at(number)
                asked = one if one.state["prompt"] else two
                command = asked.command(rng.choice(asked.choices))
                began = time.monotonic()
                answer = asked.ask(command)
                times.append(time.monotonic() - began)
                assert answer["type"] == "ack"
                number = answer["number"]
                time.sleep(max(0.0, began + 0.2 - time.monotonic()))
    return sorted(times)


def p99(times: list[float]) -> float:
    return times[max(0, len(times) - 1 - len(times) // 100)]


def processor_seconds(house: House) -> float:
    """What the server has used so far, its threads included."""
    fields = Path(f"/proc/{house.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rest(house: House) -> None:
    """Wait until the server has done what the flood before has left."""
    deadline = time.monotonic() + 60
    used = float("inf")
    while used > 0.05:
        assert time.monotonic() < deadline, "the server does not come to rest"
        before = processor_seconds(house)
        time.sleep(0.5)
        used = processor_seconds(house) - before


@pytest.mark.timeout(0 if FULL else 120)
@pytest.mark.parametrize("kind", [*KINDS, *(GREEDY if FULL else [",".join(GREEDY)])])
def test_others_do_not_feel_a_flood(quiet_house: House, kind: str) -> None:
    house = quiet_house
    rest(house)
    target = house.table()
    before = acks(house, SECONDS) if FULL else []
    used, began = processor_seconds(house), time.monotonic()
    bad = _flood(house, target, kind)
    try:
        during = acks(house, SECONDS)
        used, took = processor_seconds(house) - used, time.monotonic() - began
        told, _ = bad.communicate(timeout=60)  # who reads nothing takes long to leave, and is served meanwhile
    finally:
        bad.kill()
        bad.wait()
    print(f"\n{kind}: {used:.1f} s of processor time in {took:.1f} s, {told.strip()}")
    assert during, "nobody else could play"
    sent = json.loads(told)
    assert kind not in MEANT or sent.get(MEANT[kind]), sent
    assert used <= PACE * took + 0.5  # what one address may have, and those who play; without limits: all of it
    if FULL:  # a short run on a busy machine says nothing about the slowest
        for when, times in (("before", before), ("during", during)):
            print(f"{when}: p50 {times[len(times) // 2]:.3f} s, p99 {p99(times):.3f} s of {len(times)}")
        assert p99(during) <= 2 * p99(before)


def _flood(house: House, target: Sitting, kind: str) -> subprocess.Popen[str]:
    args = [kind, str(house.port), target.id, target.token(1), str(SECONDS), new_address()]
    command = [sys.executable, "-m", "tests.server.flood", *args]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    return process
