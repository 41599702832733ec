"""What the legends do, read plainly from the facts. When an effect begins, its being stands on `s.target`."""

from collections.abc import Iterable
from itertools import permutations

from .geometry import ADJACENT, DIAGONAL, DIRECTIONS, GREEN, ORTHOGONAL, RED, SQUARES, ray, turned, within
from .registry import being
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    State,
    destroy,
    destroy_all,
    downgrade,
    enemy,
    everyone,
    merge,
    move,
    place,
    step,
    steps,
    then,
    upgrade,
)


@being("fire_dragon")
def fire_dragon(s: State) -> list[State]:
    results = []
    for direction in s.arrows:
        fire = [square for eighths in (-1, 0, 1) for square in ray(s.target, turned(direction, eighths))[:2]]
        results.append(destroy_all(s, [square for square in everyone(s, COMMON, HEROIC) if square in fire]))
    return merge(results)


@being("hell_bull")
def hell_bull(s: State) -> list[State]:
    results = [s]
    for direction in DIRECTIONS:
        t, here = s, s.target
        while (one := step(t, here, direction, COMBAT)) is not None:
            t, here = one.state, one.end
            results.append(t)
            if one.destroyed is not None and one.destroyed.rank == LEGENDARY:
                break
    return merge(results)


@being("angel_of_death")
def angel_of_death(s: State) -> list[State]:
    results = [s]
    for square in everyone(s):
        if square != s.target:
            raised = upgrade(s, square) or s
            results.append(move(raised, s.target, square))
    return merge(results)


@being("the_eldest_tree")
def the_eldest_tree(s: State) -> list[State]:
    def treat(t: State, square: str) -> State | None:
        piece = t.at(square)
        if piece is None:
            return place(t, square, t.you, COMMON)
        if piece.colour != t.you and piece.rank in (COMMON, HEROIC):
            return destroy(t, square)
        if piece.colour == t.you and piece.rank == COMMON:
            return upgrade(t, square)
        return None

    results = []
    for number in range(4):
        for squares in permutations(ADJACENT[s.target], number):
            after: State | None = s
            for square in squares:
                after = treat(after, square) if after is not None else None
            if after is not None:
                results.append(after)
    return merge(results)


@being("bone_catapult")
def bone_catapult(s: State) -> list[State]:
    results = [s]
    commons = everyone(s, COMMON)
    for direction in s.arrows:
        for aimed in ray(s.target, direction):
            if s.at(aimed) is not None:
                results.append(destroy_all(s, [aimed] + [square for square in ADJACENT[aimed] if square in commons]))
    return merge(results)


@being("fire_elemental")
def fire_elemental(s: State) -> list[State]:
    near = [square for square in enemy(s, COMMON, HEROIC) if square in ADJACENT[s.target]]
    wide = [square for square in enemy(s, COMMON) if square in within(s.target, 1, 2)]
    return merge([destroy_all(s, near), destroy_all(s, wide)])


@being("leviathan")
def leviathan(s: State) -> list[State]:
    results = [s]
    for group in _connected_groups(everyone(s, HEROIC, LEGENDARY), 3):
        after: State | None = s
        for square in group:
            after = downgrade(after, square) if after is not None else None
        # A piece that cannot go down cannot be named, so the whole group is out.
        if after is not None:
            results.append(after)
    results += [destroy_all(s, group) for group in _connected_groups(everyone(s, COMMON), 4)]
    return merge(results)


@being("two_headed_dragon")
def two_headed_dragon(s: State) -> list[State]:
    results = [s]
    for raised in s.used:
        after = upgrade(s, raised)
        if after is not None:
            results.append(after)
            heroic = everyone(after, HEROIC)
            results += [destroy(after, square) for square in ADJACENT[raised] if square in heroic]
    return merge(results)


@being("earth_elemental")
def earth_elemental(s: State) -> list[State]:
    def destroy_near_red(t: State) -> list[State]:
        victims = _on_or_beside(RED, everyone(t, COMMON, HEROIC))
        return [destroy(t, square) for square in victims] or [t]

    def raise_near_green(t: State) -> list[State]:
        raised = [upgrade(t, square) for square in _on_or_beside(GREEN, everyone(t, COMMON))]
        return [after for after in raised if after is not None] or [t]

    def move_onto_colour(t: State) -> list[State]:
        return [t] + [one.state for one in steps(t, t.being, COMBAT) if one.end in RED | GREEN]

    return then(then(destroy_near_red(s), raise_near_green), move_onto_colour)


@being("time_elemental")
def time_elemental(s: State) -> list[State]:
    return [s._replace(extra_turn=True)]


@being("storm_elemental")
def storm_elemental(s: State) -> list[State]:
    results = [s]
    for start in within(s.target, 1, 3):
        for rank, most in ((COMMON, 5), (HEROIC, 3), (LEGENDARY, 1)):
            placed = place(s, start, s.you, rank)
            if placed is None:
                continue
            for direction in DIRECTIONS:
                t, here = placed, start
                results.append(destroy(t, here))
                for _ in range(most):
                    one = step(t, here, direction, COMBAT)
                    if one is None:
                        break
                    t, here = one.state, one.end
                    results.append(destroy(t, here))
    return merge(results)


@being("titan")
def titan(s: State) -> list[State]:
    crushed = [square for square in ORTHOGONAL[s.target] if square in everyone(s)]
    crushed += [square for square in DIAGONAL[s.target] if square in everyone(s, COMMON, HEROIC)]
    return [destroy_all(s, crushed, times=0)]


def _connected_groups(squares: list[str], most: int) -> set[frozenset[str]]:
    """All connected sets of one to `most` of the squares (RULES 7.19)."""
    found: set[frozenset[str]] = set()
    grown = {frozenset([square]) for square in squares}
    for _ in range(most):
        found |= grown
        grown = {
            group | {other}
            for group in grown
            for square in group
            for other in ADJACENT[square]
            if other in squares and other not in group
        }
    return found


def _on_or_beside(coloured: Iterable[str], squares: list[str]) -> list[str]:
    reach = {square for square in SQUARES if square in coloured or any(o in coloured for o in ADJACENT[square])}
    return [square for square in squares if square in reach]
