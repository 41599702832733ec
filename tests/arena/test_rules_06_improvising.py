"""RULES 6.9 to 6.11: enemy pieces that stand in for one of yours."""

import pytest

from frostglass.arena.board import NAMES, square
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.options import Summon
from frostglass.engine.errors import Refused
from tests.arena.build import at, both, choices, duel, kills, melee, play, summon, summons, ways

ONE_ENEMY = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c2 -- --"""
TWO_COLOURS = """
    5 -- -- -- -- -- c2 -- -- --
    4 -- -- -- -- -- -- c3 -- --"""
ONE_COLOUR = """
    5 -- -- -- -- -- c2 -- -- --
    4 -- -- -- -- -- -- c2 -- --"""
ALL_FOUR = {"e5", "f6", "h4", "g3"}
CHEST = "6 -- -- -- c1 {} c1 -- -- --"


def test_6_9_one_enemy_piece_may_stand_in_and_its_marker_is_spent() -> None:
    p = melee(ONE_ENEMY, hand=["snow_fox"])
    assert summons(p, "snow_fox") == ALL_FOUR
    summon(p, "snow_fox", "e5", "stop", lent="g4")
    assert p.improvised == (0b010, 0, 0)
    assert at(p, "e5 f5 g4") == "c1 c1 c2"


def test_6_9_once_per_game_for_each_enemy_colour() -> None:
    assert summons(melee(ONE_ENEMY, hand=["snow_fox"], improvised=[2]), "snow_fox") == set()
    assert summons(melee(ONE_ENEMY, hand=["snow_fox"], improvised=[3]), "snow_fox") == ALL_FOUR
    others_spent = [{"improvised": [1, 3]}, {"improvised": [2]}]
    assert summons(melee(ONE_ENEMY, hand=["snow_fox"], others=others_spent), "snow_fox") == ALL_FOUR


def test_6_9_the_marker_stays_spent() -> None:
    p = melee(ONE_ENEMY, hand=["snow_fox", "crystal_grower"])
    summon(p, "snow_fox", "e5", "stop", lent="g4")
    play(p, "P a5", "end", "P a6", "P a7", "end", "P b5", "P b6", "end")
    assert (p.turn, p.improvised[0]) == (1, 0b010)
    lenders = {at(p, NAMES[way.improvised]) for way in ways(p, "crystal_grower") if way.improvised >= 0}
    assert lenders == {"c3"}


def test_6_9_at_most_one_improvised_piece_in_a_summoning() -> None:
    assert summons(melee(TWO_COLOURS, hand=["snow_fox"]), "snow_fox") == set()
    assert summons(melee(ONE_COLOUR, hand=["snow_fox"]), "snow_fox") == set()


def test_6_9_the_piece_counts_with_its_rank() -> None:
    board = both(
        """
            6 -- -- -- h1 -- -- -- -- --
            5 -- -- -- -- h1 -- -- -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        "6 -- -- -- h1 -- {} -- -- --",
    )
    for token, legal in (("c2", False), ("h2", True), ("l2", True)):
        p = melee(board.format(token), legends=["time_elemental"])
        assert ("e7" in summons(p, "time_elemental")) == legal


def test_6_9_for_the_effect_it_is_an_enemy_piece() -> None:
    p = melee(
        """
            4 -- -- c1 c1 c2 -- -- -- --""",
        hand=["naiad"],
    )
    summon(p, "naiad", "e5", lent="e4")
    assert {words[:2] for words in choices(p)} == {"d4", "st"}


def test_6_9_for_the_effect_it_is_a_piece_used_to_summon() -> None:
    p = melee(
        """
            5 -- -- c1 c1 -- c2 -- -- --""",
        hand=["clan_guardian"],
    )
    summon(p, "clan_guardian", "e5", lent="f5")
    assert choices(p) == {"c5", "d5", "f5", "stop"}
    play(p, "f5")
    assert at(p, "f5") == "h2"


def test_6_9_it_may_be_the_piece_on_the_target() -> None:
    p = melee(CHEST.format("h2"), hand=["frozen_chest"])
    summon(p, "frozen_chest", "e6", lent="e6")
    assert (at(p, "e6"), kills(p, 2), p.improvised[0]) == ("h1", [0, 1, 0], 0b010)
    assert summons(melee(CHEST.format("l2"), hand=["frozen_chest"]), "frozen_chest") == set()


