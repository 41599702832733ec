"""A second look at the best turns: others answer them in guessed worlds, and what is left then is judged."""

from __future__ import annotations

import random
from typing import Final

from frostglass.arena.options import END
from frostglass.arena.position import Position
from frostglass.arena.view import view
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned.inputs import POINT
from frostglass.bots.learned.net import Net
from frostglass.bots.learned.search import Style, Weighed, weighed
from frostglass.bots.learned.value import Learned
from frostglass.bots.learned.worlds import world
from frostglass.bots.turns import Breadth
from frostglass.engine.decision import CHANCE

ANSWER: Final = Style(Breadth(3, 10, 1), added=1, among=6, judged=10, foreseen=0, own_share=1.0, loss=0)
"""How an answer is looked for."""
_ANSWER_STEPS: Final = 80
_GAP: Final = 3 * POINT
"""Turns that are so much worse than the best one are not looked at again."""
_LOOKED_AT: Final = 6
_OWN: Final = 0.35
"""The share that the first judgement keeps."""
_WORLDS: Final = 24
_LAST_BEGUN: Final = 0.9
"""No world is begun after this share of the budget."""


def replied(turns: list[Weighed], judge: Judge, clock: Clock, rng: random.Random, net: Net) -> list[Weighed]:
    """The turns, the best of them in the order that the answers to them give, as far as time allows."""
    best = [turn for turn in turns[:_LOOKED_AT] if turn.value > turns[0].value - _GAP]
    if len({turn.line.first for turn in best}) < 2:
        return turns
    totals = [0] * len(best)
    worlds = 0
    while worlds < _WORLDS and clock.spent() < _LAST_BEGUN:
        seed = rng.getrandbits(32)
        found = []
        for turn in best:
            if clock.spent() >= 1:
                break
            found.append(_after_answers(turn.line.position, judge, net, clock, random.Random(seed)))
        if len(found) < len(best):
            break
        totals = [total + value for total, value in zip(totals, found, strict=True)]
        worlds += 1
    if not worlds:
        return turns
    again = [
        Weighed(int(_OWN * turn.value + (1 - _OWN) * total / worlds), turn.line)
        for turn, total in zip(best, totals, strict=True)
    ]
    again.sort(key=lambda turn: turn.value, reverse=True)
    return again + turns[len(best) :]


def _after_answers(p: Position, judge: Judge, net: Net, clock: Clock, rng: random.Random) -> int:
    """What is left when the others have answered as they think best, with such cards as they may hold."""
    q = world(view(p, judge.seat), rng) if p.in_progress is None else p.copy()
    mine, began = judge.colour, q.turns
    while (decision := q.decision) is not None and (q.turns == began or q.colour(decision.seat or q.turn) != mine):
        if decision.seat == CHANCE:
            q.play(rng.choice(decision.options))
        elif q.turns == began:
            q.play(END if END in decision.options else rng.choice(decision.options))
        elif len(decision.options) == 1 or decision.kind != "main":
            q.play(rng.choice(decision.options))
        else:
            q = _answered(q, net, clock, rng)
    learned = Learned(net, judge)
    return learned.value(q, judge.value(q))


def _answered(q: Position, net: Net, clock: Clock, rng: random.Random) -> Position:
    """The best turn of the seat to move, by its own judgement, played to its end."""
    seat = q.turn
    rival = Judge(view(q, seat), weights_for(q.form.scoring))
    thought = Clock(Budget(steps=_ANSWER_STEPS))
    found = weighed(q, rival, thought, rng, net, ANSWER)
    clock.steps += thought.steps
    after = found[0].line.position.copy()
    turns = q.turns
    while (decision := after.decision) is not None and after.turns == turns and after.turn == seat:
        options = decision.options
        if END in options:
            after.play(END)
        elif decision.kind in ("claim", "odd_colour") and decision.seat == seat:
            after.play(max(options, key=lambda option: rival.value(after.played(option))))
        else:
            after.play(rng.choice(options))
    return after
