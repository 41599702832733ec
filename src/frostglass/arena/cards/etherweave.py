"""The Etherweave deck, in printed order; warp effects follow the being they are printed on."""

from __future__ import annotations

from collections import Counter

from frostglass.arena.board import ALL_DIRECTIONS, AROUND, AT_TWO, BIT, COLOURLESS, DIRECTION, STEP, opposite, squares
from frostglass.arena.cards import being, second
from frostglass.arena.keywords.as_legend import count_as_legend
from frostglass.arena.keywords.merchant import bring_back, lay_aside
from frostglass.arena.keywords.permissions import EMPEROR, OBLIVION, VOID
from frostglass.arena.keywords.warp import (
    at_hand,
    copy_warp,
    may_copy_from_pile,
    may_discard_pending,
    may_take_back,
)
from frostglass.arena.options import Move, Take
from frostglass.arena.patterns import CARDS, COMMON, LEGENDS
from frostglass.arena.piles import discard_flare, discard_legend, give_up, return_from_pile, reveal
from frostglass.arena.scene import COMBAT, STANDARD, Scene
from frostglass.arena.state import colour_of, rank_of
from frostglass.engine.decision import Script


@being("antimatter_spirit")
def nothing_on_arrival(s: Scene) -> Script[None]:
    yield from ()


@second("antimatter_spirit")
def antimatter_spirit_warp(s: Scene) -> Script[None]:
    def enemies(square: int, direction: int) -> list[int]:
        """The colours with which all four parts can be done (X5)."""
        ahead, behind = STEP[direction][square], STEP[opposite(direction)][square]
        if ahead < 0 or behind < 0 or (BIT[ahead] | BIT[behind]) & ~(s.empty | s.commons):
            return []
        back_in_supply = colour_of(s.cell(ahead))
        return [c for c in s.enemy_colours if c == back_in_supply or s.p.dual_free(c) > 0]

    def directions(square: int) -> list[int]:
        return [d for d in ALL_DIRECTIONS if enemies(square, d)]

    possible = s.empty & COLOURLESS if s.has_free_piece() else 0
    bursts = [BIT[q] for q in squares(possible) if any(enemies(q, d) for d in ALL_DIRECTIONS)]
    square = yield from s.choose("burst", sum(bursts))
    if square < 0:
        return
    direction = yield from s.choose_direction(directions(square))
    colour = yield from s.choose_colour("place_colour", enemies(square, direction))
    s.put_down(square, s.me, COMMON)
    s.relocate(square, STEP[direction][square])
    s.put_down(square, colour, COMMON)
    s.relocate(square, STEP[opposite(direction)][square])


@being("dark_sphere")
def dark_sphere(s: Scene) -> Script[None]:
    ring = AT_TWO[s.here]
    moved: list[int] = []
    chosen: Counter[int] = Counter()
    for left in (3, 2, 1):
        done = sum(BIT[square] for square in moved)
        movers = sum(s.of_colour(c) for c in s.colours if chosen[c] < 2) & ~s.legendaries & ~done  # X45
        s.moves_left(left, done, *sorted(chosen.items()))
        step = yield from s.may_move(movers, COMBAT, ring)
        if not step:
            return
        chosen[colour_of(s.cell(step.target))] += 1
        moved = [square for square in moved if square != step.target] + [step.target]


@being("doppelganger")
def doppelganger(s: Scene) -> Script[None]:
    card = at_hand(s)
    if card is not None:
        yield from copy_warp(s, card)


@being("eternal_emperor")
def eternal_emperor(s: Scene) -> Script[None]:
    if not EMPEROR.get(s.p):
        word = yield from s.may_choose_word("emperor", [way for way in ("place", "move") if emperor_can(s, way)])
        yield from emperor_does(s, word)


@second("eternal_emperor")
def eternal_emperor_warp(s: Scene) -> Script[None]:
    if s.target < 0:  # played from the hand, not copied by a being (E3.5)
        EMPEROR.put(s.p, True)
    word = yield from s.choose_word("emperor", [way for way in ("place", "move") if emperor_can(s, way)])
    yield from emperor_does(s, word)


def emperor_moves(s: Scene) -> list[Move]:
    return [*s.steps(s.mine & s.commons, COMBAT), *s.steps(s.mine & ~s.commons, STANDARD)]


