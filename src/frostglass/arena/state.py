"""The state of the arena: pieces, supply, cards, scores, the turn's records (RULES appendix B). No rules here.

What it holds is described in fields.py.
"""

from __future__ import annotations

from typing import Final, TypeVar

from frostglass.arena.board import BIT, DIAGRAM, ON_BOARD
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.plain import Plain
from frostglass.engine.decision import CHANCE

T = TypeVar("T")

EMPTY: Final = 0
"""A cell holds 0 when empty, else 3 * colour + rank + 1."""
TOKENS: Final = ("--", *(f"{rank}{colour}" for colour in "1234" for rank in "chl"))


def piece(colour: int, rank: int) -> int:
    """The cell value of a piece."""
    return 3 * colour + rank + 1


def colour_of(cell: int) -> int:
    """The colour of a piece; -1 for an empty cell."""
    return (cell - 1) // 3


def rank_of(cell: int) -> int:
    """The rank of a piece."""
    return (cell - 1) % 3


def replaced(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced; what a position holds by seat or colour is never changed in place."""
    return (*values[:i], value, *values[i + 1 :])


class State(Plain):
    """All that an arena game knows, with what follows from it at once."""

    __slots__ = ()

    # -- seats and colours ------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.schools)

    def colour(self, seat: int) -> int:
        """The piece colour of a seat; in team play seats 1 and 3 share one (RULES 3.7)."""
        return (seat - 1) % self.colours

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one."""
        return tuple(range(self.colour(seat) + 1, self.seats + 1, self.colours))

    def partner(self, seat: int) -> int:
        """The teammate; only in team play."""
        return (seat + 1) % 4 + 1

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % self.seats + 1

    def has_left(self, seat: int) -> bool:
        return bool(self.left >> seat & 1)

    def or_chance(self, seat: int) -> int:
        """Who makes a compulsory choice of this seat: chance once it has left (RULES 4.10)."""
        return CHANCE if self.has_left(seat) else seat

    # -- pieces -----------------------------------------------------------------------------------------------------

    def put(self, square: int, cell: int) -> None:
        """Make a square hold this cell value; the only place where the board changes."""
        bit = BIT[square]
        by = self.by
        by[self.cells[square]] ^= bit
        by[cell] |= bit
        self.cells[square] = cell

    def carry(self, source: int, target: int) -> None:
        """Take a piece to an empty square."""
        by, cells = self.by, self.cells
        cell = cells[source]
        both = BIT[source] | BIT[target]
        by[cell] ^= both
        by[EMPTY] ^= both
        cells[source] = EMPTY
        cells[target] = cell
        for moved in self.hooks.moved:
            moved(self, source, target)

    def swap(self, one: int, other: int) -> None:
        """Let two pieces change places."""
        first, second = self.cells[one], self.cells[other]
        self.put(one, second)
        self.put(other, first)
        for swapped in self.hooks.swapped:
            swapped(self, one, other)

    def take_off(self, square: int) -> None:
        """Take a piece off the board."""
        self.put(square, EMPTY)
        for gone in self.hooks.gone:
            gone(self, square)

    def lay_aside(self, square: int) -> int:
        """Take a piece off the board to lie on a card: it is in nobody's supply (X3). Its cell value."""
        cell = self.cells[square]
        self.put(square, EMPTY)
        self.lose(colour_of(cell), rank_of(cell), 1)
        for laid_aside in self.hooks.laid_aside:
            laid_aside(self, square)
        return cell

    def bring_back(self, square: int, cell: int) -> None:
        """Put a piece that lay on a card on an empty square; -1: into its owner's supply."""
        self.lose(colour_of(cell), rank_of(cell), -1)
        if square >= 0:
            self.put(square, cell)
        for came_back in self.hooks.came_back:
            came_back(self, square)

    def turn_over(self, square: int, rank: int) -> None:
        """Let the piece on a square show another rank."""
        self.put(square, piece(colour_of(self.cells[square]), rank))
        for ranked in self.hooks.ranked:
            ranked(self, square)

    def lose(self, colour: int, rank: int, pieces: int) -> None:
        """So many pieces more lie neither on the board nor in the supply; fewer if the number is negative."""
        i = 2 * colour + (rank == LEGENDARY)
        self.gone = replaced(self.gone, i, self.gone[i] + pieces)

    def of_colour(self, colour: int) -> int:
        by = self.by
        i = 3 * colour + 1
        return by[i] | by[i + 1] | by[i + 2]

    def enemies_of(self, colour: int) -> int:
        return ON_BOARD & ~self.by[EMPTY] & ~self.of_colour(colour)

    def upgraded_of(self, colour: int) -> int:
        by = self.by
        i = 3 * colour + 2
        return by[i] | by[i + 1]

    def of_rank(self, rank: int) -> int:
        by = self.by
        return by[rank + 1] | by[rank + 4] | by[rank + 7] | by[rank + 10]

    def killed(self, colour: int) -> tuple[int, int, int]:
        """The turn's kills of a colour, by rank."""
        common, heroic, legendary = self.kills[3 * colour : 3 * colour + 3]
        return common, heroic, legendary

    def dual_free(self, colour: int) -> int:
        """Common or heroic pieces in the supply (RULES 1.5)."""
        i = 3 * colour + 1
        return self.duals - self.gone[2 * colour] - (self.by[i] | self.by[i + 1]).bit_count()

    def legend_free(self, colour: int) -> int:
        """Legendary pieces in the supply (RULES 1.5)."""
        return 3 - self.gone[2 * colour + 1] - self.by[3 * colour + 3].bit_count()

    def free(self, colour: int, rank: int) -> int:
        """Pieces in the supply that can show this rank."""
        return self.legend_free(colour) if rank == LEGENDARY else self.dual_free(colour)

    def __str__(self) -> str:
        return "\n".join(" ".join(TOKENS[self.cells[s]] for s in row).center(26).rstrip() for row in DIAGRAM)
