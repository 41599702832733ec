"""The Legends cards on positions worked out by hand, each ruling included."""

import pytest

from tests.arena.cards.told import Told, goes, summoned, want


def test_fire_dragon_burns_three_rays() -> None:
    results = summoned(
        "fire_dragon",
        "e5",
        """
        8    -- -- h1 -- h1 -- --
        7 -- -- -- -- c1 -- -- -- --
        6 -- -- -- c2 h1 -- -- -- --
        5 -- -- h2 l2 -- -- -- c2 --
        4 -- -- -- -- -- c1 -- -- --
        3 -- -- -- -- c2 -- -- -- --""",
    )
    assert results == want("c5=-- d6=-- kills2=1,1,0", "f4=--", "c5=-- e3=-- kills2=1,1,0", "e3=-- f4=-- kills2=1,0,0")


def test_fire_dragon_may_breathe_off_the_board() -> None:
    results = summoned(
        "fire_dragon",
        "e1",
        """
        4 -- -- -- h1 -- h1 -- -- --
        3 -- -- -- -- c1 -- -- -- --
        2    -- -- c2 h1 -- -- --
        1       -- c2 -- -- --""",
    )
    assert results == want("d1=-- d2=-- kills2=2,0,0", "d1=-- kills2=1,0,0", "")


def test_hell_bull_stops_after_a_legendary_piece() -> None:
    results = summoned(
        "hell_bull",
        "e5",
        """
        8    -- -- -- c2 -- -- --
        7 -- -- -- -- l2 -- -- -- --
        6 -- -- -- c1 -- c1 -- -- --
        5 -- -- -- h1 c1 h1 -- -- --
        4 -- -- -- -- c1 -- -- -- --""",
    )
    assert want("e5=-- e6=l1", "e5=-- e7=l1 kills2=0,0,1", "e5=-- d5=-- c5=l1") <= results
    assert len(results) == 1 + 2 + 4 + 4 + 4 + 3 * 4


ANGEL = """
    6 l2 -- -- c1 -- c1 -- -- --
    5 c2 -- c1 -- h1 -- c1 -- --
    4 h2 -- -- -- c1 -- -- -- --"""


def test_angel_of_death_raises_its_victim() -> None:
    own = goes("e5", "l1", "d6 f6 c5 g5 e4")
    kills = ["a5=l1 e5=-- kills2=0,1,0", "a4=l1 e5=-- kills2=0,0,1", "a6=l1 e5=-- kills2=0,0,1"]
    assert summoned("angel_of_death", "e5", ANGEL) == want("", *own, *kills)


def test_angel_of_death_without_a_legendary_piece_for_the_victim() -> None:
    results = summoned("angel_of_death", "e5", ANGEL, removed={2: [0, 2]})
    assert {words for words in results if "a4=l1" in words} == want("a4=l1 e5=-- kills2=0,1,0")


TREE = """
    6 -- -- -- c2 h2 h1 -- -- --
    5 -- -- c1 l2 -- -- c1 -- --
    4 -- -- -- h1 c1 -- -- -- --"""


@pytest.mark.parametrize(("gone", "number"), [(11, 8), (10, 8 + 2 * 7)])
def test_eldest_tree_treats_three_squares(gone: int, number: int) -> None:
    results = summoned("the_eldest_tree", "e5", TREE, removed={1: [gone, 0]})
    assert len(results) == number
    assert want("", "d6=-- e6=-- e4=h1 kills2=1,1,0", "e4=h1") <= results
    assert (want("f4=c1 d6=-- kills2=1,0,0") <= results) == (gone == 10)


def test_bone_catapult_hits_a_piece_and_the_commons_beside_it() -> None:
    results = summoned(
        "bone_catapult",
        "e5",
        """
        8    -- -- -- c2 -- -- --
        7 -- -- -- -- h2 -- -- -- --
        6 -- c2 -- c1 -- -- -- -- --
        5 l2 -- -- -- -- -- -- -- --
        4 -- c1 -- h1 h1 h1 -- -- --
        3 -- -- c2 -- -- -- -- -- --""",
    )
    assert results == want("", "d6=-- e7=-- e8=-- kills2=1,1,0", "e8=-- kills2=1,0,0", "a5=-- b4=-- b6=-- kills2=1,0,1")


