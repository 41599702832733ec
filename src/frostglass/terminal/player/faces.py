"""The arena's cards on the screen: the pattern in the board's own shapes, and everything else printed on a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import CARDS, RANKS, Card
from frostglass.arena.tasks import TASKS
from frostglass.terminal.player import look
from frostglass.text import Words

_ARROWS: Final = "↑↗→↘↓↙←↖"
_MARKS: Final = {"y": "/", "b": ":"}
"""The squares that the effect names, and their mirror images."""


def glyph(card: str) -> str:
    """The shape of a card's rank or kind."""
    if card in TASKS:
        return look.TASK
    return look.FLARE if card in FLARES else look.PIECES[RANKS[CARDS[card].rank][0]]


def name(card: str, words: Words) -> str:
    return words(f"task-{card}" if card in TASKS else f"card-{card}")


def pattern(card: Card) -> Text:
    """The pattern: three columns a cell, brackets around the target square."""
    shades = card.shade or [["."] * len(row) for row in card.pattern]
    lines = []
    for tokens, marks in zip(card.pattern, shades, strict=True):
        line = Text()
        for token, mark in zip(tokens, marks, strict=True):
            line.append_text(_cell(token, mark))
        lines.append(line)
    if arrows := card.orientations[0].arrows:
        lines.append(Text("[ ] " + " ".join(_ARROWS[direction] for direction in arrows), look.FROST))
    return Text("\n").join(lines)


def _cell(token: str, mark: str) -> Text:
    piece = look.PIECES.get(token[-1], "")
    if token.startswith("T"):
        return Text.assemble(("[", look.EMBER), piece or " ", ("]", look.EMBER))
    if mark in _MARKS:
        return Text.assemble(" ", piece, (_MARKS[mark].ljust(2 - len(piece)), look.FROST))
    return Text(f" {piece or '·'} ", look.TEXT if piece else look.TEXT_3)


def face(card: str, words: Words) -> RenderableType:
    """A card in full."""
    return Group(*_parts(card, words))


def _parts(card: str, words: Words) -> Iterator[RenderableType]:
    yield Text(f"{glyph(card)} {name(card, words)}", f"bold {look.FROST}")
    if card in TASKS:
        yield Text(words("terminal-points", points=TASKS[card].points), look.TEXT_3)
        yield Text(words(f"task-{card}.condition"))
    elif card in FLARES:
        needs = FLARES[card]
        yield Text(words("terminal-flare-upper", number=needs.upper), look.TEXT_3)
        yield Text(words(f"card-{card}.upper"))
        yield Text(words("terminal-flare-lower", number=needs.lower), look.TEXT_3)
        yield Text(words(f"card-{card}.lower"))
    else:
        yield Text(words(f"rank-{RANKS[CARDS[card].rank]}"), look.TEXT_3)
        yield pattern(CARDS[card])
        yield Text(words(f"card-{card}.effect"))
        if second := CARDS[card].second:
            yield Text(f"{look.KEPT} {words(f'terminal-{second}-effect')}", look.FROST)
            yield Text(words(f"card-{card}.{second}"))
