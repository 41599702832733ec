"""What the bots see on the board: patterns that fit or lack one piece, and what a position is worth."""

import tomllib
from importlib.resources import files

import pytest

from frostglass.arena.board import BIT, squares
from frostglass.arena.options import END, Claim, Place, Summon
from frostglass.arena.position import Position
from frostglass.arena.summoning import summonings
from frostglass.arena.view import view
from frostglass.bots import Budget, play
from frostglass.bots.closeness import near
from frostglass.bots.evaluation import Judge, read_weights, weights_for
from tests.arena.build import duel, high_form
from tests.bots.positions import TABLES, decisions


def pieces(p: Position) -> tuple[int, int]:
    me = p.colour(p.turn)
    return p.of_colour(me), p.upgraded_of(me)


def test_near_finds_the_targets_that_summoning_finds() -> None:
    for p in decisions("duel", TABLES[0][1], seed=1, number=12):
        for card in p.hands[p.turn - 1]:
            targets, _ = near(card, *pieces(p))
            assert {way.target for way in summonings(p, [card])} <= set(squares(targets))


def test_a_piece_on_a_completing_square_makes_the_pattern_fit() -> None:
    tried = 0
    for p in decisions("duel", TABLES[0][1], seed=2, number=30):
        own, upgraded = pieces(p)
        for card in p.hands[p.turn - 1] + p.legends[p.turn - 1]:
            _, fills = near(card, own, upgraded)
            for square in squares(fills):
                more, _ = near(card, own | BIT[square], upgraded)
                assert more
                tried += 1
    assert tried > 20


def test_every_weight_is_known_and_every_form_has_its_own() -> None:
    data = tomllib.loads(files("frostglass.bots").joinpath("weights.toml").read_text())
    assert set(data) == {"base", "kept", "tasks", "colours", "apprentice", "apprentice-kept", "child"}
    for scoring in ("tasks", "kills", "colours"):
        assert weights_for(scoring).point > 0
    with pytest.raises(ValueError, match="luck"):
        read_weights({"base": {**data["base"], "luck": 1.0}}, "base", "kills")


def judged(p: Position) -> float:
    return Judge(view(p, 1), weights_for(p.form.scoring)).value(p)


def test_own_pieces_are_worth_something_and_enemy_pieces_cost_something() -> None:
    bare = judged(duel())
    mine = judged(duel("5 -- -- -- -- h1 -- -- -- --"))
    theirs = judged(duel("5 h2 -- -- -- -- -- -- -- --"))
    assert mine > bare > theirs


def test_a_task_that_holds_is_worth_more_than_one_that_nearly_does() -> None:
    def with_row(row: str) -> float:
        p = high_form(row, tasks=["central_dominance", "side_chain", "red_conquest"])
        return judged(p)

    one_short = with_row("5 -- -- -- c1 h1 h1 -- -- --\n4 -- -- -- c1 -- -- -- -- --")
    fulfilled = with_row("5 -- -- -- c1 h1 h1 -- -- --\n4 -- -- -- c1 c1 -- -- -- --")
    elsewhere = with_row("5 -- -- -- c1 h1 h1 -- -- --\n4 -- -- -- c1 -- -- -- c1 --")
    assert fulfilled - one_short > elsewhere - one_short + 0.2


# A swordmaster wants two pieces with the target between them; its effect destroys a common piece diagonally beside it.
ONE_PIECE = """
    6 -- -- -- -- c1 -- -- -- --
    4 -- -- -- -- -- c2 -- -- --
"""
TWO_PIECES = """
    6 -- -- -- -- c1 -- -- -- --
    4 -- -- -- -- c1 c2 -- -- --
"""


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_a_pattern_that_fits_is_summoned(level: str) -> None:
    p = duel(TWO_PIECES, hand=["swordmaster"], actions=1)
    assert p.decision is not None
    chosen = play("arena", view(p, 1), p.decision, level, Budget(steps=200), 1)
    assert isinstance(chosen, Summon)


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_with_two_actions_the_missing_piece_is_placed_first(level: str) -> None:
    p = duel(ONE_PIECE, hand=["swordmaster"])
    assert p.decision is not None
    chosen = play("arena", view(p, 1), p.decision, level, Budget(steps=300), 1)
    assert isinstance(chosen, Place)
    assert near("swordmaster", *pieces(p))[1] & BIT[chosen.square]


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_a_task_that_holds_is_claimed(level: str) -> None:
    board = "5 -- -- -- c1 h1 h1 -- -- --\n4 -- -- -- c1 c1 -- -- -- --"
    p = high_form(board, actions=0, tasks=["central_dominance", "side_chain", "red_conquest"])
    p.play(END)
    assert p.decision is not None
    assert p.decision.kind == "claim"
    chosen = play("arena", view(p, 1), p.decision, level, Budget(steps=100), 1)
    assert chosen == Claim("central_dominance")