def test_fire_elemental_has_two_blasts() -> None:
    pattern = """
        4 -- -- -- h1 -- c1 -- -- --
        3 -- -- h1 -- c1 -- c1 -- --"""
    enemies = """
        8    -- -- -- -- -- -- c2
        7 -- -- -- -- -- -- c2 -- --
        6 -- -- -- l2 h2 c2 -- -- --"""
    both = want("e6=-- f6=-- kills2=1,1,0", "f6=-- g7=-- kills2=2,0,0")
    assert summoned("fire_elemental", "e5", enemies + pattern) == both
    wide_only = "7 -- -- -- -- -- -- c2 -- --"
    assert summoned("fire_elemental", "e5", wide_only + pattern) == want("", "g7=-- kills2=1,0,0")


def leviathan(rank: str, gone: int) -> set[Told]:
    return summoned(
        "leviathan",
        "e5",
        f"""
        7 -- -- -- -- -- -- -- -- c2
        4 -- c2 h1 {rank} -- -- -- -- --
        3 h1 c1 -- -- -- -- -- -- --""",
        removed={1: [gone, 0]},
    )


DEVOURED = ["b3=--", "b4=-- kills2=1,0,0", "b3=-- b4=-- kills2=1,0,0", "i7=-- kills2=1,0,0"]


def test_leviathan_sinks_or_devours_a_connected_group() -> None:
    sunk = ["a3=c1", "e5=h1", "d4=c1", "c4=c1", "e5=h1 d4=c1", "d4=c1 c4=c1", "e5=h1 d4=c1 c4=c1"]
    assert leviathan("h1", 0) == want("", *sunk, *DEVOURED)


def test_leviathan_sinks_legendary_pieces_only_with_dual_pieces_to_spare() -> None:
    assert leviathan("h1", 12) == want("", "a3=c1", "d4=c1", "c4=c1", "d4=c1 c4=c1", *DEVOURED)
    one_free = ["a3=c1", "e5=h1", "d4=h1", "c4=c1", "d4=h1 c4=c1"]
    assert leviathan("l1", 12) == want("", *one_free, *DEVOURED)
    assert leviathan("l1", 13) == want("", "a3=c1", "c4=c1", *DEVOURED)


def test_leviathan_devours_four_and_sinks_three_at_most() -> None:
    results = summoned(
        "leviathan",
        "e5",
        """
        9       h2 h2 h2 h2 h2
        7 c2 c2 c2 c2 c2 -- -- -- --
        4 -- -- h1 h1 -- -- -- -- --
        3 h1 c1 -- -- -- -- -- -- --""",
    )
    row = {words for words in results if any(word.endswith("7=--") for word in words)}
    assert len(row) == 5 + 4 + 3 + 2
    top = {words for words in results if any(word.endswith("9=c2") for word in words)}
    assert len(top) == 5 + 4 + 3


TWO_HEADS = """
    5 -- -- -- -- -- -- h1 -- --
    4 -- -- -- -- -- h1 h2 -- --
    3 -- -- -- -- h1 -- c1 -- --
    2    -- -- -- -- -- -- c1"""


def test_two_headed_dragon_raises_and_strikes() -> None:
    kill = "g4=-- kills2=0,1,0"
    low = ["", "g3=h1", "g3=h1 f4=--", f"g3=h1 {kill}", "h2=h1"]
    high = ["g5=l1", "g5=l1 f4=--", f"g5=l1 {kill}", "f4=l1", "f4=l1 g5=--", "f4=l1 e3=--", f"f4=l1 {kill}"]
    assert summoned("two_headed_dragon", "e5", TWO_HEADS) == want(*low, *high, "e3=l1", "e3=l1 f4=--")
    assert summoned("two_headed_dragon", "e5", TWO_HEADS, removed={1: [0, 2]}) == want(*low)


def test_two_headed_dragon_may_raise_a_borrowed_piece() -> None:
    results = summoned(
        "two_headed_dragon", "e5", TWO_HEADS.replace("c1 -- --", "c2 -- --"), removed={1: [0, 2]}, borrow=True
    )
    assert results == want("", "g3=h2", "g3=h2 f4=--", "g3=h2 g4=-- kills2=0,1,0", "h2=h1")


def test_earth_elemental_destroys_raises_and_moves() -> None:
    results = summoned(
        "earth_elemental",
        "e6",
        """
        9       c2 -- -- -- --
        6 c2 -- -- -- -- c1 -- -- --
        5 -- -- -- -- c1 c1 -- -- --
        4 -- -- -- h1 -- -- h1 -- --""",
    )
    # Destroyed: f6 e5 f5 d4 g4 c9. Raised: a6, or f6 if it is still there. Then perhaps onto e5.
    assert len(results) == (5 * 2 + 1) * 2
    assert want("a6=h2 c9=-- kills2=1,0,0", "a6=h2 f6=-- e6=-- e5=l1", "e5=-- f6=h1") <= results


