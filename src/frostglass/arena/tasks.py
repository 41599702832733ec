"""The tasks of the High Form: data, conditions (RULES 11.2), and how they are turned up (3.2, 3.3)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.board import (
    AROUND,
    BIT,
    CENTER_PLUS,
    CENTER_TIMES,
    CENTRAL,
    CENTRAL_LINES,
    COLOURED,
    DIAGONALS,
    GREEN,
    OPPOSITE_CORNERS,
    OPPOSITE_SIDES,
    RED,
    WITHIN,
    reachable,
    spread,
    squares,
)
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.state import EMPTY, State, piece, replaced
from frostglass.engine.decision import Script
from frostglass.engine.deck import Deck


class Task(NamedTuple):
    id: str
    type: str
    points: int
    advanced: bool


def _load() -> dict[str, Task]:
    data = tomllib.loads(files("frostglass.arena").joinpath("data/tasks.toml").read_text())
    tasks = {entry["id"]: Task(**entry) for entry in data["task"]}
    if len(tasks) != 24:
        raise ValueError("24 different tasks wanted")
    return tasks


TASKS: Final = _load()


class Outlook(NamedTuple):
    """What a task's condition looks at: the pieces of both sides and the turn's counts."""

    own: int
    upgraded: int
    legendary: int
    enemy: int
    enemy_upgraded: int
    empty: int
    kills: tuple[int, int, int]
    """Enemy pieces destroyed this turn, by rank."""
    summoned: tuple[int, int, int, int]


def outlook(p: State) -> Outlook:
    """The turn player's outlook at this moment."""
    me = p.colour(p.turn)
    foe = 1 - me
    common, heroic, legendary = p.kills[3 * foe : 3 * foe + 3]
    return Outlook(
        p.of_colour(me),
        p.upgraded_of(me),
        p.by[piece(me, LEGENDARY)],
        p.of_colour(foe),
        p.upgraded_of(foe),
        p.by[EMPTY],
        (common, heroic, legendary),
        p.summoned,
    )


def fulfilled(p: State) -> list[str]:
    """The current tasks that the turn player could claim now."""
    look = outlook(p)
    return [task for task in p.tasks if CONDITIONS[task](look)]


def _destroyed(o: Outlook, pieces: int, upgraded: int) -> bool:
    return sum(o.kills) >= pieces and o.kills[1] + o.kills[2] >= upgraded


def _hold(o: Outlook, region: int, pieces: int, upgraded: int, legendary: int = 0) -> bool:
    return (
        (o.own & region).bit_count() >= pieces
        and (o.upgraded & region).bit_count() >= upgraded
        and (o.legendary & region).bit_count() >= legendary
    )


def _ahead(o: Outlook, region: int) -> bool:
    return (o.upgraded & region).bit_count() > (o.enemy_upgraded & region).bit_count()


def _joined(o: Outlook, ends: tuple[tuple[int, int], ...]) -> bool:
    return any(reachable(start, o.own) & goal for start, goal in ends)


def _surrounded(o: Outlook, number: int) -> bool:
    return any((AROUND[s] & o.own).bit_count() >= number for s in squares(o.enemy))


def _isolated(o: Outlook) -> bool:
    for s in squares(o.enemy):
        others = o.enemy & ~BIT[s]
        if not WITHIN[2][s] & others:
            continue
        walked = BIT[s]
        for _ in range(3):
            walked |= spread(walked) & o.empty
        if not walked & spread(others):
            return True
    return False


