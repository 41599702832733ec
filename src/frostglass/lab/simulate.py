"""Many games between bots on all cores. What game number n of a seed is does not depend on who plays it, or when."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import SCHOOLS
from frostglass.arena.position import check_table
from frostglass.bots import Spec, read_spec
from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.engine.chance import mix
from frostglass.engine.errors import Refused
from frostglass.lab.game import Played, Table, play_game
from frostglass.lab.odds import share

TURN_LIMIT: Final = 400
MOST_GAMES: Final = 10**6
"""Every game of a run is held in memory until its end."""
MOST_TURNS: Final = 10**6
EMBERS_MODES: Final = ("prologue", "chapter")
_CHUNKS: Final = 32
"""Portions of the work for each worker: small enough for a lively progress bar, large enough to cost nothing."""
_EXACT: Final = 53
"""Bits of a seed that every JSON reader keeps exactly."""


class Wanted(NamedTuple):
    """What is to be played: the same bots, game after game."""

    game: str
    mode: str
    bots: tuple[Spec, ...]
    schools: tuple[str, ...]
    """Empty: the schools rotate."""
    chapter: int
    turn_limit: int
    games: int
    seed: int
    rotate: bool = False
    """Do the bots change seats? Then each deal and its schools are played from every order of seats."""

    def table(self, number: int) -> Table:
        """The table of a game, numbered from 0."""
        bots = self.bots
        if self.rotate:
            orders = tuple(dict.fromkeys(permutations(bots)))
            number, order = divmod(number, len(orders))
            bots = orders[order]
        schools = self.schools
        if self.game == "arena" and not schools:
            ways = tuple(permutations(SCHOOLS, len(bots)))
            # A stride that has no divisor with the number of ways spreads few deals over all schools.
            schools = ways[(number * 7 if self.rotate else number) % len(ways)]
        seed = mix(self.seed, number) >> (64 - _EXACT)
        return Table(self.game, self.mode, bots, schools, self.chapter, self.turn_limit, seed)


def wanted(
    game: str,
    mode: str,
    bots: Sequence[str],
    *,
    schools: Sequence[str] = (),
    chapter: int = FIRST_CHAPTER,
    turn_limit: int = TURN_LIMIT,
    games: int = 1,
    seed: int = 0,
    rotate: bool = False,
) -> Wanted:
    """What a person asked for, checked; Refused when it cannot be."""
    specs = tuple(read_spec(game, bot) for bot in bots)
    check_range("games", games, MOST_GAMES)
    check_range("turn-limit", turn_limit, MOST_TURNS)
    if game == "arena":
        if mode not in FORMS:
            raise Refused("unknown-mode", field="mode", mode=mode)
        if schools and len(schools) != len(specs):
            raise Refused("schools-for-seats", schools=len(schools), seats=len(specs))
        # Any different schools will do to check the number of seats when none are named.
        check_table(FORMS[mode], tuple(schools) or tuple(SCHOOLS)[: len(specs)] + ("",) * (len(specs) - len(SCHOOLS)))
    else:
        if mode not in EMBERS_MODES:
            raise Refused("unknown-mode", field="mode", mode=mode)
        if len(specs) != 2:
            raise Refused("two-seats", seats=len(specs))
        if not FIRST_CHAPTER <= chapter <= LAST_CHAPTER:
            raise Refused("out-of-range", field="chapter", least=FIRST_CHAPTER, most=LAST_CHAPTER, found=chapter)
    return Wanted(game, mode, specs, tuple(schools), chapter, turn_limit, games, seed, rotate)


def check_range(field: str, found: int, most: int) -> None:
    """A number of games or turns; Refused with the range when it is not in it."""
    if not 1 <= found <= most:
        raise Refused("out-of-range", field=field, least=1, most=most, found=found)


def play_all(tables: Sequence[Table], workers: int = 0, tick: Callable[[int], None] | None = None) -> list[Played]:
    """Play these games, in their order; `workers` 0 uses all cores. `tick` hears how many more are done."""
    workers = min(workers or cores(), len(tables))
    played: list[Played] = []
    for some in _portions(tables, workers):
        played += some
        if tick is not None:
            tick(len(some))
    return played


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _portions(tables: Sequence[Table], workers: int) -> Iterator[list[Played]]:
    if workers <= 1:
        for table in tables:
            yield [play_game(table)]
        return
    size = max(1, min(200, len(tables) // (_CHUNKS * workers)))
    portions = [tables[i : i + size] for i in range(0, len(tables), size)]
    # A fresh process, not a fork: the progress bar has a thread of its own.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        yield from pool.map(_play_portion, portions)


def _play_portion(tables: Sequence[Table]) -> list[Played]:
    return [play_game(table) for table in tables]


def simulate(wanted: Wanted, workers: int = 0, tick: Callable[[int], None] | None = None) -> Simulated:
    """Play all that is wanted."""
    began = time.perf_counter()
    played = play_all([wanted.table(number) for number in range(wanted.games)], workers, tick)
    return Simulated(wanted, tuple(played), time.perf_counter() - began)


class Simulated(NamedTuple):
    """Games that were played."""

    wanted: Wanted
    played: tuple[Played, ...]
    seconds: float

    @property
    def wins(self) -> dict[str, int]:
        """How often each side won (CONTRACT 3)."""
        if self.wanted.game == "arena":
            form = FORMS[self.wanted.mode]
            sides = [*map(str, range(1, form.colours(len(self.wanted.bots)) + 1)), "draw"]
        else:
            sides = ["won", "lost"]
        wins = dict.fromkeys(sides, 0)
        for game in self.played:
            wins["draw" if game.winner is None else str(game.winner)] += 1
        return wins

    @property
    def by_bot(self) -> dict[str, tuple[int, int]]:
        """For each bot the games it won alone, or with its team, and those it played; in embers both win together."""
        found: dict[str, tuple[int, int]] = {}
        for game in self.played:
            ahead: set[str] = set()
            if isinstance(game.winner, int):
                colours = FORMS[self.wanted.mode].colours(len(game.bots))
                ahead = set(game.bots[game.winner - 1 :: colours])
            elif game.winner == "won":
                ahead = set(game.bots)
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


def data_line(wanted: Wanted, played: Played) -> str:
    """A game as one line of a data set, for `report` and for notebooks."""
    line = {
        "game": wanted.game,
        "mode": wanted.mode,
        **({"chapter": wanted.chapter} if wanted.mode == "chapter" else {}),
        **played.result(),
        "decisions": played.decisions,
        "bots": list(played.bots),
    }
    if wanted.game == "arena":
        line |= {"schools": list(played.schools), "start": played.start, "summoned": list(map(list, played.summoned))}
    return json.dumps(line)
