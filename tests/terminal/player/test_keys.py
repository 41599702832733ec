# The keys of a table: typing, the board's cursor, undo, why not, help, language.
import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from frostglass.terminal.player.board import BoardView
from frostglass.terminal.player.choices import Choices, Typing
from frostglass.terminal.player.dialogs import Reading
from frostglass.terminal.player.table_screen import TableScreen
from tests.terminal.player.seats import DUEL, PROLOGUE, appears, choose_first, headless, settled, shown, sit_down, table


async def first_turn(pilot: Pilot[None]) -> TableScreen:
    """A duel in which A has one action."""
    screen = await sit_down(pilot, table("arena", {**DUEL, "start": 1}, "me", "random"))
    while not screen.table.view()["turns"]:
        await choose_first(pilot, screen)
    assert screen.table.asks_viewer
    return screen


def test_typing_a_short_text_narrows_the_choices_and_enter_makes_one() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        every = len(screen.query_one(Choices).all)
        await pilot.press("slash", "P", "space", "e", "3")
        await pilot.pause()
        assert [choice.text for choice in screen.query_one(Choices).matching] == ["P e3"]
        await pilot.press("escape")
        await pilot.pause()
        assert len(screen.query_one(Choices).matching) == every
        await pilot.press("slash", *"place e3", "enter")
        await settled(pilot)
        assert screen.table.view()["board"]["e3"] == "c1"
        assert not screen.query_one(Typing).has_focus

    headless(play)


def test_digits_and_letters_are_only_text_while_typing() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        made = len(screen.table.match.entries)
        await pilot.press("slash", "1", "u", "question_mark")
        await settled(pilot)
        assert screen.query_one(Typing).value == "1u?"
        assert len(screen.table.match.entries) == made
        assert screen.query_one(Choices).matching == []

    headless(play)


def test_the_cursor_places_a_piece() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        await pilot.press("b", "up", "right")
        assert screen.query_one(BoardView).cursor == "f6"
        await pilot.press("enter")
        await settled(pilot)
        assert screen.table.view()["board"]["f6"] == "c1"

    headless(play)


def test_the_cursor_stays_on_the_board() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        await pilot.press("b", *["up"] * 6, *["left"] * 6)
        assert screen.query_one(BoardView).cursor == "c9"

    headless(play)


def test_undo_takes_the_choice_and_its_line_back() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        before = screen.table.view()["board"], screen.table.lines()
        await pilot.press("slash", *"P e3", "enter")
        await settled(pilot)
        assert "placed on e3" in shown(pilot)
        await pilot.press("u")
        await settled(pilot)
        assert (screen.table.view()["board"], screen.table.lines()) == before
        assert "placed on e3" not in shown(pilot)

    headless(play)


def test_undo_says_why_it_cannot() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        while screen.table.may_undo:
            await pilot.press("u")
            await settled(pilot)
        await pilot.press("u")
        assert await appears(pilot, "There is nothing that you can")

    headless(play)


def test_a_choice_that_cannot_be_taken_back_waits_for_enter() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        await pilot.press("slash", *"P e3", "enter")
        await settled(pilot)
        await pilot.press("e")
        await settled(pilot)
        assert "for good" in shown(pilot)
        assert screen.table.view()["turn"] == 1
        await pilot.press("enter")
        await settled(pilot)
        assert screen.table.view()["turns"] > 1

    headless(play)


def test_every_choice_of_embers_waits_for_enter() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("embers", PROLOGUE, "random", "me"))
        made = len(screen.table.match.entries)
        await pilot.press("1")
        await settled(pilot)
        assert len(screen.table.match.entries) == made
        await pilot.press("enter")
        await settled(pilot)
        assert len(screen.table.match.entries) > made

    headless(play)


def test_the_footer_offers_undo_only_where_something_is_taken_back() -> None:
    """In Embers nothing is: every choice tells the partner something (R46)."""

    def keys(screen: TableScreen) -> str:
        return str(screen.query_one("#keys", Static).render())

    async def play(pilot: Pilot[None]) -> None:
        assert "undo" in keys(await first_turn(pilot))

    async def remember(pilot: Pilot[None]) -> None:
        assert "undo" not in keys(await sit_down(pilot, table("embers", PROLOGUE, "random", "me")))

    headless(play)
    headless(remember)


def test_why_not_names_the_missing_pieces() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Reading)
        assert "short" in shown(pilot)
        await pilot.press("escape", "b", "question_mark")
        await pilot.pause()
        assert "Why not on e5?" in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen

    headless(play)


def test_a_card_is_read_in_full() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        words = pilot.app.words  # type: ignore[attr-defined]
        card = screen.table.view()["seats"][0]["hand"][0]
        await pilot.press("h", "space")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Reading)
        assert words(f"card-{card}.effect").split()[0] in shown(pilot)

    headless(play)


@pytest.mark.parametrize("game", ["arena", "embers"])
def test_help_opens_and_scrolls(game: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sit_down(pilot, table(game, DUEL if game == "arena" else PROLOGUE, "me", "random"))
        await pilot.press("f1")
        await pilot.pause()
        top = shown(pilot)
        assert "show what a strong bot would choose" in top
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert shown(pilot) != top

    headless(play)


def test_the_language_changes_everywhere() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await first_turn(pilot)
        assert "What do you do?" in shown(pilot)
        await pilot.press("f2")
        await settled(pilot)
        assert "Dziennik" in shown(pilot)
        assert "What do you do?" not in shown(pilot)
        await pilot.press("f2")
        await settled(pilot)
        assert "Záznam" in shown(pilot)
        assert screen.table.asks_viewer

    headless(play)
