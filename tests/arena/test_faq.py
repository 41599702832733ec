"""RULES 16, F1 to F24: pieces and shortage, summoning. F25 to F48 and F49 to F70 are in the files beside this one."""

import re
from pathlib import Path

from frostglass.arena.patterns import CARDS
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    crowd,
    duel,
    high_form,
    kills,
    melee,
    play,
    summon,
    summons,
    these,
    used,
    ways,
)

FOX = """
    7 -- -- -- -- -- c1 -- -- --
    6 -- -- -- -- -- -- c1 -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""
ANGEL = """
    6 -- -- -- c1 -- c1 -- -- --
    5 -- -- c1 -- h1 -- c1 -- --
    4 -- -- -- -- c1 -- -- -- --"""
REINDEER = """
    4 -- -- -- c1 c1 -- -- -- --
    3 -- -- -- -- -- c1 -- -- --"""
CHEST = """
    5 -- -- -- c1 c1 c1 -- -- --"""


RULES = {1: 8, 2: 8, 3: 7, 4: 10, 5: 4, 6: 11, 7: 26, 8: 6, 9: 5, 10: 10, 11: 5, 12: 7, 13: 9, 14: 4, 15: 9}
"""How many rules each section has."""
ONLY_REFERENCES = {(5, 3), (7, 25)}


def test_every_rule_and_every_entry_is_cited_by_a_test() -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    entries = {int(number) for number in re.findall(r"def test_f(\d+)_", tests)}
    assert entries == set(range(1, 71))
    rules = {(int(section), int(rule)) for section, rule in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert {
        (section, rule) for section, most in RULES.items() for rule in range(1, most + 1)
    } - rules == ONLY_REFERENCES


def test_f1_heroic_pieces_are_limited_like_common_ones() -> None:
    p = duel(crowd(16, "h1"))
    assert (choices(p, "P"), len(choices(p, "L"))) == (set(), 16)
    assert choices(duel(crowd(15, "h1")), "P") != set()


def test_f2_a_piece_picked_up_may_go_back_and_becomes_common() -> None:
    p = duel(crowd(16, "h1"))
    play(p, "L d2", "P d2")
    assert at(p, "d2 c2") == "c1 h1"


def test_f3_a_flare_places_nothing_when_all_pieces_are_out() -> None:
    p = duel(both(crowd(2), "7 h2 h2 h2 h2 h2 -- -- -- --"), removed=[14, 0], flares=["flare_10"])
    play(p, "F flare_10 2")
    assert asked(p) == (1, "main")
    assert p.of_colour(0).bit_count() == 2


def test_f4_a_heroic_being_on_my_own_common_piece_needs_no_other() -> None:
    p = duel(both(CHEST, crowd(12), "7 c1 -- -- -- -- -- -- -- --"), hand=["frozen_chest"])
    assert p.dual_free(0) == 0
    summon(p, "frozen_chest", "e5")
    assert (at(p, "e5"), p.of_colour(0).bit_count()) == ("h1", 16)


def test_f5_another_orientation_may_leave_a_piece_over() -> None:
    board = """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --
            3 -- -- -- -- -- l1 -- -- --"""
    p = duel(board, hand=["snow_fox"], removed=[14, 0])
    assert summons(p, "snow_fox") == {"h4", "g5", "e3", "f2"}
    assert [used(way) for way in ways(p, "snow_fox", "h4")] == [{"g4", "f3"}]
    summon(p, "snow_fox", "h4", "stop")
    assert at(p, "f5 g4 f3 h4") == "-- c1 l1 c1"


def test_f6_a_legend_on_my_heroic_piece_takes_a_legendary_piece_from_elsewhere() -> None:
    p = duel(
        both(
            TIME,
            """
            7 -- -- -- -- h1 -- -- -- --
            6 -- -- -- l1 -- -- -- -- --
            5 l1 -- -- -- -- -- -- -- l1""",
        ),
        legends=["time_elemental"],
    )
    summon(p, "time_elemental", "e7")
    assert choices(p) == {"a5", "i5"}
    play(p, "a5")
    assert (at(p, "e7 a5"), p.dual_free(0)) == ("l1 --", 16 - 4)


def test_f7_picking_up_feeds_neither_effects_nor_scores() -> None:
    p = duel(
        both(
            """
            6 -- -- -- c1 c1 -- -- -- --
            5 -- -- -- -- -- c1 -- -- --""",
            crowd(13),
        ),
        hand=["royal_reindeer"],
    )
    summon(p, "royal_reindeer", "e7", "c1", "stop")
    assert at(p, "e7") == "h1"
    assert set(p.kills) == {0}


def test_f8_without_a_legendary_piece_the_angel_still_leaps() -> None:
    p = duel(
        both(
            ANGEL,
            """
            6 l2 -- -- -- -- -- -- -- --
            5 h2 -- -- -- -- -- -- -- --
            4 l2 -- -- -- -- -- -- -- --
            3 l2 -- -- -- -- -- -- -- --""",
        ),
        legends=["angel_of_death"],
    )
    summon(p, "angel_of_death", "e5", "a5")
    assert (at(p, "e5 a5"), kills(p, 2)) == ("-- l1", [0, 1, 0])


def test_f9_a_piece_destroyed_this_turn_is_available() -> None:
    p = duel(
        both(
            """
            8    -- -- -- c2 c1 -- --
            7 -- -- -- -- -- -- c1 -- --
            6 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
            crowd(15, "c2"),
        ),
        hand=["snow_fox", "frostweave_illusionist"],
    )
    assert p.dual_free(1) == 0
    summon(p, "snow_fox", "e8", "stop")
    summon(p, "frostweave_illusionist", "e6")
    assert at(p, "e6") == "c2"


