"""Fenrys' turn: RULES 6, rulings R7 to R9, R13 to R15, R26 to R28, R33 to R35, R43, vectors V10 and V15."""

import pytest

from frostglass.embers import events as ev
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.engine.decision import CHANCE
from frostglass.engine.errors import Refused

from .tables import asks, choices, kinds, play, table, told

V10 = "antlers-3@0,0 flames-2a@-1,0 antlers-1b@1,1"
CHAINS_5 = "chains-5@0,0"


def test_6_1_l1_an_empty_deck_at_the_start_of_his_turn_loses():
    p = table(CHAINS_5, whole_deck="", todo="fenrys_turn")
    assert p.outcome == "L1"
    assert p.events[-1] == ev.GameEnded("lost", "L1")


def test_6_2_r13_the_first_card_is_drawn_by_itself_then_draw_or_stop():
    p = table(CHAINS_5, deck="flames-4 glass-4", todo="fenrys_turn")
    assert p.row == ("flames-4",)
    assert asks(p) == (FENRYS, "observe")
    assert choices(p) == {"draw", "stop"}
    play(p, "draw")
    assert p.row == ("flames-4", "glass-4")


def test_6_2_a_card_is_drawn_by_chance_from_what_nobody_has_seen():
    p = table(CHAINS_5, todo="fenrys_turn")
    assert asks(p) == (CHANCE, "deal")
    assert len(choices(p)) == p.deck.size


def test_6_2_r14_when_the_deck_runs_out_he_stops_and_plays_on():
    p = table(CHAINS_5, whole_deck="flames-4 daggers-1a", todo="fenrys_turn")
    assert choices(p) == {"draw", "stop"}
    events = play(p, "draw")
    assert p.outcome is None
    assert asks(p) == (FENRYS, "blink")
    assert "DemonsArrived" not in kinds(events)


def test_r14_the_loss_comes_at_the_start_of_his_next_turn():
    p = table("chains-5@0,0 glass-4@1,0", whole_deck="flames-4", todo="fenrys_turn")
    play(p, "flames-4@0,0")
    assert asks(p) == (AELIN, "glimpse")
    play(p, sorted(choices(p))[0])
    while p.decision is not None:
        play(p, sorted(choices(p))[0])
    assert p.outcome == "L1"


def test_6_3_r26_demons_wait_until_he_stops_and_then_act_at_once():
    p = table(CHAINS_5, deck="demon-glass flames-4 glass-1a demon-flames glass-2a", todo="fenrys_turn")
    play(p, "draw", "draw", "draw")
    assert p.drawn == ("demon-glass", "demon-flames")
    assert p.demons == ()
    events = play(p, "stop")
    assert events[0] == ev.DemonsArrived(("demon-glass", "demon-flames"))
    assert [pile.demon for pile in p.demons] == ["demon-glass", "demon-flames"]
    play(p, "flames-4@0,0")
    assert told(play(p, "discard glass-1a"), ev.Tainted("glass-1a", "demon-glass"))
    assert p.demons[0].tainted == ("glass-1a",)


def test_6_4_a_memory_without_a_demon_of_its_colour_goes_to_the_discard_pile():
    p = table(CHAINS_5, row="flames-4 daggers-2a glass-1a glass-4", demons={"glass": ""})
    play(p, "flames-4@0,0", "discard daggers-2a")
    assert p.discard == ("daggers-2a",)
    play(p, "discard glass-1a")
    assert p.discard == ("daggers-2a",)
    assert p.demons[0].tainted == ("glass-1a",)


def test_6_5_r15_the_first_card_he_handles_is_added():
    p = table(CHAINS_5, row="flames-4 daggers-1a chains-3")
    assert asks(p) == (FENRYS, "blink")
    assert not any(choice.startswith("discard") for choice in choices(p))
    play(p, "daggers-1a@1,1")
    assert {"discard flames-4", "discard chains-3", "flames-4@0,0"} <= choices(p)


def test_6_5_he_may_discard_a_card_that_could_be_added_and_the_turn_ends_with_an_empty_row():
    p = table(CHAINS_5, row="flames-4 daggers-1a chains-3")
    play(p, "daggers-1a@1,1", "discard flames-4", "discard chains-3")
    assert p.row == ()
    assert p.discard == ("flames-4", "chains-3")
    assert asks(p) == (AELIN, "glimpse")


def test_6_5_r45_the_only_addition_and_a_card_that_does_not_fit_are_handled_by_themselves():
    p = table("glass-1a@0,0 daggers-1a@1,1", row="chains-2a chains-1a")
    assert kinds(p.events) == ["Added", "Discarded", "TurnBegan"]
    assert p.mind.placed[-1] == ("chains-2a", 1, 0)
    assert p.discard == ("chains-1a",)
    assert asks(p) == (AELIN, "glimpse")


def test_6_7_a_a_relived_memory_banishes_the_demon_of_its_colour_with_all_cards_under_it():
    p = table(
        "flames-5@0,0", row="flames-2a glass-1a chains-3", demons={"glass": "glass-2a", "flames": "flames-3 flames-1a"}
    )
    events = play(p, "flames-2a@-1,1")
    assert told(events, ev.Relived("flames", ("flames-5", "flames-2a")))
    assert told(events, ev.Banished("demon-flames", ("flames-3", "flames-1a")))
    assert [pile.demon for pile in p.demons] == ["demon-glass"]
    assert p.discard == ("demon-flames", "flames-3", "flames-1a")  # R28, R44


