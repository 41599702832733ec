"""The Imperial cards on positions worked out by hand, each ruling included."""

import pytest

from tests.arena.cards.told import summoned, want

# Swordmaster on e5, its pattern above and below; corners d6 f6 d4 f4.
SWORD = """
    6 -- -- -- {d6} c1 {f6} -- -- --
    5 -- -- -- -- {e5} -- -- -- --
    4 -- -- -- {d4} c1 {f4} -- -- --"""


def test_swordmaster_destroys_one_enemy_common_at_a_corner_and_rises() -> None:
    board = SWORD.format(d6="c2", f6="c2", e5="--", d4="h2", f4="c1")
    assert summoned("swordmaster", "e5", board) == want("", "d6=-- e5=h1 kills2=1,0,0", "f6=-- e5=h1 kills2=1,0,0")


def test_swordmaster_takes_any_enemy_colour_but_one_piece_in_all() -> None:
    board = SWORD.format(d6="c2", f6="c3", e5="--", d4="--", f4="--")
    assert summoned("swordmaster", "e5", board, mode="melee") >= want(
        "", "d6=-- e5=h1 kills2=1,0,0", "f6=-- e5=h1 kills3=1,0,0"
    )


def test_swordmaster_does_not_rise_for_the_piece_it_was_summoned_onto() -> None:
    board = SWORD.format(d6="--", f6="--", e5="c2", d4="--", f4="--")
    assert summoned("swordmaster", "e5", board) == want("kills2=1,0,0")


def test_swordmaster_is_a_common_being_and_needs_a_common_target() -> None:
    board = SWORD.format(d6="--", f6="--", e5="h2", d4="--", f4="--")
    assert summoned("swordmaster", "e5", board) == set()


def test_swordmaster_rises_though_no_piece_is_left() -> None:
    board = SWORD.format(d6="c2", f6="--", e5="--", d4="--", f4="--")
    # Two pattern pieces and the Swordmaster: 16 - 13 = 3 dual pieces in all.
    assert want("d6=-- e5=h1 kills2=1,0,0") <= summoned("swordmaster", "e5", board, removed={1: [13, 0]})


def test_messenger_runs_over_lower_ranks_and_stops_before_equals() -> None:
    board = """
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- -- -- c1 -- -- --
    3 h1 c2 c1 h2 -- -- c1 -- --"""
    results = summoned("messenger", "e5", board)
    # The heroic piece on a3 may run east over two commons, its own one too, and stops before the heroic d3.
    assert want("a3=-- b3=h1 kills2=1,0,0", "a3=-- b3=-- c3=h1 kills2=1,0,0") <= results
    assert not any("d3=h1" in result for result in results)
    # Commons slide over empty squares only: g3 goes west to e3 at most.
    assert want("g3=-- f3=c1", "g3=-- e3=c1") <= results
    assert not any("g3=--" in result and "d3=c1" in result for result in results)
    assert want("") <= results


def test_messenger_may_be_run_over_and_legendary_pieces_do_not_run() -> None:
    board = """
    5 h1 -- -- -- -- -- -- -- --
    4 -- -- -- -- -- c1 -- -- --
    3 -- -- -- -- -- -- c1 -- l1"""
    results = summoned("messenger", "e5", board)
    assert want("a5=-- e5=h1", "a5=-- e5=-- i5=h1") <= results
    assert not any("i3=--" in result for result in results)


@pytest.mark.parametrize("mover", ["c1", "h1", "l1"])
def test_herald_moves_any_rank_and_destroys_nothing(mover: str) -> None:
    board = f"""
    6 -- -- -- -- -- -- -- -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- -- -- c1 c1 -- --
    3 {mover} c2 -- -- -- c1 -- -- --"""
    results = summoned("herald", "e5", board)
    assert want("", f"a3=-- a4={mover}", f"a3=-- b5={mover}", "e5=-- e6=c1") <= results
    assert not any("b3" in word for result in results for word in result if word.startswith("b3="))
    assert not any(word.startswith("kills") for result in results for word in result)
    # Two pieces one step each; one piece using the square another has left.
    assert want(f"a3=-- a4={mover} e5=-- e6=c1") <= results


def test_herald_may_follow_into_the_square_just_left() -> None:
    board = """
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- -- -- c1 c1 -- --
    3 -- -- -- -- -- h1 -- -- --"""
    # f4 steps away to e4, then g4 steps onto f4.
    assert want("e4=c1 g4=--") <= summoned("herald", "e5", board)


