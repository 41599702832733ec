"""The pattern finder: where a being's pattern lies complete or nearly so, and how many pieces the nearest place lacks.

Who may summon it now is not asked here. Everything follows from the board and the seat's own permissions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from frostglass.arena.board import BIT, ON_BOARD, squares
from frostglass.arena.patterns import CARDS, COMMON, HEROIC, Orientation
from frostglass.arena.state import EMPTY, State
from frostglass.arena.summoning import higher_than


class Missing(NamedTuple):
    """A cell of a pattern that is not filled: its square and the rank it asks for."""

    square: int
    rank: int


class Fit(NamedTuple):
    """A place of a pattern on the board, complete or with pieces missing."""

    card: str
    target: int
    orientation: int
    used: tuple[int, ...]
    missing: tuple[Missing, ...]
    lent: tuple[int, ...]
    """Enemy pieces that stand in (RULES 6.9, 6.10)."""
    blocked: bool
    """A piece of higher rank stands on the target square (RULES 6.3)."""


class _Pieces(NamedTuple):
    """The pieces a seat may use: its own by the rank they can stand for, and one enemy piece out of each loan."""

    own: tuple[int, int]
    loans: tuple[tuple[int, int], ...]


def fits(p: State, seat: int, card: str, most_missing: int = 2, targets: int = ON_BOARD) -> list[Fit]:
    """All places of a being's pattern on these targets that lack at most so many pieces, the complete ones first.

    Of places that lack equally many, those come first where nothing is in the way.
    """
    pieces = _pieces(p, seat)
    higher = higher_than(p, CARDS[card].rank)
    found = []
    for orientation in CARDS[card].orientations:
        for board in _by_missing(orientation, pieces, targets, most_missing + 1):
            for target in squares(board):
                missing, lent = _looked_at(orientation, target, pieces)
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
    return _shortest(_pieces(p, seat), card, targets)


def shortages(p: State, seat: int) -> dict[str, int]:
    """The same for all that a seat could summon: its beings and legends."""
    pieces = _pieces(p, seat)
    return {card: _shortest(pieces, card, ON_BOARD) for card in (*p.hands[seat - 1], *p.legends[seat - 1])}


@lru_cache(maxsize=4096)
def _shortest(pieces: _Pieces, card: str, targets: int) -> int:
    fewest = CARDS[card].size
    for orientation in CARDS[card].orientations:
        boards = _by_missing(orientation, pieces, targets, fewest)
        fewest = next((number for number, board in enumerate(boards) if board), fewest)
        if not fewest:
            break
    return fewest


def _pieces(p: State, seat: int) -> _Pieces:
    me = p.colour(seat)
    loans = []
    if p.form.scoring == "colours":
        spent = p.improvised[seat - 1]
        loans.append(sum(p.of_colour(c) for c in range(p.colours) if c != me and not spent >> c & 1))
    if p.borrow and p.turn == seat:
        loans.append(ON_BOARD & ~p.by[EMPTY] & ~p.of_colour(me))
    common = p.of_rank(COMMON)
    own = p.of_colour(me)
    return _Pieces((own, own & ~common), tuple((loan, loan & ~common) for loan in loans if loan))


def _by_missing(orientation: Orientation, pieces: _Pieces, targets: int, number: int) -> list[int]:
    """The targets at which the pattern lacks 0, 1, 2 ... pieces, up to the number left out."""
    if pieces.loans:
        return _by_missing_with_loans(orientation, pieces, targets, number)
    own, upgraded = pieces.own
    boards = [orientation.legal & targets, *[0] * (number - 1)][:number]
    asked = ((orientation.asks_heroic, upgraded << 40), (orientation.asks_common, own << 40))
    for shifts, standing in asked:
        for shift in shifts:
            have = standing >> shift
            lacking = 0
            for i, board in enumerate(boards):
                kept = board & have
                boards[i] = kept | lacking
                lacking = board ^ kept
    return boards


def _by_missing_with_loans(orientation: Orientation, pieces: _Pieces, targets: int, number: int) -> list[int]:
    """The same, for each set of loans used so far, and then the best of them."""
    states = [[0] * number for _ in range(1 << len(pieces.loans))]
    states[0][:1] = [orientation.legal & targets][:number]
    asked = [(shift, COMMON) for shift in orientation.asks_common]
    asked += [(shift, HEROIC) for shift in orientation.asks_heroic]
    for shift, rank in asked:
        have = (pieces.own[rank] << 40) >> shift
        lent = [(loan[rank] << 40) >> shift for loan in pieces.loans]
        for used in range(len(states) - 1, -1, -1):
            boards = states[used]
            for lacks in range(number - 1, -1, -1):
                board = boards[lacks] & have
                if lacks:
                    board |= boards[lacks - 1] & ~have
                for i, loan in enumerate(lent):
                    if used >> i & 1:
                        board |= states[used ^ 1 << i][lacks] & loan
                boards[lacks] = board
    found = []
    fewer = 0
    for ways in zip(*states, strict=True):
        board = 0
        for way in ways:
            board |= way
        found.append(board & ~fewer)
        fewer |= board
    return found


def _looked_at(orientation: Orientation, target: int, pieces: _Pieces) -> tuple[tuple[Missing, ...], tuple[int, ...]]:
    """What is missing at one target, and which enemy pieces stand in."""
    cells = [Missing(target + 9 * y + x, rank) for (x, y), rank in orientation.cells]
    missing = [cell for cell in cells if not pieces.own[cell.rank] & BIT[cell.square]]
    lent = []
    for loan in pieces.loans:  # an improvised piece has fewer to choose from than a granted one, so it comes first
        cell = next((cell for cell in missing if loan[cell.rank] & BIT[cell.square]), None)
        if cell is not None:
            missing.remove(cell)
            lent.append(cell.square)
    return tuple(missing), tuple(lent)
