"""What the next opponent may do, card by card: each being that it may hold is summoned on trial."""

from __future__ import annotations

import random
from typing import Final

from frostglass.arena.board import squares
from frostglass.arena.options import PLACES
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.position import Position
from frostglass.arena.summoning import summonings
from frostglass.arena.view import view
from frostglass.bots.budget import Clock
from frostglass.bots.closeness import near
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.turns import QUICK, resolve

WAYS: Final = 2
"""So many ways to summon a being are tried."""


def expected_loss(p: Position, judge: Judge, clock: Clock, rng: random.Random) -> float:
    """What the best summoning of the seat to move takes from the judge's seat, over all cards that it may hold."""
    losses = []
    before = judge.value(p)
    rival = Judge(view(p, p.turn), weights_for(p.form.scoring))
    colour = p.colour(p.turn)
    own, upgraded = p.of_colour(colour), p.upgraded_of(colour)
    for card, rank, chance in judge.odds.get(colour, ()):
        targets, fills = near(card, own, upgraded)
        fills &= p.by[0]
        if not targets and (not fills or p.actions < 2):
            continue
        if clock.is_late():
            break
        q = p.supposing(p.turn, () if rank == LEGENDARY else (card,), (card,) if rank == LEGENDARY else ())
        if not targets:
            clock.step()
            q = q.played(PLACES[rng.choice(squares(fills))])
        ways = summonings(q, (card,))
        worst = 0.0
        for way in rng.sample(ways, min(WAYS, len(ways))):
            best = resolve(q, way, rival, clock, rng, *QUICK)[0].position
            worst = max(worst, before - judge.value(best))
        losses.append((worst, chance))
    losses.sort(reverse=True)
    expected, none_so_far = 0.0, 1.0
    for loss, chance in losses:
        expected += none_so_far * chance * loss
        none_so_far *= 1 - chance
    return expected
