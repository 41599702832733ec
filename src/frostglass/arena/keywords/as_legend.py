"""A being whose summoning counts as that of a legend besides (E1): Gate Master, Iris of Eternity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from frostglass.arena.keywords.keyword import Keyword
from frostglass.arena.options import Summon
from frostglass.arena.patterns import CARDS, LEGENDARY
from frostglass.arena.scene import Scene
from frostglass.arena.state import State
from frostglass.arena.summoning import score_legend
from frostglass.engine.decision import Option, Script
from frostglass.engine.message import Message


class CountedAsLegend(NamedTuple):
    """A being was summoned as a legend, too."""

    seat: int


class AsLegend(Keyword):
    id = "as_legend"
    schools = ("nethervoid", "etherweave")
    events: ClassVar[tuple[type, ...]] = (CountedAsLegend,)

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        is_being = isinstance(action, Summon) and CARDS[action.card].rank != LEGENDARY
        return (is_being and q.summoned[1] > p.summoned[1],)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: values[0]}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id):
            yield Message("kept-as_legend")


def count_as_legend(s: Scene) -> Script[None]:
    """The summoning going on counts as that of a legend, too: the point of RULES 9.2, and one legend more for tasks.

    It stays one being, on the square where it was summoned (X17).
    """
    p = s.p
    beings, legends, red, green = p.summoned
    p.summoned = (beings, legends + 1, red, green)
    p.events.append(CountedAsLegend(s.seat))
    yield from score_legend(p, s.seat)
