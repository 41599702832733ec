"""RULES 12: what triggers the end, the last turns, resigning, who wins."""

from typing import Any

import pytest

from frostglass.arena.patterns import deck_of
from frostglass.arena.position import Position
from frostglass.arena.scoring import side_score, standing
from frostglass.engine.decision import Resign
from frostglass.engine.errors import Refused
from tests.arena.build import all_but, asked, both, duel, high_form, melee, play, points, summon, teams

OWN = list(deck_of("everfrost"))
SYLVAN = deck_of("sylvan")
NEARLY_EMPTY: dict[str, Any] = {"hand": OWN[:2], "discard": all_but(OWN, *OWN[:3])}
OVER_NOW: dict[str, Any] = {"actions": 0, "trigger": 1, "trigger_reason": "points", "last_turns": 0}
ANGEL = """
    6 -- -- -- c1 -- c1 -- -- --
    5 -- -- c1 -- h1 -- c1 -- --
    4 -- -- -- -- c1 -- -- -- --"""
FREE = [f"P {file}{row}" for row in (3, 4, 6, 7) for file in "abcdefghi"]


def turns_until_the_end(p: Position) -> list[int]:
    """Whose turns follow until the game is over; each player just places pieces."""
    order = []
    places = iter(FREE)
    while p.decision is not None:
        while p.actions:
            play(p, next(places))
        play(p, "end")
        if p.decision is not None:
            order.append(p.turn)
        assert len(order) < 12, "no end in sight"
    return order


def winners(p: Position) -> tuple[int, ...]:
    play(p, "end")
    assert p.result is not None
    return p.result.winners


def test_12_1_drawing_the_last_card_of_the_own_deck() -> None:
    p = duel(actions=0, **NEARLY_EMPTY)
    play(p, "end")
    assert (p.decks[0].size, p.trigger, p.trigger_reason) == (0, 1, "deck")


def test_12_1_a_deck_that_was_empty_before_is_no_trigger() -> None:
    p = duel(hand=OWN[:3], discard=OWN[3:], actions=0)
    play(p, "end")
    assert p.trigger == 0


def test_12_1_a_card_left_in_the_deck_is_no_trigger() -> None:
    p = duel(hand=OWN[:2], discard=OWN[4:], actions=0)
    play(p, "end")
    assert (p.decks[0].size, p.trigger) == (1, 0)


@pytest.mark.parametrize("score", [[17, 0], [18, 0], [0, 18], [30, 0]])
def test_12_1_eighteen_points_of_any_side_in_a_duel(score: list[int]) -> None:
    p = duel(actions=0, scores=score)
    play(p, "end")
    assert (p.trigger == 1) == (max(score) >= 18)


@pytest.mark.parametrize(("players", "goal"), [(3, 12), (4, 10)])
@pytest.mark.parametrize("seat", [1, 2])
def test_12_1_points_in_one_colour_in_a_melee(players: int, goal: int, seat: int) -> None:
    for score in (goal - 1, goal):
        scores = [0] * players * players
        scores[(seat - 1) * players + 2] = score
        scores[(seat - 1) * players + (2 - seat)] = goal - 1
        p = melee(actions=0, players=players, scores=scores)
        play(p, "end")
        assert (p.trigger == 1) == (score == goal)


def test_12_1_nine_points_of_any_side_in_the_high_form() -> None:
    eight = ["side_chain", "corner_chain", "devastation"]
    for board, seat, triggered in (("-- --", 1, False), ("l1 --", 1, True), ("l1 --", 2, False), ("l2 --", 2, True)):
        fields: dict[str, Any] = {"claimed": eight} if seat == 1 else {"others": [{"claimed": eight}]}
        p = high_form(f"5 {board} -- -- -- -- -- -- --", actions=0, tasks=["destruction"], **fields)
        play(p, "end")
        assert (p.trigger == 1) == triggered


def test_12_1_triggers_are_checked_after_every_turn() -> None:
    p = duel(actions=0, turn=2, others=[NEARLY_EMPTY])
    play(p, "end")
    assert p.trigger == 2


