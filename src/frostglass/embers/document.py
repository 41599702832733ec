"""Position documents (CONTRACT 2.2) with every field that a game needs: what is written is read back equal."""

from __future__ import annotations

from typing import Any, Final

from frostglass.embers.chapter import DAYS
from frostglass.embers.deck import COLOUR, COLOURS, MEMORIES
from frostglass.embers.fields import FIELDS, short
from frostglass.embers.position import Position
from frostglass.embers.reading import OpenTable, check_memory, demons, memories, read_table
from frostglass.embers.table import AELIN, CHAPTER, FENRYS, LOSSES, PROLOGUE_1, WON, Pile, Row
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.steps import Step

OUTCOMES: Final = (WON, *LOSSES, "resigned", "left")


LEADING_ON: Final = frozenset(
    {
        "first_day", "day", "fenrys_turn", "observe", "demons_enter", "blink_begins", "blink", "aelin_turn", "glimpse",
        "whisper", "turn_end", "end_day", "part_one", "gathering_turn", "first_card", "second_card", "run_out",
        "part_two", "clearing_turn", "any_card", "row_done",
    }
)  # fmt: skip
"""Steps that say themselves how the turn goes on; exactly one of them ends what is to be done."""


def write(p: Position) -> dict[str, Any]:
    """The document of a position."""
    document: dict[str, Any] = {"game": "embers"}
    for field in FIELDS:
        if field.written is not None and field.only in ("", p.mode):
            document[field.spoken] = field.written(getattr(p, field.name))
    if p.mode == CHAPTER:
        document["tainted"] = {short(pile.demon): list(pile.tainted) for pile in p.demons}
    return document


def read(document: object) -> Position:
    """The position of a document, at its decision; Refused names the field and the reason.

    With the fields of CONTRACT 2.2 alone the turn is at its natural place (Blink with a memory row, else Observe) and
    what is missing comes from the unseen rest of the deck.
    """
    doc = Fields(document)
    table = read_table(doc)
    p = Position.blank(table.rules)
    p.mode, p.mind, p.row = table.mode, table.mind, table.row
    seen = {*table.mind.cards, *table.row}
    _read_demons(p, doc, table, seen)
    p.box = memories(doc, "box", seen)
    p.discard = _mixed(p, doc, "discard", seen)
    p.rows = tuple(_row(fields, seen) for fields in doc.objects("rows")) if "rows" in doc else ()
    p.aside = _mixed(p, doc, "aside", seen)
    _read_deck(p, doc, seen)
    _read_turn(p, doc)
    p.todo = _read_todo(p, doc) if "todo" in doc else _natural(p, "rows" in doc)
    if p.outcome is None:
        _check_rows(p)
        _check_todo(p)
    p.resume()
    if p.outcome is None and (p.decision is None or not p.decision.options):
        raise Refused("nothing-to-decide", field="todo")
    return p


def _read_demons(p: Position, doc: Fields, table: OpenTable, seen: set[str]) -> None:
    tainted = doc.object("tainted", {})
    piles = []
    for demon in table.demons:
        under = memories(tainted, short(demon), seen)
        for i, card in enumerate(under):
            if short(demon) not in (COLOUR[card], "queen"):
                raise Refused("wrong-colour", field=f"{tainted.path(short(demon))}[{i}]", card=card)
        piles.append(Pile(demon, under))
    p.demons = tuple(piles)
    p.drawn = demons(doc, "drawn", table.rules, already=table.demons)
    seen.update(table.demons)
    seen.update(p.drawn)


def _mixed(p: Position, doc: Fields, name: str, seen: set[str]) -> tuple[str, ...]:
    """A list of memories and demons, by their ids."""
    cards = doc.texts(name, [])
    for i, card in enumerate(cards):
        field = f"{doc.path(name)}[{i}]"
        if card not in p.rules.demons:
            check_memory(card, field, seen)
        elif card in seen:
            raise Refused("card-twice", field=field, card=card)
        seen.add(card)
    return tuple(cards)


def _row(fields: Fields, seen: set[str]) -> Row:
    determination = fields.text("determination")
    check_memory(determination, fields.path("determination"), seen)
    added = memories(fields, "added", seen)
    return Row(determination, fields.flag("face_up", False), added, fields.flag("complete", False))


def _read_deck(p: Position, doc: Fields, seen: set[str]) -> None:
    known = doc.object("deck", {})
    top, bottom, pool = (_mixed(p, known, name, seen) for name in ("top", "bottom", "pool"))
    if "pool" not in known and p.mode != "prologue_2":
        # Without the rows the demons have to wait until the Determination is dealt (RULES 5.3.7).
        rest = (*MEMORIES, *p.rules.demons) if "rows" in doc else MEMORIES
        pool = tuple(card for card in rest if card not in seen)
    p.deck = Deck(top, Deck.shuffled(pool).pool, bottom)


