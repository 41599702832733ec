"""A school that nobody printed: eighteen lamps and a keyword of their own, in one file and with one registration.

Each lamp that is summoned gives its player a drop of oil. For a drop, and the card, a lamp in hand is kindled: a common
piece appears on one of the squares in the middle, and the player has one action more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, NamedTuple

from frostglass.arena import patterns, schools
from frostglass.arena.board import CENTRAL
from frostglass.arena.cards import EFFECTS, being
from frostglass.arena.keywords import keyword as keywords
from frostglass.arena.keywords.keyword import Kept, Keyword, Reader, Tried
from frostglass.arena.options import Pick, Use, picks
from frostglass.arena.piles import discard, without
from frostglass.arena.scene import STANDARD, Scene
from frostglass.arena.state import EMPTY, State, piece, replaced
from frostglass.engine.decision import Decision, Option, Script

SCHOOL: Final = "lamplight"
LAMPS: Final = tuple(f"lamp_{number:02}" for number in range(1, 19))
DATA: Final = "".join(
    f'[[card]]\nid = "{lamp}"\nrank = "common"\npattern = ["c T"]\nsecond = "oil"\n' for lamp in LAMPS
)


class Kindled(NamedTuple):
    seat: int
    card: str


class Oil(Keyword):
    """Drops of oil, which every lamp gives and kindling spends."""

    id = "oil"
    schools = (SCHOOL,)
    verb = "kindle"
    section = "kindles"
    kinds = ("kindle_where",)
    events: ClassVar[tuple[type, ...]] = (Kindled,)

    def __init__(self, drops: Kept[int]) -> None:
        self.drops = drops

    def appeared(self, p: State, card: str, square: int) -> None:
        if card in LAMPS:
            self.drops.give(p, p.turn, self.drops.of(p, p.turn) + 1)

    def options(self, p: State) -> Sequence[Option]:
        lamps = [card for card in p.hands[p.turn - 1] if card in LAMPS]
        free = p.dual_free(p.colour(p.turn)) > 0 and p.by[EMPTY] & CENTRAL
        return [Use(card, self.verb) for card in lamps] if self.drops.of(p, p.turn) and free else ()

    def use(self, p: State, card: str) -> Script[None]:
        seat = p.turn
        self.drops.give(p, seat, self.drops.of(p, seat) - 1)
        p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card))
        discard(p, seat, card)
        p.events.append(Kindled(seat, card))
        answer = yield Decision.must(seat, "kindle_where", picks, (p.by[EMPTY] & CENTRAL,))
        assert isinstance(answer, Pick)
        p.put(answer.square, piece(p.colour(seat), 0))
        p.actions += 1

    def read(self, p: State, reader: Reader) -> None:
        for seat, fields in enumerate(reader.seats, 1):
            self.drops.give(p, seat, fields.number(self.id, 0, most=18))

    def write(self, p: State, document: dict[str, Any]) -> None:
        for seat, written in enumerate(document["seats"], 1):
            written[self.id] = self.drops.of(p, seat)

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        return (self.drops.of(q, p.turn),)

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        return {self.id: values[0]}

    def explored(self, p: State, tried: Sequence[Tried]) -> dict[str, Any]:
        return {self.section: self.own(tried)} if self in p.hooks.keywords else {}


def _move_it(s: Scene) -> Script[None]:
    yield from s.may_move(s.being, STANDARD)


@contextmanager
def lamplight() -> Iterator[Oil]:
    """While this lasts the school can be played."""
    restore: list[Callable[[], None]] = []
    for place in (patterns.SCHOOLS, patterns.DECKS, patterns.CARDS, EFFECTS, schools.STOPS):
        restore.append(_keeper(place))
    oil = Oil(Kept("oil", 0, by_seat=True))
    for lamp in LAMPS:
        being(lamp)(_move_it)
    schools.enrol(SCHOOL, SCHOOL, DATA, [oil])  # the one registration
    yield oil
    schools.KEYWORDS.remove(oil)
    keywords.KEPT.pop()
    for put_back in restore:
        put_back()
    schools.hooks_for.cache_clear()


def _keeper(place: dict[str, Any]) -> Callable[[], None]:
    """Remember what stands in a place, to put it back."""
    before: Mapping[str, Any] = dict(place)

    def put_back() -> None:
        place.clear()
        place.update(before)

    return put_back
