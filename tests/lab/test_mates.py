"""Pair-mates who play otherwise: greedily, or with slips."""

import pytest

from frostglass.bots import Question, read_spec
from frostglass.embers.notation import text
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.lab.mates import MATES, PARTNER, greedy, play_beside, slipping
from frostglass.lab.simulate import wanted
from tests.embers.tables import table

MIND = "chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1"


def question(p: Position, seed: int = 1) -> Question:
    assert p.decision is not None
    return Question("embers", view(p, p.decision.seat), p.decision.bare(), PARTNER, seed)


def test_the_greedy_aelin_takes_what_fills_her_row_most() -> None:
    """Row 1 is to come to 7 and has 2 (5.3): five completes it. With 3 in it five is too much, and she takes four."""
    for determination, best in (("glass-2b", "take chains-5"), ("glass-3", "take daggers-4")):
        p = table(MIND, rows=[determination, "glass-1b", "flames-2b", "daggers-5"], todo="glimpse", active=AELIN)
        assert text(greedy(question(p))) == best


def test_the_greedy_fenrys_draws_no_card_that_he_does_not_need() -> None:
    p = table(MIND, row="flames-4", todo="observe", active=FENRYS, draws=1)
    assert text(greedy(question(p))) == "stop"


def test_one_choice_in_four_is_a_slip() -> None:
    p = table(MIND, rows=["glass-2b", "glass-1b", "flames-2b", "daggers-5"], todo="glimpse", active=AELIN)
    own = question(p).answer()
    slips = [slipping(question(p, seed)) != own for seed in range(300)]
    others = (len(p.decision.options) - 1) / len(p.decision.options)  # type: ignore[union-attr]
    assert 0.25 * others - 0.1 < sum(slips) / 300 < 0.25 * others + 0.1


@pytest.mark.parametrize("mate", MATES)
def test_a_game_beside_a_mate_ends_and_repeats(mate: str) -> None:
    tables = [wanted("embers", ["partner", "partner"], seed=5).table(number) for number in range(2)]
    for number, at in enumerate(tables):
        won = play_beside(read_spec("embers", "partner"), mate, at, number)
        assert won == play_beside(read_spec("embers", "partner"), mate, at, number)
