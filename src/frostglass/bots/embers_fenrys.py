"""Fenrys: how many cards he draws, and what he does with them. In the prologue both players add cards this way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from frostglass.bots.embers_judging import Judge, Scene
from frostglass.embers.options import DRAW, STOP, Add, Discard, Leap, LetGo, Recall, Snarl
from frostglass.embers.view import PileView
from frostglass.engine.decision import Option


class Care(NamedTuple):
    """How carefully a turn is planned."""

    width: int
    """How many beginnings of a plan are thought through."""
    close: int
    """How many of them are also thought through to the end of Aelin's turn."""
    samples: int
    """How many cards that he might draw are tried."""


USUAL: Final = Care(width=3, close=2, samples=20)

SNARL: Final[tuple[float, ...]] = (4.0, 0.5)
"""What the one Snarl of a game has to save on the first day, and on the second."""


class Plan(NamedTuple):
    """What a turn can come to: its cost, its additions in order, and the scene when it ends."""

    cost: float
    steps: tuple[Option, ...]
    scene: Scene


# -- Observe ------------------------------------------------------------------------------------------------------


def observe(judge: Judge, options: list[Option], rng: random.Random, care: Care = USUAL) -> Option:
    """Draw on when another card is likely to help more than it costs."""
    return observed(judge, options, rng, care)[0]


def observed(judge: Judge, options: list[Option], rng: random.Random, care: Care) -> tuple[Option, Plan | None]:
    """Whether he draws on, and the plan he has for the cards of the memory row if he thought of one."""
    v = judge.v
    if DRAW not in options:
        return STOP, None
    recall = _recall(judge, options)
    if STOP not in options:
        return recall or DRAW, None
    scene = with_demons(judge.scene, v.drawn)
    plan = best_plan(judge, scene, v.row, care, must_add=True)
    if plan is None or recall:
        return recall or DRAW, None
    saved = saving(judge, plan.scene, rng, care)
    return (DRAW if saved > judge.draw_cost(plan.scene) else STOP), plan


def saving(judge: Judge, scene: Scene, rng: random.Random, care: Care) -> float:
    """What one more card is likely to save when it comes last."""
    tried = rng.sample(judge.unseen, min(care.samples, len(judge.unseen)))
    if not tried:
        return 0.0
    now = judge.cost(scene)
    saved = sum([_saved(judge, scene, now, card) for card in tried]) / len(tried)
    return saved * (1 - min(1.0, judge.demons_to_come() / max(judge.v.deck + judge.v.aside, 1)))


def with_demons(scene: Scene, drawn: tuple[str, ...]) -> Scene:
    """The scene when these demons have moved to the demon row."""
    return scene._replace(demons=(*scene.demons, *[PileView(demon, 0) for demon in drawn]))


def _saved(judge: Judge, scene: Scene, now: float, card: str) -> float:
    """What one more card saves of the cost now when it comes last."""
    least = now
    for x, y in judge.rules.places(scene.mind, card):
        after, gain = judge.added(scene, card, x, y)
        least = min(least, judge.cost(after) - gain)
    return now - least


def _recall(judge: Judge, options: list[Option]) -> Option | None:
    """A memory of the discard pile that relives what a promise waits for (CAPTIVITY 46)."""
    if len(judge.scene.relived) >= judge.wanted:
        return None
    scene = with_demons(judge.scene, judge.v.drawn)
    best: tuple[float, Option] | None = None
    for option in options:
        if isinstance(option, Recall):
            for x, y in judge.rules.places(scene.mind, option.card):
                after, gain = judge.added(scene, option.card, x, y)
                if gain >= judge.w.promise:
                    cost = judge.before_aelin(after) - gain
                    if best is None or cost < best[0]:
                        best = cost, option
    return best[1] if best else None


# -- Blink --------------------------------------------------------------------------------------------------------


def blink(judge: Judge, options: list[Option], care: Care = USUAL) -> Option:
    """The first step of the best plan."""
    return planned(judge, options, care)[0]


