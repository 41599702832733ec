"""What is printed on cards and boards, as the page reads it. `python -m tests.web.printed` writes it to static."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from frostglass.arena.board import DIRECTIONS, GREEN, NAMES, RED, SQUARES
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import DECKS, RANKS, SCHOOLS, Card
from frostglass.arena.tasks import TASKS
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.deck import COLOURS, MEMORY
from frostglass.embers.table import CHAPTER
from frostglass.pictures.crests import RULES, Seed

STATIC = Path(__file__).resolve().parents[2] / "src" / "frostglass" / "web" / "static"


def arena() -> dict[str, Any]:
    """Forms, schools, coloured squares, and every card without its words."""
    return {
        "modes": [{"id": form.id, "seats": list(form.seat_counts), "teams": form.teams} for form in FORMS.values()],
        "schools": SCHOOLS,
        "red": [NAMES[s] for s in SQUARES if RED >> s & 1],
        "green": [NAMES[s] for s in SQUARES if GREEN >> s & 1],
        "decks": {deck: [card.id for card in cards] for deck, cards in DECKS.items()},
        "cards": {card.id: _being(card) for cards in DECKS.values() for card in cards},
        "flares": {flare.id: [flare.upper, flare.lower] for flare in FLARES.values()},
        "tasks": {task.id: {"points": task.points, "type": task.type} for task in TASKS.values()},
    }


def _being(card: Card) -> dict[str, Any]:
    being: dict[str, Any] = {
        "deck": card.deck,
        "number": card.number,
        "rank": RANKS[card.rank],
        "pattern": [" ".join(row) for row in card.pattern],
    }
    if card.shade:
        being["marks"] = [" ".join(row) for row in card.shade]
    if card.orientations[0].arrows:
        being["arrows"] = [DIRECTIONS[d] for d in card.orientations[0].arrows]
    if card.second == "frozen":
        being["frozen"] = True
    return being


def embers() -> dict[str, Any]:
    """What everybody may play, colours, and the memory deck; nothing of later chapters (CAPTIVITY K25)."""
    return {
        "modes": ["prologue", CHAPTER],
        "chapters": [FIRST_CHAPTER],
        "colours": list(COLOURS),
        "memories": {
            memory.id: {"colour": memory.colour, "strength": memory.strength, "mask": memory.mask}
            for memory in MEMORY.values()
        },
    }


def crests() -> str:
    """The crest of every card, each a symbol: of a being under its school and id, of flares and tasks likewise."""
    names = [(school, card.id) for school, deck in SCHOOLS.items() for card in DECKS[deck]]
    names += [("legends", card.id) for card in DECKS["legends"]]
    names += [("flares", flare) for flare in FLARES] + [("tasks", task) for task in TASKS]
    symbols = [
        f'<symbol id="{school}-{name}" viewBox="-50 -50 100 100"><path d="{RULES[school](Seed(f"{school} {name}"))}" '
        'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></symbol>'
        for school, name in names
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


@cache
def files() -> dict[str, str]:
    """Every file that is made here, by its path under static."""
    return {
        "data/arena.json": json.dumps(arena(), indent=1) + "\n",
        "data/embers.json": json.dumps(embers(), indent=1) + "\n",
        "look/crests.svg": crests(),
    }


if __name__ == "__main__":
    for path, text in files().items():
        (STATIC / path).write_text(text, encoding="utf-8")
