"""`explore` of a position document: CONTRACT 2.2 (what is refused) and 2.3 (what is answered)."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostglass.embers.deck import MEMORIES
from frostglass.embers.explore import explore
from frostglass.engine.errors import Refused

from . import naive
from .strategies import far_stacks, seeds, stacks


def document(mind: str = "", row: str = "", **more: Any) -> dict[str, Any]:
    placed = []
    for word in mind.split():
        card, _, at = word.partition("@")
        x, y = at.split(",")
        placed.append({"card": card, "x": int(x), "y": int(y)})
    return {"game": "embers", "mode": "chapter", "mind": placed, "row": row.split(), **more}


def refusal(**fields: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        explore({"game": "embers", "mode": "chapter", **fields})
    return caught.value


def test_2_3_of_v6():
    assert explore(document("flames-5@0,0", "flames-2a")) == {
        "visible": ["flames-5"],
        "parts": [["flames-5"]],
        "placements": [
            {
                "card": "flames-2a",
                "x": -1,
                "y": 1,
                "relives": ["flames-2a", "flames-5"],
                "hides": [],
                "parts": [["flames-2a", "flames-5"]],
            }
        ],
        "takes": [{"card": "flames-5", "parts": []}],
    }


def test_2_3_of_v3_hides_and_splits():
    found = explore(document("chains-1a@0,0 antlers-2a@-1,0", "glass-2a"))
    assert found["visible"] == ["antlers-2a", "chains-1a"]
    assert found["parts"] == [["antlers-2a", "chains-1a"]]
    assert found["placements"] == [
        {
            "card": "glass-2a",
            "x": 1,
            "y": 0,
            "relives": None,
            "hides": ["chains-1a"],
            "parts": [["antlers-2a"], ["glass-2a"]],
        }
    ]
    assert found["takes"] == [
        {"card": "antlers-2a", "parts": [["chains-1a"]]},
        {"card": "chains-1a", "parts": [["antlers-2a"]]},
    ]


def test_2_3_of_v11_takes():
    found = explore(document("glass-5@0,0 glass-1a@0,-1 antlers-2b@1,0 glass-2a@2,1 antlers-2a@0,1"))
    takes = {take["card"]: take["parts"] for take in found["takes"]}
    assert takes["antlers-2b"] == [["antlers-2a"], ["glass-1a"], ["glass-2a"]]


def test_2_3_an_empty_mind_gives_four_empty_lists():
    assert explore(document(row="glass-1a flames-3")) == {"visible": [], "parts": [], "placements": [], "takes": []}
    assert explore({"game": "embers", "mode": "prologue_1"}) == explore(document())


def test_2_3_placements_are_sorted_by_card_x_and_y():
    found = explore(document("chains-5@0,0", "glass-4 flames-4 daggers-1a"))["placements"]
    keys = [(p["card"], p["x"], p["y"]) for p in found]
    assert keys == sorted(keys)
    assert keys[:2] == [("daggers-1a", 1, 1), ("flames-4", -1, -1)]


@pytest.mark.parametrize("mode", ["prologue_1", "prologue_2", "chapter"])
def test_2_3_is_the_same_in_every_mode(mode: str):
    assert explore(document("chains-5@0,0", "glass-4") | {"mode": mode}) == explore(document("chains-5@0,0", "glass-4"))


def test_2_3_card_30_holds_in_chapter_five_only_and_no_leap_is_counted():
    wide = "chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3"
    found = explore(document(wide, "daggers-1a flames-1b", chapter=5))["placements"]
    assert [(p["card"], p["x"], p["y"]) for p in found] == [("flames-1b", 3, 3)]
    assert len(explore(document(wide, "daggers-1a flames-1b", chapter=4))["placements"]) == 4


def test_2_2_a_mind_may_be_split_far_away_and_without_the_cards_that_carried_it():
    found = explore(document("chains-5@1000000000000,0 flames-4@-7,-1000000000000", "glass-4"))
    assert found["parts"] == [["chains-5"], ["flames-4"]]
    assert len(found["placements"]) == 8


@given(st.one_of(stacks(), far_stacks()), seeds)
def test_2_3_equals_brute_force(stack: naive.Stack, seed: int):
    row = random.Random(seed).sample(sorted(set(MEMORIES) - {card for card, _, _ in stack}), 4)
    found = explore(
        {
            "game": "embers",
            "mode": "chapter",
            "mind": [{"card": card, "x": x, "y": y} for card, x, y in stack],
            "row": row,
        }
    )

    def groups(after: naive.Stack) -> list[list[str]]:
        return sorted(sorted(part) for part in naive.parts(after))

    assert found["visible"] == sorted(naive.visible(stack))
    assert found["parts"] == groups(stack)
    assert found["takes"] == [
        {"card": card, "parts": groups([p for p in stack if p[0] != card])} for card in sorted(naive.visible(stack))
    ]
    wanted = []
    for card in sorted(row):
        for x, y in sorted(naive.places(stack, card)):
            after = [*stack, (card, x, y)]
            wanted.append(
                {
                    "card": card,
                    "x": x,
                    "y": y,
                    "relives": sorted(naive.relived(after)) or None,
                    "hides": sorted(naive.visible(stack) - naive.visible(after)),
                    "parts": groups(after),
                }
            )
    assert found["placements"] == wanted


# -- 2.2: what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["demon-flames", "flames-6", "", "queen"])
def test_2_2_refuses_what_is_no_memory(card: str):
    assert refusal(row=["flames-3", card]).details["field"] == "row[1]"
    assert refusal(mind=[{"card": card, "x": 0, "y": 0}]).details["field"] == "mind[0].card"


def test_2_2_refuses_a_card_in_two_places():
    at = {"card": "flames-3", "x": 0, "y": 0}
    assert refusal(mind=[at], row=["flames-3"]).details["field"] == "row[0]"
    assert refusal(mind=[at, at]).details["field"] == "mind[1].card"
    assert refusal(row=["flames-3", "flames-3"]).code == "card-twice"


@pytest.mark.parametrize("value", [1.0, 0.5, "1", None, True, [1]])
def test_2_2_refuses_a_coordinate_that_is_no_integer(value: object):
    assert refusal(mind=[{"card": "flames-3", "x": value, "y": 0}]).details["field"] == "mind[0].x"
    assert refusal(mind=[{"card": "flames-3", "x": 0, "y": value}]).details["field"] == "mind[0].y"


def test_2_2_refuses_a_missing_coordinate():
    assert refusal(mind=[{"card": "flames-3", "x": 0}]).details["field"] == "mind[0].y"


def test_2_2_refuses_areas_of_different_kinds_on_one_point():
    found = refusal(mind=[{"card": "chains-5", "x": 0, "y": 0}, {"card": "glass-4", "x": 0, "y": 0}])
    assert found.code == "areas-differ"
    assert found.details["field"] == "mind[1]"


def test_2_2_refuses_a_mind_larger_than_card_30_allows_in_chapter_five_only():
    wide = document("chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3 daggers-1a@4,4")
    assert refusal(**wide | {"chapter": 5}).code == "mind-too-large"
    assert explore(wide | {"chapter": 4})["visible"]
    low = document("chains-5@0,0 flames-4@0,4")
    assert refusal(**low | {"chapter": 5}).details["field"] == "mind"


@pytest.mark.parametrize("mode", ["", "prologue", "Chapter", 1, None])
def test_2_2_refuses_an_unknown_mode(mode: object):
    assert refusal(mode=mode).details["field"] == "mode"


@pytest.mark.parametrize("chapter", [0, 8, -1, 1.0, "1", True, None])
def test_2_2_refuses_an_unknown_chapter(chapter: object):
    assert refusal(chapter=chapter).details["field"] == "chapter"


def test_2_2_the_prologue_does_not_read_the_chapter():
    assert explore({"game": "embers", "mode": "prologue_2", "chapter": "none"})["visible"] == []


def test_2_2_refuses_demons_that_are_unknown_or_not_here_or_there_twice():
    assert refusal(demons=["smoke"]).code == "unknown-demon"
    assert refusal(demons=["flames", "glass", "flames"]).details == {"field": "demons[2]", "demon": "flames"}
    assert refusal(demons=["queen"], chapter=5).code == "demon-not-here"
    assert refusal(demons=["flames"], mode="prologue_1").code == "demon-not-here"
    assert explore(document(chapter=6, demons=["queen", "flames"]))["visible"] == []


@pytest.mark.parametrize("field", ["mind", "row", "demons"])
@pytest.mark.parametrize("value", [1, "glass-1a", {"card": "glass-1a"}, None, [1]])
def test_2_2_refuses_what_is_no_list(field: str, value: object):
    assert str(refusal(**{field: value}).details["field"]).startswith(field)


@pytest.mark.parametrize("whole", [None, [], "embers", 1])
def test_2_2_refuses_what_is_no_object(whole: object):
    with pytest.raises(Refused):
        explore(whole)


def test_2_2_refuses_another_game():
    assert refusal(game="arena").details["field"] == "game"
