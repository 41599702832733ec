"""`frostglass engine`, open games (CONTRACT 4): the client deals, sees everything, and begins where it likes."""

import json
import random
from typing import Any

import pytest

from frostglass.engine.errors import Refused
from frostglass.engine.record import check, read
from frostglass.games import GAMES
from frostglass.terminal.session import Session
from tests.terminal.test_engine_command import CHAPTER, DUEL, answers

OPEN = {"chance": "me", "open": True}
KINDS: list[dict[str, Any]] = [
    DUEL | {"seats": ["me"] * 2},
    DUEL
    | {"settings": {"mode": "high_form", "schools": ["northern", "sylvan"], "turn_limit": 12}, "seats": ["me"] * 2},
    DUEL
    | {
        "settings": {"mode": "team_duel", "schools": ["northern", "sylvan", "everfrost", "highland"], "turn_limit": 9},
        "seats": ["me"] * 4,
    },
    CHAPTER | {"seats": ["me"] * 2},
    CHAPTER | {"settings": {"mode": "chapter", "chapter": 7}, "seats": ["me"] * 2},
    CHAPTER | {"settings": {"mode": "prologue"}, "seats": ["me"] * 2},
]
NAMES = [f"{new['game']}-{new['settings']['mode']}-{new['settings'].get('chapter', '')}" for new in KINDS]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("new", KINDS, ids=NAMES)
def test_a_client_plays_every_seat_and_chance_to_the_end(new: dict[str, Any]) -> None:
    rules = GAMES[new["game"]]
    session, rng = Session(), random.Random(1)
    told = answers(session, **new, **OPEN)
    chosen, seats = [], set()
    while told[-1]["type"] != "result":
        position, decision = told
        assert (position["type"], decision["type"]) == ("position", "decision")
        assert position["seat"] == decision["seat"]
        seats.add(decision["seat"])
        assert set(position["views"]) == {str(seat) for seat in range(len(new["seats"]) + 1)}
        assert position["view"] == position["views"][str(position["seat"])]
        _reads_back(rules, position, decision)
        chosen.append(rng.choice(decision["options"]))
        told = answers(session, type="choose", number=decision["number"], choice=chosen[-1])
    assert seats == {0, *range(1, len(new["seats"]) + 1)}
    (result,) = told
    record = read(result["record"])
    # No choice was made by anybody else, and none of chance's by a seed.
    assert list(record.entries) == chosen
    assert record.seed is None
    assert plain(rules.write(check(record, rules))) == result["document"]
    assert set(result["views"]) == {str(seat) for seat in range(len(new["seats"]) + 1)}


def _reads_back(rules: Any, position: dict[str, Any], decision: dict[str, Any]) -> None:
    """The document is the whole position: read again it asks the same and shows everybody the same."""
    again = rules.read(position["document"])
    assert plain(rules.write(again)) == position["document"]
    assert again.decision is not None
    assert [rules.text(option) for option in again.decision.options] == decision["options"]
    assert (again.decision.seat, again.decision.kind) == (decision["seat"], decision["kind"])
    for seat, view in position["views"].items():
        assert plain(rules.view(again, int(seat))) == view


def test_chance_is_seat_0_with_all_its_options() -> None:
    position, decision = answers(Session(), **DUEL, seats=["me", "me"], chance="me")
    assert decision == {
        "type": "decision", "seat": 0, "number": 0, "kind": "start", "options": ["start 1", "start 2"],
    }  # fmt: skip
    assert position["seat"] == 0
    assert not {"document", "views"} & position.keys()
    session = Session()
    answers(session, **CHAPTER, seats=["me", "me"], chance="me")
    told = answers(session, type="choose", choice="= glass-5")
    assert told[1]["kind"] == "deal"
    assert len(told[1]["options"]) == 34  # 35 memories, one of which lies in the Mind (RULES 1.2, 5.3)
    assert "= glass-5" not in told[1]["options"]


