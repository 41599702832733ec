"""The Sylvan cards on positions worked out by hand, each ruling included."""

from typing import Any

from tests.arena.cards.told import Told, each, goes, summoned, want


def test_sapling_becomes_heroic() -> None:
    two = """
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("sapling", "e5", two) == want("e5=h1")
    assert summoned("sapling", "e5", "5 -- -- -- -- h2 -- -- -- --" + two) == set()


FARSEEDERS = """
    5 -- -- -- -- -- c1 -- -- c2
    4 -- -- -- c1 -- -- -- -- --"""


def test_farseeders_place_beside_any_own_piece() -> None:
    squares = "d5 d6 e4 e6 f4 f6 g4 g5 g6 c3 c4 c5 d3 e3"
    assert summoned("kiskin_farseeders", "e5", FARSEEDERS) == want("", *each("{}=c1", squares))


def test_farseeders_need_a_piece_in_the_supply() -> None:
    assert summoned("kiskin_farseeders", "e5", FARSEEDERS, removed={1: [13, 0]}) == want("")


def test_charging_buck_leaps_twice_and_may_return() -> None:
    results = summoned(
        "charging_buck",
        "c9",
        """
        9       -- -- -- -- h2
        8    -- h1 c1 c2 -- h2 --
        7 h2 h2 h2 h1 h2 h2 h2 -- --
        6 -- -- h2 h2 h2 h2 h2 -- --""",
    )
    assert results == want("", "c9=-- e9=c1", "c9=-- e8=c1 kills2=1,0,0", "e8=-- kills2=1,0,0")


def test_forest_wardens_hit_both_ranks() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 c2 -- -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        3 l1 -- -- -- -- -- -- l2 h2""",
    )
    assert results == want(*each("{}=-- i3=-- kills2=1,1,0", "a7 b7 c7 d7"))


def test_forest_wardens_count_themselves_and_spare_legendary_pieces() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 -- -- -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        3 -- -- -- -- -- -- -- l2 --""",
    )
    assert results == want("")
    results = summoned(
        "forest_wardens",
        "e5",
        """
        5 -- -- c1 -- -- c1 -- -- --
        3 l1 -- -- -- -- -- -- -- h2""",
    )
    assert results == want("")


def test_forest_wardens_hit_only_opponents_who_have_more() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 c2 h2 -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        4 h1 -- -- -- -- -- -- -- --
        3 -- -- -- -- -- -- c3 h3 h3""",
        mode="melee",
    )
    commons = each("{}=--", "a7 b7 c7 d7")
    assert results == want(*(f"{c} {h}=-- kills2=1,0,0 kills3=0,1,0" for c in commons for h in ("h3", "i3")))


def test_naiad_moves_two_different_neighbours() -> None:
    results = summoned(
        "naiad",
        "c9",
        """
        9       -- -- h2 -- --
        8    h2 c1 h1 c1 -- -- --
        7 -- h2 h2 h2 h2 -- -- -- --""",
    )
    assert results == want(
        "",
        "c8=-- d9=c1",
        "c8=-- d9=c1 d8=-- c9=h1",
        "c8=h1 d9=c1 d8=--",
        "c8=-- d8=-- d9=h1",
        "c8=-- d9=c1 d8=-- e8=h1",
        "d8=-- c9=h1",
        "d8=c1 c9=h1 c8=--",
        "d8=-- c8=h1",
        "d8=-- d9=h1",
        "d8=c1 d9=h1 c8=--",
        "d8=-- e8=h1",
        "d8=c1 e8=h1 c8=--",
    )


def test_kiskin_spirit_returns_a_card_or_draws_without() -> None:
    diagram = """
        5 -- -- c1 -- -- -- -- -- --
        4 -- -- c1 -- c1 -- -- -- --"""
    assert summoned("kiskin_spirit", "e5", diagram) == want("draws=1,0")
    assert summoned("kiskin_spirit", "e5", diagram, discard=["sapling", "naiad"]) == want(
        "", "draws=1,0 discard=naiad,kiskin_spirit", "draws=1,0 discard=sapling,kiskin_spirit"
    )


def test_dryad_converts_to_common() -> None:
    diagram = """
        6 -- -- -- c1 -- c2 -- -- --
        5 -- -- -- -- c1 h2 -- -- --
        4 -- -- -- l2 c1 -- -- -- --
        3 -- -- -- -- -- -- c2 -- --"""
    assert summoned("dryad", "e5", diagram) == want("", "f5=c1 kills2=0,1,0", "f6=c1 kills2=1,0,0")
    assert summoned("dryad", "e5", diagram, removed={1: [13, 0]}) == want("")


