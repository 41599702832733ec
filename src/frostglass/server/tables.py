"""Tables in play: a command is checked, carried out, committed and only then answered and shown."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from typing import Final, NamedTuple, Protocol

from frostglass.engine.errors import Refused
from frostglass.server.bots import Advice, Bots
from frostglass.server.budget import in_thread, pay
from frostglass.server.catalogue import Game, Games
from frostglass.server.clock import now
from frostglass.server.course import Course
from frostglass.server.health import ANSWERED, Figures
from frostglass.server.limits import Limits
from frostglass.server.line import STORE_ERRORS
from frostglass.server.presence import Presence, elsewhere
from frostglass.server.protocol import Command, Leave, Play, Undo
from frostglass.server.refusals import Refusals
from frostglass.server.schema import Entry, SeatRow, TableRow
from frostglass.server.seats import next_id, opens
from frostglass.server.store import Store
from frostglass.server.thinking import BotSeats

HINTS: Final = "hints"
HINTED: Final = "hinted"
"""How many hints a seat has asked for at a table of several people."""
REMEMBERED: Final = 256
"""Answers other than `ack` that a table remembers, for commands that come twice."""
RETURN_SECONDS: Final = 20
"""So long after a start somebody may need to be here again: a page tries at least every fifteen seconds."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")

logger = logging.getLogger(__name__)


class Accepted(NamedTuple):
    number: int


class Behind(NamedTuple):
    """The table has gone on since the state that the command answers."""


Answer = Accepted | Behind | Refused


class Viewer(Protocol):
    """A connection that shows a table."""

    seat: int
    pace: float
    """Seconds for which it wants to see each choice of a game of bots."""

    def course_changed(self) -> None: ...
    def seats_changed(self) -> None: ...
    def lost(self) -> None: ...


