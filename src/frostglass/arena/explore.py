"""Everything that one summoning, flare or thaw can do from a position, resolved completely (CONTRACT 1.3).

All embeddings and all choices are tried; positions inside an effect from which the rest must be the same (equal board,
kills, actions and what the script says its rest depends on) are followed once.
"""

from __future__ import annotations

from typing import Any

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.options import PASS, Invoke, Summon, Thaw
from frostglass.arena.position import Position
from frostglass.arena.state import TOKENS
from frostglass.engine.decision import Option

Outcome = tuple[Any, ...]
"""All fields of an outcome as a hashable value; `_document` names them."""


def explore(p: Position) -> dict[str, Any]:
    """The summonings, flares and thaw of the seat to move, each with the set of its outcomes."""
    assert p.decision is not None
    summons: dict[tuple[str, int], set[Outcome]] = {}
    flares: dict[tuple[str, int], set[Outcome]] = {}
    thaw: dict[str, Any] | None = None
    for option in p.decision.options:
        match option:
            case Summon(card, target):
                summons.setdefault((card, target), set()).update(outcomes(p, option))
            case Invoke(flare, versus):
                flares.setdefault((flare, versus), set()).update(outcomes(p, option))
            case Thaw(card):
                thaw = {"card": card, "outcomes": _documents(p, outcomes(p, option))}
            case _:
                pass
    return {
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


def outcomes(p: Position, action: Option) -> set[Outcome]:
    """What can stand when this action is over, over all choices on the way (passing control changes none)."""
    found: set[Outcome] = set()
    met: set[tuple[Any, ...]] = set()
    pending = [p.played(action)]
    while pending:
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
        *others, last = [option for option in decision.options if option != PASS]
        pending += [q.played(option) for option in others]
        q.play(last)  # nobody needs this one any more
        pending.append(q)
    return found


def _outcome(p: Position, q: Position) -> Outcome:
    i = p.turn - 1
    return (
        tuple(q.cells),
        q.actions,
        tuple(q.kills),
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
    return [_document(p, outcome) for outcome in found]


def _document(p: Position, outcome: Outcome) -> dict[str, Any]:
    cells, actions, kills, frozen, discard, flares, removed, borrow, extra_turn, *draws, penalties, spent = outcome
    colours = range(p.colours)
    killed = {c: [kills[3 * c + r] - p.kills[3 * c + r] for r in range(3)] for c in colours}
    gone = {c: [removed[2 * c + k] - p.removed[2 * c + k] for k in range(2)] for c in colours}
    document = {
        "board": [" ".join(TOKENS[cells[s]] for s in row) for row in DIAGRAM],
        "actions": actions,
        "kills": {str(c + 1): counts for c, counts in killed.items() if any(counts)},
        "frozen": frozen,
        "discard": list(discard),
        "flares": list(flares),
        "removed": {str(c + 1): counts for c, counts in gone.items() if any(counts)},
        "borrow": borrow,
        "extra_turn": extra_turn,
        "draws": draws,
        "penalty": [seat for seat in range(1, p.seats + 1) if penalties[seat - 1] > p.penalties[seat - 1]],
    }
    if p.form.scoring == "colours":
        document["improvised"] = [c + 1 for c in colours if spent >> c & 1]
    return document
