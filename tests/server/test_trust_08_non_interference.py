"""Trust 8: what a viewer may not know changes no byte that is sent to it."""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from frostglass.arena.events import Drew, GivenUp, Returned
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.view import determinize, view
from frostglass.engine.game import Event
from frostglass.server import door
from frostglass.server.course import Course
from frostglass.server.protocol import Ask, write
from frostglass.server.schema import SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.arena.build import LATER_TABLES, TABLES
from tests.server.client import Page, new_id
from tests.server.house import House, served
from tests.server.registry import DUEL, HANDS
from tests.sizes import FULL, progress, size

STATES = size(1_200, 50_000)
EVERY_TABLE = (*TABLES, *LATER_TABLES)
TOKENS = ["first-token", "second-token"]


def row(settings: dict[str, object], seed: int) -> TableRow:
    return TableRow("a-table", "arena", ARENA.version, settings, seed, digest("host"), True, 0, 0.0)


@pytest.mark.timeout(0 if FULL else 120)
@pytest.mark.parametrize(("mode", "schools"), EVERY_TABLE)
def test_a_state_holds_nothing_of_what_is_hidden(mode: str, schools: tuple[str, ...]) -> None:
    rng = random.Random(f"{mode} {schools}")
    compared = 0
    while compared < STATES // len(EVERY_TABLE):
        progress(compared, STATES // len(EVERY_TABLE))
        course = Course(ARENA, row({"mode": mode, "schools": list(schools)}, rng.randrange(2**60)))
        while not course.is_over and compared < STATES // len(EVERY_TABLE):
            for viewer in range(len(schools) + 1):
                compared += _compare(course, viewer, rng)
            decision = course.match.decision
            assert decision is not None
            for _ in range(rng.randint(1, 6)):  # not every state: neighbours are alike
                if (decision := course.match.decision) is not None:
                    choice = ARENA.text(rng.choice(decision.options))
                    course.make(f"c{course.number}", decision.seat, "play", choice)


def _compare(course: Course, viewer: int, rng: random.Random) -> int:
    """Deal what the viewer does not see anew and compare; 0 where such a deal is not known how to make."""
    position = course.match.position
    assert isinstance(position, Position)
    seen = view(position, viewer)
    # Inside an effect a deal is known for the one who began it; legends change hands when control is passed.
    if position.in_progress is not None and (seen.resolving is None or seen.resolving.before.control != viewer):
        return 0
    other = copy.copy(course)
    other.match = copy.copy(course.match)
    other.match.position = determinize(seen, rng)
    since = course.number
    assert write(door.state(course, viewer, "en", since)) == write(door.state(other, viewer, "en", since))
    if viewer and rng.random() < 0.3:  # a long answer
        for wish in ({}, {"square": "e5"}):
            ask = Ask("q", since, wish)
            assert write(door.advice(course, viewer, ask, "en")) == write(door.advice(other, viewer, ask, "en"))
    for logged in course.log[-3:]:
        events = tuple(_elsewhere(event, viewer) for event in logged.events)
        told = write(door.log_entry(ARENA, logged, viewer, "en"))
        assert told == write(door.log_entry(ARENA, logged._replace(events=events), viewer, "en"))
    return 1


def _elsewhere(event: Event, viewer: int) -> Event:
    """An event with another card where the viewer may not know which one it was (RULES 15.4)."""
    if isinstance(event, Drew | GivenUp | Returned) and event.seat != viewer:
        return event._replace(card="leviathan" if event.card == "snow_fox" else "snow_fox")
    return event


async def _lay(database: str) -> None:
    """The same table in a database, without the luck of ids and tokens."""
    store = await Store.open(database)
    seats = [SeatRow("a-table", n, "me", f"Seat {n}", token=digest(token)) for n, token in enumerate(TOKENS, 1)]
    await store.create(row(DUEL, 12345), seats)
    await store.close()


def test_two_tables_that_differ_in_a_hidden_hand_send_the_same_bytes(tmp_path: Path) -> None:
    sent = []
    for number, games in enumerate(("stacked_games", "otherwise_stacked_games")):
        database = f"sqlite:///{tmp_path / games}.sqlite"
        asyncio.run(_lay(database))
        with served(database, games=f"tests.server.registry:{games}") as house:
            sent.append(_script(house, HANDS[number]))
    for one, other in zip(*sent, strict=True):
        assert one == other


def _script(house: House, hand: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Play the same visible game, the second seat giving up and drawing hidden cards; what the others were sent."""
    with Page(house, "a-table", TOKENS[0]) as one:
        one.at(0)
        with Page(house, "a-table") as watcher, Page(house, "a-table", TOKENS[1]) as two:
            everybody = (one, two, watcher)
            wait: Callable[[int], object] = lambda number: [page.at(number) for page in everybody]  # noqa: E731
            number = 0
            for page, choice in [
                (one, "P e5"),
                (one, "P e6"),
                (one, "end"),
                (two, f"D {hand[1]}"),
                (two, f"R {hand[2]}"),
                (two, "stop"),
                (two, "P a5"),
                (two, "end"),
                (one, "P e7"),
            ]:
                wait(number)
                for wish in ({}, {"square": "e6"}, {"card": "snow_fox"}, {"card": hand[0]}):
                    one.ask({"type": "ask", "id": new_id(), "number": number, "wish": wish})
                if choice not in page.choices:  # a choice that only one way to go made unnecessary
                    continue
                page.play(choice)
                number += 1
            wait(number)
            assert number >= 8
            replay = house.get("/api/tables/a-table/replay", TOKENS[0]).text
            info = house.get("/api/tables/a-table", TOKENS[0]).text
            assert hand[0] in "".join(two.raw)
            return states(one), states(watcher), [replay, info]


def states(page: Page) -> list[str]:
    """What was shown and answered, without the ids that the page chose."""
    frames = [re.sub('"id":"[^"]*"', "", frame) for frame in page.raw]
    return [frame for frame in frames if frame.startswith(('{"type":"state"', '{"type":"advice"'))]
