"""The Highland cards on positions worked out by hand, each ruling included."""

import pytest

from tests.arena.cards.told import goes, summoned, want
from tests.arena.naive.geometry import SQUARES, at_distance

BY_GREEN = "a4 a6 b4 b5 b6 b7 b8 c6 c8 d6 d7 d8 e1 e2 e3 f1 f3 f6 f7 f8 g1 g2 g3 g6 g8 h5 h6 h7 h8 i5 i7"


def test_wild_eagle_leaps_onto_empty_squares_and_commons() -> None:
    board = """
    9       h2 c2 l2 -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""
    empty = [s for s in SQUARES if s not in ("c9", "d9", "e9", "e5", "d4", "f4")]
    own = "e5=--"  # onto one of its own commons, which looks the same
    assert summoned("wild_eagle", "e5", board) == want(
        "", *goes("e5", "c1", " ".join(empty)), "e5=-- d9=c1 kills2=1,0,0", own
    )


def test_eagle_lord_leaps_onto_heroic_pieces_too_but_not_onto_legendary_ones() -> None:
    board = """
    9       h2 c2 l2 -- --
    5 -- -- c1 -- -- -- c1 -- --
    4 -- -- -- c1 -- c1 -- -- --"""
    results = summoned("eagle_lord", "e5", board)
    assert want("", "e5=-- c9=h1 kills2=0,1,0", "e5=-- d9=h1 kills2=1,0,0", "e5=-- d4=h1") <= results
    assert not any("e9=h1" in r for r in results)


def test_clan_axeman_hits_one_dual_piece_beside_it_of_any_owner() -> None:
    board = """
    6 -- -- -- c2 l2 c1 -- -- --
    5 -- -- -- h2 -- c1 -- -- --
    4 -- -- -- c1 h1 -- -- -- --"""
    assert summoned("clan_axeman", "e5", board) == want("", "d5=-- kills2=0,1,0", "f5=--", "e4=--")


HEALER = """
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- c1 -- c1 -- -- --"""


def test_clan_healer_places_two_beside_green_squares() -> None:
    places = [s for s in BY_GREEN.split() if s != "f6"]
    pairs = [f"{a}=c1 {b}=c1" for i, a in enumerate(places) for b in places[i + 1 :]]
    assert summoned("clan_healer", "e5", HEALER) == want("", *(f"{s}=c1" for s in places), *pairs)


def test_clan_healer_places_what_the_supply_has() -> None:
    # Three pattern pieces and the Healer of five dual pieces: one is left; of four: none.
    assert {len(r) for r in summoned("clan_healer", "e5", HEALER, removed={1: [11, 0]})} == {0, 1}
    assert summoned("clan_healer", "e5", HEALER, removed={1: [12, 0]}) == want("")


def test_dire_wolf_fights_commons_twice_and_may_return() -> None:
    plain = """
    6 -- -- -- -- -- -- -- -- --
    5 -- -- -- -- c1 c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --
    7 -- -- -- -- -- h2 c2 -- --"""
    results = summoned("dire_wolf", "f6", plain)
    assert want("", "f6=-- g7=c1 kills2=1,0,0", "f6=-- g6=c1", "f6=-- h7=c1") <= results
    assert not any("f7=c1" in r for r in results)
    assert want("f6=-- e7=c1") <= results


def test_wolf_rider_fights_heroic_pieces_too() -> None:
    board = """
    7 -- -- h2 h2 l2 -- -- -- --
    6 -- -- -- -- -- -- -- -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- c1 c1 c1 -- -- --
    3 -- -- -- c1 -- -- -- -- --"""
    results = summoned("wolf_rider", "d5", board)
    assert want("", "d5=-- d7=h1 kills2=0,1,0", "d5=-- c7=h1 kills2=0,1,0") <= results
    assert not any("e7=h1" in r for r in results)
    # Back to where it came from after destroying nothing is the same as staying.
    assert want("d5=-- d6=h1") <= results


def test_ritual_keeper_on_green_must_upgrade_one_of_your_commons() -> None:
    board = """
    8    -- c1 -- -- -- -- --
    7 -- c1 -- -- -- -- -- -- --
    3 -- -- -- -- -- -- -- -- c2"""
    assert summoned("ritual_keeper", "c7", board) == want("c8=h1", "b7=h1", "c7=h1")


def test_ritual_keeper_on_red_may_make_a_combat_move_the_centre_included() -> None:
    board = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 -- -- -- -- --
    3 l1 l2 -- -- -- -- -- -- --"""
    results = summoned("ritual_keeper", "e5", board)
    assert want("", "e5=-- f5=c1", "a3=-- b3=l1 kills2=0,0,1") <= results
    assert not any("e6=h1" in r for r in results)


