"""Playing a turn forward: which choices are worth a look, what an action can lead to, whole turns by beam search."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final, NamedTuple

from frostglass.arena.board import AROUND, BIT, squares
from frostglass.arena.options import END, PASS, PLACES, STOP, Discard, Invoke, Lift, Move, Pick, Place, Summon, Use
from frostglass.arena.position import Position
from frostglass.arena.summoning import hand
from frostglass.bots.budget import Clock
from frostglass.bots.closeness import near
from frostglass.bots.evaluation import Judge
from frostglass.engine.decision import Option

QUICK: Final = (1, 12)
"""Ways followed inside an effect, and answers tried to each of its questions, at first sight."""
THOROUGH: Final = (3, 32)
"""The same for effects that look good."""


Key = tuple[object, ...]


class Line(NamedTuple):
    """A way to play on: its worth, where it leads, and the choices of the main phase on the way."""

    worth: float
    position: Position
    way: tuple[Option, ...]

    @property
    def first(self) -> Option:
        """The choice it begins with."""
        return self.way[0]


class Breadth(NamedTuple):
    """How much of a turn is looked at."""

    width: int
    """Positions kept after each action."""
    developing: int
    """Placings tried besides those that complete a pattern."""
    again: int
    """Effects that are gone through once more, thoroughly."""


def is_open(p: Position, seat: int) -> bool:
    """Is this seat in the middle of an action?"""
    return p.in_progress is not None and p.decision is not None and p.decision.seat == seat


def choices(p: Position, judge: Judge, rng: random.Random, most: int) -> list[Option]:
    """The options of a choice inside an action; where there are many, the most telling and some others."""
    assert p.decision is not None
    if p.decision.kind == "return":
        return [STOP]  # what else goes under the decks is thought about when it is asked
    options = [option for option in p.decision.options if option != PASS]
    if len(options) <= most:
        return options
    wanted = completing(p, judge)
    cells = p.cells
    base = 3 * judge.colour

    def telling(option: Option) -> float:
        if not isinstance(option, Move | Pick | Place):
            return 9.0
        target = option[-1]
        cell = cells[target]
        if not cell:
            return (BIT[target] & wanted != 0) + rng.random()
        return rng.random() if base < cell <= base + 3 else 2.0 + (cell - 1) % 3

    return sorted(options, key=telling, reverse=True)[:most]


def completing(p: Position, judge: Judge) -> int:
    """The empty squares on which one more piece would complete the pattern of a card in hand."""
    own, upgraded = judge.fitting(p)
    found = 0
    for card in hand(p, judge.seat) + p.legends[judge.seat - 1]:
        found |= near(card, own, upgraded)[1]
    return found & p.by[0]


def resolve(
    p: Position, option: Option, judge: Judge, clock: Clock, rng: random.Random, width: int, most: int
) -> list[Line]:
    """What an option can lead to when its action is over; of unfinished ways only the best few are followed."""
    clock.step()
    q = p.played(option)
    if not is_open(q, judge.seat):
        return [Line(judge.value(q), q, (option,))]
    done: list[Line] = []
    pending = [q]
    while pending:
        found: list[Line] = []
        for q in pending:
            if clock.spent() >= 1.25:
                done.append(Line(judge.value(q), q, (option,)))
                continue
            for answer in choices(q, judge, rng, most):
                clock.step()
                child = q.played(answer)
                line = Line(judge.value(child), child, (option,))
                if is_open(child, judge.seat):
                    found.append(line)
                else:
                    done.append(line)
        found.sort(key=_worth, reverse=True)
        pending = [line.position for line in distinct(found)[:width]]
    done.sort(key=_worth, reverse=True)
    return distinct(done)[: 2 * width]


def candidates(p: Position, judge: Judge, rng: random.Random, developing: int) -> list[Option]:
    """The choices of the main phase worth a look, the most telling first."""
    assert p.decision is not None
    options = p.decision.options
    if p.in_progress is not None:
        return list(options) if p.decision.kind == "return" else choices(p, judge, rng, 64)
    telling: list[Option] = [o for o in options if isinstance(o, Summon | Use | Invoke)]
    rng.shuffle(telling)
    if not developing:
        telling = _few_of_each(telling, 2)
    if not p.actions:
        return [*telling, END]
    own = p.of_colour(judge.colour)
    if isinstance(options[0], Place):
        wanted = completing(p, judge)
        nearby = 0
        for square in squares(own):
            nearby |= AROUND[square]
        rest = squares((nearby or p.by[0]) & p.by[0] & ~wanted)
        developing = developing or not (telling or wanted)
        placings: list[Option] = [PLACES[s] for s in squares(wanted)]
        placings += [PLACES[s] for s in rng.sample(rest, min(len(rest), developing))]
    else:
        upgraded = p.upgraded_of(judge.colour)
        lifts = [o for o in options if isinstance(o, Lift)]
        placings = [*sorted(lifts, key=lambda o: bool(BIT[o.square] & upgraded))[: 1 + developing // 4]]
    return [*telling, *placings, *(o for o in options if isinstance(o, Discard))]


def _few_of_each(options: list[Option], number: int) -> list[Option]:
    """The first so many ways to use each card."""
    kept: list[Option] = []
    used: Counter[object] = Counter()
    for option in options:
        used[option[0]] += 1
        if used[option[0]] <= number:
            kept.append(option)
    return kept


def plan(p: Position, judge: Judge, clock: Clock, rng: random.Random, breadth: Breadth, share: float) -> list[Line]:
    """Ways to play the rest of the turn, best first: positions at which the turn is done or belongs to chance.

    `share` is how much of the whole budget may be spent when the plan is made.
    """
    return Planner(p, judge, clock, rng, breadth).ends(share)


class Planner:
    """Plans the rest of a turn, action by action, by beam search."""

    def __init__(self, p: Position, judge: Judge, clock: Clock, rng: random.Random, breadth: Breadth) -> None:
        self.judge, self.clock = judge, clock
        self._p, self._rng, self._breadth = p, rng, breadth
        self._ends: list[Line] = []
        self._met: set[Key] = set()

    def widened(self, beam: list[Line], left_out: list[Line]) -> list[Line]:
        """The lines to go on with; `left_out` are the next best after them by their worth."""
        return beam

    def ends(self, share: float) -> list[Line]:
        """As `plan` says."""
        beam = [Line(self.judge.value(self._p), self._p, ())]
        clock, began = self.clock, self.clock.spent()
        while beam:
            left = max(1, beam[0].position.actions)
            # The first action has the most ways, and the last one needs nothing kept back for it.
            until = began + (share - began) * (0.55 if not beam[0].way and left > 1 else 1.0)
            beam, left_out = self._sorted_out(self._children(beam, until))
            beam = self.widened(beam, left_out)
            if clock.spent() >= share:
                self._ends += beam
                break
        self._ends.sort(key=_worth, reverse=True)
        return self._ends

    def _children(self, beam: list[Line], until: float) -> list[Line]:
        """Where one more action leads; lines that end their turn are noted."""
        breadth, clock, judge, rng = self._breadth, self.clock, self.judge, self._rng
        children: list[Line] = []
        for number, line in enumerate(beam):
            q = line.position
            first_look = not line.way
            developing = breadth.developing if first_look else breadth.developing // (3 if number < 2 else 8)
            found: list[Line] = []
            for option in candidates(q, judge, rng, developing):
                if option == END:
                    self._ends.append(Line(line.worth, q, (*line.way, END)))
                    continue
                if (found or children or self._ends) and clock.spent() >= until:
                    break
                found += resolve(q, option, judge, clock, rng, *QUICK)
            for option in _best_effects(found, breadth.again if first_look else breadth.again // 3):
                if clock.spent() >= until:
                    break
                found += resolve(q, option, judge, clock, rng, *THOROUGH)
            children += found if first_look else [Line(f.worth, f.position, line.way + f.way) for f in found]
        children.sort(key=_worth, reverse=True)
        return children

    def _sorted_out(self, children: list[Line]) -> tuple[list[Line], list[Line]]:
        """The lines to go on with and the next best; those that end the turn are noted."""
        p, seat, width = self._p, self.judge.seat, self._breadth.width
        beam: list[Line] = []
        left_out: list[Line] = []
        for line in distinct(children, self._met):
            q = line.position
            if q.decision is None or q.decision.seat != seat or q.in_progress is not None or q.turns != p.turns:
                self._ends.append(line)
            elif not q.actions:
                self._ends.append(line)
                if len(beam) < width and len(q.decision.options) > 1:
                    beam.append(line)
            elif len(beam) < width:
                beam.append(line)
            else:
                left_out.append(line)
        return beam, left_out


def _best_effects(lines: list[Line], number: int) -> list[Option]:
    """The best of the choices that have an effect with choices of its own."""
    best = sorted((line for line in lines if not isinstance(line.first, Place)), key=_worth, reverse=True)
    return list(dict.fromkeys(line.first for line in best))[:number]


def distinct(lines: list[Line], met: set[Key] | None = None) -> list[Line]:
    """The lines without those that lead to the same position as an earlier one, or to one met before."""
    met = set() if met is None else met
    kept = []
    for line in lines:
        key = _key(line.position)
        if key is None or key not in met:
            kept.append(line)
            if key is not None:
                met.add(key)
    return kept


def _key(p: Position) -> Key | None:
    """Equal for positions from which the turn goes on equally; None where nobody knows what the rest depends on."""
    if p.in_progress is None:
        return p.sought()
    rest = None if p.decision is None else p.decision.rest
    return None if rest is None else (rest, *p.sought())


def _worth(line: Line) -> float:
    return line.worth
