"""What the Everfrost beings do, summoned and thawed, read plainly from the facts.

When a being's effect begins, the being stands on `s.target`.
"""

from itertools import combinations

from .geometry import ADJACENT, DIRECTIONS, SQUARES, at_distance, towards, turned, within
from .registry import FROZEN, being, frozen
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    ONTO_EMPTY,
    STANDARD,
    Rule,
    State,
    convert,
    destroy,
    destroy_all,
    downgrade,
    enemy,
    everyone,
    gain_action,
    leaps,
    merge,
    mine,
    move,
    of_colour,
    penalise,
    place,
    remove_from_game,
    step,
    steps,
    then,
    upgrade,
)


@being("snow_fox")
def snow_fox(s: State) -> list[State]:
    def step_or_stay(t: State) -> list[State]:
        return [t] + [one.state for one in steps(t, t.being, STANDARD)]

    return then(step_or_stay(s), step_or_stay)


@being("royal_reindeer")
def royal_reindeer(s: State) -> list[State]:
    def raised(t: State, square: str) -> State:
        after = upgrade(t, square)
        assert after is not None
        return after

    calm = s.destroyed_by_summoning is None
    results = [raised(s, s.target) if calm else s]
    for leap in leaps(s, s.being, COMBAT, at_distance(s.target, 2)):
        results.append(raised(leap.state, leap.end) if calm and leap.destroyed is None else leap.state)
    return merge(results)


@being("crystal_mirror")
def crystal_mirror(s: State) -> list[State]:
    def copied(t: State, chosen: tuple[tuple[str, str | None], ...], rank: int) -> State:
        for _, image in chosen:
            if image is not None:
                t = place(t, image, t.you, rank) or t
        return t

    commons = [pair for pair in s.mirror if pair[0] in everyone(s, COMMON)]
    heroics = [pair for pair in s.mirror if pair[0] in everyone(s, HEROIC)]
    results = [s]
    results += [copied(s, (one,), HEROIC) for one in heroics]
    results += [copied(s, (one,), COMMON) for one in commons]
    results += [copied(s, two, COMMON) for two in combinations(commons, 2)]
    return merge(results)


@being("crystal_grower")
def crystal_grower(s: State) -> list[State]:
    states = [s]
    for colour in s.enemies:
        states = merge(after for t in states for after in _upgrade_one_of(t, of_colour(t, colour, COMMON)))
    return states


@frozen("crystal_grower")
def crystal_grower_thawed(s: State) -> list[State]:
    return _upgrade_one_of(s, mine(s, COMMON))


@being("ice_princess")
def ice_princess(s: State) -> list[State]:
    others = [square for square in mine(s, COMMON) if square != s.target]
    return merge([s, *_moves_of_one(s, others, COMBAT)])


@frozen("ice_princess")
def ice_princess_thawed(s: State) -> list[State]:
    return _moves_of_one(s, mine(s, COMMON), STANDARD) or [s]


@being("ice_queen")
def ice_queen(s: State) -> list[State]:
    others = [square for square in mine(s, HEROIC) if square != s.target]
    return merge([s, *_moves_of_one(s, others, COMBAT)])


@frozen("ice_queen")
def ice_queen_thawed(s: State) -> list[State]:
    return _moves_of_one(s, mine(s, HEROIC), STANDARD) or [s]


@being("frostweave_summoner")
def frostweave_summoner(s: State) -> list[State]:
    return [s]


@frozen("frostweave_summoner")
def frostweave_summoner_thawed(s: State) -> list[State]:
    return [s._replace(borrow=True)]


@being("winter_whisperer")
def winter_whisperer(s: State) -> list[State]:
    return [s]


@frozen("winter_whisperer")
def winter_whisperer_thawed(s: State) -> list[State]:
    kept = [s]
    sacrificed = [destroy(s, square) for square in mine(s, COMMON)]
    results = kept + sacrificed
    for flare in s.flares:
        results += [t._replace(flares=t.flares - {flare}) for t in kept]
        results += [gain_action(t._replace(flares=t.flares - {flare})) for t in sacrificed]
    return merge(results)


@being("frozen_chest")
def frozen_chest(s: State) -> list[State]:
    replaced = () if s.frozen is None else (s.frozen,)
    results = [s]
    for number, card in enumerate(s.discard):
        if card in FROZEN:
            rest = s.discard[:number] + s.discard[number + 1 :]
            results.append(s._replace(frozen=card, discard=rest + replaced))
    return results


