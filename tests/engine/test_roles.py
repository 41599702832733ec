"""Every choice that a game offers has a role, and docs/protocol.md names them all; pages go by it, not by notation."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from frostglass.arena.options import Discard, Pick, Place, Summon, Word
from frostglass.arena.rules import ARENA
from frostglass.embers.options import LetGo
from frostglass.embers.rules import EMBERS
from frostglass.engine.decision import CHANCE
from frostglass.engine.game import Rules

ROOT = Path(__file__).parents[2]
LISTED = {
    role
    for line in (ROOT / "docs/protocol.md").read_text().splitlines()
    if line.startswith("| `")
    for role in re.findall(r"`(\w+)`", line.split("|")[1])
}
FOUR = ["everfrost", "highland", "sylvan", "northern"]
TABLES = [
    (ARENA, {"mode": "high_form", "schools": ["everfrost", "highland"]}),
    (ARENA, {"mode": "team_duel", "schools": FOUR}),
    (EMBERS, {"mode": "prologue"}),
    *((EMBERS, {"mode": "chapter", "chapter": chapter}) for chapter in (1, 4, 7)),
]


def roles_met(rules: Rules, settings: dict[str, Any], luck: random.Random) -> set[str]:
    """The roles of everything that was offered to a seat in one game of random choices."""
    position = rules.new(settings)
    met: set[str] = set()
    for _ in range(1500):
        decision = position.decision
        if decision is None:
            break
        if decision.seat != CHANCE:
            met |= {rules.role(option) for option in decision.options}
        position.play(luck.choice(decision.options))
    return met


@pytest.mark.parametrize(("rules", "settings"), TABLES, ids=lambda value: getattr(value, "id", None))
def test_every_role_offered_is_in_the_protocol(rules: Rules, settings: dict[str, Any]) -> None:
    met = roles_met(rules, settings, random.Random(3))
    assert len(met) > 1
    assert met <= LISTED


def test_options_of_different_kinds_have_different_roles() -> None:
    assert ARENA.role(Place(40)) == "place"
    assert ARENA.role(Pick(40)) == "pick"
    assert ARENA.role(Summon("snow_fox", 40, 0, -1, -1)) == "summon"
    assert ARENA.role(Discard("snow_fox")) == "discard"
    assert [ARENA.role(Word(word)) for word in ("end", "stop", "pass", "upper")] == ["end", "stop", "pass", "answer"]
    assert EMBERS.role(LetGo("flames-2a")) == "return"


def test_two_seats_of_a_team_share_a_colour() -> None:
    view = ARENA.view(ARENA.new({"mode": "team_duel", "schools": FOUR}), 0)
    assert [seat["colour"] for seat in view["seats"]] == [1, 2, 1, 2]


def test_no_page_reads_a_choice_by_its_text() -> None:
    pages = sorted((ROOT / "src/frostglass/web/static/js").glob("[at]*/*.js"))
    assert len(pages) > 20
    assert [page.name for page in pages if re.search(r"\btext\.startsWith|\btext [!=]== \"", page.read_text())] == []