CONDITIONS: Final[dict[str, Callable[[Outlook], bool]]] = {
    "destruction": lambda o: _destroyed(o, 3, 0),
    "devastation": lambda o: _destroyed(o, 4, 0),
    "heroic_destruction": lambda o: _destroyed(o, 3, 1),
    "heroic_devastation": lambda o: _destroyed(o, 4, 2),
    "end_of_legends": lambda o: o.kills[2] >= 1 or o.kills[1] >= 2,
    "red_conquest": lambda o: _hold(o, RED, 3, 2),
    "green_conquest": lambda o: _hold(o, GREEN, 3, 2),
    "color_conquest": lambda o: _hold(o, COLOURED, 5, 3),
    "red_legends": lambda o: _hold(o, RED, 2, 2, 1),
    "green_legends": lambda o: _hold(o, GREEN, 2, 2, 1),
    "rainbow_dominance": lambda o: _ahead(o, RED) and _ahead(o, GREEN),
    "red_summoning": lambda o: o.summoned[0] >= 2 and o.summoned[2] >= 1,
    "green_summoning": lambda o: o.summoned[0] >= 2 and o.summoned[3] >= 1,
    "colored_summoning": lambda o: o.summoned[2] + o.summoned[3] >= 2,
    "legendary_summoning": lambda o: o.summoned[0] >= 2 and o.summoned[1] >= 1,
    "central_dominance": lambda o: _hold(o, CENTRAL, 5, 2),
    "center_cross": lambda o: not CENTER_PLUS & ~o.own or not CENTER_TIMES & ~o.own,
    "line_dominance": lambda o: any((o.own & x).bit_count() - (o.enemy & x).bit_count() >= 6 for x in CENTRAL_LINES),
    "diagonals": lambda o: all(_hold(o, line, 4, 1) for line in DIAGONALS),
    "side_chain": lambda o: _joined(o, OPPOSITE_SIDES),
    "corner_chain": lambda o: _joined(o, OPPOSITE_CORNERS),
    "imprisonment": lambda o: _surrounded(o, 6),
    "envelopment": lambda o: _surrounded(o, 7),
    "isolation": _isolated,
}


def set_up_tasks(p: State) -> Script[None]:
    """Three ordinary tasks, not all of one type, then the next task (RULES 3.2)."""
    deck = Deck.shuffled(TASKS)
    aside: list[str] = []
    current: list[str] = []
    while len(current) < 3:
        card, deck = yield from deck.draw()
        types = {TASKS[task].type for task in current}
        if TASKS[card].advanced or (len(current) == 2 and types == {TASKS[card].type}):
            aside.append(card)
        else:
            current.append(card)
            p.events.append(ev.TaskTurnedUp(card, "current"))
    p.tasks = tuple(current)
    p.task_deck = Deck.shuffled((*deck.cards, *aside))
    yield from turn_up_next(p)


def turn_up_next(p: State) -> Script[None]:
    """Turn up the next task; one that makes three of a type goes under the deck (RULES 3.3)."""
    for _ in range(p.task_deck.size):
        card, p.task_deck = yield from p.task_deck.draw()
        if not _third(p, card) or all(_third(p, other) for other in (card, *p.task_deck.cards)):
            p.next_task = card
            p.tasks_under = tuple(c for c in p.tasks_under if c != card)
            p.events.append(ev.TaskTurnedUp(card, "next"))
            return
        p.task_deck = p.task_deck.under(card)
        p.tasks_under = (*(c for c in p.tasks_under if c != card), card)
        p.events.append(ev.TaskTurnedUp(card, "under"))
    p.next_task = None


def _third(p: State, card: str) -> bool:
    """Would this card be the third visible task of its type?"""
    return sum(TASKS[task].type == TASKS[card].type for task in p.tasks) >= 2


def claim(p: State, task: str) -> Script[None]:
    """Take a current task for the turn player's side; the next task moves up (RULES 11.2)."""
    me = p.colour(p.turn)
    p.claimed = replaced(p.claimed, me, p.claimed[me] + (task,))
    p.events.append(ev.Claimed(p.turn, task))
    moved_up = (p.next_task,) if p.next_task is not None else ()
    p.tasks = (*(t for t in p.tasks if t != task), *moved_up)
    p.next_task = None
    yield from turn_up_next(p)
