"""What a script may look at: pieces by owner and rank, the being and its surroundings, the reach of moves. Nothing here
changes anything; sets of squares are bitboards."""

from __future__ import annotations

from collections.abc import Sequence

from frostglass.arena.board import AROUND, BESIDE, BIT, CORNERS_OF, ON_BOARD, RAY, WITHIN, board, spread
from frostglass.arena.options import Move
from frostglass.arena.patterns import COMMON, HEROIC, LEGENDARY, Orientation
from frostglass.arena.reach import STANDARD, runs, steps
from frostglass.arena.state import EMPTY, State, colour_of


class Piece:
    """A piece that a script follows through its moves; gone when it left the board or changed colour (RULES 7.7)."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square

    @property
    def bit(self) -> int:
        """Its square as a bitboard, empty when it is gone."""
        return BIT[self.square] if self.square >= 0 else 0

    def __bool__(self) -> bool:
        return self.square >= 0


class Stage:
    """The position as an effect sees it, on the turn of `seat`.

    With a target it is the effect of a being that stands there now; `summoned_onto` is what stood there and was
    destroyed by the summoning (RULES 6.6).
    """

    __slots__ = (
        "_being",
        "followed",
        "me",
        "orientation",
        "p",
        "remembered",
        "seat",
        "summoned_onto",
        "target",
        "used",
    )

    def __init__(
        self, p: State, orientation: Orientation | None = None, target: int = -1, summoned_onto: int = EMPTY
    ) -> None:
        self.p = p
        self.seat = seat = p.turn
        self.me = (seat - 1) % p.colours
        self.orientation = orientation
        self.target = target
        self.summoned_onto = summoned_onto
        self.used: Sequence[Piece] = ()
        self.remembered: object = None
        """What the script says it keeps in mind (`Scene.remember`); None when it does not say."""
        self.followed: list[Piece]
        self._being: Piece | None
        if target >= 0:
            self._being = being = Piece(target)
            self.followed = [being]
        else:
            self._being = None
            self.followed = []

    # -- pieces and cards -------------------------------------------------------------------------------------------

    @property
    def mine(self) -> int:
        by = self.p.by
        i = 3 * self.me + 1
        return by[i] | by[i + 1] | by[i + 2]

    @property
    def enemies(self) -> int:
        return ON_BOARD & ~self.p.by[EMPTY] & ~self.mine

    @property
    def empty(self) -> int:
        return self.p.by[EMPTY]

    @property
    def pieces(self) -> int:
        return ON_BOARD & ~self.p.by[EMPTY]

    @property
    def commons(self) -> int:
        by = self.p.by
        return by[1] | by[4] | by[7] | by[10]

    @property
    def heroics(self) -> int:
        return self.p.of_rank(HEROIC)

    @property
    def legendaries(self) -> int:
        return self.p.of_rank(LEGENDARY)

    @property
    def being(self) -> int:
        """The being's piece as a bitboard: one square, or none when it is gone (RULES 7.7)."""
        being = self._being
        return BIT[being.square] if being is not None and being.square >= 0 else 0

    @property
    def here(self) -> int:
        """The being's square, or where it was summoned once it is gone."""
        return self._being.square if self._being else self.target

    @property
    def around(self) -> int:
        being = self._being
        return AROUND[being.square] if being is not None and being.square >= 0 else 0

    @property
    def beside(self) -> int:
        return BESIDE[self.here] if self.being else 0

    @property
    def corners(self) -> int:
        return CORNERS_OF[self.here] if self.being else 0

    def within(self, distance: int) -> int:
        return WITHIN[distance][self.here] if self.being else 0

    @property
    def marked(self) -> int:
        assert self.orientation is not None
        return self.orientation.marked(self.target)

    @property
    def marked_second(self) -> int:
        """The squares marked in a second colour that mirror nothing."""
        assert self.orientation is not None
        return board(s for s in self.orientation.seconds[self.target] if s >= 0)

    @property
    def arrows(self) -> tuple[int, ...]:
        assert self.orientation is not None
        return self.orientation.arrows

    @property
    def pattern(self) -> int:
        """The pieces used to summon that are still followed (RULES 7.18)."""
        found = 0
        for follower in self.used:
            found |= follower.bit
        return found

    def like(self, square: int) -> int:
        """The pieces of the same colour and rank as the one on a square."""
        return self.p.by[self.p.cells[square]]

    def on(self, region: int) -> bool:
        """Was the being summoned on a square of this region?"""
        return bool(region & BIT[self.target])

    @property
    def colours(self) -> range:
        return range(self.p.colours)

    @property
    def enemy_colours(self) -> list[int]:
        return [c for c in range(self.p.colours) if c != self.me]

    def of_colour(self, colour: int) -> int:
        return self.p.of_colour(colour)

    @property
    def actions_left(self) -> int:
        return self.p.actions

    @property
    def discard_pile(self) -> tuple[str, ...]:
        return self.p.discards[self.seat - 1]

    @property
    def flares_in_hand(self) -> tuple[str, ...]:
        return self.p.flares[self.seat - 1]

    @property
    def summoned_onto_enemy(self) -> bool:
        """Did the summoning destroy an enemy piece on the target square?"""
        return self.summoned_onto != EMPTY and colour_of(self.summoned_onto) != self.me

    @property
    def mirror_squares(self) -> dict[int, int]:
        """Each marked square with its mirror image, where both exist (RULES 7.23)."""
        assert self.orientation is not None
        pairs = zip(self.orientation.marks[self.target], self.orientation.mirror[self.target], strict=True)
        return {yellow: blue for yellow, blue in pairs if yellow >= 0 and blue >= 0}

    def cell(self, square: int) -> int:
        return self.p.cells[square]

    def has_free_piece(self, rank: int = COMMON) -> bool:
        """Have you a piece in the supply that can show this rank?"""
        return self.p.free(self.me, rank) > 0

    def colours_with_free_piece(self) -> list[int]:
        """The enemy colours with a common or heroic piece in the supply."""
        return [c for c in self.enemy_colours if self.p.dual_free(c) > 0]

    def of_those_with_more(self, counted: int) -> int:
        """The pieces of all opponents who have more pieces of this bitboard than you."""
        mine = (counted & self.mine).bit_count()
        found = 0
        for colour in self.enemy_colours:
            theirs = self.of_colour(colour)
            if (theirs & counted).bit_count() > mine:
                found |= theirs
        return found

    # -- reach --------------------------------------------------------------------------------------------------------

    def near(self, where: int) -> int:
        """The squares adjacent to a square of the bitboard."""
        return spread(where)

    def steps(self, movers: int, kind: str) -> list[Move]:
        """All single moves of these pieces."""
        return steps(self.p.cells, self.p.by, movers, kind)

    def steps_in(self, movers: int, direction: int, kind: str) -> list[Move]:
        """All single moves of these pieces in one direction."""
        return runs(self.p.cells, self.p.by, movers, (direction,), kind, 1, 0)

    def slides(self, mover: int, direction: int) -> list[Move]:
        """Where this piece can stop after standard moves in one direction."""
        return runs(self.p.cells, self.p.by, BIT[mover], (direction,), STANDARD, 9, 0)

    def first_piece(self, start: int, direction: int) -> int:
        """The nearest piece on a ray (RULES 7.22), or -1."""
        cells = self.p.cells
        for s in RAY[direction][start]:
            if cells[s]:
                return s
        return -1

    @property
    def upgradable(self) -> int:
        """Commons, and heroic pieces whose owner has a legendary piece left (RULES 1.7)."""
        p = self.p
        by = p.by
        found = by[1] | by[4] | by[7] | by[10]
        for colour in range(p.colours):
            heroics = by[3 * colour + 2]
            if heroics and p.legend_free(colour):
                found |= heroics
        return found

    def convertible(self, where: int) -> int:
        """Enemy common and heroic pieces of the bitboard that you have a piece to replace with (RULES 1.7)."""
        return where & self.enemies & (self.commons | self.heroics) if self.p.dual_free(self.me) > 0 else 0
