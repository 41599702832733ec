"""The campaign in the full-screen player: what is offered, entered and shown."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from textual.pilot import Pilot

from frostglass.embers.story import STORIES, Story
from frostglass.terminal.campaign import FILE, opened
from frostglass.terminal.player import help
from frostglass.terminal.player.campaign_screen import CampaignScreen
from frostglass.terminal.player.dialogs import Confirm, Reading
from frostglass.terminal.player.setup_screen import SetupScreen
from frostglass.terminal.player.wishes import Wishes
from frostglass.text import Words
from tests.embers.campaigners import PARTS
from tests.embers.test_campaign import WON, story_at
from tests.terminal.player.seats import headless, settled, shown, sit_down, table


def keep(folder: Path, story: Story) -> None:
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_text(json.dumps(story.write()), encoding="utf-8")


def parts(wishes: Wishes) -> tuple[str, ...]:
    return next(wish.values for wish in wishes.listed() if wish.kind == "part")


def test_only_open_chapters_are_offered() -> None:
    wishes = Wishes("embers")
    assert parts(wishes) == ("prologue", "1")
    wishes.follow(story_at(3))
    assert parts(wishes) == ("prologue", "1", "2", "3")
    assert wishes.settings() == PARTS[3]
    wishes.follow(Story())
    assert parts(wishes) == ("prologue", "1")
    assert wishes.settings() == PARTS[0]


def test_the_campaign_goes_on_by_keys(data_folder: Path) -> None:
    keep(data_folder, story_at(1).finished(PARTS[1], WON))

    async def play(pilot: Pilot[None]) -> None:
        setup = pilot.app.screen
        assert isinstance(setup, SetupScreen)
        await pilot.press("f4")
        assert pilot.app.screen is setup  # the arena has no campaign
        await pilot.press("right")
        await settled(pilot)
        assert parts(setup.wishes) == ("prologue", "1")
        await pilot.press("f4")
        await settled(pilot)
        assert isinstance(pilot.app.screen, CampaignScreen)
        assert "Iron Air" in shown(pilot)
        await pilot.press("t")
        await settled(pilot)
        assert "Take cards 14" in shown(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert "suspended" in shown(pilot)
        await pilot.press("s", "escape")
        await settled(pilot)
        assert parts(setup.wishes) == ("prologue", "1", "2")
        assert setup.wishes.settings() == PARTS[2]
        await pilot.press("f4", "x")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("escape")
        assert opened().campaign.open == 2
        await pilot.press("x", "enter")
        await settled(pilot)
        assert opened() == Story(telling=1)

    headless(play)


def test_a_game_counts_once_and_its_cards_can_be_read(data_folder: Path) -> None:
    keep(data_folder, story_at(2))

    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", PARTS[2], "me", "random"))
        await pilot.press("h")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)
        assert "Iron Air" in shown(pilot)
        await pilot.press("escape", "f9", "enter")
        await settled(pilot)
        assert screen.table.is_over
        screen.proceed()
        await settled(pilot)
        assert opened().campaign.attempts[2] == 1

    headless(play)


def test_4_12_help_leaves_later_rules_out() -> None:
    words = Words("en")
    width = Console(width=100)
    with width.capture() as told:
        width.print(help.page("embers", words, frozenset(STORIES.later_rules)))
    assert words("rules-embers-4-1")[:30] in told.get()
    assert words("rules-embers-4-8")[:30] not in told.get()
    assert words("rules-embers-6-5")[:30] not in told.get()
    with width.capture() as told:
        width.print(help.page("embers", words))
    assert words("rules-embers-6-5")[:30] in told.get()
