"""RULES 11.2: the condition of every task, just met and just missed."""

from typing import Any

import pytest

from frostglass.arena.tasks import TASKS
from tests.arena.build import choose, high_form


def claimable(task: str, board: str = "", **fields: Any) -> bool:
    p = high_form(board, actions=0, tasks=[task], **fields)
    choose(p, "end")
    assert p.decision is not None
    return p.decision.kind == "claim"


KILLS = {
    "destruction": {(3, 0, 0): True, (1, 1, 1): True, (2, 0, 0): False},
    "devastation": {(4, 0, 0): True, (2, 1, 1): True, (3, 0, 0): False},
    "heroic_destruction": {(2, 1, 0): True, (2, 0, 1): True, (3, 0, 0): False, (1, 1, 0): False},
    "heroic_devastation": {(2, 2, 0): True, (2, 1, 1): True, (3, 1, 0): False, (1, 2, 0): False},
    "end_of_legends": {(0, 0, 1): True, (0, 2, 0): True, (5, 1, 0): False},
}
SUMMONED = {
    "red_summoning": {(2, 0, 1, 0): True, (1, 0, 1, 0): False, (2, 0, 0, 2): False},
    "green_summoning": {(2, 0, 0, 1): True, (1, 0, 0, 1): False, (2, 0, 2, 0): False},
    "colored_summoning": {(2, 0, 1, 1): True, (2, 0, 2, 0): True, (3, 0, 0, 2): True, (3, 0, 1, 0): False},
    "legendary_summoning": {(2, 1, 0, 0): True, (1, 1, 0, 0): False, (2, 0, 2, 0): False},
}
"""The turn's summonings: beings, legends, on red, on green."""


@pytest.mark.parametrize("task", KILLS)
def test_11_2_destruction_tasks(task: str) -> None:
    for counts, met in KILLS[task].items():
        assert claimable(task, kills=[0, 0, 0, *counts, 0, 0, 0, 0, 0, 0]) == met, counts


@pytest.mark.parametrize("task", SUMMONED)
def test_11_2_summoning_tasks(task: str) -> None:
    for records, met in SUMMONED[task].items():
        assert claimable(task, summoned=list(records)) == met, records


def standing(pieces: str) -> str:
    """A diagram of pieces told as `h1 d8 e5, c1 h4`."""
    width = {9: "cdefg", 8: "bcdefgh", 2: "bcdefgh", 1: "cdefg"}
    lines = []
    for group in pieces.split(", "):
        token, *squares = group.split()
        for name in squares:
            files = width.get(int(name[1]), "abcdefghi")
            lines.append(" ".join([name[1], *(token if file == name[0] else "--" for file in files)]))
    return "\n".join(lines)


