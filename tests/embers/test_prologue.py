"""The prologue: RULES 4, the losses of 9.4, rulings R18 to R22, R37, R42, vectors V13 and V16."""

import random

from frostglass.embers.deck import MEMORIES
from frostglass.embers.events import GameEnded, Revealed
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.engine.decision import CHANCE

from .players import at_random, careful, play_out
from .tables import asks, choices, deal, kinds, play, table, told

ROWAN = FENRYS


def gathering(mind: str, row: str, **more: object) -> Position:
    return table(mind, row=row, mode="prologue_1", row_count=3, **more)  # type: ignore[arg-type]


def clearing(mind: str, rows: list[str], **more: object) -> Position:
    return table(mind, rows=rows, mode="prologue_2", **{"turn": AELIN, **more})  # type: ignore[arg-type]


def test_4_1_v13_setup_of_part_one():
    p = Position.new("prologue")
    assert asks(p) == (CHANCE, "deal")
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4", "glass-4", "flames-1a", "flames-2a")
    assert p.mode == "prologue_1"
    assert str(p.mind) == "chains-5@0,0"
    assert [row.determination for row in p.rows] == ["glass-1a", "glass-2a", "glass-3"]
    assert not any(row.face_up for row in p.rows)
    assert p.row == ("flames-4", "glass-4", "flames-1a", "flames-2a")
    assert p.deck.size == 27


def test_4_2_rowan_begins_and_the_players_alternate():
    p = gathering("chains-5@0,0", "flames-4 glass-4 daggers-1a antlers-1b", todo="gathering_turn 2")
    assert asks(p) == (ROWAN, "blink")
    play(p, "flames-4@0,0", "discard glass-4")
    deal(p, *p.deck.pool[:1])
    deal(p, *p.deck.pool[:1])
    assert asks(p)[0] == AELIN
    assert p.turns == 3


def test_4_3_the_first_card_has_to_be_added():
    p = gathering("chains-5@0,0", "flames-4 daggers-1a")
    assert choices(p) == {"flames-4@-1,-1", "flames-4@0,0", "flames-4@1,1", "daggers-1a@1,1"}


def test_4_4_4_5_r19_the_second_card_is_added_or_discarded_and_then_two_are_drawn():
    p = gathering("chains-5@0,0", "flames-4 daggers-1a glass-4 chains-3", deck="glass-1a glass-2a glass-3")
    play(p, "flames-4@0,0")
    assert {"discard daggers-1a", "discard glass-4", "discard chains-3", "daggers-1a@1,1"} <= choices(p)
    assert asks(p) == (ROWAN, "blink")
    play(p, "discard chains-3")
    assert p.discard == ("chains-3",)
    assert p.row == ("daggers-1a", "glass-4", "glass-1a", "glass-2a")
    assert asks(p) == (AELIN, "blink")


def test_4_6_r21_a_relived_memory_turns_the_topmost_face_down_card_of_any_colour():
    p = gathering("flames-5@0,0", "flames-2a glass-4 daggers-1a chains-3", rows=["glass-1a!", "glass-2a", "glass-3"])
    events = play(p, "flames-2a@-1,1")
    assert told(events, Revealed(1, "glass-2a"))
    assert [row.face_up for row in p.rows] == [True, True, False]


def test_4_7_part_one_is_won_at_once_with_the_third_card():
    p = gathering("flames-5@0,0", "flames-2a glass-4", rows=["glass-1a!", "glass-2a!", "glass-3"])
    events = play(p, "flames-2a@-1,1")
    assert kinds(events)[-3:] == ["Relived", "Revealed", "PartWon"]
    assert p.mode == "prologue_2"
    assert asks(p) == (AELIN, "arrange")


def test_4_8_r22_r37_deck_and_row_are_discarded_and_aelin_orders_the_open_cards():
    p = gathering("flames-5@0,0", "flames-2a glass-4", rows=["glass-1a!", "glass-2a!", "glass-3"])
    play(p, "flames-2a@-1,1")
    assert str(p.mind) == "flames-5@0,0 flames-2a@-1,1"
    assert (p.row, p.deck.size) == ((), 0)
    assert len(p.discard) == len(MEMORIES) - 2 - 3
    assert len(choices(p)) == 6
    play(p, "arrange glass-3 glass-1a glass-2a")
    assert [row.determination for row in p.rows] == ["glass-3", "glass-1a", "glass-2a"]
    assert asks(p) == (AELIN, "glimpse")


