"""The Everfrost cards on positions worked out by hand, each ruling included."""

import pytest

from tests.arena.cards.told import Told, each, goes, summoned, thawed, want
from tests.arena.naive.geometry import SQUARES, at_distance


def test_snow_fox_takes_two_steps() -> None:
    results = summoned(
        "snow_fox",
        "c9",
        """
        9       -- c1 -- -- --
        8    -- -- -- c1 -- -- --
        7 -- c2 -- -- -- -- -- -- --""",
    )
    assert results == want("", *goes("c9", "c1", "b8 c8 d8 a7 c7 d7 e7 e9"))


def test_snow_fox_may_stop_after_one_step() -> None:
    results = summoned(
        "snow_fox",
        "c9",
        """
        9       -- c1 -- -- --
        8    -- h2 h2 c1 -- -- --
        7 c2 c2 c2 -- -- -- -- -- --""",
    )
    assert results == want("", "c9=-- b8=c1")


def reindeer(under: str) -> set[Told]:
    return summoned(
        "royal_reindeer",
        "e5",
        f"""
        7 -- -- -- -- -- -- c2 -- --
        5 -- -- h2 -- {under} -- -- -- --
        4 -- -- -- c1 c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )


def test_royal_reindeer_is_raised_unless_something_died() -> None:
    ring = " ".join(square for square in at_distance("e5", 2) if square not in ("g7", "c5", "f3"))
    # On f3 it takes the place of an own common piece, which looks the same.
    onto_pieces = ["e5=-- g7=c1 kills2=1,0,0", "e5=--"]
    assert reindeer("--") == want("e5=h1", *goes("e5", "h1", ring), *onto_pieces)
    assert reindeer("c1") == want("", *goes("e5", "c1", ring), *onto_pieces)


MIRROR = """
    6 -- -- c2 c2 c1 -- -- -- --
    5 -- -- h2 h1 -- -- -- -- --
    4 -- -- c2 c1 c1 -- l2 -- --"""


def test_crystal_mirror_copies_one_heroic_or_two_common() -> None:
    single = ["", "g5=h1", "f5=h1", "g6=c1", "f6=c1", "f4=c1"]
    assert summoned("crystal_mirror", "e5", MIRROR) == want(*single, "f6=c1 g6=c1", "f4=c1 g6=c1", "f4=c1 f6=c1")
    # Four own dual pieces and the Mirror, one left.
    assert summoned("crystal_mirror", "e5", MIRROR, removed={1: [10, 0]}) == want(*single)


def test_crystal_mirror_may_decline_and_looks_only_at_the_board() -> None:
    results = summoned(
        "crystal_mirror",
        "b5",
        """
        6 -- c1 h2 -- -- -- -- -- --
        5 -- -- -- c2 -- -- -- -- --
        4 -- c1 -- -- -- -- -- -- --""",
    )
    assert results == want("", "a6=h1")
    alone = """
        6 -- -- -- c2 c1 -- -- -- --
        4 -- -- -- -- c1 -- -- -- --"""
    assert summoned("crystal_mirror", "e5", alone) == want("", "f6=c1")


def test_crystal_grower_raises_enemies_now_and_an_own_piece_later() -> None:
    diagram = """
        5 c2 -- -- -- -- -- -- -- h3
        4 c2 -- -- c1 c1 -- -- -- --"""
    assert summoned("crystal_grower", "e5", diagram, mode="melee") == want("a4=h2", "a5=h2")
    assert thawed("crystal_grower", diagram, mode="melee") == want("d4=h1", "e4=h1")
    assert thawed("crystal_grower", "5 h1 -- -- -- -- -- -- -- h2") == want("")


def test_crystal_grower_meets_another_frozen_card() -> None:
    diagram = """
        5 c2 -- -- -- -- -- -- -- --
        4 -- -- -- c1 c1 -- -- -- --"""
    assert summoned("crystal_grower", "e5", diagram, frozen="ice_queen") == want(
        "a5=h2", "a5=h2 frozen=crystal_grower discard=ice_queen"
    )


def test_ice_princess_moves_another_common_piece() -> None:
    results = summoned(
        "ice_princess",
        "e9",
        """
        8    -- -- -- c1 -- -- --
        7 -- -- -- c1 -- c1 -- -- c2
        3 h1 -- -- -- -- -- -- -- --""",
    )
    # A common piece that takes another own common piece looks like one that is simply gone.
    assert results == want(
        *("", "e8=--", "d7=--", "f7=--"),
        *goes("e8", "c1", "d9 f9 d8 f8 e7"),
        *goes("d7", "c1", "c8 d8 c7 e7 c6 d6 e6"),
        *goes("f7", "c1", "f8 g8 e7 g7 e6 f6 g6"),
    )


def test_ice_princess_thawed_must_move_if_it_can() -> None:
    diagram = """
        4 {0} -- -- -- -- -- -- -- --
        3 c1 h1 -- -- -- -- -- -- --
        2    c2 -- -- -- -- -- --"""
    assert thawed("ice_princess", diagram.format("c2")) == want("a3=-- b4=c1")
    blocked = diagram.format("c2").replace("c2 --", "c2 h2", 1)
    assert thawed("ice_princess", blocked) == want("")


QUEEN = """
    5 -- -- -- -- c1 -- -- -- --
    4 c2 h2 -- -- c1 -- -- -- --
    3 h1 l2 -- c1 -- c1 -- -- l1
    2    c1 -- -- -- -- -- --"""


def test_ice_queen_moves_another_heroic_piece() -> None:
    assert summoned("ice_queen", "e5", QUEEN) == want(
        "", "a3=-- a4=h1 kills2=1,0,0", "a3=-- b4=h1 kills2=0,1,0", "a3=-- b2=h1"
    )


def test_ice_queen_thawed_must_even_trample_her_own() -> None:
    assert thawed("ice_queen", QUEEN.replace("4 c2", "4 h2")) == want("a3=-- b2=h1")
    assert thawed("ice_queen", "5 c1 -- -- -- -- -- -- -- l1") == want("")


def test_frostweave_summoner_lends_an_enemy_piece() -> None:
    diagram = """
        6 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("frostweave_summoner", "e5", diagram) == want("")
    assert thawed("frostweave_summoner", diagram) == want("borrow")


def test_winter_whisperer_asks_for_a_piece_and_a_flare() -> None:
    diagram = """
        4 -- -- -- h1 c2 -- -- -- --
        3 c1 c1 -- -- -- -- -- -- --"""
    assert thawed("winter_whisperer", diagram) == want("", "a3=--", "b3=--")
    assert thawed("winter_whisperer", diagram, flares=["flare_01"]) == want(
        "", "a3=--", "b3=--", "flares=", "a3=-- flares= actions=3", "b3=-- flares= actions=3"
    )
    no_common = "5 h1 -- -- -- -- -- -- -- --"
    assert thawed("winter_whisperer", no_common, flares=["flare_01"]) == want("", "flares=")
    assert summoned("winter_whisperer", "e5", "4 -- -- -- c1 c1 c1 c1 -- --") == want("")


def test_frozen_chest_recovers_a_frozen_card() -> None:
    pile = ["ice_queen", "snow_fox", "crystal_grower"]
    diagram = "5 -- -- -- c1 c1 c1 -- -- --"
    assert summoned("frozen_chest", "e5", diagram, discard=pile) == want(
        "",
        "frozen=ice_queen discard=snow_fox,crystal_grower,frozen_chest",
        "frozen=crystal_grower discard=ice_queen,snow_fox,frozen_chest",
    )
    assert summoned("frozen_chest", "e5", diagram, discard=pile, frozen="ice_wyvern") == want(
        "",
        "frozen=ice_queen discard=snow_fox,crystal_grower,ice_wyvern,frozen_chest",
        "frozen=crystal_grower discard=ice_queen,snow_fox,ice_wyvern,frozen_chest",
    )


@pytest.mark.parametrize(
    ("mode", "turn", "penalty"), [("duel", 1, "2"), ("melee", 2, "1,3"), ("team_duel", 1, "2"), ("team_duel", 3, "4")]
)
def test_everfrost_sentinel_slows_the_others(mode: str, turn: int, penalty: str) -> None:
    you, other = (2, 1) if turn == 2 else (1, 2)
    diagram = """
        5 -- -- -- -- {0} -- -- -- --
        4 -- -- -- -- c{1} -- -- -- --
        3 -- -- -- -- c{1} c{1} -- -- --
        2    -- -- -- -- c{1} -- --"""
    onto_enemy, onto_own = diagram.format(f"c{other}", you), diagram.format(f"c{you}", you)
    kill = f"kills{other}=1,0,0"
    assert summoned("everfrost_sentinel", "e5", onto_enemy, mode=mode, turn=turn) == want(
        kill, f"{kill} e5=c{you} penalty={penalty}"
    )
    assert summoned("everfrost_sentinel", "e5", onto_own, mode=mode, turn=turn) == want("")
    assert summoned("everfrost_sentinel", "e5", diagram.format("--", you), mode=mode, turn=turn) == want("")


def test_glacier_giant_dies_with_a_legendary_piece() -> None:
    diagram = """
        4 -- -- -- -- c1 l2 -- -- --
        3 -- -- {0} c1 c1 c1 -- -- --"""
    steps = ["", "e5=-- d4=h1"]
    assert summoned("glacier_giant", "e5", diagram.format("l2")) == want(*steps, "e5=-- c3=-- kills2=0,0,1")
    assert summoned("glacier_giant", "e5", diagram.format("l1")) == want(*steps, "e5=-- c3=--")
    assert summoned("glacier_giant", "e5", diagram.format("h2")) == want(
        *steps, "e5=-- c3=h1 kills2=0,1,0", "e5=-- b2=h1 c3=-- kills2=0,1,0"
    )


def test_polar_bear_goes_on_while_it_destroys() -> None:
    results = summoned(
        "polar_bear",
        "c9",
        """
        9       -- c1 c1 -- --
        8    l2 h2 c1 -- c1 -- --
        7 c2 c2 h2 -- -- -- -- -- --""",
    )
    onto_heroic = "c9=-- c8=h1 kills2=0,1,0"
    assert want("", onto_heroic, "c9=-- d9=h1", "c9=-- c8=-- d7=h1 kills2=0,1,0") <= results
    twice = "c9=-- c8=-- kills2=1,1,0"
    third = {words for words in results if "kills2=1,1,0" in words}
    # Second onto b7, then onto an empty neighbour of it; c8 has become empty.
    onto_empty = "b7=-- a6=h1", "b7=-- b6=h1", "b7=-- c6=h1", "b7=h1"
    assert third == want(*(f"{twice} {way}" for way in onto_empty), "c9=-- c8=h1 b7=-- kills2=1,1,0")
    assert not any(word in ("kills2=0,2,0", "kills2=2,1,0") for words in results for word in words)


def test_polar_bear_stops_on_an_empty_square() -> None:
    results = summoned(
        "polar_bear",
        "c9",
        """
        9       -- l1 c1 -- --
        8    -- -- l1 -- c1 -- --
        7 -- c2 -- -- -- -- -- -- --""",
    )
    assert results == want("", *goes("c9", "h1", "b8 c8"))


def test_war_sled_turns_by_eighths() -> None:
    results = summoned(
        "war_sled",
        "e5",
        """
        5 -- -- c1 -- -- -- -- -- --
        4 -- -- c1 c1 c1 -- -- -- --""",
    )
    one, two = "f6 f5 f4", "f7 g7 g6 g5 g4 g3 f3"
    three = "e8 f8 g8 h8 h7 h6 h5 h4 h3 h2 g2 f2 e2"
    assert results == want("", *goes("e5", "h1", one), *goes("e5", "h1", two), *goes("e5", "h1", three))


def test_war_sled_runs_over_heroic_pieces() -> None:
    results = summoned(
        "war_sled",
        "e5",
        """
        6 -- -- -- -- -- l2 -- -- --
        5 -- -- c1 -- -- h2 -- -- --
        4 -- -- c1 c1 c1 -- -- -- --""",
    )
    assert want("e5=-- f5=h1 kills2=0,1,0", "e5=-- f5=-- g5=h1 kills2=0,1,0") <= results
    assert not any(word.startswith("f6") for words in results for word in words)


def test_snow_monster_clears_what_touches_its_friends() -> None:
    results = summoned(
        "snow_monster",
        "e5",
        """
        7 -- -- -- -- -- -- c2 -- --
        6 -- -- -- c2 h2 -- c2 -- --
        5 -- -- -- -- c1 c1 -- c2 --
        4 -- -- -- c1 -- -- c1 -- --
        3 -- -- c2 -- -- -- -- -- --""",
    )
    assert results == want("c3=-- d6=-- g6=-- kills2=3,0,0")


def test_frost_imp_slides_a_common_piece_to_the_end() -> None:
    results = summoned(
        "frost_imp",
        "e5",
        """
        6 -- -- -- -- h2 c2 -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )
    assert results == want(
        "",
        *goes("d5", "c1", "d9 d1 b3 a5 b7"),
        *goes("e4", "c1", "h7 i4 e1 c2 a4"),
        *goes("f6", "c2", "f9 h8 i6 i3 f4 c9"),
    )


def test_frost_imp_with_nobody_to_push() -> None:
    results = summoned(
        "frost_imp",
        "e5",
        """
        5 -- -- -- h1 -- -- -- -- --
        4 -- -- -- -- h1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )
    assert results == want("")


def test_ice_wyvern_dies_with_what_it_lands_on() -> None:
    results = summoned(
        "ice_wyvern",
        "e5",
        """
        6 l2 -- -- -- -- -- -- -- --
        5 c2 -- -- -- -- c1 -- -- --
        4 h2 -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- c1 c1 -- --""",
    )
    full = ("a6", "a5", "a4", "e5", "f5", "e4", "f3", "g3")
    empty = " ".join(square for square in SQUARES if square not in full)
    own = each("e5=-- {}=--", "f5 e4 f3 g3")
    enemies = ["e5=-- a5=-- kills2=1,0,0", "e5=-- a4=-- kills2=0,1,0"]
    assert results == want("", *goes("e5", "h1", empty), *own, *enemies)


def test_ice_wyvern_thawed_places_beside_a_heroic_piece() -> None:
    diagram = """
        7 -- -- -- -- h2 -- -- -- --
        3 h1 -- -- -- -- -- -- c1 l1
        2    c2 -- -- -- -- -- --"""
    assert thawed("ice_wyvern", diagram) == want("a4=c1", "b4=c1", "b3=c1")
    assert thawed("ice_wyvern", diagram, removed={1: [14, 0]}) == want("")
    assert thawed("ice_wyvern", diagram.replace("h1", "c1")) == want("")


def deathbringer(friend: str) -> set[Told]:
    return summoned(
        "deathbringer",
        "e5",
        f"""
        7 -- -- -- -- c1 {friend} -- -- --
        6 -- -- -- h2 l2 c2 -- -- --
        5 -- -- -- c1 -- h2 -- -- --
        4 -- -- -- -- -- h2 -- -- --
        3 -- -- c1 c1 c1 -- -- -- --""",
    )


def test_deathbringer_removes_from_the_game() -> None:
    always = [
        "",
        "f6=-- kills2=2,0,0 removed2=1,0",
        "d6=-- kills2=0,2,0 removed2=1,0",
        "f4=-- kills2=0,2,0 removed2=1,0",
        "d5=-- removed1=1,0",
    ]
    assert deathbringer("c1") == want(*always, "e6=-- kills2=0,0,2 removed2=0,1")
    assert deathbringer("--") == want(*always)


def test_frostweave_illusionist_changes_sides_and_back() -> None:
    diagram = """
        5 c2 -- -- c1 -- c1 -- -- h2
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("frostweave_illusionist", "e5", diagram) == want("e5=c2")
    assert summoned("frostweave_illusionist", "e5", diagram, removed={2: [14, 0]}) == want("")
    assert summoned("frostweave_illusionist", "e5", diagram, mode="melee") == want("e5=c2", "e5=c3")
    assert summoned("frostweave_illusionist", "e5", diagram, mode="melee", removed={2: [13, 0]}) == want("e5=c3")
    assert thawed("frostweave_illusionist", diagram) == want("a5=c1 kills2=1,0,0")
    assert thawed("frostweave_illusionist", diagram, removed={1: [13, 0]}) == want("")
