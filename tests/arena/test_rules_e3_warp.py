"""EXPANSION_RULES 3: warp effects, the pending being, the penalty, copies, what lasts; examples of section 4."""

from typing import Any

import pytest

from frostglass.arena.board import COLOURLESS, squares
from frostglass.arena.keywords.merchant import MERCHANT, bring_back
from frostglass.arena.keywords.permissions import EMPEROR, OBLIVION, VOID
from frostglass.arena.keywords.warp import PENDING
from frostglass.arena.patterns import CARDS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA, tally
from frostglass.arena.scene import Scene
from frostglass.arena.scoring import side_score
from frostglass.arena.state import TOKENS
from frostglass.arena.view import see, view
from frostglass.engine.decision import Leave, Resign
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    duel,
    happened,
    high_form,
    kills,
    melee,
    play,
    points,
    random_game,
    summon,
    summons,
    teams,
    these,
)

SYLVAN = {"school": "sylvan"}
ONE_EACH = """
    5  -- -- -- c1 -- c2 -- -- --
"""
GHOST = """
    5  -- -- -- c1 -- -- -- -- --
    4  -- -- -- c1 -- -- -- -- --
"""
"""Doppelganger comes to e5."""
LOCATOR = """
    6  -- -- -- -- -- c1 -- -- --
    5  -- -- -- c1 -- -- -- -- --
    4  -- -- -- c1 c1 -- -- -- --
"""
"""Translocationist comes to e5."""
MERCHANT_ON_E5 = """
    4  -- -- -- c1 -- c1 -- -- --
    3  -- -- c1 -- c1 -- -- -- --
"""
"""Merchant of Time comes to e5."""
WITH_WARP = {
    *("antimatter_spirit", "eternal_emperor", "gate_of_oblivion", "greater_shadow_twin", "lesser_shadow_twin"),
    *("merchant_of_time", "paradox_worm", "polarity_queen", "translocationist", "void_summoner"),
    "ziggurat_sentinel",
}


def ether(diagram: str, *hand: str, **fields: Any) -> Position:
    return duel(diagram, hand=hand, school="etherweave", others=[SYLVAN], **fields)


def pending(p: Position, seat: int = 1) -> str | None:
    return PENDING.of(p, seat)


def warps(p: Position) -> set[str]:
    return choices(p, "W ")


# -- 3.1 which cards --------------------------------------------------------------------------------------------------


def test_e3_1_eleven_cards_have_a_warp_effect() -> None:
    assert warps(ether("", *deck_of("etherweave"))) == {f"W {card}" for card in WITH_WARP}
    assert {card for card in deck_of("etherweave") if CARDS[card].second} == WITH_WARP


# -- 3.2 playing one --------------------------------------------------------------------------------------------------


def test_e3_2_a_warp_costs_no_action_and_needs_no_pattern() -> None:
    p = ether(ONE_EACH, "polarity_queen")
    play(p, "W polarity_queen")
    assert choices(p) == these("e4 e5 e6 f4 f6 g4 g5 g6")
    play(p, "g6")
    assert at(p, "g6") == "c1"
    assert (p.actions, p.hands[0], p.discards[0], pending(p)) == (2, (), (), "polarity_queen")


def test_x31_a_warp_is_no_summoning_and_no_action() -> None:
    p = ether(ONE_EACH, "polarity_queen", void=True, borrow=True)
    play(p, "W polarity_queen", "e5")
    assert p.summoned == (0, 0, 0, 0)
    assert VOID.get(p)
    assert p.borrow
    assert "Summoned" not in happened(p)


def test_e3_2_after_the_last_action_it_is_allowed_and_a_gained_action_can_be_used() -> None:
    p = ether("", "translocationist", actions=0)
    assert choices(p) == {"W translocationist", "end"}
    play(p, "W translocationist")
    assert p.actions == 1
    assert "P a4" in choices(p)


def test_e3_2_never_while_an_effect_is_resolved() -> None:
    p = ether(ONE_EACH, "polarity_queen", "translocationist")
    play(p, "W polarity_queen")
    assert not warps(p)


