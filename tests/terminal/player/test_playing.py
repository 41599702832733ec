# Whole games at the keyboard, headless: a person who takes the first choice each time, and bots.
from typing import Any

from textual.pilot import Pilot

from frostglass.terminal.player.dialogs import Confirm, Reading
from frostglass.terminal.player.setup_screen import SetupScreen
from frostglass.terminal.player.table_screen import TableScreen
from tests.terminal.player.seats import (
    DUEL,
    PROLOGUE,
    appears,
    choose_first,
    headless,
    play_out,
    settled,
    shown,
    sit_down,
    table,
)


def result(screen: TableScreen) -> dict[str, Any]:
    ended = screen.table.rules.result(screen.table.match.position)
    assert ended is not None
    return ended


def test_a_whole_duel_by_the_keyboard_alone() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "turn_limit": 6}, "me", "random"))
        await play_out(pilot, screen)
        assert result(screen)["reason"] == "limit"
        assert "turn limit" in shown(pilot)
        await pilot.press("escape", "n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)

    headless(play)


def test_the_prologue_of_embers_to_its_end() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", PROLOGUE, "me", "random"))
        await play_out(pilot, screen)
        assert result(screen)["winner"] in ("won", "lost")

    headless(play)


def test_a_duel_with_the_apprentice_from_the_setup_on() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.table.match.settings["mode"] == "duel"
        while screen.table.view()["turns"] < 3:
            await choose_first(pilot, screen)

    headless(play)


def test_bots_among_themselves_are_watched() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "turn_limit": 3}, "random", "random"))
        assert screen.table.is_over
        assert screen.table.viewer == 0
        assert isinstance(pilot.app.screen, Reading)

    headless(play)


def test_resigning_asks_first() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", DUEL, "me", "random"))
        await pilot.press("f9")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("escape")
        await settled(pilot)
        assert not screen.table.is_over
        await pilot.press("f9", "enter")
        await settled(pilot)
        assert result(screen) == {"reason": "resigned", "winners": [2]}
        assert "resignation" in shown(pilot)

    headless(play)


def test_nobody_resigns_from_a_melee() -> None:
    async def play(pilot: Pilot[None]) -> None:
        melee = {"mode": "melee", "schools": ["sylvan", "highland", "everfrost"]}
        screen = await sit_down(pilot, table("arena", melee, "me", "random", "random"))
        await pilot.press("f9", "enter")
        assert await appears(pilot, "Nobody can resign")
        assert not screen.table.is_over

    headless(play)


def test_leaving_a_game_asks_first() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sit_down(pilot, table("arena", DUEL, "me", "random"))
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    headless(play)