class Table:
    """One game with its seats. Whoever reads the course holds the lock: what it shows is committed."""

    def __init__(self, game: Game, row: TableRow, seats: list[SeatRow], course: Course, services: Services) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.course = course
        self.closed = row.version != game.rules.version
        """Was it played by other rules, so that it is only read?"""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used_at = time.monotonic()
        self._services = services
        self._answers: OrderedDict[str, tuple[Command, Answer]] = OrderedDict()
        self.bots = BotSeats(self, services)
        self.wishes: dict[str, dict[int, str]] = {}
        """What the seats wish, by what it is about."""
        self.following: str | None = None
        """The table at which these people go on."""
        self._elsewhere: frozenset[int] = frozenset()
        """The seats that are connected at other workers."""

    # -- who sits there -----------------------------------------------------------------------------------------------

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens, 0 for none."""
        return next((seat.seat for seat in self.seats if opens(token, seat.token)), 0)

    def is_host(self, token: str | None) -> bool:
        return opens(token, self.row.host)

    def here(self) -> set[int]:
        """The seats that are connected now, wherever."""
        return {viewer.seat for viewer in self.viewers} | self._elsewhere

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._moved()
        self.wake_bot()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used_at = time.monotonic()
        self._moved()

    def _moved(self) -> None:
        self._services.presence.note(self.row.id, {viewer.seat for viewer in self.viewers})
        self.seats_changed()

    @property
    def people(self) -> list[SeatRow]:
        """The seats that people have taken."""
        return [seat for seat in self.seats if seat.who != "bot" and not seat.open]

    @property
    def hints(self) -> bool:
        """Are there hints now? Where several people play, only when all of them agree."""
        persons = [seat for seat in self.seats if seat.who != "bot"]
        agreed = self.wishes.get(HINTS, {})
        return self.row.hints and (len(persons) < 2 or all(agreed.get(seat.seat) == "yes" for seat in persons))

    async def reload_seats(self) -> None:
        self.seats = await self._services.store.seats(self.row.id)
        await self.reload_wishes()
        self.wake_bot()

    async def reload_wishes(self) -> None:
        self.wishes = await self._services.store.agreements(self.row.id)
        self.following = await self._services.following(self)
        self._elsewhere = await elsewhere(self._services.store, self.row.id)
        self.seats_changed()

    def seats_changed(self) -> None:
        for viewer in self.viewers:
            viewer.seats_changed()

    # -- commands -----------------------------------------------------------------------------------------------------

    async def command(self, seat: int, command: Command) -> Answer:
        """Carry out a seat's command at most once. It is committed when the answer is Accepted."""
        # In a task of its own: a connection that breaks now must not leave the command half done.
        began = time.perf_counter()
        answer = await asyncio.shield(asyncio.create_task(pay(self._command(seat, command))))
        self._services.figures.took(ANSWERED, time.perf_counter() - began)
        return answer

    async def _command(self, seat: int, command: Command) -> Answer:
        async with self.lock:
            try:
                await self._see(command)
                answer = await self._answer(seat, command)
            except Refused as refusal:  # the table was lost on the way
                answer = refusal
            except STORE_ERRORS:
                self.failed("a table could not be brought up to date", "store")
                answer = Refused("table-not-saved")
        self._services.figures.count("frostglass_answers_total", f'answer="{type(answer).__name__.lower()}"')
        return answer

    async def _see(self, command: Command) -> None:
        """Whoever sends this may have seen more at another worker."""
        if isinstance(command, Play | Undo) and command.number > self.course.number and self._services.store.shared:
            await self._follow()

    async def _answer(self, seat: int, command: Command) -> Answer:
        if not seat:
            return Refused("table-only-watching")
        key = f"{seat}:{command.id}"
        if key in self.course.commands:
            entry = self.course.commands[key]
            return Accepted(entry.number) if _is_same(command, entry) else Refused("table-id-used", id=command.id)
        if key in self._answers:
            first, answer = self._answers[key]
            return answer if first == command else Refused("table-id-used", id=command.id)
        if isinstance(command, Play | Undo) and command.number != self.course.number:
            return self._remember(key, command, Behind())
        if self._is_full(command):
            return self._remember(key, command, Refused("table-full"))
        try:
            choice = command.choice if isinstance(command, Play) else ""
            entry = self.course.make(key, seat, _kind(command), choice)
        except Refused as refusal:
            return self._remember(key, command, refusal)
        except Exception:
            self.failed("a command failed", "command")
            await self._reload()
            return Refused("table-failed")
        answer = await self._commit(entry)
        if isinstance(answer, Accepted):
            self._course_changed()
        return answer

    def _is_full(self, command: Command) -> bool:
        """So long no game takes: somebody fills the disk. One may still resign."""
        limits = self._services.limits
        if isinstance(command, Undo):
            return self.course.take_backs >= limits.take_backs
        return isinstance(command, Play) and self.course.number >= limits.entries

    def _remember(self, key: str, command: Command, answer: Answer) -> Answer:
        self._answers[key] = command, answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    async def _commit(self, entry: Entry) -> Answer:
        try:
            if await self._services.store.append(entry, self.course.ending(), self.course.record()):
                return Accepted(entry.number)
            refusal = None
        except STORE_ERRORS:
            self.failed("an entry was not stored", "store")
            refusal = Refused("table-not-saved")
        # Another worker was quicker, or the write failed: what is stored now is the truth.
        await self._reload()
        stored = self.course.commands.get(entry.command)
        if stored is not None:
            return Accepted(stored.number)
        return refusal or Behind()

    async def _reload(self) -> None:
        try:
            self.course = await self._services.course(self.game, self.row)
        except (*STORE_ERRORS, Refused):
            self.failed("a table could not be loaded again", "reload")
            self._services.drop(self)
            for viewer in self.viewers:
                viewer.lost()
            raise Refused("table-not-saved") from None
        self._course_changed()

    async def catch_up(self, number: int | None = None) -> None:
        """Another worker may have changed this table; until this number, if it is known."""
        async with self.lock:
            if number is None:
                number = await self._services.store.number(self.row.id)
            if number > self.course.number:
                await self._follow()

    async def _follow(self) -> None:
        self.course.follow(await self._services.store.entries(self.row.id, self.course.number))
        self._course_changed()
        if self.course.is_over:
            await self.reload_wishes()

    def _course_changed(self) -> None:
        self.used_at = time.monotonic()
        for viewer in self.viewers:
            viewer.course_changed()
        if self.course.is_over:
            self.seats_changed()  # now people may go on
        self.wake_bot()

    def failed(self, what: str, where: str) -> None:
        logger.exception(what, extra={"table": self.row.id})
        self._services.figures.count("frostglass_failures_total", f'where="{where}"')

    # -- the host -----------------------------------------------------------------------------------------------------

    async def declare_gone(self, seat: int) -> None:
        """The host gives a seat up that has not been here for long though it is its turn."""
        async with self.lock:
            await self.reload_seats()
            if seat in self.here() or self.course.deciding != seat or now() < self._waits_until(seat):
                raise Refused("table-too-soon", seat=seat)
            # No client can choose an id with a slash.
            answer = await self._answer(seat, Leave(f"gone/{self.course.number}"))
        if isinstance(answer, Refused):
            raise answer

    def _waits_until(self, seat: int) -> float:
        """Until then nobody may call this seat absent."""
        patience, began = self.row.patience, self._services.began
        since = max(self.course.changed_at, self.seats[seat - 1].seen or 0)
        if since > now():  # the machine's clock went back while no server ran
            since = began
        return max(since + patience, began + min(patience, RETURN_SECONDS))

    # -- bots ---------------------------------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        self.bots.wake()

    @property
    def is_idle(self) -> bool:
        return not self.viewers and not self.bots.busy and not self.lock.locked()

    async def hint(self, seat: int, number: int) -> Advice | Behind | Refused:
        """What the adviser of the game would choose for the seat that decides, from what that seat sees."""
        async with self.lock:
            if not seat:
                return Refused("table-only-watching")
            if not self.hints:
                return Refused("table-no-hints")
            if number != self.course.number:
                return Behind()
            if self.course.deciding != seat:
                return Refused("not-your-decision", seat=seat)
            thought = self.bots.advice()
        if len(self.people) > 1:  # everybody sees that one was asked
            asked = int(self.wishes.get(HINTED, {}).get(seat, "0"))
            await self._services.store.agree(self.row.id, seat, HINTED, str(asked + 1))
            await self.reload_wishes()
        # Whoever asks again waits for the same thought; who leaves does not end it for the others.
        advice = await asyncio.shield(thought)
        return Refused("table-failed") if advice is None else advice