def test_4_7_r20_there_are_no_splits_in_part_one():
    p = gathering("chains-1a@0,0 antlers-2a@-1,0", "glass-2a flames-1a")
    play(p, "glass-2a@1,0")
    assert p.mind.is_split
    assert asks(p) == (ROWAN, "blink")


def test_4_7_9_4_r18_p1_the_deck_has_run_out():
    p = gathering("chains-5@0,0", "flames-4 daggers-1a", whole_deck="glass-1a glass-2a")
    events = play(p, "flames-4@0,0", "discard daggers-1a")
    assert p.outcome == "P1"
    assert events[-1] == GameEnded("lost", "P1")
    p = gathering("chains-5@0,0", "flames-4 daggers-1a", whole_deck="glass-1a")
    play(p, "flames-4@0,0", "discard daggers-1a")
    assert p.outcome == "P1"
    p = gathering("chains-5@0,0", "flames-4 daggers-1a", whole_deck="glass-1a glass-2a glass-4")
    play(p, "flames-4@0,0", "discard daggers-1a")
    assert p.outcome is None


def test_r18_a_whole_deck_lasts_for_fourteen_turns():
    for seed in range(30):
        p = Position.new("prologue")
        play_out(p, at_random, random.Random(seed))
        assert p.turns <= 14 or p.mode == "prologue_2"
        if p.outcome == "P1":
            assert p.turns == 14


def test_4_7_9_4_p2_no_card_can_be_added_at_the_start_of_a_turn():
    p = gathering("glass-1a@0,0 daggers-1a@1,1", "chains-1a flames-2a", todo="gathering_turn 1")
    assert p.decision is None
    assert p.outcome == "P2"


def test_4_9_the_current_row_takes_seven_or_less():
    p = clearing("chains-5@0,0 flames-4@1,1 antlers-3@2,2", ["glass-3!", "glass-1a!", "glass-2a!"])
    play(p, "take chains-5")
    assert p.discard == ("chains-5",)
    assert p.rows[0].added == ()
    assert asks(p) == (ROWAN, "glimpse")
    play(p, "take flames-4")
    assert p.rows[0].added == ("flames-4",)
    assert p.rows[0].complete
    assert p.current == 1


V11 = "glass-5@0,0 glass-1a@0,-1 antlers-2b@1,0 glass-2a@2,1 antlers-2a@0,1"


def test_4_10_aelin_chooses_in_rowans_turn():
    p = clearing(V11, ["chains-1a!", "chains-2a!", "chains-3!"], turn=ROWAN)
    assert asks(p) == (ROWAN, "glimpse")
    play(p, "take antlers-2b")
    assert asks(p) == (AELIN, "split")
    play(p, "keep glass-1a")
    assert p.discard == ("glass-2a", "antlers-2a")
    assert p.mind.visible == ("glass-5", "glass-1a")
    assert asks(p) == (AELIN, "glimpse")


def test_r20_a_mind_that_is_split_already_waits_for_the_first_taken_card():
    p = clearing("chains-1a@0,0 antlers-2a@-1,0 glass-2a@1,0", ["flames-1a!", "flames-2a!", "flames-3!"])
    assert p.mind.is_split
    assert asks(p) == (AELIN, "glimpse")


def test_4_11_9_4_p3_the_mind_is_empty_at_the_start_of_a_turn():
    # The only card is taken by itself (R45); it does not complete the last row.
    p = clearing("chains-5@0,0", ["flames-4! glass-3 =", "flames-1a!", "flames-5!"])
    assert p.rows[1].added == ("chains-5",)
    assert p.outcome == "P3"


def test_4_11_v16_emptying_the_mind_with_the_last_needed_card_wins():
    p = clearing("glass-1a@0,0", ["flames-4! glass-3 =", "flames-5! flames-2a =", "flames-3! daggers-3"])
    assert p.outcome == "won"


def test_r42_v16_aelin_chooses_in_a_split_also_when_the_last_row_is_just_full():
    p = clearing(
        "chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1",
        ["flames-4! glass-3 =", "flames-5! flames-2a =", "glass-2a!"],
        turn=ROWAN,
    )
    play(p, "take chains-5")
    assert asks(p) == (AELIN, "split")
    assert p.outcome is None
    play(p, "keep daggers-1a")
    assert p.outcome == "won"


def test_a_won_prologue_goes_through_both_parts():
    won = 0
    for seed in range(20):
        p = Position.new("prologue")
        events = play_out(p, careful, random.Random(seed))
        won += p.outcome == "won"
        assert ("PartWon" in kinds(events)) == (p.mode == "prologue_2")
    assert won > 5
