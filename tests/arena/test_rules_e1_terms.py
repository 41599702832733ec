"""EXPANSION_RULES 1: the terms that both decks share."""

from frostglass.arena.board import named, square
from frostglass.arena.keywords.as_legend import count_as_legend
from frostglass.arena.options import Colour
from frostglass.arena.position import Position
from frostglass.arena.reach import COMBAT, steps_toward
from frostglass.arena.scene import Scene
from frostglass.arena.state import TOKENS
from frostglass.engine.decision import Decision
from tests.arena.build import at, duel, happened, high_form, melee, names, points

TWO = """
5  -- -- c1 -- -- -- h2 -- --
"""


def toward(p: Position, goal: str, mover: str) -> set[str]:
    moves = steps_toward(p.cells, p.by, named([mover]), COMBAT, square(goal))
    return {name for move in moves for name in names(1 << move.target)}


def test_e1_toward_is_strictly_closer_whatever_stands_between() -> None:
    p = duel("""
        7  h1 -- -- -- -- -- -- -- --
        6  -- l2 -- -- -- -- -- -- --
        5  -- -- -- -- h1 -- -- -- --
    """)
    assert toward(p, "e5", "a7") == {"b7", "b8"}  # a6 keeps distance 4, b6 is held by a higher rank
    assert toward(p, "b6", "a7") == set()  # the only closer square is b6 itself
    assert toward(p, "a7", "b6") == {"a7"}  # pieces of any owner, by their own rank
    assert toward(p, "h4", "e5") == {"f4", "f5", "f6"}


def test_e1_a_swap_destroys_nothing_and_keeps_ranks_and_owners() -> None:
    p = duel(TWO)
    scene = Scene(p)
    scene.swap(square("c5"), square("g5"))
    assert at(p, "c5 g5") == "h2 c1"
    assert not any(p.kills)
    assert happened(p) == ["Swapped"]


def test_x6_both_pieces_of_a_swap_are_followed() -> None:
    p = duel(TWO)
    scene = Scene(p)
    mine, theirs = scene.follow(square("c5")), scene.follow(square("g5"))
    scene.swap(square("g5"), square("c5"))
    assert (mine.square, theirs.square) == (square("g5"), square("c5"))


def counted(p: Position) -> list[Decision]:
    """The questions asked when a being's summoning counts as that of a legend; colour 3 is named."""
    asked = []
    script = count_as_legend(Scene(p))
    answer = None
    while True:
        try:
            asked.append(script.send(answer))
        except StopIteration:
            return asked
        answer = Colour(2)


def test_e1_counting_as_a_legend_is_a_point_and_a_legend_for_tasks_but_no_being() -> None:
    p = duel(TWO, summoned=[1, 0, 0, 1])
    assert counted(p) == []
    assert p.scores == (1, 0)
    assert p.summoned == (1, 1, 0, 1)
    assert happened(p) == ["CountedAsLegend", "Scored"]


def test_e1_in_a_melee_the_colour_is_named_at_that_moment() -> None:
    p = melee(TWO, summoned=[1, 0, 0, 0])
    (question,) = counted(p)
    assert (question.seat, question.kind) == (1, "legend_colour")
    assert question.options == [Colour(1), Colour(2)]
    assert points(p, 1) == [0, 0, 1]
    assert p.summoned == (1, 1, 0, 0)


def test_e1_in_the_high_form_nothing_is_scored_for_it() -> None:
    p = high_form(TWO, summoned=[1, 0, 1, 0])
    assert counted(p) == []
    assert p.scores == (0, 0)
    assert p.summoned == (1, 1, 1, 0)


def test_x3_a_piece_that_lies_on_a_card_is_in_nobodys_supply() -> None:
    p = duel(TWO)
    duals = p.dual_free(1)
    lying = p.lay_aside(square("g5"))
    assert (TOKENS[lying], at(p, "g5"), p.dual_free(1)) == ("h2", "--", duals)
    p.bring_back(square("e4"), lying)
    assert (at(p, "e4"), p.dual_free(1)) == ("h2", duals)
    p.bring_back(-1, p.lay_aside(square("e4")))
    assert p.dual_free(1) == duals + 1
    assert not any(p.removed)
