"""A glance is a view that is quicker to make: the same figures, and nothing besides."""

import random

import pytest

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import SCHOOLS
from frostglass.arena.position import Position
from frostglass.arena.view import Glance, View, view

FIELDS = View.__dataclass_fields__.keys() - {"resolving"}
TABLES = [(form.id, seats) for form in FORMS.values() for seats in form.seat_counts]


@pytest.mark.parametrize(("form", "seats"), TABLES)
@pytest.mark.parametrize("first", range(len(SCHOOLS)))
def test_a_glance_says_what_the_view_says(form: str, seats: int, first: int) -> None:
    schools = tuple((list(SCHOOLS) * 2)[first : first + seats])
    rng = random.Random(first)
    p = Position.new(FORMS[form], schools, turn_limit=12)
    while (decision := p.decision) is not None:
        if rng.random() < 0.2:
            for seat in range(seats + 1):
                seen, glance = view(p, seat), Glance(p, seat)
                for field in FIELDS - {"cells"}:
                    assert getattr(glance, field) == getattr(seen, field), field
                assert glance.cells == bytes(seen.cells)
        p.take(decision.options[rng.randrange(len(decision.options))])
    assert all(Glance(p, seat).seats == view(p, seat).seats for seat in range(seats + 1))  # RULES 15.9: all is shown


def test_a_glance_has_no_field_of_its_own() -> None:
    kept = {name for kind in Glance.__mro__ for name in getattr(kind, "__slots__", ())}
    assert kept == FIELDS
