"""Aelin's turn: RULES 7, rulings R12, R16, R29 to R31, R36, R38, R45, R50, vectors V12 and V16."""

import random

from frostglass.embers import events as ev
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS

from .players import careful, play_out
from .tables import asks, choices, kinds, play, table, told

LINE = "chains-5@0,0 flames-4@1,1 antlers-3@2,2"


def glimpse(mind: str, rows: list[str], **more: object) -> Position:
    return table(mind, rows=rows, turn=AELIN, **{"deck": "demon-glass demon-flames", **more})  # type: ignore[arg-type]


def test_7_1_r38_she_must_take_a_visible_card():
    p = glimpse("chains-5@0,0 flames-4@0,0 antlers-3@1,1 glass-4@1,0", ["glass-1a", "glass-2a", "glass-3", "glass-5"])
    assert asks(p) == (AELIN, "glimpse")
    assert choices(p) == {"take flames-4", "take antlers-3", "take glass-4"}


def test_7_2_v12_more_than_seven_is_discarded():
    rows = ["daggers-4 glass-2a", "glass-1a", "glass-3", "glass-5"]
    p = glimpse(LINE, rows)
    events = play(p, "take antlers-3")
    assert told(events, ev.Discarded("antlers-3"))
    assert p.rows[0].added == ("glass-2a",)
    assert not p.rows[0].complete


def test_7_2_v12_the_exact_card_completes_the_row_with_a_face_down_card():
    rows = ["daggers-4 glass-2a", "glass-1a", "glass-3", "glass-5"]
    p = glimpse("chains-5@0,0 daggers-1a@1,1", rows)
    events = play(p, "take daggers-1a", "no")
    assert p.rows[0].complete
    assert not p.rows[0].face_up
    assert told(events, ev.Said("here"))
    assert not told(events, ev.Said("with_you"))


def test_7_2_r16_a_discarded_card_is_tainted_as_well():
    rows = ["daggers-4 glass-2a", "glass-1a", "glass-3", "glass-5"]
    p = glimpse(LINE, rows, demons={"antlers": ""})
    events = play(p, "take antlers-3")
    assert told(events, ev.Tainted("antlers-3", "demon-antlers"))


def test_7_3_r29_the_reveal_is_asked_only_when_the_card_went_into_the_row():
    p = glimpse(LINE, ["antlers-2a", "glass-1a", "glass-3", "glass-5"])
    play(p, "take antlers-3")
    assert asks(p) == (AELIN, "reveal")
    assert choices(p) == {"reveal 1", "no"}
    events = play(p, "reveal 1")
    assert events[0] == ev.Revealed(0, "antlers-2a")
    p = glimpse(LINE, ["antlers-4 glass-2a", "glass-1a", "glass-3", "glass-5"])
    play(p, "take antlers-3")
    assert asks(p)[0] != AELIN


def test_7_3_10_4_it_is_asked_also_when_the_colours_differ_and_not_of_an_open_card():
    p = glimpse(LINE, ["glass-2a", "glass-1a", "glass-3", "glass-5"])
    play(p, "take antlers-3")
    assert asks(p) == (AELIN, "reveal")
    assert choices(p) == {"no"}
    p = glimpse(LINE, ["glass-2a!", "glass-1a", "glass-3", "glass-5"])
    play(p, "take antlers-3")
    assert asks(p)[0] != AELIN


def test_7_3_only_the_current_row_gets_cards():
    p = glimpse(LINE, ["daggers-4! daggers-3 =", "glass-1a!", "glass-3", "glass-5"])
    play(p, "take antlers-3")
    assert p.rows[1].added == ("antlers-3",)


def test_7_4_r30_order_inside_glimpse():
    p = glimpse("chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1", ["chains-2a", "glass-1a", "glass-3", "glass-5"])
    events = play(p, "take chains-5")
    assert kinds(events) == ["Taken", "Strengthened"]
    events = play(p, "reveal 1")
    assert kinds(events) == ["Revealed", "Split"]
    assert asks(p) == (AELIN, "split")
    assert not p.rows[0].complete
    events = play(p, "keep daggers-1a")
    assert kinds(events)[:5] == ["Kept", "Discarded", "RowCompleted", "Said", "TurnBegan"]


def test_7_5_r12_v16_the_last_card_loses_even_if_it_completes_the_fourth_row():
    full = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 ="]
    p = glimpse("glass-1a@0,0", [*full, "flames-4! flames-2a"])
    assert p.outcome == "L3"
    assert p.events[-1] == ev.GameEnded("lost", "L3")
    assert not any(isinstance(event, ev.Said) for event in p.events)


def test_r50_v16_hidden_cards_below_show_and_the_day_ends():
    full = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! glass-3 ="]
    p = glimpse("chains-5@0,0 flames-4@0,0", [*full, "antlers-3!"], day=3)
    assert p.outcome == "won"
    assert p.mind.visible == ("chains-5",)


def test_r50_any_row_on_any_day():
    p = glimpse("chains-5@0,0 flames-4@0,0", ["glass-1a!", "glass-2a!", "glass-3!", "glass-5!"])
    assert p.rows[0].added == ("flames-4",)
    assert p.outcome is None


def test_7_6_r31_she_says_both_phrases_for_the_last_row():
    full = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! glass-3 ="]
    p = glimpse("chains-5@0,0 flames-4@1,1", [*full, "antlers-3!"])
    events = play(p, "take flames-4")
    said = [event for event in events if isinstance(event, ev.Said)]
    assert said == [ev.Said("here"), ev.Said("with_you")]
    assert p.day == 2


def test_7_6_otherwise_fenrys_turn_follows():
    p = glimpse(LINE, ["glass-1a!", "glass-2a!", "glass-3!", "glass-5!"], deck="glass-4")
    events = play(p, "take antlers-3")
    assert told(events, ev.TurnBegan(FENRYS, "fenrys"))
    assert asks(p) == (FENRYS, "observe")


def test_r45_a_single_visible_card_is_taken_by_itself():
    p = glimpse("chains-5@0,0 flames-4@0,0", ["glass-1a", "glass-2a", "glass-3", "glass-5"])
    assert told(p.events, ev.Taken("flames-4"))
    assert asks(p) == (AELIN, "reveal")  # never by itself


def test_r36_turning_a_card_shows_its_face_and_the_row_goes_on():
    p = glimpse(LINE, ["antlers-2a", "glass-1a", "glass-3", "glass-5"])
    play(p, "take antlers-3", "reveal 1")
    assert p.rows[0] == ("antlers-2a", True, ("antlers-3",), False)
    assert not any(row.face_up for row in p.rows[1:])


def test_3_4_taking_and_discarding_relive_nothing():
    # flames-5 and flames-2a make seven and remain, but nothing was added.
    p = glimpse("flames-5@0,0 flames-2a@-1,1 glass-4@-2,1", ["glass-1a!", "glass-2a!", "glass-3!", "glass-5!"])
    events = play(p, "take glass-4")
    assert "Relived" not in kinds(events)
    assert set(p.mind.visible) == {"flames-5", "flames-2a"}


def test_1_1_7_6_10_1_the_only_words_are_the_two_phrases():
    said = set()
    for seed in range(10):
        p = Position.new("chapter", 1)
        said |= {event.phrase for event in play_out(p, careful, random.Random(seed)) if isinstance(event, ev.Said)}
    assert said == {"here", "with_you"}
