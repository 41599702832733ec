"""The state is described once: what is written from the rows is what the rows say, and one row is enough."""

from importlib.resources import files
from typing import Any

import pytest

from frostglass.embers import document, fields, plain_source
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.engine.fields import SIZE, Field
from frostglass.engine.steps import Stepped

NEW = (
    Field("mood", "str", '"calm"', written=str),
    Field("debts", "tuple[int, ...]", "(0, 0)", seen=SIZE, written=list),
)


def test_plain_is_what_the_rows_say() -> None:
    written = files("frostglass.embers").joinpath("plain.py").read_text("utf-8")
    assert written == plain_source.source(), "python -m frostglass.embers.plain_source writes it anew"


def test_every_field_has_a_row_and_every_row_a_place() -> None:
    slots = {name for kind in Position.__mro__ for name in getattr(kind, "__slots__", ())}
    assert slots - {"_decision", "events"} == {field.name for field in fields.FIELDS}
    assert {"todo"} == set(Stepped.__slots__)


def test_a_row_more_is_copied_seen_guessed_told_apart_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_source, "FIELDS", (*fields.FIELDS, *NEW))
    monkeypatch.setattr(document, "FIELDS", (*fields.FIELDS, *NEW))
    made: dict[str, Any] = {"__name__": "frostglass.embers.plain"}
    exec(plain_source.source(), made)

    class Whole(made["Plain"]):  # type: ignore[misc]
        __slots__ = ()
        _ask = _answer = _resign = _leave = None

    rules = EMBERS.new({"mode": "chapter", "chapter": 1}).rules
    p, q, r = Whole(), Whole(), Whole()
    for table in (p, q, r):
        table._lay(rules)
    p.mood, p.debts = "stormy", (0, 3, 1)
    assert p.facts != q.facts
    seen = made["seen_by"](1, p, (), (), 1, "blink", None)
    assert (seen.mood, seen.debts) == ("stormy", 3)
    made["put_back"](q, seen)
    assert (q.mood, q.debts) == ("stormy", (0, 0)), "how many there are does not tell which"
    r._load(p)
    assert r.facts == p.facts
    assert (document.write(p)["mood"], document.write(p)["debts"]) == ("stormy", [0, 3, 1])
