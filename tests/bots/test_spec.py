"""Bots as people write them."""

import pytest

from frostglass.bots import LEVELS, Budget, Spec, read_spec
from frostglass.engine.errors import Refused


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random", Budget())),
        ("apprentice", Spec("apprentice", Budget())),
        ("adept:400n", Spec("adept", Budget(steps=400))),
        ("master:2s", Spec("master", Budget(seconds=2.0))),
        (" master:0.25s ", Spec("master", Budget(seconds=0.25))),
    ],
)
def test_a_bot_is_read(text: str, spec: Spec) -> None:
    assert read_spec("arena", text) == spec
    assert read_spec("arena", str(spec)) == spec


def test_without_a_budget_games_count_steps_and_tables_seconds() -> None:
    for level in ("adept", "master"):
        assert read_spec("arena", level).budget.steps > 0
    at_table = [read_spec("arena", level, at_table=True).budget for level in ("apprentice", "adept", "master")]
    assert at_table == [Budget(seconds=0.3), Budget(seconds=1.0), Budget(seconds=3.0)]


@pytest.mark.parametrize("text", ["adept:", "adept:n", "adept:0n", "adept:4x", "adept:0s", "adept:-1s", "adept:1e3n"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-budget"):
        read_spec("arena", text)


@pytest.mark.parametrize(("game", "text"), [("arena", "champion"), ("arena", ""), ("embers", "adept")])
def test_an_unknown_bot_is_refused(game: str, text: str) -> None:
    with pytest.raises(Refused, match="unknown-bot"):
        read_spec(game, text)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        read_spec("chess", "random")
    assert set(LEVELS) == {"arena", "embers"}
