# A run that is begun again goes on from what its journal keeps.
from pathlib import Path

import pytest

from frostglass.engine.errors import Refused
from frostglass.lab import simulate as lab
from frostglass.lab.journal import read, written
from frostglass.lab.simulate import Where, simulate, wanted

ASKED = wanted("embers", ["random"] * 2, mode="chapter", chapter=2, games=9, seed=4)


def test_a_game_is_written_and_read_back_equal() -> None:
    for asked in (ASKED, wanted("arena", ["random"] * 3, mode="melee", games=2, seed=1, turn_limit=20)):
        for played in simulate(asked, Where(1)).played:
            assert read(written(played)) == played


def test_a_run_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(ASKED, Where(1)).played
    file = tmp_path / "run.jsonl"
    assert simulate(ASKED, Where(1, journal=str(file))).played == whole
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:5]) + lines[5][:20], "utf-8")  # four games, and one that was being written
    counted = []
    monkeypatch.setattr(lab, "play_game", lambda table: counted.append(1) or play(table))
    assert simulate(ASKED, Where(1, journal=str(file))).played == whole
    assert len(counted) == len(whole) - 4


play = lab.play_game


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    simulate(ASKED, Where(1, journal=str(file)))
    before = file.read_bytes()
    with pytest.raises(Refused, match="other-run"):
        simulate(ASKED._replace(seed=5), Where(1, journal=str(file)))
    (tmp_path / "notes.txt").write_text("no run at all", "utf-8")
    with pytest.raises(Refused, match="other-run"):
        simulate(ASKED, Where(1, journal=str(tmp_path / "notes.txt")))
    assert file.read_bytes() == before
