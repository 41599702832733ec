"""The eleven warp effects, read naively; played from hand or copied (E3)."""

from .geometry import ADJACENT, DIRECTIONS, GREEN, RED, SQUARES, turned
from .registry import warp
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    ON_MERCHANT,
    STANDARD,
    State,
    enemy,
    everyone,
    gain_action,
    merge,
    mine,
    place,
    step,
    steps,
    taken_off,
    upgrade,
)

COLOURLESS = [square for square in SQUARES if square not in RED | GREEN]
MERCHANT = "merchant_of_time"


@warp("antimatter_spirit")
def antimatter_spirit(s: State) -> list[State]:
    results: list[State] = []
    for square in COLOURLESS:
        own_placed = place(s, square, s.you, COMMON)
        if own_placed is None:
            continue
        for direction in DIRECTIONS:
            own_gone = step(own_placed, square, direction, COMBAT)
            for colour in s.enemies if own_gone is not None else []:
                assert own_gone is not None
                enemy_placed = place(own_gone.state, square, colour, COMMON)
                enemy_gone = enemy_placed and step(enemy_placed, square, turned(direction, 4), COMBAT)
                results += [enemy_gone.state] if enemy_gone else []
    return merge(results) or [s]


@warp("eternal_emperor")
def eternal_emperor(s: State) -> list[State]:
    placed = [t for square in SQUARES if (t := place(s, square, s.you, COMMON)) is not None]
    moved = [
        one.state for square in mine(s) for one in steps(s, square, COMBAT if square in mine(s, COMMON) else STANDARD)
    ]
    return merge([*placed, *moved]) or [s]


@warp("gate_of_oblivion")
def gate_of_oblivion(s: State) -> list[State]:
    return [s._replace(oblivion=s.oblivion + 1)]


@warp("greater_shadow_twin")
@warp("lesser_shadow_twin")
def upgrade_one_of_yours(s: State) -> list[State]:
    return _upgrades(s, mine(s, COMMON)) or [s]


@warp("merchant_of_time")
def merchant_of_time(s: State) -> list[State]:
    """Not destroyed: it lies on the card, with the marker of the Gateway if it has it (E2.5)."""
    results: list[State] = []
    for square in everyone(s):
        if square in COLOURLESS:
            gateway = ON_MERCHANT if s.gateway == square else s.gateway
            results.append(taken_off(s, square)._replace(merchant=s.at(square), gateway=gateway))
    return results or [s]


@warp("paradox_worm")
def paradox_worm(s: State) -> list[State]:
    raised = _upgrades(s, enemy(s, COMMON)) or [s]
    return merge([*raised, *(without_pending(t) for t in raised)])


@warp("polarity_queen")
def polarity_queen(s: State) -> list[State]:
    enemies = enemy(s)
    beside_enemy = [square for square in SQUARES if any(other in enemies for other in ADJACENT[square])]
    return [t for square in beside_enemy if (t := place(s, square, s.you, COMMON)) is not None] or [s]


@warp("translocationist")
def translocationist(s: State) -> list[State]:
    return [gain_action(s)]


@warp("void_summoner")
def void_summoner(s: State) -> list[State]:
    return merge(one.state for square in mine(s, COMMON, HEROIC) for one in steps(s, square, STANDARD)) or [s]


@warp("ziggurat_sentinel")
def ziggurat_sentinel(s: State) -> list[State]:
    """Where only one standard move is possible it is a combat move too. The second may lead back to the start."""
    results: list[State] = []
    for square in mine(s, COMMON, HEROIC):
        results += [one.state for one in steps(s, square, COMBAT)]
        for first in steps(s, square, STANDARD):
            results += [second.state for second in steps(first.state, first.end, STANDARD)]
    return merge(results) or [s]


def without_pending(s: State) -> State:
    """The pending being is discarded, unless it is Merchant of Time (E3.3, X36)."""
    if s.pending is None or s.pending == MERCHANT:
        return s
    return s._replace(pending=None, discard=(*s.discard, s.pending))


def _upgrades(s: State, squares: list[str]) -> list[State]:
    return [t for square in squares if (t := upgrade(s, square)) is not None]
