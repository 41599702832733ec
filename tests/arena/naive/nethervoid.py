"""What the Nethervoid beings do, read plainly from the facts.

When an effect begins, its being stands on `s.target` and there is a Gateway (E2.2); later it may be gone.
"""

from .gateway import becomes_gateway, gateway_square
from .geometry import ADJACENT, GREEN, RED, SQUARES, distance
from .patterns import DECKS
from .registry import being
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    STANDARD,
    State,
    destroy,
    destroy_all,
    enemy,
    everyone,
    gain_action,
    merge,
    mine,
    of_colour,
    place,
    step,
    steps,
    tag,
    tagged,
    then,
    up_to,
    upgrade,
    walk,
)


@being("acolyte_of_destruction")
def acolyte_of_destruction(s: State) -> list[State]:
    results: list[State] = []
    for emptied in everyone(s, COMMON):
        first = destroy(s, emptied)
        results.append(first)
        if gateway_square(first) in RED:
            heroic = everyone(first, HEROIC)
            results += [destroy(first, square) for square in ADJACENT[emptied] if square in heroic]
    return merge(results) or [s]


@being("acolyte_of_growth")
def acolyte_of_growth(s: State) -> list[State]:
    results: list[State] = []
    for square in SQUARES:
        first = place(s, square, s.you, COMMON)
        if first is not None:
            second = _placed(first, ADJACENT[square], HEROIC) if gateway_square(first) in GREEN else []
            results += second or [first]
    return merge(results) or [s]


@being("demon_of_envy")
def demon_of_envy(s: State) -> list[State]:
    def place_one(t: State) -> list[State]:
        return _placed(t, _beside_gateway(t), COMMON)

    finished: list[State] = []
    latest = place_one(s) or [s]
    while latest:
        behind = [t for t in latest if any(len(of_colour(t, colour)) > len(mine(t)) for colour in t.enemies)]
        stuck = [t for t in behind if not place_one(t)]
        finished += [t for t in latest if t not in behind] + stuck
        latest = then([t for t in behind if t not in stuck], place_one)
    return merge(finished)


@being("demon_of_gluttony")
def demon_of_gluttony(s: State) -> list[State]:
    results = [s]
    for first in steps(s, s.being, COMBAT):
        if first.destroyed is None:
            results.append(first.state)
            continue
        grown = _upgraded(first.state, first.end)
        results.append(grown)
        for second in steps(grown, first.end, COMBAT):
            results.append(second.state if second.destroyed is None else becomes_gateway(second.state, second.end))
    return merge(results)


@being("demon_of_greed")
def demon_of_greed(s: State) -> list[State]:
    def sacrifice(t: State, rank: int) -> list[State]:
        victims = [square for square in mine(t, rank) if square != t.gateway]
        return [gain_action(destroy(t, square)) for square in victims] or [t]

    return then(sacrifice(s, COMMON), lambda t: sacrifice(t, HEROIC))


@being("demon_of_lust")
def demon_of_lust(s: State) -> list[State]:
    def lure_another(t: State) -> list[State]:
        goal = gateway_square(t)
        return [
            tag(one.state, "lured", one.end)
            for square in everyone(t)
            if goal is not None and square not in tagged(t, "lured")
            for one in steps(t, square, COMBAT)
            if one.end != goal and distance(one.end, goal) < distance(square, goal)
        ]

    return up_to(s._replace(used=frozenset()), 2, lure_another)


@being("demon_of_pride")
def demon_of_pride(s: State) -> list[State]:
    return walk(becomes_gateway(_upgraded(s, s.target), s.target), s.target, [COMBAT])


@being("demon_of_sloth")
def demon_of_sloth(s: State) -> list[State]:
    if s.actions > 0:
        return [gain_action(s, -1)]
    price = gateway_square(s)
    return [s if price is None else destroy(s, price)]