def test_12_2_a_trigger_is_final_and_later_ones_do_nothing() -> None:
    one_card_left = {"hand": ["sapling"], "discard": all_but(SYLVAN, "sapling", "naiad")}
    p = duel(actions=0, scores=[18, 0], others=[one_card_left])
    play(p, "end")
    assert (p.trigger, p.last_turns) == (1, 1)
    play(p, "P a5", "P b5", "end")
    assert p.decks[1].size == 0
    assert (p.trigger, p.trigger_reason, p.last_turns) == (1, "points", 0)
    play(p, "P c5", "P d5", "end")
    assert p.result is not None


def test_12_2_points_lost_later_do_not_cancel_it() -> None:
    eight = {"claimed": ["side_chain", "corner_chain", "devastation"]}
    p = high_form(
        both(
            ANGEL,
            """
            8    -- -- -- -- -- -- l2""",
        ),
        legends=["angel_of_death"],
        actions=0,
        tasks=["diagonals"],
        others=[eight],
    )
    play(p, "end", "P a3", "P a4", "end")
    assert (p.trigger, p.turn) == (1, 1)
    summon(p, "angel_of_death", "e5", "h8")
    assert side_score(p, 1) == 8
    play(p, "P a6", "end")
    assert p.result is not None


def test_12_3_everyone_has_one_more_turn_and_the_triggering_player_is_last() -> None:
    assert turns_until_the_end(duel(actions=0, scores=[18, 0])) == [2, 1]
    assert turns_until_the_end(duel(actions=0, scores=[18, 0], turn=2)) == [1, 2]
    assert turns_until_the_end(melee(actions=0, turn=2, scores=[0, 12, 0, 0, 0, 0, 0, 0, 0])) == [3, 1, 2]
    assert turns_until_the_end(teams(actions=0, turn=3, scores=[0, 18])) == [4, 1, 2, 3]


def test_12_4_an_extra_turn_of_the_triggering_turn_is_played_first() -> None:
    p = duel(actions=0, scores=[18, 0], extra_turn=True)
    assert turns_until_the_end(p) == [1, 2, 1]


def test_12_4_an_extra_turn_earned_in_a_last_turn_is_played() -> None:
    first = duel(actions=0, turn=2, extra_turn=True, trigger=1, trigger_reason="points", last_turns=1)
    assert turns_until_the_end(first) == [2, 1]
    very_last = duel(actions=0, turn=1, extra_turn=True, trigger=1, trigger_reason="points", last_turns=0)
    assert turns_until_the_end(very_last) == [1]


def test_12_4_a_turn_with_an_extra_turn_to_follow_is_checked_like_any_other() -> None:
    p = duel(actions=0, extra_turn=True, scores=[18, 0])
    play(p, "end")
    assert (p.turn, p.trigger) == (1, 1)


def test_12_5_any_seat_may_resign_at_any_moment() -> None:
    p = duel(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
        scores=[0, 17],
    )
    summon(p, "snow_fox", "e5")
    p.play(Resign(2))
    assert p.decision is None
    assert p.result is not None
    assert (p.result.reason, p.result.winners) == ("resigned", (1,))


def test_12_5_nothing_more_is_scored() -> None:
    p = duel(kills=[0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0])
    p.play(Resign(1))
    assert p.scores == (0, 0)
    assert p.result is not None
    assert p.result.winners == (2,)


def test_12_5_one_member_resigns_the_team() -> None:
    p = teams(turn=1)
    p.play(Resign(4))
    assert p.result is not None
    assert p.result.winners == (1, 3)


def test_12_5_not_in_a_melee() -> None:
    p = melee()
    with pytest.raises(Refused):
        p.play(Resign(1))
    assert asked(p) == (1, "main")


def test_12_6_more_points_win() -> None:
    assert winners(duel(scores=[3, 5], **OVER_NOW)) == (2,)
    assert winners(high_form("5 l1 -- -- -- -- -- -- -- --", **OVER_NOW)) == (1,)
    assert winners(teams(scores=[3, 5], **OVER_NOW)) == (2, 4)


