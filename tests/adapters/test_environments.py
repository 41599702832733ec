# The environments under the test functions of their own libraries, in all forms and chapters.
import pickle
import random
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from frostglass.adapters.gymnasium import SeatEnv
from frostglass.adapters.many import ManyGames
from frostglass.adapters.pettingzoo import env, raw_env
from frostglass.engine.errors import Refused
from tests.adapters.tables import FORMS_AND_CHAPTERS, LAST_DAY, LAST_TURNS, NAMES

every_table = pytest.mark.parametrize(("game", "settings"), FORMS_AND_CHAPTERS, ids=NAMES)
DUEL: dict[str, Any] = {"schools": ["everfrost", "highland"]}


@every_table
def test_pettingzoo_finds_nothing_wrong(game: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(game, turn_limit=60, **settings) if game == "arena" else env(game, **settings), num_cycles=120)
    ours = [str(w.message) for w in warned if "frostglass" in str(w.filename) or "nvironment" in str(w.message)]
    assert [message for message in ours if "deprecated" not in message] == []


@every_table
def test_pettingzoo_repeats_a_seed(game: str, settings: dict[str, Any]) -> None:
    seed_test(lambda **more: env(game, **settings, **more), 120)


@pytest.mark.parametrize(("game", "settings"), [("arena", DUEL), ("embers", {"chapter": 1})])
def test_pettingzoo_draws_every_mode(game: str, settings: dict[str, Any]) -> None:
    render_test(lambda **more: env(game, **settings, **more))
    with_pixels = env(game, "rgb_array", **settings)
    with_pixels.reset(seed=1)
    pixels = with_pixels.render()
    assert (pixels.dtype, pixels.ndim, pixels.shape[2]) == (np.uint8, 3, 3)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    game = raw_env("arena", mode="melee", players=3, turn_limit=20)
    game.reset(seed=4)
    rng = random.Random(1)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, _, _ = game.last()
        total[agent] += reward
        game.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert not game.agents


def test_only_who_is_asked_has_a_mask() -> None:
    game = raw_env("embers", chapter=1)
    game.reset(seed=1)
    other = next(agent for agent in game.agents if agent != game.agent_selection)
    assert game.observe(game.agent_selection)["action_mask"].any()
    assert not game.observe(other)["action_mask"].any()


def test_an_illegal_word_ends_the_game_for_who_said_it() -> None:
    game = raw_env("embers", chapter=1)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0]))
    assert all(game.terminations.values())
    assert (game.rewards[agent], game.infos[agent]["illegal"]) == (-1.0, True)


def test_an_environment_can_be_sent_to_another_process() -> None:
    game = pickle.loads(pickle.dumps(env("arena", **DUEL)))
    game.reset(seed=1)
    assert game.playing.settings["schools"] == DUEL["schools"]


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("arena", {**DUEL, "bots": "random"}),
        ("arena", {"mode": "melee", "players": 4, "bots": "random", "seat": 3, "turn_limit": 60}),
        ("arena", {"position": LAST_TURNS, "bots": "random"}),
        ("embers", {"mode": "prologue"}),
        ("embers", {"chapter": 5, "seat": 2, "bots": ["random", "random"]}),
        ("embers", {"position": LAST_DAY, "seat": 2}),
    ],
)
def test_gymnasium_finds_nothing_wrong(game: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        check_env(SeatEnv(game, render_mode="rgb_array", **settings), skip_render_check=False)
    assert [str(w.message) for w in warned if "render modes" not in str(w.message)] == []


def test_gymnasium_makes_them_by_name() -> None:
    made = gymnasium.make("frostglass/Embers-v1", chapter=3)
    seen, _ = made.reset(seed=5)
    assert seen in made.observation_space
    masks = made.unwrapped.action_masks()  # type: ignore[attr-defined]
    assert (masks == seen["action_mask"].astype(bool)).all()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused):
        SeatEnv("embers", seat=3)


@pytest.mark.parametrize(
    ("game", "settings", "told"),
    [
        ("arena", {"school": ["everfrost"]}, "no field school here. Did you mean “schools”?"),
        ("arena", {"schools": ["everfrst", "highland"]}, "no school “everfrst”. Did you mean “everfrost”?"),
        ("arena", {"mode": "duell"}, "no mode “duell”. Did you mean “duel”?"),
        ("arena", {"chapter": 2}, "no field chapter here"),
        ("arena", {"draft": True}, "a draft has no words"),
        ("embers", {"chapter": 8}, "8 is not between 1 and 7"),
        ("embers", {"schools": ["everfrost", "highland"]}, "no field schools here"),
        ("chess", {}, "no game “chess”"),
    ],
)
def test_a_setting_that_cannot_be_is_never_left_out_in_silence(game: str, settings: dict[str, Any], told: str) -> None:
    for make in (env, SeatEnv, lambda game, **more: ManyGames(game, 2, 0, **more)):
        with pytest.raises(ValueError, match=re.escape(told)):
            make(game, **settings)  # type: ignore[operator]


def test_a_bot_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(ValueError, match="there are random"):
        SeatEnv("embers", bots="grandmastr")


def played(workers: int, steps: int) -> tuple[Any, ...]:
    """What many games show after so many steps of a player that looks at the masks alone."""
    with ManyGames("embers", 6, workers, chapter=1) as games:
        arrays = games.reset(seed=3)
        ended = gained = 0.0
        for step in range(steps):
            legal = [np.flatnonzero(mask) for mask in arrays.masks]
            arrays = games.step([int(words[step % len(words)]) for words in legal])
            ended += int(arrays.done.sum())
            gained += float(arrays.returns[arrays.done == 1].sum())
        return arrays.observations.copy().tobytes(), arrays.masks.copy().tobytes(), arrays.seats.tolist(), ended, gained


def test_many_games_are_the_same_in_any_number_of_processes() -> None:
    alone = played(0, 150)
    assert alone[3] > 0, "no game ended: the test says nothing about new ones"
    assert played(2, 150) == alone


def test_many_games_begin_in_a_script_without_a_guard(tmp_path: Path) -> None:
    """Workers do not run the script that asks for them once more."""
    script = tmp_path / "script.py"
    script.write_text(
        "print('once')\n"
        "from frostglass.adapters.many import ManyGames\n"
        "with ManyGames('embers', 2, workers=2, chapter=1) as games:\n"
        "    print(int(games.reset(seed=3).seats.min()))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert (done.stdout.split(), done.stderr) == (["once", "1"], "")


def test_a_worker_tells_what_was_refused() -> None:
    with ManyGames("embers", 2, 1, chapter=1) as games:
        arrays = games.reset(seed=3)
        wrong = int(np.flatnonzero(arrays.masks[0] == 0)[0])
        with pytest.raises(Refused):
            games.step([wrong, wrong])
