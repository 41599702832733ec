"""A round robin of bots: every group of them at one table, seats and schools rotated, rated by openskill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS, Form
from frostglass.arena.rules import ARENA
from frostglass.bots import Spec
from frostglass.engine.errors import Refused
from frostglass.lab.game import Played, Table
from frostglass.lab.odds import Share, share
from frostglass.lab.simulate import HERE, MOST_GAMES, STRIDE, TURN_LIMIT, Where, check_range, play_all, seed_of

_SURE: Final = 1.959964
"""Standard deviations to either side that hold 95 in 100 cases."""


class Standing(NamedTuple):
    """A bot's place in the tournament."""

    bot: str
    games: int
    points: float
    """Wins, a shared first place counted in parts."""
    won: Share
    rating: float
    spread: float
    """The rating's interval reaches so far to either side in 95 of 100 cases."""


class Tournament(NamedTuple):
    mode: str
    standings: tuple[Standing, ...]
    """Best first."""
    meetings: dict[tuple[str, str], tuple[float, int]]
    """Of two bots at one table: the first one's points (1 before the other, half level with it) and the games."""

    def document(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "standings": [
                {
                    "bot": s.bot,
                    "games": s.games,
                    "points": s.points,
                    "share": s.won.share,
                    "interval": [s.won.low, s.won.high],
                    "rating": s.rating,
                    "spread": s.spread,
                }
                for s in self.standings
            ],
            "meetings": [
                {"bot": a, "against": b, "points": points, "games": games}
                for (a, b), (points, games) in self.meetings.items()
            ],
        }


def tournament(
    mode: str,
    bots: Sequence[Spec],
    seats: int,
    games: int,
    seed: int,
    where: Where = HERE,
    tick: Callable[[int], None] | None = None,
) -> Tournament:
    """Play `games` games for each group of bots that fits the table."""
    check_range("games", games, MOST_GAMES)
    sides = _sides(mode, seats)
    if len(set(bots)) != len(bots):
        raise Refused("bot-twice", bot=next(str(b) for b in bots if bots.count(b) > 1))
    if len(bots) < sides:
        raise Refused("few-bots", bots=len(bots), least=sides)
    tables = [table for group in combinations(bots, sides) for table in _tables(mode, group, seats, games, seed)]
    return _rated(mode, [str(bot) for bot in bots], play_all(tables, where, tick))


def game_count(mode: str, bots: int, seats: int, games: int) -> int:
    """How many games such a tournament has."""
    return games * len(list(combinations(range(bots), _sides(mode, seats))))


def _sides(mode: str, seats: int) -> int:
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    form: Form = FORMS[mode]
    if seats not in form.seat_counts:
        raise Refused("wrong-number-of-seats", field="seats", mode=mode, number=seats)
    return form.colours(seats)


def _tables(mode: str, group: tuple[Spec, ...], seats: int, games: int, seed: int) -> list[Table]:
    """The games of one group. All orders of seats meet the same deals and schools before the next ones come."""
    orders = list(permutations(group))
    ways = ARENA.ways({"mode": mode, "turn_limit": TURN_LIMIT}, seats)
    tables = []
    for number in range(games):
        deal, order = divmod(number, len(orders))
        bots = tuple(orders[order][i % len(group)] for i in range(seats))
        tables.append(Table("arena", ways[deal * STRIDE % len(ways)], bots, seed_of(seed, deal)))
    return tables


def _rated(mode: str, bots: list[str], played: Sequence[Played]) -> Tournament:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    points = dict.fromkeys(bots, 0.0)
    games = dict.fromkeys(bots, 0)
    meetings: dict[tuple[str, str], tuple[float, int]] = {}
    for game in played:
        ranks = places(game)
        at = list(dict.fromkeys(game.bots))
        rated = model.rate([[ratings[bot]] for bot in at], ranks=[float(ranks[bot]) for bot in at])
        for bot, (rating,) in zip(at, rated, strict=True):
            ratings[bot] = rating
            games[bot] += 1
        first = [bot for bot in at if not ranks[bot]]
        for bot in first:
            points[bot] += 1 / len(first)
        for a, b in permutations(at, 2):
            better = 1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0
            total, count = meetings.get((a, b), (0.0, 0))
            meetings[a, b] = total + better, count + 1
    standings = [
        Standing(bot, games[bot], points[bot], share(points[bot], games[bot]), r.mu, _SURE * r.sigma)
        for bot, r in ratings.items()
    ]
    standings.sort(key=lambda s: (s.rating, s.points), reverse=True)
    return Tournament(mode, tuple(standings), meetings)


def places(game: Played) -> dict[str, int]:
    """The place of each bot, 0 for the first; the winner is before all, the rest by points (RULES 12.6)."""
    assert game.scores is not None
    keys: dict[str, tuple[bool, list[int]]] = {}
    for seat, bot in enumerate(game.bots, 1):
        own = game.scores.get(str(seat))
        if own is None:
            continue  # the second seat of a team
        keys[bot] = game.winner == seat, sorted(own.values()) if isinstance(own, dict) else [own]
    if game.winner is None:
        best = max(key for key in keys.values())
        keys = {bot: (key == best, key[1]) for bot, key in keys.items()}
    order = sorted(set(map(_comparable, keys.values())), reverse=True)
    return {bot: order.index(_comparable(key)) for bot, key in keys.items()}


def _comparable(key: tuple[bool, list[int]]) -> tuple[bool, tuple[int, ...]]:
    return key[0], tuple(key[1])


def plot(result: Tournament, file: Path, title: str, label: str) -> None:
    """The ratings with their intervals, as a picture of the kind that the file's name asks for."""
    from frostglass.lab.plots import figure

    shown = result.standings[::-1]
    with figure(file, 7, 1.2 + 0.45 * len(shown)) as axes:
        axes.errorbar(
            [s.rating for s in shown],
            range(len(shown)),
            xerr=[s.spread for s in shown],
            fmt="o",
            capsize=4,
        )
        axes.set_yticks(range(len(shown)), [s.bot for s in shown])
        axes.set_ylim(-0.6, len(shown) - 0.4)
        axes.set_xlabel(label)
        axes.set_title(title)
        axes.grid(axis="x", alpha=0.3)
