"""Setting up: a bot gives its own piece room and the others little."""

import pytest

from frostglass.arena.board import NAMES
from frostglass.arena.options import Pick
from frostglass.arena.view import view
from frostglass.bots import Budget, play
from tests.bots.positions import setup_decisions


def test_3_5_a_melee_piece_of_ones_own_stands_where_most_squares_are_near() -> None:
    first, second, third = setup_decisions("melee", ("southern", "everfrost", "highland"), seed=4)
    for p, ours in ((first, True), (second, False), (third, False)):
        assert p.decision is not None
        assert (p.decision.about == p.decision.seat - 1) is ours
        chosen = play("arena", view(p, p.decision.seat), p.decision, "adept", Budget(steps=1), 1)
        assert isinstance(chosen, Pick)
        free = {NAMES[option.square] for option in p.decision.options if isinstance(option, Pick)}
        crowded_first = [name for name in ("b3", "g8", "f8", "c3", "g3", "g4") if name in free]
        assert NAMES[chosen.square] == crowded_first[-1 if ours else 0]


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_3_4_the_setup_of_a_duel_takes_no_thought(level: str) -> None:
    (p,) = setup_decisions("duel", ("everfrost", "sylvan"), seed=2)
    assert p.decision is not None
    chosen = play("arena", view(p, p.decision.seat), p.decision, level, Budget(steps=1), 1)
    assert chosen in p.decision.options
