"""What a choice leads to, told beforehand: Aelin's takes (RULES 7, 2.8, 10) and what Fenrys has drawn (6.8)."""

import random
from typing import Any

import pytest

from frostglass.embers.deck import COLOUR, STRENGTH
from frostglass.embers.events import Banished, GameEnded, RowCompleted, Split, Strengthened, Tainted
from frostglass.embers.notation import text
from frostglass.embers.options import Add, Keep, Reveal, Stop, Take
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.embers.table import AELIN, FENRYS

from .players import careful
from .tables import play, table

ROWS = ["antlers-3! chains-1b chains-3 =", "daggers-3 glass-2b", "glass-5", "antlers-4"]
"""The second row is current: 2 + 3, the closed card a 3."""
V4 = "chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1"
"""RULES V4: without Chains 5 two cards lie apart."""


def glimpse(mind: str, rows: list[str] | None = None, **more: Any) -> Position:
    return table(mind, rows=rows or ROWS, todo="glimpse", turn=AELIN, **more)


def takes(p: Position) -> dict[str, Any]:
    found: dict[str, Any] = EMBERS.view(p, AELIN)["takes"]
    return {take["card"]: take for take in found.values()}


def test_7_3_exactly_seven_completes_the_row_and_tells_the_closed_card():
    take = takes(glimpse("chains-5@0,0 flames-2b@1,0"))["flames-2b"]
    assert take["strengths"] == [2, 2, 3]
    assert (take["row"], take["target"], take["result"], take["ends"]) == (1, 7, "complete", None)
    # 2 + 2 are open: a complete row has a 3. Before, with a 2 open and a row that is not full, it was 1 to 4.
    assert take["learns"] == {"before": [1, 2, 3, 4], "after": [3]}


def test_7_2_more_than_seven_is_discarded_or_tainted():
    take = takes(glimpse("chains-5@0,0 flames-2b@1,0"))["chains-5"]
    assert (take["strengths"], take["result"], take["demon"]) == ([5, 2, 3], "much", None)
    # 5 + 2 + anything is too much: Fenrys learns nothing.
    assert take["learns"] == {"before": [1, 2, 3, 4], "after": [1, 2, 3, 4]}
    tainted = takes(glimpse("chains-5@0,0 flames-2b@1,0", demons={"chains": ""}))["chains-5"]
    assert tainted["demon"] == "demon-chains"


def test_a_card_that_is_too_much_tells_how_strong_the_closed_one_is_at_least():
    rows = ["daggers-4 glass-2b", "glass-5", "antlers-4", "antlers-3"]
    take = takes(glimpse("chains-5@0,0 flames-2b@1,0", rows))["flames-2b"]
    # 2 + 2 + 4 = 8: with a closed card of 3 or less it would have gone in.
    assert (take["result"], take["learns"]) == ("much", {"before": [1, 2, 3, 4], "after": [4]})


def test_2_8_the_parts_and_what_goes_with_each():
    take = takes(glimpse(V4, demons={"daggers": "daggers-2a"}))["chains-5"]
    assert [part["cards"] for part in take["parts"]] == [["daggers-1a"], ["daggers-4"]]
    assert take["parts"][0]["goes"] == [{"card": "daggers-4", "demon": "demon-daggers"}]
    assert takes(glimpse(V4))["daggers-4"]["parts"] == []


def test_r11_a_part_after_which_the_mind_is_split_again():
    mind = "glass-5@0,0 glass-1a@0,-1 antlers-2b@1,0 glass-2a@2,1 antlers-2a@0,1"
    rows = ["daggers-3 chains-2a", "chains-5", "antlers-4", "daggers-4"]
    parts = {part["cards"][0]: part for part in takes(glimpse(mind, rows))["antlers-2b"]["parts"]}
    assert set(parts) == {"glass-1a", "glass-2a", "antlers-2a"}  # V11
    assert parts["glass-2a"]["again"]


def test_7_5_the_last_card_of_the_mind_loses():
    rows = ["antlers-3! chains-4 =", "daggers-3! glass-4 =", "glass-5! daggers-2a =", "antlers-5 flames-1a"]
    # In chapter three Bare Truth is another choice; else the only card would be taken without a question (R45).
    assert takes(glimpse("glass-1a@0,0", rows, day=3, chapter=3))["glass-1a"]["ends"] == "lost"


def test_8_0_and_4_11_the_last_row_wins_or_ends_the_day():
    rows = ["antlers-3! chains-4 =", "daggers-3! glass-4 =", "glass-5! daggers-2a =", "antlers-5! flames-1a"]
    mind = "chains-5@0,0 daggers-1a@1,1"
    assert {day: takes(glimpse(mind, rows, day=day))["daggers-1a"]["ends"] for day in (2, 3)} == {2: "day", 3: "won"}
    p = table(mind, mode="prologue_2", rows=[*rows[:2], rows[3]], todo="any_card", turn=AELIN)
    assert takes(p)["daggers-1a"]["ends"] == "won"
    assert takes(p)["daggers-1a"]["learns"] is None