def test_e3_2_not_on_the_first_turn_of_the_game() -> None:
    assert warps(ether("", "translocationist", opening=True)) == set()


def test_x30_an_extra_turn_after_the_first_is_not_the_first() -> None:
    p = ether("", "translocationist", opening=True, actions=0, extra_turn=True)
    play(p, "end")
    assert asked(p) == (1, "main")
    assert "W translocationist" in warps(p)


@pytest.mark.parametrize("start", [1, 2])
def test_x30_each_player_has_a_first_turn_of_its_own(start: int) -> None:
    own, met = 0, set()
    for p in random_game("duel", ("etherweave", "sylvan"), seed=start, start=start):
        own += any(type(event).__name__ == "TurnBegan" and event.seat == 1 for event in p.events)
        if p.decision is not None and asked(p) == (1, "main"):
            held = any(CARDS[card].second for card in p.hands[0])
            met.add((own == 1, bool(warps(p))))
            assert bool(warps(p)) == (own > 1 and held and pending(p) is None)
    assert (False, True) in met


def test_e3_2_only_with_no_pending_being() -> None:
    assert warps(ether("", "translocationist", pending="paradox_worm")) == set()


def test_e3_2_a_warp_that_can_do_nothing_may_be_played() -> None:
    p = ether("", "greater_shadow_twin")
    play(p, "W greater_shadow_twin")
    assert asked(p) == (1, "main")
    assert pending(p) == "greater_shadow_twin"


def test_e3_2_what_a_warp_destroys_is_destroyed_by_you() -> None:
    p = ether("5  -- -- -- h1 c2 -- -- -- --", "ziggurat_sentinel")
    play(p, "W ziggurat_sentinel", "d5-e5", "stop")
    assert kills(p, 2) == [1, 0, 0]


def test_example_9_a_warp_then_its_summoning_and_another_warp() -> None:
    p = ether(LOCATOR, "translocationist", "void_summoner")
    play(p, "W translocationist")
    assert p.actions == 3
    assert warps(p) == set()
    summon(p, "translocationist", "e5")
    assert (p.actions, p.discards[0], pending(p)) == (2, ("translocationist",), None)
    assert warps(p) == {"W void_summoner"}


def test_example_11_paradox_worm_discards_itself_while_its_own_warp_is_resolved() -> None:
    p = ether(ONE_EACH, "paradox_worm", "translocationist")
    play(p, "W paradox_worm")
    assert at(p, "f5") == "h2"
    assert choices(p) == {"take paradox_worm", "stop"}
    play(p, "take paradox_worm")
    assert (pending(p), p.discards[0]) == (None, ("paradox_worm",))
    assert warps(p) == {"W translocationist"}


# -- 3.3 the pending being --------------------------------------------------------------------------------------------


def test_e3_3_it_is_summoned_like_a_hand_card_with_its_normal_effect() -> None:
    p = ether(LOCATOR, pending="translocationist")
    assert summons(p, "translocationist") == {"e5"}
    summon(p, "translocationist", "e5")
    assert p.actions == 1  # the warp effect is not done again
    assert (pending(p), p.discards[0]) == (None, ("translocationist",))


def test_e3_3_it_stays_pending_over_turns() -> None:
    p = ether("", pending="translocationist", actions=0)
    play(p, "end")
    assert pending(p) == "translocationist"


def test_example_10_it_counts_as_one_of_three_when_drawing() -> None:
    p = ether(
        "", "singularity", pending="translocationist", actions=0, flares=["flare_01"], legends=["titan", "fire_dragon"]
    )
    play(p, "end")
    assert len(p.hands[0]) == 2


def test_e3_3_it_is_not_part_of_the_deck() -> None:
    everything = [card for card in deck_of("etherweave") if card not in ("translocationist", "singularity")]
    p = ether("", discard=everything, pending="translocationist", actions=0)
    assert p.decks[0].size == 1
    play(p, "end")
    assert (p.hands[0], p.trigger) == (("singularity",), 1)


def test_x40_no_discard_action_with_only_a_pending_being() -> None:
    assert choices(ether("", pending="translocationist"), "D ") == set()


