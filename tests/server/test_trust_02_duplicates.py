"""Trust 2: a command that arrives several times, in any order, over two sockets, is applied once and answered alike."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Page, new_id
from tests.server.house import House
from tests.server.stored import stored_entries
from tests.sizes import FULL, progress, size

COMMANDS = size(60, 10_000)
LATE = 3
"""How many earlier commands come again with a new one."""


@pytest.mark.timeout(0 if FULL else 120)
def test_every_command_is_applied_once(house: House) -> None:
    rng = random.Random(2)
    done = 0
    while done < COMMANDS:
        progress(done, COMMANDS)
        done += _one_game(house, rng, COMMANDS - done)


def _one_game(house: House, rng: random.Random, most: int) -> int:
    sitting = house.table()
    tokens = [sitting.token(1), sitting.token(2)]
    sent: list[tuple[int, dict[str, Any]]] = []
    answers: dict[str, set[int]] = {}
    with (
        Page(house, sitting.id, tokens[0]) as a1,
        Page(house, sitting.id, tokens[0]) as a2,
        Page(house, sitting.id, tokens[1]) as b1,
        Page(house, sitting.id, tokens[1]) as b2,
    ):
        pages = {1: (a1, a2), 2: (b1, b2)}
        for number in range(most):
            for page in (a1, a2, b1, b2):
                page.at(number)
            if a1.state["result"] is not None:
                break
            seat = 1 if a1.state["prompt"] else 2
            sent.append((seat, pages[seat][0].command(rng.choice(pages[seat][0].choices), id=new_id())))
            copies = [sent[-1]] * rng.randint(1, 5)
            copies += rng.choices(sent, k=min(LATE, len(sent) - 1))
            rng.shuffle(copies)
            expected = {page: 0 for pair in pages.values() for page in pair}
            for of_seat, frame in copies:
                page = rng.choice(pages[of_seat])
                page.send(frame)
                expected[page] += 1
            for page, count in expected.items():
                _collect(page, count, answers)
    assert {id: len(numbers) for id, numbers in answers.items() if len(numbers) != 1} == {}
    entries = stored_entries(house.database, sitting.id)
    assert [(e.command, e.choice) for e in entries] == [(f"{seat}:{f['id']}", f["choice"]) for seat, f in sent]
    assert {f"{e.seat}:{id}": n for e in entries for id, (n,) in answers.items() if e.command == f"{e.seat}:{id}"} == {
        e.command: e.number for e in entries
    }
    return len(sent)


def _collect(page: Page, count: int, answers: dict[str, set[int]]) -> None:
    while count:
        frame = page.receive()
        if "id" in frame:
            assert frame["type"] == "ack", frame
            answers.setdefault(frame["id"], set()).add(frame["number"])
            count -= 1


def test_the_first_answer_comes_again_whatever_it_was(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        two.at(0)
        refused = {"type": "play", "id": "bad", "number": 0, "choice": "P z9"}
        early = two.command("c5", number=1, id="early")
        assert two.ask(refused)["type"] == "refused"
        assert two.ask(early)["type"] == "stale"
        assert two.ask(two.command("c5", id="good")) == {"type": "ack", "id": "good", "number": 1}
        one.at(1)
        assert two.ask(refused)["type"] == "refused"
        assert two.ask(early)["type"] == "stale"  # though number 1 has come
        assert two.ask(two.command("c5", number=0, id="good")) == {"type": "ack", "id": "good", "number": 1}


def test_an_id_stands_for_one_command_of_one_seat(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        two.at(0)
        two.ask(two.command("c5", number=0, id="x"))
        for other in (
            {"type": "play", "id": "x", "number": 0, "choice": "g5"},
            {"type": "play", "id": "x", "number": 1, "choice": "c5"},
            {"type": "undo", "id": "x", "number": 0},
            {"type": "resign", "id": "x"},
        ):
            assert two.ask(other)["code"] == "table-id-used"
        one.at(1)
        answer = one.ask(one.command(one.choices[0], id="x"))
        assert (answer["type"], answer["number"]) == ("ack", 2)


def test_a_second_hello_starts_afresh(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        assert page.state["prompt"] is None
        page.send({"type": "hello", "token": sitting.token(2), "language": "cs"})
        state = page.until("state")
        assert state["prompt"] is not None
        assert state["log"][0]["number"] == 0
        page.play("c5")
        page.send({"type": "hello", "token": "no token at all"})
        assert page.until("error")["code"] == "table-bad-token"
        with pytest.raises(ConnectionClosed):
            page.receive()
