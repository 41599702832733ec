"""The arena's plain data and what of it is seen, as fields.py says.

Written by `python -m frostglass.arena.plain_source`: what is to be changed stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from frostglass.arena.board import ON_BOARD
from frostglass.arena.forms import Form, Result
from frostglass.arena.hooks import NO_HOOKS, Hooks
from frostglass.arena.patterns import deck_of
from frostglass.engine.deck import Deck
from frostglass.engine.scripts import Scripted


class Plain(Scripted):
    """All that an arena game knows. Tuples are by seat or by colour, both counted from 0."""

    __slots__ = (
        "actions", "borrow", "by", "cells", "claimed", "colours", "control", "decks", "discard_used", "discards",
        "draft", "duals", "extra_beings", "extra_legends", "extra_turn", "first_turn", "flare_deck", "flare_discard",
        "flares", "form", "gone", "hands", "hooks", "improvised", "kept", "kills", "last_turns", "left", "legend_deck",
        "legend_discard", "legends", "next_task", "penalties", "removed", "result", "schools", "scores", "shown",
        "start", "summoned", "task_deck", "tasks", "tasks_under", "trigger", "trigger_reason", "turn", "turn_limit",
        "turns",
    )  # fmt: skip

    form: Form
    schools: tuple[str, ...]
    colours: int
    start: int
    """The starting seat, 0 to leave it to chance."""
    turn_limit: int
    draft: bool
    """The schools hold the seats only: they are still to be banned and picked."""
    duals: int
    """Dual pieces each colour has in this form (RULES 1.4)."""
    hooks: Hooks
    """Where the keywords of the schools at the table change the game."""
    cells: list[int]
    by: list[int]
    """Bitboards by cell value: by[0] the empty squares, by[piece(c, r)] the pieces of a colour and rank."""
    turn: int
    kills: tuple[int, ...]
    """The turn's kills, by cell value less one."""
    actions: int
    borrow: bool
    control: int
    """The seat that decides: the turn player, or the teammate after passing control (RULES 13.6)."""
    discard_used: bool
    summoned: tuple[int, int, int, int]
    """The turn's summonings: beings, legends, on red, on green (RULES 6.8)."""
    extra_beings: int
    extra_legends: int
    extra_turn: bool
    improvised: tuple[int, ...]
    """By seat, a bit for each colour whose improvisation marker is spent (RULES 6.9)."""
    hands: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    """The cards of each discard pile that everybody saw going there and has not seen elsewhere since (RULES 15.4)."""
    legends: tuple[tuple[str, ...], ...]
    flares: tuple[tuple[str, ...], ...]
    kept: tuple[Any, ...]
    """What the keywords keep beside the board, by `Kept.index`: everybody sees it."""
    decks: tuple[Deck, ...]
    legend_discard: tuple[str, ...]
    flare_discard: tuple[str, ...]
    legend_deck: Deck
    flare_deck: Deck
    tasks: tuple[str, ...]
    claimed: tuple[tuple[str, ...], ...]
    """Claimed tasks of each colour."""
    next_task: str | None
    tasks_under: tuple[str, ...]
    """Tasks that were turned up and went under the deck, seen by all (RULES 15.1)."""
    task_deck: Deck
    removed: tuple[int, ...]
    """Pieces removed from the game: dual and legendary of each colour in turn."""
    gone: tuple[int, ...]
    """The same with those that lie on a card: all that is neither on the board nor in the supply."""
    scores: tuple[int, ...]
    """Deathmatch points: by colour, in a melee by seat and enemy colour (seat index * colours + colour)."""
    penalties: tuple[int, ...]
    left: int
    """A bit for each seat that has left (RULES 4.9)."""
    first_turn: bool
    turns: int
    trigger: int
    """The seat whose turn triggered the end, 0 while nobody's did."""
    trigger_reason: str
    last_turns: int
    result: Result | None

    def _lay_table(self, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> None:
        seats = len(schools)
        colours = form.colours(seats)
        self.form = form
        self.schools = schools
        self.colours = colours
        self.start = start
        self.turn_limit = turn_limit
        self.draft = False
        self.duals = 17 - form.markers(seats)
        self.hooks = NO_HOOKS
        self.cells = [0] * 81
        self.by = [ON_BOARD] + [0] * 12
        self.removed = (0,) * (2 * colours)
        self.gone = (0,) * (2 * colours)

    def _lay_cards(self, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> None:
        seats = len(schools)
        colours = form.colours(seats)
        self.hands = ((),) * seats
        self.discards = ((),) * seats
        self.shown = ((),) * seats
        self.legends = ((),) * seats
        self.flares = ((),) * seats
        self.kept = ()
        self.decks = tuple(Deck.shuffled(deck_of(school)) for school in schools)
        self.legend_discard = ()
        self.flare_discard = ()
        self.legend_deck = Deck()
        self.flare_deck = Deck()
        self.tasks = ()
        self.claimed = ((),) * colours
        self.next_task = None
        self.tasks_under = ()
        self.task_deck = Deck()

    def _lay_turn(self, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> None:
        seats = len(schools)
        colours = form.colours(seats)
        self.turn = start or 1
        self.kills = (0,) * 12
        self.actions = 0
        self.borrow = False
        self.control = start or 1
        self.discard_used = False
        self.summoned = (0, 0, 0, 0)
        self.extra_beings = 0
        self.extra_legends = 0
        self.extra_turn = False
        self.improvised = (0,) * seats
        self.scores = (0,) * (seats * seats if form.scoring == "colours" else colours)
        self.penalties = (0,) * seats
        self.left = 0
        self.first_turn = True
        self.turns = 0
        self.trigger = 0
        self.trigger_reason = ""
        self.last_turns = 0
        self.result = None

    def _load(self, other: Self) -> None:
        self.form, self.schools = other.form, other.schools
        self.colours, self.start = other.colours, other.start
        self.turn_limit, self.draft = other.turn_limit, other.draft
        self.duals, self.hooks = other.duals, other.hooks
        self.cells, self.by = other.cells[:], other.by[:]
        self.turn, self.kills = other.turn, other.kills
        self.actions, self.borrow = other.actions, other.borrow
        self.control, self.discard_used = other.control, other.discard_used
        self.summoned, self.extra_beings = other.summoned, other.extra_beings
        self.extra_legends, self.extra_turn = other.extra_legends, other.extra_turn
        self.improvised, self.hands = other.improvised, other.hands
        self.discards, self.shown = other.discards, other.shown
        self.legends, self.flares = other.legends, other.flares
        self.kept, self.decks = other.kept, other.decks
        self.legend_discard, self.flare_discard = other.legend_discard, other.flare_discard
        self.legend_deck, self.flare_deck = other.legend_deck, other.flare_deck
        self.tasks, self.claimed = other.tasks, other.claimed
        self.next_task, self.tasks_under = other.next_task, other.tasks_under
        self.task_deck, self.removed = other.task_deck, other.removed
        self.gone, self.scores = other.gone, other.scores
        self.penalties, self.left = other.penalties, other.left
        self.first_turn, self.turns = other.first_turn, other.turns
        self.trigger, self.trigger_reason = other.trigger, other.trigger_reason
        self.last_turns, self.result = other.last_turns, other.result

    def sought(self) -> tuple[object, ...]:
        """Equal in positions from which a turn goes on equally."""
        return (
            *self.by, self.turn, self.kills, self.actions, self.borrow, self.control, self.discard_used, self.summoned,
            self.extra_beings, self.extra_legends, self.extra_turn, self.improvised, self.hands, self.discards,
            self.shown, self.legends, self.flares, self.kept, self.legend_discard, self.flare_discard, self.tasks,
            self.claimed, self.next_task, self.tasks_under, self.removed, self.scores, self.penalties, self.left,
            self.first_turn, self.turns, self.trigger, self.trigger_reason, self.last_turns, self.result,
        )  # fmt: skip

    def outcome(self, i: int) -> tuple[object, ...]:
        """What an outcome tells beside its board, for the seat of this index."""
        return (
            self.kills, self.actions, self.borrow, self.extra_beings, self.extra_legends, self.extra_turn,
            self.improvised[i], self.discards[i], self.flares[i], self.removed, self.penalties,
        )  # fmt: skip


class SeatView(NamedTuple):
    """A seat as the viewer sees it. Cards are None where only their number is known."""

    school: str
    improvised: int
    """By seat, a bit for each colour whose improvisation marker is spent (RULES 6.9)."""
    hand_size: int
    hand: tuple[str, ...] | None
    discard_size: int
    discard: tuple[str, ...] | None
    shown: tuple[str, ...]
    """The cards of each discard pile that everybody saw going there and has not seen elsewhere since (RULES 15.4)."""
    legends_size: int
    legends: tuple[str, ...] | None
    flares_size: int
    flares: tuple[str, ...] | None
    deck_size: int
    penalty: int
    left: bool
    """A bit for each seat that has left (RULES 4.9)."""


def seat_view(p: Plain, i: int, is_open: bool) -> SeatView:
    """What is seen of the seat of this index, by itself or when all is open, or by others."""
    return SeatView(
        p.schools[i],
        p.improvised[i],
        len(p.hands[i]),
        p.hands[i] if is_open else None,
        len(p.discards[i]),
        p.discards[i] if is_open else None,
        p.shown[i],
        len(p.legends[i]),
        p.legends[i] if is_open else None,
        len(p.flares[i]),
        p.flares[i] if is_open else None,
        p.decks[i].size,
        p.penalties[i],
        p.left >> (i + 1) & 1 == 1,
    )


def of_seats(p: Plain) -> tuple[object, ...]:
    """What the views of all seats are made of, secrets among it: while it is equal, so are they."""
    return (
        p.schools, p.improvised, p.hands, p.discards, p.shown, p.legends, p.flares, p.decks, p.penalties, p.left,
    )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """What everybody sees beside board and seats."""

    start: int
    """The starting seat, 0 to leave it to chance."""
    turn_limit: int
    draft: bool
    """The schools hold the seats only: they are still to be banned and picked."""
    turn: int
    kills: tuple[int, ...]
    """The turn's kills, by cell value less one."""
    actions: int
    borrow: bool
    control: int
    """The seat that decides: the turn player, or the teammate after passing control (RULES 13.6)."""
    discard_used: bool
    summoned: tuple[int, int, int, int]
    """The turn's summonings: beings, legends, on red, on green (RULES 6.8)."""
    extra_beings: int
    extra_legends: int
    extra_turn: bool
    kept: tuple[Any, ...]
    """What the keywords keep beside the board, by `Kept.index`: everybody sees it."""
    legend_discard: tuple[str, ...]
    flare_discard: tuple[str, ...]
    legend_deck_size: int
    flare_deck_size: int
    tasks: tuple[str, ...]
    claimed: tuple[tuple[str, ...], ...]
    """Claimed tasks of each colour."""
    next_task: str | None
    tasks_under: tuple[str, ...]
    """Tasks that were turned up and went under the deck, seen by all (RULES 15.1)."""
    task_deck_size: int
    removed: tuple[int, ...]
    """Pieces removed from the game: dual and legendary of each colour in turn."""
    gone: tuple[int, ...]
    """The same with those that lie on a card: all that is neither on the board nor in the supply."""
    scores: tuple[int, ...]
    """Deathmatch points: by colour, in a melee by seat and enemy colour (seat index * colours + colour)."""
    first_turn: bool
    turns: int
    trigger: int
    """The seat whose turn triggered the end, 0 while nobody's did."""
    trigger_reason: str
    last_turns: int
    result: Result | None


def table_view(p: Plain) -> dict[str, Any]:
    """The fields of a table's view."""
    return {
        "start": p.start,
        "turn_limit": p.turn_limit,
        "draft": p.draft,
        "turn": p.turn,
        "kills": p.kills,
        "actions": p.actions,
        "borrow": p.borrow,
        "control": p.control,
        "discard_used": p.discard_used,
        "summoned": p.summoned,
        "extra_beings": p.extra_beings,
        "extra_legends": p.extra_legends,
        "extra_turn": p.extra_turn,
        "kept": p.kept,
        "legend_discard": p.legend_discard,
        "flare_discard": p.flare_discard,
        "legend_deck_size": p.legend_deck.size,
        "flare_deck_size": p.flare_deck.size,
        "tasks": p.tasks,
        "claimed": p.claimed,
        "next_task": p.next_task,
        "tasks_under": p.tasks_under,
        "task_deck_size": p.task_deck.size,
        "removed": p.removed,
        "gone": p.gone,
        "scores": p.scores,
        "first_turn": p.first_turn,
        "turns": p.turns,
        "trigger": p.trigger,
        "trigger_reason": p.trigger_reason,
        "last_turns": p.last_turns,
        "result": p.result,
    }


class TableGlance:
    """The same for those who look at every step: it takes less to make, and nobody keeps it."""

    __slots__ = (
        "actions", "borrow", "claimed", "control", "discard_used", "draft", "extra_beings", "extra_legends",
        "extra_turn", "first_turn", "flare_deck_size", "flare_discard", "gone", "kept", "kills", "last_turns",
        "legend_deck_size", "legend_discard", "next_task", "removed", "result", "scores", "start", "summoned",
        "task_deck_size", "tasks", "tasks_under", "trigger", "trigger_reason", "turn", "turn_limit", "turns",
    )  # fmt: skip

    def __init__(self, p: Plain) -> None:
        self.start = p.start
        self.turn_limit = p.turn_limit
        self.draft = p.draft
        self.turn = p.turn
        self.kills = p.kills
        self.actions = p.actions
        self.borrow = p.borrow
        self.control = p.control
        self.discard_used = p.discard_used
        self.summoned = p.summoned
        self.extra_beings = p.extra_beings
        self.extra_legends = p.extra_legends
        self.extra_turn = p.extra_turn
        self.kept = p.kept
        self.legend_discard = p.legend_discard
        self.flare_discard = p.flare_discard
        self.legend_deck_size = p.legend_deck.size
        self.flare_deck_size = p.flare_deck.size
        self.tasks = p.tasks
        self.claimed = p.claimed
        self.next_task = p.next_task
        self.tasks_under = p.tasks_under
        self.task_deck_size = p.task_deck.size
        self.removed = p.removed
        self.gone = p.gone
        self.scores = p.scores
        self.first_turn = p.first_turn
        self.turns = p.turns
        self.trigger = p.trigger
        self.trigger_reason = p.trigger_reason
        self.last_turns = p.last_turns
        self.result = p.result


def put_back(p: Plain, table: TableView, seats: Sequence[SeatView]) -> None:
    """Take over what is seen by all: the beginning of a guess at the whole."""
    p.schools = tuple([seat.school for seat in seats])
    p.start = table.start
    p.turn_limit = table.turn_limit
    p.draft = table.draft
    p.turn = table.turn
    p.kills = table.kills
    p.actions = table.actions
    p.borrow = table.borrow
    p.control = table.control
    p.discard_used = table.discard_used
    p.summoned = table.summoned
    p.extra_beings = table.extra_beings
    p.extra_legends = table.extra_legends
    p.extra_turn = table.extra_turn
    p.improvised = tuple([seat.improvised for seat in seats])
    p.shown = tuple([seat.shown for seat in seats])
    p.kept = table.kept
    p.legend_discard = table.legend_discard
    p.flare_discard = table.flare_discard
    p.tasks = table.tasks
    p.claimed = table.claimed
    p.next_task = table.next_task
    p.tasks_under = table.tasks_under
    p.removed = table.removed
    p.gone = table.gone
    p.scores = table.scores
    p.penalties = tuple([seat.penalty for seat in seats])
    p.left = sum([seat.left << number for number, seat in enumerate(seats, 1)])
    p.first_turn = table.first_turn
    p.turns = table.turns
    p.trigger = table.trigger
    p.trigger_reason = table.trigger_reason
    p.last_turns = table.last_turns
    p.result = table.result
