"""What a position is worth to one seat, in points, by what that seat knows. The figures are data: weights.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any

from frostglass.arena.keywords.keyword import kept_cards
from frostglass.arena.matcher import fillers
from frostglass.arena.patterns import CARDS, LEGENDARY, LEGENDS, deck_of
from frostglass.arena.scoring import kill_points, melee_scores, side_score
from frostglass.arena.state import State
from frostglass.arena.summoning import hand as hand_of
from frostglass.arena.view import View
from frostglass.bots.closeness import near
from frostglass.bots.keywords import kept_worth
from frostglass.bots.outlook import task_value

HIGHEST = 1000.0
"""More than any position is worth: a game that is won."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of weights.toml, which says what each one means."""

    point: float
    odd_common: float
    common: float
    heroic: float
    legendary: float
    foe: float
    crowd: float
    crowd_from: float
    ready_common: float
    ready_heroic: float
    ready_legendary: float
    waiting: float
    short: float
    way: float
    unknown: float
    action: float
    extra_turn: float
    extra_card: float
    penalty: float
    kept: Mapping[str, float]
    """What each thing that a keyword keeps is worth."""
    borrow: float
    removed: float
    flare: float
    threat: float
    met: float = 0.0
    step: float = 0.0
    next_task: float = 0.0
    foe_task: float = 0.0
    second: float = 0.0
    third: float = 0.0
    rival: float = 0.0


@cache
def weights_for(scoring: str, *who: str) -> Weights:
    """The weights of a form, by what it scores: tasks, kills or colours; some bots have tables of their own."""
    data = tomllib.loads(files("frostglass.bots").joinpath("weights.toml").read_text())
    return read_weights(data, "base", scoring, *who)


def read_weights(data: Mapping[str, Mapping[str, float]], *tables: str) -> Weights:
    """Weights from tables of a TOML file, later ones over earlier ones; a name that means nothing is refused."""
    kept = dict(data.get("kept", {}))
    merged: dict[str, Any] = {"kept": kept}
    for table in tables:
        merged |= data.get(table, {})
        kept |= data.get(f"{table}-kept", {})
    unknown = merged.keys() - {field.name for field in fields(Weights)}
    if unknown:
        raise ValueError(f"weights.toml: {', '.join(sorted(unknown))} means nothing")
    return Weights(**merged)


