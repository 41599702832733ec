"""Adept and master: whole turns by beam search, then the best of them again with what the others may answer."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from frostglass.arena.options import END
from frostglass.arena.position import Position
from frostglass.arena.view import determinize, view
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.turns import Breadth, Line, plan
from frostglass.engine.decision import CHANCE, Option


class Style(NamedTuple):
    """How a searching bot divides its work."""

    width: int
    """Positions kept after each action."""
    own_share: float
    """The share of the budget for the own turn; the rest goes to the answers."""
    rounds: tuple[int, ...]
    """How many of the best turns are tried against an answer, in one guess at the hidden cards after the other."""
    trust: float
    """How much the answers count against the look of the board."""


ADEPT: Final = Style(width=6, own_share=1.0, rounds=(), trust=0.0)
MASTER: Final = Style(width=8, own_share=0.4, rounds=(5, 5, 3, 3, 2, 2), trust=0.5)

_JUDGED: Final = 24
"""So many of the best turns are judged by what the others may summon next."""
_ANSWER: Final = 90
"""Steps for one answer."""


def choose(p: Position, judge: Judge, clock: Clock, rng: random.Random, style: Style) -> Option:
    """The choice with which the best turn begins."""
    lines = plan(p, judge, clock, rng, Breadth(style.width, 24, 3), style.own_share)
    lines = _sorted(Line(line.worth - judge.threat(line.position), *line[1:]) for line in lines[:_JUDGED])
    if style.rounds and len({line.first for line in lines[: style.rounds[0]]}) > 1:
        lines = _with_answers(lines, judge, clock, rng, style)
    return lines[0].first


def _with_answers(lines: list[Line], judge: Judge, clock: Clock, rng: random.Random, style: Style) -> list[Line]:
    """The turns in the order of what they are worth after the next opponent's answer, over a few guesses."""
    looks = {id(line): line.worth for line in lines}
    answers: dict[int, list[float]] = {id(line): [] for line in lines}
    for number in style.rounds:
        lines = lines[:number]
        seed = rng.getrandbits(32)
        if len({line.first for line in lines}) == 1:
            break
        worths = []
        for line in lines:
            if clock.spent() >= 1:
                break
            worths.append(_answered(line.position, judge, clock, random.Random(seed)))
        if len(worths) < len(lines):
            break  # a guess that was not tried on every turn would compare unlike things
        for line, worth in zip(lines, worths, strict=True):
            answers[id(line)].append(worth)

        def judged(line: Line) -> float:
            tried = answers[id(line)]
            return style.trust * sum(tried) / len(tried) + (1 - style.trust) * looks[id(line)]

        lines.sort(key=judged, reverse=True)
    return lines


def _answered(p: Position, judge: Judge, clock: Clock, rng: random.Random) -> float:
    """What the turn is worth once the next seat has made the most of its own."""
    q = determinize(view(p, judge.seat), rng) if p.in_progress is None else p.copy()
    turns = q.turns
    while (decision := q.decision) is not None and q.turns == turns:
        if decision.seat == CHANCE:
            q.play(rng.choice(decision.options))
        elif END in decision.options:
            q.play(END)
        elif decision.seat == judge.seat and decision.kind in ("claim", "odd_colour"):
            q.play(max(decision.options, key=lambda option: judge.value(q.played(option))))
        else:
            break
    clock.step()
    if q.decision is None or q.turns == turns or q.colour(q.turn) == judge.colour:
        return judge.value(q)
    rival = Judge(view(q, q.turn), weights_for(q.form.scoring))
    share = clock.spent() + (_ANSWER / clock.budget.steps if clock.budget.steps else 0.03)
    answers = plan(q, rival, clock, rng, Breadth(3, 0, 0), share)
    return judge.value(answers[0].position)


def _sorted(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: line.worth, reverse=True)