def _read_turn(p: Position, doc: Fields) -> None:
    p.active = doc.number("turn", FENRYS, 0, FENRYS)
    p.turns = doc.number("turns", 1)
    p.added = doc.flag("added", False)
    p.draws = doc.number("draws", len(p.row) + len(p.drawn) if p.mode == CHAPTER else 0)
    p.day = doc.number("day", 1 if p.mode == CHAPTER else 0, 0, DAYS)
    p.spent = tuple(sorted(doc.texts("spent", [])))
    for ability in p.spent:
        if ability not in p.rules.abilities:
            raise Refused("unknown-ability", field="spent", ability=ability)
    p.relived = tuple(sorted(doc.texts("relived", [])))
    for colour in p.relived:
        if colour not in COLOURS:
            raise Refused("unknown-colour", field="relived", colour=colour)
    p.outcome = doc.text("outcome", None)
    if p.outcome is not None and p.outcome not in OUTCOMES:
        raise Refused("unknown-outcome", field="outcome", outcome=p.outcome)


def _natural(p: Position, has_rows: bool) -> tuple[Step, ...]:
    """Where a turn stands when the document does not say so."""
    if p.outcome is not None:
        return ()
    if p.mode == CHAPTER:
        rows = p.rules.rows_of_day(p.day)
        begin: tuple[Step, ...] = () if p.mind else (("deal", "mind"),)
        if not has_rows:
            begin = (*begin, *[("deal", "determination")] * rows, ("shuffle_demons",), ("arrange",))
        if p.active == AELIN:
            return (*begin, ("glimpse",))
        return (*begin, ("blink_begins",)) if p.row else (*begin, ("observe",))
    dealt: tuple[Step, ...] = () if has_rows else (("deal", "determination"),) * 3
    if p.mode == PROLOGUE_1:
        return (*dealt, ("second_card",) if p.added else ("first_card",))
    return (("any_card",),)


def _check_rows(p: Position) -> None:
    """The rows have to be as many as the day has, none above its target, and not all of them complete."""
    if not {("first_day",), ("day",), ("part_one",), ("end_day",)}.isdisjoint(p.todo):
        return
    wanted = p.rules.rows_of_day(p.day) if p.mode == CHAPTER else 3
    found = len(p.rows) + p.todo.count(("deal", "determination"))
    if found != wanted:
        raise Refused("wrong-length", field="rows", wanted=wanted, found=found)
    for i, row in enumerate(p.rows):
        target = p.rules.row_target(i)
        if row.sum > target or (row.complete and row.sum != target):
            raise Refused("wrong-sum", field=f"rows[{i}]", wanted=target, found=row.sum)
    if p.rows and p.current < 0:
        raise Refused("rows-complete", field="rows")


# -- the steps to come --------------------------------------------------------------------------------------------


def _read_todo(p: Position, doc: Fields) -> tuple[Step, ...]:
    return tuple(_step(p, words, f"todo[{i}]") for i, words in enumerate(doc.texts("todo")))


def _check_todo(p: Position) -> None:
    """Only the last step leads on to others, and what a step looks at has to be there."""
    if [str(step[0]) in LEADING_ON for step in p.todo] != [False] * (len(p.todo) - 1) + [True]:
        raise Refused("unknown-step", field="todo", step=" ".join(str(step[0]) for step in p.todo))
    for i, (name, *about) in enumerate(p.todo):
        lacking = (name in ("relive", "turn_up") and not p.mind) or (
            name == "reveal_row" and not p.rows[about[0]].added
        )
        if lacking:
            raise Refused("unknown-step", field=f"todo[{i}]", step=str(name))


def _step(p: Position, words: str, field: str) -> Step:
    name, *about = words.split() or [""]
    if name not in p.rules.steps:
        raise Refused("unknown-step", field=field, step=words)
    allowed: list[str] | None
    if name == "deal":
        allowed = ["mind", "determination", "row", "observe", "aside"]
    elif name == "strike":
        allowed = [pile.demon for pile in p.demons]
    elif name == "reveal_colour":
        allowed = list(COLOURS)
    elif name in ("reveal_row", "whisper", "row_done"):
        allowed = [str(i) for i in range(len(p.rows))]
    elif name in ("gathering_turn", "clearing_turn"):
        allowed = [str(AELIN), str(FENRYS)]
    else:
        allowed = None
    if (allowed is None and about) or (allowed is not None and (len(about) != 1 or about[0] not in allowed)):
        raise Refused("unknown-step", field=field, step=words)
    return (name, *[int(word) if word.isdigit() else word for word in about])
