"""The Etherweave cards on positions worked out by hand; warp effects in general have tests of their own (E3)."""

from typing import Any

import pytest

from frostglass.arena.document import write
from frostglass.arena.explore import explore
from frostglass.arena.keywords.permissions import EMPEROR
from frostglass.arena.keywords.warp import PENDING
from frostglass.arena.patterns import DECKS as PRINTED
from frostglass.arena.position import Position
from tests.arena.build import asked, at, both, choices, duel, kills, melee, play, points, summon, summons, teams, these
from tests.arena.naive.geometry import SQUARES
from tests.arena.naive.patterns import DECKS
from tests.arena.naive.summon import canonical
from tests.arena.naive.summon import explore as naive_explore

SYLVAN = {"school": "sylvan"}


def ether(diagram: str, *hand: str, **fields: Any) -> Position:
    """The product's position, after the naive implementation has found the same outcomes in it."""
    p = duel(diagram, hand=hand, school="etherweave", others=[SYLVAN], **fields)
    assert canonical(explore(p)) == canonical(naive_explore(write(p)))
    return p


def outcomes(p: Position, card: str, target: str) -> list[dict[str, Any]]:
    (entry,) = [entry for entry in explore(p)["summons"] if (entry["card"], entry["at"]) == (card, target)]
    found: list[dict[str, Any]] = entry["outcomes"]
    return found


def on(outcome: dict[str, Any], squares: str) -> str:
    board = dict(zip(SQUARES, " ".join(outcome["board"]).split(), strict=True))
    return " ".join(board[square] for square in squares.split())


@pytest.mark.parametrize("card", PRINTED["etherweave"], ids=lambda card: card.id)
def test_the_card_is_the_printed_one(card: Any) -> None:
    printed: dict[str, Any] = DECKS["etherweave"][card.id]
    assert [list(row) for row in card.pattern] == [row.split() for row in printed["pattern"]]
    assert ("common", "heroic")[card.rank] == printed["rank"]


# -- Antimatter Spirit ------------------------------------------------------------------------------------------------


def test_antimatter_spirit_both_neighbours_must_be_empty_or_hold_a_common() -> None:
    p = ether("4  -- -- -- h1 -- c2 -- -- --\n3  -- -- -- -- -- l2 -- -- --", "antimatter_spirit")
    play(p, "W antimatter_spirit", "e4")
    assert choices(p) == these("n s ne sw")


def test_antimatter_spirit_an_enemy_destroyed_in_part_two_can_be_placed_in_part_three() -> None:
    crowd = "7  c2 c2 c2 c2 c2 c2 c2 c2 c2\n6  c2 c2 c2 c2 c2 c2 -- -- --\n3  -- c2 -- -- -- -- -- -- --"
    p = ether(crowd, "antimatter_spirit")
    assert p.dual_free(1) == 0
    play(p, "W antimatter_spirit", "b4")
    assert at(p, "b5 b4 b3") == "c2 -- c1"
    assert kills(p, 2) == [1, 0, 0]


def test_antimatter_spirit_without_a_piece_of_ones_own_nothing_happens() -> None:
    crowd = "7  c1 c1 c1 c1 c1 c1 c1 c1 c1\n6  c1 c1 c1 c1 c1 c1 c1 -- --"
    p = ether(crowd, "antimatter_spirit")
    assert p.dual_free(0) == 0
    play(p, "W antimatter_spirit")
    assert (asked(p), PENDING.of(p, 1)) == ((1, "main"), "antimatter_spirit")


def test_antimatter_spirit_in_a_melee_the_colour_is_chosen() -> None:
    p = melee("", hand=["antimatter_spirit"])
    play(p, "W antimatter_spirit", "e4", "n")
    assert choices(p) == {"colour 2", "colour 3"}


# -- Dark Sphere ------------------------------------------------------------------------------------------------------

SPHERE = """
    6  -- -- -- c1 c1 -- -- -- --
    5  -- -- -- c1 c1 -- -- -- --
"""


def test_dark_sphere_moves_end_at_distance_two_and_no_three_of_one_colour() -> None:
    far = "4  -- -- c2 -- -- -- c2 -- --\n3  -- -- -- -- c2 -- -- -- --"
    p = ether(both(SPHERE, far), "dark_sphere")
    target = min(summons(p, "dark_sphere"))
    for outcome in outcomes(p, "dark_sphere", target):
        moved = [square for square in ("c4", "g4", "e3") if on(outcome, square) == "--"]
        assert len(moved) < 3


