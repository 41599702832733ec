"""What explore found, for people: a table of what can be done, and small diagrams of how the table looks after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from frostglass.arena.schools import notes as kept_notes
from frostglass.arena.schools import uses
from frostglass.engine.message import Message
from frostglass.terminal.console import show
from frostglass.terminal.speaking import words


def show_found(document: Mapping[str, Any], found: Mapping[str, Any], limit: int) -> None:
    """Print the table and up to `limit` diagrams of each entry."""
    if document["game"] == "arena":
        show(_arena(document, found, limit))
    else:
        show(_embers(document, found, limit))


# -- the arena --------------------------------------------------------------------------------------------------------


def _arena(document: Mapping[str, Any], found: Mapping[str, Any], limit: int) -> Iterator[RenderableType]:
    from frostglass.terminal.boards import board

    say = words()
    before = [" ".join(row.split()) for row in document["board"]]
    yield board(before, gateway=document.get("gateway"))
    yield Text(say("terminal-to-move", seat=document.get("turn", 1), actions=document.get("actions", 2)))
    entries = list(_entries(found))
    yield Text()
    if not entries:
        yield Text(say("terminal-nothing-to-do"))
        return
    table = _table(say("terminal-what"), say("terminal-where"), say("terminal-outcomes"))
    for what, where, outcomes in entries:
        table.add_row(what, where, str(len(outcomes)))
    yield table
    for what, where, outcomes in entries:
        yield Text()
        yield Text(f"{what} {where}".strip(), "bold")
        shown = sorted(outcomes, key=lambda outcome: (outcome["board"], str(outcome)))[: max(limit, 0)]
        drawn = [Group(board(o["board"], before, o.get("gateway")), Text(_notes(document, o))) for o in shown]
        yield from _side_by_side(drawn)
        yield from _rest(len(outcomes) - len(shown))


def _entries(found: Mapping[str, Any]) -> Iterator[tuple[str, str, list[dict[str, Any]]]]:
    """Each summoning, flare and use of a keyword: its name, where or against whom, its outcomes."""
    say = words()
    for entry in sorted(found["summons"], key=lambda entry: (entry["card"], entry["at"])):
        yield say(f"card-{entry['card']}"), entry["at"], entry["outcomes"]
    for entry in sorted(found["flares"], key=lambda entry: (entry["flare"], entry["versus"])):
        versus = say("terminal-versus", seat=entry["versus"])
        yield say(f"card-{entry['flare']}"), versus, entry["outcomes"]
    for verb, entries in uses(found):
        for entry in entries:
            yield say(f"label-{verb}", card=Message(f"card-{entry['card']}")), "", entry["outcomes"]


def _notes(document: Mapping[str, Any], outcome: Mapping[str, Any]) -> str:
    """What a diagram cannot show: actions left, pieces destroyed, cards and permissions."""
    say = words()
    notes = [say("terminal-actions", actions=outcome["actions"])]
    notes += [say("terminal-kills", seat=seat, number=sum(kills)) for seat, kills in sorted(outcome["kills"].items())]
    notes += [say("terminal-removed", seat=seat, number=sum(gone)) for seat, gone in sorted(outcome["removed"].items())]
    notes += [say.say(note) for note in kept_notes(outcome)]
    if outcome["borrow"]:
        notes.append(say("terminal-borrow"))
    if outcome["extra_turn"]:
        notes.append(say("terminal-extra-turn"))
    if any(outcome["draws"]):
        notes.append(say("terminal-draws", beings=outcome["draws"][0], legends=outcome["draws"][1]))
    notes += [say("terminal-penalty", seat=seat) for seat in outcome["penalty"]]
    return "\n".join(notes)


# -- embers -----------------------------------------------------------------------------------------------------------


def _embers(document: Mapping[str, Any], found: Mapping[str, Any], limit: int) -> Iterator[RenderableType]:
    from frostglass.terminal.minds import mind

    say = words()
    laid = [(entry["card"], entry["x"], entry["y"]) for entry in document.get("mind", [])]
    yield mind(laid)
    yield Text(say("terminal-visible", cards=", ".join(found["visible"]) or "–", parts=len(found["parts"])))
    yield Text()
    table = _table(say("terminal-add"), say("terminal-where"), say("terminal-relives"), say("terminal-hides"),
                   say("terminal-parts"))  # fmt: skip
    for place in found["placements"]:
        at = f"{place['x']},{place['y']}"
        table.add_row(place["card"], at, _list(place["relives"]), _list(place["hides"]), str(len(place["parts"])))
    if found["placements"]:
        yield table
    takes = _table(say("terminal-take"), say("terminal-parts"))
    for take in found["takes"]:
        takes.add_row(take["card"], str(len(take["parts"])))
    if found["takes"]:
        yield takes
    for card in sorted({place["card"] for place in found["placements"]}):
        places = [place for place in found["placements"] if place["card"] == card]
        yield Text()
        yield Text(card, "bold")
        shown = places[: max(limit, 0)]
        drawn = [mind([*laid, (card, p["x"], p["y"])], marked={card, *(p["relives"] or ())}) for p in shown]
        yield from _side_by_side(drawn)
        yield from _rest(len(places) - len(shown))


def _list(cards: Sequence[str] | None) -> str:
    return " ".join(cards) if cards else "–"


# -- both -------------------------------------------------------------------------------------------------------------


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def _side_by_side(diagrams: Sequence[RenderableType]) -> Iterator[RenderableType]:
    if diagrams:
        yield Columns([Padding(diagram, (0, 2, 1, 0)) for diagram in diagrams])


def _rest(number: int) -> Iterator[RenderableType]:
    if number > 0:
        yield Text(words()("terminal-more", number=number))
