"""RULES 9: legends, their points and their pile."""

from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    duel,
    high_form,
    kills,
    melee,
    play,
    points,
    summon,
    summons,
    teams,
)

TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""
ANGEL = """
    6 -- -- -- c1 -- c1 -- -- --
    5 -- -- c1 -- h1 -- c1 -- --
    4 -- -- -- -- c1 -- -- -- --"""


def test_9_1_a_legend_is_summoned_with_a_legendary_piece_and_goes_to_the_shared_pile() -> None:
    p = duel(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7")
    assert (at(p, "e7"), p.legend_free(0), p.actions) == ("l1", 2, 1)
    assert (p.legends[0], p.legend_discard, p.discards[0]) == ((), ("time_elemental",), ())


def test_9_1_legends_come_from_a_shared_deck() -> None:
    p = duel(actions=0, legend_deck={"top": ["titan", "leviathan", "hell_bull", "time_elemental"]})
    play(p, "end")
    assert p.legends[0] == ("titan", "leviathan")
    play(p, "P a5", "P b5", "end")
    assert p.legends[1] == ("hell_bull", "time_elemental")


def test_9_2_a_legend_scores_one_point_in_a_duel() -> None:
    p = duel(TIME, legends=["time_elemental"], scores=[3, 5])
    summon(p, "time_elemental", "e7")
    assert p.scores == (4, 5)


def test_9_2_in_a_melee_the_colour_is_named_before_the_effect() -> None:
    p = melee(ANGEL, players=4, legends=["angel_of_death"])
    summon(p, "angel_of_death", "e5")
    assert asked(p) == (1, "legend_colour")
    assert choices(p) == {"colour 2", "colour 3", "colour 4"}
    play(p, "colour 4")
    assert asked(p) == (1, "reap")
    assert points(p, 1) == [0, 0, 0, 1]


def test_9_2_in_the_high_form_only_the_piece_on_the_board_counts() -> None:
    p = high_form(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7")
    assert p.scores == (0, 0)


def test_9_2_in_a_team_duel_the_team_scores() -> None:
    p = teams(TIME, others=[{}, {"legends": ["time_elemental"]}], turn=3)
    summon(p, "time_elemental", "e7")
    assert p.scores == (1, 0)


def test_9_3_onto_a_legendary_piece() -> None:
    p = duel(both(TIME, "7 -- -- -- -- l2 -- -- -- --"), legends=["time_elemental"])
    assert summons(p, "time_elemental") == {"e7"}
    summon(p, "time_elemental", "e7")
    assert (at(p, "e7"), kills(p, 2)) == ("l1", [0, 0, 1])


def test_9_4_a_legend_is_not_given_up_but_may_be_returned() -> None:
    p = duel(hand=["snow_fox"], legends=["titan"])
    assert choices(p, "D") == {"D snow_fox"}
    play(p, "D snow_fox", "R titan")
    assert p.legend_deck.bottom == ("titan",)


def test_9_5_time_elemental_gives_an_extra_turn() -> None:
    p = duel(TIME, legends=["time_elemental"])
    summon(p, "time_elemental", "e7")
    play(p, "P a5", "end")
    assert (p.turn, p.actions) == (1, 2)
    play(p, "P b5", "P c5", "end")
    assert p.turn == 2
