"""The training line: games kept as seed and choices, rows, returns, matches."""

import time
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from frostglass.engine.errors import Refused
from frostglass.lab.learning.games import Asked, Kept, asked, kept, self_play
from frostglass.lab.learning.line import Order, checked
from frostglass.lab.learning.matches import Met, meetings, report
from frostglass.lab.learning.players import Explorer
from frostglass.lab.learning.rows import seen
from tests.terminal.run import run

FAST = Explorer(steps=4)


def game(form: str = "duel", number: int = 0) -> Asked:
    return next(islice(asked([form], 5, FAST), number, None))


def test_a_kept_game_is_the_same_game_again() -> None:
    played = game().play()
    again = Kept.read(played.line()).replay()
    assert again.decision is None
    assert played.replay().entries == again.entries
    assert game().play() == played


def test_self_play_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    wanted = [game(number=0), game(number=1)]
    assert self_play(file, wanted[:1], 1, time.time() + 60) == 1
    with file.open("a") as out:
        out.write('[7,{"mode"')  # cut off while it was written
    first = kept(file)
    assert [one.number for one in first] == [0]
    file.write_text(first[0].line() + "\n")
    assert self_play(file, wanted, 1, time.time() + 60) == 2
    assert kept(file)[0] == first[0]


def test_no_game_is_begun_when_time_is_up(tmp_path: Path) -> None:
    assert self_play(tmp_path / "games.jsonl", asked(["duel"], 1, FAST), 1, time.time() - 1) == 0


def test_forms_take_turns_with_every_number_of_seats() -> None:
    tables = [
        (one.settings["mode"], len(one.settings["schools"])) for one in islice(asked(["melee", "duel"], 1, FAST), 6)
    ]
    assert tables[:3] == [("melee", 3), ("melee", 4), ("duel", 2)]
    assert tables[3:] == tables[:3]


def test_rows_stand_where_a_turn_ends_or_goes_on() -> None:
    found = seen(game().play())
    ends = [row.turns for row in found.rows if row.ends]
    assert ends == sorted(set(ends))
    assert {row.colour for row in found.rows} == {0, 1}
    assert sum(found.outcomes) == 0
    assert found.leads[0] == -found.leads[1]


def test_returns_are_points_to_come_faded_by_the_turns_until_then() -> None:
    pytest.importorskip("torch")
    from frostglass.lab.learning.fit import Plan, targets
    from frostglass.lab.learning.rows import Data, Seen

    # One side of a duel: its turns 1 and 3 end 0 and 2 points ahead; it wins with 3 points after turn 4.
    data = Data(
        np.zeros((2, 1), np.int16), np.zeros((2, 1), np.int16), np.zeros(2, np.int32), np.zeros(2, np.int8),
        np.array([1, 3], np.int32), np.array([0, 2], np.float32), np.ones(2, bool),
        (Seen((), 4, 2, (3.0, -3.0), (1, -1)),),
    )  # fmt: skip
    nothing = np.zeros(2, np.float32)
    plan = Plan(fading=0.5, trace=1.0, odds_trace=1.0)
    found = targets(data, nothing, nothing, plan)
    # After turn 3: one point more and the five that winning is worth, two turns later: 6 / 4. Before: 2 + 1.5 of it.
    assert found.points.tolist() == [3.5 / 4, 1.5]
    assert found.won.tolist() == [1.0, 1.0]
    half = targets(data, np.array([9, 4], np.float32), nothing, plan._replace(trace=0.0))
    assert half.points.tolist() == [(2 + 4) / 4, 1.5]


def test_a_model_goes_on_from_the_weights_of_a_net() -> None:
    pytest.importorskip("torch")
    from frostglass.bots.learned.layout import present
    from frostglass.lab.learning.fit import Model, Plan, begin_as, whole

    plan = Plan(units=4, inner=3, dropout=0.0)
    first = whole([Model(present().size, plan) for _ in range(2)], {})
    again = []
    for number in range(2):
        model = Model(present().size, plan)
        begin_as(model, first, number)
        again.append(model)
    assert whole(again, {}).layers == first.layers
    with pytest.raises(ValueError):
        begin_as(Model(present().size, plan._replace(units=3)), first, 0)


def test_every_deal_is_played_from_all_seats() -> None:
    first, second = islice(meetings("duel", ["random", "apprentice"], 2, 4, 1), 2)
    assert (first.order, second.order) == ((0, 1), (1, 0))
    assert (first.settings, first.seed) == (second.settings, second.seed)
    assert [one.order for one in islice(meetings("team_duel", ["random", "apprentice"], 4, 2, 1), 2)] == [
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    ]


def test_a_match_is_told_for_the_first_contender_and_by_school() -> None:
    met = [
        Met(0, 0, ("sylvan", "highland"), (0, 1), ((0.5, 10), (1.0, 10)), 20),
        Met(1, 1, ("sylvan", "highland"), (1, 0), ((0.5, 10), (1.0, 10)), 30),
        Met(2, None, ("sylvan", "highland"), (0, 1), ((0.5, 10), (1.0, 10)), 40),
    ]
    found = report("duel", ["a", "b"], met)
    assert (found["wins"], found["games"], found["shared"]) == (1, 3, 1)
    assert found["ms_per_decision"] == [50.0, 100.0]
    assert found["by_school"]["sylvan"] == {"played by it": [1, 2], "played against it": [0, 1]}


def test_a_match_is_played_to_its_end() -> None:
    (met,) = [one.play() for one in meetings("duel", ["random", "random"], 2, 1, 1)]
    assert met.turns > 0
    assert [number > 0 for _, number in met.cost] == [True, True]


def test_forms_that_score_differently_get_no_common_net(tmp_path: Path) -> None:
    order = Order(tmp_path, ("duel", "melee"), 1, 1, 1, 1, 1)
    with pytest.raises(Refused):
        checked(order)


def test_what_cannot_be_trained_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    """No file is written, and who has no torch is told so in one line."""
    folder = str(tmp_path / "training")
    told = run("train", "arena", "--form", "duel,nonsense", "--folder", folder)
    assert (told.exit_code, told.stdout, len(told.stderr.splitlines())) == (2, "", 1), told.stderr
    assert not Path(folder).exists()
