"""The Sylvan deck, in printed order."""

from __future__ import annotations

from frostglass.arena.board import AT_TWO, BIT
from frostglass.arena.cards import being
from frostglass.arena.options import Move, Pick, Take, Word, picks
from frostglass.arena.patterns import COMMON
from frostglass.arena.piles import return_from_pile
from frostglass.arena.scene import COMBAT, STANDARD, Scene
from frostglass.engine.decision import Option, Script

ACTION = Word("action")


@being("sapling")
def sapling(s: Scene) -> Script[None]:
    s.upgrade(s.here)
    yield from ()


@being("kiskin_farseeders")
def kiskin_farseeders(s: Scene) -> Script[None]:
    yield from s.may_place(s.near(s.mine))


@being("charging_buck")
def charging_buck(s: Scene) -> Script[None]:
    if (yield from s.may_leap(s.being, COMBAT, AT_TWO[s.here])):
        yield from s.may_leap(s.being, COMBAT, AT_TWO[s.here])


@being("forest_wardens")
def forest_wardens(s: Scene) -> Script[None]:
    yield from s.must_destroy(s.of_those_with_more(s.commons) & s.commons)
    yield from s.must_destroy(s.of_those_with_more(s.heroics | s.legendaries) & s.heroics)


@being("naiad")
def naiad(s: Scene) -> Script[None]:
    neighbours = s.follow_all(s.around & s.mine)
    step = yield from s.may_move(sum(n.bit for n in neighbours), STANDARD)
    if step:
        yield from s.may_move(sum(n.bit for n in neighbours if n.square != step.target), STANDARD)


@being("kiskin_spirit")
def kiskin_spirit(s: Scene) -> Script[None]:
    pile = s.discard_pile
    if pile:
        taken = yield from s.ask_owner("return_from_pile", lambda: [Take(card) for card in pile])
        if not isinstance(taken, Take):
            return
        return_from_pile(s.p, s.seat, taken.card)
    s.draw_extra_being()


@being("dryad")
def dryad(s: Scene) -> Script[None]:
    yield from s.may_convert(s.around, COMMON)


@being("centaur_spearman")
def centaur_spearman(s: Scene) -> Script[None]:
    step = yield from s.may_move(s.being, COMBAT)
    if step:
        victim = s.first_piece(s.here, step.direction)
        if victim >= 0 and not s.legendaries & BIT[victim]:
            s.destroy(victim)


@being("centaur_chieftain")
def centaur_chieftain(s: Scene) -> Script[None]:
    charge = yield from s.may_move(s.being, COMBAT)
    if not charge:
        return
    for left in (3, 2, 1):
        s.moves_left(left, charge.direction, s.being)
        if not (yield from s.may_step(s.mine & ~s.being, [charge.direction], COMBAT)):
            return


@being("unicorn")
def unicorn(s: Scene) -> Script[None]:
    def alternatives() -> list[Option]:
        return [*s.steps(s.being, COMBAT), ACTION]

    chosen = yield s.offer("move_or_action", alternatives)
    if isinstance(chosen, Move):
        s.relocate(chosen.source, chosen.target)
    elif chosen == ACTION:
        s.gain_action()


@being("sylvan_queen")
def sylvan_queen(s: Scene) -> Script[None]:
    yield from s.may_convert(s.corners)


@being("sylvan_princess")
def sylvan_princess(s: Scene) -> Script[None]:
    yield from s.may_convert(s.corners & s.commons)


@being("woodland_druid")
def woodland_druid(s: Scene) -> Script[None]:
    for colour in (s.me, *s.enemy_colours):
        yield from s.must_upgrade(s.of_colour(colour) & s.commons)


@being("forest_ancient")
def forest_ancient(s: Scene) -> Script[None]:
    placed: list[int] = []
    for _ in range(2):
        if not s.within(2) & s.empty:
            break
        colour = yield from s.choose_colour("place_colour", s.colours_with_free_piece())
        if colour < 0:
            break
        s.remember(*placed, colour)
        square = yield from s.choose("place", s.within(2) & s.empty)
        s.put_down(square, colour, COMMON)
        placed.append(colour)
    while placed:
        s.remember(*placed)
        yield from s.must_destroy(s.of_colour(placed[-1]) & s.commons & s.within(3))
        placed.pop()


@being("forest_mystic")
def forest_mystic(s: Scene) -> Script[None]:
    s.draw_extra_being()
    s.draw_extra_legend()
    yield from ()


@being("kiskin_leafsplitter")
def kiskin_leafsplitter(s: Scene) -> Script[None]:
    for _ in range(2):
        direction = yield from s.may_choose_direction(s.arrows)
        if direction < 0:
            return
        victim = s.first_piece(s.here, direction)
        if victim >= 0:
            s.destroy(victim)


@being("kiskin_boughrunner")
def kiskin_boughrunner(s: Scene) -> Script[None]:
    for _ in range(3):
        if not (yield from s.may_move(s.being, COMBAT, s.near(s.mine & ~s.being))):
            return


@being("tree_shepherd")
def tree_shepherd(s: Scene) -> Script[None]:
    def alternatives() -> list[Option]:
        upgrades = picks(s.mine & s.commons)
        return [*upgrades, *s.steps(s.mine & s.heroics, COMBAT), *s.steps(s.mine & s.legendaries, STANDARD)]

    chosen = yield s.offer("shepherd", alternatives)
    if isinstance(chosen, Pick):
        s.upgrade(chosen.square)
    elif isinstance(chosen, Move):
        s.relocate(chosen.source, chosen.target)
