"""The text of plain.py, from the rows of fields.py; `python -m frostglass.embers.plain_source` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from frostglass.embers.fields import FIELDS, STILL_TO_DO
from frostglass.engine.fields import ALL, NOBODY, SIZE, Field, copying, fresh, made_by, slots, typed, value


def source() -> str:
    """The text of plain.py."""
    lines = [
        made_by(
            "frostglass.embers.plain_source", "The plain data of embers and what is seen of it, as fields.py says."
        ),
        _IMPORTS,
        *_plain(),
        *_view(),
    ]
    return "\n".join(lines) + "\n"


_IMPORTS: Final = """\
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from frostglass.embers.mind import Mind
from frostglass.embers.table import Pile, PileView, Row, RowView
from frostglass.engine.deck import Deck
from frostglass.engine.steps import Step, Stepped

if TYPE_CHECKING:
    from frostglass.embers.in_force import InForce

"""


def _plain() -> Iterator[str]:
    own = [field for field in FIELDS if field is not STILL_TO_DO]  # the runtime has its place, and copies it
    yield "class Plain(Stepped):"
    yield '    """All that a game of embers knows: values none of which ever changes."""\n'
    yield f"{slots(own)}\n"
    yield from typed(own)
    yield "\n    def _lay(self, rules: InForce) -> None:"
    yield from fresh(FIELDS)
    yield ""
    yield from copying(own)
    yield "\n    @property"
    note = "All that the state is, as one value; two positions are in the same state when these are equal."
    yield from value("facts", note, [f"self.{field.name}" for field in FIELDS if field.sought])
    yield "\n"


def _view() -> Iterator[str]:
    seen = [field for field in FIELDS if field.seen != NOBODY]
    yield "class View(NamedTuple):"
    yield '    """The game through one seat\'s eyes."""\n'
    yield "    seat: int"
    for field in seen:
        yield f"    {field.name}: {_seen_as(field)}"
        if field.seen == SIZE:
            yield f'    """How many cards. {field.note}"""' if field.note else '    """How many cards."""'
        elif field.note:
            yield f'    """{field.note}"""'
    yield "    asked: int"
    yield '    """The seat that has to decide, CHANCE when nobody has."""'
    yield "    kind: str"
    yield '    """The phase; \'\' when the game is over."""'
    yield "    about: str | None"
    yield '    """What the question is about: a relived colour, a striking demon."""'
    others = [field for field in seen if field.seen not in (ALL, SIZE)]
    told = ["seat: int", "p: Plain", *(f"{field.name}: {field.seen}" for field in others)]
    told += ["asked: int", "kind: str", "about: str | None"]
    yield "\n\ndef seen_by(\n" + "".join(f"    {one},\n" for one in told) + ") -> View:"
    yield '    """The view of a seat: what all see of the position, and what view.py says of the rest."""'
    yield "    return View("
    yield "        seat,"
    for field in seen:
        yield f"        {_part(field)},"
    yield "        asked,\n        kind,\n        about,\n    )\n\n"
    yield "def put_back(p: Plain, v: View) -> None:"
    yield '    """Take over what is seen by all: the beginning of a guess at the whole."""'
    yield from (f"    p.{field.name} = v.{field.name}" for field in seen if field.seen == ALL)


def _seen_as(field: Field) -> str:
    """The type of its part of a view."""
    return {ALL: field.type, SIZE: "int"}.get(field.seen, field.seen)


def _part(field: Field) -> str:
    if field.seen == SIZE:
        return f"p.{field.name}.size" if field.type == "Deck" else f"len(p.{field.name})"
    return f"p.{field.name}" if field.seen == ALL else field.name


if __name__ == "__main__":
    Path(__file__).with_name("plain.py").write_text(source(), encoding="utf-8")
