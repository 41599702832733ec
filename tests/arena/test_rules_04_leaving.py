"""RULES 4.9 and 4.10: a player who is absent for good, also in the middle of something."""

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.scoring import standing
from frostglass.engine.decision import CHANCE, Leave
from frostglass.engine.errors import Refused
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    choose,
    crowd,
    duel,
    fresh,
    kills,
    luck,
    melee,
    play,
    points,
    summon,
    teams,
)

GROWER = """
    7 c2 c2 -- -- -- -- -- -- c3
    4 -- -- -- c1 c1 -- -- -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_4_9_with_two_sides_absence_is_resignation() -> None:
    p = duel(scores=[17, 0])
    p.play(Leave(1))
    assert p.decision is None
    assert p.result is not None
    assert p.result.winners == (2,)
    q = teams()
    q.play(Leave(4))
    assert q.result is not None
    assert q.result.winners == (1, 3)


def test_4_9_in_a_melee_the_turns_of_an_absent_player_are_passed() -> None:
    p = melee(
        """
            5 c2 -- -- -- -- -- -- -- --""",
        actions=0,
        others=[{"hand": ["snow_fox"]}],
    )
    p.play(Leave(2))
    assert asked(p) == (1, "main")
    play(p, "end")
    assert (p.turn, p.actions) == (3, 2)
    assert at(p, "a5") == "c2"
    assert (p.hands[1], p.legends[1], p.flares[1]) == (("snow_fox",), (), ())


def test_4_9_a_starting_player_who_left_during_the_setup_has_no_turn() -> None:
    p = fresh("melee", "sylvan", "highland", "everfrost", start=1)
    luck(p)
    p.play(Leave(1))
    assert asked(p) == (3, "setup")
    play(p, "f8", "b3", "g3")
    assert asked(p) == (2, "main")
    assert p.actions == 2


def test_4_9_who_left_ranks_behind_everyone_who_stayed() -> None:
    p = melee(
        """
            5 c1 -- -- -- -- -- -- -- --""",
        scores=[0, 9, 9, 0, 0, 0, 1, 0, 0],
        actions=0,
        trigger=1,
        trigger_reason="points",
        last_turns=0,
    )
    p.play(Leave(1))
    luck(p)
    assert p.result is not None
    assert p.result.winners == (3,)
    assert standing(p, 2) > standing(p, 1)


def test_4_10_absence_is_final() -> None:
    p = melee(actions=0)
    p.play(Leave(2))
    with pytest.raises(Refused):
        p.play(Leave(2))
    turns = []
    for one, other in (("P a5", "P b5"), ("P c5", "P d5"), ("P e5", "P f5")):
        play(p, "end", one, other)
        turns.append(p.turn)
    assert turns == [3, 1, 3]


def test_4_10_optional_parts_of_the_effect_in_progress_are_declined() -> None:
    p = melee(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e5")
    p.play(Leave(1))
    assert at(p, "e5") == "c1"
    assert (p.turn, p.actions) == (2, 2)
    assert p.discards[0] == ("snow_fox",)
    assert (p.hands[0], p.legends[0], p.flares[0]) == ((), (), ())


def test_4_10_compulsory_choices_are_made_by_chance() -> None:
    p = melee(GROWER, hand=["crystal_grower"])
    summon(p, "crystal_grower", "e5")
    assert asked(p)[0] == 1
    p.play(Leave(1))
    assert asked(p)[0] == CHANCE
    assert choices(p) == {"a7", "b7"}
    choose(p, "b7")
    luck(p)
    assert at(p, "a7 b7 i7") == "c2 h2 h3"
    assert (p.turn, FROZEN.of(p, 1)) == (2, "crystal_grower")


def test_4_10_later_compulsory_choices_fall_to_chance_too() -> None:
    p = melee(
        both(
            GROWER,
            """
            7 -- -- -- -- -- -- -- -- c3
            6 -- -- -- -- -- -- -- -- c3""",
        ),
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    p.play(Leave(1))
    luck(p)
    assert sorted(at(p, "a7 b7 i6 i7").split()) == ["c2", "c3", "h2", "h3"]


def test_4_10_the_setup_pieces_of_an_absent_player_are_set_by_chance() -> None:
    p = fresh("melee", "sylvan", "highland", "everfrost", start=1)
    luck(p)
    assert asked(p) == (3, "setup")
    p.play(Leave(3))
    assert asked(p) == (CHANCE, "setup")
    assert choices(p) == {"f8", "g8", "b3", "c3", "g4", "g3"}
    luck(p)
    assert asked(p) == (1, "main")
    assert sum(p.of_colour(c).bit_count() for c in range(3)) == 3


def test_4_10_the_colour_of_a_legend_is_named_by_chance() -> None:
    p = melee(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7")
    assert asked(p) == (1, "legend_colour")
    p.play(Leave(1))
    assert asked(p)[0] == CHANCE
    assert choices(p) == {"colour 2", "colour 3"}
    choose(p, "colour 3")
    assert points(p, 1) == [0, 0, 1]
    assert p.turn == 2


def test_4_10_which_frozen_card_stays_is_chosen_by_chance() -> None:
    p = melee(GROWER.replace("c2 c2", "c2 --"), hand=["crystal_grower"], frozen="ice_queen")
    summon(p, "crystal_grower", "e5")
    assert asked(p) == (1, "keep_frozen")
    p.play(Leave(1))
    assert asked(p)[0] == CHANCE
    assert choices(p) == {"take crystal_grower", "take ice_queen"}
    choose(p, "take ice_queen")
    assert (FROZEN.of(p, 1), p.discards[0]) == ("ice_queen", ("crystal_grower",))


def test_4_10_the_odd_colour_is_chosen_by_chance() -> None:
    p = melee(kills=[0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0])
    p.play(Leave(1))
    assert asked(p)[0] == CHANCE
    choose(p, "colour 3")
    assert points(p, 1) == [0, 0, 1]


def test_4_10_actions_are_lost_kills_score_and_nothing_is_drawn() -> None:
    p = melee(kills=[0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0], hand=["snow_fox"], actions=2)
    p.play(Leave(1))
    assert points(p, 1) == [0, 2, 0]
    assert (p.turn, p.hands[0], p.flares[0]) == (2, ("snow_fox",), ())


def test_4_10_the_colour_stays_an_enemy_colour_for_effects_and_flares() -> None:
    p = melee(
        both(
            crowd(6, "c2"),
            """
            5 -- -- -- -- c2 c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        ),
        hand=["snow_fox"],
        flares=["flare_02"],
        others=[{"left": True}],
    )
    play(p, "F flare_02 2", "e9")
    assert points(p, 2) == [1, 0, 0]
    summon(p, "snow_fox", "e5", "stop")
    assert kills(p, 2) == [1, 0, 0]


