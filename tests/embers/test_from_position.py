"""Embers from a position of one's own, and exploring with a limit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frostglass.embers.rules import EMBERS
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.engine.record import Record, check, read, write

MIND = [{"card": "glass-1a", "x": 0, "y": 0}]
CHAPTER: dict[str, Any] = {"game": "embers", "mode": "chapter", "chapter": 2, "mind": MIND, "row": ["glass-2a"]}
PROLOGUE: dict[str, Any] = {"game": "embers", "mode": "prologue_1", "mind": MIND, "row": ["flames-1a", "chains-3"]}


@pytest.mark.parametrize("document", [CHAPTER, PROLOGUE])
def test_a_game_begins_there_ends_and_its_record_replays(document: dict[str, Any]) -> None:
    mode = "chapter" if document is CHAPTER else "prologue"
    match = Match(EMBERS, {"mode": mode, "position": document}, seed=3)
    rng = random.Random(3)
    assert EMBERS.view(match.position, 2)["mind"][0]["card"] == "glass-1a"
    while match.decision is not None:
        match.play(rng.choice(match.decision.options), match.decision.seat)
    record = Record.of(match)
    assert read(write(record, EMBERS)) == record
    assert EMBERS.write(check(record, EMBERS)) == EMBERS.write(match.position)


@pytest.mark.parametrize(
    ("wanted", "code", "field"),
    [
        ({"mode": "prologue", "position": CHAPTER}, "not-as-position", "mode"),
        ({"mode": "chapter", "chapter": 1, "position": CHAPTER}, "not-as-position", "chapter"),
        ({"position": CHAPTER}, "missing-field", "mode"),
        ({"mode": "chapter", "position": {**CHAPTER, "row": ["glass-1a"]}}, "card-twice", "row[0]"),
        ({"mode": "chapter", "position": {**CHAPTER, "outcome": "L1"}}, "game-over", None),
        (
            {"mode": "chapter", "position": {**CHAPTER, "mind": [{"card": "glass-1a", "x": 10**9, "y": 0}]}},
            "out-of-range",
            "mind[0].x",
        ),
        (
            {"mode": "chapter", "position": {**CHAPTER, "mind": [*MIND, {"card": "glass-4", "x": 0, "y": -81}]}},
            "out-of-range",
            "mind[1].y",
        ),
    ],
)
def test_what_cannot_be_played_from_is_refused(wanted: dict[str, Any], code: str, field: str | None) -> None:
    with pytest.raises(Refused) as refusal:
        EMBERS.new(wanted)
    assert refusal.value.code == code
    assert refusal.value.details.get("field") == field


def test_exploring_says_which_cards_it_left_out() -> None:
    whole = EMBERS.explore(PROLOGUE)
    assert "left_out" not in whole
    asked = iter([True] * 3)
    part = EMBERS.explore(PROLOGUE, lambda: next(asked, False))
    assert part["left_out"] == ["flames-1a"]
    assert part["placements"] == whole["placements"][:1]
