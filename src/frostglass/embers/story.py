"""The campaign as the rest of the house knows it: what may be played, done and read now, and nothing of what is to come
(RULES 4.12, 11; CAPTIVITY 1, K25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from frostglass.embers.campaign import COMPLETE, PROLOGUE, REASONS, Campaign
from frostglass.embers.captivity.cards import CARD, CHAPTER_CARDS, FIRST_CHAPTER, LAST_CHAPTER, CaptivityCard, in_force
from frostglass.embers.lesson import LESSON
from frostglass.embers.position import Position
from frostglass.embers.table import CHAPTER, PROLOGUE_1, WON
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message

ACTS: Final[dict[str, Callable[[Campaign], Campaign]]] = {
    "turn_over": Campaign.turn_over,
    "suspend": Campaign.suspend,
    "resume": Campaign.resume,
    "reset": Campaign.reset,
}
OPEN_QUESTIONS: Final = (1, 2, 3, 4, 5, 6, 7, 18, 19, 21, 33, 34, 41)
"""The rulings R that speak only of what part one of the prologue has."""
LAST_QUESTION: Final = 50
PART_ONE: Final = range(1, 8)
PART_TWO: Final = range(8, 12)
"""The rules of section 4 for each part of the prologue."""


class Story(NamedTuple):
    """A campaign, and how often it was begun anew."""

    campaign: Campaign = Campaign()
    telling: int = 0

    def playable(self) -> list[dict[str, Any]]:
        return [_settings(part) for part in self.campaign.playable]

    def counts(self, settings: Mapping[str, Any]) -> bool:
        return self._played(settings) is not None

    def _played(self, settings: Mapping[str, Any]) -> int | None:
        """The part that may be played now with these settings. The prologue may be the one that teaches."""
        return next((part for part in self.campaign.playable if settings in (_settings(part), _taught(part))), None)

    def finished(self, settings: Mapping[str, Any], note: Mapping[str, Any]) -> Story:
        played = self._played(settings)
        if played is None:
            return self
        after = self.campaign.finished(played, note["outcome"], note["turns"], note["day"])
        return self._replace(campaign=after)

    def onward(self) -> tuple[Story, dict[str, Any]]:
        story = self
        for name in ("resume", "turn_over"):
            if story._may(name):
                story = story.act(name)
        if story.campaign.open not in story.campaign.playable:
            raise Refused("campaign-closed")
        return story, _settings(story.campaign.open)

    def act(self, name: str) -> Story:
        if name not in ACTS:
            raise Refused("unknown-act", act=name)
        return Story(ACTS[name](self.campaign), self.telling + (name == "reset"))

    def show(self) -> dict[str, Any]:
        campaign = self.campaign
        card = campaign.chapter_card
        return {
            "open": campaign.open,
            "turned": campaign.turned,
            "suspended": campaign.suspended,
            "complete": campaign.open == COMPLETE,
            "note": Message("captivity-note"),
            "acts": [name for name in ACTS if self._may(name)],
            "card": None if card is None else _front(card) if not self._is_read(card) else read_card(card),
            "cards": [read_card(card) for card in campaign.in_force],
            "archive": [_archived(card) for card in campaign.archive],
            "parts": [self._part(part) for part in range(min(campaign.open + 1, COMPLETE))],
            "later_rules": [] if campaign.open > PROLOGUE else list(STORIES.later_rules),
        }

    def _may(self, name: str) -> bool:
        try:
            return ACTS[name](self.campaign) != self.campaign
        except Refused:
            return False

    def _is_read(self, card: CaptivityCard) -> bool:
        """Has the back been read too?"""
        return self.campaign.turned or card.kind == "epilogue"

    def _part(self, part: int) -> dict[str, Any]:
        """The prologue or a chapter with its statistics. A chapter whose card was put back has its number only."""
        campaign = self.campaign
        hidden = part == campaign.open and campaign.suspended
        lost = zip(REASONS, campaign.losses[part], strict=True)
        return {
            "part": part,
            "settings": _settings(part),
            "title": Message("campaign-part", {"part": part}) if hidden else _title(part),
            "playable": part in campaign.playable,
            "attempts": campaign.attempts[part],
            "wins": campaign.wins[part],
            "losses": [
                {"reason": Message(f"embers-reason-{reason}"), "number": number} for reason, number in lost if number
            ],
            "fewest": campaign.fewest[part],
            "day": campaign.days[part],
        }

    def write(self) -> dict[str, Any]:
        return self.campaign.write() | {"telling": self.telling}


class Stories:
    """The campaigns of Embers."""

    later_rules: tuple[str, ...] = (
        *(f"4-{n}" for n in PART_TWO),
        *("5", "6", "7", "8", "9", "10-2", "10-4", "10-5", "10-6", "11"),
        *(f"R{n}" for n in range(1, LAST_QUESTION + 1) if n not in OPEN_QUESTIONS),
    )

    def begin(self) -> Story:
        return Story()

    def read(self, document: Mapping[str, Any]) -> Story:
        return Story(Campaign.read(document), Fields(document).number("telling", 0))

    def is_free(self, position: Position) -> bool:
        """The prologue and chapter one are open to everybody."""
        return position.mode != CHAPTER or position.chapter == FIRST_CHAPTER

    def leads_on(self, position: Position) -> bool:
        return position.outcome == WON and position.chapter < LAST_CHAPTER

    def note(self, position: Position) -> dict[str, Any]:
        return {"outcome": position.outcome, "turns": position.turns, "day": position.day}

    def keeps(self, message: str) -> bool:
        """Cards of the captivity deck, and sentences of a game, which name them; the notes that are for all stay."""
        return message in _KEPT or (message.startswith(_KEPT_FAMILIES) and message != "captivity-note")


_TALES: Final = ("chapter", "epilogue")
_KEPT: Final = ("embers-demon-queen", "error-mind-too-large")
_KEPT_FAMILIES: Final = ("captivity-", "embers-prompt-", "embers-label-", "embers-log-", "embers-why-")

STORIES: Final = Stories()


# -- what lies on a table ---------------------------------------------------------------------------------------------


def rules_in_force(p: Position) -> list[dict[str, Any]]:
    """What its players may read: the cards in force and the Archive (RULES 11.5), or the rules of the prologue."""
    if p.mode != CHAPTER:
        return [
            {"id": f"rules-embers-4-{n}", "kind": "rule", "number": f"4.{n}", "text": Message(f"rules-embers-4-{n}")}
            for n in (PART_ONE if p.mode == PROLOGUE_1 else PART_TWO)
        ]
    story = Campaign(open=p.chapter, turned=True)
    cards = [read_card(card) for card in (CHAPTER_CARDS[p.chapter], *in_force(p.chapter))]
    return [*cards, *(_archived(card) for card in story.archive)]


def read_card(card: CaptivityCard) -> dict[str, Any]:
    """A card of the captivity deck with all that is written on it."""
    document = _front(card)
    name = f"captivity-{card.number:02}"
    if card.kind in _TALES:
        document["back"] = Message(f"{name}.back")
    else:
        document["text"] = Message(f"{name}.help" if card.kind == "help" else f"{name}.text")
    document |= {key: value for key, value in (("owner", card.owner), ("uses", card.uses)) if value is not None}
    return document


def _front(card: CaptivityCard) -> dict[str, Any]:
    """A card as it is drawn; a chapter card, and the one that ends the story, with its front up."""
    name = f"captivity-{card.number:02}"
    if card.kind not in _TALES:
        return {"id": card.id, "kind": card.kind, "number": card.number, "title": Message(name)}
    front = Message(f"{name}.front")
    return {"id": card.id, "kind": "chapter", "number": card.number, "title": Message(name), "front": front}


def _archived(card: str) -> dict[str, Any]:
    """A card under the Archive card. The characters of the prologue have no number (RULES 11.6)."""
    if card in CARD:
        return read_card(CARD[card]) | {"archived": True}
    who = Message(f"embers-{card.removeprefix('prologue_')}")
    return {"id": card, "kind": "character", "title": Message("campaign-of-prologue", {"who": who}), "archived": True}


def _title(part: int) -> Message:
    if part == PROLOGUE:
        return Message("campaign-part", {"part": PROLOGUE})
    return Message(f"captivity-{CHAPTER_CARDS[part].number:02}")


def _settings(part: int) -> dict[str, Any]:
    return {"mode": "prologue"} if part == PROLOGUE else {"mode": CHAPTER, "chapter": part}


def _taught(part: int) -> dict[str, Any] | None:
    return _settings(part) | {"deal": LESSON} if part == PROLOGUE else None