def test_4_10_kills_of_an_absent_players_pieces_score() -> None:
    p = melee(kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], actions=0, others=[{"left": True}])
    play(p, "end")
    assert points(p, 1) == [0, 1, 0]


def test_4_10_passed_turns_count_as_turns() -> None:
    p = melee(actions=0, scores=[0, 12, 0, 0, 0, 0, 0, 0, 0], others=[{"left": True}])
    play(p, "end")
    assert (p.trigger, p.turn) == (1, 3)
    play(p, "P a5", "P b5", "end")
    assert p.turn == 1
    play(p, "P c5", "P d5", "end")
    assert p.result is not None


def test_4_10_a_passed_last_turn_ends_the_game() -> None:
    p = melee(actions=0, turn=2, others=[{}, {"left": True}], trigger=3, trigger_reason="points", last_turns=1)
    play(p, "end")
    assert p.result is not None


def test_4_10_the_last_one_left_wins_at_once() -> None:
    p = melee(scores=[0, 0, 0, 9, 0, 9, 9, 9, 0], turn=2)
    p.play(Leave(3))
    assert p.result is None
    p.play(Leave(2))
    assert p.decision is None
    assert p.result is not None
    assert p.result.winners == (1,)


def test_4_10_those_who_left_are_compared_among_themselves() -> None:
    p = melee(scores=[0, 0, 0, 1, 0, 2, 1, 1, 0])
    p.play(Leave(3))
    p.play(Leave(2))
    assert standing(p, 1) > standing(p, 2) == max(standing(p, 2), standing(p, 3))


def test_4_10_a_place_action_in_progress_is_finished_by_chance() -> None:
    p = melee(crowd(15))
    play(p, "L c1")
    assert asked(p) == (1, "place_lifted")
    p.play(Leave(1))
    assert asked(p)[0] == CHANCE
    luck(p)
    assert p.of_colour(0).bit_count() == 15
    assert p.turn == 2


def test_4_10_a_position_that_waits_for_chance_after_leaving_is_written_and_read() -> None:
    p = melee(
        """
            5 -- -- -- -- c1 -- -- -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["ice_princess"],
        frozen="ice_queen",
    )
    summon(p, "ice_princess", "e6")
    assert asked(p) == (1, "move")
    p.play(Leave(1))
    assert asked(p) == (CHANCE, "keep_frozen")
    q = read(write(p))
    assert (asked(q), choices(q), write(q)) == (asked(p), choices(p), write(p))
