# The library that people import: its names, its examples, and what its objects promise.
import doctest
import importlib
import pkgutil
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import frostglass
import frostglass.library
from frostglass.games import GAMES
from frostglass.library.errors import Illegal

ROOT = Path(__file__).resolve().parents[2]
MODULES = ["frostglass", *(f"frostglass.library.{m.name}" for m in pkgutil.iter_modules(frostglass.library.__path__))]
TABLES = [
    ("arena", {"mode": "duel", "schools": ["everfrost", "highland"]}),
    ("arena", {"mode": "melee", "schools": ["northern", "southern", "sylvan"]}),
    ("arena", {"mode": "team_high_form", "schools": ["northern", "southern", "sylvan", "everfrost"]}),
    ("embers", {"mode": "prologue"}),
    ("embers", {"mode": "chapter", "chapter": 7}),
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_the_library_are_true(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


@pytest.mark.parametrize(("file", "examples"), [("docs/library.md", 30), ("README.md", 8), ("docs/index.md", 4)])
def test_the_quick_starts_run_as_they_are_written(file: str, examples: int) -> None:
    found = doctest.testfile(str(ROOT / file), module_relative=False)
    assert found.attempted >= examples
    assert found.failed == 0


def test_each_quick_start_has_about_twenty_lines() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    for title in ("the arena", "Embers"):
        lines = re.search(rf"## Twenty lines of {title}\n(.*?)\n## ", text, re.DOTALL)
        assert lines
        assert 12 <= len(re.findall(r"^    (?:>>>|\.\.\.)", lines[1], re.MULTILINE)) <= 20


def test_every_public_name_is_there_and_is_documented() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    for name in frostglass.__all__:
        assert getattr(frostglass, name) is not None
        assert name == "__version__" or f"`{name}" in text, name
    assert dir(frostglass) == sorted(frostglass.__all__)
    with pytest.raises(AttributeError, match="no attribute 'explor'"):
        frostglass.explor  # noqa: B018


def test_importing_the_package_loads_nothing_of_it() -> None:
    code = "import sys, frostglass; print([m for m in sys.modules if m.startswith('frostglass.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_a_library_without_the_research_extras_still_plays() -> None:
    code = (
        "import sys\nfor name in ('numpy', 'matplotlib', 'textual'): sys.modules[name] = None\n"
        "import frostglass; game = frostglass.new('embers', seed=1); game.play_out('random'); print(game.is_over)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "True\n"


@pytest.mark.parametrize(("game_id", "settings"), TABLES)
def test_a_game_goes_to_its_end_and_back_through_its_record(game_id: str, settings: dict[str, object]) -> None:
    game = frostglass.new(game_id, seed=5, **settings)  # type: ignore[arg-type]
    rng = random.Random(1)
    while not game.is_over:
        game.play(rng.choice(game.choices))
    again = frostglass.Game.from_record(game.record("Ada"))
    assert (again.entries, again.result, again.document()) == (game.entries, game.result, game.document())
    *_, (last, end) = frostglass.replay(game.record())
    assert (str(last), end) == (game.entries[-1], game.position)


@pytest.mark.parametrize(("game_id", "settings"), TABLES)
def test_a_position_is_a_copy_and_a_guess_keeps_the_view(game_id: str, settings: dict[str, object]) -> None:
    game = frostglass.new(game_id, seed=2, **settings)  # type: ignore[arg-type]
    rng = random.Random(3)
    for _ in range(12):
        before, position = game.document(), game.position
        seat = game.seat
        if seat is None:
            break
        guess = frostglass.determinize(game.view(seat), rng)
        assert guess.view(seat) == game.view(seat)
        assert [str(c) for c in guess.choices] == [str(c) for c in game.choices]
        position.play(position.choices[0])
        position.deal(rng)
        assert game.document() == before
        game.play(rng.choice(game.choices))


def test_choices_of_one_kind_are_no_choices_of_another() -> None:
    """`Place` and `Pick` of one square are equal as tuples, never as choices."""
    game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
    picked = game.choices["c5"]
    while game.kind != "main" or not game.choices.of(role="place"):
        game.play(game.choices[0])
    assert picked not in game.choices
    with pytest.raises(Illegal, match="“c5” is not one of the choices"):
        game.play(picked)


def test_a_choice_is_taken_back_up_to_the_last_barrier() -> None:
    game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
    while not game.choices.of(role="place"):
        game.play(game.choices[0])
    before = game.document()
    game.play(game.choices.of(role="place")[0])
    game.undo()
    assert game.document() == before
    silent = frostglass.new("embers", seed=1)
    assert not silent.why(action="undo")[0].possible
    silent.play(silent.choices[0])
    with pytest.raises(Illegal, match="nothing"):
        silent.undo()


def test_explore_takes_a_position_or_its_document() -> None:
    position = frostglass.read({"game": "embers", "mode": "chapter", "row": ["glass-2a"], "mind": []})
    assert frostglass.explore(position) == frostglass.explore(position.document())
    assert frostglass.explore(position)["visible"] == []


def test_pictures_show_themselves_in_a_notebook() -> None:
    game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
    for thing in (game, game.position, frostglass.being("snow_fox"), game.picture("c5")):
        assert thing._repr_svg_().startswith("<svg")


def test_what_can_be_played_comes_from_the_tables_of_the_games() -> None:
    assert set(GAMES) == {"arena", "embers"}
    assert frostglass.levels("embers")[0] == "random"
    assert all(len(frostglass.beings(school)) == 18 for school in frostglass.schools())
    assert len(frostglass.memories()) == 35
    with pytest.raises(Illegal, match="Did you mean “arena”"):
        frostglass.new("arna")


def test_what_is_not_there_is_refused_with_what_may_have_been_meant() -> None:
    schools = ["everfrost", "highland"]
    with pytest.raises(Illegal, match=r"no mode “duell”\. Did you mean “duel”"):
        frostglass.new("arena", "duell", schools=schools)
    with pytest.raises(Illegal, match=r"no field turn_limt here\. Did you mean “turn_limit”"):
        frostglass.new("arena", schools=schools, turn_limt=9)
    for game in (frostglass.new("arena", schools=schools, seed=1), frostglass.new("embers", seed=1)):
        assert game.view(0) != game.view(2)
        for seat in (-1, 3):
            with pytest.raises(Illegal, match=f"no seat {seat} at this table"):
                game.view(seat)
    with pytest.raises(frostglass.Refused, match="z9"):
        frostglass.SquareSet(["e5", "z9"])
