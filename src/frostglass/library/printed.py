"""What is printed: beings with their patterns, memories with their masks; and what a game can be played with."""

from __future__ import annotations

from typing import NamedTuple

from frostglass.arena.patterns import CARDS, DECKS, RANKS, SCHOOLS, Card
from frostglass.bots import LEVELS
from frostglass.embers.deck import MEMORIES, MEMORY
from frostglass.engine.errors import Refused
from frostglass.games import game
from frostglass.library.errors import explained, words
from frostglass.pictures.notebook import Picture, show


class Being(NamedTuple):
    """A being of the arena.

    >>> import frostglass
    >>> fox = frostglass.being("snow_fox")
    >>> fox.deck, fox.rank
    ('everfrost', 'common')
    >>> fox.name("pl") != fox.name("en")
    True
    """

    id: str
    deck: str
    rank: str
    pattern: tuple[str, ...]
    """Its rows as printed: `T` the target, `c` and `h` pieces that must stand there, `Tc` and `Th` both."""

    def name(self, language: str = "en") -> str:
        return words(language)(f"card-{self.id}")

    def effect(self, language: str = "en") -> str:
        """What it does, in our own words."""
        return words(language)(f"card-{self.id}.effect")

    def picture(self) -> Picture:
        """Its pattern as SVG."""
        return show(CARDS[self.id])

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __str__(self) -> str:
        return "\n".join(self.pattern)


class Memory(NamedTuple):
    """A memory of Embers.

    >>> import frostglass
    >>> frostglass.memory("glass-1a").strength
    1
    """

    id: str
    colour: str
    strength: int
    mask: str
    """Its areas top left, top right, bottom left, bottom right: `#` covered, `.` clear."""

    def __str__(self) -> str:
        return f"{self.mask[:2]}\n{self.mask[2:]}"


def being(id: str) -> Being:
    """The being of an id; Illegal names those that come near."""
    with explained(id, CARDS):
        if id not in CARDS:
            raise Refused("no-such-being", card=id)
    return _being(CARDS[id])


def beings(school: str | None = None) -> list[Being]:
    """The beings of a school in printed order; all beings and legends without one."""
    with explained(school or "", SCHOOLS):
        if school is not None and school not in SCHOOLS:
            raise Refused("unknown-school", field="school", school=school)
    found = CARDS.values() if school is None else DECKS[SCHOOLS[school]]
    return [_being(card) for card in found]


def _being(card: Card) -> Being:
    rows = tuple(" ".join(f"{token:<2}" for token in row).rstrip() for row in card.pattern)
    return Being(card.id, card.deck, RANKS[card.rank], rows)


def memory(id: str) -> Memory:
    """The memory of an id; Illegal names those that come near."""
    with explained(id, MEMORIES):
        if id not in MEMORY:
            raise Refused("unknown-card", field="memory", card=id)
    return Memory(*MEMORY[id])


def memories() -> list[Memory]:
    """All 35 memories."""
    return [Memory(*printed) for printed in MEMORY.values()]


def schools() -> list[str]:
    """The schools of the arena.

    >>> import frostglass
    >>> "everfrost" in frostglass.schools()
    True
    """
    return list(SCHOOLS)


def modes(game_id: str) -> dict[str, tuple[int, ...]]:
    """The modes of a game, each with the numbers of seats that it can be played with.

    >>> import frostglass
    >>> frostglass.modes("arena")["melee"]
    (3, 4)
    """
    with explained(game_id, LEVELS):
        found = game(game_id).printed()["modes"]
    return {mode["id"]: tuple(mode["seats"]) for mode in found}


def levels(game_id: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    with explained(game_id, LEVELS):
        game(game_id)
    return LEVELS[game_id]
