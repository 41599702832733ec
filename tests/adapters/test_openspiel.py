# Both games in OpenSpiel: its own tests, information states, resampling, and its algorithms.
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms import generate_playthrough as playthroughs

from frostglass.adapters import openspiel
from tests.adapters.tables import FORMS_AND_CHAPTERS, LAST_DAY, LAST_TURNS, NAMES

BY_NAME = ["frostglass_arena", "frostglass_arena(mode=high_form,schools=sylvan+everfrost)", "frostglass_embers",
           "frostglass_embers(chapter=0)"]  # fmt: skip


def walked(game: Any, seed: int, words: int) -> Any:
    """A state of random play, where a player is asked."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (words > 0 or state.is_chance_node()):
        words -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "settings"), FORMS_AND_CHAPTERS, ids=NAMES)
def test_random_sim_test(game: str, settings: dict[str, Any]) -> None:
    limit = {"turn_limit": 12} if game == "arena" else {}
    loaded = openspiel.load(game, **settings, **limit)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["frostglass_arena", "frostglass_embers"])
def test_random_sim_test_with_saving(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("arena", {"schools": ["northern", "highland"], "turn_limit": 8}),
        ("arena", {"mode": "high_form", "schools": ["everfrost", "sylvan"], "turn_limit": 8}),
        ("embers", {"chapter": 1}),
        ("embers", {"mode": "prologue"}),
        *[
            (game, {**settings, "turn_limit": 5} if game == "arena" else settings)
            for game, settings in FORMS_AND_CHAPTERS
        ],
    ],
)
def test_a_playthrough_is_told_and_told_again(game: str, settings: dict[str, Any]) -> None:
    game = str(openspiel.load(game, **settings))
    told = playthroughs.playthrough(game, action_sequence=None, seed=2)
    actions = [int(line.split(": ")[1]) for line in told.splitlines() if line.startswith("action: ")]
    assert len(actions) > 5
    again = playthroughs.playthrough(game, action_sequence=actions)
    assert again == told


@pytest.mark.parametrize("game", BY_NAME)
def test_who_cannot_tell_two_states_apart_has_the_same_choices_there(game: str) -> None:
    loaded = pyspiel.load_game(game)
    for words in (3, 17, 40):
        state = walked(loaded, words, words)
        if state.is_terminal():
            continue
        player = state.current_player()
        luck = random.Random(words)
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    state = walked(pyspiel.load_game("frostglass_embers"), 1, 10)
    before, clone = state.information_state_string(), state.clone()
    assert clone.history() == state.history()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string() == before


def test_a_deal_is_told_to_those_alone_who_see_it() -> None:
    """The other player's drawn cards are in no information state of this one."""
    game = pyspiel.load_game("frostglass_arena(schools=everfrost+highland)")
    state = walked(game, 6, 12)
    own = state._now.game.rules.look(state._now.position, 1)
    assert own.seats[0].hand
    for card in own.seats[0].hand:
        assert f"'{card}'" not in state.information_state_string(1)


def test_cfr_solves_the_last_day_of_a_chapter() -> None:
    game = openspiel.load("embers", position=LAST_DAY)
    solver = cfr.CFRSolver(game)
    start = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) <= start
    won = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert won[0] == pytest.approx(won[1])
    assert 0 <= won[0] <= 1


def test_mccfr_runs_on_the_last_turns_of_a_duel() -> None:
    game = openspiel.load("arena", position=LAST_TURNS)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    state = walked(game, 1, 0)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("game", ["frostglass_arena", "frostglass_embers"])
def test_is_mcts_chooses_from_what_its_player_knows(game: str) -> None:
    loaded = pyspiel.load_game(game)
    luck = np.random.RandomState(3)
    if game.endswith("arena"):
        loaded = openspiel.load("arena", position=LAST_TURNS)
    bot = ismcts.ISMCTSBot(
        game=loaded, evaluator=mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=12, random_state=luck
    )
    state = walked(loaded, 5, 0 if game.endswith("arena") else 4)
    rng = random.Random(1)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    assert bot.step(state) in state.legal_actions()
