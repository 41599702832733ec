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


_NO_KILLS: Final = (0, 0, 0)
_NO_SUMMONS: Final = (0, 0, 0, 0)


def outlook(p: State, colour: int) -> Outlook:
    """A side's outlook at this moment; only the turn player's has kills and summonings of the turn."""
    foe = 1 - colour
    on_turn = p.colour(p.turn) == colour
    return Outlook(
        p.of_colour(colour),
        p.upgraded_of(colour),
        p.by[piece(colour, LEGENDARY)],
        p.of_colour(foe),
        p.upgraded_of(foe),
        p.by[EMPTY],
        p.killed(foe) if on_turn else _NO_KILLS,
        p.summoned if on_turn else _NO_SUMMONS,
    )


def fulfilled(p: State) -> list[str]:
    """The current tasks that the turn player could claim now."""
    look = outlook(p, p.colour(p.turn))
    return [task for task in p.tasks if is_met(PROGRESS[task](look))]


Progress = list[list[tuple[int, int]]]
"""Alternatives, each a list of (what there is, what is needed); a task is met when one alternative has all it needs."""


def is_met(progress: Progress) -> bool:
    return any(all(have >= need for have, need in alternative) for alternative in progress)


def _destroyed(o: Outlook, pieces: int, upgraded: int) -> Progress:
    needs = [(sum(o.kills), pieces), (o.kills[1] + o.kills[2], upgraded)]
    return [[(have, need) for have, need in needs if need]]


def _hold(o: Outlook, region: int, pieces: int, upgraded: int, legendary: int = 0) -> list[tuple[int, int]]:
    needs = [
        ((o.own & region).bit_count(), pieces),
        ((o.upgraded & region).bit_count(), upgraded),
        ((o.legendary & region).bit_count(), legendary),
    ]
    return [(have, need) for have, need in needs if need]


def _ahead(o: Outlook, region: int) -> tuple[int, int]:
    return (o.upgraded & region).bit_count(), (o.enemy_upgraded & region).bit_count() + 1


def _joined(o: Outlook, ends: tuple[tuple[int, int], ...]) -> Progress:
    return [[(int(any(reachable(start, o.own) & goal for start, goal in ends)), 1)]]


def _surrounded(o: Outlook, number: int) -> Progress:
    return [[(max([(AROUND[s] & o.own).bit_count() for s in squares(o.enemy)], default=0), number)]]


def _isolated(o: Outlook) -> Progress:
    for s in squares(o.enemy):
        others = o.enemy & ~BIT[s]
        if not WITHIN[2][s] & others:
            continue
        walked = BIT[s]
        for _ in range(3):
            walked |= spread(walked) & o.empty
        if not walked & spread(others):
            return [[(1, 1)]]
    return [[(0, 1)]]


def _summoned(o: Outlook, kind: int) -> Progress:
    return [[(o.summoned[0], 2), (o.summoned[kind], 1)]]


def _lead(o: Outlook, line: int) -> int:
    return (o.own & line).bit_count() - (o.enemy & line).bit_count()


PROGRESS: Final[dict[str, Callable[[Outlook], Progress]]] = {
    "destruction": lambda o: _destroyed(o, 3, 0),
    "devastation": lambda o: _destroyed(o, 4, 0),
    "heroic_destruction": lambda o: _destroyed(o, 3, 1),
    "heroic_devastation": lambda o: _destroyed(o, 4, 2),
    "end_of_legends": lambda o: [[(o.kills[2], 1)], [(o.kills[1], 2)]],
    "red_conquest": lambda o: [_hold(o, RED, 3, 2)],
    "green_conquest": lambda o: [_hold(o, GREEN, 3, 2)],
    "color_conquest": lambda o: [_hold(o, COLOURED, 5, 3)],
    "red_legends": lambda o: [_hold(o, RED, 0, 2, 1)],
    "green_legends": lambda o: [_hold(o, GREEN, 0, 2, 1)],
    "rainbow_dominance": lambda o: [[_ahead(o, RED), _ahead(o, GREEN)]],
    "red_summoning": lambda o: _summoned(o, 2),
    "green_summoning": lambda o: _summoned(o, 3),
    "colored_summoning": lambda o: [[(o.summoned[2] + o.summoned[3], 2)]],
    "legendary_summoning": lambda o: _summoned(o, 1),
    "central_dominance": lambda o: [_hold(o, CENTRAL, 5, 2)],
    "center_cross": lambda o: [_hold(o, CENTER_PLUS, 5, 0), _hold(o, CENTER_TIMES, 5, 0)],
    "line_dominance": lambda o: [[(max(_lead(o, line) for line in CENTRAL_LINES), 6)]],
    "diagonals": lambda o: [[need for line in DIAGONALS for need in _hold(o, line, 4, 1)]],
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
        if _passes(p, card) or not any(_passes(p, other) for other in p.task_deck.cards):
            p.next_task = card
            p.tasks_under = tuple(c for c in p.tasks_under if c != card)
            p.events.append(ev.TaskTurnedUp(card, "next"))
            return
        p.task_deck = p.task_deck.under(card)
        p.tasks_under = (*(c for c in p.tasks_under if c != card), card)
        p.events.append(ev.TaskTurnedUp(card, "under"))
    p.next_task = None


def _passes(p: State, card: str) -> bool:
    """Would no three visible tasks share a type with this card as the next one?"""
    types = [TASKS[task].type for task in (*p.tasks, card)]
    return all(types.count(each) < 3 for each in types)


def claim(p: State, task: str) -> Script[None]:
    """Take a current task for the turn player's side; the next task moves up (RULES 11.2)."""
    me = p.colour(p.turn)
    p.claimed = replaced(p.claimed, me, p.claimed[me] + (task,))
    p.events.append(ev.Claimed(p.turn, task))
    moved_up = (p.next_task,) if p.next_task is not None else ()
    p.tasks = (*(t for t in p.tasks if t != task), *moved_up)
    p.next_task = None
    yield from turn_up_next(p)