def emperor_can(s: Scene, way: str) -> bool:
    """X46: only an alternative that can be done is offered."""
    return s.has_free_piece() and s.empty > 0 if way == "place" else bool(emperor_moves(s))


def emperor_does(s: Scene, word: str) -> Script[None]:
    if word == "place":
        yield from s.must_place(s.empty)
    elif word == "move":
        step = yield s.ask("move", emperor_moves, (s,))
        assert isinstance(step, Move)
        s.relocate(step.source, step.target)


@being("gate_of_oblivion")
def gate_of_oblivion(s: Scene) -> Script[None]:
    s.destroy_all(s.marked_second & s.pieces)
    yield from s.may_destroy(s.marked & (s.commons | s.heroics))


@second("gate_of_oblivion")
def gate_of_oblivion_warp(s: Scene) -> Script[None]:
    OBLIVION.put(s.p, OBLIVION.get(s.p) + 1)
    yield from ()


@being("greater_shadow_twin")
def greater_shadow_twin(s: Scene) -> Script[None]:
    surrounded = [v for v in squares(s.heroics) if (AROUND[v] & s.mine).bit_count() >= 2]
    if surrounded and (yield from shows_twin(s, "lesser_shadow_twin")):
        yield from s.may_destroy(sum(BIT[v] for v in surrounded))


@second("greater_shadow_twin")
@second("lesser_shadow_twin")
def upgrade_one_of_yours(s: Scene) -> Script[None]:
    yield from s.must_upgrade(s.mine & s.commons)


def shows_twin(s: Scene, twin: str) -> Script[bool]:
    """Does the player show the other twin in the own discard pile? Asked whatever lies there (RULES 15.8)."""
    pile = s.discard_pile
    held = [Take(twin)] if twin in pile else []
    shown = bool(pile) and (yield from s.ask_owner("show_twin", lambda: held)) is not None
    if shown:
        reveal(s.p, s.seat, twin)
    return shown


@being("iris_of_eternity")
def iris_of_eternity(s: Scene) -> Script[None]:
    possible = {"destroy": s.around & s.legendaries, "ascend": s.being & s.upgradable}
    word = yield from s.may_choose_word("iris", [way for way in ("destroy", "ascend") if possible[way]])
    if word == "destroy":
        yield from s.must_destroy(s.around & s.legendaries)
    elif word == "ascend":
        s.upgrade(s.here)
        yield from count_as_legend(s)
        for seat in s.p.side(s.seat):  # X33
            for legend in s.p.legends[seat - 1]:
                discard_legend(s.p, seat, legend)


@being("lesser_shadow_twin")
def lesser_shadow_twin(s: Scene) -> Script[None]:
    victims = s.commons & s.near(s.mine)
    if not victims or not (yield from shows_twin(s, "greater_shadow_twin")):
        return
    first = yield from s.may_choose("destroy", victims)
    if first >= 0:
        s.destroy(first)
        yield from s.may_destroy(s.commons & s.near(s.mine & AROUND[first]))  # around one and the same piece


@being("merchant_of_time")
def merchant_of_time(s: Scene) -> Script[None]:
    yield from bring_back(s)


@second("merchant_of_time")
def merchant_of_time_warp(s: Scene) -> Script[None]:
    yield from lay_aside(s)


@being("paradox_worm")
def paradox_worm(s: Scene) -> Script[None]:
    ranks = [rank for rank in (s.commons, s.heroics) if rank & s.mine and rank & s.enemies]
    mine = yield from s.may_choose("swap", s.mine & sum(ranks))
    if mine >= 0:
        theirs = yield from s.choose("swap_with", s.enemies & s.p.of_rank(rank_of(s.cell(mine))))
        s.swap(mine, theirs)


@second("paradox_worm")
def paradox_worm_warp(s: Scene) -> Script[None]:
    yield from s.must_upgrade(s.enemies & s.commons)
    yield from may_discard_pending(s)


@being("polarity_queen")
def polarity_queen(s: Scene) -> Script[None]:
    first = yield s.ask("move", first_of_two, (s,))
    if isinstance(first, Move):
        s.relocate(first.source, first.target)
        second = yield s.ask("move", s.steps_in, (poles(s) & ~BIT[first.target], opposite(DIRECTION[first]), COMBAT))
        assert isinstance(second, Move)
        s.relocate(second.source, second.target)


