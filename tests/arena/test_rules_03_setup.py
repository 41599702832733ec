"""RULES 3: who begins, first hands, tasks, setup pieces."""

from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.arena.events import Drew
from frostglass.arena.position import Position
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import CHANCE
from tests.arena.build import asked, at, board, choices, choose, deal, fresh, high_form, luck, play

DUEL = ("duel", "sylvan", "highland")
MELEE_3 = ("melee", "sylvan", "highland", "everfrost")
MELEE_4 = ("melee", "sylvan", "highland", "everfrost", "northern")


def teams(mode: str = "team_duel", start: int = 1) -> Position:
    return fresh(mode, "sylvan", "highland", "everfrost", "northern", start=start)


def draws(p: Position) -> list[tuple[int, str]]:
    """Seat and deck of all first cards, in the order in which they are drawn."""
    found = []
    while p.decision is not None and p.decision.kind == "deal":
        p.play(p.decision.options[0])
        found += [(event.seat, event.deck) for event in p.events if isinstance(event, Drew)]
    return found


def first_hand(seat: int, legends: int = 2) -> list[tuple[int, str]]:
    return [(seat, "school")] * 3 + [(seat, "legends")] * legends + [(seat, "flares")]


def every_setup(p: Position) -> Iterator[dict[str, str]]:
    """All that can stand on the board when the setup is over."""
    if p.decision is not None and p.decision.kind == "setup":
        for option in p.decision.options:
            q = p.copy()
            q.play(option)
            yield from every_setup(q)
    else:
        squares = ["c5", "g5", "f8", "g8", "b3", "c3", "g4", "g3"]
        yield {name: at(p, name) for name in squares if at(p, name) != "--"}


def test_3_1_chance_chooses_the_starting_player() -> None:
    p = fresh(*MELEE_3, start=0)
    assert asked(p) == (CHANCE, "start")
    assert choices(p) == {"start 1", "start 2", "start 3"}
    choose(p, "start 3")
    luck(p)
    assert p.start == 3


def test_3_1_everyone_draws_in_turn_order() -> None:
    assert draws(fresh(*DUEL, start=2)) == first_hand(2) + first_hand(1)
    assert draws(fresh(*MELEE_3, start=3)) == first_hand(3) + first_hand(1) + first_hand(2)


def test_3_1_first_hands_are_three_beings_two_legends_one_flare() -> None:
    p = fresh(*MELEE_4)
    luck(p)
    for seat in range(4):
        assert (len(p.hands[seat]), len(p.legends[seat]), len(p.flares[seat])) == (3, 2, 1)
        assert p.decks[seat].size == 15
    assert (p.legend_deck.size, p.flare_deck.size) == (4, 8)


def test_3_1_every_card_of_a_shuffled_deck_can_come_first() -> None:
    p = fresh(*DUEL)
    assert len(choices(p)) == 18


def new_high_form() -> Position:
    """A high form whose first hands are dealt and whose tasks are not."""
    p = fresh("high_form", "sylvan", "highland")
    while not {card[2:] for card in choices(p)} <= TASKS.keys():
        assert p.decision is not None
        p.play(p.decision.options[0])
    return p


def test_3_2_advanced_tasks_are_put_aside_and_shuffled_back() -> None:
    p = new_high_form()
    deal(p, "diagonals", "destruction", "red_conquest", "isolation", "imprisonment")
    assert p.tasks == ("destruction", "red_conquest", "imprisonment")
    assert choices(p) == {f"= {task}" for task in TASKS if task not in p.tasks}
    deal(p, "isolation")
    assert p.next_task == "isolation"


def test_3_2_a_third_task_of_the_same_type_is_put_aside() -> None:
    p = new_high_form()
    deal(p, "destruction", "devastation", "heroic_destruction")
    assert "= heroic_destruction" not in choices(p)
    deal(p, "side_chain")
    assert p.tasks == ("destruction", "devastation", "side_chain")
    assert "= heroic_destruction" in choices(p)


def test_3_2_a_third_task_counts_only_with_both_before_it() -> None:
    p = new_high_form()
    deal(p, "destruction", "side_chain", "devastation", "red_summoning")
    assert p.tasks == ("destruction", "side_chain", "devastation")


def test_3_2_the_board_starts_empty_and_the_starting_player_begins() -> None:
    p = new_high_form()
    luck(p)
    assert board(p) == board(high_form())
    assert asked(p) == (1, "main")


def test_3_3_a_next_task_that_makes_three_of_a_type_goes_under_the_deck() -> None:
    p = new_high_form()
    deal(p, "destruction", "devastation", "side_chain", "heroic_destruction", "end_of_legends", "corner_chain")
    assert p.next_task == "corner_chain"
    assert p.tasks_under == ("heroic_destruction", "end_of_legends")
    assert p.task_deck.bottom == ("heroic_destruction", "end_of_legends")


CLAIMING: dict[str, Any] = {
    "tasks": ["destruction", "red_summoning", "green_summoning"],
    "next_task": "devastation",
    "kills": [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0],
    "actions": 0,
}


def claim_with_deck(*deck: str) -> Position:
    """Destruction is claimed while the task deck holds just these cards, from the top."""
    visible = {"destruction", "red_summoning", "green_summoning", "devastation", *deck}
    p = high_form(**CLAIMING, claimed=[task for task in TASKS if task not in visible], task_deck={"top": list(deck)})
    play(p, "end", "claim destruction")
    return p


