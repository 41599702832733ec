"""What the Etherweave beings do when they are summoned, read plainly from the facts; their warp effects are in `warps`.

When an effect begins, its being stands on `s.target`, and one that was pending is pending no longer (E3.3).
"""

from itertools import combinations, permutations

from .geometry import ADJACENT, DIRECTIONS, at_distance, turned
from .registry import WARPS, being
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    ON_MERCHANT,
    STANDARD,
    State,
    destroy,
    destroy_all,
    enemy,
    everyone,
    merge,
    mine,
    move,
    of_colour,
    place,
    step,
    steps,
    swap,
    tag,
    tagged,
    up_to,
    upgrade,
    walk,
)
from .warps import COLOURLESS, MERCHANT, without_pending


@being("antimatter_spirit")
def antimatter_spirit(s: State) -> list[State]:
    return [s]


@being("dark_sphere")
def dark_sphere(s: State) -> list[State]:
    ring = at_distance(s.target, 2)

    def choose(t: State, colours: tuple[int, ...]) -> list[tuple[State, tuple[int, ...]]]:
        """X45: a chosen piece counts for its colour, whatever happens to it later."""
        return [
            (tag(one.state, "chosen", one.end), tuple(sorted([*colours, colour])))
            for colour in t.colours
            if colours.count(colour) < 2
            for square in of_colour(t, colour, COMMON, HEROIC)
            if square not in tagged(t, "chosen")
            for one in steps(t, square, COMBAT)
            if one.end in ring
        ]

    start: tuple[State, tuple[int, ...]] = (s._replace(used=frozenset()), ())
    found, latest = [start], [start]
    for _ in range(3):
        latest = list(dict.fromkeys(after for t, colours in latest for after in choose(t, colours)))
        found += latest
    return merge(t for t, _ in found)


@being("doppelganger")
def doppelganger(s: State) -> list[State]:
    if s.pending is None or s.pending == MERCHANT:
        return [s]
    return list(WARPS[s.pending](s))


@being("eternal_emperor")
def eternal_emperor(s: State) -> list[State]:
    return [s] if s.emperor else merge([s, *WARPS["eternal_emperor"](s)])


@being("gate_of_oblivion")
def gate_of_oblivion(s: State) -> list[State]:
    hole = [square for square, mark in s.marks.items() if mark == "b" and s.at(square) is not None]
    after = destroy_all(s, hole)
    lower = everyone(after, COMMON, HEROIC)
    return [after] + [destroy(after, square) for square, mark in s.marks.items() if mark == "y" and square in lower]


@being("greater_shadow_twin")
def greater_shadow_twin(s: State) -> list[State]:
    if "lesser_shadow_twin" not in s.discard:
        return [s]
    own = mine(s)
    surrounded = [square for square in everyone(s, HEROIC) if sum(other in own for other in ADJACENT[square]) >= 2]
    return [s] + [destroy(s, square) for square in surrounded]


@being("iris_of_eternity")
def iris_of_eternity(s: State) -> list[State]:
    legendary = everyone(s, LEGENDARY)
    results = [s] + [destroy(s, square) for square in ADJACENT[s.target] if square in legendary]
    raised = upgrade(s, s.target)
    return results if raised is None else [*results, raised._replace(as_legend=True, legends=frozenset())]


@being("lesser_shadow_twin")
def lesser_shadow_twin(s: State) -> list[State]:
    results = [s]
    if "greater_shadow_twin" in s.discard:
        for centre in mine(s):
            around = [square for square in everyone(s, COMMON) if square in ADJACENT[centre]]
            results += [destroy_all(s, victims) for number in (1, 2) for victims in combinations(around, number)]
    return merge(results)


