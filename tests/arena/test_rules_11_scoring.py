"""RULES 11: the tally of a turn, claiming tasks, points of a deathmatch. Each task's condition: test_rules_11_tasks."""

from typing import Any

import pytest

from frostglass.arena.position import Position
from frostglass.arena.scoring import side_score
from tests.arena.build import (
    asked,
    both,
    choices,
    choose,
    duel,
    happened,
    high_form,
    kills,
    melee,
    play,
    points,
    summon,
)

CROSS = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 c1 c1 -- -- --
    4 -- -- -- -- c1 -- -- -- --"""
TASKS: dict[str, Any] = {"tasks": ["center_cross", "destruction", "red_summoning"], "next_task": "side_chain"}


def killed(**by_colour: list[int]) -> list[int]:
    """The turn's kills, as `c2=[common, heroic, legendary]`."""
    return [n for colour in ("c1", "c2", "c3", "c4") for n in by_colour.get(colour, [0, 0, 0])]


def test_11_1_kills_are_counted_by_colour_and_rank() -> None:
    p = melee(
        """
            7 -- -- -- -- h3 -- -- -- --
            6 -- -- -- -- c3 -- -- -- --
            5 -- -- -- -- h2 -- -- -- --
            4 -- -- -- -- c1 c1 c1 -- --
            3 -- -- -- -- c1 -- -- -- --""",
        hand=["wolf_rider"],
    )
    summon(p, "wolf_rider", "e5", "e5-e6", "e6-e7")
    assert (kills(p, 1), kills(p, 2), kills(p, 3)) == ([0, 0, 0], [0, 1, 0], [1, 1, 0])


def test_11_2_the_score_is_claimed_tasks_and_legendary_pieces_on_the_board() -> None:
    p = high_form(
        "5 l1 l1 c1 l2 h2 -- -- -- --",
        claimed=["side_chain", "destruction"],
        others=[{"claimed": ["devastation"]}],
        tasks=["center_cross"],
    )
    assert (side_score(p, 0), side_score(p, 1)) == (3 + 1 + 2, 2 + 1)


def test_11_2_the_score_can_fall() -> None:
    p = high_form(
        both(
            """
            6 -- -- -- c1 -- c1 -- -- --
            5 -- -- c1 -- h1 -- c1 -- --
            4 -- -- -- -- c1 -- -- -- --""",
            "3 l2 -- -- -- -- -- -- -- --",
        ),
        legends=["angel_of_death"],
    )
    assert side_score(p, 1) == 1
    summon(p, "angel_of_death", "e5", "a3")
    assert (side_score(p, 0), side_score(p, 1)) == (1, 0)


def test_11_2_one_current_task_whose_condition_holds_may_be_claimed() -> None:
    p = high_form(CROSS, actions=0, kills=killed(c2=[3, 0, 0]), **TASKS)
    choose(p, "end")
    assert choices(p) == {"claim center_cross", "claim destruction", "stop"}
    play(p, "claim destruction")
    assert (p.claimed, p.turn) == ((("destruction",), ()), 2)


def test_11_2_claiming_is_optional() -> None:
    p = high_form(CROSS, actions=0, **TASKS)
    play(p, "end", "stop")
    assert (p.claimed, p.turn, p.tasks) == (((), ()), 2, tuple(TASKS["tasks"]))


def test_11_2_the_next_task_cannot_be_claimed() -> None:
    p = high_form("5 c1 c1 c1 c1 c1 c1 c1 c1 c1", actions=0, **TASKS)
    choose(p, "end")
    assert asked(p)[1] != "claim"


def test_11_2_the_task_that_moved_up_cannot_be_claimed_in_the_same_turn() -> None:
    board = both(CROSS, "5 c1 c1 c1 c1 c1 c1 c1 c1 c1")
    p = high_form(board, actions=0, **TASKS)
    play(p, "end", "claim center_cross")
    assert (p.turn, p.claimed[0]) == (2, ("center_cross",))
    assert p.tasks == ("destruction", "red_summoning", "side_chain")


