"""What the learned value sees of a position: whole numbers, most of them absent, from what one seat may know.

Of other seats only public things are read: sizes, shown cards, what lies with keywords. So a guess at the hidden rest
changes nothing here (tests/bots/test_hidden.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from frostglass.arena.flares import FLARES
from frostglass.arena.keywords.keyword import kept_cards
from frostglass.arena.patterns import CARDS, LEGENDS, deck_of
from frostglass.arena.scoring import kill_points, melee_scores, side_score
from frostglass.arena.state import State
from frostglass.arena.summoning import hand
from frostglass.bots.closeness import Near, near
from frostglass.bots.keywords import TOLD
from frostglass.bots.learned.layout import BY_CARD, HELD, ONE, Layout
from frostglass.bots.outlook import claimable, missing_of, outlook

POINT: Final = 400
"""The units of a point in leads and values: a melee's lead has parts of one."""
_SECOND, _THIRD, _STRONGEST = 7, 3, 7
"""A melee's second and third lowest colours count 7 and 3 in 20; the strongest opponent 7 in 10, others the rest."""
_WAYS: Final = tuple(ONE - ONE * 55**n // 100**n for n in range(82))
"""How much a card one piece short is there, by the number of squares that complete it."""
_MISSING: Final = (64, 40, 24, 14, 8, 5, 2)
"""A task, by what is still missing."""
_LEFT: Final = sum(1 << s for s in range(81) if s % 9)
_RIGHT: Final = sum(1 << s for s in range(81) if s % 9 < 8)
_ALLY, _DRAWN = 2 * len(HELD), 3 * len(HELD)
_SHORT: Final = len(HELD) - 1


def lead(p: State, seat: int) -> int:
    """How far a seat's side is ahead by the points so far and those of this turn, in parts of a POINT."""
    if p.form.scoring != "colours":
        me = p.colour(seat)
        return POINT * (_score(p, me) - _score(p, 1 - me))
    standings = [_standing(_melee(p, other)) for other in range(1, p.seats + 1)]
    mine = standings.pop(seat - 1)
    best = max(standings)
    rest = (sum(standings) - best) // (len(standings) - 1)
    return 2 * (10 * mine - _STRONGEST * best - (10 - _STRONGEST) * rest)


def _score(p: State, colour: int) -> int:
    """The points of a side, those too that the end of its turn will bring."""
    score = side_score(p, colour)
    if p.colour(p.turn) == colour and p.result is None:
        score += kill_points(p, 1 - colour) if p.form.scoring == "kills" else claimable(p)
    return score


def _melee(p: State, seat: int) -> dict[int, int]:
    """A melee player's points by colour, those of this turn's kills too."""
    scores = melee_scores(p, seat)
    if seat == p.turn and p.result is None:
        for colour in scores:
            scores[colour] += kill_points(p, colour)
    return scores


def _standing(scores: dict[int, int]) -> int:
    """In twentieths of a point."""
    return sum(points * weight for points, weight in zip(sorted(scores.values()), (20, _SECOND, _THIRD), strict=False))


class Inputs:
    """The inputs of one position for one seat: their numbers, and how much there is of each."""

    __slots__ = ("_by", "_layout", "_own", "_p", "_seat", "_sums", "_upgraded", "at", "values")

    def __init__(self, p: State, seat: int, worth: float, layout: Layout) -> None:
        self.at: list[int] = []
        self.values: list[int] = []
        self._p, self._seat, self._layout, self._by = p, seat, layout, p.by
        me = p.colour(seat)
        self._own, self._upgraded = p.of_colour(me), p.upgraded_of(me)
        self._sums = [0] * (3 * len(BY_CARD[:18]))
        foes = _foes(p, seat)
        self._numbers(layout.own, _own_numbers(p, seat, worth, self._own))
        for start, colour in zip(layout.rival, dict.fromkeys(p.colour(foe) for foe in foes), strict=False):
            self._numbers(start, _rival_numbers(p, seat, colour))
        self._cards(foes)
        self._numbers(layout.sums, self._sums)
        self._flares()
        if p.tasks:
            self._tasks()
        self._beside(foes)

    def _numbers(self, start: int, numbers: list[int]) -> None:
        for number, value in enumerate(numbers, start):
            if value:
                self.at.append(number)
                self.values.append(value)

    def _add(self, number: int, value: int) -> None:
        if value:
            self.at.append(number)
            self.values.append(value)

    # -- cards --------------------------------------------------------------------------------------------------------

    def _cards(self, foes: list[int]) -> None:
        """What those in hand can do, and those that others may hold, each by its chance."""
        p, seat = self._p, self._seat
        own, upgraded = self._own, self._upgraded
        by = self._by
        legendary = by[3] | by[6] | by[9] | by[12]
        blocked = (by[2] | by[5] | by[8] | by[11] | legendary, legendary, 0)  # RULES 6.3
        foe_commons = (by[1] | by[4] | by[7] | by[10]) & ~own
        foe_upgraded = (by[2] | by[5] | by[8] | by[11] | legendary) & ~own
        held = hand(p, seat)
        self._held(held + p.legends[seat - 1], own, upgraded, blocked, (0, foe_commons, foe_upgraded), ONE)
        commons = own & ~upgraded
        unseen = _without(LEGENDS, p.legend_discard + p.legends[seat - 1])
        for foe in foes:
            colour = p.colour(foe)
            theirs, their_upgraded = p.of_colour(colour), p.upgraded_of(colour)
            for cards, chance in self._supposed(foe, unseen):
                self._held(cards, theirs, their_upgraded, blocked, (len(HELD), commons, upgraded), chance)
        if p.form.teams:
            for cards, chance in self._supposed(p.partner(seat), unseen):
                self._held(cards, own, upgraded, blocked, (_ALLY, foe_commons, foe_upgraded), chance)
        self._drawn(held, blocked)

    def _supposed(self, seat: int, unseen: tuple[str, ...]) -> list[tuple[tuple[str, ...], int]]:
        """The cards that another seat may hold, and how likely each of them is in hand."""
        p = self._p
        found = []
        school = _without(deck_of(p.schools[seat - 1]), p.shown[seat - 1] + kept_cards(p.kept, seat))
        for cards, number in ((school, len(p.hands[seat - 1])), (unseen, len(p.legends[seat - 1]))):
            if number and cards:
                found.append((cards, min(ONE, (ONE * number + len(cards) // 2) // len(cards))))
        return found

    def _held(
        self,
        cards: tuple[str, ...],
        own: int,
        upgraded: int,
        blocked: tuple[int, int, int],
        where: tuple[int, int, int],
        chance: int,
    ) -> None:
        """One block of cards; `where` has its number, and the pieces that it would like to land on."""
        block, commons, heroics = where
        add_at, add_value = self.at.append, self.values.append
        starts = self._layout.by_card[block : block + len(HELD)]
        sums, base, empty = self._sums, 3 * block, self._by[0]
        places = _places(self._layout, cards)
        for (place, rank), (targets, fills) in zip(places, _near_all(cards, own, upgraded), strict=True):
            add_at(starts[0] + place)
            add_value(chance)
            sums[base + rank] += chance
            targets &= ~blocked[rank]
            if targets:
                add_at(starts[1] + place)
                add_value(chance)
                sums[base + 3 + rank] += chance
                if targets & commons:
                    add_at(starts[2] + place)
                    add_value(chance)
                    sums[base + 6 + rank] += chance
                if targets & heroics:
                    add_at(starts[3] + place)
                    add_value(chance)
                    sums[base + 9 + rank] += chance
            ways = (fills & empty).bit_count()
            if ways:
                short = _WAYS[ways] * chance // ONE
                add_at(starts[_SHORT] + place)
                add_value(short)
                if not targets:
                    sums[base + 12 + rank] += short

    def _drawn(self, held: tuple[str, ...], blocked: tuple[int, int, int]) -> None:
        """The cards of the own deck, by the chance to draw them at the end of the turn."""
        p, i = self._p, self._seat - 1
        size = p.decks[i].size
        if not size:
            return
        cards = _without(deck_of(p.schools[i]), held + p.discards[i] + kept_cards(p.kept, self._seat))
        chance = min(ONE, ONE * (max(0, 3 - len(held)) + p.extra_beings) // size)
        there, ready, short = self._layout.by_card[_DRAWN : _DRAWN + 3]
        sums, base = self._sums, 3 * _DRAWN
        places = _places(self._layout, cards)
        for (place, rank), (targets, fills) in zip(places, _near_all(cards, self._own, self._upgraded), strict=True):
            self._add(there + place, ONE)
            sums[base + rank] += ONE // 8
            targets &= ~blocked[rank]
            if targets:
                self._add(ready + place, chance)
                sums[base + 3 + rank] += chance
            ways = (fills & self._by[0]).bit_count()
            if ways:
                value = _WAYS[ways] * chance // ONE
                self._add(short + place, value)
                if not targets:
                    sums[base + 6 + rank] += value

    # -- what lies beside the board -----------------------------------------------------------------------------------

    def _flares(self) -> None:
        p, layout = self._p, self._layout
        me = p.colour(self._seat)
        upgraded, pieces = self._upgraded.bit_count(), self._own.bit_count()
        for card in p.flares[self._seat - 1]:
            flare, number = FLARES[card], layout.flares[card]
            gap = min(
                min(
                    flare.upper - p.upgraded_of(c).bit_count() + upgraded,
                    flare.lower - p.of_colour(c).bit_count() + pieces,
                )
                for c in range(p.colours)
                if c != me
            )
            self._add(layout.by_flare[0] + number, ONE)
            self._add(layout.by_flare[1] + number, ONE if gap <= 0 else ONE // 2 if gap == 1 else 0)

    def _tasks(self) -> None:
        p, layout = self._p, self._layout
        me = p.colour(self._seat)
        looks = outlook(p, me), outlook(p, 1 - me)
        last = len(_MISSING) - 1
        for first, tasks in ((0, p.tasks), (2, () if p.next_task is None else (p.next_task,))):
            for task in tasks:
                for block, look in enumerate(looks, first):
                    self._add(layout.by_task[block] + layout.tasks[task], _MISSING[min(last, missing_of(task, look))])

    def _beside(self, foes: list[int]) -> None:
        """Schools, and what the keywords keep."""
        p, layout, seat = self._p, self._layout, self._seat
        kept = layout.by_card[-2:]
        seats = [(0, seat), *((1, foe) for foe in foes), *([(2, p.partner(seat))] if p.form.teams else ())]
        for whose, other in seats:
            school = layout.schools.get(p.schools[other - 1])
            if school is not None:
                self._add(layout.by_school[whose] + school, ONE)
            if p.hooks.keywords:
                for card in kept_cards(p.kept, other):
                    self._add(kept[whose == 1] + layout.card(card), ONE)
        if p.hooks.keywords:
            for name, number in layout.keywords.items():
                self._add(number, ONE * TOLD[name](p, seat))


def _foes(p: State, seat: int) -> list[int]:
    """The opposing seats still at the table, the next to move first."""
    me, seats = p.colour(seat), p.seats
    order = [(seat + i) % seats + 1 for i in range(seats)]
    return [other for other in order if p.colour(other) != me and not p.has_left(other)]


def _own_numbers(p: State, seat: int, worth: float, own: int) -> list[int]:
    """As `layout.OWN` names them."""
    i, me, by = seat - 1, p.colour(seat), p.by
    if p.form.scoring == "colours":
        score = min(_melee(p, seat).values())
    else:
        score = _score(p, me)
    goal, moves, actions = p.form.goal(p.seats), p.turn == seat, p.actions
    ours = p.colour(p.turn) == me
    deck, held = p.decks[i].size, len(p.hands[i])
    base = 3 * me + 1
    other = p.partner(seat) - 1 if p.form.teams else -1
    triggered = bool(p.trigger) and p.colour(p.trigger) == me
    free = p.dual_free(me)
    return [
        ONE, 6 * score, 6 * max(0, goal - score), ONE * (score >= goal), ONE * (not p.trigger), ONE * triggered,
        ONE * (bool(p.trigger) and not triggered), ONE * (bool(p.trigger) and not p.last_turns), ONE * bool(p.trigger),
        6 * deck, ONE * (not deck), ONE * (deck <= 3 - held), 21 * held, 32 * len(p.legends[i]), ONE * len(p.flares[i]),
        min(192, 3 * p.turns), ONE * moves, ONE * (moves and actions == 1), ONE * (moves and actions > 1),
        ONE * (not ours and actions > 0), ONE * (p.extra_turn and ours), ONE * (p.extra_turn and not ours),
        ONE * p.extra_beings, ONE * p.extra_legends, ONE * p.borrow,
        ONE * (ours and any(p.kills[3 * c] & 1 for c in range(p.colours) if c != me)), ONE * p.discard_used,
        ONE * p.penalties[i], 8 * free, ONE * (not free), 21 * p.removed[2 * me], ONE * p.removed[2 * me + 1],
        13 * by[base].bit_count(), 21 * by[base + 1].bit_count(), ONE * by[base + 2].bit_count(),
        3 * (_grown(own) & by[0]).bit_count(), 21 * p.improvised[i].bit_count(), ONE * (p.seats == 4),
        int(6.4 * max(-20.0, min(20.0, worth))),
        *((6 * p.decks[other].size, 21 * len(p.hands[other]), 32 * len(p.legends[other]), ONE * len(p.flares[other]),
        ONE * (p.turn == other + 1), ONE) if other >= 0 else ()),
    ]  # fmt: skip


def _rival_numbers(p: State, seat: int, colour: int) -> list[int]:
    """As `layout.RIVAL` names them."""
    me, by = p.colour(seat), p.by
    own, upgraded = p.of_colour(me), p.upgraded_of(me)
    theirs, their_upgraded = p.of_colour(colour), p.upgraded_of(colour)
    seats = [i for i in range(p.seats) if (i % p.colours) == colour]
    goal = p.form.goal(p.seats)
    taken = lowest = lost = 0
    if p.form.scoring == "colours":
        mine, others = _melee(p, seat), _melee(p, colour + 1)
        score, ahead = min(others.values()), min(mine.values()) - min(others.values())
        taken, lowest, lost = 6 * mine[colour], ONE * (mine[colour] == min(mine.values())), 6 * others[me]
    else:
        score = _score(p, colour)
        ahead = _score(p, me) - score
    deck = min(p.decks[i].size for i in seats)
    grown, their_grown = _grown(own), _grown(theirs)
    base = 3 * colour + 1
    return [
        ONE, 6 * score, 6 * max(0, goal - score), ONE * (score >= goal), 13 * ahead, taken, lowest, lost,
        6 * deck, ONE * (deck <= 1), 21 * sum(len(p.hands[i]) for i in seats),
        32 * sum(len(p.legends[i]) for i in seats),
        ONE * sum(len(p.flares[i]) for i in seats), ONE * sum(p.penalties[i] for i in seats),
        13 * by[base].bit_count(), 21 * by[base + 1].bit_count(), ONE * by[base + 2].bit_count(),
        21 * (their_upgraded.bit_count() - upgraded.bit_count()), 13 * (theirs.bit_count() - own.bit_count()),
        13 * (grown & theirs).bit_count(), 13 * (their_grown & own).bit_count(),
        21 * (their_grown & upgraded).bit_count(), 21 * (grown & their_upgraded).bit_count(),
        3 * (their_grown & by[0]).bit_count(), 8 * p.dual_free(colour), 21 * p.removed[2 * colour],
        ONE * p.removed[2 * colour + 1],
    ]  # fmt: skip


def _grown(mask: int) -> int:
    """The squares of a bitboard with all those around them; what lies beside the board has no pieces."""
    wide = mask | (mask & _RIGHT) << 1 | (mask & _LEFT) >> 1
    return wide | wide << 9 | wide >> 9


@lru_cache(1 << 14)
def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in gone)


@lru_cache(1 << 15)
def _near_all(cards: tuple[str, ...], own: int, upgraded: int) -> tuple[Near, ...]:
    return tuple([near(card, own, upgraded) for card in cards])


@lru_cache(1 << 14)
def _places(layout: Layout, cards: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Each card's place in its blocks and its rank."""
    return tuple((layout.card(card), CARDS[card].rank) for card in cards)
