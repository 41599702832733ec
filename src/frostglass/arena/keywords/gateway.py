"""The Gateway of the Nethervoid: the one marker, which piece has it, how it comes and goes (EXPANSION_RULES E2).

Cards look it up at the moment they need it: one that is gone is on no square and has no neighbours (E2.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena.board import AROUND, BIT, NAMES, SQUARES
from frostglass.arena.keywords.keyword import Kept, Keyword, Reader
from frostglass.arena.patterns import CARDS, COMMON, HEROIC, LEGENDARY
from frostglass.arena.scene import Scene
from frostglass.arena.state import TOKENS, State, piece, rank_of
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message


class GatewayOpened(NamedTuple):
    """The piece on this square carries the marker now."""

    square: int


class GatewayClosed(NamedTuple):
    """The piece that carried the marker is gone, or can carry it no more."""

    square: int


NOWHERE: Final = -1
"""No piece carries the marker."""
ON_MERCHANT: Final = -2
"""The piece that carries it lies on Merchant of Time (E2.5)."""
GATEWAY: Final[Kept[int]] = Kept("gateway", NOWHERE)
"""The square of the Gateway."""

_MERCHANT: Final = "merchant"
"""How a document says that it lies on Merchant of Time, and where there it says what lies on him."""
_SCHOOL: Final = "nethervoid"


class Gateway(Keyword):
    id = "gateway"
    schools = (_SCHOOL,)
    events: ClassVar[tuple[type, ...]] = (GatewayOpened, GatewayClosed)

    def appeared(self, p: State, card: str, square: int) -> None:
        """Only a being of this deck becomes the Gateway by being summoned (E2.2)."""
        if CARDS[card].deck == _SCHOOL and _takes_over(p, CARDS[card].rank):
            _open(p, square)

    def moved(self, p: State, source: int, target: int) -> None:
        if p.kept[GATEWAY.index] == source:
            GATEWAY.put(p, target)

    def swapped(self, p: State, one: int, other: int) -> None:
        square = GATEWAY.get(p)
        if square in (one, other):
            GATEWAY.put(p, one + other - square)

    def gone(self, p: State, square: int) -> None:
        if p.kept[GATEWAY.index] == square:
            _close(p)

    def laid_aside(self, p: State, square: int) -> None:
        if GATEWAY.get(p) == square:
            GATEWAY.put(p, ON_MERCHANT)

    def came_back(self, p: State, square: int) -> None:
        if GATEWAY.get(p) == ON_MERCHANT:  # else the marker had left it meanwhile (X16)
            GATEWAY.put(p, square if square >= 0 else NOWHERE)

    def ranked(self, p: State, square: int) -> None:
        """A legendary piece never is the Gateway (E2.4)."""
        if GATEWAY.get(p) == square and rank_of(p.cells[square]) == LEGENDARY:
            _close(p)

    # -- the doors of the room ---------------------------------------------------------------------------------------

    def read(self, p: State, reader: Reader) -> None:
        named = reader.doc.text(self.id, None)
        if named is None:
            return
        if _SCHOOL not in p.schools:
            raise Refused("gateway-without-nethervoid", field=self.id)
        able = [TOKENS[piece(p.colour(p.schools.index(_SCHOOL) + 1), rank)] for rank in (COMMON, HEROIC)]
        if named == _MERCHANT:
            GATEWAY.put(p, ON_MERCHANT)
            held = [seat.text(_MERCHANT, None) for seat in reader.seats]
        else:
            if named not in NAMES or NAMES.index(named) not in SQUARES:
                raise Refused("unknown-gateway-square", field=self.id, square=named)
            GATEWAY.put(p, NAMES.index(named))
            held = [TOKENS[p.cells[NAMES.index(named)]]]
        if not set(held) & set(able):
            raise Refused("no-gateway-there", field=self.id, square=named)

    def write(self, p: State, document: dict[str, Any]) -> None:
        document[self.id] = _named(GATEWAY.get(p))

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (GATEWAY.get(q),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: _named(values[0])}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        named = told.get(self.id)
        if named == _MERCHANT:
            yield Message("kept-gateway-merchant")
        elif named is not None:
            yield Message("kept-gateway", {"square": named})


# -- for the cards ----------------------------------------------------------------------------------------------------


def gateway(s: Scene) -> int:
    """The Gateway as a bitboard: one square, or none while there is no Gateway on the board."""
    square = GATEWAY.get(s.p)
    return BIT[square] if square >= 0 else 0


def around_gateway(s: Scene) -> int:
    """The squares adjacent to the Gateway, its own not among them (E2.6)."""
    square = GATEWAY.get(s.p)
    return AROUND[square] if square >= 0 else 0


def gateway_square(s: Scene) -> int:
    """Its square; negative while there is no Gateway on the board."""
    return GATEWAY.get(s.p)


def make_gateway(s: Scene, square: int) -> None:
    """The piece on this square becomes the Gateway; the marker leaves wherever it was (E2.3, X15)."""
    if GATEWAY.get(s.p) != square:
        _open(s.p, square)


# -- the marker -------------------------------------------------------------------------------------------------------


def _takes_over(p: State, rank: int) -> bool:
    """Does a new being of this rank become the Gateway (E2.2)?"""
    square = GATEWAY.get(p)
    return square < 0 or (rank == HEROIC and rank_of(p.cells[square]) == COMMON)


def _open(p: State, square: int) -> None:
    GATEWAY.put(p, square)
    p.events.append(GatewayOpened(square))


def _close(p: State) -> None:
    p.events.append(GatewayClosed(GATEWAY.get(p)))
    GATEWAY.put(p, NOWHERE)


def _named(square: int) -> str | None:
    if square == ON_MERCHANT:
        return _MERCHANT
    return NAMES[square] if square >= 0 else None
