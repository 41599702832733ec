"""Matches of contenders: seats change on every deal, schools rotate, and what a decision costs is measured."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.rules import ARENA
from frostglass.engine.game import Match
from frostglass.lab.learning.games import spread
from frostglass.lab.learning.players import Contender
from frostglass.lab.odds import share
from frostglass.lab.simulate import STRIDE, TURN_LIMIT, seed_of


class Meeting(NamedTuple):
    """A game to be played: who sits where, by the seats' numbers among the contenders."""

    number: int
    settings: dict[str, Any]
    seed: int
    contenders: tuple[str, ...]
    order: tuple[int, ...]

    def play(self) -> Met:
        match = Match(ARENA, self.settings, self.seed, takes_back=False)
        cost = [[0.0, 0] for _ in self.contenders]
        while (decision := match.decision) is not None:
            who = self.order[decision.seat - 1]
            began = time.process_time()
            option = Contender(self.contenders[who]).answer(match)
            if len(decision.options) > 1:
                cost[who][0] += time.process_time() - began
                cost[who][1] += 1
            match.play(option, decision.seat)
        tally = match.rules.tally(match.position)
        winner = tally["winner"]
        return Met(
            self.number,
            None if winner is None else self.order[winner - 1],
            tuple(self.settings["schools"]),
            self.order,
            tuple((seconds, int(number)) for seconds, number in cost),
            tally["turns"],
        )


class Met(NamedTuple):
    """A game that was played."""

    number: int
    winner: int | None
    """The contender's number; None: the first place was shared."""
    schools: tuple[str, ...]
    order: tuple[int, ...]
    cost: tuple[tuple[float, int], ...]
    """By contender: seconds of the processor, decisions."""
    turns: int


def meetings(
    form: str, contenders: Sequence[str], seats: int, games: int, seed: int, schools: Sequence[str] = ()
) -> Iterator[Meeting]:
    """Games in which all orders of seats meet the same deals and schools; in team play contenders sit by turns.

    With `schools` only tables are taken at which all of these sit.
    """
    orders = list(dict.fromkeys(permutations(range(len(contenders)))))
    ways = [
        way
        for way in ARENA.ways({"mode": form, "turn_limit": TURN_LIMIT}, seats)
        if set(schools) <= set(way["schools"])
    ]
    for number in range(games):
        deal, order = divmod(number, len(orders))
        at = tuple(orders[order][i % len(contenders)] for i in range(seats))
        yield Meeting(number, dict(ways[deal * STRIDE % len(ways)]), seed_of(seed, deal), tuple(contenders), at)


def play_match(
    meetings: Iterable[Meeting], workers: int, until: float = float("inf"), tick: Callable[[int], None] | None = None
) -> list[Met]:
    found = []
    for met in spread(Meeting.play, meetings, workers, until):
        found.append(met)
        if tick is not None:
            tick(1)
    return found


def report(form: str, contenders: Sequence[str], met: Sequence[Met]) -> dict[str, Any]:
    """A match in figures for the first contender: wins, their interval, by school, what decisions cost."""
    games = len(met)
    wins = sum(game.winner == 0 for game in met)
    won = share(wins, games)
    by_school: dict[str, list[int]] = {}
    for game in met:
        for school, who in zip(game.schools, game.order, strict=True):
            entry = by_school.setdefault(school, [0, 0, 0, 0])
            entry[2 * (who != 0)] += game.winner == 0
            entry[2 * (who != 0) + 1] += 1
    cost = [[sum(game.cost[i][k] for game in met) for k in (0, 1)] for i in range(len(contenders))]
    return {
        "form": form,
        "contenders": list(contenders),
        "games": games,
        "wins": wins,
        "shared": sum(game.winner is None for game in met),
        "share": round(won.share, 4),
        "interval": [round(won.low, 4), round(won.high, 4)],
        "ms_per_decision": [round(1000 * seconds / max(1, number), 1) for seconds, number in cost],
        "mean_turns": round(sum(game.turns for game in met) / max(1, games), 1),
        "by_school": {
            school: {"played by it": entry[:2], "played against it": entry[2:]}
            for school, entry in sorted(by_school.items())
        },
    }


def seats_of(form: str, contenders: int) -> int:
    """The seats of a form at which so many contenders sit."""
    return contenders if FORMS[form].scoring == "colours" else FORMS[form].seat_counts[0]


def add_line(file: Path, entry: dict[str, Any]) -> None:
    """Add a finding to a file of lines."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(entry) + "\n")
