"""Gymnasium: one seat of a game, with bots at all the others.

import gymnasium, frostglass.adapters.gymnasium
env = gymnasium.make("frostglass/Arena-v1", schools=["everfrost", "highland"], bots="apprentice")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from frostglass.adapters.playing import Playing
from frostglass.adapters.settings import settings_of
from frostglass.adapters.showing import picture
from frostglass.bots import Spec, choose, read_spec
from frostglass.engine.errors import Refused
from frostglass.library.errors import explained

Seen = dict[str, Any]
_USUAL: Final = {"arena": "apprentice", "embers": "partner"}


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """A game from one seat. A word that cannot come next ends the episode with -1 and `illegal` in its info."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 1,
        bots: str | Sequence[str] = "",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`bots`: one for all other seats, or one for each; the seat's own place in the list is not read."""
        self.playing = Playing(game, settings_of(game, settings))
        with explained():
            if not 1 <= seat <= self.playing.seats:
                raise Refused("no-such-seat", seat=seat)
        self.seat = seat
        named = [bots or _USUAL[game]] * self.playing.seats if isinstance(bots, str) else list(bots)
        if len(named) != self.playing.seats:
            raise ValueError(f"one bot, or {self.playing.seats}: not {len(named)}")
        with explained():
            self._bots: list[Spec] = [read_spec(game, bot) for bot in named]
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.playing.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.playing.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.playing.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game: of this seed, or of the next one that follows from the last seed that was given."""
        super().reset(seed=seed)
        self.playing.begin(int(self.np_random.integers(1 << 53)) if seed is None else seed)
        self._wait()
        return self._seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        playing = self.playing
        try:
            playing.say(int(action))
        except Refused:
            return self._seen(), -1.0, True, False, {"illegal": True}
        self._wait()
        if playing.seat:
            return self._seen(), 0.0, False, False, {}
        return self._seen(), playing.returns()[self.seat - 1], True, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The words that can come next, as libraries for masked policies ask for them."""
        mask = bytearray(self.playing.actions)
        if self.playing.seat:
            self.playing.mark(mask)
        return np.frombuffer(mask, np.bool_)

    def render(self) -> Any:
        """The board or the Mind: as text (`ansi`), or as an array of red, green and blue."""
        position = self.playing.match.position
        return str(position) if self.render_mode == "ansi" else picture(position)

    def _wait(self) -> None:
        """Let the bots choose until the own seat is asked, or the game is over."""
        playing = self.playing
        while (asked := playing.seat) and asked != self.seat:
            playing.choose(choose(playing.match, self._bots[asked - 1]))

    def _seen(self) -> Seen:
        seen, mask = self.playing.shown(self.seat)
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}


for _name, _game in (("frostglass/Arena-v1", "arena"), ("frostglass/Embers-v1", "embers")):
    gymnasium.register(_name, entry_point="frostglass.adapters.gymnasium:SeatEnv", kwargs={"game": _game})
