"""The prologue, step by step: gathering thoughts and clearing the mind (RULES 4). Seat 2 is Rowan here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from frostglass.embers import chapter, events, verbs
from frostglass.embers.deck import MEMORIES
from frostglass.embers.options import DISCARDS, Add, Discard, Take
from frostglass.embers.table import AELIN, FENRYS, PROLOGUE_2
from frostglass.engine.decision import Decision, Option
from frostglass.engine.deck import Deck
from frostglass.engine.steps import Stage, Step

if TYPE_CHECKING:
    from frostglass.embers.position import Position

ROWAN: Final = FENRYS
BEGINNING: Final[tuple[Step, ...]] = (("part_one",),)


# -- part one: gathering thoughts (4.1 to 4.7) --------------------------------------------------------------------


def part_one(p: Position) -> None:
    p.deck = Deck.shuffled(MEMORIES)
    p.then(
        ("deal", "mind"), *[("deal", "determination")] * 3, *[("deal", "row")] * 4, ("gathering_turn", ROWAN)
    )  # fmt: skip


def gathering_turn(p: Position, seat: int) -> None:
    verbs.begin_turn(p, seat)
    if any(p.mind.takes(card) for card in p.row):
        p.then(("first_card",))
    else:
        verbs.lose(p, "P2")


def first_card(p: Position) -> Decision:
    return Decision.of(p.active, "blink", chapter.additions(p))


def second_card(p: Position) -> Decision:
    options = [*chapter.additions(p), *[DISCARDS[card] for card in p.row]]
    return Decision.of(p.active, "blink", options)


def first_handled(p: Position, option: Add) -> None:
    verbs.add(p, option.card, option.x, option.y)
    p.then(("turn_up",), ("second_card",))


def second_handled(p: Position, option: Option) -> None:
    p.then(("deal", "row"), ("deal", "row"), ("run_out",))
    if isinstance(option, Add):
        verbs.add(p, option.card, option.x, option.y)
        p.then(("turn_up",))
    else:
        assert isinstance(option, Discard)
        p.row = verbs.without(p.row, option.card)
        verbs.discard(p, option.card)


def turn_up(p: Position) -> None:
    """A relived memory turns the topmost face-down Determination card (R21); with the third part one is won."""
    if verbs.relive(p) is None:
        return
    verbs.reveal(p, [row.face_up for row in p.rows].index(False))
    if all(row.face_up for row in p.rows):
        p.todo = (("part_two",),)


def run_out(p: Position) -> None:
    if p.deck.size:
        p.then(("gathering_turn", _other(p.active)))
    else:
        verbs.lose(p, "P1")  # R18


# -- part two: clearing the mind (4.8 to 4.11) --------------------------------------------------------------------


def part_two(p: Position) -> None:
    p.mode = PROLOGUE_2
    p.events.append(events.PartWon())
    p.discard = (*p.discard, *p.row, *p.deck.cards)
    p.row, p.deck = (), Deck()
    p.then(("arrange",), ("clearing_turn", AELIN))


def clearing_turn(p: Position, seat: int) -> None:
    verbs.begin_turn(p, seat)
    if p.mind:
        p.then(("any_card",))
    else:
        verbs.lose(p, "P3")


def any_card(p: Position) -> Decision:
    options = [Take(card) for card in p.mind.visible]
    return Decision.of(p.active, "glimpse", options)


def card_taken(p: Position, option: Take) -> None:
    row = p.current
    verbs.take(p, option.card)
    if verbs.fits_row(p, option.card, row):
        verbs.strengthen(p, option.card, row)
    else:
        verbs.discard(p, option.card)
    p.then(("split",), ("row_done", row))  # R42


def row_done(p: Position, row: int) -> None:
    verbs.complete(p, row)
    if p.current < 0:
        verbs.win(p)
    else:
        p.then(("clearing_turn", _other(p.active)))


def _other(seat: int) -> int:
    return AELIN + ROWAN - seat


STEPS: Final[Mapping[str, Stage]] = {
    "part_one": Stage(part_one),
    "deal": chapter.STEPS["deal"],
    "gathering_turn": Stage(gathering_turn),
    "first_card": Stage(first_card, first_handled),
    "second_card": Stage(second_card, second_handled),
    "turn_up": Stage(turn_up),
    "run_out": Stage(run_out),
    "part_two": Stage(part_two),
    "arrange": chapter.STEPS["arrange"],
    "clearing_turn": Stage(clearing_turn),
    "any_card": Stage(any_card, card_taken),
    "split": chapter.STEPS["split"],
    "row_done": Stage(row_done),
}
