"""The tasks of the High Form: each condition just met and just missed, each ruling (RULES 11.2)."""

from typing import Any

import pytest

from frostglass.arena.document import read
from frostglass.arena.tasks import PROGRESS, TASKS, fulfilled
from tests.arena.cards.told import rows

KILLS = "kills"


def met(task: str, diagram: str = "", *, kills: tuple[int, int, int] = (0, 0, 0), **summoned: int) -> bool:
    """Could seat 1 claim this task now? `summoned`: beings, legends, red, green of this turn."""
    counts = [summoned.get(name, 0) for name in ("beings", "legends", "red", "green")]
    position: dict[str, Any] = {
        "game": "arena",
        "mode": "high_form",
        "board": rows(diagram or "1       -- -- -- -- --"),
        "seats": [{"school": "sylvan"}, {"school": "highland"}],
        "tasks": [task],
        "kills": [0, 0, 0, *kills, 0, 0, 0, 0, 0, 0],
        "summoned": counts,
    }
    return fulfilled(read(position)) == [task]


def test_all_24_tasks_have_a_condition() -> None:
    assert set(PROGRESS) == set(TASKS)
    assert len(TASKS) == 24
    assert sum(task.advanced for task in TASKS.values()) == 8


@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        ("destruction", (3, 0, 0), (1, 1, 0)),
        ("destruction", (1, 1, 1), (2, 0, 0)),
        ("devastation", (4, 0, 0), (3, 0, 0)),
        ("heroic_destruction", (2, 1, 0), (3, 0, 0)),
        ("heroic_destruction", (2, 0, 1), (1, 1, 0)),
        ("heroic_devastation", (2, 2, 0), (3, 1, 0)),
        ("heroic_devastation", (2, 1, 1), (1, 2, 0)),
        ("end_of_legends", (0, 0, 1), (5, 1, 0)),
        ("end_of_legends", (0, 2, 0), (0, 1, 0)),
    ],
)
def test_destruction_tasks_count_the_turns_kills(
    task: str, enough: tuple[int, int, int], short: tuple[int, int, int]
) -> None:
    assert met(task, kills=enough)
    assert not met(task, kills=short)


@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        ("red_summoning", {"beings": 2, "red": 1}, {"beings": 1, "red": 1}),
        ("red_summoning", {"beings": 3, "red": 1}, {"beings": 2, "green": 1}),
        ("green_summoning", {"beings": 2, "green": 1}, {"beings": 2, "red": 1}),
        ("colored_summoning", {"beings": 2, "red": 2}, {"beings": 3, "red": 1}),
        ("colored_summoning", {"beings": 3, "red": 1, "green": 1}, {"beings": 2, "green": 1}),
        ("legendary_summoning", {"beings": 2, "legends": 1}, {"beings": 1, "legends": 1}),
    ],
)
def test_summoning_tasks_count_the_turns_summonings(task: str, enough: dict[str, int], short: dict[str, int]) -> None:
    assert met(task, **enough)
    assert not met(task, **short)


# Red: d8 e5 h4 c2. Green: c7 g7 i6 a5 f2.
@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        (
            "red_conquest",
            "8    -- -- h1 -- -- -- --\n5 -- -- -- -- l1 -- -- -- --\n4 -- -- -- -- -- -- -- c1 --",
            "8    -- -- h1 -- -- -- --\n5 -- -- -- -- c1 -- -- -- --\n4 -- -- -- -- -- -- -- c1 --",
        ),
        (
            "green_conquest",
            "7 -- -- h1 -- -- -- h1 -- --\n6 -- -- -- -- -- -- -- -- c1",
            "7 -- -- h1 -- -- -- h1 -- --\n6 -- -- -- -- -- -- -- -- c2",
        ),
        (
            "color_conquest",
            "7 -- -- h1 -- -- -- h1 -- --\n6 -- -- -- -- -- -- -- -- l1\n5 c1 -- -- -- -- -- -- -- --\n"
            "2    -- -- -- -- c1 -- --",
            "7 -- -- h1 -- -- -- h1 -- --\n6 -- -- -- -- -- -- -- -- c1\n5 c1 -- -- -- -- -- -- -- --\n"
            "2    -- -- -- -- c1 -- --",
        ),
        (
            "red_legends",
            "8    -- -- h1 -- -- -- --\n5 -- -- -- -- l1 -- -- -- --",
            "8    -- -- h1 -- -- -- --\n5 -- -- -- -- h1 -- -- -- --\n3 l1 -- -- -- -- -- -- -- --",
        ),
        ("green_legends", "7 -- -- l1 -- -- -- h1 -- --", "7 -- -- l1 -- -- -- c1 -- --"),
        (
            "rainbow_dominance",
            "7 -- -- h1 -- -- -- c2 -- --\n5 -- -- -- -- h1 -- -- -- --\n4 -- -- -- -- -- -- -- c2 --",
            "7 -- -- h1 -- -- -- h2 -- --\n5 -- -- -- -- h1 -- -- -- --",
        ),
    ],
)
def test_coloured_tasks_look_at_the_coloured_squares(task: str, enough: str, short: str) -> None:
    assert met(task, enough)
    assert not met(task, short)


