"""The Mind: cards stacked on a half-card grid (RULES 2 and 3). Pure geometry; whose turn it is plays no part here.

A Mind never changes: `add` and `take` give a new one. Each card lies at a spot of the Mind's frame (frame.py), and
`shows` holds, for each card, the board of its areas that nothing lies upon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, Self

from frostglass.embers.deck import COLOUR, COVERED, MASK, STRENGTH
from frostglass.embers.frame import CENTRE, Frame, frame_for

RELIVED: Final = 7
"""The sum of strengths that relives a memory (RULES 3.3)."""

_COVERED_AREAS = {card: tuple(i for i in range(4) if mask[i] == COVERED) for card, mask in MASK.items()}
_CLEAR_AREAS = {card: tuple(i for i in range(4) if mask[i] != COVERED) for card, mask in MASK.items()}


class Placed(NamedTuple):
    """A card of the Mind and the grid point of its top-left area."""

    card: str
    x: int
    y: int


class Mind:
    """Cards from the bottom of the stack to the top, their spots, what shows of them, and the kinds of all areas."""

    __slots__ = ("_board", "_shifted", "cards", "clear", "covered", "frame", "shows", "spots")

    def __init__(
        self,
        frame: Frame = CENTRE,
        cards: tuple[str, ...] = (),
        spots: tuple[int, ...] = (),
        shows: tuple[int, ...] = (),
        covered: int = 0,
        clear: int = 0,
    ) -> None:
        self.frame = frame
        self.cards = cards
        self.spots = spots
        self.shows = shows
        self.covered = covered
        self.clear = clear
        self._shifted: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        self._board = -1

    @classmethod
    def of(cls, placed: Iterable[tuple[str, int, int]]) -> Self:
        """The Mind with these cards, from bottom to top; areas on one grid point are taken to be of one kind."""
        mind = cls()
        for card, x, y in placed:
            mind = mind.add(card, x, y)
        return mind

    # -- what lies there ------------------------------------------------------------------------------------------

    @property
    def placed(self) -> tuple[Placed, ...]:
        """All cards, hidden ones too, from bottom to top."""
        places = self.frame.places
        return tuple([Placed(card, *places[spot]) for card, spot in zip(self.cards, self.spots, strict=True)])

    @property
    def visible(self) -> tuple[str, ...]:
        """The cards of which at least one area shows, from bottom to top (RULES 2.5)."""
        return tuple([card for card, shown in zip(self.cards, self.shows, strict=True) if shown])

    @property
    def board(self) -> int:
        """The spots of the visible cards. No two have the same: the upper one would hide the lower."""
        board = self._board
        if board < 0:
            board = 0
            for spot, shown in zip(self.spots, self.shows, strict=True):
                if shown:
                    board |= 1 << spot
            self._board = board
        return board

    @property
    def extent(self) -> tuple[int, int, int, int]:
        """Least x and y, greatest x and y over all grid points of the Mind; it must not be empty."""
        places = self.frame.places
        xs = [places[spot][0] for spot in self.spots]
        ys = [places[spot][1] for spot in self.spots]
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    # -- where a card may go --------------------------------------------------------------------------------------

    def places(self, card: str) -> list[tuple[int, int]]:
        """Where this card may be added (RULES 2.4), line by line from the top."""
        touch, clash, _ = self._fit(card)
        return self._listed(touch & ~clash)

    def leaps(self, card: str) -> list[tuple[int, int]]:
        """The places that only "covered on covered" forbids: clear on clear alone (CAPTIVITY K16)."""
        touch, clash, meet = self._fit(card)
        return self._listed(meet & ~clash & ~touch)

    def takes(self, card: str) -> bool:
        """Can this card be added anywhere?"""
        touch, clash, _ = self._fit(card)
        return bool(touch & ~clash)

    # -- changing it ----------------------------------------------------------------------------------------------

    def add(self, card: str, x: int, y: int) -> Self:
        """The Mind with this card on top; the place is not checked."""
        frame = self.frame
        spot = frame.spots.get((x, y), -1)
        if spot < 0 or not frame.inner[spot]:
            return self._in_larger_frame(x, y).add(card, x, y)
        square = frame.square << spot
        bare = ~square
        shows = [shown & bare for shown in self.shows]
        shows.append(square)
        return type(self)(
            frame,
            (*self.cards, card),
            (*self.spots, spot),
            tuple(shows),
            self.covered | frame.covered[card] << spot,
            self.clear | frame.clear[card] << spot,
        )

    def take(self, card: str) -> Self:
        """The Mind without this card; what lay below it may show now (RULES 2.2, R2)."""
        cards, spots = self.cards, self.spots
        i = cards.index(card)
        freed = self.shows[i]
        shows = list(self.shows)
        square = self.frame.square
        for j in range(i - 1, -1, -1):
            if not freed:
                break
            gained = freed & square << spots[j]
            if gained:
                shows[j] |= gained
                freed ^= gained
        del shows[i]
        return type(self)(
            self.frame,
            cards[:i] + cards[i + 1 :],
            spots[:i] + spots[i + 1 :],
            tuple(shows),
            self.covered & ~freed,
            self.clear & ~freed,
        )

    def take_all(self, cards: Iterable[str]) -> Self:
        """The Mind without these cards."""
        mind = self
        for card in cards:
            mind = mind.take(card)
        return mind

    # -- how it hangs together ------------------------------------------------------------------------------------

    @property
    def is_split(self) -> bool:
        """Do the visible cards form two or more parts (RULES 2.8)?"""
        board = self.board
        return _reach(board & -board, board, self.frame.stride) != board

    def parts(self) -> list[tuple[str, ...]]:
        """The visible cards grouped by overlap (RULES 2.6), each part and the list from bottom to top."""
        board, stride = self.board, self.frame.stride
        parts = []
        for spot, shown in zip(self.spots, self.shows, strict=True):
            if shown and board >> spot & 1:
                part = _reach(1 << spot, board, stride)
                board ^= part
                parts.append(self._on(part))
        return parts

    def colour_set(self) -> tuple[str, ...]:
        """The set of the card added last: visible cards of its colour that are connected with it (RULES 3.2)."""
        return self._on(_reach(1 << self.spots[-1], self._board_of(COLOUR[self.cards[-1]]), self.frame.stride))

    def relived_set(self) -> tuple[str, ...]:
        """The set of the card added last if its strengths sum to exactly 7, else nothing (RULES 3.3)."""
        colour = COLOUR[self.cards[-1]]
        total = 0
        for card, shown in zip(self.cards, self.shows, strict=True):
            if shown and COLOUR[card] == colour:
                total += STRENGTH[card]
        if total < RELIVED:
            return ()
        found = self.colour_set()
        return found if sum(STRENGTH[card] for card in found) == RELIVED else ()

    # -- values ---------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.cards)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def __iter__(self) -> Iterator[Placed]:
        return iter(self.placed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mind) and self.cards == other.cards and self.placed == other.placed

    def __hash__(self) -> int:
        return hash(self.placed)

    def __repr__(self) -> str:
        return f"Mind({self})"

    def __str__(self) -> str:
        """As in RULES 13: `card@x,y` from bottom to top."""
        return " ".join(f"{card}@{x},{y}" for card, x, y in self.placed)

    # -- boards ---------------------------------------------------------------------------------------------------

    def _fit(self, card: str) -> tuple[int, int, int]:
        """Boards of the places where a covered area of the card meets a covered one, where an area meets one of the
        other kind, and where a clear area meets a clear one."""
        shifted = self._shifted
        if shifted is None:
            one, line = 1, self.frame.stride
            covered, clear = self.covered, self.clear
            self._shifted = shifted = (
                (covered, covered >> one, covered >> line, covered >> line + one),
                (clear, clear >> one, clear >> line, clear >> line + one),
            )
        covered_at, clear_at = shifted
        touch = clash = meet = 0
        for i in _COVERED_AREAS[card]:
            touch |= covered_at[i]
            clash |= clear_at[i]
        for i in _CLEAR_AREAS[card]:
            meet |= clear_at[i]
            clash |= covered_at[i]
        return touch, clash, meet

    def _listed(self, board: int) -> list[tuple[int, int]]:
        places = self.frame.places
        found = []
        while board:
            lowest = board & -board
            found.append(places[lowest.bit_length() - 1])
            board ^= lowest
        return found

    def _board_of(self, colour: str) -> int:
        board = 0
        for card, spot, shown in zip(self.cards, self.spots, self.shows, strict=True):
            if shown and COLOUR[card] == colour:
                board |= 1 << spot
        return board

    def _on(self, board: int) -> tuple[str, ...]:
        """The visible cards at the spots of a board."""
        placed = zip(self.cards, self.spots, self.shows, strict=True)
        return tuple([card for card, spot, shown in placed if shown and board >> spot & 1])

    def _in_larger_frame(self, x: int, y: int) -> Self:
        """The same Mind in a frame where a card may lie at (x, y) too."""
        placed = self.placed
        mind = type(self)(frame_for([(x, y), *((p.x, p.y) for p in placed)]))
        for card, at_x, at_y in placed:
            mind = mind.add(card, at_x, at_y)
        return mind


def _reach(start: int, board: int, stride: int) -> int:
    """The spots of a board that are connected with the start; cards overlap when |dx| <= 1 and |dy| <= 1 (R4)."""
    while True:
        wide = start | start << 1 | start >> 1
        grown = (wide | wide << stride | wide >> stride) & board
        if grown == start:
            return start
        start = grown
