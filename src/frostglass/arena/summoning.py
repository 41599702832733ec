"""Summoning: where a being's pattern fits (RULES 6.2-6.4, 6.7, 6.9, 6.10) and the steps of the action (6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.board import BIT, COLOURLESS, GREEN, ON_BOARD, RED, squares
from frostglass.arena.keywords.keyword import SUMMONING, lapse
from frostglass.arena.matcher import Fillers, fillers, whole, whole_by_loans
from frostglass.arena.options import Colour, Pick, Summon, picks
from frostglass.arena.patterns import CARDS, LEGENDARY, Card
from frostglass.arena.piles import without
from frostglass.arena.scene import Scene
from frostglass.arena.scoring import score_point
from frostglass.arena.state import EMPTY, State, colour_of, piece, rank_of, replaced
from frostglass.engine.decision import Decision, Resume, Script


class Resolve(NamedTuple):
    """A being has appeared, its effect is resolved (RULES 6.5, steps 6 and 7). Never offered: the rest of a Summon."""

    card: str
    target: int
    orientation: int
    destroyed: int
    """The cell value of what stood on the target square."""
    lies_at: int
    """The square that its pattern is seen from."""


def hand(p: State, seat: int) -> tuple[str, ...]:
    """The beings of the own school that a seat may summon: those in hand, and what a keyword adds to them."""
    cards = p.hands[seat - 1]
    for more in p.hooks.hand:
        cards += more(p, seat)
    return cards


EVERYWHERE: Final = -1
"""All squares: no shortage narrows what a summoning may use."""


def summonings(p: State, cards: Iterable[str]) -> list[Summon]:
    """Every way the turn player can summon one of these beings now, each distinct result once (RULES 6.2)."""
    who = fillers(p, p.turn)
    if who.loans:
        return [way for card in cards for way in _ways_with_loans(p, CARDS[card], who)]
    me = p.colour(p.turn)
    by = p.by
    pieces = who.own.bit_count()
    upgraded = who.upgraded.bit_count()
    short_of_duals = p.dual_free(me) <= 0
    short_of = (short_of_duals, short_of_duals, p.legend_free(me) <= 0)
    legendary = by[3] | by[6] | by[9] | by[12]
    heroic = by[2] | by[5] | by[8] | by[11]
    allowed = (ON_BOARD & ~heroic & ~legendary, ON_BOARD & ~legendary, ON_BOARD)  # RULES 6.3
    found: list[Summon] = []
    for name in cards:
        card = CARDS[name]
        if pieces < card.size or upgraded < card.heroic:
            continue
        if card.lands_anywhere:
            found += _ways_anywhere(p, card, who)
            continue
        needed = _kin(p, me, card.rank) if short_of[card.rank] else EVERYWHERE
        found += _ways(card, who, allowed[card.rank], needed)
    return found


def _ways(card: Card, who: Fillers, allowed: int, needed: int) -> list[Summon]:
    """The ways of a being; in a shortage one of the pieces in `needed` is to be left over, or on the target."""
    short = needed != EVERYWHERE
    # Targets taken by an orientation of the same look; where used pieces matter every orientation is its own.
    taken = None if short or card.uses_pattern else [0] * 8
    seen: set[tuple[int, int, int]] = set()
    found: list[Summon] = []
    for orientation, fits in whole(card, who.own, who.upgraded, allowed):
        look, ways = orientation.look, orientation.ways
        if taken is not None:
            fits &= ~taken[look]
            taken[look] |= fits
        while fits:
            low = fits & -fits
            fits ^= low
            target = low.bit_length() - 1
            if taken is None:
                used = orientation.used[target]
                if (short and not needed & (low | ~used)) or (target, used, look) in seen:  # RULES 6.7 c
                    continue
                seen.add((target, used, look))
            way = ways[target]
            if way is None:
                way = ways[target] = Summon(card.id, target, orientation.number, -1, -1)
            found.append(way)
    return found


def _ways_anywhere(p: State, card: Card, who: Fillers) -> list[Summon]:
    """The ways of a being whose pattern has no target; which pieces fill it matters in a shortage only."""
    short = p.free(p.colour(p.turn), card.rank) <= 0
    kin = _kin(p, p.colour(p.turn), card.rank)
    seen: set[int] = set()
    found: list[Summon] = []
    for orientation, fits in whole(card, who.own, who.upgraded, ON_BOARD):
        for anchor in squares(fits):
            used = orientation.used[anchor]
            if not short or (kin & ~used and used not in seen):  # RULES 6.7 c
                seen.add(used)
                ways = _arrivals(card.id, orientation.number, anchor)
                found += [ways[target] for target in _landing(p, card, anchor)]
                if not short:
                    return found
    return found


@lru_cache(maxsize=256)
def _arrivals(card: str, orientation: int, anchor: int) -> list[Summon]:
    """The ways of a being whose pattern lies here, by its target."""
    return [Summon(card, target, orientation, -1, -1, anchor) for target in range(81)]


def _landing(p: State, card: Card, anchor: int) -> list[int]:
    """Where a being comes to when its pattern lies here: one square, or any empty one without colour (X26)."""
    return squares(p.by[EMPTY] & COLOURLESS) if card.lands_anywhere else [anchor]


def _ways_with_loans(p: State, card: Card, who: Fillers) -> list[Summon]:
    """The ways of a being when others' pieces, or empty squares, may fill some squares of its pattern."""
    me = p.colour(p.turn)
    short = p.free(me, card.rank) <= 0
    kin = _kin(p, me, card.rank)
    targets = ON_BOARD if card.lands_anywhere else ~higher_than(p, card.rank)
    found: dict[tuple[int, ...], Summon] = {}
    for orientation, fits in whole_by_loans(card, who, targets):
        for anchor in squares(fits):
            used = orientation.used[anchor]
            lent = used & ~who.own & ~p.by[EMPTY]
            ways = _stand_ins(p, squares(lent)) if lent else _NOBODY
            for target in _landing(p, card, anchor):
                if short and not (kin & (BIT[target] | ~used)):
                    continue  # RULES 6.7 c
                for granted, improvised in ways:
                    spent = colour_of(p.cells[improvised]) if improvised >= 0 else -1
                    key = (target, used if short or card.uses_pattern else 0, orientation.look, spent)
                    lies = anchor if card.lands_anywhere else -1
                    way = Summon(card.id, target, orientation.number, granted, improvised, lies)
                    # Of equal results the one with the fewest enemy pieces stands for all.
                    if key not in found or (granted, improvised) < (found[key].granted, found[key].improvised):
                        found[key] = way
    return list(found.values())


