"""The arena's plain data: pieces, supply, cards, scores, the turn's records (RULES appendix B). No rules here."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self, TypeVar

from frostglass.arena.board import BIT, DIAGRAM, ON_BOARD
from frostglass.arena.forms import Form
from frostglass.arena.hooks import NO_HOOKS, Hooks
from frostglass.arena.patterns import LEGENDARY, deck_of
from frostglass.engine.deck import Deck
from frostglass.engine.position import Position

T = TypeVar("T")

EMPTY: Final = 0
"""A cell holds 0 when empty, else 3 * colour + rank + 1."""
TOKENS: Final = ("--", *(f"{rank}{colour}" for colour in "1234" for rank in "chl"))


def piece(colour: int, rank: int) -> int:
    """The cell value of a piece."""
    return 3 * colour + rank + 1


def colour_of(cell: int) -> int:
    """The colour of a piece; -1 for an empty cell."""
    return (cell - 1) // 3


def rank_of(cell: int) -> int:
    """The rank of a piece."""
    return (cell - 1) % 3


def replaced(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced; what a position holds by seat or colour is never changed in place."""
    return (*values[:i], value, *values[i + 1 :])


class Result(NamedTuple):
    """How a game ended: the reason, and the seats that share the first place (in team play the whole team)."""

    reason: str
    winners: tuple[int, ...]


