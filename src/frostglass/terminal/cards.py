"""The cards as text: the pattern as a diagram, the effects; flares with their criteria, tasks with their points,
memories with their areas, and as much of the captivity deck as the campaign has opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import CARDS, DECKS, RANKS, SCHOOLS, Card
from frostglass.arena.tasks import TASKS
from frostglass.embers.captivity.cards import CARD as CAPTIVITY_CARD
from frostglass.embers.captivity.cards import CARDS as CAPTIVITY_CARDS
from frostglass.embers.captivity.cards import CaptivityCard
from frostglass.embers.deck import MEMORIES, MEMORY
from frostglass.embers.story import read_card
from frostglass.embers.words import memory as memory_name
from frostglass.engine.errors import Refused
from frostglass.engine.message import worded
from frostglass.terminal.boards import pattern
from frostglass.terminal.campaign import card_lines, opened
from frostglass.terminal.console import show
from frostglass.terminal.speaking import words
from frostglass.text import loose

Drawn = Iterator[RenderableType]
CAPTIVITY: Final = "captivity"


def show_decks(spoilers: bool) -> None:
    """The decks, and how to look into them; the captivity deck as far as the campaign has opened it, or all of it."""
    say = words()
    decks = [Text(f"{deck:<11}{_deck_name(deck)} ({len(cards)})") for deck, cards in _decks(spoilers).items()]
    show([*decks, Text(say("terminal-cards-how"))])


def show_cards(word: str, spoilers: bool) -> None:
    """A deck, a card by its id, or the cards whose name has this word in it."""
    decks = _decks(spoilers)
    found = decks.get(word) or _named(word, decks)
    if not found:
        raise Refused("no-such-card", card=word)
    parts: list[RenderableType] = []
    for drawn in found.values():
        parts += [*drawn(), Text()]
    if any(card in CARDS for card in found):
        parts.append(Text(words()("terminal-cards-legend"), "dim"))
    if word == CAPTIVITY and len(found) < len(CAPTIVITY_CARDS):
        parts.append(Text(words()("campaign-spoilers"), "dim"))
    show(parts)


def _decks(spoilers: bool) -> dict[str, dict[str, Callable[[], Drawn]]]:
    """Every deck that may be looked into (RULES 11.1, CAPTIVITY K25)."""
    cards = CAPTIVITY_CARDS if spoilers else opened().campaign.known
    return ALL_DECKS | {CAPTIVITY: {card.id: partial(_captivity, card) for card in cards}}


def _named(word: str, decks: dict[str, dict[str, Callable[[], Drawn]]]) -> dict[str, Callable[[], Drawn]]:
    every = {card: drawn for cards in decks.values() for card, drawn in cards.items()}
    if word in every:
        return {word: every[word]}
    wanted = word.casefold().replace("_", " ")
    return {card: drawn for card, drawn in every.items() if wanted in loose(name_of(card)).casefold()}


def name_of(card: str) -> str:
    """The name of any card."""
    if card in MEMORY:
        return words().say(memory_name(card))
    if card in CAPTIVITY_CARD:
        return words()(f"captivity-{CAPTIVITY_CARD[card].number:02}")
    return words()(f"task-{card}" if card in TASKS else f"card-{card}")


def _deck_name(deck: str) -> str:
    say = words()
    return say(f"school-{deck}") if deck in SCHOOLS else say("terminal-deck", deck=deck)


def _being(card: Card) -> Drawn:
    say = words()
    yield Text.assemble((name_of(card.id), "bold"), f" ({say(f'rank-{RANKS[card.rank]}')}, {card.id})")
    yield Padding(pattern(card), (0, 0, 0, 2))
    yield _text(say(f"card-{card.id}.effect"))
    if card.second:
        yield _text(f"{say(f'terminal-{card.second}-effect')}: {say(f'card-{card.id}.{card.second}')}")


def _flare(flare: str) -> Drawn:
    say = words()
    yield Text.assemble((name_of(flare), "bold"), f" ({flare})")
    yield _text(f"{say('terminal-flare-upper', number=FLARES[flare].upper)}: {say(f'card-{flare}.upper')}")
    yield _text(f"{say('terminal-flare-lower', number=FLARES[flare].lower)}: {say(f'card-{flare}.lower')}")


def _task(task: str) -> Drawn:
    say = words()
    points = say("terminal-points", points=TASKS[task].points)
    yield Text.assemble((name_of(task), "bold"), f" ({say(f'task-type-{TASKS[task].type}')}, {points}, {task})")
    yield _text(say(f"task-{task}.condition"))


def _memory(memory: str) -> Drawn:
    mask = MEMORY[memory].mask
    yield Text.assemble((name_of(memory), "bold"), f" ({memory})")
    yield Text(f"  {mask[0]} {mask[1]}\n  {mask[2]} {mask[3]}")


def _captivity(card: CaptivityCard) -> Drawn:
    head, *lines = card_lines(worded(read_card(card), words().say), words())
    yield head
    yield from (Padding(line, (0, 0, 0, 2)) for line in lines)


def _text(said: str) -> RenderableType:
    return Padding(Text(said), (0, 0, 0, 2))


def _deck(cards: str) -> dict[str, Callable[[], Drawn]]:
    return {card.id: partial(_being, card) for card in DECKS[cards]}


ALL_DECKS: Final[dict[str, dict[str, Callable[[], Drawn]]]] = {
    **{school: _deck(deck) for school, deck in SCHOOLS.items()},
    "legends": _deck("legends"),
    "flares": {flare: partial(_flare, flare) for flare in FLARES},
    "tasks": {task: partial(_task, task) for task in TASKS},
    "memories": {memory: partial(_memory, memory) for memory in MEMORIES},
}
"""Every deck by its name, every card of it with how it is shown."""