def planned(judge: Judge, options: list[Option], care: Care) -> tuple[Option, Plan | None]:
    """The same, with the plan if the choice begins one."""
    can_discard = any(isinstance(option, Discard) for option in options)
    snarl = _snarl(judge, options)
    if snarl:
        return snarl, None
    plan = best_plan(judge, judge.scene, judge.v.row, care, must_add=not can_discard)
    if plan is not None:
        return (plan.steps[0] if plan.steps else put_away(judge, options)), plan
    additions: list[Add | Leap] = [option for option in options if isinstance(option, Leap | Add)]
    costs = [_addition_cost(judge, option) for option in additions]
    return (additions[costs.index(min(costs))] if additions else options[0]), None


def put_away(judge: Judge, options: list[Option]) -> Option:
    """Let go what would be tainted, else discard."""
    for option in options:
        if isinstance(option, LetGo) and judge.distorts and judge.discarded(judge.scene, option.card) != judge.scene:
            return option
    if judge.v.deck <= 2:
        for option in options:
            if isinstance(option, LetGo):
                return option
    return next(option for option in options if isinstance(option, Discard))


def _snarl(judge: Judge, options: list[Option]) -> Option | None:
    """Banish the worst demon when the day may end with Aelin's next turn (CAPTIVITY 39)."""
    snarls = [option for option in options if isinstance(option, Snarl)]
    glimpses = 2 if "second_glimpse" not in judge.v.spent else 1
    if not snarls or not judge.distorts or len(judge.needs) > glimpses:
        return None
    now = judge.danger[judge.endangered(judge.scene)]

    def saved(option: Snarl) -> float:
        left = tuple([pile for pile in judge.scene.demons if pile.demon != option.demon])
        return now - judge.danger[judge.endangered(judge.scene._replace(demons=left))]

    best = max(snarls, key=saved)
    return best if saved(best) >= SNARL[judge.v.day - 1] else None


def _addition_cost(judge: Judge, option: Add | Leap) -> float:
    scene, gain = judge.added(judge.scene, option.card, option.x, option.y)
    return judge.before_aelin(scene) - gain


def best_plan(judge: Judge, scene: Scene, row: tuple[str, ...], care: Care, *, must_add: bool) -> Plan | None:
    """The best way to handle the cards of the memory row: additions in some order, the rest discarded."""
    best: Plan | None = None
    for plan in plans(judge, scene, row, care, must_add=must_add):
        if best is None or plan.cost < best.cost - 1e-9:
            best = plan
    return best


def plans(judge: Judge, scene: Scene, row: tuple[str, ...], care: Care, *, must_add: bool) -> Iterator[Plan]:
    """Every way that is thought through to the end."""
    if not must_add:
        yield Plan(ended(judge, scene, row), (), scene)
    beam: list[tuple[float, float, tuple[Option, ...], Scene, tuple[str, ...]]] = [(0.0, 0.0, (), scene, row)]
    places = judge.rules.places
    # In part one of the prologue a turn has two cards, of which the second may be discarded (RULES 4.3, 4.4).
    steps = len(row) if not judge.gathers else 2 if must_add else 1
    while beam and steps:
        steps -= 1
        grown: list[tuple[float, float, tuple[Option, ...], Scene, tuple[str, ...]]] = []
        for _, gained, done, at, left in beam:
            for i, card in enumerate(left):
                rest = left[:i] + left[i + 1 :]
                for x, y in places(at.mind, card):
                    after, gain = judge.added(at, card, x, y)
                    gain += gained
                    grown.append((judge.cost(after) - gain, gain, (*done, Add(card, x, y)), after, rest))
        grown.sort(key=lambda entry: entry[0])
        beam = grown[: care.width]
        for _, gain, done, at, left in beam[: care.close]:
            yield Plan(ended(judge, at, left) - gain, done, at)


def ended(judge: Judge, scene: Scene, left: tuple[str, ...]) -> float:
    """The cost when the rest of the memory row is discarded."""
    for card in left:
        scene = judge.discarded(scene, card)
    return judge.before_aelin(scene)
