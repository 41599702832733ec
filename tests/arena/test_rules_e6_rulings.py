"""EXPANSION_RULES 6: rulings that belong to neither deck alone; all others stand with their sections (E1 to E3)."""

import pytest

from frostglass.arena.document import read
from frostglass.arena.position import Position
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    crowd,
    duel,
    kills,
    play,
    position_document,
    summon,
    teams,
    these,
)

ETHERWEAVE = {"school": "etherweave"}
SYLVAN = {"school": "sylvan"}


def ether(diagram: str, *hand: str, **fields: object) -> Position:
    return duel(diagram, hand=hand, school="etherweave", others=[SYLVAN], **fields)


# -- X1 which document wins -------------------------------------------------------------------------------------------


def test_x1_a_card_that_spares_the_gateway_goes_before_the_rule_that_any_piece_may_fall() -> None:
    board = """
        6  -- -- -- -- -- -- -- h1 --
        5  -- -- -- -- -- -- h1 -- --
        4  -- -- c1 c1 -- -- -- -- --
        3  -- -- -- c1 c1 -- -- -- --
    """
    p = duel(board, hand=["demon_of_lust"], gateway="g5")
    summon(p, "demon_of_lust", "c5")
    assert choices(p, "h6") == set()  # the only closer square is that of the Gateway


def test_x1_where_a_card_says_nothing_the_own_gateway_may_be_destroyed() -> None:
    board = """
        4  -- -- -- h1 -- -- -- -- --
        3  -- -- -- c1 -- c1 -- -- --
        2  -- -- -- c1 -- c1 --
    """
    p = duel(board, hand=["power_seeker"], gateway="d4")
    summon(p, "power_seeker", "c3")
    assert choices(p) == {"c3-d4", "stop"}


# -- X2 how many pieces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "players", "duals"), [("high_form", 2, 17), ("duel", 2, 16), ("melee", 3, 15), ("melee", 4, 14)]
)
def test_x2_the_new_colours_have_as_many_pieces_as_all_others(mode: str, players: int, duals: int) -> None:
    p = read(position_document(mode, players, school="nethervoid", others=[ETHERWEAVE]))
    assert [p.dual_free(colour) for colour in range(players)] == [duals] * players
    assert [p.legend_free(colour) for colour in range(players)] == [3] * players


# -- X5 linked effects and supply -------------------------------------------------------------------------------------


def test_x5_a_part_sees_the_supply_that_the_part_before_has_left() -> None:
    # All sixteen pieces of the enemy stand on rows 1 to 3: only one that the first piece destroys comes back.
    p = ether(crowd(16, "c2"), "antimatter_spirit")
    assert p.dual_free(1) == 0
    play(p, "W antimatter_spirit")
    assert choices(p) & these("b4 b5 b6") == {"b4"}
    play(p, "b4")
    assert choices(p) == these("s se sw")
    play(p, "s")
    assert at(p, "b5 b4 b3") == "c2 -- c1"
    assert kills(p, 2) == [1, 0, 0]


def test_x5_only_what_can_be_completed_is_begun() -> None:
    board = """
        7  c1 -- -- -- -- -- -- -- --
        4  -- -- -- l1 -- l1 -- -- --
        3  -- -- -- -- l1 -- -- -- --
        2  -- -- -- c1 -- -- --
    """
    p = ether(board, "polarity_queen")
    summon(p, "polarity_queen", "e5")
    # Only a7 and e2 can be moved. a7 could go south, but e2 cannot answer north; nor a7, when e2 goes south.
    assert choices(p) == these("a7-b8 a7-b7 a7-b6 e2-d1 e2-d2 e2-d3")
    play(p, "a7-b8")
    assert at(p, "b8 a7 d1 e2") == "c1 -- c1 --"


# -- X7 what is counted -----------------------------------------------------------------------------------------------


def test_x7_a_piece_on_a_card_counts_neither_for_a_flare_nor_for_the_demon_of_envy() -> None:
    ahead = "9 c2 c2 c2 c2 --"
    held = {**ETHERWEAVE, "pending": "merchant_of_time", "merchant": "c2"}
    flare = duel(both("1 c1 -- -- -- --", ahead), school="nethervoid", flares=["flare_09"], others=[held])
    assert choices(flare, "F") == set()  # three more on the board; four are asked for
    envy = "6 -- -- -- c1 -- -- -- -- --\n5 -- -- -- -- c1 c1 -- -- --"
    p = duel(both(envy, ahead), hand=["demon_of_envy"], others=[held])
    summon(p, "demon_of_envy", "e5", "e6")
    assert asked(p) == (1, "main")  # four against four: nobody is ahead


def test_x7_in_a_team_the_pieces_of_the_colour_are_counted() -> None:
    envy = "6 -- -- -- c1 -- -- -- -- --\n5 -- -- -- -- c1 c1 -- -- --"
    p = teams(both(envy, "9 c2 c2 c2 c2 c2"), hand=["demon_of_envy"])
    summon(p, "demon_of_envy", "e5", "e6")
    assert asked(p) == (1, "place")  # four of the team against five
    play(p, "e4")
    assert asked(p) == (1, "main")


# -- X22 used to summon -----------------------------------------------------------------------------------------------

DRAGON = """
    7  -- -- -- -- h2 -- -- -- --
    6  -- -- -- h2 -- -- -- -- --
    5  -- -- h2 -- c2 -- -- -- --
    4  -- -- c1 -- -- c2 -- -- --
"""
"""Two-Headed Dragon comes to c7 with the pieces of colour 2; c4 is no part of it."""


def test_x22_with_a_possessed_colour_its_pieces_are_those_used_to_summon() -> None:
    p = duel(DRAGON, school="nethervoid", legends=["two_headed_dragon"], possessed=2)
    summon(p, "two_headed_dragon", "c7")
    assert choices(p) == these("c5 d6 e5 e7 f4 stop")


# -- X42 copying what does nothing ------------------------------------------------------------------------------------


def test_x42_an_effect_that_can_do_nothing_may_be_copied_and_is_like_declining() -> None:
    stairs = "4 -- -- -- -- c1 -- -- -- --\n3 -- -- -- c1 c1 -- -- -- --\n2 -- c1 c1 -- -- -- --"
    p = ether(stairs, "ziggurat_sentinel", discard=["polarity_queen"])
    declined = p.copy()
    summon(p, "ziggurat_sentinel", "e5", "take polarity_queen")  # no enemy piece is there to be placed beside
    summon(declined, "ziggurat_sentinel", "e5", "stop", "stop")
    assert asked(p) == asked(declined) == (1, "main")
    assert (p.cells, p.discards, p.kept, p.actions) == (
        declined.cells,
        declined.discards,
        declined.kept,
        declined.actions,
    )
