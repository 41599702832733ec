"""Everything that one summoning, flare or keyword can do from a position, resolved completely (CONTRACT 1.3).

All embeddings and all choices are tried; positions inside an effect from which the rest must be the same (equal board,
kills, actions and what the script says its rest depends on) are followed once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.fields import TOLD
from frostglass.arena.keywords.keyword import Keyword, Tried
from frostglass.arena.options import PASS, STOP, Invoke, Move, Summon, Use
from frostglass.arena.position import Position
from frostglass.arena.scene import LastMove, Scene, relocated
from frostglass.arena.schools import KEYWORDS, told_of
from frostglass.arena.state import TOKENS, State
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import MayGoOn, always

Outcome = tuple[Any, ...]
"""All fields of an outcome as a hashable value; `_document` names them."""


def explore(p: Position, may_go_on: MayGoOn = always) -> dict[str, Any]:
    """All summonings, flares and uses of a keyword of the seat to move, each with the set of its outcomes.

    An entry that is not finished when the time is over keeps what was found and stands in `left_out` too.
    """
    assert p.decision is not None
    found: dict[Option, set[Outcome]] = {}
    left_out: list[dict[str, Any]] = []
    for option in p.decision.options:
        if not isinstance(option, Summon | Invoke | Use):
            continue
        # One entry for a card and its target, whatever the embedding.
        entry = option if not isinstance(option, Summon) else Summon(option.card, option.target, 0, -1, -1)
        outcomes, finished = tried(p, option, may_go_on)
        found.setdefault(entry, set()).update(outcomes)
        if not finished and _named(entry) not in left_out:
            left_out.append(_named(entry))
    ends = [Tried(option, _documents(p, outcomes)) for option, outcomes in found.items()]
    document: dict[str, Any] = {
        "summons": [{**_named(end.option), "outcomes": end.outcomes} for end in ends if isinstance(end.option, Summon)],
        "flares": [{**_named(end.option), "outcomes": end.outcomes} for end in ends if isinstance(end.option, Invoke)],
    }
    for keyword in KEYWORDS:
        document |= keyword.explored(p, ends)
    return document | {"left_out": left_out} if left_out else document


def _named(option: Option) -> dict[str, Any]:
    match option:
        case Summon(card, target):
            return {"card": card, "at": NAMES[target]}
        case Invoke(flare, versus):
            return {"flare": flare, "versus": versus + 1}
        case Use(card):
            return {"card": card}
    raise TypeError(option)


def outcomes(p: Position, action: Option) -> set[Outcome]:
    """What can stand when this action is over, over all choices on the way (passing control changes none)."""
    return tried(p, action, always)[0]


def tried(p: Position, action: Option, may_go_on: MayGoOn) -> tuple[set[Outcome], bool]:
    """The same as far as the time allows, and whether it did."""
    found: set[Outcome] = set()
    met: set[tuple[Any, ...]] = set()
    told = told_of(p)
    after_last: dict[Outcome, Position] = {}
    pending = [p.played(action)]
    while pending:
        if not may_go_on():
            return found, False
        q = pending.pop()
        if q.in_progress is None:
            found.add(_outcome(p, q, action, told))
            continue
        decision = q.decision
        assert decision is not None
        if decision.rest is not None:
            key = _rest(q, decision)
            if key in met:
                continue
            met.add(key)
            if type(decision.rest) is LastMove:
                beside = _outcome(p, q, action, told)[_BESIDE:]
                still = after_last.get(beside)
                if still is None:
                    still = after_last[beside] = q.played(STOP)
                if still.in_progress is None:
                    found |= _endings(p, q, still, decision, action, told)
                    continue
        *others, last = [option for option in decision.options if option != PASS]
        pending += [q.played(option) for option in others]
        q.play(last)  # nobody needs this one any more
        pending.append(q)
    return found, True


def _rest(q: Position, decision: Decision) -> tuple[Any, ...]:
    """Equal in positions inside an effect from which the rest of it must be the same."""
    return (decision.kind, decision.rest, q.actions, q.summoned, q.kept, *q.by, *q.kills)


def reached(p: Position, entry: Mapping[str, Any], outcome: Mapping[str, Any], may_go_on: MayGoOn = always) -> Position:
    """A position in which this entry of `explore` is over, with this outcome of it; Refused when none was found."""
    decision = p.decision
    actions = [] if decision is None else decision.options
    for action in actions:
        if isinstance(action, Summon | Invoke | Use) and _named(action) == entry:
            for q in _ends(p, action, may_go_on):
                if _documents(p, {_outcome(p, q, action, told_of(p))})[0] == outcome:
                    return q
    raise Refused("no-such-outcome")


def _ends(p: Position, action: Option, may_go_on: MayGoOn) -> Iterator[Position]:
    """Where all ways through an action end; those that meet again are followed once."""
    met: set[tuple[Any, ...]] = set()
    pending = [p.played(action)]
    while pending:
        if not may_go_on():
            raise Refused("explore-too-much")
        q = pending.pop()
        if q.in_progress is None:
            yield q
            continue
        decision = q.decision
        assert decision is not None
        if decision.rest is not None:
            key = _rest(q, decision)
            if key in met:
                continue
            met.add(key)
        pending += [q.played(option) for option in decision.options if option != PASS]


def _endings(
    p: Position, q: Position, still: Position, decision: Decision, action: Option, told: Sequence[Keyword]
) -> set[Outcome]:
    """The outcomes of an effect's last move, made or not. `still` is what follows when none is made, in which all that
    does not lie on the board is already as it will be."""
    kept = still.kept  # as it stands at the end of the function again: `still` is used for many
    still.cells, still.by, still.kills = q.cells[:], q.by[:], q.kills
    unmoved = _outcome(p, still, action, told)
    moves = [option for option in decision.options if isinstance(option, Move)]
    hooks = p.hooks
    if not (hooks.moved or hooks.gone or hooks.kills):
        cells, kills, *beside = unmoved
        me = p.colour(p.turn)
        return {unmoved, *((*relocated(cells, kills, me, move), *beside) for move in moves)}
    found = {unmoved}
    scene = Scene(p)
    scene.p = still
    for move in moves:
        still.cells, still.by, still.kills, still.kept = q.cells[:], q.by[:], q.kills, kept
        scene.relocate(move.source, move.target)
        found.add(_outcome(p, still, action, told))
    still.kept = kept
    return found


_BESIDE: Final = 2
"""The fields of an outcome from this one on do not lie on the board."""


def _outcome(p: State, q: State, action: Option, told: Sequence[Keyword]) -> Outcome:
    beside = q.outcome(p.turn - 1)
    return (bytes(q.cells), *beside, tuple([keyword.outcome(p, q, action) for keyword in told]))


def _documents(p: Position, found: set[Outcome]) -> list[dict[str, Any]]:
    """The outcomes as JSON values. Very many differ in their boards alone, so they share what else they hold."""
    shared: dict[Outcome, dict[str, Any]] = {}
    documents = []
    for cells, *more in found:
        key = tuple(more)
        if key not in shared:
            shared[key] = _document(p, key)
        documents.append({"board": [_row(cells[first:end]) for first, end in _ROWS], **shared[key]})
    return documents


def _document(p: Position, outcome: Outcome) -> dict[str, Any]:
    """All fields of an outcome but its board."""
    *values, told = outcome
    document: dict[str, Any] = {}
    for field, value in zip(TOLD, values, strict=True):
        if not field.only or field.only == p.form.scoring:
            field.told.tell(p, value, document)
    for keyword, said in zip(told_of(p), told, strict=True):
        document |= keyword.tell_outcome(p, said)
    return document


_ROWS: Final = tuple((row[0], row[-1] + 1) for row in DIAGRAM)


@lru_cache(maxsize=1 << 16)
def _row(cells: bytes) -> str:
    """A row of a board as its diagram; the same few rows come again and again."""
    return " ".join(TOKENS[cell] for cell in cells)
