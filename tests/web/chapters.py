"""Tables of won games, left in the middle: moments of later chapters that no position is set up for."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser

from frostglass.embers.rules import EMBERS
from frostglass.server.course import Course
from frostglass.server.schema import SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.embers.campaigners import PARTS, won_games
from tests.web.visitor import Visitor

NAMES = ("Ola", "Mira")


def left_at(where: str, moments: dict[str, tuple[int, int]]) -> None:
    """A table for each name, in the won game of a chapter after so many choices."""
    with ThreadPoolExecutor(1) as other:  # in this thread runs the loop of the browsers
        other.submit(asyncio.run, _fill(where, moments)).result()


async def _fill(where: str, moments: dict[str, tuple[int, int]]) -> None:
    store = await Store.open(where)
    for name, (chapter, choices) in moments.items():
        game = won_games()[chapter]
        row = TableRow(name, "embers", 1, PARTS[chapter], game["seed"], "", True, 0, 0.0, True, None, 0)
        await store.create(row, [SeatRow(name, n, "me", NAMES[n - 1], token=digest(f"token-{n}")) for n in (1, 2)])
        course = Course(EMBERS, row)
        for choice in game["choices"][:choices]:
            entry = course.make(f"c{course.number}", course.deciding, "play", choice)
            assert await store.append(entry, course.ending())
    await store.close()


def come(
    browser: Browser, address: str, name: str, seat: int, width: int, height: int, language: str = "en"
) -> Visitor:
    """Sit down there; it is this seat's move."""
    guest = Visitor(browser, address, width=width, height=height, touch=width < 500, language=language)
    guest.open(f"/table/{name}#t=token-{seat}")
    guest.my_move()
    return guest
