"""Did you mean? What comes near to a mistyped word is named, and nothing where nothing comes near."""

import pytest

from tests.terminal.run import document, run

SNOW_FX = [{"school": "everfrost", "hand": ["snow_fx"]}, {"school": "sylvan"}]
MISTYPED = [
    (["simulat"], "", "simulate"),
    (["record", "chek", "x"], "", "check"),
    (["explore", "--jsn"], "", "--json"),
    (["simulate", "arena", "--turnlimit", "3"], "", "--turn-limit"),
    (["simulate", "arena", "--seats", "adapt,random"], "", "adept"),
    (["simulate", "embers", "--seats", "parnter,random"], "", "partner"),
    (["simulate", "arena", "--mode", "duell"], "", "duel"),
    (["simulate", "embers", "--mode", "prolog"], "", "prologue"),
    (["simulate", "arena", "--schools", "everfrst,sylvan"], "", "everfrost"),
    (["simulate", "aren"], "", "arena"),
    (["play", "ember"], "", "embers"),
    (["cards", "snow_foks"], "", "snow_fox"),
    (["cards", "Snow Foxx"], "", "snow_fox"),
    (["cards", "evrfrost"], "", "everfrost"),
    (["fits", "-", "--card", "polar_bare"], document(), "polar_bear"),
    (["campaign", "turnover"], "", "turn-over"),
    (["explore", "-"], document(seats=SNOW_FX), "snow_fox"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "given", "meant"), MISTYPED, ids=[" ".join(call) for call, _, _ in MISTYPED])
def test_the_nearest_word_is_named(call: list[str], given: str, meant: str) -> None:
    told = run(*call, given=given)
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert told.stderr.endswith(f"Did you mean “{meant}”?\n")


@pytest.mark.parametrize(
    "call", [["xyzzy"], ["cards", "qqqq"], ["simulate", "arena", "--seats", "stockfish,random"]], ids=" ".join
)
def test_nothing_is_made_up(call: list[str]) -> None:
    told = run(*call)
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "Did you mean" not in told.stderr


def test_it_is_asked_in_the_language() -> None:
    assert run("simulat", "--lang", "pl").stderr.endswith("Może chodzi o „simulate”?\n")
    assert run("simulat", "--lang", "cs").stderr.endswith("Nejde o „simulate“?\n")