BOMB = """
    6 -- -- -- c2 h2 -- -- -- --
    5 -- -- -- c1 -- l2 -- -- --
    4 -- -- -- -- -- c1 -- -- --
    3 -- -- -- -- -- c1 -- -- --"""


def test_bomb_explodes_with_an_action_left() -> None:
    assert summoned("bomb", "e5", BOMB) == want("d6=-- d5=-- e5=-- f4=-- kills2=1,0,0")


def test_bomb_does_nothing_as_the_last_action() -> None:
    assert summoned("bomb", "e5", BOMB, actions=1) == want("")


def test_bomb_destroys_a_borrowed_common_too() -> None:
    board = BOMB.replace("4 -- -- -- -- -- c1", "4 -- -- -- -- -- c2")
    assert summoned("bomb", "e5", board, borrow=True) == want("d6=-- d5=-- e5=-- f4=-- kills2=2,0,0")


def test_chronicler_must_upgrade_another_common_which_may_move() -> None:
    board = """
    6 -- -- -- -- h1 -- -- -- --
    5 -- -- -- h1 -- h1 -- -- --
    3 c1 c2 -- -- -- -- -- -- --"""
    results = summoned("chronicler", "e5", board)
    assert results == want("a3=h1", "a3=-- a4=h1", "a3=-- b4=h1", "a3=-- b2=h1", "a3=-- b3=h1 kills2=1,0,0")


def test_chronicler_alone_does_nothing() -> None:
    board = """
    6 -- -- -- -- h1 -- -- -- --
    5 -- -- -- h1 -- h1 -- -- --"""
    assert summoned("chronicler", "e5", board) == want("")


def test_chronicler_may_be_trampled_by_the_piece_it_raised() -> None:
    board = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- h1 -- h1 -- -- --"""
    assert want("e6=-- e5=h1") <= summoned("chronicler", "e5", board)


def test_chronicler_cannot_raise_a_borrowed_piece() -> None:
    board = """
    6 -- -- -- -- c2 -- -- -- --
    5 -- -- -- h1 -- h1 -- -- --"""
    assert summoned("chronicler", "e5", board, borrow=True) == want("")


ASSASSIN = """
    7 -- -- -- -- c1 -- -- -- --
    6 -- -- -- c1 -- -- -- -- --
    5 -- -- c1 -- {mark} -- -- -- --
    4 -- -- -- -- -- -- -- -- --"""


@pytest.mark.parametrize(
    ("piece", "result"),
    [("l2", "e5=-- kills2=0,0,1"), ("h2", "e5=-- kills2=0,1,0"), ("c1", "e5=--"), ("l1", "e5=--")],
)
def test_assassin_must_destroy_what_stands_on_the_mark_and_stays(piece: str, result: str) -> None:
    assert summoned("assassin", "f4", ASSASSIN.format(mark=piece)) == want(result)


def test_assassin_may_step_onto_an_empty_mark() -> None:
    assert summoned("assassin", "f4", ASSASSIN.format(mark="--")) == want("", "f4=-- e5=h1")


def test_time_mage_gains_an_action_and_strikes_the_enemy_in_the_middle() -> None:
    board = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 {mark} c1 -- -- --
    4 -- -- -- -- c1 -- -- -- --"""
    assert summoned("time_mage", "f6", board.format(mark="l2")) == want("e5=-- actions=2 kills2=0,0,1")
    assert summoned("time_mage", "f6", board.format(mark="--")) == want("actions=2")
    assert summoned("time_mage", "f6", board.format(mark="c1")) == want("actions=2")


def test_summoner_places_two_on_ten_squares_ahead_and_beside() -> None:
    board = """
    5 -- -- -- c2 -- -- -- -- --
    4 -- -- -- -- -- -- -- -- --
    3 -- -- -- c1 c1 c1 -- -- --"""
    results = summoned("summoner", "e4", board)
    places = ["c4", "d4", "f4", "g4", "e5", "e6", "f5", "g6", "c6"]  # d5 is taken, c6 behind it is not shut off
    pairs = [f"{a}=c1 {b}=c1" for i, a in enumerate(places) for b in places[i + 1 :]]
    assert results == want("", *(f"{a}=c1" for a in places), *pairs)


