"""What is printed on boards and cards, without its words, as JSON values: what a page needs to draw the game."""

from __future__ import annotations

from typing import Any

from frostglass.arena.board import DIRECTIONS, GREEN, NAMES, RED, SQUARES
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS, Form
from frostglass.arena.patterns import DECKS, RANKS, SCHOOLS, Card
from frostglass.arena.schools import KEYWORDS
from frostglass.arena.tasks import TASKS


def printed() -> dict[str, Any]:
    """Forms, schools and who brings which keyword, coloured squares, and every card.

    `verbs` are what the keywords let one do, each by the section in which `explore` tells of it.
    """
    return {
        "modes": [_form(form) for form in FORMS.values()],
        "schools": dict(SCHOOLS),
        "keywords": {keyword.id: list(keyword.schools) for keyword in KEYWORDS},
        "verbs": {keyword.section: keyword.verb for keyword in KEYWORDS if keyword.section},
        "red": [NAMES[s] for s in SQUARES if RED >> s & 1],
        "green": [NAMES[s] for s in SQUARES if GREEN >> s & 1],
        "decks": {deck: [card.id for card in cards] for deck, cards in DECKS.items()},
        "cards": {card.id: _being(card) for cards in DECKS.values() for card in cards},
        "flares": {flare.id: [flare.upper, flare.lower] for flare in FLARES.values()},
        "tasks": {task.id: {"points": task.points, "type": task.type} for task in TASKS.values()},
    }


def _form(form: Form) -> dict[str, Any]:
    """A form: how many play, in which colours, by number of seats and seat, and what is scored."""
    colours = {str(seats): [i % form.colours(seats) + 1 for i in range(seats)] for seats in form.seat_counts}
    seats = list(form.seat_counts)
    return {"id": form.id, "seats": seats, "teams": form.teams, "colours": colours, "scoring": form.scoring}


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
    if card.second:
        being[card.second] = True
    return being
