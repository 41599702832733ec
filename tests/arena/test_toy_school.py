"""A school with a keyword of its own is new files and one registration: nothing else of the house names it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.explore import explore
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.view import determinize, view
from frostglass.engine.game import Match
from frostglass.engine.record import Record, check
from tests.arena.build import choices, play, position_document, summons, these
from tests.arena.toy_school import LAMPS, SCHOOL, Oil, lamplight

ONE_PIECE = "5 -- -- c1 -- -- -- -- -- --"


@pytest.fixture(autouse=True)
def oil() -> Iterator[Oil]:
    with lamplight() as oil:
        yield oil


def lamps(*hand: str, drops: int = 0, **fields: Any) -> Position:
    document = position_document("duel", 2, ONE_PIECE, hand, school=SCHOOL, **fields)
    document["seats"][0]["oil"] = drops
    return read(document)


def test_a_being_of_the_school_is_summoned_by_its_pattern_and_gives_a_drop_of_oil(oil: Oil) -> None:
    p = lamps("lamp_01", actions=2)
    assert summons(p, "lamp_01") == these("b5 d5 c4 c6")
    play(p, "S lamp_01 d5/2" if "S lamp_01 d5/2" in choices(p) else min(choices(p, "S lamp_01 d5")), "stop")
    assert oil.drops.of(p, 1) == 1


def test_with_oil_a_lamp_in_hand_is_kindled_which_gives_a_piece_and_an_action(oil: Oil) -> None:
    p = lamps("lamp_02", "lamp_03", drops=1, actions=1)
    assert choices(p, "K") == {"K lamp_02", "K lamp_03"}
    play(p, "K lamp_03")
    assert p.decision is not None
    assert p.decision.kind == "kindle_where"
    play(p, "e5")
    assert (p.actions, p.hands[0], p.discards[0], oil.drops.of(p, 1)) == (2, ("lamp_02",), ("lamp_03",), 0)


def test_without_oil_nothing_is_kindled() -> None:
    assert choices(lamps("lamp_02"), "K") == set()


def test_what_the_keyword_keeps_stands_in_documents_and_outcomes() -> None:
    p = lamps("lamp_02", drops=3)
    assert read(write(p)).sought() == p.sought()
    found = explore(p)
    assert {entry["card"] for entry in found["kindles"]} == {"lamp_02"}
    assert {outcome["oil"] for entry in found["kindles"] for outcome in entry["outcomes"]} == {2}
    assert {outcome["oil"] for entry in found["summons"] for outcome in entry["outcomes"]} == {4}


def test_a_table_without_the_school_hears_nothing_of_it() -> None:
    p = read(position_document("duel", 2, ONE_PIECE))
    assert "oil" not in write(p)["seats"][0]
    assert not p.hooks.options


@pytest.mark.parametrize(
    ("mode", "others"), [("duel", ["sylvan"]), ("high_form", ["highland"]), ("melee", ["northern", "southern"])]
)
def test_whole_games_are_played_recorded_and_replayed(mode: str, others: list[str]) -> None:
    rng = random.Random(7)
    match = Match(ARENA, {"mode": mode, "schools": [SCHOOL, *others], "turn_limit": 60}, 7)
    kindled = 0
    while (decision := match.decision) is not None:
        kindled += decision.kind == "kindle_where"
        if rng.random() < 0.02:
            guess = determinize(view(match.position, decision.seat), rng)
            assert guess.decision is not None
            assert set(guess.decision.options) == set(decision.options)
        match.play(rng.choice(decision.options), decision.seat)
    assert check(Record.of(match), ARENA).result == match.position.result
    assert set(LAMPS) & {card for pile in match.position.discards for card in pile}
    assert kindled
