"""The pair that sees everything: same games, rows laid open, nothing else."""

import random

from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.engine.decision import CHANCE
from frostglass.lab.ceiling import open_view, play_openly
from frostglass.lab.simulate import wanted

TABLE = wanted("embers", ["partner", "partner"], seed=5).table(0)


def test_the_rows_lie_open_and_all_else_is_the_seats_view() -> None:
    rng = random.Random(3)
    p = Position.new("chapter", 1)
    compared = 0
    for _ in range(60):
        decision = p.decision
        if decision is None:
            break
        if decision.seat != CHANCE and any(not row.face_up for row in p.rows):
            seen = open_view(p, FENRYS)
            assert [row.determination for row in seen.rows] == [row.determination for row in p.rows]
            assert seen._replace(rows=()) == view(p, FENRYS)._replace(rows=())
            assert open_view(p, AELIN).seat == AELIN
            compared += 1
        p.play(rng.choice(decision.options))
    assert compared > 10


def test_a_game_ends_and_repeats() -> None:
    assert play_openly(TABLE) == play_openly(TABLE)
