"""Budgets: a timed bot answers in time, a bot that counts steps stops near its number."""

import time

import pytest

from frostglass.arena.view import view
from frostglass.bots import Budget, play
from frostglass.bots.budget import Clock
from tests.bots.positions import TABLES, decisions

SECONDS = 0.3


@pytest.mark.parametrize("level", ["novice", "apprentice", "adept", "warden", "master", "grandmaster"])
@pytest.mark.parametrize(("mode", "schools"), [TABLES[i] for i in (0, 1, 3)], ids=["duel", "high_form", "melee_4"])
def test_a_move_comes_within_the_time(mode: str, schools: tuple[str, ...], level: str) -> None:
    for p in decisions(mode, schools, seed=4, number=4):
        assert p.decision is not None
        seen = view(p, p.decision.seat)
        needed = []
        for _ in range(2):  # a busy machine may hold one try up, not both
            began = time.perf_counter()
            play("arena", seen, p.decision, level, Budget(seconds=SECONDS), 1)
            needed.append(time.perf_counter() - began)
        assert min(needed) <= 1.2 * SECONDS


def test_a_bot_whose_time_is_up_still_answers() -> None:
    for p in decisions(*TABLES[0], seed=4, number=2):
        assert p.decision is not None
        for level in ("apprentice", "adept", "master", "grandmaster"):
            option = play("arena", view(p, p.decision.seat), p.decision, level, Budget(seconds=1e-6), 1)
            assert option in p.decision.options


def test_a_clock_tells_the_share_that_is_spent() -> None:
    clock = Clock(Budget(steps=8))
    assert clock.spent() == 0
    for _ in range(4):
        clock.step()
    assert clock.spent() == 0.5
    assert Clock(Budget(seconds=60)).spent() < 0.1
