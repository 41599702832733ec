"""Round robins: everybody meets everybody on equal terms, and the better bot is rated higher."""

import pytest

from frostglass.bots import read_spec
from frostglass.engine.errors import Refused
from frostglass.lab.game import Played
from frostglass.lab.odds import share
from frostglass.lab.simulate import Where
from frostglass.lab.tournament import _tables, game_count, places, tournament


def played(bots: tuple[str, ...], winner: int | None, scores: dict[str, object]) -> Played:
    return Played(1, winner, scores, 20, "points", 100, 20, {}, bots, {})


def test_each_deal_and_school_is_played_from_both_sides() -> None:
    a, b = read_spec("arena", "random"), read_spec("arena", "apprentice")
    tables = _tables("duel", (a, b), 2, 8, 1)
    for one, other in zip(tables[::2], tables[1::2], strict=True):
        assert (one.seed, one.settings) == (other.seed, other.settings)
        assert one.bots == other.bots[::-1]
    assert len({tuple(table.settings["schools"]) for table in tables}) == 4


def test_a_team_is_one_bot() -> None:
    a, b = read_spec("arena", "random"), read_spec("arena", "apprentice")
    for table in _tables("team_duel", (a, b), 4, 2, 1):
        assert table.bots[0] == table.bots[2] != table.bots[1] == table.bots[3]


def test_places_follow_the_winner_then_the_points() -> None:
    assert places(played(("a", "b"), 2, {"1": 18, "2": 18})) == {"a": 1, "b": 0}
    assert places(played(("a", "b"), None, {"1": 3, "2": 3})) == {"a": 0, "b": 0}
    melee: dict[str, object] = {"1": {"2": 5, "3": 1}, "2": {"1": 2, "3": 2}, "3": {"1": 0, "2": 9}}
    assert places(played(("a", "b", "c"), 2, melee)) == {"a": 1, "b": 0, "c": 2}


def test_the_better_bot_is_rated_higher() -> None:
    bots = [read_spec("arena", "random"), read_spec("arena", "apprentice")]
    found = tournament("duel", bots, 2, 6, seed=2, where=Where(1))
    assert [standing.bot for standing in found.standings] == ["apprentice", "random"]
    assert found.standings[0].rating > found.standings[1].rating
    assert sum(standing.points for standing in found.standings) == 6


def test_the_number_of_games_counts_every_group() -> None:
    assert game_count("duel", 4, 2, 10) == 60
    assert game_count("melee", 4, 3, 10) == 40


def test_a_tournament_that_cannot_be_is_refused() -> None:
    random = read_spec("arena", "random")
    with pytest.raises(Refused, match="bot-twice"):
        tournament("duel", [random, random], 2, 2, 0)
    with pytest.raises(Refused, match="few-bots"):
        tournament("duel", [random], 2, 2, 0)


def test_the_interval_of_a_share_holds_it() -> None:
    found = share(97, 100)
    assert found.low < found.share == 0.97 < found.high < 1
    assert found.low == pytest.approx(0.9155, abs=0.001)
    assert share(0, 0).high == 1
