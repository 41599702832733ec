"""What speaks for a turn, in reasons that a player understands: points, pieces, patterns opened and closed, risk."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from frostglass.arena.board import NAMES
from frostglass.arena.options import Discard, Invoke, Place, Summon, Use
from frostglass.arena.patterns import CARDS
from frostglass.arena.position import Position
from frostglass.arena.scoring import kill_points, melee_scores, side_score
from frostglass.arena.summoning import hand
from frostglass.bots.advice import TURNS, Turn
from frostglass.bots.budget import Budget, Clock
from frostglass.bots.closeness import near
from frostglass.bots.evaluation import Judge
from frostglass.bots.learned.inputs import POINT
from frostglass.bots.learned.net import Net
from frostglass.bots.learned.search import MASTER, Weighed, weighed
from frostglass.bots.learned.value import Learned
from frostglass.bots.outlook import missing_of, outlook
from frostglass.bots.turns import THOROUGH, resolve
from frostglass.engine.decision import Option
from frostglass.engine.message import Message

_STEPS: Final = 600
_LIKELY: Final = 0.1
"""What an opponent holds less often than this is no reason."""
_MOST: Final = 5


def turns(p: Position, judge: Judge, rng: random.Random, net: Net | None, chosen: Option) -> list[Turn]:
    """The best turn that begins with the choice, then the best others; inside an effect, whose answers have no short
    names, the first alone."""
    found = weighed(p, judge, Clock(Budget(steps=_STEPS)), rng, net, MASTER)
    found.sort(key=lambda turn: turn.line.first != chosen)
    told: list[Weighed] = []
    if not found or found[0].line.first != chosen:  # this look is shorter than the thought and has missed it
        told.append(_continued(p, judge, rng, net, chosen))
        found = [turn for turn in found if turn.value <= told[0].value]
    for turn in found:
        if len(told) < (TURNS if p.in_progress is None else 1) and _differs(turn, told):
            told.append(turn)
    return [_told(p, judge, turn) for turn in told]


def _continued(p: Position, judge: Judge, rng: random.Random, net: Net | None, chosen: Option) -> Weighed:
    """The best turn that begins with this choice."""
    clock = Clock(Budget(steps=_STEPS))
    line = resolve(p, chosen, judge, clock, rng, *THOROUGH)[0]
    q = line.position
    if q.decision is not None and q.decision.seat == judge.seat and q.turns == p.turns and q.in_progress is None:
        rest = weighed(q, judge, clock, rng, net, MASTER)[0]
        return Weighed(rest.value, rest.line._replace(way=(chosen, *rest.line.way)))
    return Weighed(Learned(net, judge, MASTER.odds, MASTER.liking, MASTER.share).values([line], clock)[0], line)


def _differs(turn: Weighed, others: list[Weighed]) -> bool:
    """Is it no mere other order, or other way inside an effect, of a turn that is told already?"""
    return all(set(turn.line.way) != set(other.line.way) for other in others)


def _told(p: Position, judge: Judge, turn: Weighed) -> Turn:
    q = turn.line.position
    steps = tuple(filter(None, map(_step, turn.line.way)))
    reasons = (*_gains(p, q, judge.seat), *_patterns(p, q, judge.seat), *_answers(p, q, judge))
    return Turn(turn.line.first, steps, turn.value / POINT, reasons[:_MOST] or (Message("speaks-quiet"),))


def _step(option: Option) -> Message | None:
    match option:
        case Place(square):
            return Message("label-place_common", {"square": NAMES[square]})
        case Summon(card, target):
            return Message("label-summon", {"card": _card(card), "square": NAMES[target]})
        case Invoke(flare):
            return Message("speaks-flare", {"flare": Message(f"card-{flare}")})
        case Use(card, verb):
            return Message(f"label-{verb}", {"card": _card(card)})
        case Discard(card):
            return Message("label-discard", {"card": _card(card)})
    return None


def _card(card: str) -> Message:
    return Message(f"card-{card}")


# -- reasons ----------------------------------------------------------------------------------------------------------


def _gains(p: Position, q: Position, seat: int) -> Iterator[Message]:
    """Points, tasks, pieces."""
    points = _points(q, seat) - _points(p, seat)
    if points > 0:
        yield Message("speaks-points", {"points": points})
    me = p.colour(seat)
    for task in _fulfilled(p, q, me):
        yield Message("speaks-task", {"task": Message(f"task-{task}")})
    taken = p.enemies_of(me).bit_count() - q.enemies_of(me).bit_count()
    if taken > 0:
        yield Message("speaks-takes", {"number": taken})
    raised = q.upgraded_of(me).bit_count() - p.upgraded_of(me).bit_count()
    if raised > 0:
        yield Message("speaks-upgrades", {"number": raised})


def _fulfilled(p: Position, q: Position, colour: int) -> list[str]:
    """The tasks whose condition a colour meets afterwards and did not before."""
    if not p.tasks:
        return []
    look, before = outlook(q, colour), outlook(p, colour)
    return [task for task in p.tasks if not missing_of(task, look) and missing_of(task, before)]


def _points(p: Position, seat: int) -> int:
    """All points of a seat's side, those of this turn's kills too."""
    if p.form.scoring == "colours":
        pending = sum(kill_points(p, colour) for colour in range(p.colours)) if seat == p.turn else 0
        return sum(melee_scores(p, seat).values()) + pending
    pending = kill_points(p, 1 - p.colour(seat)) if p.form.scoring == "kills" and p.turn == seat else 0
    return side_score(p, p.colour(seat)) + pending


def _patterns(p: Position, q: Position, seat: int) -> Iterator[Message]:
    """Beings in hand that can be summoned afterwards and could not before."""
    me = p.colour(seat)
    held = hand(q, seat) + q.legends[seat - 1]
    for card in sorted(held, key=lambda card: -CARDS[card].rank):
        if _fits(q, card, me) and not _fits(p, card, me):
            yield Message("speaks-opens", {"card": _card(card)})


def _answers(p: Position, q: Position, judge: Judge) -> Iterator[Message]:
    """What opponents can do less, and what they still can."""
    me = judge.colour
    closed: tuple[float, str] = (0.0, "")
    risk: tuple[float, str, int] = (0.0, "", 0)
    for colour, odds in judge.odds.items():
        for card, rank, chance in odds:
            after = _fits(q, card, colour)
            if chance < _LIKELY:
                continue
            if not after and _fits(p, card, colour):
                closed = max(closed, (chance * (rank + 1), card))
            elif after & q.upgraded_of(me):
                risk = max(risk, (chance * (rank + 1), card, round(100 * chance)))
    if closed[1]:
        yield Message("speaks-closes", {"card": _card(closed[1])})
    if risk[1]:
        yield Message("speaks-risk", {"card": _card(risk[1]), "chance": risk[2]})
    elif q.upgraded_of(me):
        yield Message("speaks-safe")


def _fits(p: Position, card: str, colour: int) -> int:
    """The squares on which a colour could summon the being as the board stands."""
    by = p.by
    legendary = by[3] | by[6] | by[9] | by[12]
    blocked = (by[2] | by[5] | by[8] | by[11] | legendary, legendary, 0)  # RULES 6.3
    return near(card, p.of_colour(colour), p.upgraded_of(colour))[0] & ~blocked[CARDS[card].rank]
