"""Going on from an outcome that was explored: a position in which just that is done, with all that follows from it."""

import json
import random
from typing import Any

import pytest

from frostglass.arena.document import read
from frostglass.arena.rules import ARENA
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from tests.arena.build import position_document

Said = dict[str, Any]
ALL = ["everfrost", "etherweave", "nethervoid", "sylvan"]


def entries(document: Said) -> list[tuple[Said, Said]]:
    """Every entry that `explore` finds, by its name, with each of its outcomes, as they come over the wire."""
    found = json.loads(json.dumps(ARENA.explore(document)))
    named: list[tuple[Said, list[Said]]] = []
    for one in (found["summons"], found["flares"], found["warps"], [found["thaw"]] if found["thaw"] else []):
        named += [
            ({key: value for key, value in entry.items() if key != "outcomes"}, entry["outcomes"]) for entry in one
        ]
    return [(entry, outcome) for entry, outcomes in named for outcome in outcomes]


def reached(document: Said, entry: Said, outcome: Said) -> Said:
    after = ARENA.reached(document, entry, outcome)
    assert ARENA.write(read(after)) == after, "it is a whole position"
    return after


def with_legend(mode: str, **fields: Any) -> Said:
    titan = """
        5  -- -- -- -- h1 -- -- -- --
        4  -- -- -- -- h1 -- -- -- --
        3  -- -- -- c1 c1 c1 -- -- --
    """
    return position_document(mode, 2, titan, legends=["titan"], actions=1, **fields)


def summoned(document: Said) -> tuple[Said, Said]:
    found = [(entry, outcome) for entry, outcome in entries(document) if "at" in entry]
    assert found
    return found[0]


@pytest.mark.parametrize("mode", ["duel", "high_form", "melee", "team_duel"])
def test_every_outcome_of_a_game_can_be_gone_on_from(mode: str) -> None:
    schools = ALL[: 2 if mode in ("duel", "high_form") else 4]
    rng = random.Random(mode)
    match = Match(ARENA, {"mode": mode, "schools": schools, "turn_limit": 24}, 6)
    tried = 0
    while (decision := match.decision) is not None:
        if match.position.in_progress is None and rng.random() < 0.3:
            document = ARENA.write(match.position)
            for entry, outcome in rng.sample(some := entries(document), min(6, len(some))):
                after = reached(document, entry, outcome)
                assert (after["board"], after["actions"]) == (outcome["board"], outcome["actions"])
                tried += 1
        match.play(rng.choice(decision.options), decision.seat)
    assert tried > 10


def test_what_an_outcome_does_not_name_is_as_in_a_game() -> None:
    """The point of RULES 9.2, the pile of the legends, and the summonings that tasks count."""
    for mode, points in (("duel", [1, 0]), ("high_form", [0, 0])):
        tasks = {"tasks": ["destruction", "red_conquest", "side_chain"]} if mode == "high_form" else {}
        document = with_legend(mode, **tasks)
        after = reached(document, *summoned(document))
        assert after["seats"][0]["legends"] == []
        assert after["legend_discard"] == ["titan"]
        assert after["summoned"][:2] == [1, 1]
        assert after["scores"] == points


def test_what_is_no_outcome_is_refused() -> None:
    document = with_legend("duel")
    entry, outcome = summoned(document)
    for named, wanted in (
        ({**entry, "at": "a5"}, outcome),
        ({"card": "titan"}, outcome),
        ({}, outcome),
        (entry, {**outcome, "actions": 7}),
        (entry, {}),
    ):
        with pytest.raises(Refused, match="no-such-outcome"):
            ARENA.reached(document, named, wanted)
    with pytest.raises(Refused, match="explore-too-much"):
        ARENA.reached(document, entry, outcome, lambda: False)
