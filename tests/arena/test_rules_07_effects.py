"""RULES 7.1 to 7.9: how an effect is resolved. The keywords are in test_rules_07_keywords and test_rules_07_moves."""

from typing import Any

import pytest

from tests.arena.build import asked, at, both, choices, crowd, duel, kills, melee, play, summon, summons, teams

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
SHAMAN = """
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- c1 c1 -- -- -- --"""
INTRIGUE = """
    6 -- -- -- h1 -- c1 -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_7_1_nothing_interrupts_an_effect() -> None:
    p = duel(both(FOX, "7 h2 h2 -- -- -- -- -- -- --"), hand=["snow_fox"], flares=["flare_12"], frozen="ice_princess")
    summon(p, "snow_fox", "e5")
    assert {words.split("-")[0] for words in choices(p)} == {"e5", "stop"}
    play(p, "e5-e6")
    assert {words.split("-")[0] for words in choices(p)} == {"e6", "stop"}


def test_7_2_each_step_sees_the_board_left_by_the_step_before() -> None:
    p = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- c1 -- -- --
            4 c2 -- -- -- -- -- -- -- --
            3 c1 -- -- -- -- -- -- -- --""",
        hand=["chronicler"],
    )
    summon(p, "chronicler", "e5", "a3")
    assert at(p, "a3") == "h1"
    assert "a3-a4" in choices(p)
    play(p, "a3-a4")
    assert (at(p, "a3 a4"), kills(p, 2)) == ("-- h1", [1, 0, 0])


def test_7_2_pieces_of_one_instruction_are_affected_together() -> None:
    p = duel(
        """
            6 -- -- -- -- h1 h1 -- -- --
            5 -- -- h1 c1 -- -- -- -- --
            4 h2 c2 -- -- -- -- -- -- --
            3 c2 c2 -- -- -- -- -- -- --""",
        legends=["leviathan"],
    )
    summon(p, "leviathan", "g7", "a3", "b4")
    assert at(p, "a3 b4 b3") == "c2 c2 c2"
    play(p, "b3")
    assert at(p, "a3 b4 b3 a4") == "-- -- -- h2"
    assert kills(p, 2) == [3, 0, 0]


def test_7_3_what_is_not_optional_is_done_even_if_it_hurts() -> None:
    p = duel(SHAMAN, hand=["blood_shaman"])
    summon(p, "blood_shaman", "e5")
    assert choices(p) == {"f6", "f5", "d4", "e4", "e5"}
    play(p, "d4")
    assert at(p, "d4") == "--"


def test_7_3_up_to_a_number_includes_none() -> None:
    p = duel(
        """
            4 -- -- c1 c1 -- c1 c1 -- --""",
        hand=["infantry_captain"],
    )
    summon(p, "infantry_captain", "e5")
    assert "stop" in choices(p)
    play(p, "stop")
    assert asked(p) == (1, "main")
    assert at(p, "d4 c4 e5 f4 g4") == "c1 c1 h1 c1 c1"


