"""RULES 7.10 to 7.13: adjacency, distance, moves and leaps."""

from frostglass.arena.board import NAMES, SQUARES
from tests.arena.build import asked, at, both, choices, duel, kills, play, summon, these

HYPNOTIST = """
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --"""


def moves(source: str, targets: str) -> set[str]:
    return {f"{source}-{target}" for target in these(targets)}


def test_7_10_orthogonally_adjacent() -> None:
    p = duel(
        """
            6 -- -- -- c2 c2 c1 -- -- --
            5 -- -- -- h2 -- -- -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
        hand=["clan_axeman"],
    )
    summon(p, "clan_axeman", "e5")
    assert choices(p) == {"e6", "d5", "stop"}


def test_7_10_diagonally_adjacent() -> None:
    p = duel(
        """
            6 -- -- -- c2 c2 -- -- -- --
            4 -- -- -- h2 c1 c1 -- -- --
            3 -- -- -- -- c1 -- c1 -- --""",
        hand=["legend_slayer"],
    )
    summon(p, "legend_slayer", "e5")
    assert choices(p) == {"d6", "d4", "f4", "stop"}


def test_7_11_within_a_distance_excludes_the_square_itself() -> None:
    p = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
        hand=["forest_ancient"],
    )
    summon(p, "forest_ancient", "e5")
    block = {f"{file}{row}" for file in "cdefg" for row in (3, 4, 5, 6, 7)}
    assert choices(p) == block - {"e5", "e6", "d5", "f5", "d4"}


def test_7_11_exactly_a_distance() -> None:
    p = duel(
        """
            4 -- -- -- c1 c1 -- -- -- --
            3 -- -- -- c1 -- -- -- -- --""",
        hand=["charging_buck"],
    )
    summon(p, "charging_buck", "e5")
    ring = "c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7"
    assert choices(p) == moves("e5", ring) | {"stop"}


def test_7_12_a_standard_move_destroys_only_lower_ranks() -> None:
    p = duel(
        """
            6 -- -- -- c2 h2 l2 -- -- --
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- h1 c1 c1 -- -- --""",
        hand=["hungry_bear"],
    )
    summon(p, "hungry_bear", "e5")
    assert choices(p) == moves("e5", "d6 d5 f5 e4 f4") | {"stop"}


def test_7_12_a_common_piece_makes_standard_moves_onto_empty_squares_only() -> None:
    p = duel(
        """
            6 -- -- -- c2 c2 c2 -- -- --
            5 -- -- -- c2 -- c1 -- -- --
            4 -- -- -- c2 -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e5")
    assert choices(p) == moves("e5", "e4 f4") | {"stop"}


def test_7_12_a_combat_move_destroys_the_same_rank_too() -> None:
    p = duel(
        """
            6 -- -- -- c2 h2 l2 -- -- --
            4 -- -- -- h1 c1 c1 c1 -- --
            3 -- -- -- -- c1 -- -- -- --""",
        hand=["wolf_rider"],
    )
    summon(p, "wolf_rider", "e5")
    assert choices(p) == moves("e5", "d6 e6 d5 f5 d4 e4 f4") | {"stop"}
    play(p, "e5-e6", "stop")
    assert (at(p, "e5 e6"), kills(p, 2)) == ("-- h1", [0, 1, 0])


def test_7_12_an_enemy_piece_moves_by_its_own_rank() -> None:
    p = duel(
        both(
            HYPNOTIST,
            """
            6 h2 -- -- -- -- -- -- -- --
            5 c2 c1 -- -- -- -- -- -- --
            4 -- c1 -- -- -- -- -- -- --""",
        ),
        hand=["hypnotist"],
    )
    summon(p, "hypnotist", "e5")
    assert choices(p, "a5") == moves("a5", "a4 b4 b5 b6")
    assert choices(p, "a6") == moves("a6", "a5 a7 b5 b6 b7")


def test_7_12_moves_happen_one_after_the_other() -> None:
    p = duel(
        """
            6 -- -- -- -- -- -- c2 -- --
            5 -- -- -- -- -- -- c2 -- --
            4 -- -- c1 c1 -- c1 c1 -- --""",
        hand=["infantry_captain"],
    )
    summon(p, "infantry_captain", "e5", "g4-g5")
    assert "f4-g4" in choices(p)
    assert "g5-g6" in choices(p)
    play(p, "g5-g6")
    assert (at(p, "g4 g5 g6"), kills(p, 2)) == ("-- -- c1", [2, 0, 0])


def test_7_12_one_move_with_each_needs_different_pieces() -> None:
    p = duel(
        """
            4 -- -- c1 c1 c1 -- -- -- --""",
        hand=["naiad"],
    )
    summon(p, "naiad", "e5", "d4-d3")
    assert {words[:2] for words in choices(p)} == {"e4", "st"}


def test_7_12_moves_in_a_direction_stop_before_what_they_cannot_enter() -> None:
    p = duel(
        """
            7 h2 -- -- -- -- -- -- -- --
            5 h1 c2 -- c2 -- -- -- -- --
            4 -- -- -- -- -- c1 -- -- --
            3 -- -- -- -- -- -- c1 -- --""",
        hand=["messenger"],
    )
    summon(p, "messenger", "e5")
    east, north, south = "b5 c5 d5 e5 f5 g5 h5 i5", "a6", "a4 a3"
    assert choices(p, "a5") == moves("a5", f"{east} {north} {south} b6 c7 d8 e9 b4 c3 d2 e1")
    play(p, "a5-c5")
    assert (at(p, "a5 b5 c5 d5"), kills(p, 2)) == ("-- -- h1 c2", [1, 0, 0])


def test_7_12_a_run_destroys_all_it_lands_on() -> None:
    p = duel(
        """
            5 h1 c2 -- c2 -- -- -- -- --
            4 -- -- -- -- -- c1 -- -- --
            3 -- -- -- -- -- -- c1 -- --""",
        hand=["messenger"],
    )
    summon(p, "messenger", "e5", "a5-g5")
    assert at(p, "a5 b5 d5 e5 g5") == "-- -- -- -- h1"
    assert (kills(p, 2), kills(p, 1)) == ([2, 0, 0], [0, 0, 0])


def test_7_12_as_many_moves_as_it_can_allows_no_early_stop() -> None:
    p = duel(
        """
            6 -- -- -- -- c2 -- -- -- --
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- -- -- c1 -- -- --""",
        hand=["frost_imp"],
    )
    summon(p, "frost_imp", "e5")
    assert choices(p, "e6") == moves("e6", "e9 g8 i6 h3 a6 c8")


def test_7_13_a_leap_goes_to_any_other_square_it_may_enter() -> None:
    p = duel(
        """
            7 h1 -- -- -- -- -- -- -- --
            6 l2 -- -- -- -- -- -- -- --
            5 h2 c2 -- -- -- -- -- -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["wild_eagle"],
    )
    summon(p, "wild_eagle", "e5")
    reached = {NAMES[s] for s in SQUARES} - {"e5", "a5", "a6", "a7"}
    assert choices(p) == {f"e5-{name}" for name in reached} | {"stop"}
    play(p, "e5-b5")
    assert (at(p, "e5 b5"), kills(p, 2)) == ("-- c1", [1, 0, 0])


def test_7_13_a_standard_leap_of_a_common_piece_needs_an_empty_square() -> None:
    p = duel(
        """
            7 c2 -- -- -- -- -- -- -- --
            6 h2 -- -- -- -- -- -- -- --
            5 h2 -- -- -- c1 -- -- -- --""",
        flares=["flare_12"],
    )
    play(p, "F flare_12 2")
    assert asked(p) == (1, "leap")
    assert choices(p) == {f"e5-{NAMES[s]}" for s in SQUARES if NAMES[s] not in ("e5", "a5", "a6", "a7")} | {"stop"}
