"""How fast the adapters are beside environments of others, in one run: `python benchmarks/neighbours.py [--seconds 3]`.

PettingZoo: the usual loop, whoever is asked takes any word that its mask allows. OpenSpiel: the loop of its own example
(`np.random.choice` of chance outcomes and legal actions), and a lean one that picks by an index. Processor time of one
core, the games in turns, the best of three rounds. Many games at once: processor time of the caller and of the busiest
worker together, which is the time on the clock where each of them has a core of its own.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from frostglass.adapters import openspiel, pettingzoo  # noqa: F401 - openspiel registers its games
from frostglass.adapters.many import ManyGames

Loop = Callable[[float], dict[str, float]]


def aec(make: Callable[[], Any], seconds: float) -> dict[str, float]:
    """Steps of agents a second."""
    env, rng, steps, seed = make(), random.Random(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return {"steps_per_s": steps / (time.process_time() - began)}


def spiel(name: str, seconds: float, pick: Callable[[Any], Any], deal: Callable[[Any], Any]) -> dict[str, float]:
    """Actions of players a second, and those with the deals of chance."""
    game, steps, deals = pyspiel.load_game(name), 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deal(state.chance_outcomes()))
                deals += 1
            else:
                state.apply_action(pick(state.legal_actions()))
                steps += 1
    spent = time.process_time() - began
    return {"actions_per_s": steps / spent, "with_chance_per_s": (steps + deals) / spent}


def usual_deal(outcomes: Any) -> Any:
    actions, shares = zip(*outcomes, strict=True)
    return np.random.choice(actions, p=shares)


def lean(things: Any) -> Any:
    return things[int(random.random() * len(things))]


def many(game: str, workers: int, seconds: float, **settings: Any) -> dict[str, float]:
    """Words a second of many games."""
    count, steps, rng = 256, 0, np.random.default_rng(1)
    with ManyGames(game, count, workers, **settings) as games:
        arrays = games.reset(1)
        size = arrays.masks.shape[1]
        rows = np.arange(count + 1) * size
        until = time.perf_counter() + seconds
        began = spent()
        while time.perf_counter() < until:
            legal = np.flatnonzero(arrays.masks.view(np.bool_))
            starts = np.searchsorted(legal, rows)
            chosen = legal[starts[:-1] + (rng.random(count) * np.diff(starts)).astype(np.int64)]
            arrays = games.step(chosen - rows[:-1])
            steps += count
        busy = [after - before for before, after in zip(began, spent(), strict=True)]
        return {"steps_per_s": steps / (busy[0] + max(busy[1:], default=0.0))}


def spent() -> list[float]:
    """Processor time so far of this process, and of each worker: Linux has a clock for every process."""
    pids = [process.pid for process in multiprocessing.active_children()]
    return [time.process_time(), *(time.clock_gettime((~pid << 3) | 2) for pid in pids if pid)]


def loops() -> dict[str, Loop]:
    from pettingzoo.classic import hanabi_v5

    duel = {"schools": ["everfrost", "highland"]}
    found: dict[str, Loop] = {
        "pettingzoo hanabi_v5 env": lambda s: aec(hanabi_v5.env, s),
        "pettingzoo hanabi_v5 raw_env": lambda s: aec(hanabi_v5.raw_env, s),
        "pettingzoo embers, chapter 1": lambda s: aec(lambda: pettingzoo.env("embers", chapter=1), s),
        "pettingzoo embers, prologue": lambda s: aec(lambda: pettingzoo.env("embers", mode="prologue"), s),
        "pettingzoo arena, duel": lambda s: aec(lambda: pettingzoo.env("arena", **duel), s),
    }
    for name in ("hanabi", "frostglass_embers", "frostglass_arena"):
        found[f"openspiel {name}, usual loop"] = lambda s, n=name: spiel(n, s, np.random.choice, usual_deal)  # type: ignore[misc]
        found[f"openspiel {name}, lean loop"] = lambda s, n=name: spiel(n, s, lean, lambda o: lean(o)[0])  # type: ignore[misc]
    for workers in (0, 1, 2):
        found[f"many games of embers, {workers} workers"] = lambda s, w=workers: many("embers", w, s, chapter=1)  # type: ignore[misc]
        found[f"many games of duel, {workers} workers"] = lambda s, w=workers: many("arena", w, s, **duel)  # type: ignore[misc]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="The adapters beside environments of others.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    figures: dict[str, dict[str, float]] = {}
    for _ in range(given.rounds):
        for name, loop in loops().items():
            if given.only in name:
                print(name, file=sys.stderr)
                best = figures.setdefault(name, {})
                for figure, value in loop(given.seconds).items():
                    best[figure] = max(best.get(figure, 0.0), value)
    print(json.dumps({name: {f: round(v) for f, v in best.items()} for name, best in figures.items()}, indent=1))


if __name__ == "__main__":
    main()
