"""Bots at a table in the terminal: which there are, and how one is asked. A bot gets its seat's view, nothing else."""

from __future__ import annotations

from typing import NamedTuple

from frostglass.bots import LEVELS, Spec, play, read_spec
from frostglass.engine.chance import mix
from frostglass.engine.decision import Decision, Option
from frostglass.engine.game import Match


def levels(game: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    return LEVELS[game]


def adviser(game: str) -> Spec:
    """The bot that is asked for a hint: the strongest one."""
    return bot(game, LEVELS[game][-1])


def bot(game: str, level: str) -> Spec:
    """A bot with the time it takes at a table."""
    return read_spec(game, level, at_table=True)


class Question(NamedTuple):
    """All that a bot needs to answer, taken from the table at once: it may think while the screen goes on."""

    game: str
    view: object
    decision: Decision
    spec: Spec
    seed: int

    @classmethod
    def of(cls, match: Match, decision: Decision, spec: Spec) -> Question:
        options = decision.options
        bare = Decision(decision.seat, decision.kind, lambda: options, obvious=False, about=decision.about)
        seen = match.rules.look(match.position, decision.seat)
        # Another stream of luck than the one that deals: numbers of deals are never negative.
        return cls(match.rules.id, seen, bare, spec, mix(match.seed, -1 - len(match.entries)))

    def answer(self) -> Option:
        return play(self.game, self.view, self.decision, self.spec.level, self.spec.budget, self.seed)