def test_dark_sphere_needs_a_piece_of_yours_on_its_square_which_is_destroyed() -> None:
    p = ether(SPHERE, "dark_sphere")
    assert summons(p, "dark_sphere") == these("d5 e5 d6 e6")
    p = ether("6  -- -- -- l1 l1 -- -- -- --\n5  -- -- -- l1 c1 -- -- -- --", "dark_sphere")
    assert summons(p, "dark_sphere") == {"e5"}


# -- Eternal Emperor --------------------------------------------------------------------------------------------------

EMPEROR_ON_E5 = """
    6  -- -- -- c1 -- -- -- -- --
    5  -- -- -- c1 -- -- -- -- --
    4  -- -- -- c1 c1 -- -- -- --
"""


def test_eternal_emperor_may_do_its_warp_when_summoned_and_nothing_is_pending() -> None:
    p = ether(EMPEROR_ON_E5, "eternal_emperor")
    summon(p, "eternal_emperor", "e5")
    assert choices(p) == {"place", "move", "stop"}
    play(p, "move", "e5-e6")
    assert PENDING.of(p, 1) is None
    assert not EMPEROR.get(p)


def test_eternal_emperor_not_when_its_warp_was_played_this_turn() -> None:
    p = ether(EMPEROR_ON_E5, "eternal_emperor")
    play(p, "W eternal_emperor", "place", "a4")
    summon(p, "eternal_emperor", "e5")
    assert asked(p) == (1, "main")


def test_eternal_emperor_pending_from_an_earlier_turn_may_do_it_again() -> None:
    p = ether(EMPEROR_ON_E5, pending="eternal_emperor")
    summon(p, "eternal_emperor", "e5")
    assert asked(p) == (1, "emperor")


def test_x46_with_an_empty_supply_the_move_must_be_made() -> None:
    crowd = "7  c1 c1 c1 c1 c1 c1 c1 c1 c1\n6  c1 c1 c1 c1 c1 c1 c1 -- --"
    p = ether(crowd, "eternal_emperor")
    play(p, "W eternal_emperor")
    assert asked(p) == (1, "move")


def test_x46_without_a_possible_move_the_piece_must_be_placed() -> None:
    p = ether("", "eternal_emperor")
    play(p, "W eternal_emperor")
    assert asked(p) == (1, "place")


# -- Gate of Oblivion -------------------------------------------------------------------------------------------------

GATE = """
    5  -- -- -- c1 -- c1 -- -- --
    4  -- -- -- c1 -- c1 -- -- --
"""
"""Upright it comes to e5, with its black hole on e4."""


def test_gate_of_oblivion_the_hole_takes_even_an_own_legendary_piece() -> None:
    p = ether(both(GATE, "4  -- -- -- -- l1 -- -- -- --"), "gate_of_oblivion")
    for outcome in outcomes(p, "gate_of_oblivion", "e5"):
        assert on(outcome, "e4") == "--"


def test_gate_of_oblivion_then_one_lower_piece_on_a_red_square_of_the_card() -> None:
    p = ether(both(GATE, "6  -- -- -- c2 h2 l2 -- -- --\n4  -- -- c2 -- -- -- c2 -- --"), "gate_of_oblivion")
    hit = {
        square
        for outcome in outcomes(p, "gate_of_oblivion", "e5")
        for square in ("d6", "e6", "f6", "c4", "g4")
        if on(outcome, square) == "--"
    }
    assert hit == these("d6 e6 c4 g4")


# -- the Shadow Twins -------------------------------------------------------------------------------------------------

GREATER = "5  -- c1 c1 c1 -- -- -- -- --"
LESSER = """
    4  -- -- -- c1 c1 c1 -- -- --
"""


def test_greater_shadow_twin_destroys_a_heroic_with_two_of_yours_beside_it() -> None:
    board = both(GREATER, "6  -- -- h2 -- -- -- -- -- --\n3  -- h2 -- -- -- -- -- -- --")
    p = ether(board, "greater_shadow_twin", discard=["lesser_shadow_twin"])
    summon(p, "greater_shadow_twin", "e5", "take lesser_shadow_twin")
    assert choices(p) == {"c6", "stop"}
    play(p, "c6")
    assert kills(p, 2) == [0, 1, 0]


