"""Trust 14: the clock of a table, which says when somebody absent may be called gone, goes right: when the machine's
clock is set, when the server stands still, when it is killed in the middle of a turn.

What the server counts lies between what can be measured outside: it is neither early nor late by a tenth of a second,
however busy the machine is.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.client import Page
from tests.server.house import House, Sitting, served
from tests.server.stored import change

PATIENCE = 4
OFF = 0.1
STOP_SECONDS = 1.5


class Span(NamedTuple):
    """When something happened, as far as it can be known from outside."""

    first: float
    last: float


def timed(act: Callable[[], object]) -> Span:
    began = time.monotonic()
    act()
    return Span(began, time.monotonic())


def begun(house: House) -> tuple[Sitting, Span]:
    """A table at which it has just become the turn of somebody who is not there; when it did."""
    sitting = house.table(["me", "hotseat"], patience=PATIENCE)
    with Page(house, sitting.id, sitting.token(2)) as page:
        page.at(0)
        if page.state["prompt"] is not None:  # the first piece of the game is the second player's
            page.play(page.choices[0])
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(1)
        while page.state["deciding"] == 1:
            last = timed(lambda: page.play("end" if "end" in page.choices else page.choices[0]))
    change(house.database, f"UPDATE seat SET seen = NULL WHERE table_id = '{sitting.id}'")
    return sitting, last


def goes_right(house: House, sitting: Sitting, since: Span) -> None:
    """The seat is called gone once its time is over, and not before."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        began = time.monotonic()
        answer = house.post(f"/api/tables/{sitting.id}/seats/2/gone", {}, sitting.host)
        ended = time.monotonic()
        if answer.status_code == 200:
            assert ended - since.first >= PATIENCE - OFF, "too early"
            return
        assert answer.json()["code"] == "table-too-soon"
        assert began - since.last < PATIENCE + OFF, "too late"
        time.sleep(0.05)
    raise AssertionError("never")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits={"patience": PATIENCE}) as house:
        yield house


@pytest.mark.parametrize("step", [signal.SIGUSR1, signal.SIGUSR2])
def test_who_sets_the_machines_clock_does_not_move_that_of_a_table(house: House, step: signal.Signals) -> None:
    sitting, since = begun(house)
    os.kill(house.process.pid, step)
    goes_right(house, sitting, since)


def test_a_server_that_stood_still_has_counted_on(house: House) -> None:
    sitting, since = begun(house)
    os.kill(house.process.pid, signal.SIGSTOP)
    time.sleep(STOP_SECONDS)
    os.kill(house.process.pid, signal.SIGCONT)
    goes_right(house, sitting, since)


@pytest.mark.parametrize("days", [0, 10], ids=["", "clock-set-back"])
def test_who_cannot_have_been_here_while_no_server_ran_gets_time_to_come_back(house: House, days: int) -> None:
    """Killed in the middle of a turn, for longer than somebody may be absent."""
    sitting, _ = begun(house)
    house.kill()
    change(house.database, f"UPDATE entry SET at = at + {days * 86400} - {PATIENCE}")
    goes_right(house, sitting, timed(house.start))