def test_summoner_places_what_the_supply_has() -> None:
    board = """
    3 -- -- -- c1 c1 c1 -- -- --"""
    # Pattern 3, Summoner 1: with 5 dual pieces one can be placed, with 4 none.
    one = summoned("summoner", "e4", board, removed={1: [11, 0]})
    assert {len(result) for result in one} == {0, 1}
    assert summoned("summoner", "e4", board, removed={1: [12, 0]}) == want("")


HYPNOTIST = """
    7 -- -- -- -- -- -- -- -- --
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --
    3 {a3} {b3} -- -- -- -- -- {h3} {i3}"""


def test_hypnotist_moves_enemies_of_one_colour_and_rank() -> None:
    results = summoned("hypnotist", "e5", HYPNOTIST.format(a3="c2", b3="--", h3="--", i3="h2"))
    assert want("", "a3=-- a4=c2", "i3=-- i4=h2") <= results
    assert not any("a3=--" in result and "i3=--" in result for result in results)


def test_hypnotist_never_moves_a_legendary_piece_nor_one_piece_twice() -> None:
    results = summoned("hypnotist", "e5", HYPNOTIST.format(a3="l2", b3="--", h3="--", i3="h2"))
    assert not any("a3=--" in result for result in results)
    assert not any("i3=--" in result and "i5=h2" in result for result in results)


def test_hypnotist_counts_what_enemies_destroy_of_each_other_and_of_third_parties() -> None:
    results = summoned("hypnotist", "e5", HYPNOTIST.format(a3="c2", b3="c2", h3="--", i3="--"))
    assert want("a3=-- kills2=1,0,0") <= results  # a3 onto b3: looks like a3 gone
    melee = summoned("hypnotist", "e5", HYPNOTIST.format(a3="c2", b3="c3", h3="--", i3="--"), mode="melee")
    assert want("a3=-- b3=c2 kills3=1,0,0", "b3=-- a3=c3 kills2=1,0,0") <= melee
    assert not any("a3=--" in r and "b3=--" in r for r in melee)


def test_hypnotist_may_have_himself_destroyed_by_a_heroic_enemy() -> None:
    board = """
    6 -- -- -- h2 -- c1 -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --"""
    assert want("d6=-- e5=h2") <= summoned("hypnotist", "e5", board)


def test_hypnotist_moves_three_commons_or_two_heroics() -> None:
    commons = summoned("hypnotist", "e5", HYPNOTIST.format(a3="c2", b3="c2", h3="c2", i3="c2"))
    assert max(sum(w.endswith("=--") for w in r) for r in commons) == 3
    heroics = summoned("hypnotist", "e5", HYPNOTIST.format(a3="h2", b3="h2", h3="h2", i3="--"))
    assert max(sum(w.endswith("=--") for w in r) for r in heroics) == 2


CANNON = """
    8    -- c2 -- -- -- -- --
    7 -- -- -- -- c2 -- c1 -- --
    6 -- -- -- h2 -- -- -- -- --
    5 -- -- -- c1 {e5} -- l2 c2 --
    4 -- -- c1 -- -- -- -- -- --"""


def test_cannon_clears_one_arrow_of_commons_past_higher_pieces() -> None:
    # Arrows: every direction but west, where the pattern piece stands.
    assert summoned("cannon", "e5", CANNON.format(e5="c1")) == want(
        "", "e7=-- kills2=1,0,0", "g7=--", "h5=-- kills2=1,0,0"
    )


def test_cannon_shoots_through_a_heroic_piece_to_the_edge() -> None:
    board = CANNON.format(e5="c1").replace("8    -- c2", "8    c2 --")
    assert want("b8=-- kills2=1,0,0") <= summoned("cannon", "e5", board)


def test_cannon_needs_a_piece_of_yours_not_legendary_on_the_target() -> None:
    assert summoned("cannon", "e5", CANNON.format(e5="--")) == set()
    assert summoned("cannon", "e5", CANNON.format(e5="l1")) == set()
    assert summoned("cannon", "e5", CANNON.format(e5="h1")) != set()


CHAMPION = """
    6 -- -- -- {d6} -- -- -- -- --
    5 -- -- -- c1 -- -- -- -- --
    4 -- -- -- {d4} c1 -- -- -- --
    3 -- -- -- -- c1 -- -- -- --"""


