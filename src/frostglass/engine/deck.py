"""A deck nobody has seen is shuffled as it is drawn: what has no known place is dealt by chance, one card at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from frostglass.engine.decision import Dealt, Decision, Script


class Deck(NamedTuple):
    """Cards of known place on top, the unordered rest, cards of known place at the bottom (the last one lowest)."""

    top: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()

    @classmethod
    def shuffled(cls, cards: Iterable[str]) -> Deck:
        return cls((), tuple(sorted(cards)), ())

    @property
    def size(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards, in no telling order."""
        return tuple(sorted(self.top + self.pool + self.bottom))

    def under(self, card: str) -> Deck:
        """The deck with a card put under it."""
        return Deck(self.top, self.pool, (*self.bottom, card))

    def over(self, card: str) -> Deck:
        """The deck with a card put on top."""
        return Deck((card, *self.top), self.pool, self.bottom)

    def draw(self) -> Script[tuple[str, Deck]]:
        """The card drawn and the deck without it; the deck must not be empty."""
        if self.top:
            return self.top[0], Deck(self.top[1:], self.pool, self.bottom)
        if self.pool:
            dealt = yield Decision.deal(self.pool)
            assert isinstance(dealt, Dealt)
            i = self.pool.index(dealt.card)
            return dealt.card, Deck((), self.pool[:i] + self.pool[i + 1 :], self.bottom)
        return self.bottom[0], Deck((), (), self.bottom[1:])