def test_6_9_you_may_improvise_although_your_own_pieces_would_do() -> None:
    p = melee(
        """
            5 -- -- -- c1 -- c1 -- -- --
            4 -- -- c2 -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    assert sorted(way.improvised for way in ways(p, "snow_fox", "e5")) == [-1, square("c4")]


def test_6_9_only_in_a_melee() -> None:
    assert summons(duel(ONE_ENEMY, hand=["snow_fox"]), "snow_fox") == set()


def test_6_10_a_granted_enemy_piece_stands_in_without_a_marker() -> None:
    for build in (duel, melee):
        p = build(ONE_ENEMY, hand=["snow_fox"], borrow=True)
        assert summons(p, "snow_fox") == ALL_FOUR
        summon(p, "snow_fox", "e5", "stop", lent="g4")
        assert (at(p, "g4"), p.borrow, p.improvised[0]) == ("c2", False, 0)


def test_6_10_only_one_piece_is_granted() -> None:
    assert summons(duel(ONE_COLOUR, hand=["snow_fox"], borrow=True), "snow_fox") == set()


def test_6_10_the_next_summoning_uses_the_permission_up_needed_or_not() -> None:
    p = duel(
        both(
            ONE_ENEMY,
            """
            4 -- c1 c1 -- -- -- -- -- --""",
        ),
        hand=["crystal_grower", "snow_fox"],
        borrow=True,
    )
    summon(p, "crystal_grower", "b5")
    assert p.borrow is False
    assert "e5" not in summons(p, "snow_fox")


def test_6_10_the_permission_waits_for_the_next_summoning() -> None:
    p = duel(ONE_ENEMY, hand=["snow_fox", "ice_queen"], borrow=True, actions=3)
    play(p, "P a5", "D ice_queen", "stop")
    assert summons(p, "snow_fox") == ALL_FOUR


def test_6_10_the_permission_lapses_with_the_turn() -> None:
    p = duel(ONE_ENEMY, borrow=True, actions=0)
    play(p, "end")
    assert p.borrow is False


def test_6_10_war_summoner_grants_it() -> None:
    p = duel(
        """
            6 -- -- -- c1 -- c1 -- -- --
            5 -- -- -- -- c1 -- -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        hand=["war_summoner"],
    )
    summon(p, "war_summoner", "e6")
    assert (p.borrow, p.actions) == (True, 2)


def test_6_10_a_thawed_frostweave_summoner_grants_it() -> None:
    p = duel(frozen="frostweave_summoner", actions=1)
    play(p, "T frostweave_summoner")
    assert (p.borrow, p.actions, FROZEN.of(p, 1), p.discards[0]) == (True, 1, None, ("frostweave_summoner",))


def test_6_10_in_a_melee_one_granted_and_one_improvised_piece_add_up() -> None:
    p = melee(TWO_COLOURS, hand=["snow_fox"], borrow=True)
    assert summons(p, "snow_fox") == ALL_FOUR
    pairs = {(way.granted, way.improvised) for way in ways(p, "snow_fox", "e5")}
    f5, g4 = square("f5"), square("g4")
    assert pairs == {(f5, g4), (g4, f5)}
    choose = next(way for way in ways(p, "snow_fox", "e5") if way.improvised == f5)
    p.play(choose)
    assert p.improvised[0] == 0b010


def test_6_10_the_improvised_one_of_the_two_needs_its_marker() -> None:
    p = melee(TWO_COLOURS, hand=["snow_fox"], borrow=True, improvised=[3])
    assert [(way.granted, way.improvised) for way in ways(p, "snow_fox", "e5")] == [(square("g4"), square("f5"))]
    q = melee(TWO_COLOURS, hand=["snow_fox"], borrow=True, improvised=[2, 3])
    assert summons(q, "snow_fox") == set()


def test_6_10_two_pieces_of_one_colour_are_one_way() -> None:
    p = melee(ONE_COLOUR, hand=["snow_fox"], borrow=True)
    assert len(ways(p, "snow_fox", "e5")) == 1
    summon(p, "snow_fox", "e5", "stop")
    assert p.improvised[0] == 0b010


def test_6_10_a_shortage_is_not_cured_by_the_enemy_piece() -> None:
    granted = duel(ONE_ENEMY, hand=["snow_fox"], borrow=True, removed=[15, 0])
    improvised = melee(ONE_ENEMY, hand=["snow_fox"], removed=[14, 0])
    assert summons(granted, "snow_fox") == summons(improvised, "snow_fox") == set()
    p = duel(
        both(
            ONE_ENEMY,
            """
            3 c1 -- -- -- -- -- -- -- --""",
        ),
        hand=["snow_fox"],
        borrow=True,
        removed=[14, 0],
    )
    summon(p, "snow_fox", "e5", "stop", lent="g4")
    assert at(p, "a3 e5 f5 g4") == "-- c1 c1 c2"


def test_6_10_it_works_for_legends() -> None:
    p = duel(
        """
            6 -- -- -- h1 -- h2 -- -- --
            5 -- -- -- -- h1 -- -- -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        legends=["time_elemental"],
        borrow=True,
    )
    assert "e7" in summons(p, "time_elemental")


def test_6_11_an_illegal_summoning_costs_nothing() -> None:
    p = duel(
        both(
            """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
            """
            5 -- -- -- -- h2 -- -- -- --""",
        ),
        hand=["snow_fox"],
    )
    for target in ("e5", "a5", "f5"):
        with pytest.raises(Refused):
            p.play(Summon("snow_fox", square(target), 0, -1, -1))
    assert (p.actions, p.hands[0]) == (2, ("snow_fox",))