def test_10_4_fenrys_and_those_who_watch_are_told_nothing_of_it():
    p = glimpse("chains-5@0,0 flames-2b@1,0")
    for seat in (FENRYS, 0):
        assert "takes" not in EMBERS.view(p, seat)
        assert [row["determination"] for row in EMBERS.view(p, seat)["rows"]] == ["antlers-3", None, None, None]


def test_what_open_cards_tell_of_closed_rows():
    view = EMBERS.view(glimpse("chains-5@0,0 flames-2b@1,0", discard=["flames-1a", "flames-1b"]), FENRYS)
    assert view["rows"][0]["could_be"] is None
    assert view["rows"][1]["could_be"]["strengths"] == [1, 2, 3, 4]
    assert view["rows"][2]["could_be"]["strengths"] == [1, 2, 3, 4, 5]
    full = ["daggers-3 glass-2b chains-2a =", "glass-5", "antlers-4", "antlers-3"]
    complete = EMBERS.view(glimpse("chains-5@0,0 flames-2b@1,0", full), FENRYS)["rows"][0]["could_be"]
    # Only the 3s of five colours are left for it.
    assert complete == {"strengths": [3], "colours": ["chains", "daggers", "flames", "glass", "antlers"]}


def test_6_8_fenrys_is_told_where_drawn_cards_fit_and_when_stopping_loses():
    p = table("chains-5@0,0", row="daggers-1a glass-4", todo="observe", turn=FENRYS, draws=2)
    trying = EMBERS.view(p, FENRYS)["trying"]
    places = {card: {(place["x"], place["y"]) for place in near} for card, near in trying["places"].items()}
    assert places == {"daggers-1a": {(1, 1)}, "glass-4": {(-1, 0), (0, -1), (0, 1), (1, 0)}}  # V1
    assert not trying["loses"]
    assert "trying" not in EMBERS.view(p, AELIN)
    alone = table("chains-5@0,0", todo="observe", turn=FENRYS, draws=1, drawn=["flames"])
    assert EMBERS.view(alone, FENRYS)["trying"] == {"places": {}, "loses": True}


def test_r27_a_drawn_demon_would_be_banished_too():
    p = table("flames-5@0,0", row="flames-2a", todo="observe", turn=FENRYS, draws=2, drawn=["flames"])
    (place,) = EMBERS.view(p, FENRYS)["trying"]["places"]["flames-2a"]  # V6
    assert (place["x"], place["y"], place["banishes"]) == (-1, 1, "demon-flames")


def test_the_label_of_an_addition_names_the_demon_that_is_banished():
    p = table("flames-5@0,0", row="flames-2a chains-1a", demons={"flames": ""}, todo="blink", turn=FENRYS)
    assert p.decision is not None
    option = next(option for option in p.decision.options if isinstance(option, Add) and option.card == "flames-2a")
    assert EMBERS.label(p, p.decision, option).id == "embers-label-banishing"
    assert any(isinstance(event, Banished) for event in play(p, text(option)))


@pytest.mark.parametrize("chapter", range(1, 8))
def test_what_is_foreseen_comes_true(chapter: int):
    """Careful games: every take does what was told, whatever is asked afterwards."""
    rng = random.Random(chapter)
    p = Position.new("chapter", chapter)
    checked = 0
    while p.decision is not None and checked < 40:
        option = careful(p, rng)
        if p.decision.kind == "observe" and isinstance(option, Stop):
            lost = EMBERS.view(p, FENRYS)["trying"]["loses"] and not p.drawn
            p.play(option)
            assert not lost or p.outcome == "L2"
            continue
        if not isinstance(option, Take):
            p.play(option)
            continue
        told, checked = takes(p)[option.card], checked + 1
        assert sum(told["strengths"]) == p.rows[p.current].sum + STRENGTH[option.card]
        happened = _through(p, option, rng)
        assert any(isinstance(event, Strengthened) for event in happened) == (told["result"] != "much")
        assert any(isinstance(event, Split) for event in happened) == bool(told["parts"])
        if told["demon"]:
            assert Tainted(option.card, told["demon"]) in happened
            assert COLOUR[option.card] == told["demon"].removeprefix("demon-") or told["demon"] == "demon-queen"
        lost = GameEnded("lost", "L3") in happened
        assert lost == (told["ends"] == "lost")
        if not lost:
            assert any(isinstance(event, RowCompleted) for event in happened) == (told["result"] == "complete")
    assert checked > 5


def _through(p: Position, option: Any, rng: random.Random) -> list[tuple[object, ...]]:
    """Take, then answer the questions that belong to the take."""
    p.play(option)
    happened = list(p.events)
    while p.decision is not None and p.decision.kind in ("reveal", "split") and p.active == AELIN:
        answer = careful(p, rng)
        assert isinstance(answer, Keep | Reveal) or p.decision.kind == "reveal"
        p.play(answer)
        happened += p.events
    return happened