def test_e3_3_it_cannot_be_returned_under_the_deck() -> None:
    p = ether("", "singularity", "iris_of_eternity", pending="translocationist")
    play(p, "D singularity")
    assert choices(p) == {"R iris_of_eternity", "stop"}


# -- 3.4 the penalty --------------------------------------------------------------------------------------------------

LAST_TURN = {"actions": 0, "trigger": 2, "trigger_reason": "points", "last_turns": 0}


def test_e3_4_two_points_are_lost_when_the_game_ends() -> None:
    p = ether("", pending="translocationist", scores=[5, 4], **LAST_TURN)
    assert side_score(p, 0) == 5  # not before
    play(p, "end")
    assert tally(p)["scores"] == {"1": 3, "2": 4}
    assert tally(p)["winner"] == 2
    assert "PointsLost" in happened(p)


def test_e3_4_a_score_may_fall_below_zero() -> None:
    p = ether("", pending="translocationist", scores=[1, 0], **LAST_TURN)
    play(p, "end")
    assert tally(p)["scores"] == {"1": -1, "2": 0}


def test_e3_4_in_a_melee_they_are_lost_in_each_colour() -> None:
    scores = [0, 3, 4, 1, 0, 2, 2, 2, 0]
    p = melee("", school="etherweave", pending="translocationist", scores=scores, **LAST_TURN)
    play(p, "end")
    assert tally(p)["scores"] == {"1": {"2": 1, "3": 2}, "2": {"1": 1, "3": 2}, "3": {"1": 2, "2": 2}}
    assert tally(p)["winner"] == 3


def test_e3_4_in_the_high_form_too() -> None:
    p = high_form("5  -- -- -- l1 -- -- -- -- --", school="etherweave", pending="translocationist", **LAST_TURN)
    play(p, "end")
    assert tally(p)["scores"] == {"1": -1, "2": 0}


def test_x34_a_team_loses_them_once_whichever_of_the_two_has_the_being() -> None:
    partner = {"school": "etherweave", "pending": "translocationist"}
    p = teams("", school="everfrost", others=[{"school": "highland"}, partner, SYLVAN], scores=[3, 3], **LAST_TURN)
    play(p, "end")
    assert tally(p)["scores"] == {"1": 1, "2": 3}


def test_x34_nothing_is_lost_after_a_resignation() -> None:
    p = ether("", pending="translocationist", scores=[5, 4])
    p.play(Resign(1))
    assert tally(p)["scores"] == {"1": 5, "2": 4}


def test_x34_who_has_left_keeps_the_penalty() -> None:
    p = melee("", school="etherweave", pending="translocationist", scores=[0, 3, 4, 1, 0, 2, 2, 2, 0])
    p.play(Leave(1))
    p.play(Leave(2))
    assert tally(p)["scores"]["1"] == {"2": 1, "3": 2}


@pytest.mark.parametrize(("score", "triggers"), [(18, False), (19, False), (20, True)])
def test_x35_the_end_is_checked_with_the_points_already_lost(score: int, triggers: bool) -> None:
    p = ether("", pending="translocationist", scores=[score, 0], actions=0)
    play(p, "end")
    assert bool(p.trigger) == triggers


def test_x35_for_that_side_only_and_in_a_melee_in_every_colour() -> None:
    p = ether("", pending="translocationist", scores=[0, 18], actions=0)
    play(p, "end")
    assert p.trigger == 1
    for most, triggers in ((13, False), (14, True)):
        q = melee("", school="etherweave", pending="translocationist", scores=[0, most, 0, 0, 0, 0, 0, 0, 0], actions=0)
        play(q, "end")
        assert bool(q.trigger) == triggers


# -- 3.5 copying ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opening", [False, True])
def test_e3_5_doppelganger_does_the_warp_and_the_being_stays_pending(opening: bool) -> None:
    p = ether(GHOST, "doppelganger", pending="translocationist", opening=opening)
    summon(p, "doppelganger", "e5")
    assert p.actions == 2
    assert (pending(p), p.discards[0]) == ("translocationist", ("doppelganger",))


