"""The open part of a position document: mode, chapter, Mind, memory row, demon row. What cannot be is refused
(CONTRACT 2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.embers.deck import COLOURS, MASK
from frostglass.embers.in_force import InForce, prologue_rules, rules_of
from frostglass.embers.mind import Mind
from frostglass.embers.table import CHAPTER, PROLOGUE_1, PROLOGUE_2
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused

FAR: Final = 10**100
"""The grid has no edge; a number still has to end."""


class OpenTable(NamedTuple):
    """What everybody can see of a position, and by which rules it is played; demons are ids."""

    mode: str
    rules: InForce
    mind: Mind
    row: tuple[str, ...]
    demons: tuple[str, ...]


def read_table(doc: Fields) -> OpenTable:
    """The open part of a position document; Refused names the field and the reason."""
    if doc.text("game") != "embers":
        raise Refused("not-this-game", field="game", game="embers")
    mode = doc.text("mode")
    if mode not in (PROLOGUE_1, PROLOGUE_2, CHAPTER):
        raise Refused("unknown-mode", field="mode", mode=mode)
    if mode == CHAPTER:
        rules = rules_of(doc.number("chapter", FIRST_CHAPTER, FIRST_CHAPTER, LAST_CHAPTER))
    else:
        rules = prologue_rules(mode)
    seen: set[str] = set()
    mind = _read_mind(doc, rules, seen)
    return OpenTable(mode, rules, mind, memories(doc, "row", seen), demons(doc, "demons", rules))


def memories(doc: Fields, name: str, seen: set[str]) -> tuple[str, ...]:
    """A list of memories, none of which was seen before; they count as seen from now on."""
    cards = doc.texts(name, [])
    for i, card in enumerate(cards):
        check_memory(card, f"{doc.path(name)}[{i}]", seen)
    return tuple(cards)


def check_memory(card: str, field: str, seen: set[str]) -> None:
    if card not in MASK:
        raise Refused("unknown-card", field=field, card=card)
    if card in seen:
        raise Refused("card-twice", field=field, card=card)
    seen.add(card)


def demons(doc: Fields, name: str, rules: InForce, already: Iterable[str] = ()) -> tuple[str, ...]:
    """A list of demons, named by their colours (`queen` for card 37 of the captivity deck)."""
    found: list[str] = []
    for i, colour in enumerate(doc.texts(name, [])):
        field, demon = f"{doc.path(name)}[{i}]", f"demon-{colour}"
        if colour not in (*COLOURS, "queen"):
            raise Refused("unknown-demon", field=field, demon=colour)
        if demon not in rules.demons:
            raise Refused("demon-not-here", field=field, demon=colour)
        if demon in found or demon in already:
            raise Refused("demon-twice", field=field, demon=colour)
        found.append(demon)
    return tuple(found)


def _read_mind(doc: Fields, rules: InForce, seen: set[str]) -> Mind:
    placed: list[tuple[str, int, int]] = []
    kinds: dict[tuple[int, int], str] = {}
    for i, entry in enumerate(doc.objects("mind") if "mind" in doc else []):
        card, x, y = (
            entry.text("card"),
            entry.number("x", least=-FAR, most=FAR),
            entry.number("y", least=-FAR, most=FAR),
        )
        check_memory(card, entry.path("card"), seen)
        for kind, point in zip(MASK[card], ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)), strict=True):
            if kinds.setdefault(point, kind) != kind:
                raise Refused("areas-differ", field=f"mind[{i}]", card=card, x=point[0], y=point[1])
        placed.append((card, x, y))
    mind = Mind.of(placed)
    # The last card is there already, so this asks whether the Mind as a whole is allowed (CAPTIVITY 30).
    if placed and not rules.may_place(mind, *placed[-1]):
        raise Refused("mind-too-large", field="mind")
    return mind