_NOBODY: Final = [(-1, -1)]


def _stand_ins(p: State, enemies: list[int]) -> list[tuple[int, int]]:
    """Which of the enemy pieces in a pattern is granted and which improvised: all ways, none if it cannot be."""
    spent = p.improvised[p.turn - 1] if p.form.scoring == "colours" else -1

    def has_marker(square: int) -> bool:
        return not spent >> colour_of(p.cells[square]) & 1

    match enemies:
        case [one] if p.borrow:
            return [(one, -1)]  # RULES 6.10: a single one is always the granted one
        case [one]:
            return [(-1, one)] if has_marker(one) else []
        case [one, other] if p.borrow:
            return [(a, b) for a, b in ((one, other), (other, one)) if has_marker(b)]
        case _:
            return []


def higher_than(p: State, rank: int) -> int:
    """The squares held by a piece of higher rank, where such a being cannot appear (RULES 6.3)."""
    found = 0
    for higher in range(rank + 1, 3):
        found |= p.of_rank(higher)
    return found


def summon(p: State, choice: Summon) -> Script[None]:
    """The Summon action, from the spent action to the being's effect (RULES 6.5)."""
    card = CARDS[choice.card]
    seat = p.turn
    orientation = card.orientation(choice.orientation)
    used = orientation.used[choice.lies_at]
    p.actions -= 1
    if card.rank == LEGENDARY:
        p.legends = replaced(p.legends, seat - 1, without(p.legends[seat - 1], card.id))
    else:
        p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card.id))
        for takes in p.hooks.takes:
            takes(p, seat, card.id)
    if card.id in p.shown[seat - 1]:  # it came back from the pile in secret and is seen now (RULES 15.4)
        p.shown = replaced(p.shown, seat - 1, without(p.shown[seat - 1], card.id))
    p.borrow = False
    if choice.improvised >= 0:
        p.improvised = replaced(
            p.improvised, seat - 1, p.improvised[seat - 1] | 1 << colour_of(p.cells[choice.improvised])
        )

    if p.hooks.keywords:
        lapse(p, SUMMONING)
    p.events.append(ev.Summoned(seat, card.id, choice.target, orientation.used_squares[choice.lies_at]))
    me = p.colour(seat)
    if p.free(me, card.rank) <= 0:
        yield from _cure_shortage(p, _kin(p, me, card.rank), choice.target, used)
    destroyed = p.cells[choice.target]
    if destroyed:
        Scene(p).destroy(choice.target)
    p.put(choice.target, piece(me, card.rank))
    for appeared in p.hooks.appeared:
        appeared(p, card.id, choice.target)
    _record(p, card, BIT[choice.target])
    if card.rank == LEGENDARY:
        yield from score_legend(p, seat)
    yield Resume(Resolve(card.id, choice.target, choice.orientation, destroyed, choice.lies_at))


def _record(p: State, card: Card, on: int) -> None:
    """Remember the summoning for tasks (RULES 6.8)."""
    beings, legends, red, green = p.summoned
    p.summoned = (beings + 1, legends + (card.rank == LEGENDARY), red + bool(on & RED), green + bool(on & GREEN))


def _cure_shortage(p: State, kin: int, target: int, used: int) -> Script[None]:
    """Without a free piece pick one up (RULES 6.7 b); in case a the piece on the target is put back as the being."""
    if not kin & BIT[target]:
        lifted = yield Decision.must(p.or_chance(p.turn), "pick_up", picks, (kin & ~used,))
        assert isinstance(lifted, Pick)
        p.events.append(ev.Lifted(lifted.square, p.colour(p.turn), rank_of(p.cells[lifted.square])))
        p.take_off(lifted.square)


def _kin(p: State, colour: int, rank: int) -> int:
    """The pieces of a colour that can show this rank: dual ones, or legendary ones."""
    i = 3 * colour + 1
    return p.by[i + 2] if rank == LEGENDARY else p.by[i] | p.by[i + 1]


def score_legend(p: State, seat: int) -> Script[None]:
    """The point for a legend (RULES 9.2)."""
    if p.form.scoring == "kills":
        score_point(p, seat, -1)
    elif p.form.scoring == "colours":
        colours = [c for c in range(p.colours) if c != p.colour(seat)]
        named = yield Decision.of(p.or_chance(p.turn), "legend_colour", [Colour(c) for c in colours])
        assert isinstance(named, Colour)
        score_point(p, seat, named.colour)