def test_11_2_after_a_claim_a_new_next_task_is_turned_up() -> None:
    p = high_form(CROSS, actions=0, task_deck={"top": ["imprisonment"]}, **TASKS)
    play(p, "end", "claim center_cross")
    assert p.next_task == "imprisonment"


def test_11_2_position_tasks_look_at_the_board_at_the_end_of_the_turn() -> None:
    p = high_form(
        """
            5 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        actions=1,
        **TASKS,
    )
    play(p, "P e6", "end")
    assert choices(p) == {"claim center_cross", "stop"}


def test_11_2_only_the_own_turn_counts_for_tallies() -> None:
    p = high_form(actions=0, kills=killed(c2=[3, 0, 0]), **TASKS)
    play(p, "end", "stop", "P a5", "P b5", "end", "P c5", "P d5", "end")
    assert p.turn == 2


@pytest.mark.parametrize(
    ("counts", "score"),
    [
        ([1, 0, 0], 0),
        ([2, 0, 0], 1),
        ([3, 0, 0], 1),
        ([4, 0, 0], 2),
        ([0, 1, 0], 1),
        ([0, 0, 1], 2),
        ([1, 1, 1], 3),
        ([5, 2, 1], 6),
    ],
)
def test_11_3_points_of_a_duel(counts: list[int], score: int) -> None:
    p = duel(actions=0, kills=killed(c2=counts), scores=[3, 4])
    play(p, "end")
    assert p.scores == (3 + score, 4)


def test_11_3_a_left_over_common_piece_is_not_carried_over() -> None:
    p = duel(
        """
            5 -- -- -- -- c2 c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
        actions=0,
        kills=killed(c2=[1, 0, 0]),
    )
    play(p, "end", "P a5", "P a6", "end")
    summon(p, "snow_fox", "e5", "stop")
    play(p, "P a7", "end")
    assert p.scores == (0, 0)


def melee_end(players: int = 3, **by_colour: list[int]) -> Position:
    p = melee(actions=0, players=players, kills=killed(**by_colour))
    play(p, "end")
    return p


def test_11_4_a_melee_player_scores_in_each_enemy_colour() -> None:
    p = melee_end(players=4, c2=[2, 1, 1], c3=[4, 0, 0], c4=[0, 0, 0])
    assert points(p, 1) == [0, 4, 2, 0]
    assert p.turn == 2


def test_11_4_two_or_three_odd_commons_give_one_point_in_one_of_their_colours() -> None:
    p = melee_end(c2=[3, 0, 0], c3=[1, 0, 0])
    assert points(p, 1) == [0, 1, 0]
    assert asked(p) == (1, "odd_colour")
    assert choices(p) == {"colour 2", "colour 3"}
    play(p, "colour 3")
    assert (points(p, 1), p.turn) == ([0, 1, 1], 2)
    q = melee_end(players=4, c2=[1, 0, 0], c3=[2, 0, 0], c4=[1, 0, 0])
    assert choices(q) == {"colour 2", "colour 4"}
    r = melee_end(players=4, c2=[1, 0, 0], c3=[1, 0, 0], c4=[3, 0, 0])
    assert choices(r) == {"colour 2", "colour 3", "colour 4"}


def test_11_4_a_single_odd_common_scores_nothing() -> None:
    p = melee_end(c2=[1, 0, 0], c3=[2, 0, 0])
    assert (points(p, 1), p.turn) == ([0, 0, 1], 2)


def test_11_5_deathmatch_scoring_is_not_a_choice() -> None:
    p = duel(actions=0, kills=killed(c2=[0, 1, 0]), hand=["snow_fox"])
    choose(p, "end")
    assert "Scored" in happened(p)


def test_11_5_scores_have_no_upper_limit() -> None:
    p = duel(actions=0, scores=[40, 0], kills=killed(c2=[0, 0, 3]), trigger=2, last_turns=1)
    play(p, "end")
    assert p.scores == (46, 0)
