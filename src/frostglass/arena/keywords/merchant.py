"""Merchant of Time: a piece that lies on the card, neither on the board nor in anybody's supply (E3.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena.board import COLOURLESS
from frostglass.arena.keywords.keyword import Kept, Keyword, Reader
from frostglass.arena.keywords.warp import CLOSED, PENDING
from frostglass.arena.options import Pick, picks
from frostglass.arena.patterns import RANKS
from frostglass.arena.reach import STANDARD, open_to
from frostglass.arena.scene import Scene
from frostglass.arena.state import EMPTY, TOKENS, State, colour_of, rank_of
from frostglass.engine.decision import Option, Script
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message


class LaidAside(NamedTuple):
    """A piece left the board to lie on Merchant of Time; it is not destroyed."""

    seat: int
    square: int
    colour: int
    rank: int


class CameBack(NamedTuple):
    """The piece that lay there stands on the board again."""

    seat: int
    square: int
    colour: int
    rank: int


class FoundNoSquare(NamedTuple):
    """There was no square for it, so it is in its owner's supply (X37)."""

    seat: int


MERCHANT: Final = Kept("merchant", EMPTY, by_seat=True)
"""The cell value of the piece that lies on the card of each seat."""


class Merchant(Keyword):
    id = "merchant"
    schools = ("etherweave",)
    events: ClassVar[tuple[type, ...]] = (LaidAside, CameBack, FoundNoSquare)

    def read(self, p: State, reader: Reader) -> None:
        for seat, fields in enumerate(reader.seats, 1):
            token = fields.text(self.id, None)
            if token is None:
                continue
            if token not in TOKENS[1 : 1 + 3 * p.colours]:
                raise Refused("no-piece", field=fields.path(self.id), piece=token)
            if PENDING.of(p, seat) != CLOSED:
                raise Refused("no-merchant", field=fields.path(self.id), piece=token)
            cell = TOKENS.index(token)
            reader.piece(fields.path(self.id), cell)
            MERCHANT.give(p, seat, cell)

    def write(self, p: State, document: dict[str, Any]) -> None:
        for seat, written in enumerate(document["seats"], 1):
            cell = MERCHANT.of(p, seat)
            written[self.id] = TOKENS[cell] if cell else None

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (max(q.kept[MERCHANT.index]),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        (cell,) = values
        return {self.id: TOKENS[cell] if cell else None}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if token := told.get(self.id):
            cell = TOKENS.index(token)
            said = {"rank": RANKS[rank_of(cell)], "owner": "ABCD"[colour_of(cell)]}
            yield Message("kept-merchant", {"piece": Message("piece", said)})


def lay_aside(s: Scene) -> Script[None]:
    """Take a piece from a colourless square and lay it on the card, if there is one."""
    square = yield from s.choose("lay_aside", s.pieces & COLOURLESS)
    if square >= 0:
        cell = s.p.lay_aside(square)
        s.forget(square)
        MERCHANT.give(s.p, s.seat, cell)
        s.p.events.append(LaidAside(s.seat, square, colour_of(cell), rank_of(cell)))


def bring_back(s: Scene) -> Script[None]:
    """The piece on the card comes back by a standard leap onto a colourless square (X37, X39)."""
    p = s.p
    cell = MERCHANT.of(p, s.seat)
    if cell == EMPTY:
        return
    landing = open_to(p.by, rank_of(cell), STANDARD) & COLOURLESS
    if not landing:
        MERCHANT.give(p, s.seat, EMPTY)
        p.bring_back(-1, cell)
        p.events.append(FoundNoSquare(s.seat))
        return
    answer = yield s.ask("bring_back", picks, (landing,))
    assert isinstance(answer, Pick)
    MERCHANT.give(p, s.seat, EMPTY)
    if p.cells[answer.square]:
        s.destroy(answer.square)
    p.bring_back(answer.square, cell)
    p.events.append(CameBack(s.seat, answer.square, colour_of(cell), rank_of(cell)))
