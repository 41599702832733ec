"""The twelve flares, read naively: upper difference, upper half, lower difference, lower half."""

from .geometry import SQUARES
from .registry import FLARES, Effect
from .state import (
    COMBAT,
    COMMON,
    HEROIC,
    ONTO_EMPTY,
    STANDARD,
    Rule,
    State,
    convert,
    enemy,
    gain_action,
    leaps,
    merge,
    mine,
    place,
    steps,
    then,
    up_to,
    upgrade,
)


def _placings(s: State, rank: int) -> list[State]:
    return [placed for square in SQUARES if (placed := place(s, square, s.you, rank)) is not None]


def _upgrades(s: State) -> list[State]:
    return [raised for square in mine(s, COMMON) if (raised := upgrade(s, square)) is not None]


def _moves(s: State, rule: Rule, *ranks: int) -> list[State]:
    return [step.state for square in mine(s, *ranks) for step in steps(s, square, rule)]


def place_common(s: State) -> list[State]:
    return _placings(s, COMMON) or [s]


def place_heroic(s: State) -> list[State]:
    return _placings(s, HEROIC) or [s]


def place_two_commons(s: State) -> list[State]:
    return then(place_common(s), place_common)


def one_action(s: State) -> list[State]:
    return [gain_action(s)]


def three_common_moves(s: State) -> list[State]:
    return up_to(s, 3, lambda now: _moves(now, STANDARD, COMMON))


def place_or_convert(s: State) -> list[State]:
    converted = [turned for square in enemy(s, COMMON) if (turned := convert(s, square, s.you)) is not None]
    return _placings(s, COMMON) + converted or [s]


def move_or_upgrade(s: State) -> list[State]:
    return _moves(s, STANDARD, COMMON) + _upgrades(s) or [s]


def place_or_upgrade(s: State) -> list[State]:
    return _placings(s, COMMON) + _upgrades(s) or [s]


def combat_leap(s: State) -> list[State]:
    return [s] + [leap.state for square in mine(s, COMMON) for leap in leaps(s, square, COMBAT)]


def upgrade_and_action(s: State) -> list[State]:
    return [gain_action(raised) for raised in _upgrades(s) or [s]]


def one_standard_and_one_combat_move(s: State) -> list[State]:
    standard, combat = _moves(s, ONTO_EMPTY, COMMON), _moves(s, COMBAT, COMMON)
    standard_then_combat = then(standard, lambda now: _moves(now, COMBAT, COMMON))
    combat_then_standard = then(combat, lambda now: _moves(now, ONTO_EMPTY, COMMON))
    return merge([s, *standard, *combat, *standard_then_combat, *combat_then_standard])


def one_combat_or_two_standard_moves(s: State) -> list[State]:
    combat = _moves(s, COMBAT, COMMON, HEROIC)
    standard = up_to(s, 2, lambda now: _moves(now, STANDARD, COMMON, HEROIC))
    return merge([*combat, *standard])


def standard_leap(s: State) -> list[State]:
    return [s] + [leap.state for square in mine(s, COMMON) for leap in leaps(s, square, STANDARD)]


HALVES: dict[str, tuple[int, Effect, int, Effect]] = {
    "flare_01": (3, place_common, 6, place_heroic),
    "flare_02": (4, place_common, 4, place_common),
    "flare_03": (3, three_common_moves, 5, one_action),
    "flare_04": (4, place_common, 5, place_or_convert),
    "flare_05": (3, move_or_upgrade, 6, place_two_commons),
    "flare_06": (4, place_or_upgrade, 4, combat_leap),
    "flare_07": (4, place_common, 6, upgrade_and_action),
    "flare_08": (4, one_action, 5, place_common),
    "flare_09": (5, place_heroic, 4, one_standard_and_one_combat_move),
    "flare_10": (5, place_two_commons, 5, place_common),
    "flare_11": (3, place_common, 4, one_combat_or_two_standard_moves),
    "flare_12": (2, standard_leap, 5, one_action),
}
FLARES.update(HALVES)
