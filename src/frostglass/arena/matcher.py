"""Where a being's pattern lies on the board, told who may fill its squares. The one place where patterns are matched:
legality, the finder, why not, the editor and the bots ask here.

`whole`, `whole_by_loans` and `nearly` are quick forms of `lacking`; a property test holds them equal. Targets are
bitboards of the squares that a pattern is seen from.
"""

from __future__ import annotations

from typing import NamedTuple

from frostglass.arena.board import BIT, COLOURLESS
from frostglass.arena.patterns import COMMON, HEROIC, Card, Orientation
from frostglass.arena.state import State


class Loan(NamedTuple):
    """Squares of which at most one may fill a cell besides one's own: those that can stand for a common piece, and
    those that can stand for a heroic one."""

    common: int
    heroic: int


class Fillers(NamedTuple):
    """Who may fill a pattern's squares."""

    own: int
    """The squares whose piece can stand for a common one."""
    upgraded: int
    """Those of them that can stand for a heroic one."""
    loans: tuple[Loan, ...] = ()

    def fill(self, square: int, rank: int) -> bool:
        """Is this cell filled without a loan?"""
        return bool((self.own if rank == COMMON else self.upgraded) & BIT[square])


def fillers(p: State, seat: int) -> Fillers:
    """Who may fill the patterns of a seat's beings: its pieces, one improvised (RULES 6.9), one granted (6.10), and
    what a keyword allows."""
    by = p.by
    i = 3 * p.colour(seat) + 1
    upgraded = by[i + 1] | by[i + 2]
    own = by[i] | upgraded
    found = Fillers(own, upgraded)
    for hook in p.hooks.fillers:
        found = hook(p, seat, found)
    if p.form.scoring != "colours" and not p.borrow:
        return found
    lent = []
    me = p.colour(seat)
    common = p.of_rank(COMMON)
    if p.form.scoring == "colours":
        spent = p.improvised[seat - 1]
        others = [c for c in range(p.colours) if c != me and not spent >> c & 1]
        lent.append(sum(p.of_colour(c) for c in others) & ~found.own)
    if p.borrow and p.turn == seat:
        lent.append(p.enemies_of(me) & ~found.own)
    return found._replace(loans=(*(Loan(loan, loan & ~common) for loan in lent if loan), *found.loans))


def whole(card: Card, own: int, upgraded: int, targets: int) -> list[tuple[Orientation, int]]:
    """The orientations in which a pattern is complete among these pieces, each with its targets."""
    found = []
    own <<= 40
    upgraded <<= 40
    for orientation, fits, heroic, common in card.asks:
        fits &= targets
        for shift in heroic:
            fits &= upgraded >> shift
        for shift in common:
            fits &= own >> shift
            if not fits:
                break
        else:
            if fits:
                found.append((orientation, fits))
    return found


def whole_by_loans(card: Card, who: Fillers, targets: int) -> list[tuple[Orientation, int]]:
    """The same when loans help."""
    if len(who.loans) > 1:
        every = ((orientation, lacking(orientation, who, targets, 1)[0]) for orientation in card.orientations)
        return [(orientation, fits) for orientation, fits in every if fits]
    ((lent, lent_upgraded),) = who.loans
    own, upgraded, lent, lent_upgraded = who.own << 40, who.upgraded << 40, lent << 40, lent_upgraded << 40
    found = []
    for orientation, alone, heroic, common in card.asks:
        alone &= targets
        helped = 0
        for shift in heroic:
            have = upgraded >> shift
            helped = helped & have | alone & lent_upgraded >> shift
            alone &= have
        for shift in common:
            have = own >> shift
            helped = helped & have | alone & lent >> shift
            alone &= have
            if not (alone or helped):
                break
        if fits := alone | helped:
            found.append((orientation, fits))
    return found


def nearly(card: Card, own: int, upgraded: int) -> tuple[int, int]:
    """The targets of a pattern that is complete among these pieces, and the squares on which one more common piece
    would complete it. Who stands on the target or on the last square is not asked."""
    targets = fills = 0
    high_own, high_upgraded = own << 40, upgraded << 40
    for orientation, complete, heroic, common in card.asks:
        for shift in heroic:
            complete &= high_upgraded >> shift
        lack_one = 0
        for shift in common:
            have = high_own >> shift
            fits = complete & have
            lack_one = lack_one & have | complete ^ fits
            complete = fits
            if not (complete or lack_one):
                break
        targets |= complete
        used = orientation.used
        while lack_one:
            low = lack_one & -lack_one
            lack_one ^= low
            fills |= used[low.bit_length() - 1] & ~own
    if card.lands_anywhere and targets:
        targets = COLOURLESS
    return targets, fills


def lacking(orientation: Orientation, fillers: Fillers, targets: int, number: int) -> list[int]:
    """The targets at which the pattern lacks 0, 1, 2 ... pieces, up to the number left out."""
    if fillers.loans:
        return _lacking_with_loans(orientation, fillers, targets, number)
    boards = [orientation.legal & targets, *[0] * (number - 1)][:number]
    asked = ((orientation.asks_heroic, fillers.upgraded << 40), (orientation.asks_common, fillers.own << 40))
    for shifts, standing in asked:
        for shift in shifts:
            have = standing >> shift
            missed = 0
            for i, board in enumerate(boards):
                kept = board & have
                boards[i] = kept | missed
                missed = board ^ kept
    return boards


def _lacking_with_loans(orientation: Orientation, fillers: Fillers, targets: int, number: int) -> list[int]:
    """The same, for each set of loans used so far, and then the best of them."""
    loans = fillers.loans
    states = [[0] * number for _ in range(1 << len(loans))]
    states[0][:1] = [orientation.legal & targets][:number]
    asked = [(shift, COMMON) for shift in orientation.asks_common]
    asked += [(shift, HEROIC) for shift in orientation.asks_heroic]
    for shift, rank in asked:
        have = ((fillers.own if rank == COMMON else fillers.upgraded) << 40) >> shift
        lent = [(loan[rank] << 40) >> shift for loan in loans]
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
