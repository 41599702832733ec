"""Which number an input of the net has. A card's go by its id; one that a net never met has the mean of its rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import CARDS, DECKS, SCHOOLS
from frostglass.arena.tasks import TASKS
from frostglass.bots.keywords import TOLD

ONE: Final = 64
"""The whole numbers that stand for 1."""
RIVALS: Final = 3
"""Opposing colours that are told apart, in the order in which they move next."""
OWN: Final = (
    "one", "score", "goal", "reached", "untriggered", "triggered", "foe triggered", "last", "last round", "deck",
    "deck empty", "deck ends", "hand", "legends", "flares", "turns", "moves", "one action", "actions", "foe moves",
    "extra turn", "foe extra turn", "extra beings", "extra legends", "borrow", "odd kill", "discarded", "penalty",
    "dual", "no dual", "removed", "removed legends", "common", "heroic", "legendary", "room", "improvised", "four",
    "worth", "partner deck", "partner hand", "partner legends", "partner flares", "partner moves", "teams",
)  # fmt: skip
"""Numbers about one's own side and the table."""
RIVAL: Final = (
    "there", "score", "goal", "reached", "lead", "taken", "lowest", "lost to", "deck", "deck ends", "hand", "legends",
    "flares", "penalty", "common", "heroic", "legendary", "upgraded", "pieces", "touching", "touched",
    "upgraded touched", "upgraded touching", "room", "dual", "removed", "removed legends",
)  # fmt: skip
"""Numbers about an opposing colour."""
HELD: Final = ("held", "ready", "takes common", "takes upgraded", "short")
"""What a card in hand can do: there, fits, on a common piece, on an upgraded one, lacks one piece."""
BY_CARD: Final = (
    *(f"{whose} {what}" for whose in ("own", "foe", "partner") for what in HELD),
    "drawn held", "drawn ready", "drawn short", "own kept", "foe kept",
)  # fmt: skip
"""The blocks that have an input for each card, chances for cards that nobody has shown."""
SUMS: Final = tuple(f"{block} of {rank}" for block in BY_CARD[:18] for rank in ("common", "heroic", "legendary"))
BY_TASK: Final = ("task", "foe task", "next task", "foe next task")
BY_FLARE: Final = ("flare", "flare ready")
BY_SCHOOL: Final = ("own school", "foe school", "partner school")


class Layout:
    """The numbers of a net's inputs, by the lists of names that it was made with."""

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        self.names = {name: tuple(ids) for name, ids in names.items()}
        if self.names["own"] != OWN or self.names["rival"] != RIVAL or self.names["blocks"] != BLOCKS:
            raise ValueError("a net with other inputs than this version reads")
        self.size = 0
        self.own = self._take(len(OWN))
        self.rival = tuple(self._take(len(RIVAL)) for _ in range(RIVALS))
        self.sums = self._take(len(SUMS))
        self.cards = {card: i for i, card in enumerate(self.names["cards"])}
        self.known = len(self.cards)
        self.means = tuple(range(self.known, self.known + 3))
        self.by_card = tuple(self._take(self.known + 3) for _ in BY_CARD)
        self.tasks = {task: i for i, task in enumerate(self.names["tasks"])}
        self.by_task = tuple(self._take(len(self.tasks)) for _ in BY_TASK)
        self.flares = {flare: i for i, flare in enumerate(self.names["flares"])}
        self.by_flare = tuple(self._take(len(self.flares)) for _ in BY_FLARE)
        self.schools = {school: i for i, school in enumerate(self.names["schools"])}
        self.by_school = tuple(self._take(len(self.schools)) for _ in BY_SCHOOL)
        self.keywords = {name: self._take(1) for name in self.names["keywords"]}

    def _take(self, number: int) -> int:
        start = self.size
        self.size += number
        return start

    def card(self, card: str) -> int:
        """A card's place in every block; that of its rank if the net does not know it."""
        place = self.cards.get(card)
        return self.known + CARDS[card].rank if place is None else place

    def document(self) -> dict[str, Any]:
        return {name: list(ids) for name, ids in self.names.items()}


BLOCKS: Final = (*BY_CARD, *SUMS, *BY_TASK, *BY_FLARE, *BY_SCHOOL)


def present() -> Layout:
    """The layout with every card and school that there is now."""
    return Layout(
        {
            "own": OWN,
            "rival": RIVAL,
            "blocks": BLOCKS,
            "cards": tuple(card.id for deck in DECKS.values() for card in deck),
            "tasks": tuple(TASKS),
            "flares": tuple(FLARES),
            "schools": tuple(SCHOOLS),
            "keywords": tuple(TOLD),
        }
    )
