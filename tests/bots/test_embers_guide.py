"""The guide of embers: it compares choices by playing them on in guessed worlds; how long it thinks tells nothing."""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from frostglass.bots import Budget, embers_guide, play, read_spec
from frostglass.bots.budget import Clock
from frostglass.bots.embers_days import chance, days_of, features
from frostglass.bots.embers_guide import guide
from frostglass.bots.embers_worlds import Way
from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.deck import MEMORIES
from frostglass.embers.notation import text
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.lab.game import Table, play_game
from tests.embers.tables import asks, table
from tests.embers.tables import play as play_choice

STEPS = 48


class Say(NamedTuple):
    """A choice that stands for any."""

    word: str


def choice(p: Position, seed: int = 1) -> str:
    assert p.decision is not None
    return text(play("embers", view(p, p.decision.seat), p.decision, "guide", Budget(steps=STEPS), seed))


def dawn(chapter: int, day: int, lost: int) -> Position:
    p = Position.blank(Position.new("chapter", chapter).rules)
    p.mode, p.chapter, p.day, p.box, p.relived, p.spent = "chapter", chapter, day, MEMORIES[:lost], (), ()
    return p


# -- days -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", range(FIRST_CHAPTER, LAST_CHAPTER + 1))
@pytest.mark.parametrize("day", [2, 3])
def test_a_day_that_begins_with_more_distorted_memories_is_won_less_often(chapter: int, day: int) -> None:
    middle = days_of(chapter)[day - 2].middle
    few, many = (chance(dawn(chapter, day, round(middle) + more)) for more in (-6, 6))
    assert 0 < many < few < 1


def test_the_figures_of_a_day_count_what_is_left() -> None:
    _, lost, beyond_ten, beyond_sixteen, *strengths, rarest, one, two, spent = features(dawn(1, 2, 12))
    assert (lost, beyond_ten, beyond_sixteen) == (12, 2, 0)
    assert sum(strengths) == len(MEMORIES) - 12
    assert rarest <= 2 * sum(strengths) / 5
    assert (one, two, spent) == (0, 0, 0)


# -- choices ----------------------------------------------------------------------------------------------------------


def test_the_guide_takes_the_card_that_ends_the_last_day() -> None:
    rows = ["glass-1a", "glass-1b", "glass-2b", "glass-5"]
    done = [f"{rows[0]} flames-5 flames-1a =", f"{rows[1]} antlers-5 antlers-1a =", f"{rows[2]} daggers-5 =", rows[3]]
    p = table("chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1", rows=done, todo="glimpse", active=AELIN, day=3)
    assert asks(p) == (AELIN, "glimpse")
    assert choice(p) == "take chains-2b"


def test_in_part_one_of_the_prologue_the_guide_adds_as_the_partner_does() -> None:
    p = Position.new("prologue")
    rng = random.Random(4)
    asked = 0
    while (decision := p.decision) is not None and p.mode == "prologue_1":
        if decision.seat and len(decision.options) > 1 and decision.kind == "blink":
            seen, seed = view(p, decision.seat), rng.getrandbits(30)
            partner, guided = (
                play("embers", seen, decision, level, Budget(steps=8), seed) for level in ("partner", "guide")
            )
            assert guided == partner
            asked += 1
        p.play(rng.choice(list(decision.options)))
    assert asked


def test_a_choice_repeats_with_the_same_luck() -> None:
    p = table(
        "chains-5@0,0 flames-4@0,0 antlers-3@1,1 daggers-1a@2,2 glass-4@-1,0 antlers-1b@-1,-1",
        row="chains-2a",
        todo="observe",
        active=FENRYS,
        day=1,
        draws=1,
    )
    assert choice(p, 7) == choice(p, 7)


def compared(monkeypatch: pytest.MonkeyPatch, worth: Mapping[str, Callable[[int], float]]) -> tuple[int, Counter[str]]:
    """Which way is gone when each is worth that in each world, and how often it was tried, of 60 tries and a few."""
    p = table("chains-5@0,0", row="chains-2a", todo="observe", active=FENRYS, day=1, draws=1)
    ways: list[Way] = [(Say(word),) for word in worth]
    tried: Counter[str] = Counter()

    def played_on(world: Position, way: Way, luck: int) -> float:
        (word,) = way[0]
        assert isinstance(word, str)
        tried[word] += 1
        return worth[word](tried[word])

    monkeypatch.setattr(embers_guide, "played_on", played_on)
    clock = Clock(Budget(steps=60))
    return embers_guide._compared(view(p, FENRYS), ways, clock, random.Random(1)), tried


