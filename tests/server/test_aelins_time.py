"""A bot that plays Aelin takes the same time for an answer whatever lies face down; the table is set as tables are."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from frostglass.bots import read_spec
from frostglass.embers.document import write
from frostglass.embers.table import AELIN, FENRYS
from tests.embers.tables import table
from tests.server.client import Page
from tests.server.house import House, served
from tests.server.test_campaigns import EVERY_GAME

GUIDE = read_spec("embers", "guide", at_table=True)
PATIENCE = 100
"""Seconds for a process to start in which bots think, on a machine with much else to do."""
SEATS = [{"who": "bot", "level": "guide"}, {"who": "me"}]


def answered_after(house: House, hidden: str) -> float:
    """The seconds until Aelin answers whether she turns a card, as Fenrys sees them."""
    rows = [hidden, "glass-1b", "flames-2b", "daggers-5"]
    position = table("chains-5@0,0 daggers-4@-1,-1", rows=rows, row="chains-2a glass-4", todo="blink", active=FENRYS)
    sitting = house.table(SEATS, {"mode": "chapter", "position": write(position)}, game="embers")
    with Page(house, sitting.id, sitting.token(FENRYS)) as page:
        page.at(0)
        added = next(choice for choice in page.choices if choice.startswith("chains-2a@"))
        page.play(added)
        assert page.state["deciding"] == AELIN
        asked, number = time.perf_counter(), page.state["number"]
        while page.state["number"] == number:
            page.receive(timeout=PATIENCE)
        return time.perf_counter() - asked


@pytest.mark.timeout(180)
def test_whether_aelin_could_turn_a_card_does_not_show_in_her_time(tmp_path: Path) -> None:
    """RULES 10.4, R45: Chains are relived; one of the face-down cards is of Chains, or none."""
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", games=EVERY_GAME) as house:
        times = [answered_after(house, hidden) for hidden in ("chains-1a", "glass-1a", "chains-1a", "glass-1a")]
    print([round(took, 2) for took in times])
    assert min(times) >= GUIDE.budget.seconds