def test_champion_destroys_one_neighbour_and_falls_with_a_legend() -> None:
    assert summoned("champion", "e5", CHAMPION.format(d6="h2", d4="c1")) == want("", "d6=-- kills2=0,1,0")
    assert summoned("champion", "e5", CHAMPION.format(d6="l2", d4="c1")) == want(
        "", "d6=-- e5=-- actions=2 kills2=0,0,1"
    )


def test_champion_may_strike_a_borrowed_piece_of_its_pattern() -> None:
    assert summoned("champion", "e5", CHAMPION.format(d6="--", d4="c2"), borrow=True) == want("", "d4=-- kills2=1,0,0")


def test_infantry_captain_has_two_combat_moves_of_others() -> None:
    board = """
    5 -- -- -- -- -- -- -- -- --
    4 -- -- l1 c1 -- c1 c1 -- --
    3 -- l2 -- -- -- -- -- -- --"""
    results = summoned("infantry_captain", "e5", board)
    # The legendary piece takes the enemy's, and goes on; two moves of one piece, one of two.
    assert want("", "c4=-- b3=l1 kills2=0,0,1", "c4=-- b3=-- a3=l1 kills2=0,0,1", "d4=-- d3=c1 f4=-- f3=c1") <= results
    # The Captain itself never moves, but a legendary piece of yours may take it in two moves.
    assert not any("e5=--" in r and "e6=h1" in r for r in results)


def test_infantry_captain_may_fall_to_your_own_heroic_piece_and_a_move_is_left() -> None:
    board = """
    4 -- -- c1 h1 -- c1 c1 -- --"""
    assert want("d4=-- e5=-- e6=h1") <= summoned("infantry_captain", "e5", board)


def test_infantry_captain_does_not_move_a_borrowed_piece() -> None:
    board = """
    4 -- -- c2 c1 -- c1 c1 -- --"""
    results = summoned("infantry_captain", "e5", board, borrow=True)
    assert not any("c4=--" in r and "kills2=1,0,0" not in r for r in results)


CAVALRY = """
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --
    3 -- -- -- c1 -- c1 -- -- --
    2    -- -- -- -- -- -- --
    1       -- {d1} {e1} {f1} {g1}"""


def test_cavalry_captain_gives_one_piece_three_moves_with_one_fight() -> None:
    results = summoned("cavalry_captain", "e5", CAVALRY.format(d1="c2", e1="c2", f1="--", g1="--"))
    # d3 - d2 - d1 (fight) - and no second fight on e1.
    assert want("d3=-- d1=c1 kills2=1,0,0") <= results
    assert not any("kills2=2,0,0" in r for r in results)
    # Three steps without a fight are fine, but only by one and the same piece.
    assert want("d3=-- a3=c1") <= results
    assert want("d3=-- c3=c1 f3=-- g3=c1").isdisjoint(results)


def test_cavalry_captain_may_fight_first_and_step_on() -> None:
    board = CAVALRY.format(d1="--", e1="--", f1="--", g1="--").replace("2    -- --", "2    -- c2")
    results = summoned("cavalry_captain", "e5", board)
    assert want("d3=-- c2=-- c1=c1 kills2=1,0,0") <= results


