"""The crests of all cards in one file, for a page that draws many of them."""

from __future__ import annotations

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import DECKS, SCHOOLS
from frostglass.arena.tasks import TASKS
from frostglass.pictures.crests import strokes


def crest_sheet() -> str:
    """An SVG with a symbol for each crest: of a being under its school and id, of flares and tasks likewise."""
    names = [(school, card.id) for school, deck in SCHOOLS.items() for card in DECKS[deck]]
    names += [("legends", card.id) for card in DECKS["legends"]]
    names += [("flares", flare) for flare in FLARES] + [("tasks", task) for task in TASKS]
    symbols = [
        f'<symbol id="{school}-{name}" viewBox="-50 -50 100 100"><path d="{strokes(school, name)}" '
        'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></symbol>'
        for school, name in names
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