def test_dryad_may_convert_a_borrowed_piece() -> None:
    diagram = """
        6 -- -- -- c1 -- -- -- -- --
        5 -- -- -- -- c1 -- -- -- --
        4 -- -- -- -- h2 -- -- -- --"""
    assert summoned("dryad", "e5", diagram, borrow=True) == want("", "e4=c1 kills2=0,1,0")
    assert summoned("dryad", "e5", diagram) == set()


def test_centaur_spearman_hits_the_first_piece_ahead() -> None:
    results = summoned(
        "centaur_spearman",
        "c9",
        """
        9       -- -- -- -- c2
        8    h2 c1 c1 c1 -- -- --
        7 l2 -- -- -- c1 -- -- -- --
        3 -- -- h2 -- -- -- -- -- --
        2    -- c2 -- -- -- -- --""",
    )
    assert results == want(
        "",
        "c9=-- d9=h1 g9=-- kills2=1,0,0",
        "c9=-- b8=h1 kills2=0,1,0",
        "c9=-- c8=h1 c3=-- kills2=0,1,0",
        "c9=-- d8=h1 e7=--",
    )


def chieftain(rank: str) -> set[Told]:
    return summoned(
        "centaur_chieftain",
        "e5",
        f"""
        6 -- -- c1 -- -- -- -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- h2 {rank} -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )


def test_centaur_chieftain_leads_three_moves_in_one_direction() -> None:
    results = chieftain("c1")
    north = {words for words in results if "e6=h1" in words}
    # Up to three steps shared by c6, d5, e4, f3 (35 ways), less the 5 that take e4 onto the heroic Chieftain.
    assert len(north) == 30
    assert want("e6=h1 e5=--", "e6=h1 e5=-- c6=-- c9=c1", "e6=h1 e5=c1 e4=-- d5=-- d6=c1 f3=-- f4=c1") <= north
    assert want("", "e5=-- d4=h1 kills2=0,1,0") <= results
    assert not results & want("e5=-- e7=h1", "c6=-- c7=c1")


def test_centaur_chieftain_may_be_trampled_by_the_second_move() -> None:
    assert want("e4=-- e5=-- e6=h1", "e4=-- e5=-- e7=h1", "e4=-- e5=-- e6=h1 c6=-- c7=c1") <= chieftain("h1")


def test_unicorn_moves_or_gains_an_action() -> None:
    results = summoned(
        "unicorn",
        "e5",
        """
        6 -- -- -- -- h2 -- -- -- --
        5 -- -- -- c1 -- l2 -- -- --
        4 -- -- c1 c1 -- -- -- -- --
        3 -- -- c1 -- -- -- -- -- --""",
    )
    assert results == want("", "actions=2", *goes("e5", "h1", "d4 d5 d6 e4 f4 f6"), "e5=-- e6=h1 kills2=0,1,0")


def test_sylvan_queen_and_princess_convert_at_corners() -> None:
    enemies = """
        6 -- -- -- h2 c2 c2 -- -- --"""
    queen = """
        4 -- -- -- l2 c1 -- c1 -- --
        3 -- -- -- -- -- c1 -- -- --
        2    -- -- -- -- c1 -- --"""
    princess = """
        4 -- -- -- l2 c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --
        2    -- -- -- c1 -- -- --"""
    heroic, common = "d6=h1 kills2=0,1,0", "f6=c1 kills2=1,0,0"
    assert summoned("sylvan_queen", "e5", enemies + queen) == want("", heroic, common)
    assert summoned("sylvan_queen", "e5", enemies + queen, removed={1: [11, 0]}) == want("")
    assert summoned("sylvan_princess", "e5", enemies + princess) == want("", common)
    assert summoned("sylvan_princess", "e5", enemies + princess, removed={1: [12, 0]}) == want("")


def test_woodland_druid_raises_every_colour() -> None:
    results = summoned(
        "woodland_druid",
        "e5",
        """
        6 -- -- -- c1 -- c1 -- -- --
        5 c2 -- -- -- -- -- -- -- h3
        4 -- -- -- -- c1 -- -- -- --""",
        mode="melee",
    )
    assert results == want("a5=h2 d6=h1", "a5=h2 f6=h1", "a5=h2 e4=h1")


def ancient(extra: str = "", **more: Any) -> set[Told]:
    diagram = """
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- c1 -- -- --
        4 -- -- -- c1 -- -- -- -- --"""
    return summoned("forest_ancient", "e5", diagram + extra, **more)


# The squares at distance 1 and 2 from e5 that hold no piece of the pattern.
NEAR = "c3 c4 c5 c6 c7 d3 d6 d7 e3 e4 e7 f3 f4 f6 f7 g3 g4 g5 g6 g7"


def test_forest_ancient_places_what_the_supply_has() -> None:
    assert ancient(removed={2: [16, 0]}) == want("")
    assert ancient(removed={2: [15, 0]}) == want("kills2=1,0,0")
    assert ancient(removed={2: [14, 0]}) == want("kills2=2,0,0")
    assert ancient("\n1 -- -- c2 -- --", removed={2: [14, 0]}) == want("kills2=1,0,0")


def test_forest_ancient_may_destroy_others_within_three() -> None:
    results = ancient("\n2 -- -- -- c2 -- -- --", removed={2: [14, 0]})
    assert results == want("kills2=1,0,0", *each("e2=-- {}=c2 kills2=1,0,0", NEAR))


def test_forest_ancient_destroys_the_colours_it_placed() -> None:
    results = ancient("\n2 -- -- -- c2 -- -- --", mode="melee", removed={2: [13, 0], 3: [14, 0]})
    both = "kills2=1,0,0 kills3=1,0,0"
    assert results == want(both, *each("e2=-- {}=c2 " + both, NEAR))


def test_forest_ancient_with_a_full_supply() -> None:
    # Two placed and two destroyed: they are the placed ones, or e2 and one of them.
    results = ancient("\n2 -- -- -- c2 -- -- --")
    assert results == want("kills2=2,0,0", *each("e2=-- {}=c2 kills2=2,0,0", NEAR))


def test_forest_mystic_draws_one_of_each() -> None:
    diagram = """
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- -- c1 -- -- --"""
    assert summoned("forest_mystic", "e5", diagram) == want("draws=1,1")


def test_leafsplitter_shoots_twice_at_the_nearest() -> None:
    results = summoned(
        "kiskin_leafsplitter",
        "e5",
        """
        8    c2 -- -- -- -- -- --
        7 -- -- l2 -- -- -- -- -- --
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- c1 -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- -- c1 -- --""",
    )
    legend = "c7=-- kills2=0,0,1"
    assert results == want("", legend, "g3=--", "b8=-- c7=-- kills2=1,0,1", f"g3=-- {legend}")


def test_boughrunner_keeps_beside_its_own() -> None:
    results = summoned(
        "kiskin_boughrunner",
        "e9",
        """
        9       -- -- -- h2 --
        8    -- -- c1 c1 c1 -- c1
        7 c2 -- -- -- c1 -- -- -- --""",
    )
    own = ("d8", "e8", "f8", "e7", "h8")
    quiet = {words for words in results if not any(word.startswith(own) for word in words)}
    kill = "kills2=0,1,0"
    assert quiet == want(
        *("", *goes("e9", "h1", "d9 c9 c8 c7 d7")),
        *(f"f9=-- {kill}", f"e9=-- f9=h1 {kill}"),
        *each(f"e9=-- f9=-- {{}}=h1 {kill}", "d9 g9 g8 g7 f7 h7"),
    )
    # On h8 the only own neighbour would be the Boughrunner's former self.
    assert not any("h8=h1" in words for words in results)
    assert want("e9=-- d8=h1") <= results


def test_tree_shepherd_serves_one_piece() -> None:
    results = summoned(
        "tree_shepherd",
        "e9",
        """
        9       -- c1 -- c1 --
        8    -- -- h2 c1 c1 -- --
        7 -- -- -- -- -- -- -- -- c2
        4 l2 h2 -- -- -- -- -- -- --
        3 l1 -- -- -- -- -- -- -- --""",
    )
    assert results == want(
        "",
        *("d9=h1", "f9=h1", "e8=h1", "f8=h1"),
        *goes("e9", "h1", "d9 f9 e8 f8"),
        "e9=-- d8=h1 kills2=0,1,0",
        *("a3=-- b4=l1 kills2=0,1,0", "a3=-- b3=l1", "a3=-- b2=l1"),
    )
