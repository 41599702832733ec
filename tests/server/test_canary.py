"""Whole games over real sockets, everything recorded: no viewer is sent the name of a card before it may know of it.

What a viewer may know is worked out here from the finished record and from RULES 15 and RULES 10 of embers: the cards
it holds or has held, and the cards that lay open. No view takes part in that.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from frostglass.arena import events as ev
from frostglass.arena.flares import FLARES
from frostglass.arena.keywords.frozen import Froze, Thawed
from frostglass.arena.keywords.warp import Copied, Warped
from frostglass.arena.patterns import CARDS
from frostglass.arena.position import Position as Arena
from frostglass.arena.tasks import TASKS
from frostglass.embers import events as ember
from frostglass.embers.deck import MEMORIES
from frostglass.embers.position import Position as Embers
from frostglass.embers.table import AELIN, CHAPTER
from frostglass.engine.game import Match
from frostglass.engine.message import Message
from frostglass.games import game
from frostglass.text.words import Words
from tests.arena.build import TABLES
from tests.server.client import Page, new_id
from tests.server.house import House, served

ENOUGH = 100
"""So many cards have to be named over the sockets before a test believes its silence."""


class Sent(NamedTuple):
    """Something that came to a viewer, and the number of the table it speaks of."""

    viewer: int
    number: int
    text: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database: Path = tmp_path_factory.mktemp("canary") / "tables.db"
    with served(f"sqlite:///{database}", games="frostglass.server.catalogue:known_games") as running:
        yield running


@pytest.mark.parametrize(("mode", "schools"), TABLES)
def test_no_hidden_card_of_the_arena_is_named(house: House, mode: str, schools: tuple[str, ...]) -> None:
    settings = {"mode": mode, "schools": list(schools), "turn_limit": 14}
    names = [*CARDS, *FLARES, *TASKS]
    named = 0
    while named < ENOUGH:
        sent, record = played(house, "arena", settings, len(schools))
        known = list(known_in_arena(record, len(schools)))
        named += check(sent, known, names, [f"card-{card}" for card in CARDS])


@pytest.mark.parametrize("mode", ["prologue", "chapter"])
def test_no_hidden_card_of_embers_is_named(house: House, mode: str) -> None:
    named = 0
    while named < ENOUGH:  # a game may be lost in its first turn
        sent, record = played(house, "embers", {"mode": mode}, 2)
        named += check(sent, list(known_in_embers(record)), MEMORIES, [])


def played(house: House, game_id: str, settings: dict[str, Any], seats: int) -> tuple[list[Sent], dict[str, Any]]:
    """A whole game by random choices, with questions in between: all that was sent, and its record."""
    sitting = house.table(["me", *["hotseat"] * (seats - 1)], settings, game=game_id)
    rng = random.Random(str(settings))
    pages = [Page(house, sitting.id), *(Page(house, sitting.id, sitting.token(n + 1)) for n in range(seats))]
    sent = []
    number = 0
    try:
        while True:
            states = [page.at(number) for page in pages]
            if states[0]["result"] is not None:
                break
            page = pages[states[0]["deciding"]]
            if rng.random() < 0.1:
                page.ask({"type": "ask", "id": new_id(), "number": number, "wish": {}})
            if rng.random() < 0.05:
                sent += replays(house, sitting, seats)
            number = page.play_any(rng)["number"]
        for viewer, page in enumerate(pages):
            said = 0
            for text in page.raw:
                said = int((re.search(r'"number":(\d+)', text) or [0, said])[1])
                sent.append(Sent(viewer, said, text))
    finally:
        for page in pages:
            page.__exit__()
    return sent, house.get(f"/api/tables/{sitting.id}/record").json()


def replays(house: House, sitting: Any, seats: int) -> Iterator[Sent]:
    """The replay so far, as each viewer gets it."""
    for viewer in range(seats + 1):
        token = sitting.token(viewer) if viewer else None
        for start in range(0, 500, 100):
            answer = house.get(f"/api/tables/{sitting.id}/replay?from={start}&to={start + 100}", token).json()
            for step in answer["steps"]:
                yield Sent(viewer, step["number"], str(step))
            if len(answer["steps"]) < 100:
                break


def check(sent: list[Sent], known: list[list[set[str]]], ids: Any, named: list[str]) -> int:
    """How often a card was named. `known[number][viewer]` are the ids that a viewer may have met at this number."""
    words = Words("en")
    spoken = {words.say(Message(message)): message.removeprefix("card-") for message in named} | {id: id for id in ids}
    canary = re.compile(
        r"(?<![\w-])(" + "|".join(sorted(map(re.escape, spoken), key=len, reverse=True)) + r")(?![\w-])"
    )
    met = 0
    for viewer, number, text in sent:
        if number >= len(known) - 1:
            continue  # the game is over: everything may be shown (RULES 15.9)
        for name in canary.findall(text):
            met += 1
            assert spoken[name] in known[number][viewer], (viewer, number, name, text)
    return met


def known_in_arena(record: dict[str, Any], seats: int) -> Iterator[list[set[str]]]:
    known: list[set[str]] = [set() for _ in range(seats + 1)]
    for match in stages(record):
        p = match.position
        assert isinstance(p, Arena)
        open_now = {p.next_task, *p.tasks, *p.tasks_under} - {None}
        for event in match.events:
            match event:
                case ev.Summoned(_, card) | ev.Discarded(_, card) | Froze(_, card) | Thawed(_, card):
                    open_now.add(card)
                case Warped(_, card) | Copied(_, card) | ev.Revealed(_, card):  # EXPANSION_RULES E3.2, E3.5
                    open_now.add(card)
                case ev.Invoked(_, flare):
                    open_now.add(flare)
                case ev.Claimed(_, task) | ev.TaskTurnedUp(task):
                    open_now.add(task)
                case ev.Drew(seat, _, card):
                    known[seat].add(str(card))
        for viewer in range(seats + 1):
            known[viewer] |= {str(name) for name in open_now}
            if viewer:
                known[viewer] |= {*p.hands[viewer - 1], *p.legends[viewer - 1], *p.flares[viewer - 1]}
        yield [set(names) for names in known]


def known_in_embers(record: dict[str, Any]) -> Iterator[list[set[str]]]:
    known: list[set[str]] = [set(), set(), set()]
    determination: set[str] = set()
    for match in stages(record):
        p = match.position
        assert isinstance(p, Embers)
        open_now = {*p.row, *p.mind.cards, *p.discard, *(card for row in p.rows for card in row.added)}
        for event in match.events:
            if isinstance(event, ember.Drew | ember.MindBegan):
                open_now.add(event.card)
            elif isinstance(event, ember.DayEnded):  # they are discarded openly, also the tainted ones (RULES 8.1, R32)
                open_now |= determination
        determination = {row.determination for row in p.rows}
        for row in p.rows:
            if row.face_up:
                open_now.add(row.determination)
            elif p.mode == CHAPTER:  # in the prologue nobody looks at them (RULES 10.3 of embers)
                known[AELIN].add(row.determination)
        for viewer in known:
            viewer |= open_now
        yield [set(names) for names in known]


def stages(record: dict[str, Any]) -> Iterator[Match]:
    """The game again, choice by choice; each with what chance dealt after it."""
    rules = game(record["game"])
    match = Match(rules, record["settings"], record["seed"])
    yield match
    while match.decision is not None:
        decision = match.decision
        match.play(rules.parse(record["entries"][len(match.entries)], decision), decision.seat)
        yield match
