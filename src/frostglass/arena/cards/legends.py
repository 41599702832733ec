"""The twelve legends, in printed order."""

from __future__ import annotations

from frostglass.arena.board import AROUND, BIT, BY_GREEN, BY_RED, COLOURED, RAY, RAY_BOARD, board, squares
from frostglass.arena.cards import being
from frostglass.arena.patterns import COMMON, HEROIC, LEGENDARY, RANKS
from frostglass.arena.scene import COMBAT, Scene
from frostglass.engine.decision import Script


@being("fire_dragon")
def fire_dragon(s: Scene) -> Script[None]:
    direction = yield from s.choose_direction(s.arrows)
    rays = (RAY[(direction + turn) % 8][s.here][:2] for turn in (-1, 0, 1))
    s.destroy_all(board(square for ray in rays for square in ray) & (s.commons | s.heroics))


@being("hell_bull")
def hell_bull(s: Scene) -> Script[None]:
    yield from s.may_run(s.being, range(8), COMBAT, ending_on=s.legendaries)


@being("angel_of_death")
def angel_of_death(s: Scene) -> Script[None]:
    victim = yield from s.may_choose("reap", s.pieces & ~s.being)
    if victim >= 0:
        s.upgrade(victim)
        s.relocate(s.here, victim)


@being("the_eldest_tree")
def the_eldest_tree(s: Scene) -> Script[None]:
    treated = 0
    for left in (3, 2, 1):
        useful = s.enemies & ~s.legendaries | s.mine & s.commons | (s.empty if s.has_free_piece() else 0)
        s.remember(left, treated)
        square = yield from s.may_choose("treat", s.around & useful & ~treated)
        if square < 0:
            return
        treated |= BIT[square]
        if s.enemies & BIT[square]:
            s.destroy(square)
        elif s.mine & BIT[square]:
            s.upgrade(square)
        else:
            s.put_down(square, s.me, COMMON)


@being("bone_catapult")
def bone_catapult(s: Scene) -> Script[None]:
    in_range = sum(RAY_BOARD[direction][s.here] for direction in s.arrows)
    aim = yield from s.may_choose("destroy", in_range & s.pieces)
    if aim >= 0:
        s.destroy_all(BIT[aim] | AROUND[aim] & s.commons)


@being("fire_elemental")
def fire_elemental(s: Scene) -> Script[None]:
    near = s.around & s.enemies & ~s.legendaries
    wide = s.within(2) & s.enemies & s.commons
    blast = yield from s.choose_word("blast", ["near", "wide"] if near | wide else [])
    s.destroy_all(near if blast == "near" else wide)


@being("leviathan")
def leviathan(s: Scene) -> Script[None]:
    named = 0
    sinking = False
    most = 4
    while named.bit_count() < most:
        if not named:
            choices = s.commons | _sinkable(s, 0)
        else:
            choices = (_sinkable(s, named) if sinking else s.commons) & s.near(named) & ~named
        s.remember(sinking, named)
        square = yield from s.may_choose("sink" if sinking else "devour", choices)
        if square < 0:
            break
        named |= BIT[square]
        sinking = not s.commons & BIT[square]
        most = 3 if sinking else 4
    if sinking:
        for square in squares(named):
            s.downgrade(square)
    else:
        s.destroy_all(named)


def _sinkable(s: Scene, named: int) -> int:
    """Heroic pieces, and legendary ones whose owner has a dual piece left for one more (RULES 1.7)."""
    found = s.heroics
    for colour in s.colours:
        legendary = s.of_colour(colour) & s.legendaries
        if s.p.dual_free(colour) > (legendary & named).bit_count():
            found |= legendary
    return found


@being("two_headed_dragon")
def two_headed_dragon(s: Scene) -> Script[None]:
    raised = yield from s.may_upgrade(s.pattern)
    if raised >= 0:
        yield from s.may_destroy(AROUND[raised] & s.heroics)


@being("earth_elemental")
def earth_elemental(s: Scene) -> Script[None]:
    yield from s.must_destroy(BY_RED & (s.commons | s.heroics))
    yield from s.must_upgrade(BY_GREEN & s.commons)
    yield from s.may_move(s.being, COMBAT, COLOURED)


@being("time_elemental")
def time_elemental(s: Scene) -> Script[None]:
    s.gain_extra_turn()
    yield from ()


@being("storm_elemental")
def storm_elemental(s: Scene) -> Script[None]:
    where = s.within(3) & s.empty
    ranks = [RANKS[r] for r in (COMMON, HEROIC, LEGENDARY) if where and s.has_free_piece(r)]
    chosen = yield from s.may_choose_word("storm", ranks)
    if not chosen:
        return
    rank = RANKS.index(chosen)
    square = yield from s.choose("place", where)
    s.put_down(square, s.me, rank)
    gust = s.follow(square)
    yield from s.may_run(gust.bit, range(8), COMBAT, most=(5, 3, 1)[rank])
    s.destroy(gust.square)


@being("titan")
def titan(s: Scene) -> Script[None]:
    for square in squares(s.beside & s.pieces | s.corners & (s.commons | s.heroics)):
        s.destroy_uncounted(square)
    yield from ()
