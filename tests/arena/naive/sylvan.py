"""What the Sylvan beings do, read plainly from the facts. When an effect begins, its being stands on `s.target`."""

from itertools import combinations_with_replacement

from .geometry import ADJACENT, DIAGONAL, SQUARES, at_distance, ray, within
from .registry import being
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    STANDARD,
    State,
    convert,
    destroy,
    enemy,
    everyone,
    gain_action,
    leaps,
    merge,
    mine,
    of_colour,
    place,
    step,
    steps,
    then,
    upgrade,
)


@being("sapling")
def sapling(s: State) -> list[State]:
    return _upgrade_one_of(s, [s.target])


@being("kiskin_farseeders")
def kiskin_farseeders(s: State) -> list[State]:
    own = mine(s)
    beside_own = [square for square in SQUARES if any(other in own for other in ADJACENT[square])]
    placed = [place(s, square, s.you, COMMON) for square in beside_own]
    return [s] + [t for t in placed if t is not None]


@being("charging_buck")
def charging_buck(s: State) -> list[State]:
    def leap_or_stay(t: State) -> list[State]:
        assert t.being is not None
        return [t] + [leap.state for leap in leaps(t, t.being, COMBAT, at_distance(t.being, 2))]

    return then(leap_or_stay(s), leap_or_stay)


@being("forest_wardens")
def forest_wardens(s: State) -> list[State]:
    def first(t: State) -> list[State]:
        richer = [c for c in t.enemies if len(of_colour(t, c, COMMON)) > len(mine(t, COMMON))]
        victims = [square for c in richer for square in of_colour(t, c, COMMON)]
        return [destroy(t, square) for square in victims] or [t]

    def second(t: State) -> list[State]:
        own = len(mine(t, HEROIC, LEGENDARY))
        richer = [c for c in t.enemies if len(of_colour(t, c, HEROIC, LEGENDARY)) > own]
        victims = [square for c in richer for square in of_colour(t, c, HEROIC)]
        return [destroy(t, square) for square in victims] or [t]

    return then(first(s), second)


@being("naiad")
def naiad(s: State) -> list[State]:
    own = mine(s)
    neighbours = [square for square in ADJACENT[s.target] if square in own]
    results = [s]
    for first in neighbours:
        for one in steps(s, first, STANDARD):
            results.append(one.state)
            for second in neighbours:
                # A second piece that stood where the first one went is destroyed.
                if second not in (first, one.end):
                    results += [two.state for two in steps(one.state, second, STANDARD)]
    return merge(results)


@being("kiskin_spirit")
def kiskin_spirit(s: State) -> list[State]:
    beings, legends = s.draws
    drawing = s._replace(draws=(beings + 1, legends))
    if not s.discard:
        return [drawing]
    return [s] + [
        drawing._replace(discard=s.discard[:number] + s.discard[number + 1 :]) for number in range(len(s.discard))
    ]


@being("dryad")
def dryad(s: State) -> list[State]:
    victims = [square for square in enemy(s, COMMON, HEROIC) if square in ADJACENT[s.target]]
    converted = [convert(s, square, s.you, COMMON) for square in victims]
    return [s] + [t for t in converted if t is not None]


@being("centaur_spearman")
def centaur_spearman(s: State) -> list[State]:
    results = [s]
    for charge in steps(s, s.being, COMBAT):
        t = charge.state
        first = _first_piece(t, charge.end, charge.direction)
        if first is not None and first in everyone(t, COMMON, HEROIC):
            t = destroy(t, first)
        results.append(t)
    return merge(results)


@being("centaur_chieftain")
def centaur_chieftain(s: State) -> list[State]:
    def another_follows(t: State, direction: str) -> list[State]:
        others = [square for square in mine(t) if square != t.being]
        moves = [step(t, square, direction, COMBAT) for square in others]
        return [t] + [one.state for one in moves if one is not None]

    results = [s]
    for charge in steps(s, s.being, COMBAT):
        states = [charge.state]
        for _ in range(3):
            states = merge(after for t in states for after in another_follows(t, charge.direction))
        results += states
    return merge(results)


