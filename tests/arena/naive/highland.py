"""The highland beings, read naively."""

from itertools import combinations

from .geometry import ADJACENT, CENTRE, DIAGONAL, GREEN, ORTHOGONAL, RED, SQUARES
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
    leaps,
    merge,
    mine,
    place,
    steps,
    then,
    up_to,
    upgrade,
    walk,
)


def _being(s: State) -> str:
    """The square of a being that has just been summoned."""
    assert s.being is not None
    return s.being


def _upgraded(s: State, square: str) -> State:
    """For a common piece, which is only flipped."""
    raised = upgrade(s, square)
    assert raised is not None
    return raised


@being("wild_eagle")
@being("eagle_lord")
def combat_leap(s: State) -> list[State]:
    return [s] + [leap.state for leap in leaps(s, s.being, COMBAT)]


@being("clan_axeman")
def clan_axeman(s: State) -> list[State]:
    victims = [square for square in ORTHOGONAL[_being(s)] if square in everyone(s, COMMON, HEROIC)]
    return [s] + [destroy(s, square) for square in victims]


@being("clan_healer")
def clan_healer(s: State) -> list[State]:
    beside_green = [square for square in SQUARES if GREEN & set(ADJACENT[square])]

    def put_one(now: State) -> list[State]:
        return [placed for square in beside_green if (placed := place(now, square, now.you, COMMON)) is not None]

    return up_to(s, 2, put_one)


@being("dire_wolf")
@being("wolf_rider")
def two_combat_moves(s: State) -> list[State]:
    return walk(s, _being(s), [COMBAT, COMBAT])


@being("ritual_keeper")
def ritual_keeper(s: State) -> list[State]:
    if s.target in GREEN:
        return [_upgraded(s, square) for square in mine(s, COMMON)]
    if s.target in RED:
        return [s] + [one.state for square in mine(s) for one in steps(s, square, COMBAT)]
    return [s]


@being("blood_shaman")
def blood_shaman(s: State) -> list[State]:
    found: list[State] = []
    for victim in everyone(s, COMMON, HEROIC):
        also = [square for square in ADJACENT[victim] if victim in RED and square in everyone(s, COMMON)]
        found.append(destroy_all(s, [victim, *also]))
    return found


@being("war_drummer")
def war_drummer(s: State) -> list[State]:
    s = s._replace(used=frozenset())

    def one_standard_move(now: State) -> list[State]:
        return [one.state for square in mine(now) if square != now.being for one in steps(now, square, STANDARD)]

    one_combat_move = [one.state for square in mine(s) if square != s.being for one in steps(s, square, COMBAT)]
    return merge([*one_combat_move, *up_to(s, 2, one_standard_move)])


@being("hill_giant")
def hill_giant(s: State) -> list[State]:
    return [destroy_all(s, [square for square in ORTHOGONAL[_being(s)] if square in everyone(s, COMMON, HEROIC)])]


@being("warlord")
def warlord(s: State) -> list[State]:
    def by_others(now: State) -> list[State]:
        return [one.state for square in mine(now) if square != now.being for one in steps(now, square, COMBAT)]

    def by_warlord(now: State) -> list[State]:
        # Once it has moved, it no longer matters which piece it is.
        return [one.state._replace(being=None) for one in steps(now, now.being, COMBAT)]

    def by_anyone(now: State) -> list[State]:
        return [one.state for square in mine(now) for one in steps(now, square, COMBAT)]

    still = [s._replace(used=frozenset())]
    one_other = then(still, by_others)
    two_others = then(one_other, by_others)
    one_with_warlord = then(still, by_warlord)
    two_with_warlord = then(one_other, by_warlord) + then(one_with_warlord, by_anyone)
    three_with_warlord = then(two_others, by_warlord) + then(merge(two_with_warlord), by_anyone)
    return merge([*still, *one_other, *two_others, *one_with_warlord, *two_with_warlord, *three_with_warlord])


@being("war_summoner")
def war_summoner(s: State) -> list[State]:
    return [gain_action(s)._replace(borrow=True)]


@being("ritual_master")
def ritual_master(s: State) -> list[State]:
    if s.target in GREEN:
        return [gain_action(s, 2)]
    if s.target in RED:
        after_heroic = [s] + [destroy(s, square) for square in everyone(s, HEROIC)]
        return then(after_heroic, lambda now: [now] + [destroy(now, square) for square in everyone(now, COMMON)])
    return [s]


@being("legend_slayer")
def legend_slayer(s: State) -> list[State]:
    corners = DIAGONAL[_being(s)]
    legendary = [square for square in corners if square in everyone(s, LEGENDARY)]
    lower = [square for square in corners if square in everyone(s, COMMON, HEROIC)]
    choices = [*combinations(legendary, 1), *combinations(lower, 1), *combinations(lower, 2)]
    return [s] + [destroy_all(s, victims) for victims in choices]


@being("mountain_troll")
def mountain_troll(s: State) -> list[State]:
    victims = [square for square in ADJACENT[_being(s)] if square in enemy(s, COMMON)]
    after = destroy_all(s, victims)
    return [gain_action(after) if len(victims) >= 2 else after]


@being("hungry_bear")
def hungry_bear(s: State) -> list[State]:
    found = [s]
    for first in steps(s, s.being, STANDARD):
        found.append(first.state)
        if first.destroyed is not None:
            found += [second.state for second in steps(first.state, first.end, STANDARD)]
    return merge(found)


@being("werewolf")
def werewolf(s: State) -> list[State]:
    if s.target in GREEN | RED and s.target != CENTRE:
        return walk(s, _being(s), [COMBAT] * 3)
    return walk(s, _being(s), [STANDARD])


@being("clan_guardian")
def clan_guardian(s: State) -> list[State]:
    return [s] + [_upgraded(s, square) for square in sorted(s.used) if square in everyone(s, COMMON)]
