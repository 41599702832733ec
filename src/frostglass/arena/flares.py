"""The twelve flares: criteria (RULES 8.2), invoking (8.3-8.6), and the effect of each half in printed order."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.cards import Effect
from frostglass.arena.options import Invoke, Move, Pick, picks
from frostglass.arena.patterns import COMMON, HEROIC
from frostglass.arena.piles import without
from frostglass.arena.scene import COMBAT, STANDARD, Scene
from frostglass.arena.scoring import score_point
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Option, Script


class Flare(NamedTuple):
    id: str
    upper: int
    lower: int


def _load() -> dict[str, Flare]:
    data = tomllib.loads(files("frostglass.arena").joinpath("data/flares.toml").read_text())
    flares = {entry["id"]: Flare(**entry) for entry in data["flare"]}
    if len(flares) != 12:
        raise ValueError("12 different flares wanted")
    return flares


FLARES: Final = _load()


def differences(p: State, versus: int) -> tuple[int, int]:
    """How many more upgraded pieces, and pieces in all, a colour has than the turn player's side (RULES 8.2)."""
    me = p.colour(p.turn)
    upgraded = p.upgraded_of(versus).bit_count() - p.upgraded_of(me).bit_count()
    return upgraded, p.of_colour(versus).bit_count() - p.of_colour(me).bit_count()


def invocations(p: State) -> list[Invoke]:
    """The flares in hand that may be invoked now, against each colour for which a criterion is met."""
    found = []
    me = p.colour(p.turn)
    for card in p.flares[p.turn - 1]:
        flare = FLARES[card]
        for versus in range(p.colours):
            if versus != me:
                upgraded, pieces = differences(p, versus)
                if upgraded >= flare.upper or pieces >= flare.lower:
                    found.append(Invoke(card, versus))
    return found


def invoke(p: State, choice: Invoke) -> Script[None]:
    """Resolve the halves whose criteria are met now, the upper one first, then discard the flare (RULES 8.3)."""
    seat = p.turn
    flare = FLARES[choice.flare]
    upgraded, pieces = differences(p, choice.versus)
    upper, lower = upgraded >= flare.upper, pieces >= flare.lower
    p.flares = replaced(p.flares, seat - 1, without(p.flares[seat - 1], flare.id))
    p.events.append(ev.Invoked(seat, flare.id, choice.versus, upper, lower))
    if p.form.scoring == "kills":  # RULES 8.5
        score_point(p, choice.versus + 1, -1)
    elif p.form.scoring == "colours":
        score_point(p, choice.versus + 1, p.colour(seat))
    s = Scene(p)
    if upper:
        yield from UPPER[flare.id](s)
    if lower:
        yield from LOWER[flare.id](s)
    p.flare_discard += (flare.id,)


def _place_common(s: Scene) -> Script[None]:
    s.remember()
    yield from s.must_place(s.empty)


def _place_two_commons(s: Scene) -> Script[None]:
    # What is still to be placed follows from what stands on the board already.
    for _ in range(2):
        s.remember()
        yield from s.must_place(s.empty)


def _place_heroic(s: Scene) -> Script[None]:
    s.remember()
    yield from s.must_place(s.empty, HEROIC)


def _gain_action(s: Scene) -> Script[None]:
    s.gain_action()
    yield from ()


def _three_steps_of_commons(s: Scene) -> Script[None]:
    for left in (3, 2, 1):
        s.moves_left(left)
        if not (yield from s.may_move(s.mine & s.commons, STANDARD)):
            return


def _place_or_convert(s: Scene) -> Script[None]:
    where = s.empty | s.enemies & s.commons if s.has_free_piece() else 0
    square = yield from s.choose("place_or_convert", where)
    if square < 0:
        return
    if s.cell(square):
        s.convert(square, COMMON)
    else:
        s.put_down(square, s.me, COMMON)


def _step_or_upgrade(s: Scene) -> Script[None]:
    def alternatives() -> list[Option]:
        commons = s.mine & s.commons
        return [*s.steps(commons, STANDARD), *picks(commons)]

    chosen = yield s.ask("step_or_upgrade", alternatives)
    if isinstance(chosen, Move):
        s.relocate(chosen.source, chosen.target)
    elif isinstance(chosen, Pick):
        s.upgrade(chosen.square)


def _place_or_upgrade(s: Scene) -> Script[None]:
    square = yield from s.choose("place_or_upgrade", s.mine & s.commons | (s.empty if s.has_free_piece() else 0))
    if square < 0:
        return
    if s.cell(square):
        s.upgrade(square)
    else:
        s.put_down(square, s.me, COMMON)


def _combat_leap_of_common(s: Scene) -> Script[None]:
    yield from s.may_leap(s.mine & s.commons, COMBAT)


def _upgrade_and_action(s: Scene) -> Script[None]:
    yield from s.must_upgrade(s.mine & s.commons)
    s.gain_action()


def _one_step_one_fight(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.mine & s.commons, COMBAT)
    if step:
        yield from s.may_move(s.mine & s.commons, STANDARD if step.destroyed else COMBAT)


def _fight_or_two_steps(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.mine & (s.commons | s.heroics), COMBAT)
    if step and not step.equal:
        yield from s.may_move(s.mine & (s.commons | s.heroics), STANDARD)


def _standard_leap_of_common(s: Scene) -> Script[None]:
    yield from s.may_leap(s.mine & s.commons, STANDARD)


UPPER: Final[dict[str, Effect]] = {
    "flare_01": _place_common,
    "flare_02": _place_common,
    "flare_03": _three_steps_of_commons,
    "flare_04": _place_common,
    "flare_05": _step_or_upgrade,
    "flare_06": _place_or_upgrade,
    "flare_07": _place_common,
    "flare_08": _gain_action,
    "flare_09": _place_heroic,
    "flare_10": _place_two_commons,
    "flare_11": _place_common,
    "flare_12": _standard_leap_of_common,
}
LOWER: Final[dict[str, Effect]] = {
    "flare_01": _place_heroic,
    "flare_02": _place_common,
    "flare_03": _gain_action,
    "flare_04": _place_or_convert,
    "flare_05": _place_two_commons,
    "flare_06": _combat_leap_of_common,
    "flare_07": _upgrade_and_action,
    "flare_08": _place_common,
    "flare_09": _one_step_one_fight,
    "flare_10": _place_common,
    "flare_11": _fight_or_two_steps,
    "flare_12": _gain_action,
}
