"""A game of embers: plain values in slots, none of which ever changes, so that a copy only takes them over.

What still has to happen is data too (engine/steps.py); the steps themselves are in chapter.py and prologue.py.
"""

from __future__ import annotations

from typing import Self

from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.events import AbilityUsed
from frostglass.embers.in_force import InForce, prologue_rules, rules_of
from frostglass.embers.plain import Plain
from frostglass.embers.table import AELIN, CHAPTER, FENRYS, MODES
from frostglass.embers.verbs import lose
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused
from frostglass.engine.steps import Step


class Position(Plain):
    """A game of embers: the prologue, or one attempt at a chapter."""

    __slots__ = ()

    @classmethod
    def new(cls, mode: str, chapter: int = FIRST_CHAPTER) -> Self:
        """A fresh prologue (`prologue`, both parts) or attempt at a chapter (`chapter`), at its first decision."""
        if mode not in MODES:
            raise Refused("unknown-mode", field="mode", mode=mode)
        if mode == CHAPTER and not FIRST_CHAPTER <= chapter <= LAST_CHAPTER:
            raise Refused("unknown-chapter", field="chapter", value=chapter)
        rules = rules_of(chapter) if mode == CHAPTER else prologue_rules()
        position = cls.blank(rules)
        position.todo = rules.beginning
        position.resume()
        return position

    @classmethod
    def blank(cls, rules: InForce) -> Self:
        """A position with nothing on the table and nothing to do."""
        p = cls()
        p._lay(rules)
        p.events = []
        p._decision = None
        return p

    @property
    def current(self) -> int:
        """The topmost incomplete row (RULES 7.1), -1 when all are complete."""
        for i, row in enumerate(self.rows):
            if not row.complete:
                return i
        return -1

    @property
    def face_down(self) -> list[int]:
        """The rows whose Determination card is face down and may be looked at by Aelin (CAPTIVITY K18)."""
        sees = self.rules.aelin_sees
        return [i for i, row in enumerate(self.rows) if not row.face_up and sees(self, i)]

    @property
    def can_draw(self) -> bool:
        """May Fenrys draw one more card (RULES 6.2, CAPTIVITY 14)?"""
        limit = self.rules.draw_limit
        return self.deck.size > 0 and (limit is None or self.draws < limit)

    def __str__(self) -> str:
        """What lies open, in the words of documents: the Mind as in RULES 13, the memory row, the demon row."""
        piles = [f"{pile.demon.removeprefix('demon-')} ({len(pile.tainted)})" for pile in self.demons]
        return "\n".join([f"mind: {self.mind}", f"row: {' '.join(self.row)}", f"demons: {' '.join(piles)}"])

    # -- for steps and cards --------------------------------------------------------------------------------------

    def use(self, option: Option) -> None:
        """Use the ability that offered this option."""
        ability = self.rules.abilities[str(option[-1])]
        target = option[0] if len(option) > 1 else None
        assert target is None or isinstance(target, str | int)
        self.spent = tuple(sorted((*self.spent, ability.id)))
        self.events.append(AbilityUsed(ability.id, target))
        ability.use(self, option)

    # -- runtime --------------------------------------------------------------------------------------------------

    def _ask(self, step: Step) -> Decision | None:
        ask = self.rules.ask[step[0]]
        return ask(self) if len(step) == 1 else ask(self, *step[1:])

    def _answer(self, step: Step, option: Option) -> None:
        answer = self.rules.answer[step[0]]
        if len(step) == 1:
            answer(self, option)
        else:
            answer(self, option, *step[1:])

    def _resign(self, seat: int) -> None:
        self._give_up(seat, "resigned")

    def _leave(self, seat: int) -> None:
        self._give_up(seat, "left")

    def _give_up(self, seat: int, reason: str) -> None:
        if seat not in (AELIN, FENRYS):
            raise Refused("no-such-seat", seat=seat)
        lose(self, reason)
