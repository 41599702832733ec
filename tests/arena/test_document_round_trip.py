"""CONTRACT 1.2: a position written by the program reads back equal, and a damaged document breaks nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.state import State
from frostglass.engine.errors import Refused
from tests.arena.build import asked, choices, melee, play, summon, teams, these


def inside_an_effect() -> Any:
    p = melee(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e5", "e5-e6")
    return p


def in_the_middle_of_a_turn() -> Any:
    p = melee(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox", "ice_queen"],
        scores=[0, 1, 2, 3, 0, 4, 5, 6, 0],
        improvised=[3],
    )
    play(p, "D ice_queen", "stop")
    return p


def in_a_team_high_form() -> Any:
    tasks = {"tasks": ["center_cross", "destruction", "red_summoning"], "next_task": "side_chain"}
    p = teams(
        """
            6 -- -- -- -- h2 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        mode="team_high_form",
        hand=["snow_fox"],
        claimed=["diagonals"],
        **tasks,
    )
    play(p, "P a5", "pass")
    return p


def with_all_it_can_have() -> Any:
    return melee(
        """
                7 -- -- -- -- l3 -- -- -- --
                6 -- -- -- -- h2 -- -- -- --
                5 -- -- -- -- c1 -- -- -- --""",
        hand=["snow_fox"],
        frozen="ice_queen",
        discard=["war_sled", "polar_bear"],
        shown=["polar_bear"],
        deck={"top": ["frost_imp"], "bottom": ["ice_wyvern"]},
        removed=[1, 1],
        penalty=1,
        others=[
            {"penalty": 2, "improvised": [1], "legends": ["time_elemental"]},
            {"left": True, "flares": ["flare_03"]},
        ],
        turn=2,
        actions=3,
        borrow=True,
        discard_used=True,
        kills=[1, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0],
        summoned=[2, 1, 0, 1],
        extra_draws=[1, 2],
        extra_turn=True,
        legend_deck={"top": ["titan"], "bottom": ["leviathan"]},
        legend_discard=["hell_bull"],
        flare_deck={"bottom": ["flare_09"]},
        flare_discard=["flare_02", "flare_01"],
        scores=[0, 1, 2, 3, 0, 4, 5, 6, 0],
        start=3,
        turn_limit=99,
        first_turn=True,
        turns=17,
        trigger=1,
        trigger_reason="points",
        last_turns=2,
    )


BUILDS = [inside_an_effect, with_all_it_can_have, in_the_middle_of_a_turn, in_a_team_high_form]


@pytest.mark.parametrize("build", BUILDS)
def test_what_is_written_is_read_back_equal(build: Callable[[], Any]) -> None:
    p = build()
    q = read(write(p))
    assert (write(q), asked(q), choices(q)) == (write(p), asked(p), choices(p))
    for name in State.__slots__:
        assert getattr(q, name) == getattr(p, name), name


def test_everything_a_document_says_is_in_the_position() -> None:
    plain, p = melee(), with_all_it_can_have()
    said = these("cells hands legends flares kept discards shown decks removed penalties improvised left turn actions")
    said |= these("borrow discard_used kills summoned extra_beings extra_legends extra_turn legend_deck legend_discard")
    said |= these("flare_deck flare_discard scores start turn_limit first_turn turns trigger trigger_reason last_turns")
    assert {name for name in said if getattr(p, name) == getattr(plain, name)} == set()


@pytest.mark.parametrize("answers", [["e5-d5", "no"], ["end"], [3]])
def test_a_damaged_effect_in_progress_is_refused(answers: list[Any]) -> None:
    document = write(inside_an_effect())
    document["resolving"]["answers"] = answers
    with pytest.raises(Refused) as refusal:
        read(document)
    assert str(refusal.value.details["field"]).startswith("resolving")


def places_of(value: Any) -> list[list[str | int]]:
    """The way to every value inside a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [[key, *way] for key, below in inner for way in ([], *places_of(below))]


def damaged(written: str, way: list[str | int], odd: Any) -> Any:
    """The document with another value in one place."""
    document = json.loads(written)
    *outer, last = way
    inner = document
    for step in outer:
        inner = inner[step]
    inner[last] = odd
    return document


@pytest.mark.parametrize("odd", [None, -1, 10**12, "x", [], {}, True, ["x"]])
def test_a_damaged_document_is_read_or_refused_but_never_breaks(odd: Any) -> None:
    for build in BUILDS:
        written = json.dumps(write(build()))
        for way in places_of(json.loads(written)):
            try:
                choices(read(damaged(written, way, odd)))
            except Refused:
                continue
