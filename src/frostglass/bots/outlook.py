"""How far a side has come with the tasks of the High Form, whoever's turn it is."""

from __future__ import annotations

from typing import Final

from frostglass.arena.board import ON_BOARD, OPPOSITE_CORNERS, OPPOSITE_SIDES, SQUARES, board
from frostglass.arena.state import State
from frostglass.arena.tasks import PROGRESS, TASKS, Outlook, outlook

__all__ = ["claimable", "missing_of", "outlook", "task_value"]

_CHAINS: Final = {"side_chain": OPPOSITE_SIDES, "corner_chain": OPPOSITE_CORNERS}
_LEFT: Final = board(s for s in SQUARES if s % 9)
"""The squares that have one to their left, and those that have one to their right."""
_RIGHT: Final = board(s for s in SQUARES if s % 9 < 8)
_FAR: Final = 6
"""More than this that is missing makes a task worth nothing yet."""
_OF_THE_TURN: Final = ("destruction", "summoning")
"""Types of task that look at one turn alone: what is done in it is lost with its end."""


def task_value(p: State, colour: int, met: float, step: float, next_task: float) -> float:
    """The tasks' points, each by how near its condition is; of those that hold only one can be claimed a turn."""
    look = outlook(p, colour)
    on_turn = p.colour(p.turn) == colour
    worth = best = 0.0
    for task in p.tasks:
        missing = missing_of(task, look)
        points = TASKS[task].points
        if not missing:
            best = max(best, points * met)
            worth += points * met * step
        elif TASKS[task].type not in _OF_THE_TURN or (on_turn and p.actions):
            worth += points * met * step ** min(missing, _FAR) * (missing < _FAR)
    if best:
        worth += best * (1 - step)
    if p.next_task is not None and TASKS[p.next_task].type not in _OF_THE_TURN:
        missing = missing_of(p.next_task, look)
        worth += next_task * TASKS[p.next_task].points * met * step ** (missing + 1) * (missing < _FAR)
    return worth


def claimable(p: State) -> int:
    """The points of the best task that the turn player's side could claim if the turn ended now (RULES 11.2)."""
    if not p.tasks:
        return 0
    look = outlook(p, p.colour(p.turn))
    return max([TASKS[task].points for task in p.tasks if not missing_of(task, look)], default=0)


def missing_of(task: str, look: Outlook) -> int:
    """How many pieces, kills or summonings are still wanted."""
    ends = _CHAINS.get(task)
    if ends is not None:
        return min(_gap(start, goal, look) for start, goal in ends)
    return min(sum(max(0, need - have) for have, need in alternative) for alternative in PROGRESS[task](look))


def _gap(start: int, goal: int, look: Outlook) -> int:
    """How many empty squares must be filled to join two edges by a chain."""
    own, empty = look.own, look.empty
    joined = _connected(start & own, own)
    for missing in range(_FAR):
        if joined & goal:
            return missing
        wider = joined | (_grown(joined) | start) & empty
        joined = wider | _connected(_grown(wider) & own, own)
    return _FAR


def _grown(mask: int) -> int:
    """The mask and all squares around it, for all its squares at once."""
    wide = mask | (mask & _RIGHT) << 1 | (mask & _LEFT) >> 1
    return (wide | wide << 9 | wide >> 9) & ON_BOARD


def _connected(mask: int, over: int) -> int:
    """The squares of `over` that hang together with some of them."""
    while (wider := _grown(mask) & over) != mask:
        mask = wider
    return mask
