"""How fields of the state stand in a position document (CONTRACT 1.2): the forms that fields.py speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import Result
from frostglass.arena.reading import Known, Reading
from frostglass.arena.schools import KEYWORDS, told_of
from frostglass.arena.state import State
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.fields import BITS, COLOUR, ONCE, Field


def _as_it_is(value: Any) -> Any:
    return value


class Written(NamedTuple):
    """A field that stands in the document itself or, by seat, with each seat; by colour with the first of them."""

    read_one: Callable[[Reading, Fields, str, int], Any]
    plain: Callable[[Any], Any] = _as_it_is

    def read(self, r: Reading, field: Field) -> Any:
        name = field.spoken
        if field.by == ONCE:
            return self.read_one(r, r.doc, name, 0)
        seats = r.seats[: r.p.colours] if field.by == COLOUR else r.seats
        parts = [self.read_one(r, at, name, seat) for seat, at in enumerate(seats, 1)]
        return sum(bit << seat for seat, bit in enumerate(parts, 1)) if field.by == BITS else tuple(parts)

    def write(self, p: State, field: Field, document: dict[str, Any]) -> None:
        name, value = field.spoken, getattr(p, field.name)
        if field.by == ONCE:
            document[name] = self.plain(value)
            return
        parts = [bool(value >> seat & 1) for seat in range(1, p.seats + 1)] if field.by == BITS else value
        for at, part in zip(document["seats"], parts, strict=False):
            at[name] = self.plain(part)


class Whole(NamedTuple):
    """A field that is read and written in a way of its own."""

    read_all: Callable[[Reading], Any]
    write_all: Callable[[State, dict[str, Any]], None]

    def read(self, r: Reading, field: Field) -> Any:
        return self.read_all(r)

    def write(self, p: State, field: Field, document: dict[str, Any]) -> None:
        self.write_all(p, document)


# -- numbers and words ------------------------------------------------------------------------------------------------


def number(default: int = 0, most: int = 99) -> Written:
    return Written(lambda r, at, name, seat: at.number(name, default, 0, most))


def a_seat(default: int) -> Written:
    """A seat, or so many of them; the default is the least."""
    return Written(lambda r, at, name, seat: at.number(name, default, default, r.p.seats))


def numbers(length: int) -> Written:
    return Written(lambda r, at, name, seat: tuple(at.numbers(name, [0] * length, length, 0, 99)), list)


FLAG: Final[Written] = Written(lambda r, at, name, seat: at.flag(name, False))
WORD: Final[Written] = Written(lambda r, at, name, seat: at.text(name, "") or "")


def part(name: str, k: int) -> Whole:
    """One of two numbers that stand together."""

    def write(p: State, document: dict[str, Any]) -> None:
        document[name] = [p.extra_beings, p.extra_legends]

    return Whole(lambda r: r.doc.numbers(name, [0, 0], 2, 0, 99)[k], write)


def _read_control(r: Reading, at: Fields, name: str, seat: int) -> int:
    p = r.p
    control = at.number(name, p.turn, 1, p.seats)
    if control != p.turn and (not p.form.teams or control != p.partner(p.turn)):
        raise Refused("not-the-partner", field=name, seat=control)
    return control


CONTROL: Final[Written] = Written(_read_control)


def _read_scores(r: Reading, at: Fields, name: str, seat: int) -> tuple[int, ...]:
    return tuple(at.numbers(name, list(r.p.scores), len(r.p.scores), 0, 10**6))


SCORES: Final[Written] = Written(_read_scores, list)


def _read_improvised(r: Reading, at: Fields, name: str, seat: int) -> int:
    spent = 0
    for colour in at.numbers(name, [], None, 1, r.p.seats):
        if colour == seat:
            raise Refused("own-colour-improvised", field=at.path(name), colour=colour)
        spent |= 1 << (colour - 1)
    return spent


def colours(bits: int) -> list[int]:
    """The colours of a number with a bit for each, counted from 1."""
    return [colour for colour in range(1, bits.bit_length() + 1) if bits >> (colour - 1) & 1]


IMPROVISED: Final[Written] = Written(_read_improvised, colours)


def _read_result(r: Reading, at: Fields, name: str, seat: int) -> Result | None:
    result = at.object(name, None)
    if result is None:
        return None
    return Result(result.text("reason"), tuple(result.numbers("winners", [], None, 1, r.p.seats)))


def _plain_result(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {"reason": result.reason, "winners": list(result.winners)}


RESULT: Final[Written] = Written(_read_result, _plain_result)


# -- cards ------------------------------------------------------------------------------------------------------------

OF_SCHOOL: Final[Written] = Written(lambda r, at, name, seat: r.school(seat, at, name), list)
SHOWN: Final[Written] = Written(lambda r, at, name, seat: tuple(at.texts(name, list(r.p.discards[seat - 1]))), list)
NAMES: Final[Written] = Written(lambda r, at, name, seat: tuple(at.texts(name, [])), list)


def shared(known: Known) -> Written:
    """Cards of a deck that all seats share."""
    return Written(lambda r, at, name, seat: r.shared(at, name, known), list)


def shared_one(known: Known) -> Written:
    """One of them, if there is one."""

    def read(r: Reading, at: Fields, name: str, seat: int) -> str | None:
        card = at.text(name, None)
        if card is not None:
            r.lay_shared(name, card, known)
        return card

    return Written(read)


def _known(deck: Deck) -> dict[str, list[str]]:
    """The cards of a deck whose place is known; the rest of it follows from all that is seen elsewhere."""
    return {"top": list(deck.top), "bottom": list(deck.bottom)}


SCHOOL_DECK: Final[Written] = Written(lambda r, at, name, seat: r.rest(seat), _known)


def shared_deck(known: Known) -> Written:
    return Written(lambda r, at, name, seat: r.rest_of_shared(name, known), _known)


def _read_kept(r: Reading) -> tuple[Any, ...]:
    for keyword in KEYWORDS:
        keyword.read(r.p, r)
    return r.p.kept


def _write_kept(p: State, document: dict[str, Any]) -> None:
    for keyword in told_of(p):
        keyword.write(p, document)


KEPT: Final[Whole] = Whole(_read_kept, _write_kept)


# -- supply -----------------------------------------------------------------------------------------------------------


def _read_removed(r: Reading) -> tuple[int, ...]:
    removed = [seat.numbers("removed", [0, 0], 2, 0, 20) for seat in r.seats]
    for seat, pieces in zip(r.seats[r.p.colours :], removed[r.p.colours :], strict=True):
        if any(pieces):
            raise Refused("removed-by-colour", field=seat.path("removed"))
    return tuple(number for pieces in removed[: r.p.colours] for number in pieces)


def _write_removed(p: State, document: dict[str, Any]) -> None:
    for i, seat in enumerate(document["seats"]):
        seat["removed"] = list(p.removed[2 * i : 2 * i + 2]) if i < p.colours else [0, 0]


REMOVED: Final[Whole] = Whole(_read_removed, _write_removed)


def _read_gone(r: Reading) -> tuple[int, ...]:
    """What keywords hold has been counted while they were read; now no colour may have too many pieces (RULES 1.5)."""
    p = r.p
    p.gone = tuple(gone + removed for gone, removed in zip(p.gone, p.removed, strict=True))
    for colour in range(p.colours):
        for kind, free in (("dual", p.dual_free(colour)), ("legendary", p.legend_free(colour))):
            if free < 0:
                # Where only the piece on a card is too many, its field is named.
                field = r.lying.get((colour, kind == "legendary"), "board") if free == -1 else "board"
                raise Refused("too-many-pieces", field=field, colour=colour + 1, kind=kind, number=-free)
    return p.gone


def _write_nothing(p: State, document: dict[str, Any]) -> None:
    """It follows from the rest."""


GONE: Final[Whole] = Whole(_read_gone, _write_nothing)
