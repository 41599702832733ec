"""The captivity deck as data: 51 numbered cards, and which of them are in force in which chapter (CAPTIVITY 1, 4)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

KINDS: Final = ("chapter", "rule", "character", "demon", "help", "ability", "epilogue", "archive")
OWNERS: Final = ("aelin", "fenrys", "common")
FIRST_CHAPTER: Final = 1
LAST_CHAPTER: Final = 7


class CaptivityCard(NamedTuple):
    """A card of the captivity deck; a chapter card also says what its back takes and archives (CAPTIVITY 1.3)."""

    number: int
    kind: str
    id: str
    chapter: int
    owner: str | None = None
    uses: str | None = None
    take: tuple[int, ...] = ()
    archive: tuple[int, ...] = ()
    archive_characters: tuple[str, ...] = ()


def load(text: str) -> tuple[CaptivityCard, ...]:
    """The cards of the data file in ascending order; a gap, an unknown kind or a card taken twice is an error."""
    data: dict[str, Any] = tomllib.loads(text)
    lists = ("take", "archive", "archive_characters")
    entries: list[dict[str, Any]] = data["card"]
    cards = tuple(
        CaptivityCard(**(entry | {key: tuple(entry[key]) for key in lists if key in entry})) for entry in entries
    )
    _expect([card.number for card in cards] == list(range(1, len(cards) + 1)), "numbers")
    _expect(len({card.id for card in cards}) == len(cards), "two cards with one id")
    _expect(cards[-1].kind == "archive", "the Archive card is the last one (RULES 11.1)")
    for card in cards:
        _expect(card.kind in KINDS, card.id)
        _expect((card.kind in ("help", "ability", "character")) == (card.owner in OWNERS), card.id)
        _expect((card.kind == "ability") == (card.uses in ("day", "game")), card.id)
        _expect(all(cards[number - 1].chapter == card.chapter for number in card.take), card.id)
        _expect(all(cards[number - 1].chapter < card.chapter for number in card.archive), card.id)
    taken = sorted(number for card in cards for number in card.take)
    _expect(taken == [c.number for c in cards if c.kind not in ("chapter", "epilogue", "archive")], "taken cards")
    return cards


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"cards.toml: {what}")


CARDS: Final = load(resources.files("frostglass.embers.captivity").joinpath("cards.toml").read_text("utf-8"))
CARD: Final = {card.id: card for card in CARDS}
CHAPTER_CARDS: Final = {card.chapter: card for card in CARDS if card.kind == "chapter"}
EPILOGUE: Final = CARD["epilogue"]


@cache
def in_force(chapter: int) -> tuple[CaptivityCard, ...]:
    """The cards in force in a chapter: what the backs of the chapter cards up to it took and did not archive."""
    numbers: set[int] = set()
    for n in range(FIRST_CHAPTER, chapter + 1):
        numbers -= set(CHAPTER_CARDS[n].archive)
        numbers |= set(CHAPTER_CARDS[n].take)
    return tuple(card for card in CARDS if card.number in numbers)


@cache
def in_force_of_kind(chapter: int, kind: str) -> tuple[str, ...]:
    """The ids of the cards of one kind that are in force in a chapter, in ascending order."""
    return tuple(card.id for card in in_force(chapter) if card.kind == kind)
