"""RULES 1: ranks, pieces and cards, and what can be done when the supply is empty."""

import pytest

from frostglass.arena.document import read
from frostglass.arena.flares import FLARES
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.patterns import LEGENDS, deck_of
from frostglass.arena.tasks import TASKS
from frostglass.engine.errors import Refused
from tests.arena.build import (
    at,
    both,
    choices,
    crowd,
    duel,
    fresh,
    high_form,
    kills,
    play,
    position_document,
    summon,
    summons,
)

ILLUSIONIST = """
    6 -- -- -- c1 c2 c1 -- -- --
    4 -- -- -- -- c1 -- -- -- --"""
DRAGON = """
    7 -- -- -- -- -- h1 -- -- --
    6 -- -- -- -- h1 -- -- -- --
    5 -- -- -- h1 -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
LEVIATHAN = """
    7 -- -- -- -- -- -- -- -- l2
    6 -- -- -- -- h1 h1 -- -- --
    5 -- -- h1 c1 -- -- -- -- --"""


def test_1_1_heroic_and_legendary_pieces_are_upgraded_and_common_ones_are_not() -> None:
    for two in ("h2 l2", "l2 l2", "h2 h2"):
        assert choices(duel(f"5 {two} -- -- -- -- -- -- --", flares=["flare_12"]), "F") == {"F flare_12 2"}
    assert choices(duel("5 h2 c2 -- -- -- -- -- -- --", flares=["flare_12"]), "F") == set()


def test_1_2_a_colour_has_17_dual_pieces_and_3_legendary_ones() -> None:
    legends = "7 -- -- l1 l1 l1 -- -- -- --"
    assert high_form(both(crowd(17, "h1"), legends), school="everfrost").dual_free(0) == 0
    assert high_form(both(crowd(17), legends)).legend_free(0) == 0
    with pytest.raises(Refused):
        high_form(crowd(18))
    with pytest.raises(Refused):
        high_form("7 -- -- l1 l1 l1 l1 -- -- --")


def test_1_2_common_and_heroic_are_faces_of_one_piece() -> None:
    p = high_form(both(crowd(9, "c1"), crowd(8, "h1", row=5)))
    assert choices(p, "P") == set()
    assert len(choices(p, "L")) == 17
    with pytest.raises(Refused):
        high_form(both(crowd(9, "c1"), crowd(9, "h1", row=5)))


def test_1_3_decks_have_different_cards() -> None:
    for school in ("northern", "southern", "highland", "sylvan", "everfrost"):
        assert len(set(deck_of(school))) == 18
    assert deck_of("northern") == deck_of("southern")
    assert (len(set(LEGENDS)), len(FLARES), len(TASKS)) == (12, 12, 24)


def test_1_3_a_school_is_used_by_one_player() -> None:
    with pytest.raises(Refused):
        fresh("duel", "sylvan", "sylvan")
    p = duel(hand=["bomb"], school="northern", others=[{"hand": ["bomb"], "school": "southern"}])
    assert p.hands == (("bomb",), ("bomb",))


@pytest.mark.parametrize(
    ("mode", "players", "usable"),
    [
        ("high_form", 2, 17),
        ("duel", 2, 16),
        ("melee", 3, 15),
        ("melee", 4, 14),
        ("team_high_form", 4, 17),
        ("team_duel", 4, 16),
    ],
)
def test_1_4_score_markers_take_pieces_out_of_play(mode: str, players: int, usable: int) -> None:
    p = read(position_document(mode, players, crowd(usable - 1)))
    assert choices(p, "L") == set()
    play(p, "P e9")
    assert choices(p, "P") == set()
    assert len(choices(p, "L")) == usable


def test_1_5_removed_pieces_and_pieces_on_the_board_are_not_free() -> None:
    p = duel("5 c1 h1 l1 c2 -- -- -- -- --", removed=[2, 1])
    assert (p.dual_free(0), p.legend_free(0)) == (17 - 1 - 2 - 2, 3 - 1 - 1)
    assert (p.dual_free(1), p.legend_free(1)) == (17 - 1 - 1, 3)
    with pytest.raises(Refused):
        duel(crowd(15), removed=[2, 0])
    with pytest.raises(Refused):
        duel("5 l1 l1 l1 -- -- -- -- -- --", removed=[0, 1])


def test_1_6_a_destroyed_piece_is_back_in_the_supply_at_once() -> None:
    p = duel(both(ILLUSIONIST, crowd(15, "c2")), hand=["frostweave_illusionist"])
    assert p.dual_free(1) == 0
    summon(p, "frostweave_illusionist", "e6")
    assert at(p, "e6") == "c2"
    assert kills(p, 2) == [1, 0, 0]


def test_1_7_an_effect_places_nothing_without_a_free_piece() -> None:
    p = duel(both(crowd(15), "5 h1 -- -- -- -- -- -- -- --"), frozen="ice_wyvern")
    play(p, "T ice_wyvern")
    assert p.dual_free(0) == 0
    assert (FROZEN.of(p, 1), p.discards[0]) == (None, ("ice_wyvern",))
    q = duel(both(crowd(14), "5 h1 -- -- -- -- -- -- -- --"), frozen="ice_wyvern")
    play(q, "T ice_wyvern", "b5")
    assert at(q, "b5") == "c1"


def test_1_7_upgrading_a_common_piece_needs_no_free_piece() -> None:
    p = duel(crowd(16), frozen="crystal_grower")
    play(p, "T crystal_grower", "d2")
    assert at(p, "d2") == "h1"


def test_1_7_downgrading_a_heroic_piece_needs_no_free_piece() -> None:
    p = duel(both(LEVIATHAN, crowd(12)), legends=["leviathan"])
    assert p.dual_free(0) == 0
    summon(p, "leviathan", "g7", "e6", "stop")
    assert at(p, "e6") == "c1"


def test_1_7_upgrading_a_heroic_piece_needs_a_legendary_one() -> None:
    p = duel(both(DRAGON, "4 l1 l1 -- -- -- -- c1 -- --"), legends=["two_headed_dragon"])
    summon(p, "two_headed_dragon", "d7")
    assert choices(p) == {"f5", "g4", "stop"}
    q = duel(both(DRAGON, "4 l1 -- -- -- -- -- c1 -- --"), legends=["two_headed_dragon"])
    summon(q, "two_headed_dragon", "d7")
    assert choices(q) == {"f7", "e6", "d5", "f5", "g4", "stop"}


def test_1_7_downgrading_a_legendary_piece_needs_a_dual_one_of_its_owner() -> None:
    p = duel(both(LEVIATHAN, crowd(16, "c2")), legends=["leviathan"])
    summon(p, "leviathan", "g7")
    assert "i7" not in choices(p)
    q = duel(both(LEVIATHAN, crowd(15, "c2")), legends=["leviathan"])
    summon(q, "leviathan", "g7", "i7")
    assert (at(q, "i7"), q.dual_free(1)) == ("h2", 0)


def test_1_7_converting_needs_a_free_piece_of_the_new_colour() -> None:
    p = duel(both(crowd(16), "5 c2 -- -- -- -- -- -- -- --"), frozen="frostweave_illusionist")
    play(p, "T frostweave_illusionist")
    assert (at(p, "a5"), FROZEN.of(p, 1)) == ("c2", None)
    q = duel(both(crowd(15), "5 c2 -- -- -- -- -- -- -- --"), frozen="frostweave_illusionist")
    play(q, "T frostweave_illusionist")
    assert at(q, "a5") == "c1"


def test_1_7_moving_and_destroying_need_no_free_piece() -> None:
    p = duel(both(crowd(15), "5 h1 c2 -- -- -- -- -- -- --"), frozen="ice_queen")
    play(p, "T ice_queen", "a5-b5")
    assert at(p, "a5 b5") == "-- h1"


F6 = "6 -- -- -- -- -- c2 -- -- --"
DEATHBRINGER = """
    8    -- -- c1 -- c1 -- --
    6 -- -- -- c1 -- -- -- -- --
    4 -- -- c1 c1 c1 -- -- -- --"""


def test_1_8_a_piece_removed_from_the_game_is_not_back_in_the_supply() -> None:
    p = duel(
        both(DEATHBRINGER, F6, crowd(15, "c2")),
        hand=["deathbringer", "frostweave_illusionist"],
    )
    summon(p, "deathbringer", "e6", "f6")
    assert p.removed == (0, 0, 1, 0)
    assert p.dual_free(1) == 0
    assert "e8" in summons(p, "frostweave_illusionist")
    summon(p, "frostweave_illusionist", "e8")
    assert at(p, "e8") == "h1"


def test_1_8_dual_and_legendary_pieces_are_removed_from_two_stocks() -> None:
    p = duel(
        """
            7 -- -- -- -- c1 c1 c1 -- --
            6 -- -- -- c1 -- l2 -- -- --
            4 -- -- c1 c1 c1 -- -- -- --""",
        hand=["deathbringer"],
    )
    summon(p, "deathbringer", "e6", "f6")
    assert p.removed == (0, 0, 0, 1)
    assert (p.dual_free(1), p.legend_free(1)) == (16, 2)
    q = duel(
        """
            7 -- -- -- -- c1 -- -- -- --
            6 -- -- -- c1 -- h2 -- -- --
            4 -- -- c1 c1 c1 -- -- -- --""",
        hand=["deathbringer"],
    )
    summon(q, "deathbringer", "e6", "f6")
    assert q.removed == (0, 0, 1, 0)


def test_1_8_the_loss_lasts_for_the_rest_of_the_game() -> None:
    p = duel(both(DEATHBRINGER, F6, crowd(14, "c2")), hand=["deathbringer"])
    summon(p, "deathbringer", "e6", "f6")
    play(p, "P a5", "end")
    assert (p.turn, p.dual_free(1)) == (2, 1)
    play(p, "P b5")
    assert choices(p, "P") == set()
