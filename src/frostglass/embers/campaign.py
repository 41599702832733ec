"""A campaign: which chapter is open, what was won, how often each was tried; deck and Archive follow from it
(RULES 11, CAPTIVITY 1). Pure data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeVar

from frostglass.embers.captivity.cards import CARDS, CHAPTER_CARDS, EPILOGUE, LAST_CHAPTER, CaptivityCard, in_force
from frostglass.embers.table import LOSSES, WON
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused

T = TypeVar("T")

PROLOGUE: Final = 0
COMPLETE: Final = LAST_CHAPTER + 1
REASONS: Final = (*LOSSES, "resigned", "left")
"""Why a game can be lost, in the order in which losses are counted."""


class Campaign(NamedTuple):
    """`open` is the chapter to be played: 0 the prologue, 8 when the campaign is complete."""

    open: int = PROLOGUE
    turned: bool = False
    """Was the chapter card turned over, so that its cards are in force?"""
    suspended: bool = False
    """Does the chapter card lie on top of the deck again (RULES 11.4)?"""
    attempts: tuple[int, ...] = (0,) * COMPLETE
    """How many games were played of the prologue and of each chapter."""
    wins: tuple[int, ...] = (0,) * COMPLETE
    losses: tuple[tuple[int, ...], ...] = ((0,) * len(REASONS),) * COMPLETE
    """How many of them were lost for each reason."""
    fewest: tuple[int, ...] = (0,) * COMPLETE
    """The turns of the shortest won game, 0 for none."""
    days: tuple[int, ...] = (0,) * COMPLETE
    """The latest day that was reached."""

    # -- playing --------------------------------------------------------------------------------------------------

    def finished(self, chapter: int, outcome: str, turns: int = 0, day: int = 0) -> Campaign:
        """A game is over. Winning the open chapter draws the next chapter card; all else is only counted (1.2)."""
        self._check_playable(chapter)
        won = outcome == WON
        counted = self._replace(
            attempts=_put(self.attempts, chapter, self.attempts[chapter] + 1),
            days=_put(self.days, chapter, max(day, self.days[chapter])),
        )
        if not won:
            reason = REASONS.index(outcome)
            losses = _put(self.losses[chapter], reason, self.losses[chapter][reason] + 1)
            return counted._replace(losses=_put(self.losses, chapter, losses))
        fewest = min(filter(None, (turns, self.fewest[chapter])), default=0)
        counted = counted._replace(
            wins=_put(self.wins, chapter, self.wins[chapter] + 1), fewest=_put(self.fewest, chapter, fewest)
        )
        return counted._replace(open=chapter + 1, turned=False, suspended=False) if chapter == self.open else counted

    def turn_over(self) -> Campaign:
        """Turn the chapter card and do what its back says (RULES 11.3)."""
        if self.open not in CHAPTER_CARDS or self.suspended or self.turned:
            raise Refused("no-chapter-card")
        return self._replace(turned=True)

    def suspend(self) -> Campaign:
        """Put the chapter card back on top of the deck (RULES 11.4)."""
        if self.open not in CHAPTER_CARDS or self.suspended:
            raise Refused("no-chapter-card")
        return self._replace(suspended=True)

    def resume(self) -> Campaign:
        """Take the chapter card again; the session begins with its front."""
        if not self.suspended:
            raise Refused("not-suspended")
        return self._replace(suspended=False)

    def reset(self) -> Campaign:
        """Sort all cards by number and start over (RULES 11.7)."""
        return Campaign()

    def _check_playable(self, chapter: int) -> None:
        if chapter not in self.playable:
            raise Refused("chapter-closed", chapter=chapter)

    # -- what follows from it -------------------------------------------------------------------------------------

    @property
    def playable(self) -> tuple[int, ...]:
        """The prologue and chapters that may be played: what was won, and the open one once its card is turned."""
        last = self.open + 1 if (self.turned and not self.suspended) or self.open == PROLOGUE else self.open
        return tuple(range(min(last, COMPLETE)))

    @property
    def chapter_card(self) -> CaptivityCard | None:
        """The chapter card on the table, or the epilogue."""
        if self.suspended:
            return None
        return EPILOGUE if self.open == COMPLETE else CHAPTER_CARDS.get(self.open)

    @property
    def in_force(self) -> tuple[CaptivityCard, ...]:
        """The cards in force in the open chapter; before its card is turned, those of the one before."""
        return in_force(min(self.open if self.turned else self.open - 1, LAST_CHAPTER))

    @property
    def archive(self) -> tuple[str, ...]:
        """The cards under the Archive card, by id, in the order in which they came there."""
        archived: list[str] = []
        for chapter in range(1, min(self.open, LAST_CHAPTER) + 1):
            if chapter > 1:
                archived.append(CHAPTER_CARDS[chapter - 1].id)
            if chapter < self.open or self.turned:
                card = CHAPTER_CARDS[chapter]
                archived += [*card.archive_characters, *(CARDS[number - 1].id for number in card.archive)]
        if self.open == COMPLETE:
            archived.append(CHAPTER_CARDS[LAST_CHAPTER].id)
        return tuple(archived)

    @property
    def deck(self) -> tuple[int, ...]:
        """The numbers of the cards that are still in the captivity deck, from the top."""
        drawn = {card.number for card in self.in_force} | {CARDS_BY_ID[c] for c in self.archive if c in CARDS_BY_ID}
        if self.chapter_card is not None:
            drawn.add(self.chapter_card.number)
        return tuple(card.number for card in CARDS if card.number not in drawn)

    @property
    def known(self) -> tuple[CaptivityCard, ...]:
        """The cards that may be shown to the players: none of a chapter that is not open yet (CAPTIVITY K25)."""
        return tuple(
            card
            for card in CARDS
            if card.kind == "archive"
            or card.chapter < self.open
            or (card.chapter == self.open and (self.turned or card.kind in ("chapter", "epilogue")))
        )

    # -- as a document --------------------------------------------------------------------------------------------

    def write(self) -> dict[str, Any]:
        return {
            "campaign": "embers",
            "open": self.open,
            "turned": self.turned,
            "suspended": self.suspended,
            "attempts": list(self.attempts),
            "wins": list(self.wins),
            "losses": [
                {reason: number for reason, number in zip(REASONS, lost, strict=True) if number} for lost in self.losses
            ],
            "fewest": list(self.fewest),
            "days": list(self.days),
        }

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Campaign:
        doc = Fields(document)
        if doc.text("campaign") != "embers":
            raise Refused("not-this-game", field="campaign", game="embers")
        none = [0] * COMPLETE
        return cls(
            doc.number("open", PROLOGUE, PROLOGUE, COMPLETE),
            doc.flag("turned", False),
            doc.flag("suspended", False),
            tuple(doc.numbers("attempts", none, COMPLETE, 0, 10**9)),
            tuple(doc.numbers("wins", none, COMPLETE, 0, 10**9)),
            _read_losses(doc),
            tuple(doc.numbers("fewest", none, COMPLETE, 0, 10**9)),
            tuple(doc.numbers("days", none, COMPLETE, 0, 10**9)),
        )


CARDS_BY_ID: Final = {card.id: card.number for card in CARDS}


def _read_losses(doc: Fields) -> tuple[tuple[int, ...], ...]:
    if "losses" not in doc:
        return Campaign().losses
    lost = doc.objects("losses")
    if len(lost) != COMPLETE:
        raise Refused("wrong-length", field="losses", wanted=COMPLETE, found=len(lost))
    return tuple(tuple(part.number(reason, 0) for reason in REASONS) for part in lost)


def _put(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    return (*values[:i], value, *values[i + 1 :])
