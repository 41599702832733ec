"""Bots whose choice cannot be stored: they choose again, as a person would, as soon as it can be."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from tests.server.client import Page
from tests.server.house import served
from tests.server.test_positions import DUEL as POSITION

THINKS = {"who": "bot", "level": "adept", "budget": "1s"}


def test_a_bot_chooses_again_when_its_choice_was_not_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with served(f"sqlite:///{file}") as house:
        sitting = house.table([THINKS, "me"], {"mode": "duel", "position": POSITION})
        with Page(house, sitting.id, sitting.token(2)) as page:
            page.at(0)
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # as a full disk: what is there can be read
                while not any("was not stored" in line for line in list(house.log)):
                    time.sleep(0.05)
                time.sleep(1)
                other.execute("ROLLBACK")
            page.at(1)