def test_earth_elemental_skips_what_has_no_piece() -> None:
    diagram = """
        7 h1 -- -- -- -- -- -- -- --
        6 -- {0} -- -- -- -- -- -- --
        5 -- {0} c1 -- -- -- -- -- --
        4 h1 -- -- -- -- -- -- -- --"""
    onto_green = "c6=-- c7=l1"
    assert summoned("earth_elemental", "c6", diagram.format("c1")) == want(
        "b5=h1", "b6=h1", f"b5=h1 {onto_green}", f"b6=h1 {onto_green}"
    )
    assert summoned("earth_elemental", "c6", diagram.format("h1")) == want("", onto_green)


def test_time_elemental_gives_a_turn() -> None:
    diagram = """
        4 -- -- -- h1 -- h1 -- -- --
        3 -- -- -- -- h1 -- -- -- --
        2    -- -- c1 -- c1 -- --"""
    assert summoned("time_elemental", "e5", diagram) == want("extra_turn")


STORM = """
    7 -- -- -- h1 -- -- -- -- --
    6 -- -- -- h1 -- h1 -- -- --
    5 l2 -- -- -- c1 -- -- -- c2"""


def test_storm_elemental_throws_a_piece() -> None:
    thrown = ["", "i5=-- kills2=1,0,0", "d6=--", "d7=--", "f6=--", "d6=-- d7=--", "d6=-- f6=--"]
    assert summoned("storm_elemental", "e5", STORM, removed={1: [0, 2]}) == want(*thrown)
    assert summoned("storm_elemental", "e5", STORM) == want(*thrown, "a5=-- kills2=0,0,1", "e5=--")


def test_storm_elemental_without_any_piece_in_the_supply() -> None:
    # Its own legendary piece on e5 becomes the Storm Elemental, and no other piece is left.
    assert summoned("storm_elemental", "e5", STORM.replace("c1", "l1"), removed={1: [13, 2]}) == want("")


def test_storm_elemental_runs_five_or_three_squares() -> None:
    diagram = """
        7 -- -- -- h1 -- -- -- -- --
        6 -- -- -- h1 -- h1 -- -- --
        5 -- -- -- -- c1 -- -- -- --
        3 c2 c2 {0} c2 c2 c2 -- -- --"""
    # From g3 westwards; a sixth step would reach a3.
    results = summoned("storm_elemental", "e5", diagram.format("c2"), removed={1: [0, 2]})
    assert want("f3=-- e3=-- d3=-- c3=-- b3=-- kills2=5,0,0") <= results
    assert not any("kills2=6,0,0" in words for words in results)
    # Only a heroic piece could take c3, and it gets no farther than d3.
    results = summoned("storm_elemental", "e5", diagram.format("h2"), removed={1: [0, 2]})
    assert want("f3=-- e3=-- d3=-- kills2=3,0,0", "c3=-- kills2=0,1,0") <= results
    assert not any({"c3=--", "f3=--"} <= words for words in results)


def test_storm_elemental_places_within_three() -> None:
    results = summoned(
        "storm_elemental",
        "e2",
        """
        7 -- -- -- -- l2 -- -- -- --
        6 -- -- -- -- -- l2 -- -- --
        4 -- -- -- h1 -- -- -- -- --
        3 -- -- -- h1 -- h1 -- -- --
        2    -- -- -- c1 -- -- --""",
    )
    legends = {words for words in results if "kills2=0,0,1" in words}
    assert legends == want("f6=-- kills2=0,0,1")


def test_titan_crushes_without_counting() -> None:
    diagram = """
        6 -- -- -- l2 l2 h2 -- -- --
        5 -- -- -- -- {0} -- -- -- --
        4 -- -- -- c1 h1 -- -- -- --
        3 -- -- -- -- h1 -- -- -- --
        2    -- -- c1 c1 c1 -- --"""
    assert summoned("titan", "e5", diagram.format("--")) == want("d4=-- e4=-- e6=-- f6=--")
    assert summoned("titan", "e5", diagram.format("c2")) == want("d4=-- e4=-- e6=-- f6=-- kills2=1,0,0")
