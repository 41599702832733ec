"""Games of self-play, kept as their seed and the numbers of the options chosen: inputs can change without new games."""

from __future__ import annotations

import json
import multiprocessing
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from frostglass.arena.forms import FORMS
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.engine.chance import mix
from frostglass.engine.game import Match
from frostglass.lab.cluster import Cluster
from frostglass.lab.learning.players import Explorer
from frostglass.lab.simulate import STRIDE, seed_of

TURN_LIMIT: Final = 200

Job = TypeVar("Job")
Done = TypeVar("Done")


class Kept(NamedTuple):
    """A game: its number in its run, and what it takes to play it again."""

    number: int
    settings: dict[str, Any]
    seed: int
    choices: tuple[int, ...]
    """The numbers of the options, where there was more than one."""

    def line(self) -> str:
        return json.dumps(list(self), separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Kept:
        number, settings, seed, choices = json.loads(line)
        return cls(number, settings, seed, tuple(choices))

    def match(self, *watchers: Any) -> Match[Position]:
        return Match(ARENA, self.settings, self.seed, takes_back=False, watchers=watchers)

    def replay(self, *watchers: Any) -> Match[Position]:
        """The game played again."""
        match = self.match(*watchers)
        choices = iter(self.choices)
        while (decision := match.decision) is not None:
            options = decision.options
            match.play(options[next(choices)] if len(options) > 1 else options[0], decision.seat)
        return match


class Asked(NamedTuple):
    """A game of self-play to be played."""

    number: int
    settings: dict[str, Any]
    seed: int
    player: Explorer

    def play(self) -> Kept:
        match = Kept(self.number, self.settings, self.seed, ()).match()
        choices = []
        while (decision := match.decision) is not None:
            option = self.player.answer(match)
            if len(decision.options) > 1:
                choices.append(decision.options.index(option))
            match.play(option, decision.seat)
        return Kept(self.number, self.settings, self.seed, tuple(choices))


def asked(forms: Sequence[str], seed: int, player: Explorer) -> Iterator[Asked]:
    """Games without end: forms, numbers of seats and schools take turns."""
    tables = [(form, seats) for form in forms for seats in FORMS[form].seat_counts]
    ways = [ARENA.ways({"mode": form, "turn_limit": TURN_LIMIT}, seats) for form, seats in tables]
    number = 0
    while True:
        deal, table = divmod(number, len(tables))
        offset = mix(seed, table)
        yield Asked(
            number, dict(ways[table][(offset + deal * STRIDE) % len(ways[table])]), seed_of(seed, number), player
        )
        number += 1


class Sent(NamedTuple):
    """A game of self-play for another machine, with the net that leads its player."""

    game: Asked
    net: bytes


def play_sent(sent: Sent) -> Kept:
    """On another machine: play the game, with the net in a file there."""
    game, net = sent
    if not net:
        return game.play()
    file = Path(tempfile.gettempdir()) / f"frostglass-{sha256(net).hexdigest()}.net"
    if not file.exists():
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
            part.write(net)
        Path(part.name).replace(file)  # whole or not at all: workers beside this one read it, too
    return game._replace(player=game.player._replace(net=str(file))).play()


def _sent(games: Iterable[Asked]) -> Iterator[Sent]:
    for game in games:
        yield Sent(game, Path(game.player.net).read_bytes() if game.player.net else b"")


def self_play(
    file: Path,
    games: Iterable[Asked],
    workers: int,
    until: float,
    tick: Callable[[int], None] | None = None,
    cluster: Cluster | None = None,
) -> int:
    """Play what the file does not have yet and add it there, game by game, until the clock says so; all it has then."""
    done = {game.number for game in kept(file)}
    missing = (game for game in games if game.number not in done)
    with file.open("a", encoding="utf-8") as out:
        if cluster is None:
            played = spread(Asked.play, missing, workers, until)
        else:
            played = cluster.spread(play_sent, _sent(_before(missing, until)))
        for game in played:
            out.write(game.line() + "\n")
            out.flush()
            done.add(game.number)
            if tick is not None:
                tick(1)
    return len(done)


def kept(file: Path) -> list[Kept]:
    """The games of a file; a last line that was cut off is left out."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").split("\n")
    return [Kept.read(line) for line in lines[:-1] if line]


def spread(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int, until: float = float("inf")
) -> Iterator[Done]:
    """Jobs on so many processes, results as they come; when the clock (`time.time`) says so no more are begun."""
    waiting = _before(jobs, until)
    if workers <= 1:
        yield from map(work, waiting)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        running: list[Any] = []
        for job in waiting:
            running.append(pool.apply_async(work, (job,)))
            while len(running) >= 2 * workers:
                finished = [task for task in running if task.ready()]
                if not finished:
                    time.sleep(0.005)
                running = [task for task in running if task not in finished]
                yield from (task.get() for task in finished)
        yield from (task.get() for task in running)


def _before(jobs: Iterable[Job], until: float) -> Iterator[Job]:
    for job in jobs:
        if time.time() >= until:
            return
        yield job
