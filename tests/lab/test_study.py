# The study: every form and chapter from one command and one seed, its figures counted, its page in three languages.
from collections import Counter
from math import comb, log2, log10
from pathlib import Path

import pytest

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import SCHOOLS
from frostglass.engine.decision import CHANCE
from frostglass.engine.game import Match
from frostglass.games import GAMES
from frostglass.lab.game import Table, play_out
from frostglass.lab.hidden import HIDDEN, assignments, deals
from frostglass.lab.odds import share
from frostglass.lab.simulate import Where, wanted
from frostglass.lab.study import parts, study
from frostglass.lab.study_page import page
from frostglass.lab.watching import Course
from frostglass.text import Words
from tests.lab.test_simulate import run

RANDOM = ("random", "random")


def test_a_study_has_every_form_with_every_number_of_seats_and_every_chapter() -> None:
    tables = [(part.mode, part.seats) for part in parts() if part.game == "arena"]
    assert tables == [(form.id, seats) for form in FORMS.values() for seats in form.seat_counts]
    assert [part.chapter for part in parts() if part.mode == "chapter"] == [1, 2, 3, 4, 5, 6, 7]


def test_the_seven_schools_all_play_in_few_games() -> None:
    found = study(RANDOM, 8, 3, Where(1))
    for one in found.found:
        if one.arena is not None:
            assert one.arena.schools.keys() == SCHOOLS.keys(), one.part
            assert one.games == sum(one.reasons.values()) == len(one.turns) == 8


def test_the_course_of_a_game_is_what_its_record_says() -> None:
    """Its entries again, the options counted beside them."""
    table = wanted("embers", ["random"] * 2, chapter=3, games=1, seed=5).table(0)
    course = Course()
    match = table.match(course)
    play_out(match, table.bots)
    widths: dict[int, list[int]] = {}
    again = Match(match.rules, table.settings, table.seed, asks_chance=True)
    for words in match.entries:
        decision = again.decision
        assert decision is not None
        if decision.seat != CHANCE:
            widths.setdefault(again.position.turns, []).append(len(decision.options))
        again.enter(words)
    told = course.kept()
    assert {turn: tuple(counts) for turn, counts in enumerate(told["widths"]) if counts[1]} == {
        turn: (sum(some), len(some)) for turn, some in widths.items()
    }
    every = [width for some in widths.values() for width in some]
    assert (told["widest"], told["size"]) == (max(every), round(sum(map(log10, every)), 3))


def test_bits_of_dealt_hands() -> None:
    assert deals(18, 3) == pytest.approx(log2(comb(18, 3)))
    assert deals(18, 3, 2) == pytest.approx(log2(comb(18, 3) * comb(15, 2)))
    assert deals(5) == deals(5, 5) == pytest.approx(0)


def test_bits_at_the_start_of_a_duel_are_the_others_hand_legends_and_flare() -> None:
    """RULES 3.3: three beings of 18, two legends and one flare; one's own are known."""
    match = Table("arena", {"mode": "duel", "schools": ["northern", "sylvan"]}, (), 1).match()
    view = match.rules.look(match.position, 1)
    other = view.seats[1]
    legends, flares = view.legend_deck_size + other.legends_size, view.flare_deck_size + other.flares_size
    ways = comb(18, other.hand_size) * comb(legends, other.legends_size) * comb(flares, other.flares_size)
    assert (other.hand_size, other.legends_size, other.flares_size) == (3, 2, 1)
    assert HIDDEN["arena"](view) == pytest.approx(log2(ways))


def test_bits_of_places_that_want_different_cards() -> None:
    fours, all_of_them = Counter({4: 2}), Counter({3: 1, 4: 2})
    assert assignments([fours, all_of_them]) == 2 * 2  # one of two fours, then the other four or the three
    assert assignments([Counter({5: 1}), Counter({5: 1})]) == 0


def test_aelin_looks_at_what_is_hidden_from_fenrys() -> None:
    match = Table("embers", {"mode": "chapter", "chapter": 1}, (), 1).match()
    rules = GAMES["embers"]
    assert HIDDEN["embers"](rules.look(match.position, 1)) is None
    bits = HIDDEN["embers"](rules.look(match.position, 2))
    assert bits is not None
    assert bits > 10


def test_the_same_seed_gives_the_same_page_in_any_number_of_processes() -> None:
    one, other = study(RANDOM, 2, 7, Where(1)), study(RANDOM, 2, 7, Where(2))
    assert one == other
    assert page(one, Words("en")) == page(other, Words("en"))
    assert study(RANDOM, 2, 8, Where(1)) != one


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_command_writes_one_page_with_its_pictures(tmp_path: Path, language: str) -> None:
    out = tmp_path / "study.html"
    asked = ("report", "--study", "--bots=random,random", "--games=1", "--seed=2", "--workers=1")
    assert run(*asked, "--out", str(out), "--lang", language) == (0, "", "")
    html = out.read_text("utf-8")
    assert html.count("<svg") == 7
    assert html.count("<table") == 7
    assert f'lang="{language}"' in html
    assert "<script" not in html


def test_in_markdown_its_pictures_lie_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "study.md"
    asked = ("report", "--study", "--bots=random,random", "--games=1", "--seed=2", "--workers=1", "--out", str(out))
    assert run(*asked) == (0, "", "")
    pictures = sorted(file.name for file in (tmp_path / "study").iterdir())
    assert len(pictures) == 7
    assert all(f"](study/{name})" in out.read_text("utf-8") for name in pictures)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("report",), "--study"),
        (("report", "games.jsonl", "--study"), "--study"),
        (("report", "--study", "--bots=random"), "two bots"),
        (("report", "--study", "--bots=random,adept"), "adept"),
        (("report", "--study", "--games=0"), "games"),
    ],
)
def test_what_cannot_be_studied_is_said_in_one_line(asked: tuple[str, ...], said: str) -> None:
    status, out, error = run(*asked)
    assert (status, out, len(error.splitlines())) == (2, "", 1)
    assert said in error


def test_a_share_lies_in_its_interval_where_all_or_none_are_won_too() -> None:
    for games in range(1, 60):
        for wins in range(games + 1):
            odds = share(wins, games)
            assert 0 <= odds.low <= odds.share <= odds.high <= 1