def test_what_is_behind_is_dropped_and_what_is_no_different(monkeypatch: pytest.MonkeyPatch) -> None:
    worth = {"own": lambda _: 0.5, "same": lambda _: 0.5, "behind": lambda world: 0.4 + 0.1 * (world % 4 == 0)}
    way, tried = compared(monkeypatch, worth)
    assert way == 0
    assert set(tried.values()) == {embers_guide.LEAST}


@pytest.mark.parametrize(("gain", "chosen"), [(0.1, 1), (0.001, 0)])
def test_what_is_surely_better_is_chosen_and_what_may_be_is_not(
    monkeypatch: pytest.MonkeyPatch, gain: float, chosen: int
) -> None:
    worth = {"own": lambda _: 0.5, "better": lambda world: 0.5 + gain + 0.05 * (-1) ** world, "behind": lambda _: 0.2}
    way, tried = compared(monkeypatch, worth)
    assert way == chosen
    assert tried["better"] > tried["behind"] == embers_guide.LEAST
    assert 60 <= tried.total() <= 62


# -- time -------------------------------------------------------------------------------------------------------------


def test_a_clock_waits_until_its_time_is_over() -> None:
    began = time.perf_counter()
    clock = Clock(Budget(seconds=0.2))
    clock.wait()
    assert time.perf_counter() - began >= 0.2


def test_aelin_answers_after_the_same_time_whether_there_is_much_to_compare_or_nothing() -> None:
    rows = ["glass-1a", "glass-1b", "glass-2b", "glass-5"]
    for mind in ("chains-5@0,0 flames-4@1,1 daggers-1a@2,2", "chains-5@0,0 chains-4@1,1"):
        p = table(mind, rows=rows, todo="glimpse", active=AELIN, day=1)
        decision = p.decision
        assert decision is not None
        began = time.perf_counter()
        guide(view(p, AELIN), decision.bare(), Budget(seconds=0.4), random.Random(1))
        assert 0.4 <= time.perf_counter() - began < 3


@pytest.mark.parametrize("hidden", ["chains-1a", "glass-1a"])
def test_aelin_thinks_about_a_card_to_turn_whether_there_is_one_or_not(hidden: str) -> None:
    """RULES 10.4: Fenrys has just relived Chains; one of these face-down cards has that colour, the other has not."""
    p = table(
        "chains-5@0,0",
        rows=[hidden, "glass-1b", "flames-2b", "daggers-5"],
        row="chains-2a",
        todo="blink",
        active=FENRYS,
    )
    play_choice(p, next(text(option) for option in p.decision.options if text(option).startswith("chains-2a@")))  # type: ignore[union-attr]
    assert asks(p) == (AELIN, "reveal")
    assert p.decision is not None
    assert len(p.decision.options) == (2 if hidden == "chains-1a" else 1)
    began = time.perf_counter()
    play("embers", view(p, AELIN), p.decision, "guide", Budget(seconds=0.4), 1)
    assert 0.4 <= time.perf_counter() - began < 3


@pytest.mark.parametrize("seat", [AELIN, FENRYS])
def test_an_answer_comes_within_its_time_and_a_fifth(seat: int) -> None:
    rows = ["glass-1a", "glass-1b", "glass-2b", "glass-5"]
    mind = "chains-5@0,0 flames-4@1,1 daggers-1a@2,2 antlers-3@-1,-1"
    row = "" if seat == AELIN else "chains-2a flames-2b antlers-4 daggers-4 antlers-1a flames-3"
    p = table(mind, rows=rows, row=row, todo="glimpse" if seat == AELIN else "blink", active=seat, day=1)
    assert asks(p)[0] == seat
    assert p.decision is not None
    needed = []
    for _ in range(2):  # a busy machine may hold one try up, not both
        began = time.perf_counter()
        play("embers", view(p, seat), p.decision, "guide", Budget(seconds=1), 1)
        needed.append(time.perf_counter() - began)
    assert min(needed) <= 1.2


# -- a pair -----------------------------------------------------------------------------------------------------------


def test_a_guide_and_a_partner_play_a_game_to_its_end() -> None:
    seats = (read_spec("embers", "guide:6n"), read_spec("embers", "partner"))
    played = play_game(Table("embers", {"mode": "chapter", "chapter": 1}, seats, 3))
    assert played.reason in ("won", "L1", "L2", "L3", "L4")
    assert played == play_game(Table("embers", {"mode": "chapter", "chapter": 1}, seats, 3))
