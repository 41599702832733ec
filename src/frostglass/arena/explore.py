"""Everything that one summoning, flare or thaw can do from a position, resolved completely (CONTRACT 1.3).

All embeddings and all choices are tried; positions inside an effect from which the rest must be the same (equal board,
kills, actions and what the script says its rest depends on) are followed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.cards import LastMove
from frostglass.arena.options import PASS, STOP, Invoke, Move, Summon, Thaw
from frostglass.arena.position import Position
from frostglass.arena.state import EMPTY, TOKENS, colour_of, replaced
from frostglass.engine.decision import Decision, Option
from frostglass.engine.game import MayGoOn, always

Outcome = tuple[Any, ...]
"""All fields of an outcome as a hashable value; `_document` names them."""


def explore(p: Position, may_go_on: MayGoOn = always) -> dict[str, Any]:
    """The summonings, flares and thaw of the seat to move, each with the set of its outcomes.

    An entry that is not finished when the time is over keeps what was found and stands in `left_out` too.
    """
    assert p.decision is not None
    summons: dict[tuple[str, int], set[Outcome]] = {}
    flares: dict[tuple[str, int], set[Outcome]] = {}
    thaw: dict[str, Any] | None = None
    left_out: list[dict[str, Any]] = []
    for option in p.decision.options:
        if not isinstance(option, Summon | Invoke | Thaw):
            continue
        found, finished = tried(p, option, may_go_on)
        match option:
            case Summon(card, target):
                summons.setdefault((card, target), set()).update(found)
                entry: dict[str, Any] = {"card": card, "at": NAMES[target]}
            case Invoke(flare, versus):
                flares.setdefault((flare, versus), set()).update(found)
                entry = {"flare": flare, "versus": versus + 1}
            case Thaw(card):
                thaw = {"card": card, "outcomes": _documents(p, found)}
                entry = {"card": card}
        if not finished and entry not in left_out:
            left_out.append(entry)
    document = {
        "summons": [
            {"card": card, "at": NAMES[target], "outcomes": _documents(p, found)}
            for (card, target), found in summons.items()
        ],
        "flares": [
            {"flare": flare, "versus": versus + 1, "outcomes": _documents(p, found)}
            for (flare, versus), found in flares.items()
        ],
        "thaw": thaw,
    }
    return document | {"left_out": left_out} if left_out else document


def outcomes(p: Position, action: Option) -> set[Outcome]:
    """What can stand when this action is over, over all choices on the way (passing control changes none)."""
    return tried(p, action, always)[0]


def tried(p: Position, action: Option, may_go_on: MayGoOn) -> tuple[set[Outcome], bool]:
    """The same as far as the time allows, and whether it did."""
    found: set[Outcome] = set()
    met: set[tuple[Any, ...]] = set()
    after_last: dict[Outcome, Outcome | None] = {}
    pending = [p.played(action)]
    while pending:
        if not may_go_on():
            return found, False
        q = pending.pop()
        if q.in_progress is None:
            found.add(_outcome(p, q))
            continue
        decision = q.decision
        assert decision is not None
        if decision.rest is not None:
            key = (decision.kind, decision.rest, q.actions, *q.by, *q.kills)
            if key in met:
                continue
            met.add(key)
            if type(decision.rest) is LastMove and (ends := _endings(p, q, decision, after_last)):
                found |= ends
                continue
        *others, last = [option for option in decision.options if option != PASS]
        pending += [q.played(option) for option in others]
        q.play(last)  # nobody needs this one any more
        pending.append(q)
    return found, True


def _endings(p: Position, q: Position, decision: Decision, after_last: dict[Outcome, Outcome | None]) -> set[Outcome]:
    """The outcomes of an effect's last move: that of making none, with another board and other kills for each move.

    `after_last` keeps what follows the move, by all that does not lie on the board. None if more is asked afterwards: a
    card to keep, the other half of a flare.
    """
    cells, actions, kills, *before = _outcome(p, q)
    key = (actions, *before)
    if key not in after_last:
        still = q.played(STOP)
        after_last[key] = _outcome(p, still) if still.in_progress is None else None
    ending = after_last[key]
    if ending is None:
        return set()
    _, actions, _, *more = ending
    me = p.colour(p.turn)
    found = {(cells, actions, kills, *more)}
    for option in decision.options:
        if not isinstance(option, Move):
            continue
        after = bytearray(cells)
        victim = after[option.target]
        after[option.target] = after[option.source]
        after[option.source] = EMPTY
        killed = kills
        if victim and colour_of(victim) != me:
            killed = replaced(kills, victim - 1, kills[victim - 1] + 1)
        found.add((bytes(after), actions, killed, *more))
    return found


def _outcome(p: Position, q: Position) -> Outcome:
    i = p.turn - 1
    return (
        bytes(q.cells),
        q.actions,
        q.kills,
        q.frozen[i],
        q.discards[i],
        q.flares[i],
        q.removed,
        q.borrow,
        q.extra_turn and not p.extra_turn,
        q.extra_beings - p.extra_beings,
        q.extra_legends - p.extra_legends,
        q.penalties,
        q.improvised[i],
    )


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
    actions, kills, frozen, discard, flares, removed, borrow, extra_turn, *draws, penalties, spent = outcome
    document = {
        "actions": actions,
        "kills": _gained(kills, p.kills, 3),
        "frozen": frozen,
        "discard": list(discard),
        "flares": list(flares),
        "removed": _gained(removed, p.removed, 2),
        "borrow": borrow,
        "extra_turn": extra_turn,
        "draws": draws,
        "penalty": [seat for seat in range(1, p.seats + 1) if penalties[seat - 1] > p.penalties[seat - 1]],
    }
    if p.form.scoring == "colours":
        document["improvised"] = [c + 1 for c in range(p.colours) if spent >> c & 1]
    return document


_ROWS: Final = tuple((row[0], row[-1] + 1) for row in DIAGRAM)


@lru_cache(maxsize=1 << 16)
def _row(cells: bytes) -> str:
    """A row of a board as its diagram; the same few rows come again and again."""
    return " ".join(TOKENS[cell] for cell in cells)


def _gained(after: Sequence[int], before: Sequence[int], width: int) -> dict[str, list[int]]:
    """What has become more, by colour from 1; colours for which nothing has are left out."""
    found: dict[str, list[int]] = {}
    for i in range(0, len(after), width):
        more = [after[j] - before[j] for j in range(i, i + width)]
        if any(more):
            found[str(i // width + 1)] = more
    return found
