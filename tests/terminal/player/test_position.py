# Playing in the terminal from a position document.
import asyncio
import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from frostglass.engine.errors import Refused
from frostglass.terminal.player.app import PlayerApp
from frostglass.terminal.player.arena_screen import ArenaScreen
from frostglass.terminal.player.beginning import table_at
from frostglass.terminal.player.table_screen import TableScreen
from frostglass.terminal.serve import _editor
from tests.terminal.run import run

ROWS = [" ".join(["--"] * n) for n in (5, 7, 9, 9, 9, 9, 9, 7, 5)]
DUEL: dict[str, Any] = {
    "game": "arena",
    "mode": "duel",
    "board": ROWS,
    "seats": [{"school": "everfrost"}, {"school": "highland", "hand": ["wild_eagle"]}],
    "turn": 2,
    "actions": 1,
}


def test_the_seat_to_move_is_the_persons() -> None:
    async def sit() -> None:
        table = table_at(DUEL)
        assert [player is None for player in table.players] == [False, True]
        async with PlayerApp("arena", "en", pace=0, table=table).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)
            assert table.view()["seats"][1]["hand"] == ("wild_eagle",)

    asyncio.run(sit())


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"turn": 5}, "out-of-range"), ({"game": "chess"}, "unknown-game"), ({"mode": "high_form"}, "missing-field")],
)
def test_what_is_no_position_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        table_at({**DUEL, **changes})
    assert refusal.value.code == code


def test_the_browser_gets_the_position_in_the_address() -> None:
    packed = _editor(DUEL).removeprefix("editor#p=")
    assert json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)) == DUEL


def test_a_file_of_another_game_or_none_ends_with_status_2(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(DUEL), encoding="utf-8")
    for arguments in (["embers", "--position", str(file)], ["arena", "--position", str(tmp_path / "none.json")]):
        answer = run("play", *arguments, "--terminal")
        assert answer.exit_code == 2
        assert len(answer.stderr.splitlines()) == 1


def test_what_holds_for_the_turn_stands_over_the_board() -> None:
    seats = [{"school": "etherweave"}, {"school": "nethervoid"}]
    table = table_at({**DUEL, "seats": seats, "turn": 1, "void": True, "oblivion": 1})

    async def sit() -> None:
        async with PlayerApp("arena", "en", pace=0, table=table).run_test(size=(116, 34)) as pilot:
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, ArenaScreen)
            said = screen.headline(table.view())
            assert "The next being may count two empty squares." in said
            assert "Destroyed pieces count twice this turn." in said

    asyncio.run(sit())