class Services:
    """What tables need of the house: the games, the store, the bots, the figures; and the tables that are loaded."""

    store: Store

    def __init__(self, games: Games, bots: Bots, figures: Figures, limits: Limits) -> None:
        """The store comes when the server starts."""
        self.games = games
        self.bots = bots
        self.figures = figures
        self.limits = limits
        self.refusals = Refusals(figures)
        self.began = now()
        self.presence = Presence()
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, table_id: str) -> Table:
        """A table as it is stored now, loaded if need be; Refused when there is none or it cannot go on."""
        if table_id in self.loaded:
            table = self.loaded[table_id]
            if self.store.shared and not table.closed:  # what somebody was shown elsewhere is here too
                await table.catch_up()
            return table
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("table-unknown")
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("table-unknown")
        game = self.games.get(row.game)
        if game is None:
            raise Refused("table-no-game", game=row.game)
        seats = await self.store.seats(table_id)
        table = Table(game, row, seats, await self.course(game, row), self)
        await table.reload_wishes()
        self.loaded[table_id] = table
        return table

    async def open(self, table_id: str) -> Table:
        """The same, for who wants to go on there; Refused when it was played by other rules."""
        table = await self.get(table_id)
        if table.closed:
            raise Refused("table-other-rules", version=table.row.version, now=table.game.rules.version)
        return table

    async def following(self, table: Table) -> str | None:
        """The table at which the people of a finished one go on, if there is one."""
        found = next_id(table.row.id, table.row.fortune.seed)
        return found if table.course.is_over and await self.store.table(found) is not None else None

    async def course(self, game: Game, row: TableRow) -> Course:
        """The course of a table as it is stored."""
        entries = await self.store.entries(row.id)

        def follow() -> Course:
            course = Course(game.rules, row)
            if row.version == game.rules.version:
                course.follow(entries)
            else:
                course.follow_as_far(entries)
            return course

        return await in_thread(follow)

    def drop(self, table: Table) -> None:
        self.loaded.pop(table.row.id, None)

    def stop(self) -> None:
        """The server stops: no bot begins another choice."""
        for table in self.loaded.values():
            table.bots.stop()

    def drop_idle(self, seconds: float) -> None:
        """Forget tables that nobody has used for so long; the database has them."""
        before = time.monotonic() - seconds
        for table in [t for t in self.loaded.values() if t.is_idle and t.used_at < before]:
            self.drop(table)


def _kind(command: Command) -> str:
    return type(command).__name__.lower()


def _is_same(command: Command, entry: Entry) -> bool:
    """Is this the command that the entry stands for, sent again?"""
    if entry.kind != _kind(command):
        return False
    if isinstance(command, Play | Undo) and command.number != entry.number - 1:
        return False
    return not isinstance(command, Play) or " ".join(command.choice.split()) == entry.choice
