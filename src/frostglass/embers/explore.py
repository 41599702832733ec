"""What the geometry of a Mind allows: every placement and every take with what it leads to (CONTRACT 2.3)."""

from __future__ import annotations

from typing import Any

from frostglass.embers.mind import Mind
from frostglass.embers.reading import read_table
from frostglass.engine.document import Fields
from frostglass.engine.game import MayGoOn, always


def explore(document: object, may_go_on: MayGoOn = always) -> dict[str, Any]:
    """Explore a position document; raises Refused when it is no possible position.

    Cards whose places were not all tried when the time was over stand in `left_out`.
    """
    table = read_table(Fields(document))
    mind, rules = table.mind, table.rules
    takes = [{"card": card, "parts": sorted_parts(mind.take(card))} for card in sorted(mind.visible)]
    placements = []
    left_out = []
    for card in sorted(table.row):
        places = sorted(rules.places(mind, card)) if may_go_on() else None
        tried = [_placement(mind, card, x, y) for x, y in places or () if may_go_on()]
        placements += tried
        if places is None or len(tried) < len(places):
            left_out.append(card)
    found: dict[str, Any] = {
        "visible": sorted(mind.visible),
        "parts": sorted_parts(mind),
        "placements": placements,
        "takes": takes,
    }
    return found | {"left_out": left_out} if left_out else found


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