def test_e3_5_a_copy_is_not_a_warp_that_was_played() -> None:
    p = ether(GHOST, "doppelganger", pending="eternal_emperor")
    summon(p, "doppelganger", "e5", "place", "a4")
    assert at(p, "a4") == "c1"
    assert not EMPEROR.get(p)


def test_e3_5_merchant_of_time_is_never_copied() -> None:
    p = ether(GHOST, "doppelganger", pending="merchant_of_time", merchant="c2")
    summon(p, "doppelganger", "e5")
    assert asked(p) == (1, "main")
    assert TOKENS[MERCHANT.of(p, 1)] == "c2"


def test_x43_a_copied_paradox_worm_concerns_the_being_pending_then() -> None:
    stairs = """
        6  -- -- -- -- -- c1 -- -- --
        5  -- -- -- -- -- c1 -- -- --
        4  -- -- -- -- c1 c1 -- -- --
        3  -- -- -- c1 c1 -- -- -- --
    """
    p = ether(stairs, "ziggurat_sentinel", pending="void_summoner", discard=["paradox_worm"])
    summon(
        p, "ziggurat_sentinel", next(iter(summons(p, "ziggurat_sentinel"))), "take paradox_worm", "take void_summoner"
    )
    assert pending(p) is None
    assert p.discards[0] == ("paradox_worm", "void_summoner", "ziggurat_sentinel")  # X36


def test_x41_the_copying_beings_own_piece_counts() -> None:
    p = ether(GHOST, "doppelganger", pending="greater_shadow_twin")
    summon(p, "doppelganger", "e5")
    assert choices(p) == these("d4 d5 e5")


# -- 3.6 what lasts ---------------------------------------------------------------------------------------------------


def test_example_12_gate_of_oblivion_counts_a_kill_twice_and_copied_three_times() -> None:
    onto_enemy = both(LOCATOR, "5  -- -- -- -- c2 -- -- -- --")
    p = ether(onto_enemy, "gate_of_oblivion", "translocationist")
    play(p, "W gate_of_oblivion")
    summon(p, "translocationist", "e5")
    assert kills(p, 2) == [2, 0, 0]
    p = ether(GHOST, "gate_of_oblivion", "doppelganger")
    play(p, "W gate_of_oblivion")
    summon(p, "doppelganger", "e5")
    assert OBLIVION.get(p) == 2
    p = ether(onto_enemy, "translocationist", oblivion=2)
    summon(p, "translocationist", "e5")
    assert kills(p, 2) == [3, 0, 0]
    play(p, "P a4", "end")
    assert p.scores[0] == 1  # one pair, the third is left over


def test_e3_6_what_was_destroyed_before_is_not_counted_again_and_the_turn_ends_it() -> None:
    p = ether("", "gate_of_oblivion", kills=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], actions=0)
    play(p, "W gate_of_oblivion")
    assert kills(p, 2) == [1, 0, 0]
    play(p, "end")
    assert OBLIVION.get(p) == 0


def test_x25_two_empty_squares_may_stand_for_common_pieces() -> None:
    bare = """
        4  -- -- -- -- -- -- -- -- --
    """
    assert summons(ether(bare, "doppelganger"), "doppelganger") == set()
    assert "e5" in summons(ether(bare, "doppelganger", void=True), "doppelganger")
    assert summons(ether(bare, "time_traveler", void=True), "time_traveler") == set()  # three pieces are asked for


def test_x25_an_empty_framed_square_may_be_one_of_them_and_nothing_is_destroyed_there() -> None:
    p = ether("6  -- -- -- c1 c1 -- -- -- --", "dark_sphere", void=True)
    play(p, min(choices(p, "S dark_sphere e5")))
    assert at(p, "e5") == "h1"
    assert "Destroyed" not in happened(p)


def test_x25_an_enemy_piece_may_be_granted_besides() -> None:
    board = "5  -- -- -- c2 -- -- -- -- --"
    without = summons(ether(board, "time_traveler", void=True), "time_traveler")
    assert without == set()
    assert summons(ether(board, "time_traveler", void=True, borrow=True), "time_traveler")


