"""Who plays in training: bots as they are, searches led by a net of one's own, and explorers that try something."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.view import View
from frostglass.bots import Question, choose, read_spec
from frostglass.bots.arena import guess, led_by
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned.inputs import POINT
from frostglass.bots.learned.net import Net, read_file
from frostglass.bots.learned.search import MASTER, Style, weighed
from frostglass.bots.setup import KINDS as BEFORE
from frostglass.bots.setup import choose as set_up
from frostglass.bots.turns import Breadth, plan
from frostglass.engine.decision import Decision, Option
from frostglass.engine.game import AnyMatch

QUICK: Final = MASTER._replace(judged=40, added=3, among=20, foreseen=0, own_share=1.0)
"""A search that is fast enough for thousands of games."""
_JUDGED: Final = 24


class Explorer(NamedTuple):
    """A player of self-play: the better a turn looks, the more often it is taken."""

    net: str = ""
    """The file of the net that leads it; empty: the hand-written value."""
    steps: int = 150
    warmth: float = 0.6
    """So many points less make a turn e times as rare."""
    slips: float = 0.03
    """The share of choices that are made at random among the turns that were found."""

    def answer(self, match: AnyMatch) -> Option:
        decision = match.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        view = match.rules.look(match.position, decision.seat)
        assert isinstance(view, View)
        return self._choice(view, decision.bare(), random.Random(match.luck.of_bot(match.number)))

    def _choice(self, view: View, decision: Decision, rng: random.Random) -> Option:
        if decision.kind in BEFORE:
            return rng.choice(decision.options) if rng.random() < 0.2 else set_up(view, decision, rng)
        turns = self._turns(view, rng)
        if not turns:
            return rng.choice(decision.options)
        if rng.random() < self.slips:
            return rng.choice(turns)[1]
        best = max(value for value, _ in turns)
        odds = [math.exp((value - best) / self.warmth) for value, _ in turns]
        return rng.choices(turns, odds)[0][1]

    def _turns(self, view: View, rng: random.Random) -> list[tuple[float, Option]]:
        """The turns found: what each is worth in points, and its first choice."""
        p = guess(view, rng)
        if p is None:
            return []
        judge = Judge(view, weights_for(p.form.scoring))
        clock = Clock(Budget(steps=self.steps))
        if self.net:
            found = weighed(p, judge, clock, rng, read_file(Path(self.net)), QUICK)
            return [(turn.value / POINT, turn.line.first) for turn in found]
        lines = plan(p, judge, clock, rng, Breadth(6, 24, 3), 1.0)[:_JUDGED]
        return [(line.worth - judge.threat(line.position), line.first) for line in lines]


class Contender(NamedTuple):
    """A player of matches: a bot such as `adept:300n`, or a search led by the net of a file, `master:900n@duel.net`.

    Fields of its style may follow, each after a comma: `master:900n@duel.net,foreseen=0,loss=300`.
    """

    text: str

    def answer(self, match: AnyMatch) -> Option:
        name, at, told = self.text.partition("@")
        spec = read_spec("arena", name)
        decision = match.decision
        assert decision is not None
        if not at or len(decision.options) == 1:
            return choose(match, spec)
        net, style = _led(told, _scoring(match))
        question = Question.of(match, spec)
        assert isinstance(question.view, View)
        rng = random.Random(question.seed)
        return led_by(net, question.view, question.decision, spec.budget, rng, style)


def _led(told: str, scoring: str) -> tuple[Net, Style]:
    """The net of the file (or of the folder, for this scoring) and the style."""
    file, *fields = told.split(",")
    path = Path(file)
    given: dict[str, Any] = {}
    for field in fields:
        name, _, value = field.partition("=")
        given[name] = float(value) if "." in value else int(value)
    breadth = {name: given.pop(name) for name in Breadth._fields if name in given}
    style = MASTER._replace(**given, breadth=MASTER.breadth._replace(**breadth))
    return read_file(path / f"{scoring}.net" if path.is_dir() else path), style


def _scoring(match: AnyMatch) -> str:
    return FORMS[match.settings["mode"]].scoring
