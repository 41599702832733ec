"""The crests of all cards, a file for each school and shelf, for a page that draws many of them."""

from __future__ import annotations

from collections.abc import Iterable

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import DECKS, SCHOOLS
from frostglass.arena.tasks import TASKS
from frostglass.pictures.crests import strokes


def crest_sheets() -> dict[str, str]:
    """By school, and for legends, flares, tasks likewise: an SVG with a symbol for each crest under its card's id."""
    beings = {school: DECKS[deck] for school, deck in SCHOOLS.items()} | {"legends": DECKS["legends"]}
    cards: dict[str, Iterable[str]] = {shelf: [card.id for card in deck] for shelf, deck in beings.items()}
    return {shelf: _sheet(shelf, names) for shelf, names in (cards | {"flares": FLARES, "tasks": TASKS}).items()}


def _sheet(shelf: str, names: Iterable[str]) -> str:
    symbols = [
        f'<symbol id="{name}" viewBox="-50 -50 100 100"><path d="{strokes(shelf, name)}" '
        'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></symbol>'
        for name in names
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
