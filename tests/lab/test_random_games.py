"""Two thousand random games of every form come to an end by the rules.

A hundred thousand take about half an hour on one core, and less on more of them:
    frostglass simulate arena --mode melee --seats random,random,random,random --games 100000 --json
"""

import pytest

from frostglass.lab.game import play_game
from frostglass.lab.simulate import wanted

FORMS = (
    ("duel", 2),
    ("high_form", 2),
    ("melee", 3),
    ("melee", 4),
    ("team_duel", 4),
    ("team_high_form", 4),
)
BLOCKS = 12
GAMES = 28
"""6 forms, 12 blocks and 28 games make 2,016."""


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize(("mode", "seats"), FORMS)
def test_random_games_end(mode: str, seats: int, block: int) -> None:
    asked = wanted("arena", ["random"] * seats, mode=mode, games=GAMES, seed=block)
    for number in range(GAMES):
        played = play_game(asked.table(number))
        assert played.reason in ("points", "deck", "limit")
        assert 0 < played.turns <= 400
        assert played.decisions >= played.turns


@pytest.mark.parametrize("chapter", range(1, 8))
def test_random_embers_chapters_end(chapter: int) -> None:
    asked = wanted("embers", ["random"] * 2, chapter=chapter, seed=chapter)
    for number in range(20):
        played = play_game(asked.table(number))
        assert (played.winner == "won") == (played.reason == "won")
        assert played.reason in ("won", "L1", "L2", "L3", "L4")


def test_random_embers_prologues_end() -> None:
    asked = wanted("embers", ["random"] * 2, mode="prologue", seed=1)
    reasons = {play_game(asked.table(number)).reason for number in range(60)}
    assert reasons <= {"won", "P1", "P2", "P3"}
