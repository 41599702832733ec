"""The permission of the Possessed Summoner: the next being of this turn uses another colour's pieces (X20 to X24)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena.keywords.keyword import SUMMONING, Kept, Keyword, Reader
from frostglass.arena.matcher import Fillers
from frostglass.arena.scene import Scene
from frostglass.arena.state import State
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message


class Possessed(NamedTuple):
    """The pieces of this colour play the part of the seat's own ones at its next summoning."""

    seat: int
    colour: int


NOBODY: Final = -1
POSSESSED: Final[Kept[int]] = Kept("possessed", NOBODY, SUMMONING)
"""The colour whose pieces the turn player's next summoning uses, from 0."""
_SCHOOL: Final = "nethervoid"


class Possession(Keyword):
    id = "possessed"
    schools = (_SCHOOL,)
    events: ClassVar[tuple[type, ...]] = (Possessed,)

    def fillers(self, p: State, seat: int, found: Fillers) -> Fillers:
        """Pieces of that colour and none of the own ones fit, framed squares included (X20)."""
        colour = p.kept[POSSESSED.index]
        if colour == NOBODY or seat != p.turn:
            return found
        return Fillers(p.of_colour(colour), p.upgraded_of(colour), found.loans)

    # -- the doors of the room ---------------------------------------------------------------------------------------

    def read(self, p: State, reader: Reader) -> None:
        named = reader.doc.number(self.id, None)
        if named is None:
            return
        colour = named - 1
        if p.schools[p.turn - 1] != _SCHOOL:
            raise Refused("possessed-without-nethervoid", field=self.id)
        if not 0 <= colour < p.colours or colour == p.colour(p.turn):
            raise Refused("possessed-no-opponent", field=self.id, colour=named)
        POSSESSED.put(p, colour)

    def write(self, p: State, document: dict[str, Any]) -> None:
        document[self.id] = _told(POSSESSED.get(p))

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (POSSESSED.get(q),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: _told(values[0])}

    def why(self, p: State, seat: int) -> Iterator[Message]:
        if POSSESSED.get(p) != NOBODY and seat == p.turn:
            yield Message("why-possessed", {"owner": "ABCD"[POSSESSED.get(p)]})

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id) is not None:
            yield Message("kept-possessed", {"owner": "ABCD"[told[self.id] - 1]})


def possess(s: Scene, colour: int) -> None:
    """The next being summoned this turn uses the pieces of this colour instead of one's own."""
    POSSESSED.put(s.p, colour)
    s.p.events.append(Possessed(s.seat, colour))


def _told(colour: int) -> int | None:
    return None if colour == NOBODY else colour + 1