@second("polarity_queen")
def polarity_queen_warp(s: Scene) -> Script[None]:
    yield from s.must_place(s.near(s.enemies))


def poles(s: Scene) -> int:
    """The pieces that the Queen may move."""
    return s.mine & ~s.legendaries & ~s.being


def first_of_two(s: Scene) -> list[Move]:
    """The moves after which another piece can move in the opposite direction (X5)."""
    moves = s.steps(poles(s), COMBAT)
    answering = [0] * len(ALL_DIRECTIONS)
    for move in moves:
        answering[opposite(DIRECTION[move])] |= BIT[move.source]

    def is_answered(first: Move) -> bool:
        direction = DIRECTION[first]
        left = answering[direction] & ~BIT[first.source] & ~BIT[first.target]  # X47
        behind = STEP[direction][first.target]  # its answer would be to land on the piece that has just moved
        if behind >= 0 and rank_of(s.cell(behind)) < rank_of(s.cell(first.source)):
            left &= ~BIT[behind]
        return left > 0

    return [move for move in moves if is_answered(move)]


@being("reality_patch")
def reality_patch(s: Scene) -> Script[None]:
    for colour in s.enemy_colours:
        s.remember(colour)
        yield from s.may_destroy(s.of_colour(colour) & s.heroics)
    yield from may_discard_pending(s)
    p, i = s.p, s.seat - 1

    def held() -> list[Take]:  # looked up when it is asked: who passes control there has no legends any more
        return [Take(card) for card in p.hands[i] + p.legends[i] + p.flares[i]]

    thrown = (yield from s.ask_owner("throw_away", held)) if held() else None
    if isinstance(thrown, Take):
        put_on_pile = discard_legend if thrown.card in LEGENDS else give_up if thrown.card in CARDS else discard_flare
        put_on_pile(p, s.seat, thrown.card)


@being("singularity")
def singularity(s: Scene) -> Script[None]:
    square = yield from s.choose("singularity", s.empty & COLOURLESS)
    if square < 0:
        return
    drawn_in = AROUND[square] & s.commons
    last = yield from s.choose("last_mover", drawn_in)  # the order of the others makes no difference (RULES 7.26)
    for mover in [*squares(drawn_in & ~BIT[last]), last] if last >= 0 else []:
        s.relocate(mover, square)


@being("time_traveler")
def time_traveler(s: Scene) -> Script[None]:
    if (yield from s.may_destroy(s.around & s.commons)) and s.discard_pile:
        return_from_pile(s.p, s.seat, s.discard_pile[-1])


@being("translocationist")
def translocationist(s: Scene) -> Script[None]:
    used = 0
    for left in (2, 1):
        s.remember(left, used)
        heroic = yield from s.may_choose("swap", s.mine & s.heroics & ~used if s.mine & s.commons else 0)
        if heroic < 0:
            return
        common = yield from s.choose("swap_with", s.mine & s.commons)
        s.swap(heroic, common)
        used |= BIT[common]  # a different heroic piece each time (X44)


@second("translocationist")
def translocationist_warp(s: Scene) -> Script[None]:
    s.gain_action()
    yield from ()


@being("void_summoner")
def void_summoner(s: Scene) -> Script[None]:
    VOID.put(s.p, True)
    yield from ()


@second("void_summoner")
def void_summoner_warp(s: Scene) -> Script[None]:
    yield from s.move(s.mine & ~s.legendaries, STANDARD)


@being("warpmaster")
def warpmaster(s: Scene) -> Script[None]:
    if not (yield from may_take_back(s)):
        yield from s.may_move(s.being, STANDARD)


@being("ziggurat_sentinel")
def ziggurat_sentinel(s: Scene) -> Script[None]:
    if not (yield from may_copy_from_pile(s)):
        yield from s.may_run(s.being, s.arrows, COMBAT, 3)


@second("ziggurat_sentinel")
def ziggurat_sentinel_warp(s: Scene) -> Script[None]:
    step = yield from s.move(s.mine & ~s.legendaries, COMBAT)
    if step and not step.equal:  # it was the first of two standard moves
        s.moves_left(1, step.target)
        yield from s.may_move(BIT[step.target], STANDARD)
