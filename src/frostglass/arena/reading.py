"""A position document being read: where its cards lie. What cannot be is refused (CONTRACT 1.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from frostglass.arena.patterns import CARDS, LEGENDARY, deck_of
from frostglass.arena.state import State, colour_of, rank_of
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused

Known = Mapping[str, object] | tuple[str, ...]
"""The ids that there are."""


class Reading:
    """The position so far, and the cards: where each lies, and that it lies nowhere else."""

    def __init__(self, p: State, doc: Fields, seats: Sequence[Fields]) -> None:
        self.p = p
        self.doc = doc
        self.seats = seats
        self._own = [deck_of(school) for school in p.schools]
        self._seen: list[set[str]] = [set() for _ in seats]
        self._shared: set[str] = set()
        self.lying: dict[tuple[int, bool], str] = {}
        """The fields with a piece that lies on a card, by its colour and whether it is legendary."""

    def school(self, seat: int, fields: Fields, name: str) -> tuple[str, ...]:
        """Cards of a seat's school."""
        cards = tuple(fields.texts(name, []))
        for card in cards:
            self._lay(seat, fields.path(name), card)
        return cards

    def card(self, seat: int, name: str) -> str | None:
        """The card of a seat's school that lies in this place alone, if there is one."""
        fields = self.seats[seat - 1]
        card = fields.text(name, None)
        if card is not None:
            self._lay(seat, fields.path(name), card)
        return card

    def _lay(self, seat: int, field: str, card: str) -> None:
        if card not in self._own[seat - 1]:
            raise Refused("other-school" if card in CARDS else "unknown-card", field=field, card=card)
        if card in self._seen[seat - 1]:
            raise Refused("card-twice", field=field, card=card)
        self._seen[seat - 1].add(card)

    def piece(self, field: str, cell: int) -> None:
        """A piece that lies on a card, in nobody's supply (X3)."""
        colour, rank = colour_of(cell), rank_of(cell)
        self.p.lose(colour, rank, 1)
        self.lying[colour, rank == LEGENDARY] = field

    def rest(self, seat: int) -> Deck:
        """A seat's deck: what lies in no other place, with the cards of known place on top and at the bottom."""
        known = self.seats[seat - 1].object("deck", {})
        top, bottom = self.school(seat, known, "top"), self.school(seat, known, "bottom")
        unseen = [card for card in self._own[seat - 1] if card not in self._seen[seat - 1]]
        return Deck(top, Deck.shuffled(unseen).pool, bottom)

    def shared(self, fields: Fields, name: str, known: Known) -> tuple[str, ...]:
        """Legends, flares or tasks, which all seats share."""
        cards = tuple(fields.texts(name, []))
        for card in cards:
            self.lay_shared(fields.path(name), card, known)
        return cards

    def lay_shared(self, field: str, card: str, known: Known) -> None:
        if card not in known:
            raise Refused("unknown-card", field=field, card=card)
        if card in self._shared:
            raise Refused("card-twice", field=field, card=card)
        self._shared.add(card)

    def rest_of_shared(self, name: str, known: Known) -> Deck:
        fields = self.doc.object(name, {})
        top, bottom = self.shared(fields, "top", known), self.shared(fields, "bottom", known)
        return Deck(top, Deck.shuffled(card for card in known if card not in self._shared).pool, bottom)
