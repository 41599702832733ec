"""A tiny game for the engine's own tests: two seats take stones from a heap, who takes the last one wins.

Once a turn a seat may gamble: it draws a card from a shuffled deck, may show it, and when it does the other seat must
give up its only card of that kind, if it has one. Small, but it has chance, secrets, scripts, obvious choices, turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from frostglass.engine.decision import CHANCE, Dealt, Decision, Leave, Option, Resign, Script
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice, Event, kind_of
from frostglass.engine.message import Message
from frostglass.engine.position import Begin
from frostglass.engine.scripts import Scripted

CARDS = ("sun", "moon", "star", "sun-2", "moon-2", "star-2", "star-3")


class Take(NamedTuple):
    number: int


class Gamble(NamedTuple):
    word: str = "gamble"


class Show(NamedTuple):
    card: str
    word: str = "show"


class Hide(NamedTuple):
    word: str = "hide"


class Give(NamedTuple):
    card: str
    word: str = "give"


class TurnBegan(NamedTuple):
    seat: int


class Took(NamedTuple):
    seat: int
    number: int


class Drew(NamedTuple):
    seat: int
    card: str | None


class Heap(Scripted):
    """The state of a game."""

    __slots__ = ("deck", "gambled", "hands", "left", "stones", "turn", "turns", "winner")

    stones: int
    turn: int
    turns: int
    gambled: bool
    deck: Deck
    hands: list[tuple[str, ...]]
    left: list[int]
    winner: int

    @classmethod
    def new(cls, stones: int) -> Heap:
        p = cls()
        p.stones, p.turn, p.turns, p.gambled, p.winner = stones, 1, 0, False, 0
        p.deck = Deck.shuffled(CARDS)
        p.hands, p.left = [(), ()], []
        p._begin()
        return p

    @property
    def facts(self) -> tuple[object, ...]:
        return self.stones, self.turn, self.turns, self.gambled, self.deck, *self.hands, *self.left, self.winner

    def _load(self, other: Self) -> None:
        self.stones, self.turn, self.turns = other.stones, other.turn, other.turns
        self.gambled, self.deck, self.winner = other.gambled, other.deck, other.winner
        self.hands, self.left = other.hands[:], other.left[:]

    def _settled(self) -> Decision | None:
        if self.winner:
            return None
        stones, may_gamble = self.stones, not self.gambled and self.deck.size > 0

        def options() -> list[Option]:
            takes: list[Option] = [Take(n) for n in range(1, min(3, stones) + 1)]
            return [*takes, Gamble()] if may_gamble else takes

        return Decision.asked(self.turn, "main", options)

    def _script(self, action: Option) -> Script[None]:
        match action:
            case Begin():
                yield from self._draw(1)
                yield from self._draw(2)
                self._next_turn(1)
            case Take(number):
                self.stones -= number
                self.events.append(Took(self.turn, number))
                if self.stones:
                    self._next_turn(3 - self.turn)
                else:
                    self.winner = self.turn
            case Gamble():
                self.gambled = True
                yield from self._gamble()

    def _draw(self, seat: int) -> Script[str]:
        card, self.deck = yield from self.deck.draw()
        self.hands[seat - 1] = tuple(sorted((*self.hands[seat - 1], card)))
        self.events.append(Drew(seat, card))
        return card

    def _gamble(self) -> Script[None]:
        card = yield from self._draw(self.turn)
        other = 3 - self.turn
        question = Decision.asked(self.turn, "show", lambda: [Show(card), Hide()])
        question.rest = card
        shown = yield question
        if isinstance(shown, Show):
            alike = [Give(c) for c in self.hands[other - 1] if c[:3] == card[:3]]
            given = yield Decision.of(other, "give", alike, about=card)
            if isinstance(given, Give):
                self.hands[other - 1] = tuple(c for c in self.hands[other - 1] if c != given.card)
                self.deck = self.deck.under(given.card)

    def _next_turn(self, seat: int) -> None:
        self.turn, self.gambled = seat, False
        self.turns += 1
        self.events.append(TurnBegan(seat))

    def _resign(self, seat: int) -> None:
        if seat not in (1, 2):
            raise Refused("no-such-seat", seat=seat)
        self.winner = 3 - seat

    def _leave(self, seat: int) -> None:
        if seat in self.left:
            raise Refused("already-left", seat=seat)
        self.left.append(seat)

    def _absent(self) -> None:
        """The game waits for a seat that has left; this one is too small to care."""


class Tiny:
    """The game as the house knows games. Settings: `stones`."""

    id = "tiny"
    version = 3
    barriers: tuple[type[Event], ...] = (Drew,)
    takes_back = True
    kinds = ("deal", "main", "show", "give")
    settings = ("stones",)

    def new(self, settings: Mapping[str, Any]) -> Heap:
        return Heap.new(Fields(settings).number("stones", least=1, most=50))

    def seats(self, settings: Mapping[str, Any]) -> int:
        return 2

    def ways(self, wish: Mapping[str, Any], seats: int) -> Sequence[Mapping[str, Any]]:
        return [{"stones": Fields(wish).number("stones", 10)}]

    def outcomes(self, settings: Mapping[str, Any]) -> Mapping[str, tuple[int, ...]]:
        return {"1": (1,), "2": (2,)}

    def tally(self, position: Heap) -> dict[str, Any]:
        return {"winner": position.winner, "scores": None, "turns": position.turns, "reason": "stones"}

    def text(self, option: Option) -> str:
        match option:
            case Take(number):
                return f"take {number}"
            case Show(card):
                return f"show {card}"
            case Give(card):
                return f"give {card}"
            case Dealt(card):
                return f"= {card}"
            case Resign(seat):
                return f"resign {seat}"
            case Leave(seat):
                return f"leave {seat}"
        return str(option[0])

    def parse(self, text: str, decision: Decision) -> Option:
        for option in decision.options:
            if self.text(option) == text:
                return option
        raise Refused("unknown-choice", choice=text)

    def view(self, position: Heap, seat: int) -> dict[str, Any]:
        return {"stones": position.stones, "hand": list(position.hands[seat - 1]) if seat else None}

    def see(self, event: Event, seat: int) -> Event:
        return event._replace(card=None) if isinstance(event, Drew) and event.seat != seat else event

    def prompt(self, position: Heap, decision: Decision) -> Message:
        return Message(f"tiny-{decision.kind}")

    def label(self, position: Heap, decision: Decision, option: Option) -> Message:
        return Message(self.text(option))

    def role(self, option: Option) -> str:
        return "pick"

    def marks(self, option: Option) -> dict[str, Any]:
        return {}

    def line(self, event: Event) -> Message | None:
        return Message(type(event).__name__)

    def happening(self, event: Event) -> dict[str, Any] | None:
        return {"kind": kind_of(event)}

    def advise(self, position: Heap, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
        return [Advice(Message("tiny-stones"), {}, ())]

    def result(self, position: Heap) -> dict[str, Any] | None:
        return {"winners": (position.winner,)} if position.winner else None


TINY = Tiny()


def after_deal(stones: int = 10) -> Heap:
    """A game whose first cards are dealt: seat 1 holds the moon, seat 2 its double."""
    p = Heap.new(stones)
    p.play(Dealt("moon"))
    p.play(Dealt("moon-2"))
    assert p.decision is not None
    assert p.decision.seat != CHANCE
    return p
