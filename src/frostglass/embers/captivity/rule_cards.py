"""The rule cards of the captivity deck in ascending order, each with the hooks that it changes (CAPTIVITY 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from frostglass.embers.captivity.hooks import RuleCard

if TYPE_CHECKING:
    from frostglass.embers.mind import Mind
    from frostglass.embers.position import Position
    from frostglass.engine.steps import Step

QUEEN: Final = "demon-queen"


class ThreeDays(RuleCard):
    """2: the rules of chapter one as they stand."""

    id = "three_days"


class NarrowBreath(RuleCard):
    """14: at most four cards in one Observe."""

    id = "narrow_breath"
    draw_limit: ClassVar[int | None] = 4


class Claws(RuleCard):
    """19: each demon that arrives tears a card of its colour out of the Mind."""

    id = "claws"

    def on_demons_enter(self, p: Position, new: Sequence[str]) -> tuple[Step, ...]:
        # A strike is resolved, split included, before the next one (K1). For the queen it finds no card (36).
        return tuple(step for demon in new for step in (("strike", demon), ("split",)))


class StolenHours(RuleCard):
    """24: five cards of the deck lie aside, unseen, until the day is over."""

    id = "stolen_hours"
    number: Final = 5

    def on_day_setup(self, p: Position) -> tuple[Step, ...]:
        return (*(("deal", "aside") for _ in range(self.number)), ("put_aside",))


class UnlitRow(RuleCard):
    """25: nobody sees the Determination card of the last row until that row is current."""

    id = "unlit_row"

    def aelin_sees(self, p: Position, row: int) -> bool:
        return row < len(p.rows) - 1 or all(above.complete for above in p.rows[:-1])


class IronWalls(RuleCard):
    """30: after an addition the whole Mind fits into five by five areas."""

    id = "iron_walls"
    size: Final = 5

    def may_place(self, mind: Mind, card: str, x: int, y: int) -> bool:
        left, top, right, bottom = mind.extent
        return max(right, x + 1) - min(left, x) < self.size and max(bottom, y + 1) - min(top, y) < self.size


class FirstPromise(RuleCard):
    """31: on the second day the last row waits for a relived memory."""

    id = "first_promise"

    def may_complete_last_row(self, p: Position) -> bool:
        return p.day != 2 or bool(p.relived)


class DarkQueen(RuleCard):
    """36: the queen stands for every colour without a demon of its own in the demon row (K8)."""

    id = "dark_queen"

    def demon_for(self, p: Position, colour: str) -> int:
        own = super().demon_for(p, colour)
        if own >= 0:
            return own
        for i, pile in enumerate(p.demons):
            if pile.demon == QUEEN:
                return i
        return -1


class Stairs(RuleCard):
    """38: the targets of the rows climb."""

    id = "stairs"
    targets: Final = (6, 7, 8, 9)

    def row_target(self, row: int) -> int:
        return self.targets[row]


class FifthRow(RuleCard):
    """43: five rows on the third day."""

    id = "fifth_row"

    def rows_of_day(self, day: int) -> int:
        return 5 if day == 3 else 4


class TwoPromises(RuleCard):
    """44: on the third day the last row waits for relived memories of two colours."""

    id = "two_promises"

    def may_complete_last_row(self, p: Position) -> bool:
        return p.day != 3 or len(p.relived) >= 2


RULE_CARDS: Final = {
    card.id: card
    for card in (
        ThreeDays(), NarrowBreath(), Claws(), StolenHours(), UnlitRow(), IronWalls(), FirstPromise(), DarkQueen(),
        Stairs(), FifthRow(), TwoPromises(),
    )
}  # fmt: skip