def test_gryphon_rider_leaps_then_may_split() -> None:
    board = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --
    3 -- -- -- -- -- -- -- -- h2"""
    results = summoned("gryphon_rider", "f6", board)
    assert want("", "f6=-- i3=h1 kills2=0,1,0", "f6=-- i3=c1 h2=c1 kills2=0,1,0") <= results
    # Heroic with a placed piece never happens.
    assert not any("i3=h1" in r and "h2=c1" in r for r in results)
    # With a free neighbour the placement is compulsory.
    assert want("f6=-- i3=c1 kills2=0,1,0").isdisjoint(results)


def test_gryphon_rider_may_be_lowered_without_a_piece_to_place() -> None:
    board = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
    assert want("f6=-- a3=c1", "f6=-- a3=h1") <= summoned("gryphon_rider", "f6", board, removed={1: [11, 0]})


def test_knight_enters_empty_squares_and_heroic_pieces_only() -> None:
    board = """
    7 -- -- -- l2 h2 c2 -- -- --
    6 -- -- -- c1 h1 c2 -- -- --
    5 -- -- -- h2 -- c2 -- -- --
    4 -- -- -- c1 c1 c1 -- -- --
    3 -- -- -- c1 -- -- -- -- --"""
    results = summoned("knight", "e5", board)
    # On e6 it takes the place of an own heroic piece, which looks the same.
    assert want("", "e5=--", "e5=-- d5=h1 kills2=0,1,0", "e5=-- e6=-- e7=h1 kills2=0,1,0") <= results
    assert not any(w in r for r in results for w in ("d6=h1", "f6=h1", "d7=h1", "f5=h1"))


def test_knight_may_be_summoned_onto_a_common_piece() -> None:
    board = """
    5 -- -- -- -- c2 -- -- -- --
    4 -- -- -- c1 c1 c1 -- -- --
    3 -- -- -- c1 -- -- -- -- --"""
    assert want("kills2=1,0,0") <= summoned("knight", "e5", board)


PRIESTESS = """
    9       -- -- {e9} -- --
    8    -- -- c2 -- -- -- --
    7 -- -- -- c1 -- c1 -- -- --"""


def test_high_priestess_may_move_then_raise_a_neighbour() -> None:
    results = summoned("high_priestess", "e9", PRIESTESS.format(e9="c1"))
    assert want("", "d8=h2", "e9=-- d8=h1 kills2=1,0,0", "e9=-- e8=h1") <= results
    assert want("e9=-- e8=h1 d8=h2", "e9=-- e8=h1 d7=h1") <= results
    # Measured after the move: from e9 the pattern pieces are out of reach.
    assert want("d7=h1").isdisjoint(results)


def test_high_priestess_needs_a_piece_not_legendary_on_the_target() -> None:
    assert summoned("high_priestess", "e9", PRIESTESS.format(e9="--")) == set()
    assert summoned("high_priestess", "e9", PRIESTESS.format(e9="l1")) == set()


def test_high_priestess_in_a_shortage_is_made_of_the_piece_on_the_target() -> None:
    # All three dual pieces are out: d7, f7 and e9, which turns into her.
    assert want("") <= summoned("high_priestess", "e9", PRIESTESS.format(e9="c1"), removed={1: [13, 0]})


INTRIGUE = """
    6 -- -- -- {d6} -- c1 -- -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --
    3 -- -- -- -- -- -- -- -- c1"""


def test_master_of_intrigue_moves_itself_and_its_pattern() -> None:
    results = summoned("master_of_intrigue", "e5", INTRIGUE.format(d6="c1"))
    assert want("", "e5=-- e6=h1", "d6=-- a6=c1", "d6=-- c7=c1 f4=-- g3=c1 e5=-- e6=h1") <= results
    # The piece that took no part never moves.
    assert not any("i3=--" in r for r in results)


def test_master_of_intrigue_spares_legendary_and_may_fall_to_heroic_pattern_pieces() -> None:
    assert not any("d6=--" in r for r in summoned("master_of_intrigue", "e5", INTRIGUE.format(d6="l1")))
    # The heroic d6 takes the Master's place and looks the same; the moves left go to pattern pieces only.
    fallen = summoned("master_of_intrigue", "e5", INTRIGUE.format(d6="h1"))
    assert want("d6=--", "d6=-- f6=-- f7=c1") <= fallen


def test_master_of_intrigue_moves_a_borrowed_piece() -> None:
    board = INTRIGUE.format(d6="c2").replace("6 -- -- --", "6 -- -- c2")
    results = summoned("master_of_intrigue", "e5", board, borrow=True)
    assert want("d6=-- d7=c2", "d6=-- kills2=1,0,0") <= results  # d6 onto c6: the pieces look alike


GUN = """
    5 {row}
    4 -- -- -- -- c1 c1 -- -- --
    3 -- -- -- -- c1 c1 -- -- --"""


def test_gun_tower_hits_the_first_two_pieces_on_one_side() -> None:
    board = GUN.format(row="c2 c1 -- h2 -- c2 -- -- c2")
    assert summoned("gun_tower", "e5", board) == want("", "d5=-- b5=-- kills2=0,1,0", "f5=-- i5=-- kills2=2,0,0")


def test_gun_tower_stops_at_a_legendary_piece() -> None:
    board = GUN.format(row="-- -- -- -- -- c2 l2 c2 --")
    assert summoned("gun_tower", "e5", board) == want("", "f5=-- kills2=1,0,0")
