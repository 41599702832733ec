"""Data sets, the page that is made of them, and the figures of the benchmark."""

import importlib.util
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from frostglass.engine.errors import Refused
from frostglass.lab.bench import sample_positions
from frostglass.lab.data import digest, read_records
from tests.lab.test_simulate import run

ROOT = Path(__file__).resolve().parents[2]


def line(**fields: object) -> str:
    game = {
        "game": "arena",
        "mode": "duel",
        "seed": 1,
        "winner": 1,
        "scores": {"1": 18, "2": 3},
        "turns": 30,
        "reason": "points",
        "decisions": 200,
        "bots": ["adept", "adept"],
        "schools": ["everfrost", "sylvan"],
        "start": 2,
        "summoned": [["snow_fox", "titan"], ["kiskin_spirit", "kiskin_spirit"]],
    }
    return json.dumps(game | fields)


def test_a_digest_counts_schools_first_players_and_cards() -> None:
    games = [line(), line(winner=2), line(winner=1, start=1), line(winner=None)]
    found = digest(read_records(games))
    assert found.games == 4
    assert found.matrix["everfrost", "sylvan"].share == 2.5 / 4
    assert found.matrix["sylvan", "everfrost"].share == 1.5 / 4
    assert found.first_player.share == 2.5 / 4
    assert found.fair == 0.5
    cards = {count.card: count for count in found.cards}
    assert cards["kiskin_spirit"].per_game == 2
    assert cards["titan"].school == "legends"
    assert cards["snow_fox"].won.share == 2.5 / 4


@pytest.mark.parametrize(
    "bad",
    ["{", "[]", line(mode="chess"), line(schools=["everfrost"]), line(winner=7), line(summoned=None), line(turns="x")],
)
def test_a_damaged_line_is_refused_by_its_number(bad: str) -> None:
    with pytest.raises(Refused, match="line=2"):
        read_records([line(), bad])


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(Refused, match="no-data"):
        read_records(["", " "])


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_report_is_one_page_with_its_pictures_inside(tmp_path: Path, language: str) -> None:
    data, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    data.write_text("\n".join([line(), line(winner=2, turns=44)]))
    assert run("report", str(data), "--out", str(page), "--lang", language) == (0, "", "")
    html = page.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(html)
    assert tags.found.count("svg") == 2
    assert tags.found.count("table") == 2
    assert "script" not in tags.found
    assert f'lang="{language}"' in html


def test_a_report_of_no_games_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    data.write_text("nothing")
    status, out, error = run("report", str(data))
    assert (status, out) == (2, "")
    assert "1" in error


def test_a_tournament_draws_its_ratings(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.svg"
    status, out, error = run(
        "tournament", "random", "apprentice", "--games", "2", "--workers", "1", "--plot", str(plot)
    )
    assert (status, error) == (0, "")
    assert "apprentice" in out
    assert "<svg" in plot.read_text()


def compare_module() -> object:
    spec = importlib.util.spec_from_file_location("compare", ROOT / "benchmarks" / "compare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("figures", "status"),
    [
        ({"a_per_s": 100, "b_us": 10}, 0),
        ({"a_per_s": 78, "b_us": 12.9}, 0),
        ({"a_per_s": 76, "b_us": 10}, 1),
        ({"a_per_s": 100, "b_us": 13.1}, 1),
        ({"a_per_s": 500, "b_us": 1}, 0),
    ],
)
def test_the_comparison_fails_when_something_takes_30_percent_longer(
    tmp_path: Path, figures: dict[str, float], status: int
) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text(json.dumps({"a_per_s": 100, "b_us": 10}))
    after.write_text(json.dumps(figures))
    assert compare_module().main([str(before), str(after)]) == status  # type: ignore[attr-defined]


def test_the_benchmark_prints_the_figures_of_its_baseline() -> None:
    status, out, error = run("bench", "--json", "--seconds", "0.01")
    assert (status, error) == (0, "")
    figures = json.loads(out)
    baseline = json.loads((ROOT / "benchmarks" / "baseline.json").read_text())
    assert figures.keys() == baseline.keys()
    assert all(figure > 0 for figure in figures.values())


def test_the_benchmark_measures_the_same_positions_every_time() -> None:
    one, other = sample_positions(2), sample_positions(2)
    assert [str(p) for p in one.settled] == [str(p) for p in other.settled]
