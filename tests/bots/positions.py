"""Decisions out of random games of every form, the same every time."""

from __future__ import annotations

import random
from collections.abc import Iterator

from frostglass.arena.forms import FORMS
from frostglass.arena.position import Position
from frostglass.engine.decision import CHANCE

TABLES = (
    ("duel", ("everfrost", "sylvan")),
    ("high_form", ("northern", "highland")),
    ("melee", ("southern", "everfrost", "highland")),
    ("melee", ("sylvan", "everfrost", "northern", "southern")),
    ("team_duel", ("sylvan", "northern", "highland", "everfrost")),
    ("team_high_form", ("everfrost", "highland", "sylvan", "southern")),
    ("duel", ("nethervoid", "etherweave")),
)
IDS = [f"{mode}_{len(schools)}_{schools[0]}" for mode, schools in TABLES]


def decisions(mode: str, schools: tuple[str, ...], seed: int, number: int) -> Iterator[Position]:
    """Positions of a random game in which a seat has a real choice, main phases and effects in turn."""
    rng = random.Random(seed)
    p = Position.new(FORMS[mode], schools, turn_limit=200)
    wanted_inside = False
    while number and (decision := p.decision) is not None:
        options = decision.options
        asked = decision.seat != CHANCE and len(options) > 1 and p.turns >= 6
        if asked and (p.in_progress is not None) == wanted_inside and rng.random() < 0.3:
            yield p.copy()
            number -= 1
            wanted_inside = not wanted_inside
        p.play(options[int(rng.random() * len(options))])


def setup_decisions(mode: str, schools: tuple[str, ...], seed: int) -> Iterator[Position]:
    """Where a seat chooses while the game is set up, whatever it chooses there."""
    rng = random.Random(seed)
    p = Position.new(FORMS[mode], schools, turn_limit=200)
    while (decision := p.decision) is not None and (decision.seat == CHANCE or decision.kind == "setup"):
        if decision.seat != CHANCE:
            yield p.copy()
        p.play(rng.choice(decision.options))