@being("unicorn")
def unicorn(s: State) -> list[State]:
    return [s, gain_action(s)] + [one.state for one in steps(s, s.being, COMBAT)]


@being("sylvan_queen")
def sylvan_queen(s: State) -> list[State]:
    victims = [square for square in enemy(s, COMMON, HEROIC) if square in DIAGONAL[s.target]]
    converted = [convert(s, square, s.you) for square in victims]
    return [s] + [t for t in converted if t is not None]


@being("sylvan_princess")
def sylvan_princess(s: State) -> list[State]:
    victims = [square for square in enemy(s, COMMON) if square in DIAGONAL[s.target]]
    converted = [convert(s, square, s.you) for square in victims]
    return [s] + [t for t in converted if t is not None]


@being("woodland_druid")
def woodland_druid(s: State) -> list[State]:
    states = [s]
    for colour in s.colours:
        states = merge(after for t in states for after in _upgrade_one_of(t, of_colour(t, colour, COMMON)))
    return states


@being("forest_ancient")
def forest_ancient(s: State) -> list[State]:
    near, reach = within(s.target, 1, 2), within(s.target, 1, 3)

    def place_one(t: State, colour: int) -> list[State]:
        placed = [place(t, square, colour, COMMON) for square in near]
        return [after for after in placed if after is not None]

    def destroy_one(t: State, colour: int) -> list[State]:
        return [destroy(t, square) for square in of_colour(t, colour, COMMON) if square in reach]

    # Two pieces if two can be placed in any way, else one, else none.
    for number in (2, 1):
        results: list[State] = []
        for colours in combinations_with_replacement(s.enemies, number):
            states = [s]
            for colour in colours:
                states = merge(after for t in states for after in place_one(t, colour))
            for colour in colours:
                states = merge(after for t in states for after in destroy_one(t, colour))
            results += states
        if results:
            return merge(results)
    return [s]


@being("forest_mystic")
def forest_mystic(s: State) -> list[State]:
    beings, legends = s.draws
    return [s._replace(draws=(beings + 1, legends + 1))]


@being("kiskin_leafsplitter")
def kiskin_leafsplitter(s: State) -> list[State]:
    def shoot_or_not(t: State) -> list[State]:
        hits = [_first_piece(t, s.target, direction) for direction in ("nw", "ne", "sw", "se")]
        return [t] + [destroy(t, square) for square in hits if square is not None]

    return then(shoot_or_not(s), shoot_or_not)


@being("kiskin_boughrunner")
def kiskin_boughrunner(s: State) -> list[State]:
    def run_or_stay(t: State) -> list[State]:
        results = [t]
        for one in steps(t, t.being, COMBAT):
            own = mine(one.state)
            if any(square in own for square in ADJACENT[one.end]):
                results.append(one.state)
        return results

    return then(then(run_or_stay(s), run_or_stay), run_or_stay)


@being("tree_shepherd")
def tree_shepherd(s: State) -> list[State]:
    # The Shepherd itself is a heroic piece whose move may be left out.
    results = [s]
    for square in mine(s, COMMON):
        results += _upgrade_one_of(s, [square])
    for square in mine(s, HEROIC):
        results += [one.state for one in steps(s, square, COMBAT)]
    for square in mine(s, LEGENDARY):
        results += [one.state for one in steps(s, square, STANDARD)]
    return merge(results)


def _upgrade_one_of(s: State, squares: list[str]) -> list[State]:
    """One of the pieces must be upgraded; without one nothing happens."""
    upgraded = [upgrade(s, square) for square in squares]
    return [t for t in upgraded if t is not None] or [s]


def _first_piece(s: State, start: str, direction: str) -> str | None:
    for square in ray(start, direction):
        if s.at(square) is not None:
            return square
    return None
