"""Aelin: which card she takes, what she keeps of a split Mind, which cards she turns, how she orders them."""

from __future__ import annotations

from frostglass.bots.embers_judging import LOST, Judge
from frostglass.bots.embers_rows import hand_of, turns
from frostglass.embers.deck import STRENGTH
from frostglass.embers.options import AGAIN, NO, Arrange, Bare, Gather, Keep, Reveal, Strike, Take
from frostglass.engine.decision import Option

GATHER: float = 0.4
"""What Gathered Fire has to save to be worth its one use."""


def arrange(judge: Judge, options: list[Option]) -> Option:
    """Weak cards first: their rows take any card while the Mind is small."""
    orders = [option for option in options if isinstance(option, Arrange)]
    return min(orders, key=lambda option: [STRENGTH[card] for card in option.cards])


def glimpse(judge: Judge, options: list[Option]) -> Option:
    """The card after which the least is left to do."""
    best: Option | None = None
    least = 0.0
    for option in options:
        if isinstance(option, Take | Gather):
            cost = take_cost(judge, option)
            if best is None or cost < least - 1e-9:
                best, least = option, cost
    assert best is not None
    return _bare(judge, options, best) or best


def take_cost(judge: Judge, option: Take | Gather) -> float:
    """The cost of the table after a card was taken."""
    scene = judge.taken(judge.scene, option.card)
    if not scene.mind.cards:
        return LOST
    strength, hand = STRENGTH[option.card], hand_of(scene.mind)
    cost = judge.table_cost(scene)
    if isinstance(option, Gather):
        i = [j for j, row in enumerate(judge.v.rows) if not row.complete].index(option.row)
        lack = judge.needs[i][0][0]
        saved = turns(hand, lack) - turns(hand, lack - strength)
        return GATHER + cost + judge.rows_cost(hand, judge.needs) - saved
    ends = len(judge.needs) == 1 and not judge.promise_open
    total = 0.0
    for lack, chance in judge.needs[0]:
        if ends and strength == lack:
            total += chance * judge.day_over_cost(scene)
        else:
            total += chance * (cost + judge.after_take(hand, lack, strength))
    return total


def _bare(judge: Judge, options: list[Option], take: Option) -> Option | None:
    """Turn the card of the row that Fenrys is to help with next (CAPTIVITY 20)."""
    bare = {option.row: option for option in options if isinstance(option, Bare)}
    if not bare:
        return None
    rows = [i for i, row in enumerate(judge.v.rows) if not row.complete]
    completes = isinstance(take, Take) and judge.needs[0] == ((STRENGTH[take.card], 1.0),)
    for row in rows[1:] if completes else rows:
        if row in bare:
            return bare[row]
    return None


def turn_end(judge: Judge, options: list[Option]) -> Option:
    """Another turn when it completes a row and leaves a Mind to go on with (CAPTIVITY 26)."""
    if AGAIN not in options:
        return NO
    if judge.v.deck == 0:
        return AGAIN if len(judge.v.mind) > 1 else NO
    for card in judge.v.mind.visible:
        if judge.needs[0] == ((STRENGTH[card], 1.0),):
            left = judge.taken(judge.scene, card).mind
            if len(left) >= 2 or (left and len(judge.needs) == 1):
                return AGAIN
    return NO


def reveal(judge: Judge, options: list[Option]) -> Option:
    """Every card turned helps Fenrys; that of the topmost incomplete row first."""
    rows = [option.row for option in options if isinstance(option, Reveal)]
    return Reveal(min(rows, key=lambda row: (judge.v.rows[row].complete, row))) if rows else NO


def split(judge: Judge, options: list[Option]) -> Option:
    """The part with which the table is worth most."""
    keeps = [option for option in options if isinstance(option, Keep)]
    return min(keeps, key=lambda option: judge.cost(judge.whole(judge.kept(judge.scene, option.part))))


def strike(judge: Judge, options: list[Option]) -> Option:
    """The card that the Mind misses least."""
    strikes = [option for option in options if isinstance(option, Strike)]
    return min(strikes, key=lambda option: judge.cost(judge.taken(judge.scene, option.card)))
