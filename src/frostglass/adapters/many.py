"""Many games at once, in worker processes that write what they see into shared memory: for self-play by the million.

    from frostglass.adapters.many import ManyGames
    with ManyGames("embers", 256, chapter=1) as games:
        seen = games.reset(seed=1)
        seen = games.step(words)         # one word for each game, for the seat that is asked there

Whoever is asked says the next word, in every game. A game that ends begins anew at once with its next seed; its last
gains stay in `returns`. What a game does depends on its number and the seed alone, not on the workers.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import ModuleType, TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from frostglass.adapters.playing import Playing
from frostglass.adapters.settings import settings_of
from frostglass.engine.chance import mix
from frostglass.engine.errors import Refused


class Arrays(NamedTuple):
    """What all games show, a row for each. The arrays are the shared memory itself: the next step writes over them."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    """Who is asked, from 1."""
    done: NDArray[np.int8]
    """Did the game end with the last word? Then what is seen is of the next one."""
    returns: NDArray[np.float32]
    """What each seat won in the game that ended; 0 where none did."""
    words: NDArray[np.int32]
    """The words to be said: written by `step`."""


class Games:
    """Some games in one process, seen in rows of arrays."""

    def __init__(self, game: str, settings: dict[str, Any], arrays: Arrays, first: int, stop: int) -> None:
        self._playing = [Playing(game, settings) for _ in range(first, stop)]
        self._first = first
        self._arrays = arrays
        self._seen = [memoryview(arrays.observations[i]) for i in range(first, stop)]
        self._masks = [memoryview(arrays.masks[i]).cast("B") for i in range(first, stop)]
        playing = self._playing[0]
        self._blank, self._none = bytes(playing.size), bytes(playing.actions)
        self._number = [0] * (stop - first)
        self._seed = 0

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._seed = seed
        for i in range(len(self._playing)):
            self._number[i] = 0
            self._begin(i)
            self._show(i)

    def step(self) -> None:
        """Say the word that stands in the row of each game."""
        words = self._arrays.words[self._first : self._first + len(self._playing)].tolist()
        for i, word in enumerate(words):
            playing, row = self._playing[i], self._first + i
            playing.say(word)
            ended = not playing.seat
            if ended:
                self._arrays.returns[row] = playing.returns()
                self._number[i] += 1
                self._begin(i)
            elif self._arrays.done[row]:
                self._arrays.returns[row] = 0
            self._arrays.done[row] = ended
            self._show(i)

    def _begin(self, i: int) -> None:
        # Each game has a stream of seeds of its own, so that it is the same however many workers there are.
        self._playing[i].begin(mix(self._seed, ((self._first + i) << 32) + self._number[i]) >> 11)

    def _show(self, i: int) -> None:
        playing = self._playing[i]
        seen, mask = self._seen[i], self._masks[i]
        seen[:] = self._blank
        mask[:] = self._none
        seat = playing.seat
        playing.look(seat, seen)
        playing.mark(mask)
        self._arrays.seats[self._first + i] = seat


class ManyGames:
    """Many games in worker processes; 0 workers: in this one."""

    def __init__(self, game: str, count: int, workers: int = 2, **settings: Any) -> None:
        whole = settings_of(game, settings)
        playing = Playing(game, whole)
        self.playing = playing
        """A game of this kind: its sizes, its words, its layout."""
        self.count = count
        self.workers = min(workers, count)
        shape = _shape(count, playing)
        self._memory = SharedMemory(create=True, size=sum(size for _, _, size in shape))
        self.arrays = _arrays(self._memory, shape)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._own: Games | None = None
        if not self.workers:
            self._own = Games(game, whole, self.arrays, 0, count)
            return
        context = multiprocessing.get_context("spawn")
        bounds = [count * i // self.workers for i in range(self.workers + 1)]
        for first, stop in pairwise(bounds):
            here, there = context.Pipe()
            task = (there, game, whole, self._memory.name, count, first, stop)
            process = context.Process(target=_work, args=task, daemon=True)
            with _no_main_module():
                process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, seed: int = 0) -> Arrays:
        """Begin all games anew."""
        if self._own is not None:
            self._own.reset(seed)
        self._tell(("reset", seed))
        return self.arrays

    def step(self, words: Sequence[int] | NDArray[Any]) -> Arrays:
        """Say one word in each game."""
        self.arrays.words[:] = words
        if self._own is not None:
            self._own.step()
        self._tell(("step", 0))
        return self.arrays

    def close(self) -> None:
        """Stop the workers and give the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
        self._pipes, self._processes, self._own = [], [], None
        self.arrays = None  # type: ignore[assignment]
        with suppress(BufferError):  # somebody still looks at an array: the memory goes with it
            self._memory.close()
        self._memory.unlink()

    def _tell(self, message: tuple[str, int]) -> None:
        for pipe in self._pipes:
            pipe.send(message)
        for pipe in self._pipes:
            refusal = pipe.recv()
            if refusal is not None:
                raise refusal

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


@contextmanager
def _no_main_module() -> Iterator[None]:
    """Begin processes that do not run the caller's script once more: it needs no guard, and nothing is done twice."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _shape(count: int, playing: Playing) -> list[tuple[Any, tuple[int, ...], int]]:
    """Type, shape and bytes of each array; those of larger numbers come first, so that all lie evenly."""
    kinds: list[tuple[Any, tuple[int, ...]]] = [
        (np.float32, (count, playing.seats)),
        (np.int32, (count,)),
        (np.uint8, (count, playing.size)),
        (np.int8, (count, playing.actions)),
        (np.int8, (count,)),
        (np.int8, (count,)),
    ]
    return [(kind, shape, int(np.prod(shape)) * np.dtype(kind).itemsize) for kind, shape in kinds]


def _arrays(memory: SharedMemory, shape: Sequence[tuple[Any, tuple[int, ...], int]]) -> Arrays:
    found: list[Any] = []
    at = 0
    for kind, size, length in shape:
        found.append(np.ndarray(size, kind, memory.buf, at))
        at += length
    returns, words, observations, masks, seats, done = found
    return Arrays(observations, masks, seats, done, returns, words)


def _work(pipe: Connection, game: str, settings: dict[str, Any], name: str, count: int, first: int, stop: int) -> None:
    """A worker: it plays its games until the other end of the pipe is closed."""
    memory = SharedMemory(name=name)
    games = Games(game, settings, _arrays(memory, _shape(count, Playing(game, settings))), first, stop)
    while True:
        try:
            what, seed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if what == "reset":
                games.reset(seed)
            else:
                games.step()
            pipe.send(None)
        except Refused as refusal:
            pipe.send(refusal)