@being("merchant_of_time")
def merchant_of_time(s: State) -> list[State]:
    piece = s.merchant
    if piece is None:
        return [s]
    released = s._replace(merchant=None)
    results: list[State] = []
    for square in COLOURLESS:
        if STANDARD(piece, s.at(square)):
            cleared = released if s.at(square) is None else destroy(released, square)
            landed = place(cleared, square, piece.colour, piece.rank)
            assert landed is not None  # Off the card it is in the supply for a moment.
            results.append(landed._replace(gateway=square) if s.gateway == ON_MERCHANT else landed)
    # X37: without a square it goes back to the supply, and a marker on it is gone.
    return results or [released._replace(gateway=None if s.gateway == ON_MERCHANT else s.gateway)]


@being("paradox_worm")
def paradox_worm(s: State) -> list[State]:
    pairs = [(own, other) for rank in (COMMON, HEROIC) for own in mine(s, rank) for other in enemy(s, rank)]
    return merge([s, *(swap(s, own, other) for own, other in pairs)])


@being("polarity_queen")
def polarity_queen(s: State) -> list[State]:
    movable = [square for square in mine(s, COMMON, HEROIC) if square != s.target]
    results: list[State] = []
    for one, other in permutations(movable, 2):
        for direction in DIRECTIONS:
            first = step(s, one, direction, COMBAT)
            if first is not None and first.end != other:
                second = step(first.state, other, turned(direction, 4), COMBAT)
                results += [] if second is None else [second.state]
    return merge(results) or [s]


@being("reality_patch")
def reality_patch(s: State) -> list[State]:
    states = [s]
    for colour in s.enemies:
        states = merge([*states, *(destroy(t, square) for t in states for square in of_colour(t, colour, HEROIC))])
    states = merge([*states, *(without_pending(t) for t in states)])
    beings = [t._replace(hand=t.hand - {card}, discard=(*t.discard, card)) for t in states for card in t.hand]
    legends = [t._replace(legends=t.legends - {card}) for t in states for card in t.legends]
    flares = [t._replace(flares=t.flares - {card}) for t in states for card in t.flares]
    return [*states, *beings, *legends, *flares]


@being("singularity")
def singularity(s: State) -> list[State]:
    """The commons around the square go there in some order: the last one stays, all others are destroyed."""
    results: list[State] = []
    for square in COLOURLESS:
        if s.at(square) is None:
            movers = [near for near in ADJACENT[square] if near in everyone(s, COMMON)]
            for last in movers:
                gone = destroy_all(s, [other for other in movers if other != last])
                results.append(move(gone, last, square))
            results += [] if movers else [s]
    return merge(results) or [s]


@being("time_traveler")
def time_traveler(s: State) -> list[State]:
    commons = everyone(s, COMMON)
    struck = [destroy(s, square) for square in ADJACENT[s.target] if square in commons]
    return [s] + [t._replace(discard=t.discard[:-1]) for t in struck]


@being("translocationist")
def translocationist(s: State) -> list[State]:
    def exchange(t: State) -> list[State]:
        return [
            tag(swap(t, heroic, common), "exchanged", common)
            for heroic in mine(t, HEROIC)
            if heroic not in tagged(t, "exchanged")
            for common in mine(t, COMMON)
        ]

    return up_to(s._replace(used=frozenset()), 2, exchange)


@being("void_summoner")
def void_summoner(s: State) -> list[State]:
    return [s._replace(void=True)]


@being("warpmaster")
def warpmaster(s: State) -> list[State]:
    results = walk(s, s.target, [STANDARD])
    if s.pending is not None and s.pending != MERCHANT:
        results.append(s._replace(pending=None, hand=s.hand | {s.pending}))
    return results


@being("ziggurat_sentinel")
def ziggurat_sentinel(s: State) -> list[State]:
    results = [s]
    for card in s.discard:
        if card in WARPS and card != MERCHANT:
            results += WARPS[card](s)
    (direction,) = s.arrows
    t, here = s, s.target
    for _ in range(3):
        one = step(t, here, direction, COMBAT)
        if one is None:
            break
        t, here = one.state, one.end
        results.append(t)
    return merge(results)
