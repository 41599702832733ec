"""The partner of embers plays by what its seat sees: whatever lies face down, it makes the same choice."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from frostglass.bots import LEVELS, Question, Turn, play, read_spec
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import View, determinize, view
from frostglass.engine.chance import mix, pick
from frostglass.engine.decision import CHANCE, Decision, Option

PARTNER = read_spec("embers", "partner")
GAMES = [("prologue", 1), *[("chapter", chapter) for chapter in range(1, 8)]]


def questions(mode: str, chapter: int, seed: int) -> Iterator[Position]:
    """The real choices of a game between partners."""
    p = Position.new(mode, chapter)
    number = 0
    while (decision := p.decision) is not None:
        number += 1
        if decision.seat == CHANCE:
            p.play(pick(decision.options, seed, number))
            continue
        if len(decision.options) > 1:
            yield p
        seen = view(p, decision.seat)
        p.play(play("embers", seen, decision, PARTNER.level, PARTNER.budget, mix(seed, number)))


def hidden(p: Position) -> tuple[object, ...]:
    return p.deck, p.aside, p.box, p.demons, [row.determination for row in p.rows if not row.face_up]


ASKED = {"guide": ("guide:40n", 15)}
"""The bot that is asked, and at every how manieth question: what takes its time is asked less often."""


def _explained(seen: View, decision: Decision, chosen: Option) -> list[Turn]:
    return Question("embers", seen, decision.bare(), PARTNER, 7).explained(chosen)


@pytest.mark.parametrize("level", LEVELS["embers"])
@pytest.mark.parametrize(("mode", "chapter"), GAMES)
def test_hidden_cards_never_change_a_choice(mode: str, chapter: int, level: str) -> None:
    bot, every = ASKED.get(level, (level, 1))
    spec = read_spec("embers", bot)
    rng = random.Random(chapter)
    differing = {AELIN: 0, FENRYS: 0}
    for p in islice(questions(mode, chapter, seed=chapter), 0, None, every):
        decision = p.decision
        assert decision is not None
        seen = view(p, decision.seat)
        q = determinize(seen, rng)
        assert q.decision is not None
        assert view(q, decision.seat) == seen
        differing[decision.seat] += hidden(q) != hidden(p)
        here = play("embers", seen, decision, spec.level, spec.budget, 11)
        there = play("embers", view(q, decision.seat), q.decision, spec.level, spec.budget, 11)
        assert here == there
        assert _explained(seen, decision, here) == _explained(view(q, decision.seat), q.decision, there)
    assert min(differing.values()) >= 3 if every == 1 else any(differing.values())


@pytest.mark.parametrize(("mode", "chapter"), GAMES)
def test_a_choice_is_an_option_and_repeats(mode: str, chapter: int) -> None:
    for number, p in enumerate(questions(mode, chapter, seed=20 + chapter)):
        if number == 40:
            break
        decision = p.decision
        assert decision is not None
        seen = view(p, decision.seat)
        chosen = [play("embers", seen, decision, PARTNER.level, PARTNER.budget, 2) for _ in range(2)]
        assert chosen[0] in decision.options
        assert chosen[0] == chosen[1]