BOARDS = {
    "red_conquest": {
        "h1 d8 e5, c1 h4": True,
        "h1 d8, l1 e5, c1 c2": True,
        "h1 d8, c1 e5 h4 c2": False,
        "h1 d8 e5": False,
        "h1 d8 e5, c2 h4": False,
    },
    "green_conquest": {"h1 c7, l1 g7, c1 i6": True, "h1 c7, c1 a5 f2": False, "h1 c7 a5": False, "h1 d8 e5 h4": False},
    "color_conquest": {
        "h1 d8 e5 c7, c1 g7 i6": True,
        "h1 c7 g7 i6, c1 a5 f2": True,
        "h1 d8 e5, c1 c7 g7 i6": False,
        "h1 d8 e5 c7, c1 g7": False,
    },
    "red_legends": {"l1 d8, h1 e5": True, "l1 d8 e5": True, "h1 d8 e5": False, "l1 d8, c1 e5": False, "l1 d8": False},
    "green_legends": {"l1 c7, h1 a5": True, "l1 c7, c1 a5": False, "l1 c7, h1 e5": False},
    "rainbow_dominance": {
        "h1 d8 c7": True,
        "h1 d8 c7, c2 e5 h4 g7": True,
        "h1 d8 e5 c7, h2 h4": True,
        "h1 d8 c7, h2 e5": False,
        "h1 d8 c7, l2 g7": False,
        "h1 d8, c1 c7": False,
    },
    "central_dominance": {
        "h1 d4 d5, c1 d6 e4 f4": True,
        "h1 d4, c1 d5 d6 e4 f4 e5": False,
        "h1 d4 d5, c1 d6 e4 d7": False,
    },
    "center_cross": {
        "c1 e5 d5 f5 e4 e6": True,
        "c1 e5 d4 f4 d6, h1 f6": True,
        "c1 e5 d5 f5 e4, c2 e6": False,
        "c1 e5 d4 f4 d6": False,
        "c1 d5 f5 e4 e6 d4 f4 d6 f6": False,
    },
    "line_dominance": {
        "c1 a5 b5 c5 d5 e5 f5": True,
        "c1 a6 b6 c6 d6 e6 f6 g6, c2 i6": True,
        "h1 d1 d2 d3 d4 d8 d9": True,
        "c1 a5 b5 c5 d5 e5 f5, c2 i5": False,
        "c1 a5 b5 c5 d5 e5": False,
        "c1 a7 b7 c7 d7 e7 f7": False,
        "c1 c1 c2 c3 c4 c5 c6": False,
    },
    "diagonals": {
        "c1 b8 c7 d6 d4 f6 g7, h1 e5": True,
        "c1 b8 c7 d6 f4, h1 b2, c1 c3 d4, c1 g7": False,
        "c1 b8 c7 d6, h1 f4 b2, c1 c3 d4 g7": True,
        "c1 b8 c7 d6 d4 f6 g7 e5": False,
        "c1 b8 c7 d4 f6 g7, h1 e5": False,
    },
    "side_chain": {
        "c1 a5 b5 c5 d5 e5 f5 g5 h5 i5": True,
        "c1 a3 b4 c4 d5 e5 f6 g6 h7 i7": True,
        "c1 e9 d8 e7 f6 e5 d4 e3 f2 g1": True,
        "c1 a5 b5 c5 d5 f5 g5 h5 i5, c2 e5": False,
        "c1 b8 c7 d6 e6 f6 g6 h6 i6": False,
        "c1 a7 b8 c9": False,
    },
    "corner_chain": {
        "c1 b8 c7 d6 e5 f4 g3 h2": True,
        "c1 a7 b7 c6 d5 e4 f3 g2 g1": True,
        "c1 g9 f8 e7 d6 c5 b4 a3": True,
        "c1 b8 c7 d6 f4 g3 h2": False,
        "c1 a7 a6 a5 a4 a3": False,
        "c1 c9 d9 e9 f9 g9": False,
    },
    "imprisonment": {
        "c2 e5, c1 d4 d5 d6 e4 e6 f4": True,
        "h2 e5, c1 d4 d5 d6 e4 e6": False,
        "c2 e9, c1 d9 d8 e8 f8 f9": False,
    },
    "envelopment": {"c2 e5, c1 d4 d5 d6 e4 e6 f4 f5": True, "c2 e5, c1 d4 d5 d6 e4 e6 f4": False},
    "isolation": {
        "c2 e5 c5, c1 d4 d5 d6 e4 e6 f4 f5 f6": True,
        "c2 e5 c5, c1 d4 d6 e4 e6 f4 f5 f6": False,
        "c2 e5 a5, c1 d4 d5 d6 e4 e6 f4 f5 f6": False,
        "c2 e5 d5, c1 d4 d6 e4 e6 f4 f5 f6": False,
        "c2 c9 e9, c1 d9 d8 d7": True,
        "c2 c9 e9, c1 d9 d8": False,
        "c2 c9 d7, c1 b8 c8 d8 e8": True,
    },
}


@pytest.mark.parametrize("task", BOARDS)
def test_11_2_position_tasks(task: str) -> None:
    for pieces, met in BOARDS[task].items():
        assert claimable(task, standing(pieces)) == met, pieces


def test_11_2_every_task_has_its_cases() -> None:
    assert KILLS.keys() | SUMMONED.keys() | BOARDS.keys() == TASKS.keys()


def test_11_2_points_of_the_tasks() -> None:
    by_points: dict[int, set[str]] = {}
    for task in TASKS.values():
        by_points.setdefault(task.points, set()).add(task.id)
    assert by_points[1] == {"destruction", "red_summoning", "green_summoning", "central_dominance", "imprisonment"}
    assert by_points[3] == {
        "heroic_devastation",
        "color_conquest",
        "red_legends",
        "green_legends",
        "diagonals",
        "side_chain",
        "corner_chain",
    }
    assert by_points.keys() == {1, 2, 3}
