"""A game of embers: plain values in slots, none of which ever changes, so that a copy only takes them over.

What still has to happen is data too (engine/steps.py); the steps themselves are in chapter.py and prologue.py.
"""

from __future__ import annotations

from typing import Self

from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.events import AbilityUsed
from frostglass.embers.in_force import InForce, prologue_rules, rules_of
from frostglass.embers.mind import Mind
from frostglass.embers.table import AELIN, CHAPTER, FENRYS, MODES, Pile, Row
from frostglass.embers.verbs import lose
from frostglass.engine.decision import Decision, Option
from frostglass.engine.deck import Deck
from frostglass.engine.errors import Refused
from frostglass.engine.steps import Step, Stepped


class Position(Stepped):
    """A game of embers: the prologue, or one attempt at a chapter."""

    __slots__ = (
        "active", "added", "aside", "box", "chapter", "day", "deck", "demons", "discard", "drawn", "draws",
        "mind", "mode", "outcome", "relived", "row", "rows", "rules", "spent", "turns",
    )  # fmt: skip

    mode: str
    """`prologue_1`, `prologue_2` or `chapter`."""
    chapter: int
    """0 in the prologue."""
    rules: InForce
    active: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    day: int
    mind: Mind
    deck: Deck
    discard: tuple[str, ...]
    row: tuple[str, ...]
    """The memory row."""
    drawn: tuple[str, ...]
    """Demons drawn in this Observe that have not moved yet."""
    draws: int
    """How many cards were drawn in this Observe."""
    added: bool
    """Was a card added to the Mind in this turn?"""
    demons: tuple[Pile, ...]
    rows: tuple[Row, ...]
    box: tuple[str, ...]
    """Distorted memories (RULES 8.2)."""
    aside: tuple[str, ...]
    """Cards put aside for this day (CAPTIVITY 24)."""
    spent: tuple[str, ...]
    """Abilities that cannot be used again today, or in this game."""
    relived: tuple[str, ...]
    """The colours of which a memory was relived in this game."""
    outcome: str | None
    """`won`, the id of the loss (RULES 9.2, 9.4; also `resigned`, `left`), or None while the game lasts."""

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
        p.mode, p.chapter, p.rules = rules.mode, rules.chapter, rules
        p.todo = p.discard = p.row = p.drawn = p.demons = p.rows = p.box = p.aside = p.spent = p.relived = ()
        p.active = p.turns = p.day = p.draws = 0
        p.added = False
        p.mind, p.deck = Mind(), Deck()
        p.outcome = None
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

    @property
    def facts(self) -> tuple[object, ...]:
        """All that the state is, as one value; two positions are in the same state when these are equal."""
        return (
            self.mode, self.chapter, self.todo, self.active, self.turns, self.day, self.mind, self.deck, self.discard,
            self.row, self.drawn, self.draws, self.added, self.demons, self.rows, self.box, self.aside, self.spent,
            self.relived, self.outcome,
        )  # fmt: skip

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

    def _load(self, other: Self) -> None:
        self.mode = other.mode
        self.chapter = other.chapter
        self.rules = other.rules
        self.active = other.active
        self.turns = other.turns
        self.day = other.day
        self.mind = other.mind
        self.deck = other.deck
        self.discard = other.discard
        self.row = other.row
        self.drawn = other.drawn
        self.draws = other.draws
        self.added = other.added
        self.demons = other.demons
        self.rows = other.rows
        self.box = other.box
        self.aside = other.aside
        self.spent = other.spent
        self.relived = other.relived
        self.outcome = other.outcome

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
