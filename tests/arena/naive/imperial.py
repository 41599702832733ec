"""The imperial beings (Northern and Southern Empire), read naively."""

from itertools import takewhile

from .geometry import ADJACENT, DIAGONAL, DIRECTIONS, ray
from .registry import being
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    ONTO_EMPTY,
    STANDARD,
    Piece,
    State,
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


def _being(s: State) -> str:
    """The square of a being that has just been summoned."""
    assert s.being is not None
    return s.being


def _upgraded(s: State, square: str) -> State:
    """For a common piece, which is only flipped."""
    raised = upgrade(s, square)
    assert raised is not None
    return raised


@being("swordmaster")
def swordmaster(s: State) -> list[State]:
    me = _being(s)
    victims = [square for square in DIAGONAL[me] if square in enemy(s, COMMON)]
    return [s] + [_upgraded(destroy(s, square), me) for square in victims]


@being("messenger")
def messenger(s: State) -> list[State]:
    found = [s]
    for start in mine(s, COMMON, HEROIC):
        for direction in DIRECTIONS:
            run = step(s, start, direction, STANDARD)
            while run is not None:
                found.append(run.state)
                run = step(run.state, run.end, direction, STANDARD)
    return merge(found)


@being("herald")
def herald(s: State) -> list[State]:
    return up_to(s, 2, lambda now: [one.state for square in mine(now) for one in steps(now, square, ONTO_EMPTY)])


@being("bomb")
def bomb(s: State) -> list[State]:
    if s.actions == 0:
        return [s]
    me = _being(s)
    commons = [square for square in ADJACENT[me] if square in everyone(s, COMMON)]
    return [destroy_all(s, [me, *commons])]


@being("chronicler")
def chronicler(s: State) -> list[State]:
    found: list[State] = []
    for square in mine(s, COMMON):
        if square != s.being:
            found += walk(_upgraded(s, square), square, [STANDARD])
    return found or [s]


@being("assassin")
def assassin(s: State) -> list[State]:
    (marked,) = s.marks
    if s.at(marked) is not None:
        return [destroy(s, marked)]
    return [s, move(s, _being(s), marked)]


@being("time_mage")
def time_mage(s: State) -> list[State]:
    (marked,) = s.marks
    gained = gain_action(s)
    return [destroy(gained, marked) if marked in enemy(s) else gained]


@being("summoner")
def summoner(s: State) -> list[State]:
    def put_one(now: State) -> list[State]:
        return [placed for square in now.marks if (placed := place(now, square, now.you, COMMON)) is not None]

    return up_to(s, 2, put_one)


@being("hypnotist")
def hypnotist(s: State) -> list[State]:
    s = s._replace(used=frozenset())
    found: list[State] = []
    for colour in s.enemies:
        for rank, number in ((COMMON, 3), (HEROIC, 2)):

            def move_another(now: State, colour: int = colour, rank: int = rank) -> list[State]:
                return [
                    tag(one.state, "moved", one.end)
                    for square in of_colour(now, colour, rank)
                    if square not in tagged(now, "moved")
                    for one in steps(now, square, COMBAT)
                ]

            found += up_to(s, number, move_another)
    return merge(found)


@being("cannon")
def cannon(s: State) -> list[State]:
    commons = everyone(s, COMMON)
    shots = [[square for square in ray(_being(s), direction) if square in commons] for direction in s.arrows]
    return [s] + [destroy_all(s, shot) for shot in shots]


@being("champion")
def champion(s: State) -> list[State]:
    me = _being(s)
    found = [s]
    for square in ADJACENT[me]:
        if square in enemy(s, COMMON, HEROIC):
            found.append(destroy(s, square))
        elif square in enemy(s, LEGENDARY):
            found.append(gain_action(destroy_all(s, [square, me])))
    return found


@being("infantry_captain")
def infantry_captain(s: State) -> list[State]:
    def move_one(now: State) -> list[State]:
        return [one.state for square in mine(now) if square != now.being for one in steps(now, square, COMBAT)]

    return up_to(s._replace(used=frozenset()), 2, move_one)


@being("cavalry_captain")
def cavalry_captain(s: State) -> list[State]:
    sequences = [(COMBAT, STANDARD, STANDARD), (STANDARD, COMBAT, STANDARD), (STANDARD, STANDARD, COMBAT)]
    riders = [square for square in mine(s) if square != s.being]
    return merge([s, *(result for square in riders for rules in sequences for result in walk(s, square, rules))])


@being("gryphon_rider")
def gryphon_rider(s: State) -> list[State]:
    found = [s]
    for leap in leaps(s, s.being, COMBAT):
        lowered = downgrade(leap.state, leap.end)
        assert lowered is not None
        placed = [place(lowered, square, s.you, COMMON) for square in ADJACENT[leap.end]]
        found.append(leap.state)
        found += [result for result in placed if result is not None] or [lowered]
    return found


@being("knight")
def knight(s: State) -> list[State]:
    def no_common(mover: Piece, occupant: Piece | None) -> bool:
        return COMBAT(mover, occupant) and (occupant is None or occupant.rank != COMMON)

    return walk(s, _being(s), [no_common] * 3)


@being("high_priestess")
def high_priestess(s: State) -> list[State]:
    def upgrade_neighbour(now: State) -> list[State]:
        return [now] + [_upgraded(now, square) for square in ADJACENT[_being(now)] if square in everyone(now, COMMON)]

    return then(walk(s, _being(s), [STANDARD]), upgrade_neighbour)


@being("master_of_intrigue")
def master_of_intrigue(s: State) -> list[State]:
    def move_one(now: State) -> list[State]:
        own = steps(now, now.being, STANDARD)
        movable = now.used & set(everyone(now, COMMON, HEROIC))
        pattern = [one for square in movable for one in steps(now, square, COMBAT)]
        return [one.state for one in own + pattern]

    return up_to(s, 3, move_one)


@being("gun_tower")
def gun_tower(s: State) -> list[State]:
    legendary = everyone(s, LEGENDARY)
    found = [s]
    for direction in s.arrows:
        met = [square for square in ray(_being(s), direction) if s.at(square) is not None]
        before_a_legend = takewhile(lambda square: square not in legendary, met)
        found.append(destroy_all(s, list(before_a_legend)[:2]))
    return found