def test_x26_a_void_square_may_be_where_the_time_traveler_comes() -> None:
    p = ether("6  -- -- -- -- c1 -- -- -- --", "time_traveler", void=True)
    assert {"f5", "d7"} <= summons(p, "time_traveler")  # with e6 they are the diagonal
    assert not summons(p, "time_traveler") & these("e5 e6 a5 d8")  # coloured, or held


def test_x27_the_next_summoning_uses_the_permission_up_and_a_placing_does_not() -> None:
    p = ether(GHOST, "doppelganger", void=True)
    play(p, "P a4")
    assert VOID.get(p)
    summon(p, "doppelganger", "e5", using="d5 d4")
    assert not VOID.get(p)


def test_e3_6_the_permission_lapses_at_the_end_of_the_turn() -> None:
    p = ether("", void=True, actions=0)
    play(p, "end")
    assert not VOID.get(p)


def test_x48_taken_back_by_warpmaster_the_emperors_warp_counts_as_played() -> None:
    p = ether("5  -- -- -- c1 -- -- -- -- --", "eternal_emperor")
    play(p, "W eternal_emperor", "move", "d5-d6")
    assert EMPEROR.get(p)
    assert p.actions == 2


# -- 3.7 Merchant of Time ---------------------------------------------------------------------------------------------


def test_e3_7_the_piece_is_neither_on_the_board_nor_in_the_supply() -> None:
    p = ether("5  -- -- -- h2 c2 -- -- -- --", "merchant_of_time")
    free = p.dual_free(1)
    play(p, "W merchant_of_time")  # e5 is red: d5 is the only piece that can be taken
    assert at(p, "d5 e5") == "-- c2"
    assert TOKENS[MERCHANT.of(p, 1)] == "h2"
    assert p.dual_free(1) == free  # X3
    assert kills(p, 2) == [0, 0, 0]


def test_e3_7_a_legendary_piece_on_the_card_gives_no_point_in_the_high_form() -> None:
    p = high_form("5  -- -- -- l2 -- -- -- -- --", hand=["merchant_of_time"])
    assert side_score(p, 1) == 1
    play(p, "W merchant_of_time")
    assert side_score(p, 1) == 0


def test_e3_7_it_comes_back_by_a_standard_leap_onto_a_colourless_square() -> None:
    board = both(MERCHANT_ON_E5, "6  -- -- -- c2 h2 l2 -- -- --")
    p = ether(board, pending="merchant_of_time", merchant="h2")
    summon(p, "merchant_of_time", "e5")
    assert {"d6", "a4", "d4"} <= choices(p)
    assert not choices(p) & these("e6 f6 e5 a5 h4")
    play(p, "d6")
    assert at(p, "d6") == "h2"
    assert kills(p, 2) == [1, 0, 0]
    assert MERCHANT.of(p, 1) == 0


def test_x39_a_legendary_piece_may_land_on_the_merchant_and_a_common_one_on_empty_squares_only() -> None:
    board = """
        5  -- -- -- -- c1 -- c1 -- --
        4  -- -- -- c1 -- c1 -- -- --
    """
    p = ether(board, pending="merchant_of_time", merchant="l2")
    summon(p, "merchant_of_time", "f6")
    assert "f6" in choices(p)
    p = ether(board, pending="merchant_of_time", merchant="c2")
    summon(p, "merchant_of_time", "f6")
    assert not choices(p) & these("f6 g5 d4 f4")


def test_x38_with_nothing_to_take_it_is_pending_with_nothing_on_it() -> None:
    p = ether("5  -- -- -- -- c1 -- -- -- --", "merchant_of_time")
    play(p, "W merchant_of_time")
    assert (pending(p), MERCHANT.of(p, 1)) == ("merchant_of_time", 0)
    q = ether(MERCHANT_ON_E5, pending="merchant_of_time")
    summon(q, "merchant_of_time", "e5")
    assert asked(q) == (1, "main")


