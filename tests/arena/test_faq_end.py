"""RULES 16, F49 to F70: cards, the end, scoring, teams, and more."""

from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.patterns import deck_of
from frostglass.arena.scoring import side_score
from frostglass.engine.decision import CHANCE, Leave
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    crowd,
    duel,
    high_form,
    kills,
    luck,
    melee,
    play,
    points,
    summon,
    teams,
)

OWN = list(deck_of("everfrost"))
SENTINEL = """
    5 -- -- -- -- c2 -- -- -- --
    4 -- -- -- -- c1 -- -- -- --
    3 -- -- -- -- c1 c1 -- -- --
    2    -- -- -- -- c1 -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""
EIGHT = ["side_chain", "corner_chain", "devastation"]


def test_f49_no_second_discard_action() -> None:
    p = duel(hand=OWN[:3], actions=3)
    play(p, f"D {OWN[0]}", "stop")
    assert (p.actions, choices(p, "D")) == (2, set())


def test_f50_returned_cards_delay_the_end() -> None:
    p = duel(hand=OWN[:3], discard=OWN[4:], actions=1)
    play(p, f"D {OWN[0]}", "stop", "end")
    assert p.trigger == 1
    q = duel(hand=OWN[:4], discard=OWN[5:], actions=1)
    play(q, f"D {OWN[0]}", f"R {OWN[1]}", "stop", "end")
    assert (q.decks[0].size, q.trigger) == (1, 0)


def test_f51_cards_returned_to_an_empty_deck_are_drawn_again_and_the_end_stays() -> None:
    p = duel(hand=OWN[:3], discard=OWN[3:], actions=1, trigger=2, trigger_reason="deck", last_turns=1)
    play(p, f"D {OWN[0]}", f"R {OWN[1]}", "stop", "end")
    assert (set(p.hands[0]), p.trigger) == ({OWN[1], OWN[2]}, 2)


def test_f52_an_extra_draw_of_the_last_card_triggers_the_end() -> None:
    p = duel(hand=OWN[:3], discard=OWN[4:], actions=0, extra_draws=[1, 0])
    play(p, "end")
    assert (len(p.hands[0]), p.trigger) == (4, 1)


def test_f53_the_turn_in_which_the_opponent_reaches_9_triggers_and_its_player_plays_last() -> None:
    p = high_form("5 l2 -- -- -- -- -- -- -- --", actions=0, tasks=["diagonals"], others=[{"claimed": EIGHT}])
    play(p, "end")
    assert (p.trigger, p.turn) == (1, 2)
    play(p, "P a3", "P b3", "end")
    assert p.turn == 1
    play(p, "P c3", "P d3", "end")
    assert p.result is not None


def test_f54_fewer_than_9_points_later_do_not_save_the_game() -> None:
    p = high_form(
        "5 l2 -- -- -- -- -- -- -- --", actions=0, trigger=1, trigger_reason="points", last_turns=0, tasks=["diagonals"]
    )
    assert side_score(p, 1) == 1
    play(p, "end")
    assert p.result is not None


def test_f55_a_trigger_and_an_extra_turn_in_one_turn() -> None:
    p = duel(actions=0, scores=[18, 0], extra_turn=True)
    order = []
    for one, other in (("P a3", "P b3"), ("P c3", "P d3"), ("P e3", "P f3")):
        play(p, "end")
        order.append(p.turn)
        play(p, one, other)
    assert order == [1, 2, 1]
    play(p, "end")
    assert p.result is not None


def test_f56_time_elemental_in_the_last_turn_of_the_game() -> None:
    p = duel(TIME, legends=["time_elemental"], actions=1, trigger=1, trigger_reason="points", last_turns=0)
    summon(p, "time_elemental", "e7")
    play(p, "end")
    assert (p.turn, p.actions, p.result) == (1, 2, None)
    play(p, "P a3", "P b3", "end")
    assert p.result is not None


def test_f57_odd_commons_in_three_colours_give_one_point_in_one_of_them() -> None:
    p = melee(players=4, actions=0, kills=[0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0])
    play(p, "end", "colour 4")
    assert (points(p, 1), p.turn) == ([0, 0, 0, 1], 2)


def test_f58_an_odd_common_is_not_kept_for_the_next_turn() -> None:
    p = melee(actions=0, kills=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    play(p, "end")
    assert (points(p, 1), set(p.kills)) == ([0, 0, 0], {0})


def test_f59_at_most_one_task_a_turn() -> None:
    board = both(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        "5 c1 c1 c1 c1 c1 c1 c1 c1 c1",
    )
    p = high_form(board, tasks=["center_cross", "side_chain", "line_dominance"], actions=0)
    play(p, "end", "stop", "P a3", "P b3", "end", "P c3", "P d3", "end")
    assert choices(p) == {"claim center_cross", "claim side_chain", "claim line_dominance", "stop"}
    play(p, "claim side_chain")
    assert (p.claimed[0], p.turn) == (("side_chain",), 2)


def test_f60_the_sentinel_hits_all_others_but_in_teams_only_the_next_opponent() -> None:
    p = melee(SENTINEL, players=4, hand=["everfrost_sentinel"])
    summon(p, "everfrost_sentinel", "e5", "yes")
    assert p.penalties == (0, 1, 1, 1)
    q = teams(SENTINEL, hand=["everfrost_sentinel"])
    summon(q, "everfrost_sentinel", "e5", "yes")
    assert q.penalties == (0, 1, 0, 0)


def test_f61_a_teammate_cannot_thaw_my_effect_but_i_may_thaw_and_pass() -> None:
    p = teams(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        frozen="crystal_grower",
    )
    q = p.copy()
    play(p, "pass")
    assert choices(p, "T") == set()
    play(q, "T crystal_grower", "pass")
    assert asked(q)[0] == 3
    play(q, "e6")
    assert at(q, "e6") == "h1"


def test_f62_the_teammate_finishes_my_last_effect_and_i_do_the_end_phase() -> None:
    p = teams(
        """
            6 -- -- -- c1 -- -- -- -- --
            5 -- -- -- -- c2 c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
        actions=1,
        kills=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    )
    summon(p, "snow_fox", "e5", "pass")
    assert asked(p) == (3, "move")
    assert kills(p, 2) == [2, 0, 0]
    play(p, "stop")
    assert (p.turn, p.scores, len(p.hands[0])) == (2, (1, 0), 3)