def test_f10_the_dual_piece_of_an_upgraded_heroic_piece_is_free_again() -> None:
    p = duel(
        both(
            """
            7 -- -- -- -- -- h1 -- -- --
            6 -- -- -- -- h1 -- -- -- --
            5 -- -- -- h1 -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
            crowd(11),
        ),
        legends=["two_headed_dragon"],
    )
    assert p.dual_free(0) == 0
    summon(p, "two_headed_dragon", "d7", "f7", "stop")
    assert (at(p, "f7"), p.dual_free(0), p.legend_free(0)) == ("l1", 1, 1)


def test_f11_a_legendary_piece_stands_for_a_common_one() -> None:
    p = duel(
        """
            7 -- -- -- -- -- l1 -- -- --
            6 -- -- -- -- -- -- l1 -- --""",
        hand=["snow_fox"],
    )
    assert summons(p, "snow_fox") == {"e7", "f8", "h6", "g5"}


def test_f12_a_common_being_is_not_summoned_onto_my_heroic_piece() -> None:
    p = duel(
        both(
            FOX,
            """
            7 -- -- -- -- h1 -- -- -- --""",
        ),
        hand=["snow_fox"],
    )
    assert "e7" not in summons(p, "snow_fox")


def test_f13_onto_my_own_piece_of_equal_rank() -> None:
    p = duel(
        both(
            FOX,
            """
            7 -- -- -- -- c1 -- -- -- --""",
        ),
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e7", "stop")
    assert (at(p, "e7"), p.of_colour(0).bit_count(), p.dual_free(0)) == ("c1", 3, 13)


def test_f14_the_pattern_serves_again_in_the_same_turn() -> None:
    p = duel(
        both(
            FOX,
            """
            8    -- -- -- -- c1 -- --""",
        ),
        hand=["snow_fox", "crystal_grower"],
    )
    summon(p, "snow_fox", "e7", "stop")
    assert at(p, "f7 g6") == "c1 c1"
    assert [used(way) for way in ways(p, "crystal_grower", "g8")] == [{"f7", "f8"}]


def test_f15_blank_cells_may_be_off_the_board() -> None:
    p = duel(
        """
            8    -- c1 -- -- -- -- --
            7 -- c1 -- -- -- -- -- -- --""",
        hand=["snow_fox"],
    )
    assert summons(p, "snow_fox") == {"d8", "c9", "a7", "b6"}


MAGES = """
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- c1 c2 c1 c2 c1 -- --
    3 -- -- -- c1 -- c1 -- -- --"""


def test_f16_of_two_orientations_only_the_chosen_one_counts() -> None:
    for using, after in (("d5 c4 e4 d3", "-- c2"), ("f5 g4 e4 f3", "c2 --")):
        p = duel(MAGES, hand=["time_mage"])
        summon(p, "time_mage", "e5", using=using)
        assert at(p, "d4 f4") == after


def test_f17_marked_squares_of_two_orientations_do_not_mix() -> None:
    p = duel(
        """
            6 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- c1 c1 c1 -- -- --""",
        hand=["summoner"],
    )
    offered = []
    for words in choices(p, "S summoner e5"):
        q = p.copy()
        play(q, words)
        offered.append(frozenset(choices(q)))
    up = frozenset(these("c5 d5 f5 g5 c7 e7 g7 stop"))
    down = frozenset(these("c5 d5 f5 g5 c3 e3 g3 stop"))
    assert set(offered) == {up, down}


def test_f18_no_card_that_speaks_of_its_used_pieces_draws_one_on_its_target() -> None:
    speaking = [card for card in CARDS.values() if card.uses_pattern]
    assert {"clan_guardian", "master_of_intrigue", "two_headed_dragon"} <= {card.id for card in speaking}
    assert not any({"Tc", "Th"} & {token for row in card.pattern for token in row} for card in speaking)


def test_f19_onto_my_own_piece_the_summoning_destroyed_a_piece_but_no_enemy_piece() -> None:
    p = duel(
        both(
            REINDEER,
            """
            5 -- -- -- -- c1 -- -- -- --""",
        ),
        hand=["royal_reindeer"],
    )
    summon(p, "royal_reindeer", "e5", "stop")
    assert at(p, "e5") == "c1"
    q = duel(
        """
            5 -- -- -- -- c1 -- -- -- --
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- -- c1 c1 -- -- --
            2    -- -- -- -- c1 -- --""",
        hand=["everfrost_sentinel"],
    )
    summon(q, "everfrost_sentinel", "e5")
    assert (asked(q), at(q, "e5")) == ((1, "main"), "h1")


def test_f20_an_improvised_piece_on_the_framed_square_is_destroyed_and_counts() -> None:
    p = melee(
        both(
            CHEST,
            """
            5 -- -- -- -- c3 -- -- -- --""",
        ),
        hand=["frozen_chest"],
    )
    summon(p, "frozen_chest", "e5", lent="e5")
    assert (at(p, "e5"), kills(p, 3), p.improvised[0]) == ("h1", [1, 0, 0], 0b100)


def test_f21_one_granted_and_one_improvised_piece_in_one_summoning() -> None:
    p = melee(
        """
            7 -- -- -- -- -- c2 -- -- --
            6 -- -- -- -- -- -- c3 -- --""",
        hand=["snow_fox"],
        borrow=True,
    )
    assert "e7" in summons(p, "snow_fox")
    assert "e7" not in summons(
        melee(
            """
            7 -- -- -- -- -- c2 -- -- --
            6 -- -- -- -- -- -- c3 -- --""",
            hand=["snow_fox"],
        ),
        "snow_fox",
    )


def test_f22_the_permission_is_gone_after_a_summoning_without_it() -> None:
    p = duel(
        both(
            FOX,
            """
            5 c2 -- -- -- -- -- -- -- --
            4 c1 -- -- -- -- -- -- -- --""",
        ),
        hand=["snow_fox", "crystal_grower"],
        borrow=True,
    )
    assert "b5" in summons(p, "crystal_grower")
    summon(p, "snow_fox", "e7", "stop")
    assert "b5" not in summons(p, "crystal_grower")


def test_f23_the_permission_waits_while_a_piece_is_placed() -> None:
    p = high_form(
        """
            7 -- -- -- -- -- c1 -- -- --
            6 -- -- -- -- -- -- c2 -- --""",
        hand=["snow_fox"],
        frozen="frostweave_summoner",
    )
    assert "e7" not in summons(p, "snow_fox")
    play(p, "T frostweave_summoner", "P a3")
    assert "e7" in summons(p, "snow_fox")


def test_f24_no_improvising_in_a_duel_or_high_form() -> None:
    board = """
            7 -- -- -- -- -- c1 -- -- --
            6 -- -- -- -- -- -- c2 -- --"""
    assert summons(duel(board, hand=["snow_fox"]), "snow_fox") == set()
    assert summons(high_form(board, hand=["snow_fox"]), "snow_fox") == set()
    assert summons(melee(board, hand=["snow_fox"]), "snow_fox") != set()
