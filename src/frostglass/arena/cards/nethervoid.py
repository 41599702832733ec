"""The Nethervoid deck, in printed order. Whether a being becomes the Gateway by its summoning is settled before."""

from __future__ import annotations

from frostglass.arena.board import AROUND, GREEN, RED
from frostglass.arena.cards import being
from frostglass.arena.keywords.as_legend import count_as_legend
from frostglass.arena.keywords.gateway import around_gateway, gateway, gateway_square, make_gateway
from frostglass.arena.keywords.possessed import possess
from frostglass.arena.keywords.under_deck import go_under_deck
from frostglass.arena.options import Take
from frostglass.arena.patterns import COMMON, HEROIC, LEGENDARY
from frostglass.arena.piles import discard_flare
from frostglass.arena.scene import COMBAT, STANDARD, Scene
from frostglass.arena.state import rank_of
from frostglass.engine.decision import Script


@being("acolyte_of_destruction")
def acolyte_of_destruction(s: Scene) -> Script[None]:
    emptied = yield from s.must_destroy(s.commons)
    if emptied >= 0 and gateway(s) & RED:
        yield from s.may_destroy(AROUND[emptied] & s.heroics)


@being("acolyte_of_growth")
def acolyte_of_growth(s: Scene) -> Script[None]:
    placed = yield from s.must_place(s.empty)
    if placed >= 0 and gateway(s) & GREEN:
        yield from s.must_place(AROUND[placed] & s.empty, HEROIC)


@being("demon_of_envy")
def demon_of_envy(s: Scene) -> Script[None]:
    is_behind = True
    while is_behind:
        s.remember()
        is_behind = (yield from s.must_place(around_gateway(s) & s.empty)) >= 0 and bool(s.of_those_with_more(s.pieces))


@being("demon_of_gluttony")
def demon_of_gluttony(s: Scene) -> Script[None]:
    if (yield from s.may_move(s.being, COMBAT)).destroyed:
        s.upgrade(s.here)
        if (yield from s.may_move(s.being, COMBAT)).destroyed:
            make_gateway(s, s.here)


@being("demon_of_greed")
def demon_of_greed(s: Scene) -> Script[None]:
    for rank in (s.commons, s.heroics):
        if (yield from s.must_destroy(s.mine & rank & ~gateway(s))) >= 0:
            s.gain_action()


@being("demon_of_lust")
def demon_of_lust(s: Scene) -> Script[None]:
    lured = 0
    for left in (2, 1):
        others = s.pieces & ~lured if gateway(s) else 0
        s.moves_left(left, lured)
        step = yield from s.may_move_toward(gateway_square(s), others, COMBAT, ~gateway(s))
        if not step:
            return
        lured = s.follow(step.target).bit


@being("demon_of_pride")
def demon_of_pride(s: Scene) -> Script[None]:
    s.upgrade(s.here)
    make_gateway(s, s.here)
    yield from s.may_move(s.being, COMBAT)


@being("demon_of_sloth")
def demon_of_sloth(s: Scene) -> Script[None]:
    if s.actions_left:
        s.lose_action()
    else:
        s.destroy_all(gateway(s))
    yield from ()


@being("demon_of_wrath")
def demon_of_wrath(s: Scene) -> Script[None]:
    def blast() -> int:
        return s.destroy_all(s.enemies & s.commons & around_gateway(s))

    if not blast():
        yield from s.may_move(gateway(s), STANDARD)
        blast()


@being("flame_imp")
def flame_imp(s: Scene) -> Script[None]:
    yield from s.may_destroy(s.commons & around_gateway(s))


@being("gate_keeper")
def gate_keeper(s: Scene) -> Script[None]:
    free = s.empty if s.has_free_piece() else 0
    square = yield from s.may_choose("place_or_upgrade", s.mine & s.commons | free)
    if square < 0:
        return
    if s.cell(square):
        s.upgrade(square)
    else:
        s.put_down(square, s.me, COMMON)
    make_gateway(s, square)


@being("gate_master")
def gate_master(s: Scene) -> Script[None]:
    if gateway(s) & s.upgradable:
        raised = gateway_square(s)
        s.upgrade(raised)
        if rank_of(s.cell(raised)) == LEGENDARY:
            yield from count_as_legend(s)
    square = yield from s.choose("gateway", s.mine & ~s.legendaries)
    if square >= 0:
        make_gateway(s, square)


@being("hell_hound")
def hell_hound(s: Scene) -> Script[None]:
    victim = yield from s.may_destroy(s.around & s.pieces)
    if not victim or rank_of(victim) != LEGENDARY:
        go_under_deck(s)


@being("hell_rider")
def hell_rider(s: Scene) -> Script[None]:
    for left in (1,) if gateway(s) == s.being else (3, 2, 1):
        s.moves_left(left, s.being)
        if not (yield from s.may_move(s.being, COMBAT)):
            return


@being("possessed_summoner")
def possessed_summoner(s: Scene) -> Script[None]:
    beside = {colour: s.near(s.of_colour(colour)) & s.empty for colour in s.colours_with_free_piece()}
    colour = yield from s.choose_colour("possess", [colour for colour, squares in beside.items() if squares])
    if colour >= 0:
        square = yield from s.choose("place", beside[colour])
        s.put_down(square, colour, COMMON)
        possess(s, colour)
    flares = s.flares_in_hand
    flare = (yield from s.ask_owner("discard_flare", lambda: [Take(card) for card in flares])) if flares else None
    if isinstance(flare, Take):
        discard_flare(s.p, s.seat, flare.card)
        s.gain_action()


@being("power_seeker")
def power_seeker(s: Scene) -> Script[None]:
    if gateway(s) == s.being:
        yield from s.may_move(s.being, STANDARD)
        return
    while gateway(s):
        s.remember(s.being)
        if not (yield from s.may_move_toward(gateway_square(s), s.being, COMBAT)):
            return


@being("shadow_imp")
def shadow_imp(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.being, COMBAT)
    if step and gateway(s) != s.being:
        yield from s.may_step(gateway(s), (step.direction,), COMBAT)


@being("vortexmaster")
def vortexmaster(s: Scene) -> Script[None]:
    yield from s.may_move(gateway(s), COMBAT)
    s.moves_left(1)
    yield from s.may_move(s.mine & around_gateway(s), COMBAT)
