"""RULES 6.1 to 6.4: where a being can be summoned."""

import pytest

from tests.arena.build import at, both, choices, duel, summon, summons, used, ways

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
ANGEL = """
    6 -- -- -- c1 -- c1 -- -- --
    5 -- -- c1 -- -- -- c1 -- --
    4 -- -- -- -- c1 -- -- -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_6_1_school_beings_and_legends_in_hand_can_be_summoned() -> None:
    p = duel(both(FOX, TIME), hand=["snow_fox"], legends=["time_elemental"], discard=["crystal_grower"])
    assert "h4" in summons(p, "snow_fox")
    assert "e7" in summons(p, "time_elemental")
    assert summons(p, "crystal_grower") == set()


def test_6_2_a_pattern_fits_in_all_eight_symmetries() -> None:
    assert summons(duel(FOX, hand=["snow_fox"]), "snow_fox") == {"e5", "f6", "h4", "g3"}
    assert summons(
        duel(
            """
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- c1 -- -- -- -- -- --""",
            hand=["snow_fox"],
        ),
        "snow_fox",
    ) == {"e5", "d6", "b4", "c3"}


def test_6_2_pieces_must_be_yours_and_high_enough() -> None:
    assert (
        summons(
            duel(
                """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c2 -- --""",
                hand=["snow_fox"],
            ),
            "snow_fox",
        )
        == set()
    )
    commons = "4 -- -- -- c1 -- c1 -- -- --"
    for a, b, c in ("hhh", "lhh", "hll"):
        rows = f"6 -- -- -- {a}1 -- {b}1 -- -- --", f"5 -- -- -- -- {c}1 -- -- -- --"
        assert summons(duel(both(*rows, commons), legends=["time_elemental"]), "time_elemental") == {"e7"}
    for a, b, c in ("chh", "hch", "hhc"):
        rows = f"6 -- -- -- {a}1 -- {b}1 -- -- --", f"5 -- -- -- -- {c}1 -- -- -- --"
        assert summons(duel(both(*rows, commons), legends=["time_elemental"]), "time_elemental") == set()


def test_6_2_the_target_square_must_be_on_the_board() -> None:
    assert summons(
        duel(
            """
            9       c1 -- -- -- --
            8    -- -- c1 -- -- -- --""",
            hand=["snow_fox"],
        ),
        "snow_fox",
    ) == {"e8", "d7"}


def test_6_2_cells_without_a_piece_may_be_off_the_board_or_held_by_anyone() -> None:
    assert "c9" in summons(
        duel(
            """
            8    -- c1 -- -- -- -- --
            7 -- c1 -- -- -- -- -- -- --""",
            hand=["snow_fox"],
        ),
        "snow_fox",
    )
    assert "e5" in summons(
        duel(
            both(
                FOX,
                """
            5 -- -- -- -- -- -- h1 -- --
            4 -- -- -- -- l2 c2 -- -- --""",
            ),
            hand=["snow_fox"],
        ),
        "snow_fox",
    )


def test_6_2_the_pattern_stays_where_it_is() -> None:
    p = duel(FOX, hand=["snow_fox"])
    summon(p, "snow_fox", "e5", "stop")
    assert at(p, "e5 f5 g4") == "c1 c1 c1"


def test_6_2_equal_results_are_offered_once() -> None:
    line = """
            6 -- -- -- -- c1 -- -- -- --
            4 -- -- -- -- c1 -- -- -- --"""
    assert len(ways(duel(line, hand=["swordmaster"]), "swordmaster", "e5")) == 1
    assert len(ways(duel(line, hand=["crystal_mirror"]), "crystal_mirror", "e5")) == 2
    cross = both(
        line,
        """
            5 -- -- -- c1 -- c1 -- -- --""",
    )
    assert len(ways(duel(cross, hand=["crystal_mirror"]), "crystal_mirror", "e5")) == 4


def test_6_2_the_embedding_fixes_the_pieces_used() -> None:
    p = duel(
        """
            5 -- c1 c1 c1 -- c1 c1 c1 --""",
        hand=["clan_guardian"],
    )
    found = [used(way) for way in ways(p, "clan_guardian", "e5")]
    assert len(found) == 2
    assert {"c5", "d5", "f5"} in found
    assert {"d5", "f5", "g5"} in found
    summon(p, "clan_guardian", "e5", using="c5 d5 f5")
    assert choices(p) == {"c5", "d5", "f5", "stop"}


def test_6_2_the_embedding_fixes_the_directions() -> None:
    p = duel(
        """
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- c1 c1 c1 -- -- --""",
        hand=["glacier_giant"],
    )
    summon(p, "glacier_giant", "e5")
    assert {words[3:] for words in choices(p) - {"stop"}} == {"d4", "c3", "b2", "f4", "g3", "h2"}


@pytest.mark.parametrize(
    ("on_target", "legal"), [("--", True), ("c1", True), ("c2", True), ("h1", False), ("l2", False)]
)
def test_6_3_a_higher_piece_blocks_the_target(on_target: str, legal: bool) -> None:
    p = duel(both(FOX, f"5 -- -- -- -- {on_target} -- -- -- --"), hand=["snow_fox"])
    assert ("e5" in summons(p, "snow_fox")) == legal


@pytest.mark.parametrize(
    ("on_target", "legal"), [("c2", True), ("h1", True), ("h2", True), ("l1", False), ("l2", False)]
)
def test_6_3_a_heroic_being_is_blocked_by_legendary_pieces_only(on_target: str, legal: bool) -> None:
    p = duel(both(f"5 -- -- -- -- {on_target} c1 -- -- --", "4 -- -- -- -- c1 c1 -- -- --"), hand=["hungry_bear"])
    assert ("e5" in summons(p, "hungry_bear")) == legal


@pytest.mark.parametrize("on_target", ["--", "c1", "h2", "l1", "l2"])
def test_6_3_a_legend_appears_on_any_piece(on_target: str) -> None:
    p = duel(both(TIME, f"7 -- -- -- -- {on_target} -- -- -- --"), legends=["time_elemental"])
    assert "e7" in summons(p, "time_elemental")


@pytest.mark.parametrize(
    ("on_target", "legal"), [("--", False), ("c2", False), ("h2", False), ("c1", True), ("h1", True), ("l1", False)]
)
def test_6_4_a_piece_drawn_on_the_target_must_be_yours_and_not_outrank_the_being(on_target: str, legal: bool) -> None:
    p = duel(f"6 -- -- -- c1 {on_target} c1 -- -- --", hand=["frozen_chest"])
    assert ("e6" in summons(p, "frozen_chest")) == legal


@pytest.mark.parametrize(
    ("on_target", "legal"), [("--", False), ("c1", False), ("h1", True), ("l1", True), ("h2", False)]
)
def test_6_4_a_piece_drawn_on_the_target_must_have_the_drawn_rank(on_target: str, legal: bool) -> None:
    p = duel(both(ANGEL, f"5 -- -- c1 -- {on_target} -- c1 -- --"), legends=["angel_of_death"])
    assert ("e5" in summons(p, "angel_of_death")) == legal
