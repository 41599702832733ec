"""What a rule card or an ability of the captivity deck may change (CAPTIVITY 2). The defaults give chapter one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from frostglass.engine.decision import Option

if TYPE_CHECKING:
    from frostglass.embers.mind import Mind
    from frostglass.embers.position import Position
    from frostglass.engine.steps import Step


class RuleCard:
    """A rule card; it overrides the hooks that it changes."""

    id: ClassVar[str]
    draw_limit: ClassVar[int | None] = None
    """How many cards Fenrys may draw in one Observe."""

    def rows_of_day(self, day: int) -> int:
        return 4

    def row_target(self, row: int) -> int:
        return 7

    def on_day_setup(self, p: Position) -> tuple[Step, ...]:
        """Steps between the deal of a day and Aelin's order of the Determination."""
        return ()

    def on_demons_enter(self, p: Position, new: Sequence[str]) -> tuple[Step, ...]:
        """Steps between the arrival of demons and Blink."""
        return ()

    def may_place(self, mind: Mind, card: str, x: int, y: int) -> bool:
        """May the card be added here, besides RULES 2.4?"""
        return True

    def may_complete_last_row(self, p: Position) -> bool:
        return True

    def demon_for(self, p: Position, colour: str) -> int:
        """The place in the demon row of the demon that taints this colour and is banished by it, or -1."""
        demon = f"demon-{colour}"
        for i, pile in enumerate(p.demons):
            if pile.demon == demon:
                return i
        return -1

    def aelin_sees(self, p: Position, row: int) -> bool:
        """May Aelin look at the Determination card of this row?"""
        return True


class Ability(ABC):
    """An ability: offered in its window while unused, if it has a legal target."""

    id: ClassVar[str]
    window: ClassVar[str]
    """`observe`, `blink`, `turn_start`, `take` or `turn_end`."""
    adds: ClassVar[bool] = False
    """Do its options add a card to the Mind (and so count for RULES 6.8)?"""

    @abstractmethod
    def options(self, p: Position) -> Sequence[Option]:
        """What it may be used for now."""

    def is_secret(self, p: Position) -> bool:
        """Do its options follow from hidden facts, so that their number must not be told by what is asked (K22)?"""
        return False

    @abstractmethod
    def use(self, p: Position, option: Option) -> None:
        """Do what it says, and say what comes next."""
