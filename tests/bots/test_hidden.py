"""A bot plays by what its seat may know: other cards in hands and decks that the view allows change nothing."""

import random

import pytest

from frostglass.arena.position import Position
from frostglass.arena.view import determinize, view
from frostglass.bots import LEVELS, play, read_spec
from frostglass.engine.errors import Refused
from tests.bots.positions import IDS, TABLES, decisions, setup_decisions

STEPS = dict.fromkeys(("attacker", "builder", "warden", "master"), ":120n") | {"adept": ":60n", "grandmaster": ":400n"}
"""Budgets of those bots that have one: few steps, which repeat."""


def another_world(p: Position, seat: int, rng: random.Random) -> Position | None:
    """A position that looks the same to this seat, hidden cards dealt anew; None where no view can be replayed."""
    try:
        q = determinize(view(p, seat), rng)
    except Refused:  # an effect that a teammate handed over
        return None
    return q if view(q, seat) == view(p, seat) else None


@pytest.mark.parametrize("level", LEVELS["arena"])
@pytest.mark.parametrize(("mode", "schools"), TABLES, ids=IDS)
def test_hidden_cards_never_change_a_choice(mode: str, schools: tuple[str, ...], level: str) -> None:
    rng = random.Random(5)
    spec = read_spec("arena", level + STEPS.get(level, ""))
    compared = differing = 0
    for p in decisions(mode, schools, seed=3, number=6):
        assert p.decision is not None
        seat = p.decision.seat
        q = another_world(p, seat, rng)
        if q is None:
            continue
        assert q.decision is not None
        differing += (q.hands, q.legends, q.decks) != (p.hands, p.legends, p.decks)
        here = play("arena", view(p, seat), p.decision, spec.level, spec.budget, 11)
        there = play("arena", view(q, seat), q.decision, spec.level, spec.budget, 11)
        assert here == there
        compared += 1
    assert compared >= 3
    assert differing >= 2


@pytest.mark.parametrize("level", LEVELS["arena"])
@pytest.mark.parametrize(("mode", "schools"), [TABLES[i] for i in (0, 2, 3, 4)], ids=[IDS[i] for i in (0, 2, 3, 4)])
def test_hidden_cards_never_change_the_setup(mode: str, schools: tuple[str, ...], level: str) -> None:
    rng = random.Random(9)
    spec = read_spec("arena", level + STEPS.get(level, ""))
    asked = 0
    for p in setup_decisions(mode, schools, seed=4):
        assert p.decision is not None
        q = another_world(p, p.decision.seat, rng)
        assert q is not None
        assert q.decision is not None
        assert (q.hands, q.legends) != (p.hands, p.legends)
        here, there = (
            play("arena", view(r, r.decision.seat), r.decision, spec.level, spec.budget, 11)
            for r in (p, q)
            if r.decision is not None
        )
        assert here == there
        assert here in p.decision.options
        asked += 1
    assert asked == (3 if mode == "melee" else 1)


@pytest.mark.parametrize("bot", ["random", "apprentice", "adept:50n", "master:90n"])
@pytest.mark.parametrize(("mode", "schools"), TABLES, ids=IDS)
def test_a_choice_is_an_option_and_repeats(mode: str, schools: tuple[str, ...], bot: str) -> None:
    spec = read_spec("arena", bot)
    for p in decisions(mode, schools, seed=8, number=4):
        assert p.decision is not None
        seen = view(p, p.decision.seat)
        chosen = [play("arena", seen, p.decision, spec.level, spec.budget, 2) for _ in range(2)]
        assert chosen[0] in p.decision.options
        assert chosen[0] == chosen[1]
