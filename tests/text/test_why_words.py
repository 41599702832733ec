"""The words of the private answers: each is heard in random games, and can be said in every language."""

import random
from functools import cache
from typing import Any

import pytest

from frostglass.arena.patterns import SCHOOLS
from frostglass.arena.rules import ARENA
from frostglass.embers.rules import EMBERS
from frostglass.engine.game import Advice, Match, Rules
from frostglass.engine.message import Message
from frostglass.text import LANGUAGES, Words
from tests.text.test_words import entries

FOX = Message("card-snow_fox")
RARE = [
    Message("why-other-decides", {"seat": "B"}),
    Message("why-higher-rank", {"square": "e5", "rank": Message("rank-heroic")}),
    Message("why-shortage-dual", {"card": FOX}),
    Message("why-shortage-legendary", {"card": FOX}),
    Message("why-lift-first"),
    Message("why-possessed", {"owner": "B"}),
    Message("why-task-at-end"),
    Message("embers-why-deck-empty"),
    Message("embers-why-draw-limit", {"number": 4}),
    Message("embers-why-no-target"),
    Message("embers-why-walls"),
]
"""What random games seldom come to, as the games say it."""


def told(rules: Rules, settings: dict[str, Any], seed: int, share: float) -> list[Advice]:
    """All that every seat is advised now and then in a random game."""
    rng = random.Random(seed)
    match = Match(rules, settings, seed)
    seats = range(1, rules.seats(settings) + 1)
    found: list[Advice] = []
    while True:
        decision = match.decision
        if decision is None or rng.random() < share:
            for seat in seats:
                for wish in wishes(rules, match, rng):
                    found += match.advise(seat, wish)
        if decision is None:
            return found
        match.play(rng.choice(decision.options), decision.seat)


def wishes(rules: Rules, match: Match, rng: random.Random) -> list[dict[str, Any]]:
    if rules.id == "arena":
        tasks = [{"task": "isolation"}] if rules.view(match.position, 0)["tasks"] else []
        return [{}, {"square": rng.choice(("e5", "c9", "d6"))}, *tasks]
    view = rules.view(match.position, 0)
    places = [[rng.randint(-3, 3), rng.randint(-3, 3), rng.choice((0, 0, 0, 1))] for _ in range(6)]
    laid = [{"card": laid["card"]} for laid in view["mind"]]
    return [{}, *laid, *({"card": card, "place": place} for card in view["row"] for place in places)]


@cache
def heard() -> list[Message]:
    """Every message that was said, those with the same words once."""
    found: dict[str, Message] = {}
    advices: list[Advice] = []
    for mode, seats in (("high_form", 2), ("duel", 2), ("melee", 3), ("team_high_form", 4)):
        schools = list(SCHOOLS)[-seats:]
        advices += told(ARENA, {"mode": mode, "schools": schools, "turn_limit": 60}, 1, 0.2)
    for seed in range(2):
        advices += told(EMBERS, {"mode": "prologue"}, seed, 0.5)
        for chapter in range(1, 8):
            advices += told(EMBERS, {"mode": "chapter", "chapter": chapter}, seed, 0.5)
    for advice in advices:
        for message in (advice.about, *advice.reasons):
            found.setdefault(str(message), message)
    return list(found.values())


def test_every_answer_is_heard() -> None:
    known = {name for name in entries("en") if name.startswith(("why-", "embers-why-"))}
    assert known - {message.id for message in (*heard(), *RARE)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    say = Words(language).say
    assert all(say(message) for message in (*heard(), *RARE))
