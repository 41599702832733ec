"""`frostglass engine`: the protocol for bots in other languages. A seat gets its view and nothing else."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.engine.errors import Refused
from frostglass.engine.record import check, read
from frostglass.games import GAMES
from frostglass.terminal.session import Session
from tests.terminal.run import output, run

DUEL: dict[str, Any] = {
    "type": "new",
    "game": "arena",
    "settings": {"mode": "duel", "schools": ["everfrost", "highland"]},
}
CHAPTER = {"type": "new", "game": "embers", "settings": {"mode": "chapter", "chapter": 1}}


def answers(session: Session, **message: Any) -> list[dict[str, Any]]:
    """What the engine answers, as it arrives on the other side."""
    return [json.loads(json.dumps(answer)) for answer in session.answer(message)]


def conversation(new: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    """Every message of a game in which the client chooses at random."""
    rng = random.Random(seed)
    session = Session()
    told = answers(session, **new)
    while True:
        yield from told
        last = told[-1]
        if last["type"] == "result":
            return
        told = answers(session, type="choose", number=last["number"], choice=rng.choice(last["options"]))


def test_hello_tells_the_protocol_and_the_games() -> None:
    assert answers(Session(), type="hello") == [{"type": "hello", "protocol": 1, "games": {"arena": 1, "embers": 1}}]


def test_a_position_comes_before_each_decision() -> None:
    told = list(conversation(DUEL | {"seats": ["me", "random"], "seed": 3}, 1))
    *asked, result = told
    assert [message["type"] for message in asked] == ["position", "decision"] * (len(asked) // 2)
    assert [m["number"] for m in asked if m["type"] == "decision"] == list(range(len(asked) // 2))
    assert all(message["seat"] == 1 for message in asked)
    record = read(result["record"])
    assert record.names == ("me", "random")
    assert GAMES["arena"].result(check(record, GAMES["arena"])) == record.result == result["result"]


@pytest.mark.parametrize(
    "new",
    [
        DUEL | {"seats": ["random", "me"]},
        DUEL | {"seats": ["me", "me"]},
        DUEL | {"seats": ["random", "random"]},
        CHAPTER | {"seats": ["me", "random"]},
        CHAPTER | {"seats": ["random", "me"]},
        {"type": "new", "game": "embers", "settings": {"mode": "prologue"}, "seats": ["me", "me"]},
    ],
)
def test_any_seats_may_be_the_clients(new: dict[str, Any]) -> None:
    told = list(conversation(new | {"seed": 5}, 2))
    mine = {seat for seat, player in enumerate(new["seats"], 1) if player == "me"}
    assert {message["seat"] for message in told[:-1]} == mine
    assert told[-1]["type"] == "result"


def test_the_same_seed_gives_the_same_game() -> None:
    new = DUEL | {"settings": {**DUEL["settings"], "turn_limit": 8}, "seats": ["me", "apprentice"], "seed": 8}
    first, second = (list(conversation(new, 4)) for _ in range(2))
    assert first == second


def test_a_seat_gets_its_view_and_nothing_else() -> None:
    session = Session()
    position, _ = answers(session, **DUEL, seats=["me", "random"], seed=3)
    me, other = position["view"]["seats"]
    assert len(me["hand"]) == 3
    assert (other["hand"], other["legends"], other["flares"]) == (None, None, None)
    assert other["hand_size"] == 3
    assert not {"seed", "record", "entries"} & (position.keys() | position["view"].keys())
    drew = [event for event in position["events"] if event["id"].startswith("log-drew")]
    assert {event["id"] for event in drew if event["args"]["seat"] == "B"} == {"log-drew-hidden"}
    assert {event["id"] for event in drew if event["args"]["seat"] == "A"} == {"log-drew"}


def test_events_are_told_once() -> None:
    session = Session()
    answers(session, **DUEL, seats=["me", "random"], seed=3)
    (again, _) = answers(session, type="position")
    assert again["events"] == []


def test_a_seat_may_resign() -> None:
    session = Session()
    answers(session, **DUEL, seats=["me", "random"], seed=3)
    (result,) = answers(session, type="resign", seat=1)
    assert result["result"] == {"reason": "resigned", "winners": [2]}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ([], "wrong-type"),
        ({}, "missing-field"),
        ({"type": 7}, "wrong-type"),
        ({"type": "dance"}, "unknown-message"),
        ({"type": "new"}, "missing-field"),
        ({"type": "new", "game": "chess", "seats": []}, "unknown-game"),
        ({"type": "new", "game": "arena", "settings": 7, "seats": []}, "wrong-type"),
        (DUEL, "missing-field"),
        (DUEL | {"seats": ["me"]}, "wrong-length"),
        (DUEL | {"seats": ["me", "stockfish"]}, "unknown-bot"),
        (DUEL | {"seats": ["me", "adept:fast"]}, "bad-budget"),
        (DUEL | {"seats": ["me", "random"], "seed": "x"}, "wrong-type"),
        (DUEL | {"seats": ["me", "random"], "settings": {"mode": "tea", "schools": ["a", "b"]}}, "unknown-mode"),
        ({"type": "choose", "choice": "dance"}, "unknown-choice"),
        ({"type": "choose"}, "missing-field"),
        ({"type": "choose", "number": 5, "choice": "P e5"}, "stale-choice"),
        ({"type": "resign", "seat": 2}, "not-your-seat"),
    ],
)
def test_what_is_refused_changes_nothing(message: Any, code: str) -> None:
    session = Session()
    _, decision = answers(session, **DUEL, seats=["me", "random"], seed=3)
    with pytest.raises(Refused) as refused:
        session.answer(message)
    assert refused.value.code == code
    assert answers(session, type="position")[1] == decision


def test_before_a_game_there_is_nothing_to_choose() -> None:
    for kind in ("choose", "position", "resign"):
        with pytest.raises(Refused, match="no-game-yet"):
            Session().answer({"type": kind, "seat": 1, "choice": "P e5"})


def test_after_the_game_nothing_is_chosen() -> None:
    session = Session()
    answers(session, **DUEL, seats=["random", "random"], seed=3)
    with pytest.raises(Refused, match="game-over"):
        session.answer({"type": "choose", "choice": "P e5"})


def test_the_command_answers_line_by_line_and_goes_on_after_an_error() -> None:
    lines = ["{", '{"type": "dance"}', '{"type": "hello"}', '{"type": "quit"}', '{"type": "hello"}']
    told = [json.loads(line) for line in output("engine", given="\n".join(lines)).splitlines()]
    assert [message["type"] for message in told] == ["error", "error", "hello"]
    assert [message.get("code") for message in told] == ["bad-json", "unknown-message", None]
    assert told[1]["reason"] == "There is no message of the type “dance”."
    assert run("engine", given=b"\xff\xfe\n\x00").exit_code == 0