def test_the_twins_ask_whatever_lies_on_the_pile_and_a_pending_twin_does_not_lie_there() -> None:
    board = both(GREATER, "6  -- -- h2 -- -- -- -- -- --")
    p = ether(board, "greater_shadow_twin", discard=["singularity"], pending="lesser_shadow_twin")
    summon(p, "greater_shadow_twin", "e5")
    assert (asked(p), choices(p)) == ((1, "show_twin"), {"stop"})
    p = ether(board, "greater_shadow_twin")
    summon(p, "greater_shadow_twin", "e5")
    assert asked(p) == (1, "main")


def test_lesser_shadow_twin_both_victims_stand_around_one_piece_of_yours() -> None:
    board = both(LESSER, "5  -- -- c2 -- -- -- -- -- --\n3  -- -- c2 -- -- -- c2 -- --")
    p = ether(board, "lesser_shadow_twin", discard=["greater_shadow_twin"])
    summon(p, "lesser_shadow_twin", min(summons(p, "lesser_shadow_twin")), "take greater_shadow_twin", "c5")
    assert "c3" in choices(p)  # around d4
    assert "g3" not in choices(p)  # around f4 only
    play(p, "c3")
    assert kills(p, 2) == [2, 0, 0]


# -- Iris of Eternity -------------------------------------------------------------------------------------------------

IRIS = """
    4  -- -- -- c1 -- c1 -- -- --
    3  -- -- -- c1 -- c1 -- -- --
    2     -- -- -- c1 -- -- --
"""
"""It comes to e5."""


def test_iris_counts_as_a_legend_and_the_legends_in_hand_are_discarded() -> None:
    p = ether(IRIS, "iris_of_eternity", legends=["titan", "fire_dragon"])
    summon(p, "iris_of_eternity", "e5", "ascend")
    assert at(p, "e5") == "l1"
    assert (p.scores, p.summoned[:2]) == ((1, 0), (1, 1))
    assert (p.legends[0], sorted(p.legend_discard)) == ((), ["fire_dragon", "titan"])


def test_iris_may_destroy_an_adjacent_legendary_piece_its_own_too() -> None:
    p = ether(both(IRIS, "6  -- -- -- l1 l2 -- -- -- --"), "iris_of_eternity")
    summon(p, "iris_of_eternity", "e5", "destroy")
    assert choices(p) == these("d6 e6")


def test_iris_without_a_legendary_piece_in_the_supply_cannot_rise() -> None:
    p = ether(both(IRIS, "7  l1 l1 l1 -- -- -- -- -- --"), "iris_of_eternity")
    summon(p, "iris_of_eternity", "e5")
    assert asked(p) == (1, "main")


def test_iris_in_a_melee_names_the_colour_of_the_point() -> None:
    p = melee(IRIS, hand=["iris_of_eternity"])
    summon(p, "iris_of_eternity", "e5", "ascend", "colour 3")
    assert points(p, 1) == [0, 0, 1]


def test_x33_iris_discards_all_legends_of_the_team() -> None:
    others = [{"school": "highland"}, {"school": "everfrost", "legends": ["titan"]}, SYLVAN]
    p = teams(IRIS, hand=["iris_of_eternity"], others=others, legends=["fire_dragon"])
    summon(p, "iris_of_eternity", "e5", "ascend")
    assert (p.legends[0], p.legends[2]) == ((), ())


# -- Paradox Worm -----------------------------------------------------------------------------------------------------


def test_paradox_worm_swaps_equal_ranks_of_two_owners() -> None:
    board = "5  -- -- c1 c1 -- -- -- -- --\n6  -- -- -- -- c1 -- -- -- --\n3  h1 -- -- c2 -- h2 -- l2 --"
    p = ether(board, "paradox_worm")
    target = min(summons(p, "paradox_worm"))
    summon(p, "paradox_worm", target)
    play(p, "a3")  # the only enemy heroic piece is taken by itself
    assert at(p, "a3 f3") == "h2 h1"
    assert kills(p, 2) == [0, 0, 0]


# -- Polarity Queen ---------------------------------------------------------------------------------------------------

QUEEN = """
    4  -- -- -- c1 -- c1 -- -- --
    3  -- -- -- -- c1 -- -- -- --
    2     -- -- -- c1 -- -- --
"""
"""It comes to e5."""


