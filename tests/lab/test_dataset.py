# Data sets as Parquet: what is written is read back, and says of itself how it is made again.
from pathlib import Path

import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from frostglass.engine.errors import Refused
from frostglass.lab import dataset
from frostglass.lab.data import read_records
from frostglass.lab.simulate import Where, data_line, simulate, wanted
from frostglass.terminal import lab
from frostglass.terminal.command import SpokenApp

APP = SpokenApp(help="help-frostglass")
lab.register(APP)


def test_a_data_set_says_what_the_lines_say(tmp_path: Path) -> None:
    asked = wanted("arena", ["random"] * 2, mode="duel", games=5, seed=3, turn_limit=30)
    found = simulate(asked, Where(1))
    dataset.write(found, tmp_path / "games.parquet")
    assert read_records(dataset.lines(tmp_path / "games.parquet")) == read_records(
        data_line(asked, played) for played in found.played
    )


def test_the_card_of_facts_makes_the_same_games_again(tmp_path: Path) -> None:
    asked = wanted("embers", ["random"] * 2, mode="chapter", chapter=3, games=4, seed=9)
    found = simulate(asked, Where(1))
    dataset.write(found, tmp_path / "games.parquet")
    card = dataset.read_card(tmp_path / "games.parquet")
    way = card["ways"][0]
    again = simulate(wanted(card["game"], card["bots"], games=card["games"], seed=card["seed"], **way), Where(1))
    assert again.played == found.played
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.column("seed").to_pylist() == [played.seed for played in found.played]
    assert table.schema.field("bots").type == pyarrow.list_(pyarrow.string())


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.parquet").write_bytes(b"no data at all")
    with pytest.raises(Refused, match="no-data"):
        dataset.read_card(tmp_path / "notes.parquet")


def test_the_commands_write_and_read_it(tmp_path: Path) -> None:
    file, page = str(tmp_path / "games.parquet"), tmp_path / "report.html"
    made = CliRunner().invoke(APP, ["simulate", "arena", "--seats", "random,random", "--games", "4", "--data", file])
    assert made.exit_code == 0, made.output
    assert CliRunner().invoke(APP, ["report", file, "--out", str(page)]).exit_code == 0
    assert "<svg" in page.read_text("utf-8")