def test_f63_an_action_gained_in_the_teammates_part_is_used_for_placing() -> None:
    p = teams(
        """
            7 h1 -- -- -- -- -- -- -- --
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- c1 c1 -- -- -- -- --
            3 -- -- c1 -- -- -- -- -- --""",
        hand=["unicorn"],
        actions=1,
    )
    summon(p, "unicorn", "e5", "pass")
    assert asked(p)[0] == 3
    play(p, "action")
    assert (p.actions, asked(p)) == (1, (3, "main"))
    assert {words.split()[0] for words in choices(p)} == {"P"}
    play(p, "P a3")
    assert p.turn == 2


def test_f64_the_teammate_cannot_hand_control_back() -> None:
    p = teams()
    play(p, "pass")
    assert "pass" not in choices(p)


def test_f65_a_team_deck_is_exhausted_when_six_cards_are_left() -> None:
    p = teams(hand=OWN[:2], discard=OWN[9:], actions=0)
    play(p, "end")
    assert (p.decks[0].size, p.trigger) == (6, 1)


def test_f66_three_legends_are_handed_over() -> None:
    p = teams(legends=["titan", "leviathan", "hell_bull"], actions=0)
    play(p, "end")
    assert (p.legends[0], p.legends[2]) == ((), ("titan", "leviathan", "hell_bull"))


def test_f67_with_a_permission_no_marker_is_spent_for_a_single_piece() -> None:
    p = melee(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c2 -- --""",
        hand=["snow_fox"],
        borrow=True,
    )
    summon(p, "snow_fox", "e5", "stop", lent="g4")
    assert p.improvised[0] == 0


def test_f68_the_legends_come_back_for_my_extra_turn() -> None:
    p = teams(TIME, legends=["time_elemental", "titan"], actions=2)
    summon(p, "time_elemental", "e7")
    play(p, "pass")
    assert p.legends[2] == ("titan",)
    play(p, "P a3")
    assert (p.turn, len(p.legends[0]), len(p.legends[2])) == (1, 2, 0)
    assert "titan" in p.legends[0]


def test_f69_leaving_in_the_middle_of_my_effect() -> None:
    p = melee(
        """
                5 -- -- -- -- c1 -- -- -- --
                4 -- -- -- c1 -- c1 -- -- --
                3 c2 -- -- -- -- -- -- -- --""",
        hand=["ice_princess"],
        frozen="ice_queen",
        kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    )
    summon(p, "ice_princess", "e6")
    p.play(Leave(1))
    assert asked(p) == (CHANCE, "keep_frozen")
    luck(p)
    assert (p.turn, points(p, 1)) == (2, [0, 1, 0])
    assert at(p, "e5 d4 f4 e6") == "c1 c1 c1 c1"


def test_f70_nothing_forces_a_thaw() -> None:
    p = duel(crowd(3), frozen="crystal_grower", actions=0, trigger=1, trigger_reason="points", last_turns=0)
    assert choices(p) == {"end", "T crystal_grower"}
    play(p, "end")
    assert p.result is not None
    assert FROZEN.of(p, 1) == "crystal_grower"
