"""A being whose card goes under its deck instead of on the discard pile: Hell Hound (X19)."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from frostglass.arena.keywords.keyword import SUMMONING, Kept, Keyword
from frostglass.arena.scene import Scene
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Script


class WentUnder(NamedTuple):
    """The card of a being just summoned went under its deck, openly."""

    seat: int
    card: str


UNDER_DECK: Final[Kept[bool]] = Kept("under_deck", False, SUMMONING)
"""Does the card of the being summoned now go there? Said by its effect, which ends at once with that step."""


class UnderDeck(Keyword):
    id = "under_deck"
    schools = ("nethervoid",)
    events: ClassVar[tuple[type, ...]] = (WentUnder,)

    def resolved(self, p: State, card: str) -> Script[bool]:
        yield from ()
        if not UNDER_DECK.get(p):
            return False
        UNDER_DECK.put(p, False)
        seat = p.turn
        p.decks = replaced(p.decks, seat - 1, p.decks[seat - 1].under(card))
        p.events.append(WentUnder(seat, card))
        return True


def go_under_deck(s: Scene) -> None:
    """The being's card goes under the deck if a card is left there, sideways ones counted (X19)."""
    UNDER_DECK.put(s.p, s.p.decks[s.seat - 1].size > 0)
