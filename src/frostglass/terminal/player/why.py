"""Why not? What the viewer can and cannot do now, each with the private reason; nothing here tells of other hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from frostglass.arena import reasons
from frostglass.arena.board import square as square_named
from frostglass.arena.position import Position as Arena
from frostglass.embers.position import Position as Embers
from frostglass.embers.words import memory
from frostglass.engine.message import Message
from frostglass.terminal.player.table import Table


class Answer(NamedTuple):
    """A thing to do and why it cannot be done; without reasons it can."""

    about: Message
    reasons: Sequence[Message]


def answers(table: Table, square: str | None = None) -> list[Answer]:
    """Every thing the viewer may wonder about, or the summonings on one square."""
    position = table.own_position()
    if not table.viewer:
        return []
    if isinstance(position, Arena):
        found = [*_question_first(table), *_summons(table, position, square)]
        return found if square else [*found, *_arena(table, position), _undo(table)]
    assert isinstance(position, Embers)
    return [*_embers(table, position), _undo(table)]


def missing(table: Table, card: str) -> int:
    """How many pieces the nearest place of a being in the viewer's hand lacks."""
    position = table.own_position()
    assert isinstance(position, Arena)
    fits = reasons.fits(position, table.viewer, card, 9)
    return len(fits[0].missing)


def progress(table: Table, task: str) -> str:
    """How far the seat to move is with a task: the parts of its nearest alternative."""
    position = table.own_position()
    assert isinstance(position, Arena)
    best = max(
        reasons.task_progress(position, task), key=lambda needs: sum(min(have, need) - need for have, need in needs)
    )
    return " ".join(f"{min(have, need)}/{need}" for have, need in best)


# -- the arena --------------------------------------------------------------------------------------------------------


def _question_first(table: Table) -> Iterator[Answer]:
    """Inside an effect its question comes before anything else."""
    decision = table.match.decision
    if decision is not None and decision.kind != "main" and decision.seat == table.viewer:
        yield Answer(Message("player-why-anything"), [Message("player-why-question-first")])


def _summons(table: Table, p: Arena, square: str | None) -> Iterator[Answer]:
    seat = table.viewer
    target = -1 if square is None else square_named(square)
    for card in (*p.hands[seat - 1], *p.legends[seat - 1]):
        yield Answer(Message(f"card-{card}"), reasons.why_not_summon(p, seat, card, target))


def _arena(table: Table, p: Arena) -> Iterator[Answer]:
    seat = table.viewer
    for flare in p.flares[seat - 1]:
        yield Answer(Message(f"card-{flare}"), reasons.why_not_invoke(p, seat, flare))
    yield Answer(Message("player-why-thaw"), reasons.why_not_thaw(p, seat))
    yield Answer(Message("player-why-discard"), reasons.why_not_discard(p, seat))
    yield Answer(Message("player-why-end"), reasons.why_not_end(p, seat))
    for task in p.tasks:
        yield Answer(Message(f"task-{task}"), reasons.why_not_claim(p, seat, task))


# -- embers -----------------------------------------------------------------------------------------------------------


def _embers(table: Table, p: Embers) -> Iterator[Answer]:
    for card in p.row:
        found = []
        if p.active != table.viewer:
            found.append(Message("why-not-your-turn"))
        if not p.mind.takes(card):
            found.append(Message("player-why-no-match"))
        elif not p.rules.can_add(p.mind, card):
            found.append(Message("player-why-walls"))
        yield Answer(memory(card), found)


# -- both -------------------------------------------------------------------------------------------------------------


def _undo(table: Table) -> Answer:
    about = Message("player-why-undo")
    if table.may_undo:
        return Answer(about, [])
    return Answer(about, [Message("player-why-undo-barrier" if table.rules.takes_back else "player-why-undo-never")])
