# A small window holds everything, a large one uses its room.
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from frostglass.terminal.player.board import BoardView
from frostglass.terminal.player.choices import Choices
from frostglass.terminal.player.mind import MindView
from frostglass.terminal.player.setup_screen import SetupScreen, Turner
from frostglass.text import LANGUAGES
from tests.terminal.player.seats import SMALL, choose_first, headless, settled, shown, sit_down, table

TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "duel": ("arena", {"mode": "duel", "schools": ["northern", "southern"]}, 2),
    "high_form": ("arena", {"mode": "high_form", "schools": ["everfrost", "sylvan"]}, 2),
    "melee": ("arena", {"mode": "melee", "schools": ["southern", "highland", "everfrost", "sylvan"]}, 4),
    "team_duel": ("arena", {"mode": "team_duel", "schools": ["southern", "highland", "everfrost", "sylvan"]}, 4),
    "prologue": ("embers", {"mode": "prologue"}, 2),
    "chapter": ("embers", {"mode": "chapter", "chapter": 7}, 2),
}


def inside(widget: Widget) -> bool:
    """Is the widget wholly on the screen and within the widget that holds it?"""
    region = widget.region
    holder = widget.parent
    assert isinstance(holder, Widget)
    return region in widget.screen.region and region in holder.region


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_overflows_a_small_window(name: str, language: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        game, settings, seats = TABLES[name]
        screen = await sit_down(pilot, table(game, settings, "me", *["random"] * (seats - 1)))
        await choose_first(pilot, screen)
        ids = ["top", "keys", "question", "choices", "typing", "log"]
        ids += ["board", "seats", "hand", "cards"] if game == "arena" else ["mind", "row", "rows"]
        outside = [id for id in ids if not inside(screen.query_one(f"#{id}"))]
        assert outside == []
        assert screen.query_one("#choices").content_size.height >= 4
        assert screen.query_one("#log").content_size.height >= 3
        for id in ("top", "keys"):
            assert "…" not in shown_in(screen.query_one(f"#{id}"))

    headless(play, language, SMALL)


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (77, 24), (120, 14)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["duel", "prologue"])
def test_a_tiny_window_keeps_the_choices_and_says_where_the_rest_is(
    name: str, language: str, size: tuple[int, int]
) -> None:
    async def play(pilot: Pilot[None]) -> None:
        game, settings, _ = TABLES[name]
        screen = await sit_down(pilot, table(game, settings, "me", "random"))
        for _ in range(2):
            choices = screen.query_one(Choices)
            assert inside(choices)
            assert choices.content_size.height >= 3
            assert choices.content_size.width >= 36
            assert inside(screen.query_one("#question"))
            keys = shown_in(screen.query_one("#keys"))
            assert " b " in keys
            assert "…" not in keys
            await choose_first(pilot, screen)
        await pilot.press("b")
        await settled(pilot)
        assert not screen.query_one(Choices).region
        assert screen.query_one("#board" if game == "arena" else "#mind").region.width > 20
        await pilot.press("c")
        await settled(pilot)
        assert inside(screen.query_one(Choices))

    headless(play, language, size)


def shown_in(widget: Widget) -> str:
    """The text that a widget shows."""
    lines = widget.render_lines(widget.region.reset_offset)
    return "\n".join(line.text for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_setup_fits_a_small_window(language: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        for key in ("down", "left", "left"):
            await pilot.press(key)
            await settled(pilot)
        assert screen.wishes.seats == 4
        assert len(screen.query(Turner)) == 11
        assert all(inside(widget) for widget in screen.query("#top, #begin, #keys, Turner"))
        assert all(shown_in(turner).rstrip().endswith("▸") for turner in screen.query(Turner))

    headless(play, language, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tiny_window_shows_what_is_chosen_for_a_new_game(language: str) -> None:
    """The labels leave room; what is still too long says so by dots, and words are not cut off without any sign."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("right")
        await settled(pilot)
        setup = pilot.app.screen
        assert isinstance(setup, SetupScreen)
        assert setup.wishes.game == "embers"
        lines = [shown_in(turner).rstrip() for turner in setup.query(Turner)]
        assert all(line.endswith(("▸", "…")) for line in lines)
        assert setup.app.words("player-game", game="embers") in lines[0]

    headless(play, language, (40, 12))


def test_a_large_window_draws_a_large_board_and_whole_cards() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", TABLES["duel"][1], "me", "random"))
        assert screen.query_one(BoardView).cell == (8, 3)
        card = screen.table.view()["seats"][0]["hand"][0]
        effect = screen.app.words(f"card-{card}.effect")
        assert effect.split(". ")[0][:20] in shown(pilot)
        await pilot.resize_terminal(*SMALL)
        await settled(pilot)
        assert screen.query_one(BoardView).cell == (4, 1)
        assert inside(screen.query_one(BoardView))

    headless(play, size=(160, 50))


def test_the_mind_is_drawn_as_large_as_it_fits() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", TABLES["prologue"][1], "random", "me"))
        mind = screen.query_one(MindView)
        for _ in range(4):
            assert mind.max_scroll_x == mind.max_scroll_y == 0
            await choose_first(pilot, screen)

    headless(play, size=(160, 50))


def test_labels_stand_under_each_other() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", TABLES["prologue"][1], "random", "me"))
        choices = screen.query_one(Choices)
        lines = shown_in(choices).splitlines()
        assert all(line[:3].strip() in {"", "›", *"123456789"} for line in lines[1:])

    headless(play)
