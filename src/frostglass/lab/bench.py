"""How fast the engine is on this machine: CPU time, one core, fixed seeds. One figure a line, named for what it is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean
from typing import Any, Final, NamedTuple

from frostglass.arena import view as arena_view
from frostglass.arena.explore import explore
from frostglass.arena.forms import DUEL
from frostglass.arena.options import Summon
from frostglass.arena.patterns import SCHOOLS
from frostglass.arena.position import Position as ArenaPosition
from frostglass.arena.summoning import summonings
from frostglass.bots import play, read_spec
from frostglass.embers import view as embers_view
from frostglass.embers.position import Position as EmbersPosition
from frostglass.engine.chance import mix
from frostglass.engine.decision import CHANCE
from frostglass.engine.position import Position
from frostglass.games import GAMES
from frostglass.lab.game import Table, play_game
from frostglass.lab.simulate import TURN_LIMIT

FORMS_MEASURED: Final = {
    "duel": ("duel", 2),
    "high_form": ("high_form", 2),
    "melee3": ("melee", 3),
    "melee4": ("melee", 4),
    "team_duel": ("team_duel", 4),
    "team_high_form": ("team_high_form", 4),
}
"""The name of each figure's form, its mode and its seats."""
LATER: Final = ("nethervoid", "etherweave")
"""The schools of `duel_later`, whose keywords are asked at every turn; the other forms have the first schools."""
CHAPTERS_MEASURED: Final = {"prologue": ("prologue", 1), "chapter": ("chapter", 1), "chapter7": ("chapter", 7)}
"""The same for embers: its mode and chapter. `chapter` is chapter one."""
_GAMES: Final = 14
"""So many random games are one pass: the luck of all passes is the same."""
_LONG_ENOUGH: Final = 0.05
"""Seconds that a pass lasts at least."""


class Samples(NamedTuple):
    """Positions out of random duels, the same every time."""

    settled: tuple[ArenaPosition, ...]
    in_effect: tuple[ArenaPosition, ...]
    summoning: tuple[ArenaPosition, ...]
    """Mid-game, with actions left and a full hand."""
    early: tuple[ArenaPosition, ...]
    """The same before the board is crowded: later one effect can have hundreds of thousands of outcomes."""


def bench(seconds: float = 1.0, tick: Callable[[str], None] | None = None) -> dict[str, float]:
    """All figures; about `seconds` for each of them."""
    figures: dict[str, float] = {}

    def note(name: str, figure: float) -> None:
        figures[name] = float(f"{figure:.4g}")
        if tick is not None:
            tick(name)

    for name, (mode, seats) in FORMS_MEASURED.items():
        for figure, rate in _random_games("arena", mode, seats, seconds).items():
            note(f"arena.{name}.random.{figure}", rate)
    for figure, rate in _random_games("arena", "duel", 2, seconds, schools=LATER).items():
        note(f"arena.duel_later.random.{figure}", rate)
    samples = sample_positions()
    note("arena.copy_us", 1e6 * _each(samples.settled, lambda p: p.copy(), seconds))
    note("arena.step_in_effect_us", 1e6 * _each(samples.in_effect, _step, seconds))
    note("arena.summons_us", 1e6 * _each(samples.summoning, _summons, seconds))
    note("arena.view_us", 1e6 * _each(samples.settled, lambda p: arena_view.view(p, p.turn), seconds))
    views = [arena_view.view(p, p.turn) for p in samples.settled]
    rng = random.Random(1)
    note("arena.determinize_us", 1e6 * _each(views, lambda v: arena_view.determinize(v, rng), seconds))
    note("arena.explore_ms", 1e3 * _each(samples.early, explore, seconds))
    for name, (mode, chapter) in CHAPTERS_MEASURED.items():
        for figure, rate in _random_games("embers", mode, 2, seconds, chapter).items():
            note(f"embers.{name}.random.{figure}", rate)
    tables = _embers_positions()
    note("embers.copy_us", 1e6 * _each(tables, lambda p: p.copy(), seconds))
    note("embers.step_us", 1e6 * _each(tables, _step, seconds))
    rows = [p for p in tables if p.row]
    note("embers.placements_us", 1e6 * _each(rows, _placements, seconds))
    note("embers.view_us", 1e6 * _each(tables, lambda p: embers_view.view(p, p.active), seconds))
    for level in ("apprentice", "adept", "master"):
        thinking = partial(_think, level)
        note(f"bots.{level}.decisions_per_s", 1 / _each(samples.summoning[::5], thinking, seconds))
    return figures


