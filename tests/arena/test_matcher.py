"""The matcher: its quick forms find what the general one finds, on random boards, for every card."""

import random

import pytest

from frostglass.arena.board import COLOURLESS, ON_BOARD, SQUARES, squares
from frostglass.arena.matcher import Fillers, Loan, lacking, nearly, whole, whole_by_loans
from frostglass.arena.patterns import CARDS, Orientation


def pieces(rng: random.Random, number: int) -> int:
    return sum(1 << square for square in rng.sample(SQUARES, number))


def filled(orientation: Orientation, anchor: int, who: Fillers) -> int:
    """How many cells lack a piece, each loan given to the first cell it fits in every possible order: by trying."""
    cells = [(anchor + 9 * y + x, rank) for (x, y), rank in orientation.cells]
    open_cells = [(square, rank) for square, rank in cells if not (who.upgraded if rank else who.own) >> square & 1]

    def least(todo: list[tuple[int, int]], loans: tuple[Loan, ...]) -> int:
        if not todo:
            return 0
        (square, rank), *rest = todo
        ways = [1 + least(rest, loans)]
        for i, loan in enumerate(loans):
            if loan[rank] >> square & 1:
                ways.append(least(rest, loans[:i] + loans[i + 1 :]))
        return min(ways)

    return least(open_cells, who.loans)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_6_2_the_quick_forms_find_what_trying_every_place_finds(card) -> None:
    rng = random.Random(card.id)
    own = pieces(rng, 24)
    upgraded = own & pieces(rng, 45)
    who = Fillers(own, upgraded)
    complete: dict[int, int] = {}
    targets = fills = 0
    for orientation in card.orientations:
        boards = lacking(orientation, who, ON_BOARD, 3)
        for anchor in squares(orientation.legal):
            missing = filled(orientation, anchor, who)
            assert [bool(board >> anchor & 1) for board in boards] == [missing == n for n in range(3)]
            if missing == 0:
                complete[orientation.number] = complete.get(orientation.number, 0) | 1 << anchor
                targets |= 1 << anchor
            commons = [anchor + 9 * y + x for (x, y), rank in orientation.cells if not rank]
            lacks = [square for square in commons if not own >> square & 1]
            if missing == 1 and len(lacks) == 1:
                fills |= 1 << lacks[0]
    assert {o.number: fits for o, fits in whole(card, own, upgraded, ON_BOARD)} == complete
    assert nearly(card, own, upgraded) == (COLOURLESS if card.lands_anywhere and targets else targets, fills)


@pytest.mark.parametrize("card", list(CARDS.values())[::5], ids=lambda card: card.id)
def test_6_9_loans_fill_what_is_missing_in_the_best_way(card) -> None:
    rng = random.Random(card.id)
    own, first, second = (pieces(rng, 16) for _ in range(3))
    first, second = first & ~own, second & ~own
    who = Fillers(own, own & pieces(rng, 40), (Loan(first, first & second), Loan(second, 0), Loan(second, 0)))
    for orientation in card.orientations[:3]:
        boards = lacking(orientation, who, ON_BOARD, 3)
        for anchor in squares(orientation.legal):
            missing = filled(orientation, anchor, who)
            assert [bool(board >> anchor & 1) for board in boards] == [missing == n for n in range(3)]


@pytest.mark.parametrize("card", list(CARDS.values())[::3], ids=lambda card: card.id)
@pytest.mark.parametrize("number", [1, 2])
def test_6_9_the_quick_form_with_loans_finds_what_the_general_one_finds(card, number: int) -> None:
    rng = random.Random(card.id)
    own, lent = pieces(rng, 20), pieces(rng, 20)
    lent &= ~own
    who = Fillers(own, own & pieces(rng, 40), (Loan(lent, lent & pieces(rng, 40)),) * number)
    every = {o.number: lacking(o, who, ON_BOARD, 1)[0] for o in card.orientations}
    assert {o.number: f for o, f in whole_by_loans(card, who, ON_BOARD)} == {o: f for o, f in every.items() if f}