def test_polarity_queen_must_move_two_pieces_in_opposite_directions() -> None:
    p = ether(QUEEN, "polarity_queen")
    summon(p, "polarity_queen", "e5")
    assert "stop" not in choices(p)
    play(p, "d4-d5")
    assert choices(p) == these("f4-f3 e3-e2 e2-e1")


def test_x47_the_first_piece_may_not_land_on_the_second() -> None:
    p = ether(QUEEN, "polarity_queen")
    summon(p, "polarity_queen", "e5")
    assert "e3-e2" in choices(p)  # another one can answer it
    play(p, "e3-e2")
    assert not any(words.startswith("e2-") for words in choices(p))


# -- Reality Patch ----------------------------------------------------------------------------------------------------

CROSS = """
    6  -- -- -- -- c1 -- -- -- --
    5  -- -- -- c1 -- c1 -- -- --
    4  -- -- -- -- c1 -- -- -- --
"""


def test_x36_reality_patch_lays_pending_being_hand_card_and_itself_in_this_order() -> None:
    p = ether(CROSS, "reality_patch", "singularity", pending="paradox_worm")
    summon(p, "reality_patch", "e5", "take paradox_worm", "take singularity")
    assert p.discards[0] == ("paradox_worm", "singularity", "reality_patch")
    assert not p.discard_used


def test_reality_patch_throws_away_no_legend_that_went_to_the_teammate_with_control() -> None:
    others = [{"school": "highland"}, {"school": "everfrost"}, SYLVAN]
    p = teams(CROSS, hand=["reality_patch", "singularity"], others=others, legends=["titan"])
    summon(p, "reality_patch", "e5")
    assert choices(p) == {"take singularity", "take titan", "stop", "pass"}
    play(p, "pass")
    assert asked(p) == (1, "throw_away")
    assert choices(p) == {"take singularity", "stop"}
    assert p.legends[2] == ("titan",)


def test_reality_patch_leaves_a_pending_merchant_alone() -> None:
    p = ether(CROSS, "reality_patch", pending="merchant_of_time", merchant="c2")
    summon(p, "reality_patch", "e5")
    assert asked(p) == (1, "main")


def test_reality_patch_destroys_one_heroic_of_each_enemy_colour() -> None:
    p = melee(both(CROSS, "3  h2 -- h2 -- h3 -- -- -- --"), hand=["reality_patch"], school="etherweave")
    summon(p, "reality_patch", "e5", "a3", "e3")
    assert (kills(p, 2), kills(p, 3)) == ([0, 1, 0], [0, 1, 0])


# -- Singularity ------------------------------------------------------------------------------------------------------


def test_singularity_draws_all_commons_onto_one_square_and_the_last_one_stays() -> None:
    board = "6  -- -- -- c1 -- c1 -- -- --\n4  -- -- -- c1 -- c1 -- -- --\n3  c2 -- h2 -- -- -- -- -- --"
    p = ether(both(board, "4  -- c2 -- -- -- -- -- -- --"), "singularity")
    summon(p, "singularity", "e5")
    assert "c2" not in choices(p)  # red
    play(p, "b3")
    assert choices(p) == these("a3 b4")
    play(p, "b4")
    assert at(p, "a3 b3 b4 c3") == "-- c2 -- h2"
    assert kills(p, 2) == [1, 0, 0]


def test_singularity_may_choose_a_square_with_nothing_around() -> None:
    p = ether("6  -- -- -- c1 -- c1 -- -- --\n4  -- -- -- c1 -- c1 -- -- --", "singularity")
    summon(p, "singularity", "e5", "a3")
    assert asked(p) == (1, "main")


# -- Time Traveler ----------------------------------------------------------------------------------------------------

DIAGONAL = "6  -- -- -- c1 -- -- -- -- --\n5  -- -- -- -- c1 -- -- -- --\n4  -- -- -- -- -- c1 -- -- --"


def test_time_traveler_comes_to_any_empty_colourless_square() -> None:
    p = ether(DIAGONAL, "time_traveler")
    assert len(summons(p, "time_traveler")) == 69 - 9 - 2  # without the coloured ones, of which e5 is held, and d6, f4


