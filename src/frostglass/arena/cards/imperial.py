"""The Imperial deck, in printed order; the northern and the southern school both play it."""

from __future__ import annotations

from frostglass.arena.board import BIT, RAY, RAY_BOARD
from frostglass.arena.cards import being
from frostglass.arena.options import Move
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.scene import COMBAT, ONTO_EMPTY, STANDARD, Scene
from frostglass.arena.state import rank_of
from frostglass.engine.decision import Script


@being("swordmaster")
def swordmaster(s: Scene) -> Script[None]:
    if (yield from s.may_destroy(s.corners & s.enemies & s.commons)):
        s.upgrade(s.here)


@being("messenger")
def messenger(s: Scene) -> Script[None]:
    yield from s.may_run(s.mine & ~s.legendaries, range(8), STANDARD)


@being("herald")
def herald(s: Scene) -> Script[None]:
    for left in (2, 1):
        s.moves_left(left)
        if not (yield from s.may_move(s.mine, ONTO_EMPTY)):
            return


@being("bomb")
def bomb(s: Scene) -> Script[None]:
    if s.actions_left:  # RULES 7.24
        s.destroy_all(s.around & s.commons | s.being)
    yield from ()


@being("chronicler")
def chronicler(s: Scene) -> Script[None]:
    square = yield from s.must_upgrade(s.mine & s.commons & ~s.being)
    if square >= 0:
        yield from s.may_move(BIT[square], STANDARD)


@being("assassin")
def assassin(s: Scene) -> Script[None]:
    if not s.destroy_all(s.marked & s.pieces):
        yield from s.may_move(s.being, ONTO_EMPTY, s.marked)


@being("time_mage")
def time_mage(s: Scene) -> Script[None]:
    s.gain_action()
    s.destroy_all(s.marked & s.enemies)
    yield from ()


@being("summoner")
def summoner(s: Scene) -> Script[None]:
    for _ in range(2):
        if (yield from s.may_place(s.marked)) < 0:
            return


@being("hypnotist")
def hypnotist(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.enemies & ~s.legendaries, COMBAT)
    moved = []
    while step:
        moved.append(s.follow(step.target))
        kin = s.like(step.target)
        left = (3 if kin & s.commons else 2) - len(moved)
        if not left:
            return
        done = sum(mover.bit for mover in moved)
        s.moves_left(left, s.cell(step.target), done)
        step = yield from s.may_move(kin & ~done, COMBAT)


@being("cannon")
def cannon(s: Scene) -> Script[None]:
    direction = yield from s.may_choose_direction(s.arrows)
    if direction >= 0:
        s.destroy_all(RAY_BOARD[direction][s.here] & s.commons)


@being("champion")
def champion(s: Scene) -> Script[None]:
    victim = yield from s.may_destroy(s.around & s.enemies)
    if victim and rank_of(victim) == LEGENDARY:
        s.destroy(s.here)
        s.gain_action()


@being("infantry_captain")
def infantry_captain(s: Scene) -> Script[None]:
    for left in (2, 1):
        s.moves_left(left, s.being)
        if not (yield from s.may_move(s.mine & ~s.being, COMBAT)):
            return


@being("cavalry_captain")
def cavalry_captain(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.mine & ~s.being, COMBAT)
    if not step:
        return
    rider = s.follow(step.target)
    fought = step.equal
    for left in (2, 1):
        kind = STANDARD if fought else COMBAT
        s.moves_left(left, fought, rider.bit)
        step = yield from s.may_move(rider.bit, kind)
        if not step:
            return
        fought |= step.equal


@being("gryphon_rider")
def gryphon_rider(s: Scene) -> Script[None]:
    if (yield from s.may_leap(s.being, COMBAT)) and (yield from s.may_choose_word("split", ["yes"])):
        s.downgrade(s.here)
        yield from s.must_place(s.around)


@being("knight")
def knight(s: Scene) -> Script[None]:
    for _ in range(3):
        if not (yield from s.may_move(s.being, COMBAT, ~s.commons)):
            return


@being("high_priestess")
def high_priestess(s: Scene) -> Script[None]:
    yield from s.may_move(s.being, STANDARD)
    yield from s.may_upgrade(s.around & s.commons)


@being("master_of_intrigue")
def master_of_intrigue(s: Scene) -> Script[None]:
    def moves() -> list[Move]:
        return s.steps(s.being, STANDARD) + s.steps(s.pattern & ~s.legendaries, COMBAT)

    for left in (3, 2, 1):
        s.moves_left(left, s.being, s.pattern)
        step = yield s.offer("move", moves)
        if not isinstance(step, Move):
            return
        s.relocate(step.source, step.target)


@being("gun_tower")
def gun_tower(s: Scene) -> Script[None]:
    direction = yield from s.may_choose_direction(s.arrows)
    if direction < 0:
        return
    shots = 2
    for square in RAY[direction][s.here]:
        if s.legendaries & BIT[square] or not shots:
            return
        if s.pieces & BIT[square]:
            s.destroy(square)
            shots -= 1