def test_7_3_may_is_optional() -> None:
    p = duel(
        """
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["wild_eagle"],
    )
    summon(p, "wild_eagle", "e5", "stop")
    assert at(p, "d4 e5 f4") == "c1 c1 c1"


ANCIENT = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --"""


@pytest.mark.parametrize(("out", "placed"), [(16, 0), (15, 1), (14, 2)])
def test_7_4_as_many_as_possible_of_a_required_number(out: int, placed: int) -> None:
    p = duel(both(ANCIENT, crowd(out, "c2")), hand=["forest_ancient"])
    summon(p, "forest_ancient", "e5", *["c6", "g6"][:placed], *["d2", "e2"][:placed])
    assert asked(p) == (1, "main")
    assert kills(p, 2) == [placed, 0, 0]
    assert at(p, "c6 g6") == {0: "-- --", 1: "c2 --", 2: "c2 c2"}[placed]


def test_7_4_without_a_legal_target_nothing_happens() -> None:
    p = duel(
        """
            5 h2 -- -- -- -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    assert asked(p) == (1, "main")
    assert at(p, "a5") == "h2"


def test_7_4_a_part_that_cannot_be_done_does_not_stop_the_rest() -> None:
    p = duel(crowd(6, "c2"), flares=["flare_07"], actions=0)
    play(p, "F flare_07 2")
    assert p.actions == 1


def test_7_5_if_you_do_needs_that_it_was_done() -> None:
    whisper: dict[str, Any] = {"frozen": "winter_whisperer", "flares": ["flare_01"], "actions": 1}
    both_paid = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        **whisper,
    )
    play(both_paid, "T winter_whisperer", "e5", "take flare_01")
    assert (both_paid.actions, both_paid.flare_discard) == (2, ("flare_01",))
    piece_only = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        **whisper,
    )
    play(piece_only, "T winter_whisperer", "e5", "stop")
    assert (piece_only.actions, at(piece_only, "e5")) == (1, "--")
    flare_only = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        **whisper,
    )
    play(flare_only, "T winter_whisperer", "stop", "take flare_01")
    assert (flare_only.actions, flare_only.flares[0]) == (1, ())


def test_7_5_a_declined_leap_leads_to_nothing() -> None:
    p = duel(
        """
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- c1 -- c1 -- -- -- --
            3 -- -- -- -- -- c1 -- -- --""",
        hand=["gryphon_rider"],
    )
    summon(p, "gryphon_rider", "e5", "stop")
    assert asked(p) == (1, "main")
    assert at(p, "e5") == "h1"


def test_7_6_an_alternative_that_cannot_be_carried_out_is_not_chosen() -> None:
    p = duel(both(crowd(12, "c1"), "7 h2 h2 h2 h2 -- -- -- -- --"), flares=["flare_06"], removed=[4, 0])
    play(p, "F flare_06 2")
    assert choices(p) == {f"{file}1" for file in "cdefg"} | {f"{file}2" for file in "bcdefgh"}
    q = duel("7 h2 h2 h2 -- -- -- -- -- --", flares=["flare_05"])
    play(q, "F flare_05 2")
    assert asked(q) == (1, "main")
    assert q.flare_discard == ("flare_05",)


def test_7_6_a_blocked_piece_leaves_only_the_upgrade() -> None:
    p = duel(
        """
            9       c1 h2 -- -- --
            8    h2 h2 h2 -- -- -- --""",
        flares=["flare_05"],
    )
    play(p, "F flare_05 2")
    assert at(p, "c9") == "h1"


def test_7_7_the_name_of_the_being_follows_its_piece() -> None:
    p = duel(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e5", "e5-d6", "d6-c7")
    assert at(p, "e5 d6 c7") == "-- -- c1"


def test_7_7_parts_that_need_a_lost_being_are_skipped() -> None:
    p = duel(INTRIGUE, hand=["master_of_intrigue"])
    summon(p, "master_of_intrigue", "e5", "d6-e5")
    assert at(p, "d6 e5") == "-- h1"
    assert "e5-e6" in choices(p)
    assert "e5-f6" in choices(p)
    play(p, "e5-e6", "stop")
    assert at(p, "e5 e6") == "-- h1"


def test_7_7_a_lost_being_cannot_make_its_own_moves() -> None:
    p = duel(INTRIGUE, hand=["master_of_intrigue"])
    summon(p, "master_of_intrigue", "e5", "d6-e5", "f4-g3")
    movers = {words[:2] for words in choices(p)} - {"st"}
    assert movers == {"e5", "f6", "d4", "g3"}


def test_7_7_a_blast_with_the_being_measures_from_its_square() -> None:
    p = duel(
        """
            7 -- -- -- -- c2 -- -- -- --
            6 -- -- -- c2 -- h2 -- -- --
            4 -- -- -- -- -- c1 -- -- --
            3 -- -- -- -- -- c1 -- -- --""",
        hand=["bomb"],
    )
    summon(p, "bomb", "e5")
    assert at(p, "e5 f4 f3 d6 e7 f6") == "-- -- c1 -- c2 h2"
    assert kills(p, 2) == [1, 0, 0]


def test_7_8_pieces_without_a_named_owner_are_of_every_colour() -> None:
    p = melee(
        """
            6 -- -- -- -- h2 -- -- -- --
            5 -- -- -- c3 -- l2 -- -- --
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- c1 c1 c1 -- -- --""",
        hand=["hill_giant"],
    )
    summon(p, "hill_giant", "e5")
    assert at(p, "e4 e6 d5 f5 e5") == "-- -- -- l2 h1"
    assert (kills(p, 1), kills(p, 2), kills(p, 3)) == ([0, 0, 0], [0, 1, 0], [1, 0, 0])


def test_7_8_enemy_means_every_other_side() -> None:
    p = melee(
        """
            6 -- -- -- c2 c3 h3 -- -- --
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- c1 c1 -- -- -- --
            3 -- -- -- -- c1 c1 -- -- --""",
        hand=["mountain_troll"],
    )
    summon(p, "mountain_troll", "e5", using="d4 e4 e3 f3")
    assert at(p, "d6 e6 f6 f5") == "-- -- h3 c1"
    assert p.actions == 2


def test_7_8_a_colour_without_a_target_is_skipped() -> None:
    p = melee(
        """
            6 c3 -- -- -- -- -- -- -- --
            5 h2 -- -- -- -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    assert at(p, "a5 a6") == "h2 h3"


def test_7_8_in_a_team_the_partners_pieces_are_your_pieces() -> None:
    p = teams(FOX, others=[{}, {"hand": ["snow_fox"]}], turn=3)
    assert summons(p, "snow_fox") == {"e5", "f6", "h4", "g3"}


def test_7_9_adjacent_is_measured_after_the_being_has_moved() -> None:
    p = duel(
        """
            7 -- -- -- -- c2 -- -- -- --
            6 -- -- c1 -- -- -- -- -- --
            5 -- -- -- -- c1 -- -- -- --
            3 -- -- -- c1 -- c1 -- -- --""",
        hand=["high_priestess"],
    )
    summon(p, "high_priestess", "e5", "e5-e6")
    assert choices(p) == {"e7", "stop"}
    play(p, "e7")
    assert at(p, "e7") == "h2"