def test_12_6_ties_are_broken_by_upgraded_pieces_then_by_pieces() -> None:
    assert winners(duel("5 h1 c2 c2 c2 -- -- -- -- --", scores=[5, 5], **OVER_NOW)) == (1,)
    assert winners(duel("5 h1 h2 c2 -- -- -- -- -- --", scores=[5, 5], **OVER_NOW)) == (2,)
    assert winners(duel("5 h1 h2 c2 c1 -- -- -- -- --", scores=[5, 5], **OVER_NOW)) == (1, 2)


@pytest.mark.parametrize(
    ("scores", "best"),
    [
        ([0, 9, 1, 2, 0, 2, 1, 9, 0], (2,)),
        ([0, 2, 3, 5, 0, 2, 2, 4, 0], (2,)),
        ([0, 2, 3, 3, 0, 2, 2, 1, 0], (1, 2)),
    ],
)
def test_12_6_in_a_melee_the_lowest_colour_counts_first(scores: list[int], best: tuple[int, ...]) -> None:
    assert winners(melee(scores=scores, **OVER_NOW)) == best


def test_12_6_with_four_players_the_highest_colour_counts_third() -> None:
    scores = [0, 2, 3, 4, 2, 0, 3, 5, 1, 9, 0, 9, 3, 2, 4, 0]
    p = melee(players=4, scores=scores, **OVER_NOW)
    assert winners(p) == (2,)
    assert points(p, 2) == [2, 0, 3, 5]


def test_12_6_lower_places_follow_the_same_comparison() -> None:
    p = melee("5 h1 h3 c3 -- -- -- -- -- --", scores=[0, 2, 3, 5, 0, 2, 2, 3, 0], **OVER_NOW)
    order = sorted((1, 2, 3), key=lambda seat: standing(p, seat), reverse=True)
    assert order == [2, 3, 1]


@pytest.mark.parametrize("turns", [4, 5])
def test_12_7_a_turn_limit_ends_the_game_after_the_end_phase(turns: int) -> None:
    p = duel(actions=0, scores=[3, 0], turns=turns, turn_limit=5, kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    play(p, "end")
    assert p.scores == (4, 0)
    assert (p.decision is None) == (turns == 5)
    if p.result is not None:
        assert (p.result.reason, p.result.winners) == ("limit", (1,))


def test_12_7_without_a_limit_the_game_goes_on() -> None:
    p = duel(actions=0, turns=5000)
    play(p, "end")
    assert asked(p) == (2, "main")


@pytest.mark.parametrize(("turns", "limit", "ended"), [(6, 6, 6), (5, 6, 6), (4, 6, 0)])
def test_12_7_4_10_a_limit_is_not_passed_by_the_turns_of_a_seat_that_has_left(
    turns: int, limit: int, ended: int
) -> None:
    p = melee(players=4, actions=0, turns=turns, turn_limit=limit, others=[{"left": True}])
    play(p, "end")
    if ended:
        assert p.result is not None
        assert (p.result.reason, p.turns) == ("limit", ended)
    else:
        assert asked(p) == (3, "main")
        assert p.turns == 6


def test_12_7_at_the_limit_the_last_turns_are_not_over() -> None:
    """Seat 2 has left and its passed turn would have been the last one; the limit comes before it."""
    last = {"trigger": 3, "trigger_reason": "deck", "last_turns": 1}
    p = melee(players=4, actions=0, turns=6, turn_limit=6, others=[{"left": True}], **last)
    play(p, "end")
    assert p.result is not None
    assert (p.result.reason, p.turns) == ("limit", 6)
    p = melee(players=4, actions=0, turns=5, turn_limit=6, others=[{"left": True}], **last)
    play(p, "end")
    assert p.result is not None
    assert (p.result.reason, p.turns) == ("deck", 6)


def test_12_7_an_extra_turn_ends_at_the_limit_too() -> None:
    p = duel(actions=0, turns=5, turn_limit=5, extra_turn=True)
    play(p, "end")
    assert p.result is not None
    assert (p.result.reason, p.turns) == ("limit", 5)