def _random_games(
    game: str, mode: str, seats: int, seconds: float, chapter: int = 1, schools: Sequence[str] = ()
) -> dict[str, float]:
    """What random play does in a second: games, decisions (those of chance too), and choices of seats alone."""
    bots = (read_spec(game, "random"),) * seats
    wish = {"mode": mode, "chapter": chapter, "turn_limit": TURN_LIMIT, "schools": list(schools)}
    settings = GAMES[game].ways(wish, seats)[0]
    tables = [Table(game, settings, bots, seed) for seed in range(_GAMES)]
    played = [play_game(table) for table in tables]
    rate = _GAMES / _pass(tables, play_game, seconds)
    return {
        "decisions_per_s": rate * mean(game.decisions + game.deals for game in played),
        "choices_per_s": rate * mean(game.decisions for game in played),
        "games_per_s": rate,
    }


def _each(things: Sequence[Any], work: Callable[[Any], object], seconds: float) -> float:
    """Seconds of CPU for one of these things."""
    return _pass(things, work, seconds) / len(things)


def _pass(things: Sequence[Any], work: Callable[[Any], object], seconds: float) -> float:
    """Seconds of CPU for all of these things once: the best of the passes that fit into the time.

    As in `timeit` the best counts, because the others were disturbed; a pass is long enough for the garbage collector
    to take its share.
    """
    best = float("inf")
    rounds = 1
    began = time.process_time()
    while (now := time.process_time()) - began < seconds or best == float("inf"):
        for _ in range(rounds):
            for thing in things:
                work(thing)
        took = time.process_time() - now
        best = min(best, took / rounds)
        rounds = max(1, int(_LONG_ENOUGH / best))
    return best


def sample_positions(games: int = 12) -> Samples:
    """Positions of random duels with fixed seeds."""
    settled: list[ArenaPosition] = []
    in_effect: list[ArenaPosition] = []
    summoning: list[ArenaPosition] = []
    early: list[ArenaPosition] = []
    names = tuple(SCHOOLS)
    for seed in range(games):
        p = ArenaPosition.new(DUEL, (names[seed % 5], names[(seed + 1 + seed // 5) % 5]), turn_limit=400)
        rng = random.Random(seed)
        while (decision := p.decision) is not None:
            options = decision.options
            if decision.seat != CHANCE and p.turns in (10, 14) and p.actions == 2 and p.in_progress is None:
                early.append(p.copy())
            if decision.seat != CHANCE and 8 < p.turns <= 24:
                if p.in_progress is not None:
                    # A piece picked up for a summoning is asked for before the effect (RULES 6.5).
                    if isinstance(p.in_progress[1], Summon) and len(options) > 1 and decision.kind != "pick_up":
                        in_effect.append(p.copy())
                elif p.actions and rng.random() < 0.2:
                    settled.append(p.copy())
                    if len(p.hands[p.turn - 1]) == 3 and len(p.legends[p.turn - 1]) == 2:
                        summoning.append(p.copy())
            p.play(options[int(rng.random() * len(options))])
    return Samples(tuple(settled[:60]), tuple(in_effect[:60]), tuple(summoning[:30]), tuple(early[:12]))


def _embers_positions() -> list[EmbersPosition]:
    found = []
    for seed in range(14):
        p = EmbersPosition.new("chapter", 1 + seed % 7)
        rng = random.Random(seed)
        while (decision := p.decision) is not None:
            options = decision.options
            if decision.seat != CHANCE and rng.random() < 0.25:
                found.append(p.copy())
            p.play(options[int(rng.random() * len(options))])
    return found


def _step(p: Position) -> None:
    assert p.decision is not None
    p.played(p.decision.options[0])


def _summons(p: ArenaPosition) -> None:
    summonings(p, p.hands[p.turn - 1] + p.legends[p.turn - 1])


def _placements(p: EmbersPosition) -> None:
    for card in p.row:
        p.rules.places(p.mind, card)


def _think(level: str, p: ArenaPosition) -> None:
    assert p.decision is not None
    spec = read_spec("arena", level)
    play("arena", arena_view.view(p, p.decision.seat), p.decision, level, spec.budget, mix(1, p.turns))
