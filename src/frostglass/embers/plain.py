"""The plain data of embers and what is seen of it, as fields.py says.

Written by `python -m frostglass.embers.plain_source`: what is to be changed stands there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from frostglass.embers.mind import Mind
from frostglass.embers.table import Pile, PileView, Row, RowView
from frostglass.engine.deck import Deck
from frostglass.engine.steps import Step, Stepped

if TYPE_CHECKING:
    from frostglass.embers.in_force import InForce


class Plain(Stepped):
    """All that a game of embers knows: values none of which ever changes."""

    __slots__ = (
        "active", "added", "aside", "box", "chapter", "day", "deck", "demons", "discard", "drawn", "draws", "mind",
        "mode", "outcome", "relived", "row", "rows", "rules", "spent", "turns",
    )  # fmt: skip

    rules: InForce
    mode: str
    """`prologue_1`, `prologue_2` or `chapter`."""
    chapter: int
    """0 in the prologue."""
    day: int
    active: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    mind: Mind
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
    discard: tuple[str, ...]
    deck: Deck
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

    def _lay(self, rules: InForce) -> None:
        self.rules = rules
        self.mode = rules.mode
        self.chapter = rules.chapter
        self.day = 0
        self.active = 0
        self.turns = 0
        self.mind = Mind()
        self.row = ()
        self.drawn = ()
        self.draws = 0
        self.added = False
        self.demons = ()
        self.rows = ()
        self.discard = ()
        self.deck = Deck()
        self.box = ()
        self.aside = ()
        self.spent = ()
        self.relived = ()
        self.todo = ()
        self.outcome = None

    def _load(self, other: Self) -> None:
        self.rules, self.mode = other.rules, other.mode
        self.chapter, self.day = other.chapter, other.day
        self.active, self.turns = other.active, other.turns
        self.mind, self.row = other.mind, other.row
        self.drawn, self.draws = other.drawn, other.draws
        self.added, self.demons = other.added, other.demons
        self.rows, self.discard = other.rows, other.discard
        self.deck, self.box = other.deck, other.box
        self.aside, self.spent = other.aside, other.spent
        self.relived, self.outcome = other.relived, other.outcome

    @property
    def facts(self) -> tuple[object, ...]:
        """All that the state is, as one value; two positions are in the same state when these are equal."""
        return (
            self.mode, self.chapter, self.day, self.active, self.turns, self.mind, self.row, self.drawn, self.draws,
            self.added, self.demons, self.rows, self.discard, self.deck, self.box, self.aside, self.spent, self.relived,
            self.todo, self.outcome,
        )  # fmt: skip


class View(NamedTuple):
    """The game through one seat's eyes."""

    seat: int
    mode: str
    """`prologue_1`, `prologue_2` or `chapter`."""
    chapter: int
    """0 in the prologue."""
    day: int
    active: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    mind: Mind
    row: tuple[str, ...]
    """The memory row."""
    drawn: tuple[str, ...]
    """Demons drawn in this Observe that have not moved yet."""
    draws: int
    """How many cards were drawn in this Observe."""
    added: bool
    """Was a card added to the Mind in this turn?"""
    demons: tuple[PileView, ...]
    rows: tuple[RowView, ...]
    discard: tuple[str, ...]
    deck: int
    """How many cards."""
    box: int
    """How many cards. Distorted memories (RULES 8.2)."""
    aside: int
    """How many cards. Cards put aside for this day (CAPTIVITY 24)."""
    spent: tuple[str, ...]
    """Abilities that cannot be used again today, or in this game."""
    relived: tuple[str, ...]
    """The colours of which a memory was relived in this game."""
    todo: tuple[Step, ...]
    """What is still to be done in this turn; it follows from what happened openly."""
    outcome: str | None
    """`won`, the id of the loss (RULES 9.2, 9.4; also `resigned`, `left`), or None while the game lasts."""
    asked: int
    """The seat that has to decide, CHANCE when nobody has."""
    kind: str
    """The phase; '' when the game is over."""
    about: str | None
    """What the question is about: a relived colour, a striking demon."""


def seen_by(
    seat: int,
    p: Plain,
    demons: tuple[PileView, ...],
    rows: tuple[RowView, ...],
    asked: int,
    kind: str,
    about: str | None,
) -> View:
    """The view of a seat: what all see of the position, and what view.py says of the rest."""
    return View(
        seat,
        p.mode,
        p.chapter,
        p.day,
        p.active,
        p.turns,
        p.mind,
        p.row,
        p.drawn,
        p.draws,
        p.added,
        demons,
        rows,
        p.discard,
        p.deck.size,
        len(p.box),
        len(p.aside),
        p.spent,
        p.relived,
        p.todo,
        p.outcome,
        asked,
        kind,
        about,
    )


def put_back(p: Plain, v: View) -> None:
    """Take over what is seen by all: the beginning of a guess at the whole."""
    p.mode = v.mode
    p.chapter = v.chapter
    p.day = v.day
    p.active = v.active
    p.turns = v.turns
    p.mind = v.mind
    p.row = v.row
    p.drawn = v.drawn
    p.draws = v.draws
    p.added = v.added
    p.discard = v.discard
    p.spent = v.spent
    p.relived = v.relived
    p.todo = v.todo
    p.outcome = v.outcome
