"""A game's state described once: a row for each field, and the source of the classes that follow from the rows.

The source goes into a file of its own, so that it is typed, can be compiled and is as quick as if written by hand; a
test holds that it is what the rows say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

ONCE: Final = "once"
SEAT: Final = "seat"
BITS: Final = "bits"
COLOUR: Final = "colour"
"""Is a field there once, a tuple by seat (or by colour), or a number with a bit for each seat?"""

ALL: Final = "all"
OWNER: Final = "owner"
SIZE: Final = "size"
NOBODY: Final = "nobody"
"""Who may see it: everybody; its seat, while others see how much it is; all, but only how much it is; nobody."""

WIDTH: Final = 120


@dataclass(frozen=True)
class Field:
    """One field of a state."""

    name: str
    type: str
    fresh: str
    """Its first value, as an expression."""
    by: str = ONCE
    seen: str = ALL
    said: str = ""
    """Its name in a document, and in the view of one seat, where that is another."""
    only: str = ""
    """It is written and told only in games of this kind, which is the game's own word."""
    sought: bool = True
    """May two positions that differ in this go on differently within a turn? Where it follows from the rest: no."""
    copied: str = ""
    """What a copy takes over when that is not the value itself: `[:]`."""
    written: Any = None
    """How a document holds it; None: not by itself."""
    told: Any = None
    """How an outcome tells of it; None: not at all."""
    note: str = ""

    @property
    def spoken(self) -> str:
        return self.said or self.name

    @property
    def of_one(self) -> str:
        """The type of one seat's part: `tuple[X, ...]` has parts of type X."""
        return self.type.removeprefix("tuple[").removesuffix(", ...]")


def slots(fields: Iterable[Field]) -> str:
    """The slots of a class."""
    return listed("    __slots__ = (", [f'"{field}"' for field in sorted(field.name for field in fields)], ")")


def typed(fields: Iterable[Field]) -> Iterator[str]:
    """The types of all fields, with their notes."""
    for field in fields:
        yield f"    {field.name}: {field.type}"
        if field.note:
            yield f'    """{field.note}"""'


def fresh(fields: Sequence[Field]) -> Iterator[str]:
    """Give each field its first value."""
    yield from (f"        self.{field.name} = {field.fresh}" for field in fields)


def copying(fields: Sequence[Field]) -> Iterator[str]:
    """The method that takes all fields over from another position."""
    yield "    def _load(self, other: Self) -> None:"
    for i in range(0, len(fields), 2):
        two = fields[i : i + 2]
        left = ", ".join(f"self.{field.name}" for field in two)
        yield f"        {left} = {', '.join(f'other.{field.name}{field.copied}' for field in two)}"


def value(name: str, note: str, values: Sequence[str], arguments: str = "") -> Iterator[str]:
    """A method that gives some values as one."""
    yield f"    def {name}(self{arguments}) -> tuple[object, ...]:"
    yield f'        """{note}"""'
    yield listed("        return (", values, ")")


def made_by(module: str, note: str) -> str:
    """What a written file begins with."""
    return f'"""{note}\n\nWritten by `python -m {module}`: what is to be changed stands there.\n"""\n'


def listed(begin: str, values: Sequence[str], end: str) -> str:
    """A tuple on as few lines as it takes."""
    indent = " " * (len(begin) - len(begin.lstrip()) + 4)
    lines, line = [begin], indent
    for item in values:
        if len(line) + len(item) + 1 > WIDTH:
            lines.append(line.rstrip())
            line = indent
        line += f"{item}, "
    return "\n".join([*lines, line.rstrip(), f"{indent[:-4]}{end}  # fmt: skip"])