@being("demon_of_wrath")
def demon_of_wrath(s: State) -> list[State]:
    def blast(t: State) -> State:
        return destroy_all(t, [square for square in enemy(t, COMMON) if square in _beside_gateway(t)])

    if blast(s) != s:
        return [blast(s)]
    return merge([s, *(blast(one.state) for one in steps(s, gateway_square(s), STANDARD))])


@being("flame_imp")
def flame_imp(s: State) -> list[State]:
    return [s] + [destroy(s, square) for square in everyone(s, COMMON) if square in _beside_gateway(s)]


@being("gate_keeper")
def gate_keeper(s: State) -> list[State]:
    raised = [becomes_gateway(_upgraded(s, square), square) for square in mine(s, COMMON)]
    placed = [(place(s, square, s.you, COMMON), square) for square in SQUARES]
    return [s, *raised] + [becomes_gateway(t, square) for t, square in placed if t is not None]


@being("gate_master")
def gate_master(s: State) -> list[State]:
    before = gateway_square(s)
    raised = upgrade(s, before) if before is not None else None
    if raised is not None and before in mine(raised, LEGENDARY):
        raised = raised._replace(as_legend=True)
    after = raised or s
    return [becomes_gateway(after, square) for square in mine(after, COMMON, HEROIC)] or [after]


@being("hell_hound")
def hell_hound(s: State) -> list[State]:
    hound = 1
    deck = len(DECKS["nethervoid"]) - len(s.hand) - len(s.discard) - hound
    results = [s._replace(under_deck=deck > 0)]
    for square in ADJACENT[s.target]:
        victim = s.at(square)
        if victim is not None:
            results.append(destroy(s, square)._replace(under_deck=deck > 0 and victim.rank != LEGENDARY))
    return results


@being("hell_rider")
def hell_rider(s: State) -> list[State]:
    return walk(s._replace(used=frozenset()), s.target, [COMBAT] * (1 if s.gateway == s.target else 3))


@being("possessed_summoner")
def possessed_summoner(s: State) -> list[State]:
    placed = [
        t._replace(possessed=colour)
        for colour in s.enemies
        for square in SQUARES
        if any(other in of_colour(s, colour) for other in ADJACENT[square])
        and (t := place(s, square, colour, COMMON)) is not None
    ]
    kept = placed or [s]
    return kept + [gain_action(t._replace(flares=t.flares - {flare})) for t in kept for flare in t.flares]


@being("power_seeker")
def power_seeker(s: State) -> list[State]:
    def approach(t: State) -> list[State]:
        goal, here = gateway_square(t), t.being
        if goal is None or here is None:
            return []
        return [one.state for one in steps(t, here, COMBAT) if distance(one.end, goal) < distance(here, goal)]

    if s.gateway == s.being:
        return walk(s, s.target, [STANDARD])
    return up_to(s._replace(used=frozenset()), 8, approach)


@being("shadow_imp")
def shadow_imp(s: State) -> list[State]:
    results = [s]
    for first in steps(s, s.being, COMBAT):
        results.append(first.state)
        other = gateway_square(first.state)
        if other is not None and other != first.end:
            second = step(first.state, other, first.direction, COMBAT)
            results += [] if second is None else [second.state]
    return merge(results)


@being("vortexmaster")
def vortexmaster(s: State) -> list[State]:
    def whirl(t: State) -> list[State]:
        near = [square for square in mine(t) if square in _beside_gateway(t)]
        return [t] + [one.state for square in near for one in steps(t, square, COMBAT)]

    return then([s] + [one.state for one in steps(s, gateway_square(s), COMBAT)], whirl)


def _beside_gateway(s: State) -> list[str]:
    """E2.6: without a Gateway nothing is adjacent to it."""
    square = gateway_square(s)
    return [] if square is None else ADJACENT[square]


def _placed(s: State, squares: list[str], rank: int) -> list[State]:
    placed = [place(s, square, s.you, rank) for square in squares]
    return [t for t in placed if t is not None]


def _upgraded(s: State, square: str) -> State:
    """For a common piece, which is only flipped."""
    raised = upgrade(s, square)
    assert raised is not None
    return raised
