"""The one door of the bots: what a seat may know, its decision, a bot and its luck give an option."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from frostglass.bots import uniform
from frostglass.bots.advice import Turn
from frostglass.bots.arena import ARENA, explain
from frostglass.bots.budget import Budget
from frostglass.bots.embers import partner
from frostglass.bots.embers_explain import told
from frostglass.bots.embers_guide import guide
from frostglass.bots.spec import RANDOM, Spec
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyMatch

Bot = Callable[[Any, Decision, Budget, random.Random], Option]
"""A bot gets its seat's view, the decision, its budget and luck of its own."""

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {"arena": ARENA, "embers": {"partner": partner, "guide": guide}}


Explain = Callable[[Any, Decision, random.Random, Option], list[Turn]]
EXPLAINED: Final[Mapping[str, Explain]] = {"arena": explain, "embers": told}
"""The games whose bots can say why."""


ASKED_ANYWAY: Final[Mapping[str, tuple[str, ...]]] = {"embers": ("reveal",)}
"""What is asked even when there is one answer, so that the question tells nothing (Embers RULES 10.4, R45). Nor may the
time of the answer tell it: a bot thinks about it as about any other."""


class Question(NamedTuple):
    """All that a bot needs to answer, taken from a match at once: it may think in another thread or process."""

    game: str
    view: Any
    decision: Decision
    spec: Spec
    seed: int

    @classmethod
    def of(cls, match: AnyMatch, spec: Spec) -> Question:
        """What this bot is asked in the place of the seat that decides."""
        decision = match.decision
        assert decision is not None
        view = None if spec.level == RANDOM else match.rules.look(match.position, decision.seat)
        return cls(match.rules.id, view, decision.bare(), spec, match.luck.of_bot(match.number))

    @property
    def answers_itself(self) -> bool:
        """Is there one answer, as everybody knows?"""
        return _answers_itself(self.game, self.decision)

    def answer(self) -> Option:
        return play(self.game, self.view, self.decision, self.spec.level, self.spec.budget, self.seed)

    def explained(self, chosen: Option) -> list[Turn]:
        """What speaks for a choice, and the best other turns; nothing where nothing can be said."""
        explain = EXPLAINED.get(self.game)
        if explain is None or self.view is None:
            return []
        return explain(self.view, self.decision, random.Random(self.seed), chosen)


def choose(match: AnyMatch, spec: Spec) -> Option:
    """What this bot chooses in the place of the seat that decides."""
    decision: Decision | None = match.position.decision
    assert decision is not None
    options = decision.options
    if len(options) == 1:
        return options[0]
    if spec.level == RANDOM:
        return uniform.decide(decision, match.luck.of_bot(match.number))
    return Question.of(match, spec).answer()


def play(game: str, view: object, decision: Decision, level: str, budget: Budget, seed: int) -> Option:
    """The option that a bot chooses. The same arguments give the same option, unless the budget is time.

    `view` is the game's own view of the seat that decides. The bot `random` looks at none: None will do.
    """
    if _answers_itself(game, decision):
        return decision.options[0]
    if level == RANDOM:
        return uniform.decide(decision, seed)
    bots = BOTS.get(game, {})
    if level not in bots:
        raise Refused("unknown-bot", bot=level, known=", ".join([RANDOM, *bots]))
    # The bot gets the options alone: a decision could lead it to the position that made it.
    return bots[level](view, decision.bare(), budget, random.Random(seed))


def _answers_itself(game: str, decision: Decision) -> bool:
    return len(decision.options) == 1 and decision.kind not in ASKED_ANYWAY.get(game, ())
