"""Tables with a person and bots, and a person who plays by the keyboard alone and always takes the first choice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from frostglass.bots import Spec
from frostglass.games import game
from frostglass.terminal.player.app import PlayerApp
from frostglass.terminal.player.bots import bot
from frostglass.terminal.player.choices import Choices
from frostglass.terminal.player.dialogs import Reading
from frostglass.terminal.player.table import Table
from frostglass.terminal.player.table_screen import TableScreen

DUEL = {"mode": "duel", "schools": ["everfrost", "highland"]}
PROLOGUE = {"mode": "prologue"}
SMALL = (80, 24)


def table(id: str, settings: dict[str, Any], *players: str, seed: int = 7) -> Table:
    """A table; `me` is a person at this screen, all else a bot."""
    seated: list[Spec | None] = [None if player == "me" else bot(id, player) for player in players]
    return Table(game(id), settings, seated, seed)


def headless(
    play: Callable[[Pilot[None]], Awaitable[None]], language: str = "en", size: tuple[int, int] = SMALL
) -> None:
    """Run the player without a terminal, with these fingers on its keyboard."""

    async def run() -> None:
        async with PlayerApp("arena", language, pace=0).run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(run())


async def sit_down(pilot: Pilot[None], seated: Table) -> TableScreen:
    """Begin to play at a table, until somebody is asked who is not a bot."""
    app = pilot.app
    assert isinstance(app, PlayerApp)
    app.sit_down(seated)
    await settled(pilot)
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the bots have played and everything is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def choose_first(pilot: Pilot[None], screen: TableScreen) -> None:
    """One choice by the keyboard: 1 points, and plays what can be taken back; Enter plays the rest."""
    made = len(screen.table.match.entries)
    await pilot.press("1")
    await settled(pilot)
    if len(screen.table.match.entries) == made:
        assert screen.query_one(Choices).highlighted == 0
        await pilot.press("enter")
        await settled(pilot)
    assert len(screen.table.match.entries) > made


async def play_out(pilot: Pilot[None], screen: TableScreen) -> None:
    """The first choice until the game is over; then the result is on the screen."""
    for _ in range(2000):
        if screen.table.is_over:
            assert isinstance(pilot.app.screen, Reading)
            return
        await choose_first(pilot, screen)
    raise AssertionError("the game does not end")


def shown(pilot: Pilot[None]) -> str:
    """Everything on the screen as text."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


async def appears(pilot: Pilot[None], text: str) -> bool:
    """Does a text come up on the screen? Notices take a moment to slide in."""
    for _ in range(100):
        if text in shown(pilot):
            return True
        await pilot.pause(0.05)
    return False
