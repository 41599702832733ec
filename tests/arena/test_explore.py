"""Explore against the naive second implementation, and the counts on fixed positions that are our perft."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from frostglass.arena.document import read
from frostglass.arena.explore import explore
from frostglass.arena.patterns import SCHOOLS
from tests.arena.naive.patterns import DECKS
from tests.arena.naive.random_positions import random_document
from tests.arena.naive.registry import EFFECTS, FLARES
from tests.arena.naive.summon import canonical
from tests.arena.naive.summon import explore as naive_explore
from tests.sizes import size

ROUNDS = size(1, 40)
PERFT = [json.loads(line) for line in Path(__file__).with_name("perft.jsonl").read_text().splitlines()]


def counts(result: dict[str, Any]) -> dict[str, Any]:
    return {
        "summons": {f"{s['card']} {s['at']}": len(s["outcomes"]) for s in result["summons"]},
        "flares": {f"{f['flare']} {f['versus']}": len(f["outcomes"]) for f in result["flares"]},
        "thaw": None if result["thaw"] is None else len(result["thaw"]["outcomes"]),
    }


KNOWN = {card for deck in {*SCHOOLS.values(), "legends"} for card in DECKS[deck]}


@pytest.mark.parametrize("card", sorted([*KNOWN & EFFECTS.keys(), *FLARES]))
def test_every_card_does_what_the_naive_implementation_says(card: str) -> None:
    for number in range(ROUNDS):
        document = random_document(Random(f"{card}-{number}"), card, schools=list(SCHOOLS))
        assert canonical(explore(read(document))) == canonical(naive_explore(document)), (card, number)


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: next(iter(entry["counts"]["summons"]), "flare"))
def test_perft_counts_of_fixed_positions(entry: dict[str, Any]) -> None:
    assert counts(explore(read(entry["document"]))) == entry["counts"]


@pytest.mark.parametrize(
    "card", ["warlord", "hypnotist", "infantry_captain", "master_of_intrigue", "cavalry_captain", "herald", "flare_03"]
)
def test_the_last_move_of_an_effect_may_be_looked_at_without_playing_it(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = random_document(Random(f"{card}-last"), card, schools=list(SCHOOLS))
    looked_at = canonical(explore(read(document)))
    monkeypatch.setattr("frostglass.arena.explore.LastMove", object)  # nobody's type: every move is played
    assert canonical(explore(read(document))) == looked_at


def test_with_no_action_left_nothing_is_summoned_but_flares_and_thaw_are_listed() -> None:
    document = PERFT[0]["document"] | {"actions": 0}
    assert explore(read(document))["summons"] == []
