"""The state is described once: what is written from the rows is what the rows say, and one row is enough."""

from importlib.resources import files
from typing import Any

import pytest

from frostglass.arena import fields, plain_source
from frostglass.arena.forms import FORMS
from frostglass.arena.plain import Plain
from frostglass.engine.fields import SEAT, Field

NEW = (
    Field("mood", "str", '"calm"'),
    Field("debts", "tuple[int, ...]", "(0,) * seats", by=SEAT, said="debt"),
)


def test_plain_is_what_the_rows_say() -> None:
    written = files("frostglass.arena").joinpath("plain.py").read_text("utf-8")
    assert written == plain_source.source(), "python -m frostglass.arena.plain_source writes it anew"


def test_every_field_has_a_row_and_every_row_a_slot() -> None:
    assert set(Plain.__slots__) == {field.name for field in fields.FIELDS}


@pytest.fixture
def with_new_rows(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The module as it would be with two more fields."""
    monkeypatch.setattr(plain_source, "FIELDS", (*fields.FIELDS, *NEW))
    monkeypatch.setattr(plain_source, "GAME", (*fields.GAME, *NEW))
    made: dict[str, Any] = {"__name__": "frostglass.arena.plain"}
    exec(plain_source.source(), made)
    return made


def test_a_row_more_is_copied_seen_guessed_and_told_apart(with_new_rows: dict[str, Any]) -> None:
    class Whole(with_new_rows["Plain"]):  # type: ignore[misc]
        __slots__ = ()

        def __init__(self) -> None:
            self._lay_table(FORMS["duel"], ("everfrost", "highland"), 1, 0)
            self._lay_cards(FORMS["duel"], ("everfrost", "highland"), 1, 0)
            self._lay_turn(FORMS["duel"], ("everfrost", "highland"), 1, 0)

        _script = _settled = _resign = _leave = _absent = None

    p, q = Whole(), Whole()
    p.mood, p.debts = "stormy", (0, 3)
    assert p.sought() != q.sought()
    table = with_new_rows["TableView"](**with_new_rows["table_view"](p))
    seats = [with_new_rows["seat_view"](p, i, False) for i in range(2)]
    assert (table.mood, [seat.debt for seat in seats]) == ("stormy", [0, 3])
    with_new_rows["put_back"](q, table, seats)
    assert (q.mood, q.debts, p.sought()) == ("stormy", (0, 3), q.sought())
    r = Whole()
    r._load(p)
    assert (r.mood, r.debts) == ("stormy", (0, 3))
