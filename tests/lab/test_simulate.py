"""`frostglass simulate` as the contract has it: shape, repeatability, any number of workers, refusals."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from frostglass.arena.patterns import SCHOOLS
from frostglass.lab.simulate import Wanted, Where, simulate, wanted
from frostglass.terminal import lab
from frostglass.terminal.command import SpokenApp

APP = SpokenApp(help="help-frostglass")
lab.register(APP)


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(APP, list(args), env={"LANG": "en"})
    return result.exit_code, result.stdout, result.stderr


def simulated(*args: str) -> Any:
    status, out, error = run("simulate", *args, "--json")
    assert (status, error) == (0, "")
    return json.loads(out)


def test_a_duel_has_the_fields_of_the_contract() -> None:
    found = simulated("arena", "--mode", "duel", "--seats", "random,random", "--games", "5", "--workers", "1")
    assert set(found) == {"games", "wins", "results", "mean_turns", "decisions", "seconds"}
    assert found["games"] == len(found["results"]) == sum(found["wins"].values()) == 5
    assert set(found["wins"]) == {"1", "2", "draw"}
    for result in found["results"]:
        assert set(result) == {"seed", "winner", "scores", "turns", "reason"}
        assert set(result["scores"]) == {"1", "2"}
    assert found["mean_turns"] == sum(result["turns"] for result in found["results"]) / 5


def test_bots_that_change_seats_are_counted_by_name() -> None:
    asked = wanted("arena", ["apprentice", "random", "random"], mode="melee", games=6, seed=3, rotate=True)
    tables = [asked.table(number) for number in range(6)]
    assert [[spec.level for spec in table.bots].index("apprentice") for table in tables] == [0, 1, 2] * 2
    assert [(table.seed, table.settings) for table in tables[:3]] == [(tables[0].seed, tables[0].settings)] * 3
    assert tables[3].seed != tables[0].seed
    args = ("arena", "--mode", "team_duel", "--seats", "random,random,random,random", "--games", "4", "--workers", "1")
    found = simulated(*args, "--rotate")
    assert found["bots"]["random"] == {**found["bots"]["random"], "games": 4, "wins": 4 - found["wins"]["draw"]}


def test_1_4_melee_scores_are_points_by_enemy_colour() -> None:
    found = simulated("arena", "--mode", "melee", "--seats", "random,random,random", "--games", "2", "--workers", "1")
    assert set(found["wins"]) == {"1", "2", "3", "draw"}
    for result in found["results"]:
        assert {seat: set(points) for seat, points in result["scores"].items()} == {
            "1": {"2", "3"},
            "2": {"1", "3"},
            "3": {"1", "2"},
        }


def test_1_4_a_team_counts_under_its_first_seat() -> None:
    seats = "random,random,random,random"
    found = simulated("arena", "--mode", "team_duel", "--seats", seats, "--games", "6", "--workers", "1")
    assert set(found["wins"]) == {"1", "2", "draw"}
    assert {result["winner"] for result in found["results"]} <= {1, 2, None}
    assert all(set(result["scores"]) == {"1", "2"} for result in found["results"])


def test_1_4_the_turn_limit_ends_a_game() -> None:
    seats = ("--seats", "random,random", "--games", "3", "--workers", "1")
    found = simulated("arena", "--mode", "high_form", *seats, "--turn-limit", "9")
    assert [(result["turns"], result["reason"]) for result in found["results"]] == [(9, "limit")] * 3


@pytest.mark.parametrize("mode", [["prologue"], ["chapter", "--chapter", "3"]])
def test_2_4_embers_is_won_or_lost(mode: list[str]) -> None:
    args = ("--mode", *mode, "--seats", "random,random", "--games", "4", "--workers", "1")
    found = simulated("embers", *args)
    assert set(found["wins"]) == {"won", "lost"}
    assert all(result["scores"] is None and result["winner"] in ("won", "lost") for result in found["results"])


@pytest.mark.parametrize(
    "asked",
    [
        wanted("arena", ["apprentice", "random"], mode="duel", games=6, seed=9),
        wanted("embers", ["guide:16n", "guide:16n"], mode="prologue", games=2, seed=9),
    ],
)
def test_the_number_of_workers_changes_nothing(asked: Wanted) -> None:
    alone, together = simulate(asked, Where(1)), simulate(asked, Where(2))
    assert alone.played == together.played


def test_a_seed_gives_the_same_games_and_another_others() -> None:
    def seeds_and_scores(seed: int) -> list[tuple[object, ...]]:
        return [
            (g.seed, g.scores, g.turns)
            for g in simulate(wanted("arena", ["random"] * 2, mode="duel", games=3, seed=seed), Where(1)).played
        ]

    assert seeds_and_scores(4) == seeds_and_scores(4) != seeds_and_scores(5)


def test_schools_rotate_unless_they_are_named() -> None:
    asked = wanted("arena", ["random", "random"], mode="duel", games=20)
    pairs = [tuple(asked.table(number).settings["schools"]) for number in range(20)]
    assert len(set(pairs)) == 20
    assert {school for pair in pairs for school in pair} == set(SCHOOLS)
    named = wanted("arena", ["random", "random"], mode="duel", schools=["sylvan", "everfrost"], games=20)
    assert {tuple(named.table(number).settings["schools"]) for number in range(20)} == {("sylvan", "everfrost")}


def test_data_are_a_line_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulated("arena", "--seats", "random,random", "--games", "3", "--workers", "1", "--data", str(file))
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(lines) == 3
    assert all(line["mode"] == "duel" and len(line["schools"]) == len(line["summoned"]) == 2 for line in lines)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["arena", "--seats", "random,deep"], "deep"),
        (["arena", "--seats", "random,adept:fast"], "fast"),
        (["arena", "--seats", "random"], "1"),
        (["arena", "--mode", "rumble", "--seats", "random,random"], "rumble"),
        (["arena", "--seats", "random,random", "--schools", "sylvan,atlantis"], "atlantis"),
        (["arena", "--seats", "random,random", "--schools", "sylvan,sylvan"], "Sylvan"),
        (["arena", "--seats", "random,random", "--games", "0"], "games"),
        (["arena", "--seats", "random,random", "--games", "many"], "many"),
        (["embers", "--seats", "random,random", "--chapter", "9"], "chapter"),
        (["embers", "--seats", "random,random,random"], "3"),
        (["chess", "--seats", "random,random"], "chess"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(args: list[str], reason: str) -> None:
    status, out, error = run("simulate", *args, "--json")
    assert (status, out) == (2, "")
    assert error.count("\n") == 1
    assert reason in error