@being("everfrost_sentinel")
def everfrost_sentinel(s: State) -> list[State]:
    victim = s.destroyed_by_summoning
    if victim is None or victim.colour == s.you:
        return [s]
    lowered = downgrade(s, s.target)
    assert lowered is not None
    return [s, penalise(lowered)]


@being("glacier_giant")
def glacier_giant(s: State) -> list[State]:
    results = [s]
    for direction in s.arrows:
        t, here = s, s.target
        while (one := step(t, here, direction, COMBAT)) is not None:
            t, here = one.state, one.end
            results.append(t)
            ahead = towards(here, direction)
            if ahead in everyone(t, LEGENDARY):
                assert ahead is not None
                results.append(destroy(move(t, here, ahead), ahead))
    return merge(results)


@being("polar_bear")
def polar_bear(s: State) -> list[State]:
    results = [s]
    for first in steps(s, s.being, COMBAT):
        results.append(first.state)
        if first.destroyed is None:
            continue
        for second in steps(first.state, first.end, STANDARD):
            results.append(second.state)
            if second.destroyed is not None:
                results += [third.state for third in steps(second.state, second.end, ONTO_EMPTY)]
    return merge(results)


@being("war_sled")
def war_sled(s: State) -> list[State]:
    def slide(t: State, here: str, directions: list[str], moves_left: int) -> list[State]:
        results = [t]
        if moves_left > 0:
            for direction in directions:
                one = step(t, here, direction, COMBAT)
                if one is not None:
                    next_directions = [turned(direction, eighths) for eighths in (-1, 0, 1)]
                    results += slide(one.state, one.end, next_directions, moves_left - 1)
        return results

    return merge(slide(s, s.target, sorted(s.arrows), 3))


@being("snow_monster")
def snow_monster(s: State) -> list[State]:
    near = [square for square in enemy(s, COMMON) if square in within(s.target, 1, 2)]
    own = mine(s)
    return [destroy_all(s, [square for square in near if any(other in own for other in ADJACENT[square])])]


@being("frost_imp")
def frost_imp(s: State) -> list[State]:
    results = [s]
    for start in everyone(s, COMMON):
        if start not in ADJACENT[s.target]:
            continue
        for direction in DIRECTIONS:
            t, here = s, start
            while (one := step(t, here, direction, STANDARD)) is not None:
                t, here = one.state, one.end
            results.append(t)
    return merge(results)


@being("ice_wyvern")
def ice_wyvern(s: State) -> list[State]:
    results = [s]
    for leap in leaps(s, s.being, COMBAT):
        results.append(leap.state if leap.destroyed is None else destroy(leap.state, leap.end))
    return merge(results)


@frozen("ice_wyvern")
def ice_wyvern_thawed(s: State) -> list[State]:
    heroic = mine(s, HEROIC)
    beside_heroic = [square for square in SQUARES if any(other in heroic for other in ADJACENT[square])]
    placed = [place(s, square, s.you, COMMON) for square in beside_heroic]
    return [t for t in placed if t is not None] or [s]


@being("deathbringer")
def deathbringer(s: State) -> list[State]:
    needed = {COMMON: 0, HEROIC: 1, LEGENDARY: 3}
    own = mine(s)
    results = [s]
    for square in ADJACENT[s.target]:
        victim = s.at(square)
        if victim is not None:
            helpers = [other for other in ADJACENT[square] if other in own and other != s.target]
            if len(helpers) >= needed[victim.rank]:
                results.append(remove_from_game(s, square, times=2))
    return merge(results)


@being("frostweave_illusionist")
def frostweave_illusionist(s: State) -> list[State]:
    given = [convert(s, s.target, colour, COMMON) for colour in s.enemies]
    return [t for t in given if t is not None] or [s]


@frozen("frostweave_illusionist")
def frostweave_illusionist_thawed(s: State) -> list[State]:
    converted = [convert(s, square, s.you) for square in enemy(s, COMMON)]
    return [t for t in converted if t is not None] or [s]


def _upgrade_one_of(s: State, squares: list[str]) -> list[State]:
    """One of the pieces must be upgraded; without one nothing happens."""
    upgraded = [upgrade(s, square) for square in squares]
    return [t for t in upgraded if t is not None] or [s]


def _moves_of_one(s: State, squares: list[str], rule: Rule) -> list[State]:
    return merge(one.state for square in squares for one in steps(s, square, rule))
