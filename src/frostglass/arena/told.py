"""How fields of the state stand in an outcome of `explore` (CONTRACT 1.3): the forms that fields.py speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from frostglass.arena.state import State
from frostglass.arena.written import colours


class Told(NamedTuple):
    """A field of an outcome: its name there, and what it says, from the position before and the value after."""

    name: str
    says: Callable[[State, Any], Any]
    own: bool = False
    """Is it only the part of the seat whose turn it is?"""
    pair: bool = False
    """Does it stand together with others of the same name?"""

    def tell(self, p: State, value: Any, document: dict[str, Any]) -> None:
        said = self.says(p, value)
        if self.pair:
            document.setdefault(self.name, []).append(said)
        else:
            document[self.name] = said


def as_it_is(name: str) -> Told:
    return Told(name, lambda p, value: value)


def own(name: str) -> Told:
    """The cards of the turn player."""
    return Told(name, lambda p, value: list(value), own=True)


def gained(after: Sequence[int], before: Sequence[int], width: int) -> dict[str, list[int]]:
    """What has become more, by colour from 1; colours for which nothing has are left out."""
    found: dict[str, list[int]] = {}
    for i in range(0, len(after), width):
        more = [after[j] - before[j] for j in range(i, i + width)]
        if any(more):
            found[str(i // width + 1)] = more
    return found


KILLS: Final[Told] = Told("kills", lambda p, value: gained(value, p.kills, 3))
REMOVED: Final[Told] = Told("removed", lambda p, value: gained(value, p.removed, 2))
EXTRA_TURN: Final[Told] = Told("extra_turn", lambda p, value: value and not p.extra_turn)
EXTRA_BEINGS: Final[Told] = Told("draws", lambda p, value: value - p.extra_beings, pair=True)
EXTRA_LEGENDS: Final[Told] = Told("draws", lambda p, value: value - p.extra_legends, pair=True)
IMPROVISED: Final[Told] = Told("improvised", lambda p, value: colours(value), own=True)
PENALTIES: Final[Told] = Told(
    "penalty", lambda p, value: [seat for seat in range(1, p.seats + 1) if value[seat - 1] > p.penalties[seat - 1]]
)