def colour_of(view: View) -> int:
    """The colour of the one who looks; a team of two has one."""
    return (view.seat - 1) % (len(view.removed) // 2)


class Judge:
    """Judges positions for one seat. Of the others' cards it uses what the seat's view tells, never a guess."""

    __slots__ = ("_ready", "_w", "colour", "odds", "seat")

    def __init__(self, view: View, weights: Weights) -> None:
        self.seat = view.seat
        self.colour = colour_of(view)
        self._w = weights
        self._ready = (weights.ready_common, weights.ready_heroic, weights.ready_legendary)
        self.odds = _odds(view, len(view.removed) // 2)

    # -- the whole ------------------------------------------------------------------------------------------------

    def value(self, p: State) -> float:
        """The position's worth, the opponents' cards left aside."""
        w = self._w
        if p.result is not None:
            won = self.seat in p.result.winners
            share = len(p.result.winners) / len(p.side(self.seat))
            return HIGHEST / share if won else -HIGHEST
        future = 1.0
        if p.trigger:  # RULES 12.3: what stands on the board soon counts no more
            future = 0.25 if p.last_turns else 0.03
        worth = w.point * self._points(p) + future * (self._board(p) + self._records(p))
        mine = p.turn == self.seat
        if not p.trigger or (mine and p.actions) or p.last_turns >= p.seats:
            worth += self._cards(p)
        if mine or p.colour(p.turn) == self.colour:
            worth += w.action * p.actions
        return worth

    def threat(self, p: State) -> float:
        """What the opponents may do next turn, over all cards that they may hold. Slower than the value."""
        if p.trigger and not p.last_turns:
            return 0.0
        worst = 0.0
        total = 0.0
        by = p.by
        legendary = by[3] | by[6] | by[9] | by[12]
        blocked = (by[2] | by[5] | by[8] | by[11] | legendary, legendary, 0)  # RULES 6.3
        for colour, odds in self.odds.items():
            found = self._threat_of(odds, p.of_colour(colour), p.upgraded_of(colour), by[0], blocked)
            total += found
            worst = max(worst, found)
        return self._w.threat * (worst + 0.3 * (total - worst))

    # -- points ---------------------------------------------------------------------------------------------------

    def _points(self, p: State) -> float:
        scoring = p.form.scoring
        if scoring == "colours":
            return self._melee_points(p)
        me, foe = self.colour, 1 - self.colour
        points = float(side_score(p, me) - side_score(p, foe))
        on_turn = p.colour(p.turn)
        if scoring == "kills":
            pending = self._pending(p, 1 - on_turn)
            return points + (pending if on_turn == me else -pending)
        w = self._w
        points += task_value(p, me, w.met, w.step, w.next_task)
        return points - w.foe_task * task_value(p, foe, w.met, w.step, w.next_task)

    def _pending(self, p: State, colour: int) -> float:
        points = float(kill_points(p, colour))
        if p.actions and p.kills[3 * colour] & 1:
            points += self._w.odd_common
        return points

    def _melee_points(self, p: State) -> float:
        """One's standing less the others': the lowest colour score counts most (RULES 12.6)."""
        w = self._w
        standings = []
        for seat in range(1, p.seats + 1):
            scores: dict[int, float] = {c: float(points) for c, points in melee_scores(p, seat).items()}
            if seat == p.turn:
                odd = 0
                for c in scores:
                    scores[c] += self._pending(p, c)
                    odd += p.kills[3 * c] & 1
                if odd >= 2:  # RULES 11.4
                    scores[min(scores, key=lambda c: scores[c])] += 1
            lowest = sorted(scores.values())
            standings.append(sum(map(float.__mul__, lowest, (1.0, w.second, w.third))))
        mine = standings.pop(self.seat - 1)
        best = max(standings)
        rest = (sum(standings) - best) / max(1, len(standings) - 1)
        return mine - w.rival * best - (1 - w.rival) * rest

    # -- the board ------------------------------------------------------------------------------------------------

    def _board(self, p: State) -> float:
        by, w = p.by, self._w
        worth = 0.0
        for colour in range(p.colours):
            i = 3 * colour + 1
            commons, heroics, legendaries = by[i].bit_count(), by[i + 1].bit_count(), by[i + 2].bit_count()
            side = w.common * commons + w.heroic * heroics + w.legendary * legendaries
            over = commons + heroics - w.crowd_from
            if over > 0:
                side -= w.crowd * over
            side -= w.removed * (p.removed[2 * colour] + 3 * p.removed[2 * colour + 1])
            worth += side if colour == self.colour else -w.foe * side / (p.colours - 1)
        return worth

    def _records(self, p: State) -> float:
        """What the turn has granted beside the board."""
        w = self._w
        worth = 0.0
        ours = p.colour(p.turn) == self.colour
        granted = w.extra_turn * p.extra_turn + w.extra_card * (p.extra_beings + p.extra_legends)
        granted += w.borrow * (p.borrow and p.actions > 0)
        worth += granted if ours else -granted
        others = p.seats - p.seats // p.colours
        for i in range(p.seats):
            side = -w.penalty * p.penalties[i]
            if p.hooks.keywords:
                side += kept_worth(p, i + 1, w.kept)
            worth += side if i % p.colours == self.colour else -side / others
        return worth

    # -- cards ----------------------------------------------------------------------------------------------------

    def _cards(self, p: State) -> float:
        """How near the beings in hand are to being summoned."""
        w = self._w
        by = p.by
        own, upgraded = self.fitting(p)
        empty = by[0]
        legendary = by[3] | by[6] | by[9] | by[12]
        heroic = by[2] | by[5] | by[8] | by[11]
        blocked = (heroic | legendary, legendary, 0)  # RULES 6.3
        hand, legends = hand_of(p, self.seat), p.legends[self.seat - 1]
        near_ones = []
        for name in hand + legends:
            rank = CARDS[name].rank
            targets, fills = near(name, own, upgraded)
            if targets & ~blocked[rank]:
                near_ones.append(self._ready[rank])
            elif ways := (fills & empty).bit_count():
                near_ones.append(self._ready[rank] * w.short * (1 - w.way**ways))
        worth = w.flare * len(p.flares[self.seat - 1]) + w.waiting * sum(near_ones)
        if p.actions and p.turn == self.seat:
            near_ones.sort(reverse=True)
            worth += (1 - w.waiting) * sum(near_ones[: p.actions])
        if len(hand) < 3 and p.decks[self.seat - 1].size:
            worth += w.unknown * (3 - len(hand))
        if len(legends) < 2 and not p.form.teams:
            worth += w.unknown * (2 - len(legends))
        return worth

    def fitting(self, p: State) -> tuple[int, int]:
        """The pieces that can fill one's patterns now, and the upgraded ones: not always those of one's own."""
        if p.hooks.fillers and p.turn == self.seat:
            who = fillers(p, self.seat)
            return who.own, who.upgraded
        by = p.by
        base = 3 * self.colour + 1
        upgraded = by[base + 1] | by[base + 2]
        return by[base] | upgraded, upgraded

    def _threat_of(
        self, odds: tuple[Chance, ...], own: int, upgraded: int, empty: int, blocked: tuple[int, int, int]
    ) -> float:
        short, way = self._w.short, self._w.way
        threat = 0.0
        for name, rank, chance in odds:
            targets, fills = near(name, own, upgraded)
            if targets & ~blocked[rank]:
                threat += chance * self._ready[rank]
            elif fills & empty:
                threat += chance * self._ready[rank] * short * (1 - way ** (fills & empty).bit_count())
        return threat


Chance = tuple[str, int, float]
"""A card, its rank, and how likely it is in hand."""


def _odds(view: View, colours: int) -> dict[int, tuple[Chance, ...]]:
    """For each opposing colour the cards that its seats may hold, and how likely each is in hand."""
    me = (view.seat - 1) % colours
    found: dict[int, tuple[Chance, ...]] = {}
    seen = {*view.legend_discard, *(card for seat in view.seats for card in seat.legends or ())}
    legends = [card for card in LEGENDS if card not in seen]
    for i, seat in enumerate(view.seats):
        if i % colours == me or seat.left:
            continue
        known = {*seat.shown, *kept_cards(view.kept, i + 1)}
        school = [card for card in deck_of(seat.school) if card not in known]
        odds = [(card, CARDS[card].rank, min(1.0, seat.hand_size / len(school))) for card in school]
        odds += [(card, LEGENDARY, seat.legends_size / len(legends)) for card in legends if seat.legends_size]
        found[i % colours] = found.get(i % colours, ()) + tuple(odds)
    return found
