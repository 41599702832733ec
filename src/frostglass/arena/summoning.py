"""Summoning: where a being's pattern fits (RULES 6.2-6.4, 6.7, 6.9, 6.10) and the steps of the action (6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.board import BIT, GREEN, ON_BOARD, RED, squares
from frostglass.arena.options import Colour, Pick, Summon, picks
from frostglass.arena.patterns import CARDS, COMMON, LEGENDARY, Card
from frostglass.arena.piles import without
from frostglass.arena.scene import Scene
from frostglass.arena.scoring import score_point
from frostglass.arena.state import EMPTY, State, colour_of, piece, rank_of, replaced
from frostglass.engine.decision import CHANCE, Decision, Resume, Script


class Resolve(NamedTuple):
    """A being has appeared, its effect is resolved (RULES 6.5, steps 6 and 7). Never offered: the rest of a Summon."""

    card: str
    target: int
    orientation: int
    destroyed: int
    """The cell value of what stood on the target square."""


def summonings(p: State, cards: Iterable[str]) -> list[Summon]:
    """Every way the turn player can summon one of these beings now, each distinct result once (RULES 6.2)."""
    me = p.colour(p.turn)
    if p.borrow or p.form.scoring == "colours":
        lenders = _lenders(p, p.turn)
        if lenders:
            return [way for card in cards for way in _embeddings_with_enemies(p, CARDS[card], lenders)]
    by = p.by
    base = 3 * me + 1
    upgraded = by[base + 1] | by[base + 2]
    own = (by[base] | upgraded) << 40
    upgraded <<= 40
    pieces = (own >> 40).bit_count()
    legendary = by[3] | by[6] | by[9] | by[12]
    heroic = by[2] | by[5] | by[8] | by[11]
    allowed = (ON_BOARD & ~heroic & ~legendary, ON_BOARD & ~legendary, ON_BOARD)  # RULES 6.3
    found: list[Summon] = []
    for name in cards:
        card = CARDS[name]
        if pieces < card.size:
            continue
        short = p.free(me, card.rank) <= 0
        needed = _kin(p, me, card.rank) if short else 0
        free_targets = allowed[card.rank]
        # Targets taken by an orientation of the same look; where used pieces matter every orientation is its own.
        taken = None if short or card.uses_pattern else [0] * 8
        seen: set[tuple[int, int, int]] = set()
        for orientation in card.orientations:
            fits = orientation.legal & free_targets
            for shift in orientation.asks_heroic:
                fits &= upgraded >> shift
            for shift in orientation.asks_common:
                fits &= own >> shift
                if not fits:
                    break
            if not fits:
                continue
            number, look = orientation.number, orientation.look
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
                found.append(Summon(name, target, number, -1, -1))
    return found


def _lenders(p: State, seat: int) -> int:
    """The enemy pieces that may stand in for one of yours: granted (RULES 6.10) or improvised (6.9)."""
    me = p.colour(seat)
    if p.borrow:
        return ON_BOARD & ~p.by[EMPTY] & ~p.of_colour(me)
    if p.form.scoring != "colours":
        return 0
    spent = p.improvised[seat - 1]
    found = 0
    for colour in range(p.colours):
        if colour != me and not spent >> colour & 1:
            found |= p.of_colour(colour)
    return found


def _embeddings_with_enemies(p: State, card: Card, lenders: int) -> list[Summon]:
    me = p.colour(p.turn)
    own = p.of_colour(me)
    usable = own | lenders
    upgraded = usable & ~p.of_rank(COMMON)
    short = p.free(me, card.rank) <= 0
    needed = _kin(p, me, card.rank)
    found: dict[tuple[int, ...], Summon] = {}
    for orientation in card.orientations:
        fits = orientation.legal & ~higher_than(p, card.rank)
        for shift in orientation.asks_heroic:
            fits &= (upgraded << 40) >> shift
        for shift in orientation.asks_common:
            fits &= (usable << 40) >> shift
        for target in squares(fits):
            used = orientation.used[target]
            if short and not (needed & (BIT[target] | ~used)):
                continue  # RULES 6.7 c
            for granted, improvised in _stand_ins(p, squares(used & ~own)):
                spent = colour_of(p.cells[improvised]) if improvised >= 0 else -1
                key = (target, used if short or card.uses_pattern else 0, orientation.look, spent)
                way = Summon(card.id, target, orientation.number, granted, improvised)
                # Of equal results the one with the fewest enemy pieces stands for all.
                if key not in found or (granted, improvised) < (found[key].granted, found[key].improvised):
                    found[key] = way
    return list(found.values())


def _stand_ins(p: State, enemies: list[int]) -> list[tuple[int, int]]:
    """Which of the enemy pieces in a pattern is granted and which improvised: all ways, none if it cannot be."""
    spent = p.improvised[p.turn - 1] if p.form.scoring == "colours" else -1

    def has_marker(square: int) -> bool:
        return not spent >> colour_of(p.cells[square]) & 1

    match enemies:
        case []:
            return [(-1, -1)]
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
    used = orientation.used[choice.target]
    p.actions -= 1
    if card.rank == LEGENDARY:
        p.legends = replaced(p.legends, seat - 1, without(p.legends[seat - 1], card.id))
    else:
        p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card.id))
    if card.id in p.shown[seat - 1]:  # it came back from the pile in secret and is seen now (RULES 15.4)
        p.shown = replaced(p.shown, seat - 1, without(p.shown[seat - 1], card.id))
    p.borrow = False
    if choice.improvised >= 0:
        p.improvised = replaced(
            p.improvised, seat - 1, p.improvised[seat - 1] | 1 << colour_of(p.cells[choice.improvised])
        )

    p.events.append(ev.Summoned(seat, card.id, choice.target, orientation.used_squares[choice.target]))
    me = p.colour(seat)
    if p.free(me, card.rank) <= 0:
        yield from _cure_shortage(p, _kin(p, me, card.rank), choice.target, used)
    destroyed = p.cells[choice.target]
    if destroyed:
        Scene(p).destroy(choice.target)
    p.put(choice.target, piece(me, card.rank))
    _record(p, card, BIT[choice.target])
    if card.rank == LEGENDARY:
        yield from _score_legend(p, seat)
    yield Resume(Resolve(card.id, choice.target, choice.orientation, destroyed))


def _record(p: State, card: Card, on: int) -> None:
    """Remember the summoning for tasks (RULES 6.8)."""
    beings, legends, red, green = p.summoned
    p.summoned = (beings + 1, legends + (card.rank == LEGENDARY), red + bool(on & RED), green + bool(on & GREEN))


def _cure_shortage(p: State, kin: int, target: int, used: int) -> Script[None]:
    """Without a free piece pick one up (RULES 6.7 b); in case a the piece on the target is put back as the being."""
    if not kin & BIT[target]:
        lifted = yield Decision(_chooser(p), "pick_up", picks, (kin & ~used,))
        assert isinstance(lifted, Pick)
        p.events.append(ev.Lifted(lifted.square, p.colour(p.turn), rank_of(p.cells[lifted.square])))
        p.put(lifted.square, EMPTY)


def _kin(p: State, colour: int, rank: int) -> int:
    """The pieces of a colour that can show this rank: dual ones, or legendary ones."""
    i = 3 * colour + 1
    return p.by[i + 2] if rank == LEGENDARY else p.by[i] | p.by[i + 1]


def _chooser(p: State) -> int:
    """Who makes a compulsory choice that stays with the turn player: chance for one who has left (RULES 4.10)."""
    return CHANCE if p.has_left(p.turn) else p.turn


def _score_legend(p: State, seat: int) -> Script[None]:
    """The point for a legend (RULES 9.2)."""
    if p.form.scoring == "kills":
        score_point(p, seat, -1)
    elif p.form.scoring == "colours":
        colours = [c for c in range(p.colours) if c != p.colour(seat)]
        named = yield Decision(_chooser(p), "legend_colour", lambda: [Colour(c) for c in colours])
        assert isinstance(named, Colour)
        score_point(p, seat, named.colour)
