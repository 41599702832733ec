"""The arena's board as a person holds it: pieces by square, squares by colour and rank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from frostglass.arena.board import GREEN, NAMES, ON_BOARD, RED, SQUARES, SquareSet, square
from frostglass.arena.patterns import RANKS
from frostglass.arena.state import EMPTY, State, colour_of, piece, rank_of
from frostglass.engine.errors import Refused
from frostglass.library.errors import explained


class Piece(NamedTuple):
    """A piece: its colour (from 1, a team shares one) and rank (`common`, `heroic`, `legendary`)."""

    colour: int
    rank: str

    def __str__(self) -> str:
        return f"{self.rank[0]}{self.colour}"


class Board:
    """A board with its pieces, as it was when it was asked for.

    >>> import frostglass
    >>> game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
    >>> game.play("c5")
    >>> game.board["c5"]
    Piece(colour=1, rank='common')
    >>> game.board.pieces(colour=1)
    SquareSet(['c5'])
    >>> len(game.board.empty)
    67
    """

    __slots__ = ("_by", "_cells", "_text")

    red = SquareSet(RED)
    """The red squares (RULES 2.3)."""
    green = SquareSet(GREEN)
    """The green squares."""

    def __init__(self, state: State) -> None:
        self._cells = tuple(state.cells)
        self._by = tuple(state.by)
        self._text = state.__class__.__str__(state)

    def __getitem__(self, name: str) -> Piece | None:
        """The piece on a square; None where there is none."""
        with explained(name, [NAMES[s] for s in SQUARES]):
            try:
                cell = self._cells[square(name)]
            except KeyError:
                raise Refused("unknown-square", square=name) from None
        return None if cell == EMPTY else Piece(colour_of(cell) + 1, RANKS[rank_of(cell)])

    def pieces(self, colour: int | None = None, rank: str | None = None) -> SquareSet:
        """The squares with pieces, of this colour and rank alone if they are named."""
        mask = 0
        for c in range(4):
            for r, name in enumerate(RANKS):
                if colour in (None, c + 1) and rank in (None, name):
                    mask |= self._by[piece(c, r)]
        return SquareSet(mask)

    @property
    def empty(self) -> SquareSet:
        """The squares without a piece."""
        return SquareSet(self._by[EMPTY])

    @property
    def squares(self) -> SquareSet:
        """All 69 squares."""
        return SquareSet(ON_BOARD)

    def __iter__(self) -> Iterator[tuple[str, Piece]]:
        """Each piece with its square."""
        for s in SQUARES:
            if self._cells[s]:
                yield NAMES[s], Piece(colour_of(self._cells[s]) + 1, RANKS[rank_of(self._cells[s])])

    def __len__(self) -> int:
        return sum(map(bool, self._cells))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._cells == other._cells

    def __hash__(self) -> int:
        return hash(self._cells)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<Board with {len(self)} pieces>"