@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        (
            "central_dominance",
            "6 -- -- -- h1 h1 c1 -- -- --\n5 -- -- -- c1 c1 -- -- -- --",
            "6 -- -- -- h1 c1 c1 -- -- --\n5 -- -- -- c1 c1 -- -- -- --",
        ),
        (
            "center_cross",
            "6 -- -- -- -- c1 -- -- -- --\n5 -- -- -- c1 c1 c1 -- -- --\n4 -- -- -- -- h1 -- -- -- --",
            "6 -- -- -- -- c1 -- -- -- --\n5 -- -- -- c1 c2 c1 -- -- --\n4 -- -- -- -- h1 -- -- -- --",
        ),
        (
            "center_cross",
            "6 -- -- -- c1 c2 c1 -- -- --\n5 -- -- -- -- c1 -- -- -- --\n4 -- -- -- c1 -- c1 -- -- --",
            "6 -- -- -- c1 c1 c1 -- -- --\n5 -- -- -- -- c1 -- -- -- --\n4 -- -- -- c1 -- -- -- -- --",
        ),
        (
            "line_dominance",
            "5 c1 c1 c1 c1 -- c1 c1 c1 c2",
            "5 c1 c1 c1 c1 -- c1 c1 -- c2",
        ),
        ("line_dominance", "4 c1 c1 c1 -- -- -- c1 c1 c1", "3 c1 c1 c1 c1 c1 c1 c1 c1 c1"),
        (
            "diagonals",
            "8    c1 -- -- -- -- -- c1\n7 -- -- c1 -- -- -- c1 -- --\n6 -- -- -- c1 -- c1 -- -- --\n"
            "5 -- -- -- -- h1 -- -- -- --",
            "8    c1 -- -- -- -- -- c1\n7 -- -- c1 -- -- -- c1 -- --\n6 -- -- -- h1 -- c1 -- -- --\n"
            "5 -- -- -- -- c1 -- -- -- --",
        ),
        (
            "side_chain",
            "5 c1 -- c1 -- c1 -- c1 -- c1\n4 -- c1 -- c1 -- c1 -- c1 --",
            "5 c1 -- c1 -- c1 -- c1 -- --\n4 -- c1 -- c1 -- c2 -- c1 --",
        ),
        (
            "corner_chain",
            "8    c1 -- -- -- -- -- --\n7 -- -- c1 -- -- -- -- -- --\n6 -- -- -- c1 -- -- -- -- --\n"
            "5 -- -- -- -- c1 -- -- -- --\n4 -- -- -- -- -- c1 -- -- --\n3 -- -- -- -- -- -- c1 -- --\n"
            "2    -- -- -- -- -- -- c1",
            "8    c1 -- -- -- -- -- --\n7 -- -- c1 -- -- -- -- -- --\n6 -- -- -- c1 -- -- -- -- --\n"
            "5 -- -- -- -- c1 -- -- -- --\n4 -- -- -- -- -- c1 -- -- --\n3 -- -- -- -- -- -- c1 -- --",
        ),
        (
            "imprisonment",
            "6 -- -- -- c1 c1 c1 -- -- --\n5 -- -- -- c1 c2 c1 -- -- --\n4 -- -- -- -- c1 -- -- -- --",
            "6 -- -- -- c1 c1 c1 -- -- --\n5 -- -- -- c1 c2 c1 -- -- --",
        ),
        (
            "envelopment",
            "6 -- -- -- c1 c1 c1 -- -- --\n5 -- -- -- c1 l2 c1 -- -- --\n4 -- -- -- c1 c1 -- -- -- --",
            "6 -- -- -- c1 c1 c1 -- -- --\n5 -- -- -- c1 l2 c1 -- -- --\n4 -- -- -- -- c1 -- -- -- --",
        ),
    ],
)
def test_pattern_and_enemy_tasks_look_at_the_board(task: str, enough: str, short: str) -> None:
    assert met(task, enough)
    assert not met(task, short)


def test_side_chain_slanted_squares_belong_to_no_side() -> None:
    assert not met("side_chain", "8    c1 c1 c1 c1 c1 c1 c1")


WALLED = """
    9       -- -- -- -- --
    6 c1 c1 c1 c1 -- -- -- -- --
    5 c2 c1 -- c1 -- -- -- -- --
    4 c1 {b4} c2 c1 -- -- -- -- --
    3 c1 c1 c1 c1 -- -- -- -- --"""


def test_isolation_needs_a_neighbour_at_two_that_cannot_be_reached() -> None:
    # a5 is walled in completely, c4 stands at distance 2.
    assert met("isolation", WALLED.format(b4="c1"))
    # With b4 open a5 steps there and is next to c4.
    assert not met("isolation", WALLED.format(b4="--"))


def test_isolation_a_piece_next_to_another_is_not_isolated() -> None:
    assert not met("isolation", "5 -- -- -- c2 c2 -- -- -- --")


def test_isolation_needs_somebody_within_two() -> None:
    assert not met("isolation", "7 c2 -- -- -- -- -- -- -- --\n3 -- -- -- -- -- -- -- -- c2")


def test_isolation_any_other_enemy_piece_may_be_reached() -> None:
    # a5 cannot come near c5, but by a4 and b3 it meets c4, which stands next to c5.
    board = """
    6 c1 c1 c1 c1 -- -- -- -- --
    5 c2 c1 c2 c1 -- -- -- -- --
    4 -- c1 c2 c1 -- -- -- -- --
    3 -- -- c1 c1 -- -- -- -- --"""
    assert not met("isolation", board)
    assert met("isolation", board.replace("4 -- c1", "4 c1 c1"))
