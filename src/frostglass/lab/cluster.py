"""Simulated games and self-play on a Ray cluster. A game depends on its table alone: each machine plays it alike.

A worker that is lost loses what it was at; a head that is lost is waited for. What is done is never done twice.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from frostglass.engine.errors import Refused
from frostglass.lab.game import Played, Table, play_game

Job = TypeVar("Job")
Done = TypeVar("Done")
Portion = tuple[int, ...]
"""Numbers of games that one worker plays."""
_AHEAD: Final = 3
"""So many jobs wait for each processor: none is idle, and a lost head loses little."""
_PATIENCE: Final = 60.0
"""Seconds for which a lost head is waited for."""
_PAUSE: Final = 2.0


class Cost(NamedTuple):
    """What a run has cost."""

    cpu_seconds: float
    nodes: int
    processors: int


class Cluster:
    """A Ray cluster by its address: `ray://host:10001` from outside, `host:6379` from one of its machines."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise Refused("needs-extra", extra="cluster") from None
        self._ray = ray
        self._address = address
        self._cpu_seconds = 0.0
        self._nodes = self._processors = 0
        try:
            self._connect()
        except (ConnectionError, TimeoutError, OSError, ValueError, RuntimeError):
            raise Refused("no-cluster", address=address) from None

    @property
    def cost(self) -> Cost:
        return Cost(self._cpu_seconds, self._nodes, self._processors)

    def play(self, tables: Sequence[Table], portions: Sequence[Portion]) -> Iterator[tuple[Portion, list[Played]]]:
        """Each portion when it is done, in any order."""
        yield from self.spread(
            _play_portion, ((portion, [tables[number] for number in portion]) for portion in portions)
        )

    def spread(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What comes of each job, in any order. The work is a function that other machines can import."""
        waiting = enumerate(jobs)
        left: dict[int, Job] = {}
        while True:
            try:
                yield from self._round(work, left, waiting)
                return
            except (ConnectionError, TimeoutError, self._ray.exceptions.RayError) as lost:
                if isinstance(lost, self._ray.exceptions.RayTaskError):
                    raise
                self._reconnect()

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()

    def look_around(self) -> None:
        """Count the machines that are there now."""
        alive = [node for node in self._ray.nodes() if node["Alive"]]
        self._nodes = max(self._nodes, len(alive))
        self._processors = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def _round(
        self, work: Callable[[Job], Done], left: dict[int, Job], waiting: Iterator[tuple[int, Job]]
    ) -> Iterator[Done]:
        """All that is left from before and all that waits; `left` keeps what was begun and is not done."""
        ray = self._ray
        run = ray.remote(max_retries=-1, num_cpus=1)(_timed).options(name=work.__name__)
        running = {run.remote(work, job): number for number, job in left.items()}
        while True:
            while len(running) < _AHEAD * max(self._processors, 1) and (begun := next(waiting, None)) is not None:
                number, job = begun
                left[number] = job
                running[run.remote(work, job)] = number
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1)
            for reference in ready:
                done, seconds = ray.get(reference)
                self._cpu_seconds += seconds
                del left[running.pop(reference)]
                yield done

    def _connect(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # an address where nobody answers is told in our own words
            self._ray.init(address=self._address, log_to_driver=False, logging_level="error")
        self.look_around()

    def _reconnect(self) -> None:
        """Wait for the head; Refused when it does not come back."""
        until = time.monotonic() + _PATIENCE
        while True:
            self._ray.shutdown()
            try:
                self._connect()
                return
            except (ConnectionError, TimeoutError, OSError, ValueError, RuntimeError):
                if time.monotonic() > until:
                    raise Refused("no-cluster", address=self._address) from None
                time.sleep(_PAUSE)


def _timed(work: Callable[[Job], Done], job: Job) -> tuple[Done, float]:
    """In a worker: do this, and how long it took its processor."""
    began = time.process_time()
    done = work(job)
    return done, time.process_time() - began


def _play_portion(job: tuple[Portion, Sequence[Table]]) -> tuple[Portion, list[Played]]:
    """In a worker: play these games."""
    portion, tables = job
    return portion, [play_game(table) for table in tables]
