"""What the geometry of a Mind allows: every placement and every take with what it leads to (CONTRACT 2.3)."""

from __future__ import annotations

from typing import Any

from frostglass.embers.mind import Mind
from frostglass.embers.reading import read_table
from frostglass.engine.document import Fields


def explore(document: object) -> dict[str, Any]:
    """Explore a position document; raises Refused when it is no possible position."""
    table = read_table(Fields(document))
    mind, rules = table.mind, table.rules
    places = [(card, x, y) for card in table.row for x, y in rules.places(mind, card)]
    return {
        "visible": sorted(mind.visible),
        "parts": sorted_parts(mind),
        "placements": [_placement(mind, card, x, y) for card, x, y in sorted(places)],
        "takes": [{"card": card, "parts": sorted_parts(mind.take(card))} for card in sorted(mind.visible)],
    }


def sorted_parts(mind: Mind) -> list[list[str]]:
    """The parts of the visible cards, each sorted and the list sorted."""
    return sorted(sorted(part) for part in mind.parts())


def _placement(mind: Mind, card: str, x: int, y: int) -> dict[str, Any]:
    after = mind.add(card, x, y)
    return {
        "card": card,
        "x": x,
        "y": y,
        "relives": sorted(after.relived_set()) or None,
        "hides": sorted(set(mind.visible) - set(after.visible)),
        "parts": sorted_parts(after),
    }