def test_ritual_keeper_elsewhere_does_nothing() -> None:
    board = """
    4 -- -- -- -- c1 -- -- -- --
    3 -- -- -- c1 -- -- -- -- --"""
    assert summoned("ritual_keeper", "e3", board) == want("")


def test_blood_shaman_must_destroy_and_red_squares_burn_their_surroundings() -> None:
    board = """
    9       -- c2 -- -- --
    8    -- -- c2 h2 -- -- --
    4 -- -- -- -- -- -- h1 -- --
    3 -- -- -- -- -- -- h1 -- --
    2    -- -- -- h1 h1 -- --"""
    results = summoned("blood_shaman", "f3", board)
    # d8 is red: with it the common d9 burns, the heroic e8 does not.
    assert want("d8=-- d9=-- kills2=2,0,0", "d9=-- kills2=1,0,0", "e8=-- kills2=0,1,0", "f3=--", "g4=--") <= results
    assert want("").isdisjoint(results)


def test_blood_shaman_may_destroy_itself_on_the_red_centre() -> None:
    board = """
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- c1 c1 c2 -- -- --"""
    burnt = "e5=-- f6=-- f5=-- d4=-- e4=-- f4=-- kills2=1,0,0"
    assert want(burnt) <= summoned("blood_shaman", "e5", board)


DRUMMER = """
    6 -- -- -- -- -- -- -- -- --
    5 -- -- -- -- {e5} c1 -- -- --
    4 -- -- -- -- c1 c1 -- -- --
    3 c1 c2 -- -- -- -- -- h1 c2"""


def test_war_drummer_one_fight_or_two_steps_of_others() -> None:
    results = summoned("war_drummer", "e5", DRUMMER.format(e5="c1"))
    assert want("", "a3=-- b3=c1 kills2=1,0,0", "a3=-- a5=c1", "a3=-- a4=c1 f5=-- f6=c1") <= results
    # After a fight between equals the effect is over.
    assert want("a3=-- c3=c1 kills2=1,0,0").isdisjoint(results)
    # A heroic piece may destroy a common one with a standard move and step on.
    assert want("h3=-- i3=h1 kills2=1,0,0", "h3=-- i3=-- i4=h1 kills2=1,0,0") <= results
    assert not any("e5=--" in r and "e6=h1" in r for r in results)


def test_war_drummer_may_be_trampled_and_needs_a_dual_piece_on_the_target() -> None:
    near = DRUMMER.format(e5="c1").replace("6 -- -- -- --", "6 -- -- -- h1")
    assert want("d6=--") <= summoned("war_drummer", "e5", near)  # a heroic piece takes its place: a fight
    assert summoned("war_drummer", "e5", DRUMMER.format(e5="--")) == set()
    assert summoned("war_drummer", "e5", DRUMMER.format(e5="l1")) == set()


def test_hill_giant_destroys_all_dual_pieces_beside_it() -> None:
    board = """
    6 -- -- -- c2 h2 -- -- -- --
    5 -- -- -- l2 -- c1 -- -- --
    4 -- -- -- -- {e4} -- -- -- --
    3 -- -- -- c1 c1 c1 -- -- --"""
    assert summoned("hill_giant", "e5", board.format(e4="c1")) == want("e6=-- f5=-- e4=-- kills2=0,1,0")
    assert summoned("hill_giant", "e5", board.format(e4="l1")) == want("e6=-- f5=-- kills2=0,1,0")


WARLORD = """
    9       -- -- -- -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- {d4} c1 c1 -- -- --
    3 -- -- c1 -- -- -- c1 -- --"""


