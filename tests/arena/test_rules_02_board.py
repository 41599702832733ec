"""RULES 2: squares, neighbours, rays, coloured squares and the regions that tasks look at.

The rules write (column, row) counted from the top left; `there` turns that into a square's name.
"""

from collections.abc import Iterable

from frostglass.arena import board
from frostglass.arena.board import square
from tests.arena.build import at, both, choices, crowd, duel, high_form, melee, names, play, summon, teams


def there(cells: Iterable[tuple[int, int]]) -> set[str]:
    return {f"{'abcdefghi'[column - 1]}{10 - row}" for column, row in cells}


def all_squares() -> set[str]:
    return {board.NAMES[s] for s in board.SQUARES}


def test_2_1_there_are_69_squares() -> None:
    columns = {row: range(1, 10) for row in range(3, 8)}
    columns |= {1: range(3, 8), 9: range(3, 8), 2: range(2, 9), 8: range(2, 9)}
    assert len(board.SQUARES) == 69
    assert all_squares() == there((column, row) for row in columns for column in columns[row])


def test_2_2_coloured_and_central_squares() -> None:
    assert names(board.RED) == {"d8", "e5", "h4", "c2"}
    assert names(board.GREEN) == {"c7", "g7", "i6", "a5", "f2"}
    assert there([(3, 5), (6, 2)]) == {"c5", "f8"}


def test_2_3_the_coloured_squares_are_the_same_in_every_form() -> None:
    for build in (duel, high_form, melee, teams):
        p = build(
            """
                3 -- -- -- -- -- c1 -- -- --
                2    -- -- -- c1 -- -- --""",
            hand=["ritual_keeper"],
        )
        summon(p, "ritual_keeper", "f2", "e2")
        assert at(p, "e2") == "h1"


def test_2_4_adjacent_squares_are_the_neighbours_that_exist() -> None:
    assert names(board.AROUND[square("e5")]) == {"d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"}
    assert names(board.AROUND[square("c9")]) == {"b8", "c8", "d8", "d9"}
    assert names(board.AROUND[square("a3")]) == {"a4", "b4", "b3", "b2"}
    assert names(board.BESIDE[square("b8")]) == {"c8", "b7"}
    assert names(board.CORNERS_OF[square("b8")]) == {"a7", "c7", "c9"}


def test_2_4_how_many_neighbours_a_square_has() -> None:
    by_number: dict[int, set[str]] = {}
    for s in board.SQUARES:
        by_number.setdefault(board.AROUND[s].bit_count(), set()).add(board.NAMES[s])
    assert by_number[4] == {"c9", "g9", "a7", "i7", "a3", "i3", "c1", "g1"}
    assert {number: len(found) for number, found in by_number.items()} == {4: 8, 5: 16, 7: 8, 8: 37}


def test_2_5_distance_is_the_number_of_king_steps() -> None:
    for start in board.SQUARES:
        reached = {start}
        steps = 0
        while len(reached) < 69:
            steps += 1
            around = {t for s in reached for t in board.NEIGHBOURS[s]} - reached
            assert around
            assert all(board.distance(start, t) == steps for t in around)
            reached |= around


def test_2_6_a_ray_runs_from_the_next_square_to_the_last_on_the_board() -> None:
    def ray(direction: str, start: str) -> list[str]:
        return [board.NAMES[s] for s in board.RAY[board.DIRECTIONS.index(direction)][square(start)]]

    assert ray("n", "e5") == ["e6", "e7", "e8", "e9"]
    assert ray("sw", "d9") == ["c8", "b7", "a6"]
    assert ray("se", "e5") == ["f4", "g3", "h2"]
    assert ray("w", "c9") == []
    assert ray("nw", "b8") == []


def test_2_7_regions_of_the_tasks() -> None:
    centre = {(c, r) for c in (4, 5, 6) for r in (4, 5, 6)}
    plus = {(5, 5), (4, 5), (6, 5), (5, 4), (5, 6)}
    times = {(5, 5), (4, 4), (6, 4), (4, 6), (6, 6)}
    assert names(board.CENTRAL) == there(centre)
    assert names(board.CENTER_PLUS) == there(plus)
    assert names(board.CENTER_TIMES) == there(times)
    assert {frozenset(names(line)) for line in board.DIAGONALS} == {
        frozenset(there((n, n) for n in range(2, 9))),
        frozenset(there((n, 10 - n) for n in range(2, 9))),
    }


def test_2_7_lines_through_the_central_squares_have_their_whole_length() -> None:
    rows = [there((c, r) for c in range(1, 10)) for r in (4, 5, 6)]
    columns = [there((c, r) for r in range(1, 10)) for c in (4, 5, 6)]
    assert {frozenset(names(line)) for line in board.CENTRAL_LINES} == {frozenset(line) for line in rows + columns}


def test_2_7_sides_and_corners_and_which_are_opposite() -> None:
    def pairs(regions: Iterable[tuple[int, int]]) -> set[frozenset[frozenset[str]]]:
        return {frozenset((frozenset(names(a)), frozenset(names(b)))) for a, b in regions}

    def pair(a: Iterable[tuple[int, int]], b: Iterable[tuple[int, int]]) -> frozenset[frozenset[str]]:
        return frozenset((frozenset(there(a)), frozenset(there(b))))

    middle = range(3, 8)
    assert pairs(board.OPPOSITE_SIDES) == {
        pair([(1, n) for n in middle], [(9, n) for n in middle]),
        pair([(n, 1) for n in middle], [(n, 9) for n in middle]),
    }
    assert pairs(board.OPPOSITE_CORNERS) == {
        pair([(1, 3), (2, 2), (3, 1)], [(7, 9), (8, 8), (9, 7)]),
        pair([(7, 1), (8, 2), (9, 3)], [(1, 7), (2, 8), (3, 9)]),
    }


def test_2_8_a_place_action_is_possible_on_the_fullest_board() -> None:
    fullest = """
                 l1 l1 l1 l2 l2
              l2 l3 l3 l3 l4 l4 l4
           c1 c1 c1 c1 c1 c1 c1 c1 c1
           c1 c1 c1 c1 c1 c2 c2 c2 c2
           c2 c2 c2 c2 c2 c2 c2 c2 c2
           c2 c3 c3 c3 c3 c3 c3 c3 c3
           c3 c3 c3 c3 c3 c3 c4 c4 c4
              c4 c4 c4 c4 c4 c4 c4
                 c4 c4 c4 c4 --"""
    p = melee(fullest, players=4)
    assert choices(p, "P") == set()
    assert len(choices(p, "L")) == 14
    play(p, "L a7")
    assert choices(p) == {"P a7", "P g1"}


def test_2_8_no_colour_of_four_has_more_than_17_pieces() -> None:
    p = melee(both(crowd(14), "5 l1 l1 l1 -- -- -- -- -- --"), players=4)
    assert (p.dual_free(0), p.legend_free(0)) == (0, 0)
