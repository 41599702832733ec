"""What Etherweave grants or remembers for a turn: void squares, kills that count more, the Emperor's warp (E3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from frostglass.arena.keywords.keyword import SUMMONING, TURN, Kept, Keyword, Reader
from frostglass.arena.matcher import Fillers, Loan
from frostglass.arena.state import EMPTY, State
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message

VOID: Final = Kept("void", False, SUMMONING)
"""May the next summoning of the turn count two empty squares (Void Summoner)?"""
OBLIVION: Final = Kept("oblivion", 0, TURN)
"""How many times more than once each kill counts (Gate of Oblivion)."""
EMPEROR: Final = Kept("emperor", False, TURN)
"""Was Eternal Emperor's warp effect played from the hand this turn?"""


class OfTheTurn(Keyword):
    """Something kept for the turn player, under its name in documents."""

    schools = ("etherweave",)

    def __init__(self, kept: Kept[Any]) -> None:
        self.id = kept.name
        self.kept = kept

    def read(self, p: State, reader: Reader) -> None:
        doc, initial = reader.doc, self.kept.initial
        value = doc.flag(self.id, initial) if isinstance(initial, bool) else doc.number(self.id, initial, 0, 99)
        if value and p.schools[p.turn - 1] not in self.schools:
            raise Refused("no-etherweave-turn", field=self.id)
        self.kept.put(p, value)

    def write(self, p: State, document: dict[str, Any]) -> None:
        document[self.id] = self.kept.get(p)

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (self.kept.get(q),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: values[0]}


class Void(OfTheTurn):
    def fillers(self, p: State, seat: int, found: Fillers) -> Fillers:
        """Two empty squares for common pieces (X25)."""
        if not p.kept[VOID.index] or seat != p.turn:
            return found
        return found._replace(loans=(*found.loans, *[Loan(p.by[EMPTY], 0)] * 2))

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id):
            yield Message("kept-void")


class Oblivion(OfTheTurn):
    def kills(self, p: State) -> int:
        return OBLIVION.get(p)

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id):
            yield Message("kept-oblivion", {"times": 1 + told[self.id]})


class Emperor(OfTheTurn):
    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id):
            yield Message("kept-emperor")


ALL: Final = (Void(VOID), Oblivion(OBLIVION), Emperor(EMPEROR))
"""Those of this room."""
