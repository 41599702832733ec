"""The Everfrost deck, in printed order; frozen effects follow the being they lie under."""

from __future__ import annotations

from frostglass.arena.board import AROUND, AT_TWO, BIT, STEP, squares
from frostglass.arena.cards import being, second
from frostglass.arena.keywords.frozen import Frozen, put_into_play
from frostglass.arena.options import Move, Take
from frostglass.arena.patterns import CARDS, COMMON
from frostglass.arena.piles import discard_flare
from frostglass.arena.scene import COMBAT, ONTO_EMPTY, STANDARD, Scene
from frostglass.arena.state import rank_of
from frostglass.engine.decision import Script


@being("snow_fox")
def snow_fox(s: Scene) -> Script[None]:
    if (yield from s.may_move(s.being, STANDARD)):
        yield from s.may_move(s.being, STANDARD)


@being("royal_reindeer")
def royal_reindeer(s: Scene) -> Script[None]:
    leap = yield from s.may_leap(s.being, COMBAT, AT_TWO[s.here])
    if not s.summoned_onto and not leap.destroyed:
        s.upgrade(s.here)


@being("crystal_mirror")
def crystal_mirror(s: Scene) -> Script[None]:
    mirror = s.mirror_squares
    copied = 0
    for ranks in (s.commons | s.heroics, s.commons):
        useful = sum(BIT[yellow] for yellow, blue in mirror.items() if s.empty & BIT[blue]) & ranks & ~copied
        square = yield from s.may_choose("copy", useful if s.has_free_piece() else 0)
        if square < 0:
            return
        rank = rank_of(s.cell(square))
        s.put_down(mirror[square], s.me, rank)
        if rank != COMMON:
            return
        copied |= BIT[square]


@being("crystal_grower")
def crystal_grower(s: Scene) -> Script[None]:
    for colour in s.enemy_colours:
        yield from s.must_upgrade(s.of_colour(colour) & s.commons)


@second("crystal_grower")
def crystal_grower_thawed(s: Scene) -> Script[None]:
    yield from s.must_upgrade(s.mine & s.commons)


@being("ice_princess")
def ice_princess(s: Scene) -> Script[None]:
    yield from s.may_move(s.mine & s.commons & ~s.being, COMBAT)


@second("ice_princess")
def ice_princess_thawed(s: Scene) -> Script[None]:
    yield from s.move(s.mine & s.commons, STANDARD)


@being("ice_queen")
def ice_queen(s: Scene) -> Script[None]:
    yield from s.may_move(s.mine & s.heroics & ~s.being, COMBAT)


@second("ice_queen")
def ice_queen_thawed(s: Scene) -> Script[None]:
    yield from s.move(s.mine & s.heroics, STANDARD)


@being("frostweave_summoner")
@being("winter_whisperer")
def nothing_on_arrival(s: Scene) -> Script[None]:
    yield from ()


@second("frostweave_summoner")
def frostweave_summoner_thawed(s: Scene) -> Script[None]:
    s.grant_enemy_piece()
    yield from ()


@second("winter_whisperer")
def winter_whisperer_thawed(s: Scene) -> Script[None]:
    sacrificed = yield from s.may_destroy(s.mine & s.commons)
    flares = s.flares_in_hand
    flare = (yield from s.ask_owner("discard_flare", lambda: [Take(card) for card in flares])) if flares else None
    if isinstance(flare, Take):
        discard_flare(s.p, s.seat, flare.card)
        if sacrificed:
            s.gain_action()


@being("frozen_chest")
def frozen_chest(s: Scene) -> Script[None]:
    pile = s.discard_pile
    if pile:  # RULES 15.8: asked whatever the pile holds
        frozen_cards = [Take(card) for card in pile if CARDS[card].second == Frozen.id]
        taken = yield from s.ask_owner("take_frozen", lambda: frozen_cards)
        if isinstance(taken, Take):
            put_into_play(s.p, s.seat, taken.card)


@being("everfrost_sentinel")
def everfrost_sentinel(s: Scene) -> Script[None]:
    if s.summoned_onto_enemy and (yield from s.may_choose_word("sentinel", ["yes"])):
        s.downgrade(s.here)
        s.penalise()


@being("glacier_giant")
def glacier_giant(s: Scene) -> Script[None]:
    charge = yield from s.may_run(s.being, s.arrows, COMBAT)
    if not charge:
        return
    ahead = STEP[charge.direction][s.here]
    if ahead >= 0 and s.legendaries & BIT[ahead] and (yield from s.may_choose_word("shatter", ["yes"])):
        s.destroy(ahead)
        s.destroy(s.here)


@being("polar_bear")
def polar_bear(s: Scene) -> Script[None]:
    if (yield from s.may_move(s.being, COMBAT)).destroyed and (yield from s.may_move(s.being, STANDARD)).destroyed:
        yield from s.may_move(s.being, ONTO_EMPTY)


@being("war_sled")
def war_sled(s: Scene) -> Script[None]:
    directions = s.arrows
    for _ in range(3):
        step = yield from s.may_step(s.being, directions, COMBAT)
        if not step:
            return
        d = step.direction
        directions = ((d - 1) % 8, d, (d + 1) % 8)


@being("snow_monster")
def snow_monster(s: Scene) -> Script[None]:
    s.destroy_all(s.enemies & s.commons & s.within(2) & s.near(s.mine))
    yield from ()


@being("frost_imp")
def frost_imp(s: Scene) -> Script[None]:
    def slides() -> list[Move]:
        sliding = squares(s.around & s.commons)
        every = [s.slides(piece, direction) for piece in sliding for direction in range(8)]
        return [run[-1] for run in every if run]

    slide = yield s.offer("slide", slides)
    if isinstance(slide, Move):
        s.relocate(slide.source, slide.target)


@being("ice_wyvern")
def ice_wyvern(s: Scene) -> Script[None]:
    if (yield from s.may_leap(s.being, COMBAT)).destroyed:
        s.destroy(s.here)


@second("ice_wyvern")
def ice_wyvern_thawed(s: Scene) -> Script[None]:
    yield from s.must_place(s.near(s.mine & s.heroics))


@being("deathbringer")
def deathbringer(s: Scene) -> Script[None]:
    def helpers(square: int) -> int:
        return (AROUND[square] & s.mine & ~s.being).bit_count()

    needed = (0, 1, 3)
    victims = sum(BIT[v] for v in squares(s.around & s.pieces) if helpers(v) >= needed[rank_of(s.cell(v))])
    square = yield from s.may_choose("remove", victims)
    if square >= 0:
        s.remove(square)


@being("frostweave_illusionist")
def frostweave_illusionist(s: Scene) -> Script[None]:
    colour = yield from s.choose_colour("give_away", s.colours_with_free_piece())
    if colour >= 0:
        s.give_away(s.here, colour, COMMON)


@second("frostweave_illusionist")
def frostweave_illusionist_thawed(s: Scene) -> Script[None]:
    yield from s.must_convert(s.commons)
