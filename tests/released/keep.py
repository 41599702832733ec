"""Keep a database as this version writes it: `python -m tests.released.keep FOLDER`, once at each release.

It holds tables of every kind, some over, some inside an action, with choices taken back and seats that have left, and a
campaign that has come to its second chapter. Beside it stands where each table was then.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from frostglass.embers.rules import EMBERS
from frostglass.embers.story import Story
from frostglass.engine.errors import Refused
from frostglass.games import GAMES
from frostglass.server.course import Course
from frostglass.server.schema import CampaignEntry, CampaignRow, Entry, Fortune, SeatRow, TableRow, Telling
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.embers.campaigners import PARTS, won_games

TABLES: Final[dict[str, tuple[str, dict[str, Any], int]]] = {
    "duel": ("arena", {"mode": "duel", "schools": ["everfrost", "highland"]}, 60),
    "duel-new-schools": ("arena", {"mode": "duel", "schools": ["nethervoid", "etherweave"], "start": 2}, 70),
    "high-form": ("arena", {"mode": "high_form", "schools": ["northern", "sylvan"], "turn_limit": 14}, 10**6),
    "melee": ("arena", {"mode": "melee", "schools": ["southern", "everfrost", "highland"], "turn_limit": 40}, 60),
    "team-duel": ("arena", {"mode": "team_duel", "schools": ["sylvan", "northern", "highland", "everfrost"]}, 50),
    "embers-prologue": ("embers", {"mode": "prologue"}, 9),
    "embers-chapter": ("embers", {"mode": "chapter", "chapter": 3}, 5),
}
"""By name: its game, its settings, and how many choices are made at least, up to one inside an action."""
LEAVES: Final = {"melee": 2}
OLD_LUCK: Final = "team-duel"
"""A table that was begun before the luck of today."""
SECRET: Final = "the-secret-of-the-campaign"


def token(table: str, seat: int) -> str:
    return f"{table}-seat-{seat}"


async def _keep_table(store: Store, number: int, name: str) -> dict[str, Any]:
    game, settings, most = TABLES[name]
    fate = None if name == OLD_LUCK else Fortune(random.Random(name).getrandbits(128)).fate
    rules = GAMES[game]
    row = TableRow(name, game, rules.version, settings, number, digest(f"host of {name}"), True, 0, 1.0, fate=fate)
    seats = rules.seats(settings)
    await store.create(row, [_seat(name, seat) for seat in range(1, seats + 1)])
    course, rng = Course(rules, row), random.Random(name)
    for n in itertools.count():
        decision = course.match.decision
        if decision is None or (n >= most and (game == "embers" or course.match.position.in_progress is not None)):
            break
        if n == most // 2 and name in LEAVES:
            await _store(store, course, course.make(f"c{n}", LEAVES[name], "leave", ""))
        elif rng.random() < 0.1 and course.match.may_undo(decision.seat):
            await _store(store, course, course.make(f"c{n}", decision.seat, "undo", ""))
        else:
            choice = rules.text(rng.choice(decision.options))
            await _store(store, course, course.make(f"c{n}", decision.seat, "play", choice))
    return _stands(course)


def _seat(table: str, seat: int) -> SeatRow:
    return SeatRow(table, seat, "me", f"Seat {seat}", token=digest(token(table, seat)))


async def _store(store: Store, course: Course, entry: Entry) -> None:
    assert await store.append(entry, course.ending(), course.record())


def _stands(course: Course) -> dict[str, Any]:
    return {"number": course.number, "position": course.rules.write(course.match.position)}


async def _keep_campaign(store: Store) -> dict[str, Any]:
    """The prologue and chapter one, won at tables of the campaign; the card of chapter two has been turned over."""
    await store.create_campaign(CampaignRow("story", "embers", digest(SECRET), 0, Story().write(), 1.0))
    stands = {}
    for part in (0, 1):
        name = f"story-{part}"
        seed = won_games()[part]["seed"]
        row = TableRow(name, "embers", EMBERS.version, PARTS[part], seed, "", False, 0, 1.0, True, "story", 0)
        await store.create(row, [_seat(name, seat) for seat in (1, 2)])
        course = Course(EMBERS, row)
        for n, choice in enumerate(won_games()[part]["choices"]):
            await _store(store, course, course.make(f"c{n}", course.deciding, "play", choice))
        stands[name] = _stands(course)
        entry = CampaignEntry("story", f"turn{part}", "act", "turn_over", 1.0)
        told = await store.tell(Telling(entry, lambda story: EMBERS.campaigns.read(story).act("turn_over").write()))
        assert not isinstance(told, Refused), told
    await store.join_campaign("story", digest("a second " + SECRET))
    return stands


async def keep(folder: Path) -> None:
    """Write `tables.sql` and `tables.json` into the folder."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch, "tables.sqlite")
        store = await Store.open(f"sqlite:///{file}")
        stands = {name: await _keep_table(store, number, name) for number, name in enumerate(TABLES, 11)}
        stands |= await _keep_campaign(store)
        await store.close()
        database = sqlite3.connect(file)
        (folder / "tables.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
        database.close()
    lines = [f"{json.dumps(name)}: {json.dumps(stand)}" for name, stand in stands.items()]
    (folder / "tables.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(keep(Path(sys.argv[1])))