class State(Position):
    """All that an arena game knows. Tuples are by seat or by colour, both counted from 0."""

    __slots__ = (
        "actions",
        "borrow",
        "by",
        "cells",
        "claimed",
        "colours",
        "control",
        "decks",
        "discard_used",
        "discards",
        "duals",
        "extra_beings",
        "extra_legends",
        "extra_turn",
        "first_turn",
        "flare_deck",
        "flare_discard",
        "flares",
        "form",
        "gone",
        "hands",
        "hooks",
        "improvised",
        "kept",
        "kills",
        "last_turns",
        "left",
        "legend_deck",
        "legend_discard",
        "legends",
        "next_task",
        "penalties",
        "removed",
        "result",
        "schools",
        "scores",
        "shown",
        "start",
        "summoned",
        "task_deck",
        "tasks",
        "tasks_under",
        "trigger",
        "trigger_reason",
        "turn",
        "turn_limit",
        "turns",
    )

    form: Form
    schools: tuple[str, ...]
    colours: int
    start: int
    """The starting seat, 0 to leave it to chance."""
    turn_limit: int
    duals: int
    """Dual pieces each colour has in this form (RULES 1.4)."""
    cells: list[int]
    by: list[int]
    """Bitboards by cell value: by[0] the empty squares, by[piece(c, r)] the pieces of a colour and rank."""
    removed: tuple[int, ...]
    """Pieces removed from the game: dual and legendary of each colour in turn."""
    gone: tuple[int, ...]
    """The same with those that lie on a card: all that is neither on the board nor in the supply."""
    decks: tuple[Deck, ...]
    hands: tuple[tuple[str, ...], ...]
    legends: tuple[tuple[str, ...], ...]
    flares: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    """The cards of each discard pile that everybody saw going there and has not seen elsewhere since (RULES 15.4)."""
    hooks: Hooks
    """Where the keywords of the schools at the table change the game."""
    kept: tuple[Any, ...]
    """What the keywords keep beside the board, by `Kept.index`."""
    penalties: tuple[int, ...]
    legend_deck: Deck
    legend_discard: tuple[str, ...]
    flare_deck: Deck
    flare_discard: tuple[str, ...]
    task_deck: Deck
    tasks: tuple[str, ...]
    next_task: str | None
    tasks_under: tuple[str, ...]
    """Tasks that were turned up and went under the deck, seen by all (RULES 15.1)."""
    claimed: tuple[tuple[str, ...], ...]
    """Claimed tasks of each colour."""
    scores: tuple[int, ...]
    """Deathmatch points: by colour, in a melee by seat and enemy colour (seat index * colours + colour)."""
    improvised: tuple[int, ...]
    """By seat, a bit for each colour whose improvisation marker is spent (RULES 6.9)."""
    turn: int
    control: int
    """The seat that decides: the turn player, or the teammate after passing control (RULES 13.6)."""
    actions: int
    discard_used: bool
    kills: tuple[int, ...]
    """The turn's kills, by cell value less one."""
    summoned: tuple[int, int, int, int]
    """The turn's summonings: beings, legends, on red, on green (RULES 6.8)."""
    borrow: bool
    extra_beings: int
    extra_legends: int
    extra_turn: bool
    first_turn: bool
    turns: int
    trigger: int
    """The seat whose turn triggered the end, 0 while nobody's did."""
    trigger_reason: str
    last_turns: int
    left: int
    """A bit for each seat that has left (RULES 4.9)."""
    result: Result | None

    def __init__(self, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> None:
        seats = len(schools)
        self.form = form
        self.schools = schools
        self.colours = form.colours(seats)
        self.start = start
        self.turn_limit = turn_limit
        self.duals = 17 - form.markers(seats)
        self.cells = [EMPTY] * 81
        self.by = [ON_BOARD] + [0] * 12
        self.removed = self.gone = (0,) * (2 * self.colours)
        self.decks = tuple(Deck.shuffled(deck_of(school)) for school in schools)
        self.hands = ((),) * seats
        self.legends = ((),) * seats
        self.flares = ((),) * seats
        self.discards = ((),) * seats
        self.shown = ((),) * seats
        self.hooks = NO_HOOKS
        self.kept = ()
        self.penalties = (0,) * seats
        self.legend_deck = self.flare_deck = self.task_deck = Deck()
        self.legend_discard = self.flare_discard = ()
        self.tasks = self.tasks_under = ()
        self.next_task = None
        self.claimed = ((),) * self.colours
        self.scores = (0,) * (seats * seats if form.scoring == "colours" else self.colours)
        self.improvised = (0,) * seats
        self.turn = self.control = start or 1
        self.actions = 0
        self.discard_used = False
        self.kills = (0,) * 12
        self.summoned = (0, 0, 0, 0)
        self.borrow = False
        self.extra_beings = self.extra_legends = 0
        self.extra_turn = False
        self.first_turn = True
        self.turns = 0
        self.trigger = 0
        self.trigger_reason = ""
        self.last_turns = 0
        self.left = 0
        self.result = None
        self.events = []

    def _load(self, other: Self) -> None:
        self.form = other.form
        self.schools = other.schools
        self.colours = other.colours
        self.start = other.start
        self.turn_limit = other.turn_limit
        self.duals = other.duals
        self.cells = other.cells[:]
        self.by = other.by[:]
        self.removed = other.removed
        self.gone = other.gone
        self.decks = other.decks
        self.hands = other.hands
        self.legends = other.legends
        self.flares = other.flares
        self.discards = other.discards
        self.shown = other.shown
        self.hooks = other.hooks
        self.kept = other.kept
        self.penalties = other.penalties
        self.legend_deck = other.legend_deck
        self.legend_discard = other.legend_discard
        self.flare_deck = other.flare_deck
        self.flare_discard = other.flare_discard
        self.task_deck = other.task_deck
        self.tasks = other.tasks
        self.next_task = other.next_task
        self.tasks_under = other.tasks_under
        self.claimed = other.claimed
        self.scores = other.scores
        self.improvised = other.improvised
        self.turn = other.turn
        self.control = other.control
        self.actions = other.actions
        self.discard_used = other.discard_used
        self.kills = other.kills
        self.summoned = other.summoned
        self.borrow = other.borrow
        self.extra_beings = other.extra_beings
        self.extra_legends = other.extra_legends
        self.extra_turn = other.extra_turn
        self.first_turn = other.first_turn
        self.turns = other.turns
        self.trigger = other.trigger
        self.trigger_reason = other.trigger_reason
        self.last_turns = other.last_turns
        self.left = other.left
        self.result = other.result

    # -- seats and colours ------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.schools)

    def colour(self, seat: int) -> int:
        """The piece colour of a seat; in team play seats 1 and 3 share one (RULES 3.7)."""
        return (seat - 1) % self.colours

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one."""
        return tuple(range(self.colour(seat) + 1, self.seats + 1, self.colours))

    def partner(self, seat: int) -> int:
        """The teammate; only in team play."""
        return (seat + 1) % 4 + 1

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % self.seats + 1

    def has_left(self, seat: int) -> bool:
        return bool(self.left >> seat & 1)

    # -- pieces -----------------------------------------------------------------------------------------------------

    def put(self, square: int, cell: int) -> None:
        """Make a square hold this cell value; the only place where the board changes."""
        bit = BIT[square]
        by = self.by
        by[self.cells[square]] ^= bit
        by[cell] |= bit
        self.cells[square] = cell

    def carry(self, source: int, target: int) -> None:
        """Take a piece to an empty square."""
        by, cells = self.by, self.cells
        cell = cells[source]
        both = BIT[source] | BIT[target]
        by[cell] ^= both
        by[EMPTY] ^= both
        cells[source] = EMPTY
        cells[target] = cell
        for moved in self.hooks.moved:
            moved(self, source, target)

    def swap(self, one: int, other: int) -> None:
        """Let two pieces change places."""
        first, second = self.cells[one], self.cells[other]
        self.put(one, second)
        self.put(other, first)
        for swapped in self.hooks.swapped:
            swapped(self, one, other)

    def take_off(self, square: int) -> None:
        """Take a piece off the board."""
        self.put(square, EMPTY)
        for gone in self.hooks.gone:
            gone(self, square)

    def lay_aside(self, square: int) -> int:
        """Take a piece off the board to lie on a card: it is in nobody's supply (X3). Its cell value."""
        cell = self.cells[square]
        self.put(square, EMPTY)
        self.lose(colour_of(cell), rank_of(cell), 1)
        for laid_aside in self.hooks.laid_aside:
            laid_aside(self, square)
        return cell

    def bring_back(self, square: int, cell: int) -> None:
        """Put a piece that lay on a card on an empty square; -1: into its owner's supply."""
        self.lose(colour_of(cell), rank_of(cell), -1)
        if square >= 0:
            self.put(square, cell)
        for came_back in self.hooks.came_back:
            came_back(self, square)

    def turn_over(self, square: int, rank: int) -> None:
        """Let the piece on a square show another rank."""
        self.put(square, piece(colour_of(self.cells[square]), rank))
        for ranked in self.hooks.ranked:
            ranked(self, square)

    def lose(self, colour: int, rank: int, pieces: int) -> None:
        """So many pieces more lie neither on the board nor in the supply; fewer if the number is negative."""
        i = 2 * colour + (rank == LEGENDARY)
        self.gone = replaced(self.gone, i, self.gone[i] + pieces)

    def of_colour(self, colour: int) -> int:
        by = self.by
        i = 3 * colour + 1
        return by[i] | by[i + 1] | by[i + 2]

    def enemies_of(self, colour: int) -> int:
        return ON_BOARD & ~self.by[EMPTY] & ~self.of_colour(colour)

    def upgraded_of(self, colour: int) -> int:
        by = self.by
        i = 3 * colour + 2
        return by[i] | by[i + 1]

    def of_rank(self, rank: int) -> int:
        by = self.by
        return by[rank + 1] | by[rank + 4] | by[rank + 7] | by[rank + 10]

    def dual_free(self, colour: int) -> int:
        """Common or heroic pieces in the supply (RULES 1.5)."""
        i = 3 * colour + 1
        return self.duals - self.gone[2 * colour] - (self.by[i] | self.by[i + 1]).bit_count()

    def legend_free(self, colour: int) -> int:
        """Legendary pieces in the supply (RULES 1.5)."""
        return 3 - self.gone[2 * colour + 1] - self.by[3 * colour + 3].bit_count()

    def free(self, colour: int, rank: int) -> int:
        """Pieces in the supply that can show this rank."""
        return self.legend_free(colour) if rank == LEGENDARY else self.dual_free(colour)

    def __str__(self) -> str:
        return "\n".join(" ".join(TOKENS[self.cells[s]] for s in row).center(26).rstrip() for row in DIAGRAM)
