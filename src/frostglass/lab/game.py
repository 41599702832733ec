"""One simulated game: a match with bots at its seats, watched by what is worth keeping of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from frostglass.bots import Spec, choose
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyMatch, Match, Watcher
from frostglass.engine.record import Record, write
from frostglass.games import GAMES
from frostglass.lab.watching import KEPT, WATCHERS


class Table(NamedTuple):
    """What a game is played with. `record` names the file that gets its record; empty: none is written."""

    game: str
    settings: Mapping[str, Any]
    bots: tuple[Spec, ...]
    seed: int
    record: str = ""
    watched: tuple[str, ...] = ()
    """Who watches besides those that always do (`watching.WATCHERS`)."""

    def match(self, *watchers: Watcher[Any]) -> AnyMatch:
        """The match at its beginning."""
        return Match(GAMES[self.game], self.settings, self.seed, takes_back=False, watchers=watchers)


class Played(NamedTuple):
    """A finished game, as plain values."""

    seed: int
    winner: int | str | None
    scores: Mapping[str, Any] | None
    turns: int
    reason: str
    decisions: int
    deals: int
    """Decisions of chance; `decisions` are those of seats."""
    settings: Mapping[str, Any]
    bots: tuple[str, ...]
    kept: Mapping[str, Any]
    """What the watchers of this game keep for data sets."""

    def result(self) -> dict[str, Any]:
        """As `simulate` prints it (CONTRACT 1.4, 2.4)."""
        return {
            "seed": self.seed,
            "winner": self.winner,
            "scores": self.scores,
            "turns": self.turns,
            "reason": self.reason,
        }


def play_out(match: AnyMatch, bots: Sequence[Spec]) -> None:
    """Let these bots, by seat, play a match to its end."""
    position = match.position
    while (decision := position.decision) is not None:
        match.play(choose(match, bots[decision.seat - 1]), decision.seat)


def play_game(table: Table) -> Played:
    """Play a game to its end."""
    more = [WATCHERS[name] for name in table.watched]
    keepers = [keeper() for keeper in (*KEPT.get(table.game, ()), *more)]
    match = table.match(*keepers)
    play_out(match, table.bots)
    names = tuple(map(str, table.bots))
    if table.record:
        _keep(table.record, write(Record.of(match, names), match.rules))
    kept = {name: value for keeper in keepers for name, value in keeper.kept().items()}
    return Played(
        seed=table.seed,
        **match.rules.tally(match.position),
        decisions=match.number - match.deals,
        deals=match.deals,
        settings=table.settings,
        bots=names,
        kept=kept,
    )


def _keep(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError:
        raise Refused("cannot-open", file=file) from None
