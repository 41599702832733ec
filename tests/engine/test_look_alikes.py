"""A choice is legal because it is one of the offered ones: what only looks like it is refused, everywhere.

Options are tuples, so that `Pick(2) == Place(2) == (2,)`. Every option that is offered in games of
both kinds is dressed up here as every other kind of option that has as many parts.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from frostglass.arena import options as arena_options
from frostglass.arena.options import PICKS, PLACES
from frostglass.arena.position import Position as ArenaPosition
from frostglass.arena.summoning import Resolve
from frostglass.arena.turn import act
from frostglass.embers import options as embers_options
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match, Rules
from frostglass.engine.position import Begin
from frostglass.engine.record import Record, check
from frostglass.games import GAMES


def _kinds(module: object) -> set[type[Any]]:
    found = (value for value in vars(module).values() if isinstance(value, type))
    return {kind for kind in found if issubclass(kind, tuple) and hasattr(kind, "_fields")}


KINDS = sorted(
    _kinds(arena_options) | _kinds(embers_options) | {Dealt, Resign, Leave, Begin, Resolve}, key=lambda kind: str(kind)
)
GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("arena", {"mode": "duel", "schools": ["everfrost", "highland"], "turn_limit": 40}),
    ("arena", {"mode": "high_form", "schools": ["northern", "sylvan"], "turn_limit": 30}),
    ("arena", {"mode": "melee", "schools": ["southern", "everfrost", "highland"], "turn_limit": 30}),
    ("arena", {"mode": "team_duel", "schools": ["sylvan", "everfrost", "highland", "northern"], "turn_limit": 24}),
    ("embers", {"mode": "prologue"}),
    *[("embers", {"mode": "chapter", "chapter": chapter}) for chapter in range(1, 8)],
]


def look_alikes(option: Option) -> Iterator[Any]:
    """The same content as every other kind, as a kind made up for this, as a bare tuple and as a list."""
    for kind in KINDS:
        fields: tuple[str, ...] = kind._fields
        if kind is not type(option) and len(fields) == len(option):
            yield kind._make(option)
        elif kind is not type(option) and len(option) < len(fields) <= len(option) + len(kind._field_defaults):
            yield kind(*option)
    yield tuple(option)
    yield list(option)
    yield type("Forged", (type(option),), {})._make(option)  # type: ignore[attr-defined]


def same_kind(option: Option) -> Option:
    """Another object of the same kind and content, as a bot in another process sends it."""
    made: Option = type(option)._make(tuple(option))  # type: ignore[attr-defined]
    return made


def refuses(match: Match, decision: Decision, forged: Any) -> None:
    position = match.position
    before = match.rules.write(position) if position.in_progress is None else None
    for play in (position.play, lambda option: match.play(option, decision.seat)):
        with pytest.raises(Refused, match="not-an-option"):
            play(forged)
    assert position.decision is decision
    assert before is None or match.rules.write(position) == before


@pytest.mark.parametrize(("game", "settings"), GAMES_PLAYED)
def test_what_only_looks_like_a_choice_is_refused_everywhere(game: str, settings: Mapping[str, Any]) -> None:
    rules: Rules = GAMES[game]
    rng = random.Random(game)
    refused = sum(_forge(Match(rules, settings, seed), rng) for seed in range(6 if game == "embers" else 1))
    assert refused > 50


def _forge(match: Match, rng: random.Random) -> int:
    """Play a game at random and try look-alikes all the way; how many were refused."""
    refused = 0
    while (decision := match.decision) is not None:
        offered = {(type(option), option) for option in decision.options}
        forged = [
            forged
            for option in rng.sample(list(decision.options), min(4, len(decision.options)))
            for forged in look_alikes(option)
            if isinstance(forged, list) or (type(forged), forged) not in offered
        ]
        assert all(decision.own(each) is None for each in forged)
        for each in forged if rng.random() < 0.1 else rng.sample(forged, min(1, len(forged))):
            if type(each) not in (Resign, Leave):  # any seat may do that at any time
                refuses(match, decision, each)
                refused += 1
        chosen = rng.choice(decision.options)
        assert decision.own(same_kind(chosen)) is chosen
        match.play(same_kind(chosen), decision.seat)
    check(Record.of(match), match.rules)
    return refused


def test_a_look_alike_before_the_meant_option_does_not_hide_it() -> None:
    decision = Decision.of(1, "both", [PICKS[2], PLACES[2]])
    assert decision.own(arena_options.Place(2)) is PLACES[2]
    assert decision.own((2,)) is None


def test_a_number_that_is_no_whole_one_leaves_no_trace_in_a_record() -> None:
    match = Match(GAMES["arena"], GAMES_PLAYED[0][1], 5)
    assert match.decision is not None
    first = match.decision.options[0]
    match.play(type(first)(float(first[0])), match.decision.seat)  # type: ignore[arg-type]
    assert match.entries[-1] == GAMES["arena"].text(first)
    with pytest.raises(Refused, match="not-an-option"):
        match.play(Resign(1.0), 1)  # type: ignore[arg-type]


def test_a_turn_does_not_end_by_a_choice_that_it_does_not_know() -> None:
    position = Match(GAMES["arena"], GAMES_PLAYED[0][1], 5).position
    assert isinstance(position, ArenaPosition)
    with pytest.raises(TypeError):
        list(act(position, PICKS[2]))
