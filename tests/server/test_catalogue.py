"""Every game of the house can be served: whole games through the one door, in every language."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from frostglass.server import door
from frostglass.server.catalogue import known_games, listing
from frostglass.server.course import Course
from frostglass.server.protocol import State, write
from frostglass.server.schema import TableRow
from frostglass.text.words import LANGUAGES

GAMES = known_games()
TABLES = [
    ("arena", {"mode": "high_form", "schools": ["sylvan", "northern"]}),
    ("arena", {"mode": "melee", "schools": ["everfrost", "highland", "southern"]}),
    ("embers", {"mode": "prologue"}),
    ("embers", {"mode": "chapter", "chapter": 7}),
]
CHOICES = 120


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_game_goes_through_the_door(game: str, settings: dict[str, Any]) -> None:
    rng = random.Random(f"{game} {settings}")
    rules = GAMES[game].rules
    seats = rules.seats(settings)
    course = Course(rules, TableRow("t", game, rules.version, settings, rng.randrange(2**62), "", True, 0, 0.0))
    for _ in range(CHOICES):
        seat = rng.randint(0, seats)
        language = rng.choice(list(LANGUAGES))
        state = msgspec.json.decode(write(door.state(course, seat, language, course.number - 1)), type=State)
        assert (state.prompt is not None) == (course.deciding == seat != 0)
        if (decision := course.match.decision) is None:
            break
        choice = rules.text(rng.choice(decision.options))
        course.make(f"c{course.number}", decision.seat, "play", choice)
    again = Course(rules, course.table)
    again.follow(course.standing)
    assert door.state(again, 1, "en", 0) == door.state(course, 1, "en", 0)


def test_the_listing_is_json_with_what_every_game_has() -> None:
    for game in msgspec.json.decode(write(listing(GAMES))):
        assert {"id", "version", "takes_back", "bots"} <= game.keys()
        assert "random" in game["bots"]
        assert all(mode["id"] and mode["seats"] for mode in game["modes"])