def test_warlord_gives_two_free_moves_and_a_third_with_its_own() -> None:
    results = summoned("warlord", "e5", WARLORD.format(d4="c1"))
    # Two of others, then only the Warlord; three by the Warlord alone.
    assert want("", "c3=-- a3=c1", "c3=-- b3=c1 g3=-- h3=c1 e5=-- e6=h1", "e5=-- e8=h1") <= results
    assert want("c3=-- a3=c1 e5=-- e6=h1") <= results
    assert want("c3=-- b3=c1 g3=-- h3=c1 d4=-- d5=c1", "c3=-- a4=c1 g3=-- h3=c1").isdisjoint(results)


def test_warlord_destroyed_before_moving_leaves_two_moves() -> None:
    results = summoned("warlord", "e5", WARLORD.format(d4="h1"))
    # d4 takes the Warlord, one more move follows, never two.
    assert want("d4=-- g3=-- h3=c1") <= results
    assert want("d4=-- g3=-- h3=c1 c3=-- b3=c1", "d4=-- g3=-- i3=c1").isdisjoint(results)


def test_war_summoner_gains_an_action_and_the_permission() -> None:
    board = """
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- -- c1 -- -- -- --
    3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("war_summoner", "e5", board) == want("actions=2 borrow")


def test_ritual_master_by_the_colour_of_its_square() -> None:
    green = """
    8    c1 -- -- -- -- -- --
    6 -- c1 -- c1 -- -- -- -- --"""
    assert summoned("ritual_master", "c7", green) == want("actions=3")
    plain = """
    5 -- c1 -- -- -- -- -- -- --
    3 -- c1 -- c1 -- -- -- -- --"""
    assert summoned("ritual_master", "c4", plain) == want("")


def test_ritual_master_on_red_may_destroy_one_heroic_and_one_common() -> None:
    board = """
    6 -- -- -- h1 -- -- -- -- --
    4 -- -- -- h1 -- h1 -- -- --
    3 c2 c2 -- -- -- -- -- h2 l2"""
    results = summoned("ritual_master", "e5", board)
    assert want("", "h3=-- kills2=0,1,0", "a3=-- kills2=1,0,0", "h3=-- a3=-- kills2=1,1,0", "e5=--") <= results
    assert want("e5=-- a3=-- kills2=1,0,0") <= results
    assert not any("i3=--" in r or "kills2=2,0,0" in r for r in results)


SLAYER = """
    6 -- -- -- {d6} -- {f6} -- -- --
    5 -- -- -- -- -- -- -- -- --
    4 -- -- -- {d4} c1 c1 -- -- --
    3 -- -- -- -- c1 -- c1 -- --"""


def test_legend_slayer_one_legend_or_two_others_at_the_corners() -> None:
    results = summoned("legend_slayer", "e5", SLAYER.format(d6="l2", f6="h2", d4="c2"))
    assert results == want(
        "",
        "d6=-- kills2=0,0,1",
        "f6=-- kills2=0,1,0",
        "d4=-- kills2=1,0,0",
        "f4=--",
        "f6=-- d4=-- kills2=1,1,0",
        "f6=-- f4=-- kills2=0,1,0",
        "d4=-- f4=-- kills2=1,0,0",
    )


def test_legend_slayer_may_take_your_own_legend() -> None:
    assert want("d6=--") <= summoned("legend_slayer", "e5", SLAYER.format(d6="l1", f6="--", d4="--"))


TROLL = """
    6 -- -- -- {d6} {e6} h2 -- -- --
    5 -- -- -- -- {e5} -- -- -- --
    4 -- -- -- c1 {e4} -- -- -- --
    3 -- -- -- -- c1 c1 -- -- --"""


def test_mountain_troll_destroys_enemy_commons_around_and_gains_for_two() -> None:
    assert summoned("mountain_troll", "e5", TROLL.format(d6="c2", e6="--", e5="--", e4="c1")) == want(
        "d6=-- kills2=1,0,0"
    )
    assert summoned("mountain_troll", "e5", TROLL.format(d6="c2", e6="c2", e5="--", e4="c1")) == want(
        "d6=-- e6=-- actions=2 kills2=2,0,0"
    )


def test_mountain_troll_counts_neither_the_target_nor_spares_a_borrowed_piece() -> None:
    onto = summoned("mountain_troll", "e5", TROLL.format(d6="c2", e6="--", e5="c2", e4="c1"))
    assert onto == want("d6=-- kills2=2,0,0")
    borrowed = summoned("mountain_troll", "e5", TROLL.format(d6="c2", e6="--", e5="--", e4="c2"), borrow=True)
    assert borrowed == want("d6=-- e4=-- actions=2 kills2=2,0,0")


def test_mountain_troll_counts_all_colours_together() -> None:
    results = summoned("mountain_troll", "e5", TROLL.format(d6="c2", e6="c3", e5="--", e4="c1"), mode="melee")
    assert want("d6=-- e6=-- actions=2 kills2=1,0,0 kills3=1,0,0") <= results


def test_hungry_bear_goes_on_after_a_meal() -> None:
    board = """
    9       h1 h1 h2 -- --
    8    -- h1 c2 -- -- -- --
    7 -- -- h1 c2 -- -- -- -- --"""
    results = summoned("hungry_bear", "b8", board.replace("9       h1 h1", "9       -- --"))
    assert results == set()
    corner = """
    5 -- -- -- c2 -- -- -- -- --
    4 -- -- -- -- c2 h1 -- -- --
    3 -- -- -- -- h1 h1 -- -- --"""
    # Summoned onto the common e4; from there it eats d5 and goes on, or steps once onto an empty square.
    results = summoned("hungry_bear", "e4", corner)
    assert want("kills2=1,0,0", "e4=-- d5=h1 kills2=2,0,0", "e4=-- d5=-- c6=h1 kills2=2,0,0") <= results
    assert want("e4=-- e5=h1 kills2=1,0,0") <= results
    assert want("e4=-- e6=h1 kills2=1,0,0", "e4=-- d5=-- b7=h1 kills2=2,0,0").isdisjoint(results)


def test_hungry_bear_does_not_count_the_piece_it_was_summoned_onto() -> None:
    board = """
    5 -- -- -- -- c2 c1 -- -- --
    4 -- -- -- -- c1 c1 -- -- --"""
    results = summoned("hungry_bear", "e5", board)
    assert want("kills2=1,0,0", "e5=-- e6=h1 kills2=1,0,0") <= results
    assert want("e5=-- e7=h1 kills2=1,0,0").isdisjoint(results)


@pytest.mark.parametrize(("target", "steps"), [("h4", 3), ("e5", 1), ("e4", 1)])
def test_werewolf_runs_far_from_coloured_squares_but_not_from_the_centre(target: str, steps: int) -> None:
    file, row = target
    left = chr(ord(file) - 3)
    middle = chr(ord(file) - 2)
    pieces = {f"{left}{row}": "c1", f"{middle}{int(row) + 1}": "c1", f"{middle}{int(row) - 1}": "c1"}
    rows = []
    for number in "76543":
        rows.append(f"{number} " + " ".join(pieces.get(f"{f}{number}", "--") for f in "abcdefghi"))
    results = summoned("werewolf", target, "\n".join(rows))
    reached = {w[:2] for r in results for w in r if w.endswith("=h1")}
    far = {s for n in range(1, steps + 1) for s in at_distance(target, n)} - set(pieces)
    if steps == 1:
        assert reached == far
    else:
        assert far <= reached


def test_clan_guardian_raises_a_piece_of_its_pattern() -> None:
    board = """
    5 -- -- c1 h1 -- c1 -- -- --
    3 -- -- -- -- -- -- -- -- c1"""
    assert summoned("clan_guardian", "e5", board) == want("", "c5=h1", "f5=h1")


def test_clan_guardian_in_either_direction_of_the_line() -> None:
    board = """
    5 -- -- c1 c1 -- c1 c1 -- --"""
    assert summoned("clan_guardian", "e5", board) == want("", "c5=h1", "d5=h1", "f5=h1", "g5=h1")


def test_clan_guardian_may_raise_a_borrowed_piece() -> None:
    board = """
    5 -- -- c2 c1 -- c1 -- -- --"""
    assert summoned("clan_guardian", "e5", board, borrow=True) == want("", "c5=h2", "d5=h1", "f5=h1")
