"""How much is hidden from a seat: the deals that it cannot tell apart, in bits (1 bit: twice as many)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import lgamma, log, log2
from typing import Any, Final

from frostglass.arena.flares import FLARES
from frostglass.arena.keywords.keyword import kept_cards
from frostglass.arena.patterns import LEGENDS, deck_of
from frostglass.arena.view import View as ArenaView
from frostglass.embers.deck import STRENGTH
from frostglass.embers.table import AELIN
from frostglass.embers.view import View as EmbersView
from frostglass.embers.view import could_be


def arena_bits(v: ArenaView) -> float:
    """Who holds which beings, legends and flares; the order of the decks is luck to come and does not count."""
    bits = 0.0
    for number, seat in enumerate(v.seats, 1):
        if seat.hand is None:
            unseen = len({*deck_of(seat.school)} - {*seat.shown, *kept_cards(v.kept, number)})
            # A shown card may have left its pile in secret (RULES 15.4): then more are shown than lie there.
            left = max(0, len(seat.shown) - seat.discard_size)
            bits += deals(len(seat.shown), left)
            bits += deals(unseen + left, seat.hand_size, seat.discard_size + left - len(seat.shown))
    legends = len(LEGENDS) - len(v.legend_discard) - sum(len(seat.legends or ()) for seat in v.seats)
    flares = len(FLARES) - len(v.flare_discard) - sum(len(seat.flares or ()) for seat in v.seats)
    bits += deals(legends, *(seat.legends_size for seat in v.seats if seat.legends is None))
    return bits + deals(flares, *(seat.flares_size for seat in v.seats if seat.flares is None))


def embers_bits(v: EmbersView) -> float | None:
    """What lies face down as Determination; None for Aelin, who looks at it. The deck is luck to come."""
    if v.seat == AELIN:
        return None
    rows = [could_be(v, i) for i, row in enumerate(v.rows) if row.determination is None]
    return log2(max(1, assignments([Counter(STRENGTH[card] for card in cards) for cards in rows])))


HIDDEN: Final[Mapping[str, Callable[[Any], float | None]]] = {"arena": arena_bits, "embers": embers_bits}


def deals(cards: int, *hands: int) -> float:
    """In how many ways so many cards can lie in hands of these sizes and a rest, in bits."""
    ways = lgamma(cards + 1) - sum(lgamma(size + 1) for size in (*hands, cards - sum(hands)))
    return ways / log(2)


def assignments(places: Sequence[Mapping[int, int]], taken: Counter[int] | None = None) -> int:
    """In how many ways each place gets another card. A place names how many cards fit, by strength."""
    if not places:
        return 1
    taken = Counter() if taken is None else taken
    found = 0
    for strength, number in places[0].items():
        if (free := number - taken[strength]) > 0:
            found += free * assignments(places[1:], taken + Counter([strength]))
    return found