def test_an_open_game_tells_everything_that_happens_once() -> None:
    session = Session()
    first, _ = answers(session, **DUEL, seats=["me", "random"], seed=3, open=True)
    drew = [event for event in first["events"] if event["id"].startswith("log-drew")]
    assert {event["id"] for event in drew} == {"log-drew"}
    assert {event["args"]["seat"] for event in drew} == {"A", "B"}
    assert answers(session, type="position")[0]["events"] == []
    hidden, _ = answers(Session(), **DUEL, seats=["me", "random"], seed=3)
    assert "log-drew-hidden" in {event["id"] for event in hidden["events"]}


def test_an_open_game_of_our_bots_tells_how_it_went() -> None:
    (result,) = answers(Session(), **DUEL, seats=["random", "random"], seed=3, open=True)
    assert result["document"]["result"]["winners"] == result["result"]["winners"]
    assert any(event["id"] == "log-summoned" for event in result["events"])


def test_our_bots_play_against_cards_that_the_client_deals() -> None:
    session, rng = Session(), random.Random(2)
    told = answers(session, **DUEL, seats=["random", "apprentice"], chance="me")
    for _ in range(20):
        assert told[1]["seat"] == 0
        told = answers(session, type="choose", choice=rng.choice(told[1]["options"]))


@pytest.mark.parametrize("new", [KINDS[0], KINDS[3]], ids=["arena", "embers"])
def test_a_game_begins_at_a_document_wherever_it_is(new: dict[str, Any]) -> None:
    session, rng = Session(), random.Random(4)
    told = answers(session, **new, **OPEN)
    compared = 0
    for _ in range(60):
        if told[-1]["type"] == "result":
            break
        position, decision = told
        begin = {"type": "new", "game": new["game"], "seats": new["seats"], "position": position["document"]}
        again = answers(Session(), **begin, **OPEN)
        assert again[1] == decision | {"number": 0}
        assert again[0]["views"] == position["views"]
        compared += 1
        told = answers(session, type="choose", choice=rng.choice(decision["options"]))
    assert compared > 20


def test_a_document_of_cardboard_is_enough() -> None:
    rows = [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        *["-- -- -- -- -- -- -- -- --"] * 5,
        "-- -- -- -- -- -- --",
        "-- -- -- -- --",
    ]
    document = {
        "game": "arena",
        "mode": "duel",
        "board": rows,
        "seats": [{"school": "sylvan"}, {"school": "everfrost"}],
    }
    position, decision = answers(Session(), type="new", game="arena", position=document, seats=["me", "me"])
    assert position["view"]["actions"] == 2
    assert "P e5" in decision["options"]
    embers = {"game": "embers", "mode": "chapter", "mind": [{"card": "glass-5", "x": 0, "y": 0}], "row": ["glass-2a"]}
    told = answers(Session(), type="new", game="embers", position=embers, seats=["me", "me"], chance="me")
    assert told[1]["kind"] == "deal"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (DUEL | {"seats": ["me", "me"], "chance": "adept"}, "chance-not-me"),
        (DUEL | {"seats": ["me", "me"], "chance": True}, "wrong-type"),
        (DUEL | {"seats": ["me", "me"], "open": "yes"}, "wrong-type"),
        (DUEL | {"seats": ["me", "me"], "position": []}, "wrong-type"),
        (DUEL | {"seats": ["me", "me"], "position": {}}, "missing-field"),
        ({"type": "new", "game": "arena", "seats": ["me", "me"], "position": {"mode": "duel"}}, "missing-field"),
        ({"type": "resign", "seat": 0}, "not-your-seat"),
        ({"type": "resign", "seat": 9}, "not-your-seat"),
        ({"type": "choose", "choice": "= snow_fox"}, "unknown-choice"),
        ({"type": "choose", "choice": "resign 2"}, "unknown-choice"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(message: dict[str, Any], code: str) -> None:
    session = Session()
    _, decision = answers(session, **DUEL, seats=["me", "random"], **OPEN)
    with pytest.raises(Refused) as refused:
        session.answer(message)
    assert refused.value.code == code
    assert answers(session, type="position")[1] == decision
