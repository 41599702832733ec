"""The stage of an effect: what a script may look at, how it asks, and the verbs that change the board.

Scripts read freely and change the position only through verbs; kills, supply, followed pieces and events are kept here,
so that no card does bookkeeping. Sets of squares are bitboards. RULES 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from frostglass.arena import events as ev
from frostglass.arena.board import ALL_DIRECTIONS, AROUND, BIT, DIRECTION, ON_BOARD, RAY, squares
from frostglass.arena.kinds import Kind
from frostglass.arena.options import GOES, PASS, STOP, Colour, Go, Move, Pick, Word, picks
from frostglass.arena.patterns import COMMON, LEGENDARY
from frostglass.arena.reach import COMBAT, ONTO_EMPTY, STANDARD, has_way, leaps, runs, steps, steps_toward
from frostglass.arena.stage import Piece, Stage
from frostglass.arena.state import EMPTY, State, colour_of, piece, rank_of, replaced
from frostglass.engine.decision import CHANCE, Aside, Decision, Option, Script

__all__ = ["COMBAT", "NO_STEP", "ONTO_EMPTY", "STANDARD", "LastMove", "Piece", "Scene", "Step", "pass_control"]


class Step:
    """A move or leap that was made; false when none was."""

    # No named tuple: compiled code would not ask a tuple for its truth.
    __slots__ = ("destroyed", "equal", "source", "target")

    def __init__(self, source: int, target: int, destroyed: bool, equal: bool) -> None:
        self.source = source
        self.target = target
        self.destroyed = destroyed
        self.equal = equal
        """It landed on a piece of its own rank, so only a combat move could be it."""

    def __bool__(self) -> bool:
        return self.target >= 0

    @property
    def direction(self) -> int:
        return DIRECTION[self.source, self.target]


class LastMove(NamedTuple):
    """What the rest of an effect depends on when it ends with the move that is asked for, made or not."""

    on: tuple[object, ...]


NO_STEP: Final = Step(-1, -1, False, False)
_stepped = cache(Step)
"""The steps that can be made, each of them once."""


class Scene(Stage):
    """One effect being resolved: how its script asks and acts."""

    __slots__ = ()

    # -- following ------------------------------------------------------------------------------------------------

    def follow(self, square: int) -> Piece:
        """Follow the piece on a square from now on."""
        follower = Piece(square)
        self.followed.append(follower)
        return follower

    def follow_all(self, where: int) -> list[Piece]:
        """Follow every piece of the bitboard."""
        return [self.follow(square) for square in squares(where)]

    # -- asking -----------------------------------------------------------------------------------------------------

    def remember(self, *beside: object) -> None:
        """This is all that the script keeps in mind beside the board when it asks its next question.

        Ways through an effect that meet again are followed once then. A script that says nothing may remember anything.
        """
        self.remembered = beside

    def moves_left(self, left: int, *beside: object) -> None:
        """The same for an effect that ends with up to so many single moves, the next one included."""
        self.remembered = LastMove(beside) if left == 1 else (left, *beside)

    def ask(
        self,
        kind: Kind,
        make: Callable[..., Sequence[Option]],
        args: tuple[object, ...] = (),
        several: object = False,
        last: Option | None = None,
    ) -> Decision:
        """A choice that must be made; its answer is None when there is nothing to choose (RULES 7.4)."""
        p = self.p
        seat = p.control
        if p.left and p.has_left(seat):
            return Decision.must(CHANCE, kind, make, args) if last is None else Decision.of(CHANCE, kind, (last,))
        decision = Decision(seat, kind, make, args, last, True, several)
        decision.rest, self.remembered = self.remembered, None
        if p.form.teams and seat == p.turn:
            decision.aside = Aside(PASS, partial(self._passed, decision.rest, kind, make, args, last))
        return decision

    def _passed(
        self,
        rest: object,
        kind: Kind,
        make: Callable[..., Sequence[Option]],
        args: tuple[object, ...],
        last: Option | None,
    ) -> Decision:
        """Pass control in the middle of an effect: the teammate answers (RULES 13.6)."""
        pass_control(self.p)
        self.remembered = rest
        return self.ask(kind, make, args, last=last)

    def offer(
        self,
        kind: Kind,
        make: Callable[..., Sequence[Option]],
        args: tuple[object, ...] = (),
        some: object = False,
    ) -> Decision:
        """A choice that may be declined by STOP (RULES 7.3). `some`: there is surely an option."""
        return self.ask(kind, make, args, some, STOP)

    def choose(self, kind: Kind, where: int) -> Script[int]:
        """A square of the bitboard that must be named; -1 when there is none."""
        answer = yield self.ask(kind, picks, (where,), where & (where - 1))
        return answer.square if isinstance(answer, Pick) else -1

    def may_choose(self, kind: Kind, where: int) -> Script[int]:
        """A square of the bitboard, or -1 when none was named."""
        answer = yield self.ask(kind, picks, (where,), where, STOP)
        return answer.square if isinstance(answer, Pick) else -1

    def choose_direction(self, directions: Iterable[int] = ALL_DIRECTIONS) -> Script[int]:
        """A direction that must be named; it need not hit anything (RULES 7.22)."""
        answer = yield self.ask("direction", lambda: [GOES[d] for d in directions])
        assert isinstance(answer, Go)
        return answer.direction

    def may_choose_direction(self, directions: Iterable[int]) -> Script[int]:
        """A direction, or -1 when none was named."""
        answer = yield self.offer("direction", lambda: [GOES[d] for d in directions])
        return answer.direction if isinstance(answer, Go) else -1

    def choose_word(self, kind: Kind, words: Iterable[str]) -> Script[str]:
        """One of the alternatives of a card; '' when there is none."""
        answer = yield self.ask(kind, lambda: [Word(w) for w in words])
        return answer.word if isinstance(answer, Word) else ""

    def may_choose_word(self, kind: Kind, words: Iterable[str]) -> Script[str]:
        """One of the alternatives of a card, or '' when it was declined."""
        answer = yield self.offer(kind, lambda: [Word(w) for w in words])
        return answer.word if isinstance(answer, Word) and answer != STOP else ""

    def choose_colour(self, kind: Kind, colours: Iterable[int]) -> Script[int]:
        """A colour that must be named; -1 when there is none."""
        answer = yield self.ask(kind, lambda: [Colour(c) for c in colours])
        return answer.colour if isinstance(answer, Colour) else -1

    # -- moving -----------------------------------------------------------------------------------------------------

    def may_move(self, movers: int, kind: str, onto: int = ON_BOARD) -> Script[Step]:
        """One of these pieces may make a single move (RULES 7.12)."""
        p = self.p
        some = movers and p.by[EMPTY] & onto & AROUND[movers.bit_length() - 1]
        answer = yield self.ask("move", steps, (p.cells, p.by, movers, kind, onto), some, STOP)
        return self.relocate(answer.source, answer.target) if isinstance(answer, Move) else NO_STEP

    def move(self, movers: int, kind: str) -> Script[Step]:
        """One of these pieces must make a single move, if it can."""
        answer = yield self.ask("move", steps, (self.p.cells, self.p.by, movers, kind))
        return self.relocate(answer.source, answer.target) if isinstance(answer, Move) else NO_STEP

    def may_step(self, movers: int, directions: Iterable[int], kind: str) -> Script[Step]:
        """One of these pieces may make a single move in one of these directions."""
        p = self.p
        some = has_way(p.by, movers, directions)
        answer = yield self.ask("move", runs, (p.cells, p.by, movers, directions, kind, 1, 0), some, STOP)
        return self.relocate(answer.source, answer.target) if isinstance(answer, Move) else NO_STEP

    def may_move_toward(self, goal: int, movers: int, kind: str, onto: int = ON_BOARD) -> Script[Step]:
        """One of these pieces may make a single move that ends strictly closer to a square (E1)."""
        answer = yield self.offer("move", steps_toward, (self.p.cells, self.p.by, movers, kind, goal, onto))
        return self.relocate(answer.source, answer.target) if isinstance(answer, Move) else NO_STEP

    def may_leap(self, movers: int, kind: str, onto: int = ON_BOARD) -> Script[Step]:
        """One of these pieces may leap to any other of these squares (RULES 7.13)."""
        p = self.p
        answer = yield self.offer("leap", leaps, (p.cells, p.by, movers, kind, onto), movers and p.by[EMPTY] & onto)
        return self.relocate(answer.source, answer.target) if isinstance(answer, Move) else NO_STEP

    def relocate(self, source: int, target: int) -> Step:
        """Take a piece to another square and destroy what stands there."""
        p = self.p
        mover = p.cells[source]
        victim = p.cells[target]
        if victim:
            self.destroy(target)
        p.carry(source, target)
        for follower in self.followed:
            if follower.square == source:
                follower.square = target
        p.events.append(ev.moved(source, target))
        if victim:
            return _stepped(source, target, True, rank_of(victim) == rank_of(mover))
        return _stepped(source, target, False, False)

    def swap(self, one: int, other: int) -> None:
        """Let two pieces change places; both are followed (X6)."""
        self.p.swap(one, other)
        for follower in self.followed:
            if follower.square in (one, other):
                follower.square = other if follower.square == one else one
        self.p.events.append(ev.Swapped(one, other))

    def may_run(
        self, movers: int, directions: Iterable[int], kind: str, most: int = 9, ending_on: int = 0
    ) -> Script[Step]:
        """One of these pieces may make up to `most` moves in one direction, its last one on any of `ending_on`."""
        p = self.p
        some = has_way(p.by, movers, directions)
        answer = yield self.offer("run", runs, (p.cells, p.by, movers, directions, kind, most, ending_on), some)
        if not isinstance(answer, Move):
            return NO_STEP
        destroyed = False
        at = answer.source
        for target in RAY[DIRECTION[answer.source, answer.target]][answer.source]:
            destroyed |= self.relocate(at, target).destroyed
            at = target
            if target == answer.target:
                break
        return Step(answer.source, answer.target, destroyed, False)

    # -- changing the board -----------------------------------------------------------------------------------------

    def forget(self, square: int) -> None:
        """Whatever followed the piece on this square follows it no more."""
        for follower in self.followed:
            if follower.square == square:
                follower.square = -1

    def destroy(self, square: int) -> int:
        """Take a piece off the board; an enemy's counts as destroyed by you (RULES 7.20). The cell value it had."""
        cell = self.p.cells[square]
        if colour_of(cell) != self.me:
            self._count(cell)
        self.destroy_uncounted(square)
        return cell

    def _count(self, cell: int) -> None:
        p = self.p
        number = p.kills[cell - 1] + 1
        for more in p.hooks.kills:
            number += more(p)
        p.kills = replaced(p.kills, cell - 1, number)

    def destroy_uncounted(self, square: int) -> None:
        """Take a piece off the board without counting it for anybody."""
        p = self.p
        cell = p.cells[square]
        p.events.append(ev.destroyed(square, colour_of(cell), rank_of(cell)))
        p.take_off(square)
        self.forget(square)

    def destroy_all(self, where: int) -> int:
        """Destroy every piece of the bitboard; how many there were."""
        for square in squares(where):
            self.destroy(square)
        return where.bit_count()

    def may_destroy(self, where: int) -> Script[int]:
        """You may destroy one piece of the bitboard; the cell value it had, 0 when none was."""
        square = yield from self.may_choose("destroy", where)
        return self.destroy(square) if square >= 0 else EMPTY

    def must_destroy(self, where: int) -> Script[int]:
        """Destroy one piece of the bitboard; its square, -1 when there was none."""
        square = yield from self.choose("destroy", where)
        if square >= 0:
            self.destroy(square)
        return square

    def remove(self, square: int) -> None:
        """Destroy a piece for good; an enemy's counts as two (RULES 1.8, 7.20)."""
        p = self.p
        cell = self.destroy(square)
        colour, rank = colour_of(cell), rank_of(cell)
        if colour != self.me:
            self._count(cell)
        stock = 2 * colour + (rank == LEGENDARY)
        p.removed = replaced(p.removed, stock, p.removed[stock] + 1)
        p.lose(colour, rank, 1)
        p.events.append(ev.Removed(square, colour, rank))

    def may_upgrade(self, where: int) -> Script[int]:
        """You may upgrade one piece of the bitboard, of those that can be; its square or -1."""
        square = yield from self.may_choose("upgrade", where & self.upgradable)
        if square >= 0:
            self.upgrade(square)
        return square

    def must_upgrade(self, where: int) -> Script[int]:
        """Upgrade one piece of the bitboard, if one can be; its square or -1."""
        square = yield from self.choose("upgrade", where & self.upgradable)
        if square >= 0:
            self.upgrade(square)
        return square

    def upgrade(self, square: int) -> None:
        """Raise a piece by one rank; nothing happens if it cannot be (RULES 7.15)."""
        p = self.p
        if self.upgradable & BIT[square]:
            rank = rank_of(p.cells[square]) + 1
            p.events.append(ev.upgraded(square, rank))
            p.turn_over(square, rank)

    def downgrade(self, square: int) -> None:
        """Lower a piece by one rank; the caller has checked the supply (RULES 1.7)."""
        p = self.p
        rank = rank_of(p.cells[square]) - 1
        p.events.append(ev.Downgraded(square, rank))
        p.turn_over(square, rank)

    def put_down(self, square: int, colour: int, rank: int) -> None:
        """Put a piece from the supply on an empty square; the caller has checked the supply."""
        self.p.put(square, piece(colour, rank))
        self.p.events.append(ev.placed(square, colour, rank))

    def may_place(self, where: int, rank: int = COMMON) -> Script[int]:
        """You may place a piece of yours on one of these squares; its square or -1 (RULES 7.14)."""
        square = yield from self.may_choose("place", self._places(where, rank))
        if square >= 0:
            self.put_down(square, self.me, rank)
        return square

    def must_place(self, where: int, rank: int = COMMON) -> Script[int]:
        """Place a piece of yours on one of these squares, if there is one to place; its square or -1."""
        square = yield from self.choose("place", self._places(where, rank))
        if square >= 0:
            self.put_down(square, self.me, rank)
        return square

    def _places(self, where: int, rank: int) -> int:
        return where & self.empty if self.p.free(self.me, rank) > 0 else 0

    def convert(self, square: int, rank: int) -> None:
        """Replace an enemy piece by one of yours; it counts as destroyed by you (RULES 7.16)."""
        self._count(self.p.cells[square])
        self._turn_to(square, self.me, rank)

    def may_convert(self, where: int, rank: int | None = None) -> Script[None]:
        """You may convert one enemy piece of the bitboard, to this rank or keeping its own."""
        square = yield from self.may_choose("convert", self.convertible(where))
        if square >= 0:
            self.convert(square, rank_of(self.p.cells[square]) if rank is None else rank)

    def must_convert(self, where: int) -> Script[None]:
        """Convert one enemy piece of the bitboard, if you can; it keeps its rank."""
        square = yield from self.choose("convert", self.convertible(where))
        if square >= 0:
            self.convert(square, rank_of(self.p.cells[square]))

    def give_away(self, square: int, colour: int, rank: int) -> None:
        """Convert a piece of yours to an enemy colour; nobody scores for it (RULES 7.16)."""
        self._turn_to(square, colour, rank)

    def _turn_to(self, square: int, colour: int, rank: int) -> None:
        p = self.p
        p.events.append(ev.Converted(square, colour_of(p.cells[square]), colour, rank))
        p.take_off(square)
        p.put(square, piece(colour, rank))
        self.forget(square)

    # -- beside the board -------------------------------------------------------------------------------------------

    def ask_owner(self, kind: str, make: Callable[[], Sequence[Option]]) -> Script[Option | None]:
        """A choice about the turn player's own cards, which stays with that player (RULES 13.7) and is always asked."""
        p = self.p
        if p.has_left(p.turn):
            return None

        def offered() -> list[Option]:
            return [*make(), STOP]

        def passed() -> Decision:
            pass_control(p)
            return Decision.asked(p.turn, kind, offered)

        decision = Decision.asked(p.turn, kind, offered)
        if p.form.teams and p.control == p.turn:
            decision.aside = Aside(PASS, passed)
        answer = yield decision
        return None if answer == STOP else answer

    def penalise(self) -> None:
        """Each other player, or the opponent who acts first, has one action less on the next turn (RULES 10.9)."""
        p = self.p
        seats = [p.after(p.turn)] if p.form.teams else [x for x in range(1, p.seats + 1) if x != p.turn]
        for seat in seats:
            p.penalties = replaced(p.penalties, seat - 1, p.penalties[seat - 1] + 1)
            p.events.append(ev.Penalised(seat))

    def grant_enemy_piece(self) -> None:
        """The next summoning of this turn may count one enemy piece (RULES 6.10)."""
        self.p.borrow = True

    def draw_extra_being(self) -> None:
        self.p.extra_beings += 1

    def draw_extra_legend(self) -> None:
        self.p.extra_legends += 1

    def gain_extra_turn(self) -> None:
        self.p.extra_turn = True

    def gain_action(self) -> None:
        """One more action this turn (RULES 7.21)."""
        self.p.actions += 1
        self.p.events.append(ev.ActionGained(self.seat))

    def lose_action(self) -> None:
        """One action less this turn; the caller has seen that one is left (E2.7)."""
        self.p.actions -= 1
        self.p.events.append(ev.ActionLost(self.seat))


def relocated(cells: bytes, kills: tuple[int, ...], me: int, move: Move) -> tuple[bytes, tuple[int, ...]]:
    """What `relocate` makes of a bare board and of the kills, where no keyword looks on: for trying very many moves."""
    after = bytearray(cells)
    victim = after[move.target]
    after[move.target] = after[move.source]
    after[move.source] = EMPTY
    if victim and colour_of(victim) != me:
        kills = replaced(kills, victim - 1, kills[victim - 1] + 1)
    return bytes(after), kills


def pass_control(p: State) -> None:
    """Hand the rest of the turn's decisions, and all legends, to the teammate (RULES 13.6)."""
    seat, partner = p.turn, p.partner(p.turn)
    p.control = partner
    p.events.append(ev.ControlPassed(seat, partner))
    if p.legends[seat - 1]:
        p.events.append(ev.LegendsHandedOver(seat, partner, len(p.legends[seat - 1])))
    p.legends = replaced(p.legends, partner - 1, p.legends[partner - 1] + p.legends[seat - 1])
    p.legends = replaced(p.legends, seat - 1, ())
