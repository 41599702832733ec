"""The terminal keeps its game: after every choice, to go on with it, to go through it, to hand it on as a record."""

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot

from frostglass.engine import record as records
from frostglass.games import GAMES
from frostglass.terminal.player import keeping
from frostglass.terminal.player.app import PlayerApp
from frostglass.terminal.player.dialogs import Confirm
from frostglass.terminal.player.setup_screen import SetupScreen
from frostglass.terminal.player.table import Table
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
from tests.terminal.run import output, run


def entries_in(folder: Path) -> list[str]:
    kept = json.loads((folder / keeping.FILE).read_text("utf-8"))
    assert isinstance(kept["entries"], list)
    return kept["entries"]


def begun(folder: Path) -> Table:
    """A duel with two choices of a person, left in mid-game."""
    seated = table("arena", DUEL, "me", "random")

    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, seated)
        for _ in range(2):
            await choose_first(pilot, screen)
            assert entries_in(folder) == seated.match.entries

    headless(play)
    return seated


def test_every_choice_is_kept_and_the_next_call_goes_on(data_folder: Path) -> None:
    entries = begun(data_folder).match.entries

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Confirm)
        assert "A game of yours is kept: The Arena" in shown(pilot)
        await pilot.press("enter")
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.table.match.entries[: len(entries)] == entries
        assert [player is None for player in screen.table.players] == [True, False]
        await choose_first(pilot, screen)
        assert len(entries_in(data_folder)) > len(entries)

    headless(play)


def test_a_resumed_table_shows_what_the_one_that_was_left_showed(data_folder: Path) -> None:
    left = begun(data_folder)
    resumed = keeping.found()
    assert resumed is not None
    assert resumed.lines() == left.lines()
    assert resumed.view() == left.view()


def test_what_is_taken_back_is_not_kept(data_folder: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", DUEL, "me", "random"))
        while not screen.table.may_undo:
            await choose_first(pilot, screen)
        await pilot.press("u")
        await settled(pilot)
        assert entries_in(data_folder) == screen.table.match.entries

    headless(play)


def test_one_may_begin_anew_and_come_back_by_f5(data_folder: Path) -> None:
    entries = begun(data_folder).match.entries

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)
        assert entries_in(data_folder) == entries
        await pilot.press("f5")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)

    headless(play)


@pytest.mark.parametrize("text", ["{", "[]", '{"game": "arena"}', '{"game": "chess"}', "\0"])
def test_a_damaged_game_is_put_aside_and_told_of(text: str, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / keeping.FILE).write_text(text, encoding="utf-8")

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, SetupScreen)
        assert await appears(pilot, "damaged-1")
        assert await appears(pilot, "A new game")

    headless(play, size=(200, 40))
    assert (data_folder / "terminal-game.damaged-1.json").read_text(encoding="utf-8") == text


def test_an_entry_that_breaks_a_rule_is_damage(data_folder: Path) -> None:
    entries = begun(data_folder).match.entries
    file = data_folder / keeping.FILE
    kept = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(kept | {"entries": [*entries, "S snow_fox at nowhere"]}), encoding="utf-8")
    assert keeping.found() is None
    assert not file.exists()


def test_a_game_that_is_over_is_gone_through_and_exported(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot, table("arena", {**DUEL, "turn_limit": 4}, "me", "random"))
        await pilot.press("f6")
        assert await appears(pilot, "The record tells")
        await play_out(pilot, screen)
        await pilot.press("escape")
        end = screen.table.view()["board"]
        await pilot.press("home")
        await settled(pilot)
        assert screen.table.view()["turns"] <= 1
        assert "Stop 1 of" in shown(pilot)
        assert len(screen.table.lines()) < 20
        boards = [screen.table.view()["board"]]
        for _ in range(screen.table.stops - 1):
            await pilot.press("right")
            boards.append(screen.table.view()["board"])
        assert boards[-1] == end
        assert len(boards) == screen.table.stops
        await pilot.press("left")
        await settled(pilot)
        assert f"Stop {screen.table.stops - 1} of" in shown(pilot)
        await pilot.press("end", "f6")
        assert await appears(pilot, "frostglass-arena-1.txt")

    headless(play, size=(120, 40))
    text = (tmp_path / "frostglass-arena-1.txt").read_text(encoding="utf-8")
    record = records.read(text)
    records.check(record, GAMES["arena"])
    assert record.names == ("", "random")
    assert output("record", "last") == text


def test_a_game_that_lasts_tells_no_record(data_folder: Path) -> None:
    assert run("record", "last").stderr == "frostglass: No game of the terminal player is kept.\n"
    begun(data_folder)
    told = run("record", "last")
    assert (told.exit_code, told.stdout) == (2, "")
    assert "when the game is over" in told.stderr


def test_a_finished_game_of_embers_counts_once_however_often_it_is_opened(data_folder: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await play_out(pilot, await sit_down(pilot, table("embers", PROLOGUE, "me", "random")))

    headless(play)
    campaign = (data_folder / "embers-campaign.json").read_text("utf-8")

    async def again(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, SetupScreen)
        await pilot.press("f5")
        await settled(pilot)

    headless(again)
    assert (data_folder / "embers-campaign.json").read_text("utf-8") == campaign


def test_a_disk_that_cannot_keep_is_told_of_once(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(PlayerApp, "complain", lambda self, refusal: told.append(refusal.code))

    async def play(pilot: Pilot[None]) -> None:
        data_folder.write_text("a file where the folder should be", encoding="utf-8")
        screen = await sit_down(pilot, table("arena", DUEL, "me", "random"))
        await choose_first(pilot, screen)
        await choose_first(pilot, screen)

    headless(play)
    assert told == ["kept-file"]


def test_embers_offers_no_undo(data_folder: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sit_down(pilot, table("embers", PROLOGUE, "me", "random"))
        assert "u undo" not in shown(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert "take back your last choice" not in shown(pilot)

    headless(play, size=(120, 60))


def test_the_arena_offers_undo() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sit_down(pilot, table("arena", DUEL, "me", "random"))
        assert "u undo" in shown(pilot)

    headless(play)
