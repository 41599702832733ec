"""PettingZoo: every seat is an agent, one after the other (AEC), with masks of the words that can come next.

from frostglass.adapters.pettingzoo import env
arena = env("arena", schools=["everfrost", "highland"])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from frostglass.adapters.playing import Playing
from frostglass.adapters.settings import settings_of
from frostglass.adapters.showing import picture
from frostglass.engine.errors import Refused

Seen = dict[str, Any]


def env(game: str, render_mode: str | None = None, **settings: Any) -> raw_env:
    """A game as PettingZoo's documentation makes one. The usual checks are built in: they cost nothing."""
    return raw_env(game, render_mode, **settings)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """A game: an illegal word ends it with -1 for who said it, as PettingZoo's own wrapper does."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array"],
        "name": "frostglass_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        EzPickle.__init__(self, game, render_mode, **settings)
        super().__init__()
        self.playing = Playing(game, settings_of(game, settings))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.playing.seats + 1)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        size, words = self.playing.size, self.playing.actions
        self._seen = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._words = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._words[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game: of this seed, or of the next one that follows from the last seed that was given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing.begin(int(self._seeds.integers(1 << 53)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.seat - 1]

    def observe(self, agent: str) -> Seen:
        seen, mask = self.playing.shown(self._seat[agent])
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        playing = self.playing
        try:
            if not playing.say(int(action)):
                return
        except Refused:
            self._end_for(agent)
            return
        if seat := playing.seat:
            self.agent_selection = self.possible_agents[seat - 1]
            return
        won = playing.returns()
        for seat, agent in enumerate(self.possible_agents, 1):
            self.rewards[agent] = won[seat - 1]
            self._cumulative_rewards[agent] += won[seat - 1]
            self.terminations[agent] = True

    def _end_for(self, wrong: str) -> None:
        """The game is over because of a word that could not come next."""
        for agent in self.possible_agents:
            self.rewards[agent] = -1.0 if agent == wrong else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self.infos[wrong] = {"illegal": True}

    def render(self) -> Any:
        """The board or the Mind: as text (`ansi`), or as an array of red, green and blue."""
        if self.render_mode is None:
            return None
        position = self.playing.match.position
        return str(position) if self.render_mode == "ansi" else picture(position)

    def close(self) -> None:
        """Nothing is held open."""
