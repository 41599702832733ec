"""Why a choice in Embers is good or risky, in words: what becomes of rows, Mind and memories, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from frostglass.bots import embers_fenrys as fenrys
from frostglass.bots.embers_fenrys import Plan
from frostglass.bots.embers_judging import LOST, Judge, Scene
from frostglass.bots.embers_rows import hand_of
from frostglass.embers.deck import COLOUR, STRENGTH
from frostglass.embers.options import AGAIN, NO, Add, Arrange, Bare, Keep, Leap, Recall, Reveal, Snarl, Strike
from frostglass.engine.decision import Option
from frostglass.engine.message import Message

_FEW: Final = 2
"""A Mind of so few visible cards is in danger."""
_LITTLE: Final = 0.1
"""So much of a turn, or of a chance, is not worth a word."""
_SHORT: Final = 5
"""A deck of so few cards is short."""


def tenths(turns: float) -> int | float:
    """As it is said: to one decimal, and a whole number as one, which decides the form of the word after it."""
    found = round(turns, 1)
    return int(found) if found.is_integer() else found


class Walk(NamedTuple):
    """What the additions of a plan do."""

    scene: Scene
    relived: tuple[str, ...]
    banished: int
    lost: int
    """Cards that leave the Mind because it splits."""


def walked(judge: Judge, scene: Scene, steps: Sequence[Option]) -> Walk:
    """The additions, one after the other."""
    relived: list[str] = []
    banished = lost = 0
    for step in steps:
        if isinstance(step, Add | Leap):
            mind = scene.mind.add(step.card, step.x, step.y)
            if mind.relived_set():
                relived.append(COLOUR[step.card])
            after, _ = judge.added(scene, step.card, step.x, step.y)
            banished += len(scene.demons) - len(after.demons)
            lost += len(mind.cards) - len(after.mind.cards)
            scene = after
    return Walk(scene, tuple(relived), banished, lost)


# -- Fenrys -----------------------------------------------------------------------------------------------------------


def of_plan(judge: Judge, before: Scene, plan: Plan, row: tuple[str, ...]) -> Iterator[Message]:
    """What speaks for additions, the rest of the memory row discarded."""
    walk = walked(judge, before, plan.steps)
    for colour in walk.relived:
        yield Message("speaks-embers-relives", {"colour": Message(f"embers-colour-{colour}")})
    if walk.banished:
        yield Message("speaks-embers-banishes", {"number": walk.banished})
    yield from _completes(judge, walk.scene)
    saved = fenrys.ended(judge, before, row) - plan.cost
    if plan.steps and _LITTLE <= saved < LOST / 2 and not judge.gathers:
        yield Message("speaks-embers-saves", {"turns": tenths(saved)})
    if not plan.steps:
        yield Message("speaks-embers-adds-nothing")
    added = {step.card for step in plan.steps if isinstance(step, Add | Leap)}
    end = walk.scene
    for card in row:
        if card not in added:
            end = judge.discarded(end, card)
    yield from _mind(walk.scene, walk.lost)
    yield from _danger(judge, before, end)


def of_draw(judge: Judge, saved: float, cost: float) -> Iterator[Message]:
    """What speaks for another card, and the risk of it."""
    v = judge.v
    if saved > cost:
        yield Message("speaks-embers-draw", {"saved": tenths(saved), "cost": tenths(cost)})
    share = judge.demons_to_come() / max(v.deck + v.aside, 1)
    if share >= _LITTLE:
        yield Message("speaks-embers-demons", {"chance": round(100 * min(share, 1.0))})
    yield from _deck(judge)


def of_stop(judge: Judge, saved: float, cost: float) -> Iterator[Message]:
    """What speaks against another card."""
    if saved <= cost:
        yield Message("speaks-embers-stop", {"saved": tenths(saved), "cost": tenths(cost)})
    yield from _deck(judge)


def _deck(judge: Judge) -> Iterator[Message]:
    if judge.v.deck <= _SHORT:
        yield Message("speaks-embers-deck", {"number": judge.v.deck})


def _completes(judge: Judge, scene: Scene) -> Iterator[Message]:
    """Can Aelin complete her row with a card that shows?"""
    if not judge.needs or (len(judge.needs) == 1 and judge.promise_open):
        return
    shown = {STRENGTH[card] for card in scene.mind.visible}
    chance = sum([chance for lack, chance in judge.needs[0] if lack in shown])
    row = next(i for i, row in enumerate(judge.v.rows, 1) if not row.complete)
    if len(judge.needs[0]) == 1 and chance:
        yield Message("speaks-embers-completes", {"row": row})
    elif chance >= _LITTLE:
        yield Message("speaks-embers-likely", {"row": row, "chance": round(100 * chance)})


# -- Aelin ------------------------------------------------------------------------------------------------------------


def of_take(judge: Judge, card: str) -> Iterator[Message]:
    """What follows when a card goes to the current row."""
    scene, strength = judge.taken(judge.scene, card), STRENGTH[card]
    lack = judge.needs[0][0][0]
    if len(judge.needs) == 1 and strength == lack and not judge.promise_open:
        yield Message("speaks-embers-ends")
    else:
        yield _left(judge.after_take(hand_of(scene.mind), lack, strength) / judge.turn)
    yield from _mind(scene, len(judge.scene.mind.cards) - 1 - len(scene.mind.cards))
    yield from _danger(judge, judge.scene, scene)


def of_loss(judge: Judge, scene: Scene) -> Iterator[Message]:
    """What is left when cards have gone from the Mind."""
    if judge.needs:
        yield _left(judge.rows_cost(hand_of(scene.mind), judge.needs) / judge.turn)
    yield from _mind(scene, len(judge.scene.mind.cards) - len(scene.mind.cards))
    yield from _danger(judge, judge.scene, scene)


def lost(judge: Judge, option: Keep | Strike) -> Scene:
    """The scene after a choice that takes cards from the Mind."""
    if isinstance(option, Keep):
        return judge.whole(judge.kept(judge.scene, option.part))
    return judge.taken(judge.scene, option.card)


def _left(turns: float) -> Message:
    return Message("speaks-embers-left", {"turns": tenths(turns)})


# -- both -------------------------------------------------------------------------------------------------------------


def of_other(judge: Judge, chosen: Option) -> Iterator[Message]:
    """What speaks for a choice that stands alone."""
    match chosen:
        case Reveal(row) | Bare(row):
            yield Message("speaks-embers-learns", {"row": row + 1})
        case Arrange(cards) if [STRENGTH[card] for card in cards] == sorted([STRENGTH[card] for card in cards]):
            yield Message("speaks-embers-weak-first")
        case Recall():
            yield Message("speaks-embers-promise")
        case Snarl(demon):
            left = tuple([pile for pile in judge.scene.demons if pile.demon != demon])
            yield from _danger(judge, judge.scene, judge.scene._replace(demons=left))
    if chosen == AGAIN:
        yield from [Message("speaks-embers-again")] if judge.v.deck else _deck(judge)
    if chosen == NO and judge.v.kind == "turn_end":
        yield Message("speaks-embers-later")


def _mind(scene: Scene, gone: int) -> Iterator[Message]:
    """The Mind afterwards: what it loses by splitting, and whether it grows thin."""
    if gone > 0:
        yield Message("speaks-embers-splits", {"number": gone})
    showing = len(scene.mind.visible)
    if showing <= _FEW:
        yield Message("speaks-embers-thin", {"number": showing})


def _danger(judge: Judge, before: Scene, after: Scene) -> Iterator[Message]:
    """The memories that are distorted if the day ends like this (RULES 8.1, 8.2)."""
    if not judge.distorts:
        return
    more = judge.endangered(after) - judge.endangered(before)
    if more > 0:
        yield Message("speaks-embers-endangers", {"number": more})
    if more < 0:
        yield Message("speaks-embers-shields", {"number": -more})
