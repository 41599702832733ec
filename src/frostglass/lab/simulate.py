"""Many games between bots on all cores. What game number n of a seed is does not depend on who plays it, or when."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from typing import Any, Final, NamedTuple

from frostglass.bots import Spec, read_spec
from frostglass.engine.chance import mix
from frostglass.engine.errors import Refused
from frostglass.games import GAMES
from frostglass.lab.cluster import Cluster
from frostglass.lab.game import Played, Table, play_game
from frostglass.lab.journal import Journal
from frostglass.lab.odds import share

TURN_LIMIT: Final = 400
MOST_GAMES: Final = 10**6
"""Every game of a run is held in memory until its end."""
MOST_TURNS: Final = 10**6
_CHUNKS: Final = 32
"""Portions of the work for each worker: small enough for a lively progress bar, large enough to cost nothing."""
STRIDE: Final = 11
"""Has no divisor with the number of ways of any game, so that few deals are spread over all of them."""
_EXACT: Final = 53
"""Bits of a seed that every JSON reader keeps exactly."""


class Wanted(NamedTuple):
    """What is to be played: the same bots, game after game."""

    game: str
    bots: tuple[Spec, ...]
    ways: tuple[Mapping[str, Any], ...]
    """The settings that take turns: the schools rotate when none are named."""
    games: int
    seed: int
    rotate: bool = False
    """Do the bots change seats? Then each deal and its settings are played from every order of seats."""
    records: str = ""
    """The folder that gets a record of each game."""

    @property
    def settings(self) -> Mapping[str, Any]:
        """Those of the first game; what is said of all of them is the same in every one."""
        return self.ways[0]

    def table(self, number: int) -> Table:
        """The table of a game, numbered from 0."""
        bots = self.bots
        record = f"{self.records}/{self.game}-{number + 1:06}.txt" if self.records else ""
        if self.rotate:
            orders = tuple(dict.fromkeys(permutations(bots)))
            number, order = divmod(number, len(orders))
            bots = orders[order]
        settings = self.ways[(number * STRIDE if self.rotate else number) % len(self.ways)]
        return Table(self.game, settings, bots, seed_of(self.seed, number), record)


def seed_of(seed: int, number: int) -> int:
    """The seed of a game of many."""
    return mix(seed, number) >> (64 - _EXACT)


def wanted(
    game: str, bots: Sequence[str], *, games: int = 1, seed: int = 0, rotate: bool = False, records: str = "",
    **wish: Any,
) -> Wanted:  # fmt: skip
    """What a person asked for, checked; Refused when it cannot be. `wish` has fields of the game's settings."""
    specs = tuple(read_spec(game, bot) for bot in bots)
    check_range("games", games, MOST_GAMES)
    wish = {"turn_limit": TURN_LIMIT} | wish
    check_range("turn-limit", wish["turn_limit"], MOST_TURNS)
    ways = GAMES[game].ways(wish, len(specs))
    return Wanted(game, specs, tuple(ways), games, seed, rotate, records)


def check_range(field: str, found: int, most: int) -> None:
    """A number of games or turns; Refused with the range when it is not in it."""
    if not 1 <= found <= most:
        raise Refused("out-of-range", field=field, least=1, most=most, found=found)


class Where(NamedTuple):
    """Where many games are played, and what is kept of them on the way."""

    workers: int = 0
    """Processes on this machine; 0: all cores."""
    cluster: Cluster | None = None
    """The machines that play instead."""
    journal: str = ""
    """The file that a run goes on from when it is begun again; empty: none."""


HERE: Final = Where()


def play_all(tables: Sequence[Table], where: Where = HERE, tick: Callable[[int], None] | None = None) -> list[Played]:
    """Play these games; they come in their order. `tick` hears how many more are done."""
    journal = Journal(where.journal, tables)
    left = [number for number in range(len(tables)) if number not in journal.done]
    if tick is not None and journal.done:
        tick(len(journal.done))
    for numbers, some in _played(tables, left, where):
        journal.add(numbers, some)
        if tick is not None:
            tick(len(some))
    return [journal.done[number] for number in range(len(tables))]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played(tables: Sequence[Table], left: list[int], where: Where) -> Iterator[tuple[Sequence[int], list[Played]]]:
    """The games that are left, in portions as they are done."""
    if where.cluster is not None:
        yield from where.cluster.play(tables, _portions(left, where.cluster.cost.processors))
        return
    workers = min(where.workers or cores(), len(left))
    if workers <= 1:
        for number in left:
            yield [number], [play_game(tables[number])]
        return
    portions = _portions(left, workers)
    # A fresh process, not a fork: the progress bar has a thread of its own.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        yield from zip(portions, pool.map(_play_portion, [[tables[n] for n in some] for some in portions]), strict=True)


def _portions(left: Sequence[int], workers: int) -> list[tuple[int, ...]]:
    size = max(1, min(200, len(left) // (_CHUNKS * workers)))
    return [tuple(left[i : i + size]) for i in range(0, len(left), size)]


def _play_portion(tables: Sequence[Table]) -> list[Played]:
    return [play_game(table) for table in tables]


def simulate(wanted: Wanted, where: Where = HERE, tick: Callable[[int], None] | None = None) -> Simulated:
    """Play all that is wanted."""
    began = time.perf_counter()
    played = play_all([wanted.table(number) for number in range(wanted.games)], where, tick)
    return Simulated(wanted, tuple(played), time.perf_counter() - began)


class Simulated(NamedTuple):
    """Games that were played."""

    wanted: Wanted
    played: tuple[Played, ...]
    seconds: float

    @property
    def wins(self) -> dict[str, int]:
        """How often each side won (CONTRACT 3)."""
        wins = dict.fromkeys(self._outcomes, 0)
        for game in self.played:
            wins[_outcome(game)] += 1
        return wins

    @property
    def _outcomes(self) -> Mapping[str, tuple[int, ...]]:
        return GAMES[self.wanted.game].outcomes(self.wanted.settings)

    @property
    def by_bot(self) -> dict[str, tuple[int, int]]:
        """For each bot the games it won alone, or with its team, and those it played; in embers both win together."""
        found: dict[str, tuple[int, int]] = {}
        outcomes = self._outcomes
        for game in self.played:
            ahead = {game.bots[seat - 1] for seat in outcomes[_outcome(game)]}
            for bot in dict.fromkeys(game.bots):
                wins, games = found.get(bot, (0, 0))
                found[bot] = wins + (bot in ahead), games + 1
        return found

    def document(self) -> dict[str, Any]:
        """As `simulate --json` prints it (CONTRACT 3)."""
        bots = {}
        for bot, (wins, games) in self.by_bot.items() if self.wanted.rotate else ():
            odds = share(wins, games)
            bots[bot] = {"wins": wins, "games": games, "share": odds.share, "interval": [odds.low, odds.high]}
        return {
            "games": len(self.played),
            "wins": self.wins,
            **({"bots": bots} if bots else {}),
            "results": [game.result() for game in self.played],
            "mean_turns": sum(game.turns for game in self.played) / len(self.played),
            "decisions": sum(game.decisions for game in self.played),
            "seconds": round(self.seconds, 3),
        }


def _outcome(game: Played) -> str:
    """The name under which a game is counted."""
    return "draw" if game.winner is None else str(game.winner)


def data_line(wanted: Wanted, played: Played) -> str:
    """A game as one line of a data set, for `report` and for notebooks."""
    line = {
        "game": wanted.game,
        **played.settings,
        **played.result(),
        "decisions": played.decisions,
        "bots": list(played.bots),
        **played.kept,
    }
    return json.dumps(line)
