"""Frozen effects of Everfrost: a card that stays in play, the limit of one, thawing (RULES 10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena.cards import SECOND
from frostglass.arena.keywords.keyword import Kept, Keyword, Reader, Tried
from frostglass.arena.options import Take, Use
from frostglass.arena.patterns import CARDS
from frostglass.arena.piles import discard, without
from frostglass.arena.scene import Scene
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Decision, Option, Script
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice
from frostglass.engine.message import Message


class Froze(NamedTuple):
    """A card lies in play with its frozen effect (RULES 10.2)."""

    seat: int
    card: str


class Thawed(NamedTuple):
    seat: int
    card: str


FROZEN: Final[Kept[str | None]] = Kept("frozen", None, by_seat=True, is_card=True)
"""The card that each seat has in play."""


class Frozen(Keyword):
    id = "frozen"
    schools = ("everfrost",)
    verb = "thaw"
    section = "thaw"
    always = True
    kinds = ("keep_frozen", "take_frozen")
    stops: ClassVar[Mapping[str, str]] = {"take_frozen": "label-stop-pile"}
    events: ClassVar[tuple[type, ...]] = (Froze, Thawed)

    def options(self, p: State) -> Sequence[Option]:
        card = FROZEN.of(p, p.turn)
        return () if card is None else (Use(card, self.verb),)

    def use(self, p: State, card: str) -> Script[None]:
        """Resolve the turn player's frozen effect, then discard the card (RULES 10.4, 10.5)."""
        seat = p.turn
        p.events.append(Thawed(seat, card))
        yield from SECOND[card](Scene(p))
        FROZEN.give(p, seat, None)
        discard(p, seat, card)

    def resolved(self, p: State, card: str) -> Script[bool]:
        """Put a card into play with its frozen effect; of two its player keeps the one of choice (RULES 10.2, 10.3)."""
        if CARDS[card].second != self.id:
            return False
        seat = p.turn
        old = FROZEN.of(p, seat)
        kept = card
        if old is not None:
            # RULES 13.7: it stays with the player who summoned
            answer = yield Decision.of(p.or_chance(seat), "keep_frozen", [Take(old), Take(card)])
            assert isinstance(answer, Take)
            kept = answer.card
            discard(p, seat, old if kept == card else card)
        if kept == card:
            FROZEN.give(p, seat, card)
            p.events.append(Froze(seat, card))
        return True

    # -- the doors of the room ---------------------------------------------------------------------------------------

    def read(self, p: State, reader: Reader) -> None:
        for seat in range(1, p.seats + 1):
            card = reader.card(seat, self.id)
            if card is not None and CARDS[card].second != self.id:
                raise Refused("no-frozen-effect", field=reader.seats[seat - 1].path(self.id), card=card)
            FROZEN.give(p, seat, card)

    def write(self, p: State, document: dict[str, Any]) -> None:
        for seat, written in enumerate(document["seats"], 1):
            written[self.id] = FROZEN.of(p, seat)

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (FROZEN.of(q, p.turn),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: values[0]}

    def explored(self, p: State, tried: Sequence[Tried]) -> dict[str, Any]:
        thaws = self.own(tried)
        return {self.section: thaws[0] if thaws else None}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(self.id) is not None:
            yield Message("kept-frozen", {"card": Message(f"card-{told[self.id]}")})

    def advise(self, p: State, seat: int, shared: Sequence[Message]) -> Iterator[Advice]:
        card = FROZEN.of(p, seat)
        about = Message("why-about-thaw")
        if card is None:
            yield Advice(about, {"action": self.verb}, (Message("why-nothing-frozen"),))
        else:
            yield Advice(about, {"action": self.verb, "card": card}, tuple(shared))


def put_into_play(p: State, seat: int, card: str) -> None:
    """Bring a card from the discard pile back with its frozen effect; an old one is discarded (RULES 10.6)."""
    p.discards = replaced(p.discards, seat - 1, without(p.discards[seat - 1], card))
    p.shown = replaced(p.shown, seat - 1, without(p.shown[seat - 1], card))
    old = FROZEN.of(p, seat)
    if old is not None:
        discard(p, seat, old)
    FROZEN.give(p, seat, card)
    p.events.append(Froze(seat, card))
