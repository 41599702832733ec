"""Players for the tests: one that chooses at random, one careful enough to see second and third days."""

import random
from collections.abc import Callable

from frostglass.embers.deck import STRENGTH
from frostglass.embers.options import DRAW, STOP, Add, Again, Gather, Keep, Leap, Take
from frostglass.embers.position import Position
from frostglass.engine.decision import CHANCE, Option

Player = Callable[[Position, random.Random], Option]


def at_random(p: Position, rng: random.Random) -> Option:
    assert p.decision is not None
    return rng.choice(p.decision.options)


def careful(p: Position, rng: random.Random) -> Option:
    """Draws until a card fits, keeps the larger part, takes what brings a row nearest to its target."""
    assert p.decision is not None
    options = p.decision.options
    if p.decision.seat == CHANCE or rng.random() < 0.05:
        return rng.choice(options)
    if p.decision.kind == "observe":
        fits = sum(p.rules.can_add(p.mind, card) for card in p.row)
        if DRAW in options and (not fits or (len(p.mind) + fits < 5 and rng.random() < 0.5)):
            return DRAW
        return STOP if STOP in options else options[0]
    if p.decision.kind == "blink":
        return max(options, key=lambda option: (_worth_adding(p, option), rng.random()))
    if p.decision.kind == "split":
        return max(options, key=lambda option: len(option.part) if isinstance(option, Keep) else 0)
    if p.decision.kind == "glimpse":
        return max(options, key=lambda option: (_worth_taking(p, option), rng.random()))
    if p.decision.kind == "turn_end" and len(p.mind) < 3:
        return next(option for option in options if not isinstance(option, Again))
    return rng.choice(options)


def _worth_adding(p: Position, option: Option) -> float:
    if not isinstance(option, Add | Leap):
        return -1
    after = p.mind.add(option.card, option.x, option.y)
    return len(after.relived_set()) - 2 * after.is_split - isinstance(option, Leap)


def _worth_taking(p: Position, option: Option) -> float:
    if not isinstance(option, Take | Gather):
        return -1
    after = p.mind.take(option.card)
    if not after:
        return -9
    row = option.row if isinstance(option, Gather) else p.current
    room = p.rules.row_target(row) - p.rows[row].sum if p.mode == "chapter" else 7 - p.rows[row].sum
    left = room - STRENGTH[option.card]
    return (-5 if left < 0 else 3 if left == 0 else 1) - 2 * after.is_split


def play_out(p: Position, player: Player, rng: random.Random) -> list[tuple[object, ...]]:
    """Play to the end; gives all events."""
    happened = list(p.events)
    while p.decision is not None:
        p.play(player(p, rng))
        happened += p.events
    return happened
