"""Where pieces can go: single moves, leaps, runs (RULES 7.12, 7.13). Of a position only its cells and bitboards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from frostglass.arena.board import BIT, ON_BOARD, RAY, distances, squares
from frostglass.arena.options import MOVES, STEPS_FROM, Move
from frostglass.arena.patterns import COMMON, HEROIC, LEGENDARY
from frostglass.arena.state import EMPTY, rank_of

STANDARD: Final = "standard"
COMBAT: Final = "combat"
ONTO_EMPTY: Final = "onto_empty"


def open_to(by: list[int], rank: int, kind: str) -> int:
    """The squares that a piece of this rank may enter (RULES 7.12): empty, or held by what it may destroy."""
    if kind == ONTO_EMPTY:
        return by[EMPTY]
    highest = rank if kind == COMBAT else rank - 1
    found = by[EMPTY]
    if highest >= COMMON:
        found |= by[1] | by[4] | by[7] | by[10]
        if highest >= HEROIC:
            found |= by[2] | by[5] | by[8] | by[11]
            if highest >= LEGENDARY:
                found |= by[3] | by[6] | by[9] | by[12]
    return found


def steps(cells: list[int], by: list[int], movers: int, kind: str, onto: int = ON_BOARD) -> list[Move]:
    """All single moves of these pieces onto these squares."""
    found: list[Move] = []
    reach: dict[int, int] = {}
    for source in squares(movers):
        rank = (cells[source] - 1) % 3
        if rank not in reach:
            reach[rank] = open_to(by, rank, kind) & onto
        targets = reach[rank]
        found += [step for bit, step in STEPS_FROM[source] if targets & bit]
    return found


def steps_toward(
    cells: list[int], by: list[int], movers: int, kind: str, goal: int, onto: int = ON_BOARD
) -> list[Move]:
    """The single moves of these pieces that end strictly closer to a square than they begin (E1)."""
    far = distances(goal)
    return [move for move in steps(cells, by, movers, kind, onto) if far[move.target] < far[move.source]]


def leaps(cells: list[int], by: list[int], movers: int, kind: str, onto: int) -> list[Move]:
    """All leaps of these pieces onto these squares."""
    return [
        MOVES[source][target]
        for source in squares(movers)
        for target in squares(open_to(by, rank_of(cells[source]), kind) & onto & ~BIT[source])
    ]


def runs(
    cells: list[int], by: list[int], movers: int, directions: Iterable[int], kind: str, most: int, ending_on: int
) -> list[Move]:
    """Where each piece can stop after moves in one direction (RULES 7.12)."""
    found = []
    for source in squares(movers):
        reach = open_to(by, rank_of(cells[source]), kind)
        for direction in directions:
            for target in RAY[direction][source][:most]:
                if not reach & BIT[target]:
                    break
                found.append(MOVES[source][target])
                if ending_on & BIT[target]:
                    break
    return found


def has_way(by: list[int], movers: int, directions: Iterable[int]) -> bool:
    """Is the next square in one of these directions empty for the first of these pieces?"""
    if movers:
        empty = by[EMPTY]
        source = movers.bit_length() - 1
        for direction in directions:
            ray = RAY[direction][source]
            if ray and empty & BIT[ray[0]]:
                return True
    return False
