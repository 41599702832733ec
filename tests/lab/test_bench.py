"""Comparing figures: what counts as slower, and which of several measurements counts."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield importlib.import_module("compare"), importlib.import_module("against")
    for name in ("compare", "against"):
        sys.modules.pop(name)


def test_more_time_is_slower_whatever_the_unit(benchmarks: Any) -> None:
    compare, _ = benchmarks
    assert compare.slowdown("games_per_s", 100.0, 80.0) == pytest.approx(25)
    assert compare.slowdown("copy_us", 2.0, 2.5) == pytest.approx(25)
    lines = compare.compare({"copy_us": 2.0, "old_us": 1.0}, {"copy_us": 2.7, "games_per_s": 9.0}, 30)
    assert [line[0] for line in lines] == ["!", " ", " "]


def test_a_slower_file_ends_with_status_1(benchmarks: Any, tmp_path: Path) -> None:
    compare, _ = benchmarks
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text(json.dumps({"copy_us": 2.0}))
    after.write_text(json.dumps({"copy_us": 2.7}))
    assert compare.main([str(before), str(after)]) == 1
    assert compare.main([str(before), str(after), "--limit", "40"]) == 0


def test_the_quickest_of_several_rounds_counts(benchmarks: Any) -> None:
    _, against = benchmarks
    rounds = [{"copy_us": 2.0, "games_per_s": 7.0}, {"copy_us": 3.0, "games_per_s": 9.0}]
    assert against.best(rounds) == {"copy_us": 2.0, "games_per_s": 9.0}
