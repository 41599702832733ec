"""The Highland deck, in printed order."""

from __future__ import annotations

from frostglass.arena.board import AROUND, BIT, CENTER, COLOURED, GREEN, RED
from frostglass.arena.cards import being
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.scene import COMBAT, STANDARD, Scene
from frostglass.arena.state import rank_of
from frostglass.engine.decision import Script


@being("wild_eagle")
def wild_eagle(s: Scene) -> Script[None]:
    yield from s.may_leap(s.being, COMBAT)


@being("clan_axeman")
def clan_axeman(s: Scene) -> Script[None]:
    yield from s.may_destroy(s.beside & (s.commons | s.heroics))


@being("clan_healer")
def clan_healer(s: Scene) -> Script[None]:
    for _ in range(2):
        if (yield from s.may_place(s.near(GREEN))) < 0:
            return


@being("dire_wolf")
@being("wolf_rider")
def dire_wolf(s: Scene) -> Script[None]:
    if (yield from s.may_move(s.being, COMBAT)):
        yield from s.may_move(s.being, COMBAT)


@being("ritual_keeper")
def ritual_keeper(s: Scene) -> Script[None]:
    if s.on(GREEN):
        yield from s.must_upgrade(s.mine & s.commons)
    elif s.on(RED):
        yield from s.may_move(s.mine, COMBAT)


@being("eagle_lord")
def eagle_lord(s: Scene) -> Script[None]:
    yield from s.may_leap(s.being, COMBAT)


@being("blood_shaman")
def blood_shaman(s: Scene) -> Script[None]:
    square = yield from s.must_destroy(s.commons | s.heroics)
    if BIT[square] & RED:
        s.destroy_all(AROUND[square] & s.commons)


@being("war_drummer")
def war_drummer(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.mine & ~s.being, COMBAT)
    if step and not step.equal:  # it was the first of two standard moves
        yield from s.may_move(s.mine & ~s.being, STANDARD)


@being("hill_giant")
def hill_giant(s: Scene) -> Script[None]:
    s.destroy_all(s.beside & (s.commons | s.heroics))
    yield from ()


@being("warlord")
def warlord(s: Scene) -> Script[None]:
    led = False
    for left in (3, 2, 1):
        movers = s.mine if left > 1 or led else s.being
        warlord = s.being
        s.moves_left(left, led, warlord)
        step = yield from s.may_move(movers, COMBAT)
        if not step:
            return
        led |= bool(warlord & BIT[step.source])


@being("war_summoner")
def war_summoner(s: Scene) -> Script[None]:
    s.gain_action()
    s.grant_enemy_piece()
    yield from ()


@being("ritual_master")
def ritual_master(s: Scene) -> Script[None]:
    if s.on(GREEN):
        s.gain_action()
        s.gain_action()
    elif s.on(RED):
        yield from s.may_destroy(s.heroics)
        yield from s.may_destroy(s.commons)


@being("legend_slayer")
def legend_slayer(s: Scene) -> Script[None]:
    victim = yield from s.may_destroy(s.corners & s.pieces)
    if victim and rank_of(victim) != LEGENDARY:
        yield from s.may_destroy(s.corners & (s.commons | s.heroics))


@being("mountain_troll")
def mountain_troll(s: Scene) -> Script[None]:
    if s.destroy_all(s.around & s.enemies & s.commons) >= 2:
        s.gain_action()
    yield from ()


@being("hungry_bear")
def hungry_bear(s: Scene) -> Script[None]:
    if (yield from s.may_move(s.being, STANDARD)).destroyed:
        yield from s.may_move(s.being, STANDARD)


@being("werewolf")
def werewolf(s: Scene) -> Script[None]:
    if not s.on(COLOURED & ~CENTER):
        yield from s.may_move(s.being, STANDARD)
        return
    for _ in range(3):
        if not (yield from s.may_move(s.being, COMBAT)):
            return


@being("clan_guardian")
def clan_guardian(s: Scene) -> Script[None]:
    yield from s.may_upgrade(s.pattern & s.commons)