def test_x37_without_a_square_it_goes_back_to_its_supply() -> None:
    p = melee("", players=4, school="etherweave", pending="merchant_of_time", merchant="c4")
    crowd = ["c1"] * 14 + ["c2"] * 14 + ["c3"] * 14 + ["c4"] * 13 + ["l1"] * 3 + ["l2"] * 3
    for square, token in zip(squares(COLOURLESS), crowd, strict=False):
        p.put(square, TOKENS.index(token))
    assert not p.by[0] & COLOURLESS
    assert p.dual_free(3) == 0
    assert list(bring_back(Scene(p))) == []
    assert p.dual_free(3) == 1
    assert not any(p.kills)


def test_example_13_antimatter_spirit_on_an_edge_square() -> None:
    p = ether("", "antimatter_spirit")
    play(p, "W antimatter_spirit")
    assert "a5" not in choices(p)  # green
    play(p, "a4")
    assert choices(p) == {"n", "s"}
    play(p, "n")
    assert at(p, "a5 a4 a3") == "c1 -- c2"


# -- teams and secrets ------------------------------------------------------------------------------------------------


def team(diagram: str, *hand: str, **fields: Any) -> Position:
    others = [{"school": "highland"}, {"school": "everfrost"}, SYLVAN]
    return teams(diagram, hand=hand, school="etherweave", others=others, **fields)


def test_x32_control_can_be_passed_in_a_warp_effect_but_own_cards_stay_with_their_owner() -> None:
    p = team(ONE_EACH, "polarity_queen")
    play(p, "W polarity_queen")
    assert "pass" in choices(p)
    play(p, "pass")
    assert asked(p) == (3, "place")
    p = team(both(ONE_EACH, "6  -- -- -- -- -- c2 -- -- --"), "paradox_worm")
    play(p, "W paradox_worm", "pass", "f5")
    assert asked(p) == (1, "discard_pending")


def test_x30_with_passed_control_nobody_warps() -> None:
    p = team("", "translocationist")
    play(p, "pass")
    assert warps(p) == set()


def test_x49_pending_being_and_permissions_are_seen_by_all() -> None:
    p = ether("", pending="merchant_of_time", merchant="l2", void=True, oblivion=1)
    for seat in (0, 2):
        shown = ARENA.view(p, seat)
        assert shown["seats"][0]["pending"] == "merchant_of_time"
        assert shown["seats"][0]["merchant"] == "l2"
        assert (shown["void"], shown["oblivion"]) == (True, 1)


def test_x49_a_being_thrown_away_by_reality_patch_is_not_shown_but_a_flare_is() -> None:
    cross = """
        6  -- -- -- -- c1 -- -- -- --
        5  -- -- -- c1 -- c1 -- -- --
        4  -- -- -- -- c1 -- -- -- --
    """
    p = ether(cross, "reality_patch", "singularity", flares=["flare_01"])
    q = p.copy()
    summon(p, "reality_patch", "e5", "take singularity")
    (given,) = [event for event in p.events if type(event).__name__ == "GivenUp"]
    assert "singularity" not in see(given, 2)
    assert "singularity" not in view(p, 2).seats[0].shown
    summon(q, "reality_patch", "e5", "take flare_01")
    assert q.flare_discard == ("flare_01",)


def test_x49_a_pending_being_taken_back_is_a_hidden_hand_card() -> None:
    board = """
        6  -- -- -- -- c1 -- -- -- --
        4  -- -- -- c1 -- -- -- -- --
        3  -- -- -- -- c1 -- -- -- --
    """
    p = ether(board, "warpmaster", pending="translocationist")
    (target,) = summons(p, "warpmaster")
    summon(p, "warpmaster", target, "take translocationist")
    assert p.hands[0] == ("translocationist",)
    assert view(p, 2).seats[0].hand is None
    assert "translocationist" not in view(p, 2).seats[0].shown
    assert warps(p) == {"W translocationist"}


def test_points_in_a_melee_are_shown_unreduced_while_the_game_lasts() -> None:
    p = melee("", school="etherweave", pending="translocationist", scores=[0, 3, 4, 1, 0, 2, 2, 2, 0])
    assert points(p, 1) == [0, 3, 4]
    assert ARENA.view(p, 1)["melee"][0] == {"2": 3, "3": 4}
