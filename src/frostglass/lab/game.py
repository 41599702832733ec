"""One simulated game: bots at the seats, luck from the seed, and what is worth keeping of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.forms import FORMS, Form
from frostglass.arena.position import Position as ArenaPosition
from frostglass.arena.rules import ARENA
from frostglass.arena.scoring import melee_scores, side_score
from frostglass.bots import Spec, play
from frostglass.embers.position import Position as EmbersPosition
from frostglass.embers.rules import EMBERS
from frostglass.engine.chance import mix, pick
from frostglass.engine.decision import CHANCE
from frostglass.engine.position import Position

BLIND = "random"
"""The bot that looks at nothing, so that no view is made for it."""


class Table(NamedTuple):
    """What a game is played with; `schools` is empty in embers."""

    game: str
    mode: str
    bots: tuple[Spec, ...]
    schools: tuple[str, ...]
    chapter: int
    turn_limit: int
    seed: int


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
    schools: tuple[str, ...]
    bots: tuple[str, ...]
    start: int
    summoned: tuple[tuple[str, ...], ...]
    """The beings that each seat summoned, in order."""

    def result(self) -> dict[str, Any]:
        """As `simulate` prints it (CONTRACT 1.4, 2.4)."""
        return {
            "seed": self.seed,
            "winner": self.winner,
            "scores": self.scores,
            "turns": self.turns,
            "reason": self.reason,
        }


def play_game(table: Table) -> Played:
    """Play a game to its end."""
    return _play_arena(table) if table.game == "arena" else _play_embers(table)


def _played_on(p: Position, table: Table, look: Callable[[Any, int], object]) -> Iterator[bool]:
    """Play to the end. After each choice: was it a seat's, not one of chance?"""
    number = 0
    while (decision := p.decision) is not None:
        number += 1
        seat = decision.seat
        if seat == CHANCE:
            p.play(pick(decision.options, table.seed, number))
            yield False
        else:
            bot = table.bots[seat - 1]
            seen = None if bot.level == BLIND else look(p, seat)
            p.play(play(table.game, seen, decision, bot.level, bot.budget, mix(table.seed, number)))
            yield True


def _play_arena(table: Table) -> Played:
    form = FORMS[table.mode]
    p = ArenaPosition.new(form, table.schools, turn_limit=table.turn_limit)
    summoned: list[list[str]] = [[] for _ in table.schools]
    made = [0, 0]
    for by_seat in _played_on(p, table, ARENA.look):
        made[by_seat] += 1
        for event in p.events:
            if type(event) is ev.Summoned:
                summoned[event.seat - 1].append(event.card)
    assert p.result is not None
    winners = p.result.winners
    side = p.side(winners[0])
    return Played(
        seed=table.seed,
        winner=side[0] if winners == side else None,
        scores=scores(p, form),
        turns=p.turns,
        reason=p.result.reason,
        decisions=made[True],
        deals=made[False],
        schools=table.schools,
        bots=tuple(str(bot) for bot in table.bots),
        start=p.start,
        summoned=tuple(tuple(cards) for cards in summoned),
    )


def scores(p: ArenaPosition, form: Form) -> dict[str, Any]:
    """Points by seat, in team play by colour; in a melee those in each enemy colour."""
    if form.scoring == "colours":
        return {
            str(seat): {str(colour + 1): points for colour, points in melee_scores(p, seat).items()}
            for seat in range(1, p.seats + 1)
        }
    return {str(colour + 1): side_score(p, colour) for colour in range(p.colours)}


def _play_embers(table: Table) -> Played:
    p = EmbersPosition.new(table.mode, table.chapter)
    made = Counter(_played_on(p, table, EMBERS.look))
    assert p.outcome is not None
    return Played(
        seed=table.seed,
        winner="won" if p.outcome == "won" else "lost",
        scores=None,
        turns=p.turns,
        reason=p.outcome,
        decisions=made[True],
        deals=made[False],
        schools=(),
        bots=tuple(str(bot) for bot in table.bots),
        start=1,
        summoned=(),
    )
