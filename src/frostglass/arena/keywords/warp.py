"""Warp effects of Etherweave: playing one from the hand, the pending being it leaves, the causality penalty (E3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena.cards import SECOND
from frostglass.arena.keywords.keyword import Kept, Keyword, Reader
from frostglass.arena.options import Summon, Take, Use
from frostglass.arena.patterns import CARDS
from frostglass.arena.piles import discard, reveal, without
from frostglass.arena.scene import Scene
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Option, Script
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice
from frostglass.engine.message import Message


class Warped(NamedTuple):
    """A card's warp effect is played from the hand; from now on its being is pending."""

    seat: int
    card: str


class Copied(NamedTuple):
    """A being performs this card's warp effect as its own (E3.5)."""

    seat: int
    card: str


class TakenBack(NamedTuple):
    """A pending being is an ordinary hand card again."""

    seat: int
    card: str


PENDING: Final[Kept[str | None]] = Kept("pending", None, by_seat=True, is_card=True)
"""The pending being of each seat."""
BEGUN: Final = Kept("begun", 0, by_seat=True)
"""How many turns each seat has begun, counted to two: the first is over when there are two."""
CLOSED: Final = "merchant_of_time"
"""While it is pending no effect copies, discards or takes it back (E3.3, E3.5)."""
LOSS: Final = -2
"""The causality penalty (E3.4)."""


class Warp(Keyword):
    id = "warp"
    schools = ("etherweave",)
    verb = "warp"
    section = "warps"
    kinds = ("discard_pending", "take_back", "copy_warp")
    stops: ClassVar[Mapping[str, str]] = {
        "discard_pending": "label-stop-pending",
        "take_back": "label-stop-pending",
        "copy_warp": "label-stop-copy_warp",
    }
    events: ClassVar[tuple[type, ...]] = (Warped, Copied, TakenBack)

    def turn_began(self, p: State, seat: int) -> None:
        begun = p.kept[BEGUN.index][seat - 1]
        if begun < 2:
            BEGUN.give(p, seat, begun + 1)

    def options(self, p: State) -> Sequence[Option]:
        seat = p.turn
        if p.control != seat or p.kept[PENDING.index][seat - 1] is not None:  # X30
            return ()
        warps = _warps(p.hands[seat - 1])
        return () if warps and self._is_opening(p) else warps

    def _is_opening(self, p: State) -> bool:
        """Has the turn player the first turn of the game (E3.2)?"""
        return BEGUN.of(p, p.turn) == 1

    def use(self, p: State, card: str) -> Script[None]:
        """Reveal the card, it becomes the pending being; then its warp effect (E3.2)."""
        seat = p.turn
        p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card))
        p.shown = replaced(p.shown, seat - 1, without(p.shown[seat - 1], card))  # RULES 15.4
        PENDING.give(p, seat, card)
        p.events.append(Warped(seat, card))
        yield from SECOND[card](Scene(p))

    def hand(self, p: State, seat: int) -> tuple[str, ...]:
        card = p.kept[PENDING.index][seat - 1]
        return () if card is None else (card,)

    def takes(self, p: State, seat: int, card: str) -> None:
        if PENDING.of(p, seat) == card:
            PENDING.give(p, seat, None)

    def points(self, p: State, seat: int) -> int:
        return 0 if p.kept[PENDING.index][seat - 1] is None else LOSS

    # -- the doors of the room ---------------------------------------------------------------------------------------

    def read(self, p: State, reader: Reader) -> None:
        opening = reader.doc.flag("opening", False)
        for seat in range(1, p.seats + 1):
            fields = reader.seats[seat - 1]
            card = reader.card(seat, PENDING.name)
            if card is not None and CARDS[card].second != self.id:
                raise Refused("no-warp-effect", field=fields.path(PENDING.name), card=card)
            PENDING.give(p, seat, card)
            begun = fields.number(BEGUN.name, 2, 0, 2)
            if self in p.hooks.keywords:
                BEGUN.give(p, seat, 2 - opening if seat == p.turn else begun)

    def write(self, p: State, document: dict[str, Any]) -> None:
        document["opening"] = self._is_opening(p)
        for seat, written in enumerate(document["seats"], 1):
            written[PENDING.name] = PENDING.of(p, seat)
            written[BEGUN.name] = BEGUN.of(p, seat)

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        i = p.turn - 1
        left_by = without(q.hands[i], action.card) if isinstance(action, Summon) else q.hands[i]
        pending = [card for card in q.kept[PENDING.index] if card is not None]
        return (pending[0] if pending else None, tuple(sorted(left_by)), tuple(sorted(q.legends[i])))

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        pending, hand, legends = values
        return {PENDING.name: pending, "hand": list(hand), "legends": list(legends)}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        if told.get(PENDING.name) is not None:
            yield Message("kept-pending", {"card": Message(f"card-{told[PENDING.name]}")})

    def advise(self, p: State, seat: int, shared: Sequence[Message]) -> Iterator[Advice]:
        if p.schools[seat - 1] not in self.schools:
            return
        reasons = list(shared)
        if p.turn == seat and self._is_opening(p):
            reasons.append(Message("why-warp-opening"))
        pending = PENDING.of(p, seat)
        if pending is not None:
            reasons.append(Message("why-warp-pending", {"card": Message(f"card-{pending}")}))
        if not any(CARDS[card].second == self.id for card in p.hands[seat - 1]):
            reasons.append(Message("why-no-warp"))
        yield Advice(Message("why-about-warp"), {"action": self.verb}, tuple(reasons))


@lru_cache(maxsize=4096)
def _warps(hand: tuple[str, ...]) -> tuple[Use, ...]:
    """The warp effects of a hand; the same few hands are asked for at every choice of a turn."""
    return tuple(Use(card, Warp.verb) for card in hand if CARDS[card].second == Warp.id)


# -- what beings do with it -------------------------------------------------------------------------------------------


def at_hand(s: Scene) -> str | None:
    """The turn player's pending being, if effects may touch it."""
    card = PENDING.of(s.p, s.seat)
    return None if card == CLOSED else card


def copy_warp(s: Scene, card: str) -> Script[None]:
    """Perform a warp effect as that of the being on the stage (E3.5)."""
    s.p.events.append(Copied(s.seat, card))
    yield from SECOND[card](s)


def may_copy_from_pile(s: Scene) -> Script[bool]:
    """You may perform a warp effect of your discard pile; was it done? Asked whatever lies there (RULES 15.8)."""
    pile = s.discard_pile
    if not pile:
        return False
    cards = [Take(card) for card in pile if CARDS[card].second == Warp.id and card != CLOSED]
    taken = yield from s.ask_owner("copy_warp", lambda: cards)
    if not isinstance(taken, Take):
        return False
    reveal(s.p, s.seat, taken.card)
    yield from copy_warp(s, taken.card)
    return True


def may_discard_pending(s: Scene) -> Script[None]:
    """You may discard your pending being."""
    card = at_hand(s)
    if card is not None and (yield from s.ask_owner("discard_pending", lambda: [Take(card)])):
        PENDING.give(s.p, s.seat, None)
        discard(s.p, s.seat, card)


def may_take_back(s: Scene) -> Script[bool]:
    """You may take your pending being back into your hand; was it done?"""
    card = at_hand(s)
    if card is None or not (yield from s.ask_owner("take_back", lambda: [Take(card)])):
        return False
    p = s.p
    PENDING.give(p, s.seat, None)
    p.hands = replaced(p.hands, s.seat - 1, p.hands[s.seat - 1] + (card,))
    p.events.append(TakenBack(s.seat, card))
    return True
