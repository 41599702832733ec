"""The runtime: scripts re-run from a checkpoint, copies that share nothing, obvious choices taken in one place."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostglass.engine.decision import CHANCE, Dealt, Leave, Option, Resign
from frostglass.engine.errors import Refused
from tests.engine.tiny import Drew, Gamble, Give, Heap, Hide, Show, Take, Took, TurnBegan, after_deal


def asked(p: Heap) -> tuple[int, str, list[Option]]:
    assert p.decision is not None
    return p.decision.seat, p.decision.kind, list(p.decision.options)


def test_a_new_game_asks_chance_for_the_deal() -> None:
    p = Heap.new(10)
    assert p.in_progress is not None
    assert asked(p)[:2] == (CHANCE, "deal")


def test_a_settled_position_asks_the_seat_to_move() -> None:
    p = after_deal()
    assert p.in_progress is None
    assert asked(p) == (1, "main", [Take(1), Take(2), Take(3), Gamble()])
    assert p.events == [Drew(2, "moon-2"), TurnBegan(1)]


def test_events_are_those_of_the_last_choice() -> None:
    p = after_deal()
    p.play(Take(2))
    assert p.events == [Took(1, 2), TurnBegan(2)]


def test_what_is_no_option_changes_nothing() -> None:
    p = after_deal(2)
    before = p.facts
    for wrong in (Take(3), Show("moon"), Dealt("sun")):
        with pytest.raises(Refused, match="not-an-option"):
            p.play(wrong)
    assert p.facts == before
    assert asked(p) == (1, "main", [Take(1), Take(2), Gamble()])


def test_inside_an_action_the_state_is_checkpoint_action_and_answers() -> None:
    p = after_deal()
    before = p.facts
    p.play(Gamble())
    p.play(Dealt("star"))
    assert p.in_progress is not None
    checkpoint, action, answers = p.in_progress
    assert isinstance(checkpoint, Heap)
    assert checkpoint.facts == before
    assert (action, answers) == (Gamble(), (Dealt("star"),))


def test_a_decision_without_options_is_not_asked() -> None:
    p = after_deal()
    p.play(Gamble())
    p.play(Dealt("star"))
    p.play(Show("star"))  # seat 2 has no star to give
    assert asked(p)[:2] == (1, "main")
    assert p.hands == [("moon", "star"), ("moon-2",)]


def test_a_single_obvious_option_takes_itself() -> None:
    p = Heap.new(10)
    for option in (Dealt("sun"), Dealt("moon"), Gamble(), Dealt("moon-2"), Show("moon-2")):
        p.play(option)
    assert p.hands == [("moon-2", "sun"), ()]
    assert p.deck.bottom == ("moon",)


def test_a_real_choice_is_asked_of_the_other_seat() -> None:
    p = Heap.new(10)
    deal: list[Option] = [Dealt("sun"), Dealt("star-2")]
    turns: list[Option] = [Take(1), Gamble(), Dealt("star-3"), Hide(), Take(1), Gamble(), Dealt("star"), Show("star")]
    for option in deal + turns:
        p.play(option)
    assert asked(p) == (2, "give", [Give("star-2"), Give("star-3")])
    p.play(Give("star-3"))
    assert asked(p)[:2] == (1, "main")
    assert p.hands[1] == ("star-2",)


def test_a_copy_in_the_middle_of_an_action_goes_its_own_way() -> None:
    p = after_deal()
    p.play(Gamble())
    p.play(Dealt("star"))
    q = p.copy()
    assert asked(q) == asked(p)
    q.play(Show("star"))
    assert asked(p) == (1, "show", [Show("star"), Hide()])
    q.play(Take(1))
    p.play(Hide())
    assert (p.turns, q.turns) == (1, 2)
    assert p.hands[0] == ("moon", "star")


def test_played_leaves_the_original_alone() -> None:
    p = after_deal()
    before = p.facts
    q = p.played(Gamble()).played(Dealt("sun")).played(Hide())
    assert p.facts == before
    assert q.hands[0] == ("moon", "sun")
    assert asked(q) == (1, "main", [Take(1), Take(2), Take(3)])


def test_the_checkpoint_is_shared_and_never_changed() -> None:
    p = after_deal()
    p.play(Gamble())
    q = p.copy()
    assert p.in_progress is not None
    checkpoint = p.in_progress[0]
    assert isinstance(checkpoint, Heap)
    before = checkpoint.facts
    for each, card in ((p, "sun"), (q, "star")):
        each.play(Dealt(card))
        each.play(Hide())
        each.play(Take(3))
    assert checkpoint.facts == before


def test_resigning_ends_the_game_wherever_it_stands() -> None:
    p = after_deal()
    p.play(Gamble())
    p.play(Resign(2))
    assert (p.decision, p.winner) == (None, 1)
    for late in (Resign(1), Leave(1), Take(1)):
        with pytest.raises(Refused, match="game-over"):
            p.play(late)


def test_leaving_in_the_middle_of_an_action_is_part_of_it() -> None:
    p = after_deal()
    p.play(Gamble())
    p.play(Leave(2))
    q = p.copy()  # has to find the departure again when it re-runs the script
    q.play(Dealt("star"))
    assert q.left == [2]
    with pytest.raises(Refused, match="already-left"):
        p.play(Leave(2))
    assert p.left == [2]


@given(st.integers(0, 2**32), st.integers(1, 12))
def test_a_copy_equals_the_live_position_at_every_decision(seed: int, stones: int) -> None:
    rng = random.Random(seed)
    p = Heap.new(stones)
    while p.decision is not None:
        q = p.copy()
        assert asked(q) == asked(p)
        option = rng.choice(list(p.decision.options))
        twin = p.played(option)
        q.play(option)
        p.play(option)
        for other in (q, twin):
            assert other.facts == p.facts
            assert other.events == p.events
            assert _question(other) == _question(p)
    assert p.winner in (1, 2)


def _question(p: Heap) -> Any:
    return None if p.decision is None else asked(p)