def test_r27_a_demon_drawn_in_the_same_turn_is_banished_too():
    p = table("flames-5@0,0", deck="flames-2a demon-flames glass-1a", todo="fenrys_turn")
    play(p, "draw", "draw", "stop", "flames-2a@-1,1")
    assert p.demons == ()
    assert p.discard == ("demon-flames",)


def test_r35_a_demon_that_cannot_be_banished_stays():
    p = table("glass-5@0,0", row="glass-1a flames-1a", demons={"flames": "flames-5 flames-4 flames-3 flames-2b"})
    assert p.outcome is None
    assert len(p.demons) == 1


def test_6_7_b_7_7_r9_aelin_may_turn_one_card_of_the_colour_in_any_row_or_none():
    p = table(
        "flames-5@0,0",
        row="flames-2a glass-1a",
        rows=["flames-4 chains-3 =", "flames-1b", "glass-2a", "flames-3!"],
    )
    play(p, "flames-2a@-1,1")
    assert asks(p) == (AELIN, "reveal")
    assert choices(p) == {"reveal 1", "reveal 2", "no"}  # a complete row too (7.7)
    events = play(p, "reveal 1")
    assert events[0] == ev.Revealed(0, "flames-4")
    assert [row.face_up for row in p.rows] == [True, False, False, True]


def test_10_4_she_is_asked_while_any_card_is_face_down_even_without_one_of_the_colour():
    p = table("flames-5@0,0", row="flames-2a glass-1a", rows=["glass-2a", "glass-3", "chains-1a", "chains-2a"])
    play(p, "flames-2a@-1,1")
    assert asks(p) == (AELIN, "reveal")
    assert choices(p) == {"no"}
    assert play(p, "no")[0] == ev.NotRevealed()
    p = table("flames-5@0,0", row="flames-2a glass-1a", rows=["glass-2a!", "glass-3!", "chains-1a!", "chains-2a!"])
    play(p, "flames-2a@-1,1")
    assert asks(p) == (FENRYS, "blink")


def test_3_5_r7_relived_cards_stay_in_the_mind():
    p = table("flames-5@0,0", row="flames-2a glass-1a")
    play(p, "flames-2a@-1,1")
    assert p.mind.cards == ("flames-5", "flames-2a")


def test_6_6_r8_r43_v15_banish_then_reveal_then_split():
    def position() -> Position:
        return table(
            V10,
            row="flames-5 glass-1a",
            rows=["glass-2a", "glass-3", "chains-1a", "chains-2a"],
            demons={"flames": "flames-3 flames-1a", "antlers": ""},
        )

    p = position()
    events = play(p, "flames-5@0,-1")
    assert kinds(events) == ["Added", "Relived", "Banished"]
    assert asks(p) == (AELIN, "reveal")
    play(p, "no")
    assert asks(p) == (AELIN, "split")
    assert choices(p) == {"keep flames-2a+flames-5", "keep antlers-1b"}
    play(p, "keep flames-2a+flames-5")
    assert p.demons[0] == ("demon-antlers", ("antlers-1b",))
    assert p.mind.visible == ("antlers-3", "flames-2a", "flames-5")
    assert not p.mind.is_split

    p = position()
    play(p, "flames-5@0,-1", "no", "keep antlers-1b")
    assert p.discard == ("demon-flames", "flames-3", "flames-1a", "flames-2a", "flames-5")
    assert p.mind.visible == ("antlers-3", "antlers-1b")
    assert p.demons[0].tainted == ()


def test_2_8_r10_aelin_chooses_in_his_turn_and_then_he_goes_on():
    p = table("chains-1a@0,0 antlers-2a@-1,0", row="glass-2a flames-4 flames-1a")
    play(p, "glass-2a@1,0")
    assert asks(p) == (AELIN, "split")
    play(p, "keep glass-2a")
    assert p.discard == ("antlers-2a",)
    assert asks(p) == (FENRYS, "blink")


def test_2_8_r11_v5_a_split_goes_round_by_round():
    p = table("chains-1b@0,0 chains-2a@1,0 flames-5@1,0", row="flames-2b glass-1a glass-2a")
    play(p, "flames-2b@-1,0")
    assert choices(p) == {"keep flames-2b", "keep flames-5"}
    play(p, "keep flames-2b")
    assert choices(p) == {"keep chains-2a", "keep flames-2b"}
    play(p, "keep flames-2b")
    assert p.mind.visible == ("chains-1b", "flames-2b")
    assert p.discard == ("flames-5", "chains-2a")
    assert asks(p) == (FENRYS, "blink")


def test_6_8_l2_no_card_can_be_added():
    p = table("glass-1a@0,0 daggers-1a@1,1", row="chains-1a flames-2a")
    assert p.outcome == "L2"


def test_6_8_r15_drawing_only_demons_loses():
    p = table(CHAINS_5, deck="demon-glass flames-4", todo="fenrys_turn")
    assert choices(p) == {"draw", "stop"}
    play(p, "stop")
    assert p.outcome == "L2"


def test_r33_the_memory_row_and_an_illegal_choice():
    p = table(CHAINS_5, row="flames-4 daggers-1a")
    with pytest.raises(Refused):
        play(p, "flames-4@5,5")
    assert p.row == ("flames-4", "daggers-1a")
