"""The text of plain.py, from the rows of fields.py; `python -m frostglass.arena.plain_source` writes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from frostglass.arena.fields import BOARD, CARDS_HELD, FIELDS, GAME, PILES, SUPPLY, TABLE, TOLD, TURN
from frostglass.engine.fields import (
    ALL,
    BITS,
    COLOUR,
    NOBODY,
    ONCE,
    OWNER,
    SEAT,
    SIZE,
    Field,
    copying,
    fresh,
    listed,
    made_by,
    slots,
    typed,
    value,
)


def source() -> str:
    """The text of plain.py."""
    sought = [f"{'*' * bool(field.copied)}self.{field.name}" for field in FIELDS if field.sought]
    outcome = [f"self.{field.name}[i]" if field.told.own else f"self.{field.name}" for field in TOLD]
    lines = [
        made_by("frostglass.arena.plain_source", "The arena's plain data and what of it is seen, as fields.py says."),
        _IMPORTS,
        *_plain(sought, outcome),
        *_seat_view(),
        *_table_view(),
    ]
    return "\n".join(lines) + "\n"


_IMPORTS: Final = """\
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from frostglass.arena.board import ON_BOARD
from frostglass.arena.forms import Form, Result
from frostglass.arena.hooks import NO_HOOKS, Hooks
from frostglass.arena.patterns import deck_of
from frostglass.engine.deck import Deck
from frostglass.engine.scripts import Scripted

"""


def _plain(sought: list[str], outcome: list[str]) -> Iterator[str]:
    yield "class Plain(Scripted):"
    yield '    """All that an arena game knows. Tuples are by seat or by colour, both counted from 0."""\n'
    yield f"{slots(FIELDS)}\n"
    yield from typed(FIELDS)
    for name, group in (("table", TABLE + BOARD + SUPPLY), ("cards", CARDS_HELD + PILES), ("turn", TURN + GAME)):
        yield f"\n    def _lay_{name}(self, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> None:"
        firsts = list(fresh(group))
        used = "\n".join(firsts)
        if "seats" in used or "colours" in used:
            yield "        seats = len(schools)"
        if "colours" in used:
            yield "        colours = form.colours(seats)"
        yield from firsts
    yield ""
    yield from copying(FIELDS)
    yield ""
    yield from value("sought", "Equal in positions from which a turn goes on equally.", sought)
    yield ""
    note = "What an outcome tells beside its board, for the seat of this index."
    yield from value("outcome", note, outcome, ", i: int")
    yield "\n"


def _seat_view() -> Iterator[str]:
    seen = [field for field in FIELDS if field.by in (SEAT, BITS) and field.seen != NOBODY]
    yield "class SeatView(NamedTuple):"
    yield '    """A seat as the viewer sees it. Cards are None where only their number is known."""\n'
    for field in seen:
        if field.seen in (OWNER, SIZE):
            yield f"    {field.spoken}_size: int"
        if field.seen == OWNER:
            yield f"    {field.spoken}: {field.of_one} | None"
        elif field.seen == ALL:
            yield f"    {field.spoken}: {'bool' if field.by == BITS else field.of_one}"
            if field.note:
                yield f'    """{field.note}"""'
    yield "\n\ndef seat_view(p: Plain, i: int, is_open: bool) -> SeatView:"
    yield '    """What is seen of the seat of this index, by itself or when all is open, or by others."""'
    yield "    return SeatView("
    for field in seen:
        mine = f"p.{field.name}[i]"
        if field.seen == SIZE:
            yield f"        {mine}.size,"
        elif field.seen == OWNER:
            yield f"        len({mine}),"
            yield f"        {mine} if is_open else None,"
        else:
            yield f"        {f'p.{field.name} >> (i + 1) & 1 == 1' if field.by == BITS else mine},"
    yield "    )\n\n"
    note = "What the views of all seats are made of, secrets among it: while it is equal, so are they."
    yield "def of_seats(p: Plain) -> tuple[object, ...]:"
    yield f'    """{note}"""'
    yield listed("    return (", [f"p.{field.name}" for field in seen], ")") + "\n\n"


def _table_view() -> Iterator[str]:
    seen = [field for field in FIELDS if field.by in (ONCE, COLOUR) and field.seen != NOBODY]
    yield "@dataclass(frozen=True, slots=True, kw_only=True)"
    yield "class TableView:"
    yield '    """What everybody sees beside board and seats."""\n'
    for field in seen:
        yield f"    {field.name}: {field.type}" if field.seen == ALL else f"    {field.name}_size: int"
        if field.note:
            yield f'    """{field.note}"""'
    yield "\n\ndef table_view(p: Plain) -> dict[str, Any]:"
    yield '    """The fields of a table\'s view."""'
    yield "    return {"
    for field in seen:
        if field.seen == SIZE:
            yield f'        "{field.name}_size": p.{field.name}.size,'
        else:
            yield f'        "{field.name}": p.{field.name},'
    yield "    }\n\n"
    yield from _table_glance(seen)
    yield "def put_back(p: Plain, table: TableView, seats: Sequence[SeatView]) -> None:"
    yield '    """Take over what is seen by all: the beginning of a guess at the whole."""'
    for field in FIELDS:
        if field.seen == ALL and field.by in (ONCE, COLOUR):
            yield f"    p.{field.name} = table.{field.name}"
        elif field.seen == ALL and field.by == SEAT:
            yield f"    p.{field.name} = tuple([seat.{field.spoken} for seat in seats])"
        elif field.by == BITS:
            yield f"    p.{field.name} = sum([seat.{field.spoken} << number for number, seat in enumerate(seats, 1)])"


def _table_glance(seen: Sequence[Field]) -> Iterator[str]:
    names = [field.name if field.seen == ALL else f"{field.name}_size" for field in seen]
    yield "class TableGlance:"
    yield '    """The same for those who look at every step: it takes less to make, and nobody keeps it."""\n'
    yield listed("    __slots__ = (", [f'"{name}"' for name in sorted(names)], ")") + "\n"
    yield "    def __init__(self, p: Plain) -> None:"
    for name, field in zip(names, seen, strict=True):
        yield f"        self.{name} = p.{field.name}{'' if field.seen == ALL else '.size'}"
    yield "\n"


if __name__ == "__main__":
    Path(__file__).with_name("plain.py").write_text(source(), encoding="utf-8")