def test_3_3_after_a_claim_the_type_check_applies_again() -> None:
    p = claim_with_deck("colored_summoning", "side_chain")
    assert p.tasks == ("red_summoning", "green_summoning", "devastation")
    assert (p.next_task, p.tasks_under) == ("side_chain", ("colored_summoning",))


def test_3_3_if_no_card_passes_the_top_card_stays() -> None:
    p = claim_with_deck("legendary_summoning", "colored_summoning")
    assert (p.next_task, p.tasks_under) == ("legendary_summoning", ())


@pytest.mark.parametrize("top", ["legendary_summoning", "side_chain"])
def test_3_3_where_three_current_tasks_share_a_type_no_card_passes_and_the_top_one_stays(top: str) -> None:
    tasks = ["destruction", "red_summoning", "green_summoning"]
    p = high_form(**CLAIMING | {"tasks": tasks, "next_task": "colored_summoning"}, task_deck={"top": [top]})
    play(p, "end", "claim destruction")
    assert p.tasks == ("red_summoning", "green_summoning", "colored_summoning")
    assert (p.next_task, p.tasks_under) == (top, ())


def test_3_3_without_a_deck_there_is_no_next_task() -> None:
    p = claim_with_deck()
    assert p.next_task is None
    assert p.tasks == ("red_summoning", "green_summoning", "devastation")


@pytest.mark.parametrize(("start", "placer"), [(1, 2), (2, 1)])
def test_3_4_the_second_player_sets_one_piece_of_each_colour(start: int, placer: int) -> None:
    p = fresh(*DUEL, start=start)
    luck(p)
    assert asked(p) == (placer, "setup")
    assert p.scores == (0, 0)
    found = list(every_setup(p))
    assert len(found) == 2
    assert {"c5": "c1", "g5": "c2"} in found
    assert {"c5": "c2", "g5": "c1"} in found


def test_3_4_setup_pieces_come_from_the_supply() -> None:
    p = fresh(*DUEL)
    play(p, "c5")
    assert (p.dual_free(0), p.dual_free(1)) == (15, 15)
    assert asked(p) == (1, "main")


PAIRS = ({"f8", "g8"}, {"b3", "c3"}, {"g4", "g3"})


@pytest.mark.parametrize(
    ("table", "start", "placer", "colours"),
    [
        (MELEE_3, 1, 3, {"c1", "c2", "c3"}),
        (MELEE_3, 2, 1, {"c1", "c2", "c3"}),
        (MELEE_4, 1, 4, {"c1", "c3", "c4"}),
        (MELEE_4, 3, 2, {"c1", "c2", "c3"}),
    ],
)
def test_3_5_the_last_player_sets_three_colours_at_the_symbols(
    table: tuple[str, ...], start: int, placer: int, colours: set[str]
) -> None:
    p = fresh(*table, start=start)
    luck(p)
    assert asked(p) == (placer, "setup")
    found = [frozenset(setup.items()) for setup in every_setup(p)]
    assert len(found) == len(set(found)) == 6 * 8
    for setup in map(dict, found):
        assert set(setup.values()) == colours
        assert all(len(pair & setup.keys()) == 1 for pair in PAIRS)


def test_3_5_scores_are_zero_and_no_improvisation_marker_is_spent() -> None:
    p = fresh(*MELEE_4)
    luck(p)
    assert set(p.scores) == {0}
    assert p.improvised == (0, 0, 0, 0)


@pytest.mark.parametrize("mode", ["team_duel", "team_high_form"])
@pytest.mark.parametrize(("start", "holders"), [(1, {1, 2}), (2, {2, 3}), (4, {4, 1})])
def test_3_6_the_first_of_each_team_to_act_draws_the_legends(mode: str, start: int, holders: set[int]) -> None:
    p = teams(mode, start)
    luck(p)
    assert [len(legends) for legends in p.legends] == [2 if seat in holders else 0 for seat in (1, 2, 3, 4)]
    assert [len(hand) for hand in p.hands] == [3, 3, 3, 3]
    assert [len(flares) for flares in p.flares] == [1, 1, 1, 1]


@pytest.mark.parametrize(("start", "placer"), [(1, 4), (2, 1), (3, 2)])
def test_3_6_in_a_team_duel_the_fourth_player_sets_the_pieces(start: int, placer: int) -> None:
    p = teams(start=start)
    luck(p)
    assert asked(p) == (placer, "setup")
    found = list(every_setup(p))
    assert {"c5": "c1", "g5": "c2"} in found
    assert {"c5": "c2", "g5": "c1"} in found


def test_3_7_seats_1_and_3_are_one_team() -> None:
    p = teams("team_high_form")
    play(p, "P e5", "end", "P a5", "P b5", "end", "P f5", "P g5", "end", "P c5", "P d5", "end")
    assert at(p, "e5 f5 g5") == "c1 c1 c1"
    assert at(p, "a5 b5 c5 d5") == "c2 c2 c2 c2"


def test_3_7_turns_go_clockwise_from_the_starting_seat() -> None:
    p = fresh("team_high_form", "sylvan", "highland", "everfrost", "northern", start=3)
    order = []
    for places in (["P e5"], ["P e6", "P e7"], ["P e8", "P e9"], ["P d1", "P d2"], ["P d3", "P d4"]):
        play(p)
        order.append(p.turn)
        play(p, *places, "end")
    assert order == [3, 4, 1, 2, 3]