def test_time_traveler_puts_the_top_card_of_the_pile_back_on_the_deck() -> None:
    p = ether(DIAGONAL, "time_traveler", discard=["singularity", "warpmaster"])
    summon(p, "time_traveler", "c6", "d6")
    assert p.discards[0] == ("singularity", "time_traveler")
    assert p.decks[0].top == ("warpmaster",)


def test_time_traveler_without_a_victim_leaves_the_pile_alone() -> None:
    p = ether(DIAGONAL, "time_traveler", discard=["warpmaster"])
    summon(p, "time_traveler", "a3")
    assert p.discards[0] == ("warpmaster", "time_traveler")


# -- Translocationist -------------------------------------------------------------------------------------------------

LOCATOR = """
    6  -- -- -- -- -- c1 -- -- --
    5  -- -- -- c1 -- -- -- -- --
    4  -- -- -- c1 c1 -- -- -- --
"""


def test_x44_translocationist_swaps_twice_with_different_heroic_pieces() -> None:
    p = ether(both(LOCATOR, "3  h1 -- -- -- -- -- -- -- h1"), "translocationist")
    summon(p, "translocationist", "e5", "a3", "e5")
    assert at(p, "a3 e5") == "c1 h1"
    assert choices(p) == {"i3", "stop"}
    play(p, "i3", "a3")  # the same common piece again
    assert at(p, "a3 i3") == "h1 c1"


# -- Void Summoner, Warpmaster, Ziggurat Sentinel ----------------------------------------------------------------------

MASTER = """
    6  -- -- -- -- c1 -- -- -- --
    4  -- -- -- c1 -- -- -- -- --
    3  -- -- -- -- c1 -- -- -- --
"""
STAIRS = """
    5  -- -- -- -- -- c1 -- -- --
    4  -- -- -- -- c1 c1 -- -- --
    3  -- -- -- c1 c1 -- -- -- --
"""
"""Ziggurat Sentinel comes to f6."""


def test_void_summoner_warp_moves_one_piece_that_is_not_legendary() -> None:
    p = ether("5  -- -- -- l1 -- -- -- -- --\n3  c1 -- -- -- -- -- -- -- --", "void_summoner")
    play(p, "W void_summoner")
    assert choices(p) == these("a3-a4 a3-b4 a3-b3 a3-b2")


def test_warpmaster_either_takes_the_being_back_or_moves() -> None:
    p = ether(MASTER, "warpmaster", pending="paradox_worm")
    (target,) = summons(p, "warpmaster")
    summon(p, "warpmaster", target, "take paradox_worm")
    assert asked(p) == (1, "main")
    assert p.hands[0] == ("paradox_worm",)


def test_warpmaster_cannot_take_merchant_of_time_back() -> None:
    p = ether(MASTER, "warpmaster", pending="merchant_of_time", merchant="c2")
    (target,) = summons(p, "warpmaster")
    summon(p, "warpmaster", target)
    assert asked(p) == (1, "move")


def test_ziggurat_sentinel_runs_up_to_three_squares_down_its_stairs() -> None:
    p = ether(STAIRS, "ziggurat_sentinel")
    summon(p, "ziggurat_sentinel", "f6")
    assert choices(p) == these("f6-e5 f6-d4 f6-c3 stop")


def test_ziggurat_sentinel_copies_from_the_pile_where_the_card_stays() -> None:
    p = ether(STAIRS, "ziggurat_sentinel", discard=["merchant_of_time", "translocationist", "singularity"])
    summon(p, "ziggurat_sentinel", "f6")
    assert choices(p) == {"take translocationist", "stop"}
    play(p, "take translocationist")
    assert p.actions == 2
    assert PENDING.of(p, 1) is None
    assert p.discards[0][:3] == ("merchant_of_time", "translocationist", "singularity")


def test_ziggurat_sentinel_warp_is_a_combat_move_or_two_standard_moves_of_one_piece() -> None:
    p = ether("5  -- -- -- c1 c2 -- -- -- --", "ziggurat_sentinel")
    play(p, "W ziggurat_sentinel", "d5-e5")
    assert asked(p) == (1, "main")  # it landed on its equal: that was the combat move
    p = ether("5  -- -- -- c1 c2 -- -- -- --", "ziggurat_sentinel")
    play(p, "W ziggurat_sentinel", "d5-d6")
    assert "d6-e6" in choices(p)
    assert "d6-e5" not in choices(p)
