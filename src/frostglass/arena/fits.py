"""The pattern finder: where a being's pattern lies complete or nearly so, and how many pieces the nearest place lacks.

Who may summon it now is not asked here. Everything follows from the board and the seat's own permissions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from frostglass.arena.board import BIT, ON_BOARD, squares
from frostglass.arena.matcher import Fillers, fillers, lacking
from frostglass.arena.patterns import CARDS, Orientation
from frostglass.arena.state import EMPTY, State
from frostglass.arena.summoning import hand, higher_than


class Missing(NamedTuple):
    """A cell of a pattern that is not filled: its square and the rank it asks for."""

    square: int
    rank: int


class Fit(NamedTuple):
    """A place of a pattern on the board, complete or with pieces missing."""

    card: str
    target: int
    """Where the being comes to; for a pattern without a target the square that it is seen from."""
    orientation: int
    used: tuple[int, ...]
    missing: tuple[Missing, ...]
    lent: tuple[int, ...]
    """Enemy pieces that stand in (RULES 6.9, 6.10), and empty squares that count as pieces (X25)."""
    blocked: bool
    """A piece of higher rank stands on the target square (RULES 6.3)."""


def fits(p: State, seat: int, card: str, most_missing: int = 2, targets: int = ON_BOARD) -> list[Fit]:
    """All places of a being's pattern on these targets that lack at most so many pieces, the complete ones first.

    Of places that lack equally many, those come first where nothing is in the way.
    """
    who = fillers(p, seat)
    higher = higher_than(p, CARDS[card].rank)
    if CARDS[card].lands_anywhere:  # where the pattern lies says nothing about where the being comes to
        targets, higher = ON_BOARD, 0
    found = []
    for orientation in CARDS[card].orientations:
        for board in lacking(orientation, who, targets, most_missing + 1):
            for target in squares(board):
                missing, lent = _looked_at(orientation, target, who)
                used = orientation.used_squares[target]
                blocked = bool(higher & BIT[target])
                found.append(Fit(card, target, orientation.number, used, missing, lent, blocked))
    taken = ON_BOARD & ~p.by[EMPTY]

    def order(fit: Fit) -> tuple[int, ...]:
        in_the_way = sum(taken >> cell.square & 1 for cell in fit.missing)
        return len(fit.missing), fit.blocked, in_the_way, fit.target, fit.orientation

    return sorted(found, key=order)


def nearest(p: State, seat: int, card: str, targets: int = ON_BOARD) -> list[Fit]:
    """The places that lack the fewest pieces; none where the pattern cannot lie at all."""
    return fits(p, seat, card, shortest(p, seat, card, targets), targets)


def shortest(p: State, seat: int, card: str, targets: int = ON_BOARD) -> int:
    """How many pieces the nearest place of a being's pattern lacks."""
    return _shortest(fillers(p, seat), card, ON_BOARD if CARDS[card].lands_anywhere else targets)


def shortages(p: State, seat: int) -> dict[str, int]:
    """The same for all that a seat could summon: its beings and legends."""
    who = fillers(p, seat)
    return {card: _shortest(who, card, ON_BOARD) for card in (*hand(p, seat), *p.legends[seat - 1])}


@lru_cache(maxsize=4096)
def _shortest(who: Fillers, card: str, targets: int) -> int:
    fewest = CARDS[card].size
    for orientation in CARDS[card].orientations:
        boards = lacking(orientation, who, targets, fewest)
        fewest = next((number for number, board in enumerate(boards) if board), fewest)
        if not fewest:
            break
    return fewest


def _looked_at(orientation: Orientation, target: int, who: Fillers) -> tuple[tuple[Missing, ...], tuple[int, ...]]:
    """What is missing at one target, and which enemy pieces stand in."""
    cells = [Missing(target + 9 * y + x, rank) for (x, y), rank in orientation.cells]
    missing = [cell for cell in cells if not who.fill(cell.square, cell.rank)]
    lent = []
    for loan in who.loans:  # an improvised piece has fewer to choose from than a granted one, so it comes first
        cell = next((cell for cell in missing if loan[cell.rank] & BIT[cell.square]), None)
        if cell is not None:
            missing.remove(cell)
            lent.append(cell.square)
    return tuple(missing), tuple(lent)
