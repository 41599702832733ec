"""RULES 14: what is special in a melee and not told elsewhere."""

import pytest

from frostglass.engine.errors import Refused
from tests.arena.build import at, choices, crowd, melee, play, points, summon, ways

TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_14_1_three_or_four_players() -> None:
    for players in (2, 5):
        with pytest.raises(Refused):
            melee(players=players)
    assert melee(players=3).colours == 3
    assert melee(players=4).colours == 4


def test_14_2_every_opponents_piece_is_an_enemy_piece() -> None:
    p = melee(
        """
            6 -- -- -- c1 c1 c3 -- -- --
            4 -- -- -- c2 c1 h3 -- -- --""",
        hand=["swordmaster"],
    )
    assert len(ways(p, "swordmaster", "e5")) == 1
    summon(p, "swordmaster", "e5")
    assert choices(p) == {"d4", "f6", "stop"}


def test_14_2_a_comparison_holds_if_one_opponent_fulfils_it() -> None:
    p = melee(
        """
            7 c2 -- -- -- -- -- -- -- --
            6 c2 -- -- -- -- -- -- -- c3
            5 -- -- c1 -- -- c1 -- -- --
            4 c2 -- -- -- -- -- -- -- c3
            3 c2 -- -- -- -- -- -- -- c3""",
        hand=["forest_wardens"],
    )
    summon(p, "forest_wardens", "e5")
    assert choices(p) == {"a3", "a4", "a6", "a7"}
    play(p, "a3")
    assert at(p, "a3") == "--"


def test_14_2_two_parts_may_hit_different_opponents() -> None:
    p = melee(
        """
            7 c2 -- -- -- -- -- -- -- --
            6 c2 -- -- -- -- -- -- -- --
            5 -- -- c1 -- -- c1 -- -- --
            4 c2 -- -- -- -- -- -- -- h3
            3 c2 -- -- -- -- -- -- -- h3""",
        hand=["forest_wardens"],
    )
    summon(p, "forest_wardens", "e5", "a7", "i3")
    assert at(p, "a7 i3") == "-- --"


def test_14_3_points_in_a_colour_without_a_piece_on_the_board() -> None:
    p = melee(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7", "colour 3")
    assert points(p, 1) == [0, 0, 1]


def test_14_4_there_is_no_score_in_the_own_colour() -> None:
    p = melee(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7")
    assert "colour 1" not in choices(p)
    q = melee(crowd(3), actions=0, kills=[0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], turn=3)
    play(q, "end")
    assert points(q, 3) == [0, 1, 0]
