"""The database behind the tables: SQLite by default, PostgreSQL by URL. Rows go in and never change, but for a seat's
taker and a campaign's story. Everything is committed before the caller goes on."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.util.exc import CommandError
from sqlalchemy import Connection, RowMapping, event, func, insert, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from frostglass.engine.errors import Refused
from frostglass.server.clock import now
from frostglass.server.folder import FileLock
from frostglass.server.journal import Journal, Work
from frostglass.server.line import Line
from frostglass.server.schema import (
    AGREEMENTS,
    CAMPAIGN_ENTRIES,
    CAMPAIGN_MEMBERS,
    CAMPAIGNS,
    ENTRIES,
    RECORDS,
    SEATS,
    TABLES,
    WORKERS,
    CampaignRow,
    Entry,
    SeatRow,
    TableRow,
    Telling,
)

MIGRATIONS: Final = Path(__file__).parent / "migrations"
T = TypeVar("T")
BUSY_SECONDS: Final = 1.5
CHANNEL: Final = "frostglass_table"
"""Where workers that share a PostgreSQL tell each other which table has changed."""
PLAYED: Final = "played"
SEATED: Final = "seated"
"""What has changed: its entries, or who sits there and what they wish."""


def database_url(wish: str) -> URL:
    """A database URL with its asynchronous driver."""
    try:
        url = make_url(wish)
    except ArgumentError:
        raise Refused("serve-database-url", url=wish) from None
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql":
            return url.set(drivername="postgresql+asyncpg")
    raise Refused("serve-database-url", url=url.render_as_string(hide_password=True))


def is_shared(url: URL) -> bool:
    """May several workers use this database at the same time?"""
    return url.get_backend_name() == "postgresql"


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None, committed: Callable[[int, float], None]) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self.worker = secrets.token_hex(4)
        self._lock = lock
        self.line = Line(engine)
        self._journal = Journal(self.line, committed)

    @classmethod
    async def open(cls, wish: str, committed: Callable[[int, float], None] = lambda number, seconds: None) -> Store:
        """Open the database and bring it up to date; Refused says what is wrong."""
        url = database_url(wish)
        lock = None
        if not is_shared(url):
            lock = _lock_file(url)
        try:
            engine = new_engine(url)
            try:
                async with engine.connect() as connection:
                    await connection.run_sync(_migrate)
                    await connection.commit()
            except BaseException:
                await engine.dispose()
                raise
        except (SQLAlchemyError, OSError, CommandError, ImportError) as error:
            if lock is not None:
                lock.release()
            raise refusal_of(url, error) from None
        return cls(engine, lock, committed)

    async def close(self) -> None:
        await self._journal.close()
        await self.line.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def ping(self) -> None:
        """Raises when the database does not answer, or takes nothing: a full disk answers questions."""
        if self.shared:  # with a full disk PostgreSQL does not answer
            await self.line.read(select(literal(1)))
            return
        mark = {"id": self.worker, "at": now()}
        statement = sqlite.insert(WORKERS).values(mark).on_conflict_do_update(index_elements=[WORKERS.c.id], set_=mark)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._journal.write(work)

    async def damage(self) -> str:
        """What is wrong in the file of a SQLite database, empty when nothing is. It reads all of the file."""
        if self.shared:
            return ""
        async with self.engine.connect() as connection:
            found = str((await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one())
        return "" if found == "ok" else found

    # -- writing ------------------------------------------------------------------------------------------------------

    async def write(self, work: Work[T]) -> T:
        """Do this in the next transaction."""
        return await self._journal.write(work)

    async def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        row = msgspec.structs.asdict(table) | {"settings": msgspec.json.encode(table.settings).decode()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])

        await self._journal.write(work)

    async def append(self, entry: Entry, ending: Telling | None = None, record: bytes | None = None) -> bool:
        """Add an entry to its table; False when its number or its command is there already.

        A campaign learns of the end of a game in the same transaction: once, whatever breaks down. The record of a game
        that is over is kept as it is told now.
        """
        row = msgspec.structs.asdict(entry) | {"dealt": "\n".join(entry.dealt)}
        into: Any = postgresql.insert if self.shared else sqlite.insert
        statement = into(ENTRIES).values(row).on_conflict_do_nothing().returning(ENTRIES.c.number)

        async def work(connection: AsyncConnection) -> bool:
            added = (await connection.execute(statement)).first() is not None
            if added and ending is not None:
                await _told(connection, ending)
            if added and record is not None:
                kept = into(RECORDS).values(table_id=entry.table_id, content=record.decode(), at=entry.at)
                content = {"content": kept.excluded.content, "at": kept.excluded.at}
                await connection.execute(kept.on_conflict_do_update(index_elements=[RECORDS.c.table_id], set_=content))
            await self.tell_workers(connection, entry.table_id, PLAYED)
            return added

        return await self._journal.write(work)

    async def take_seat(self, table_id: str, seat: int, token: str, name: str) -> bool:
        """A friend takes an open seat; False when it is no longer open."""
        return await self._seat(table_id, seat, {"token": token, "name": name})

    async def seat_bot(self, table_id: str, seat: int, level: str, budget: str | None) -> bool:
        """A bot takes an open seat; False when it is no longer open."""
        return await self._seat(table_id, seat, {"who": "bot", "level": level, "budget": budget, "invitation": None})

    async def _seat(self, table_id: str, seat: int, values: dict[str, str | None]) -> bool:
        is_open = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        is_open &= (SEATS.c.who == "friend") & SEATS.c.token.is_(None)

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(update(SEATS).where(is_open).values(**values))
            await self.tell_workers(connection, table_id)
            return done.rowcount == 1

        return await self._journal.write(work)

    async def agree(self, table_id: str, seat: int, about: str, wish: str) -> None:
        """What a seat wishes now; what it wished before about the same no longer counts."""
        into: Any = postgresql.insert if self.shared else sqlite.insert
        row = {"table_id": table_id, "seat": seat, "about": about, "wish": wish}
        key = [AGREEMENTS.c.table_id, AGREEMENTS.c.seat, AGREEMENTS.c.about]
        statement = into(AGREEMENTS).values(row).on_conflict_do_update(index_elements=key, set_={"wish": wish})

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement)
            await self.tell_workers(connection, table_id)

        await self._journal.write(work)

    async def join_campaign(self, campaign_id: str, secret: str) -> None:
        """Another hash of a secret opens this campaign, too."""
        into: Any = postgresql.insert if self.shared else sqlite.insert
        row = {"secret": secret, "campaign_id": campaign_id}
        statement = into(CAMPAIGN_MEMBERS).values(row).on_conflict_do_nothing()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._journal.write(work)

    async def create_campaign(self, campaign: CampaignRow) -> None:
        row = msgspec.structs.asdict(campaign) | {"story": msgspec.json.encode(campaign.story).decode()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(CAMPAIGNS).values(row))

        await self._journal.write(work)

    async def tell(self, telling: Telling) -> CampaignRow | Refused:
        """Enter something into a campaign, once: the campaign afterwards, or why nothing was changed."""
        return await self._journal.write(lambda connection: _told(connection, telling))

    async def tell_workers(self, connection: AsyncConnection, table_id: str, about: str = SEATED) -> None:
        """Tell the other workers, once this is committed, that a table has changed, and what."""
        if self.shared:
            news = {"channel": CHANNEL, "news": f"{self.worker} {table_id} {about}"}
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), news)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        for row in await self.line.read(select(TABLES).where(TABLES.c.id == table_id)):
            return TableRow(**{**row, "settings": msgspec.json.decode(row["settings"])})
        return None

    async def seats(self, table_id: str) -> list[SeatRow]:
        wanted = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        return [SeatRow(**row) for row in await self.line.read(wanted)]

    async def agreements(self, table_id: str) -> dict[str, dict[int, str]]:
        """What the seats of a table wish, by what it is about."""
        found: dict[str, dict[int, str]] = {}
        for row in await self.line.read(select(AGREEMENTS).where(AGREEMENTS.c.table_id == table_id)):
            found.setdefault(row["about"], {})[row["seat"]] = row["wish"]
        return found

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table with higher numbers, in order."""
        of_table = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.number > after)
        rows = await self.line.read(select(ENTRIES).where(of_table).order_by(ENTRIES.c.number))
        return [Entry(**{**row, "dealt": tuple(filter(None, row["dealt"].split("\n")))}) for row in rows]

    async def keep(self, table_id: str, record: bytes, at: float) -> None:
        """Keep the record of a game that was over at that time."""
        into: Any = postgresql.insert if self.shared else sqlite.insert
        kept = into(RECORDS).values(table_id=table_id, content=record.decode(), at=at).on_conflict_do_nothing()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(kept)

        await self._journal.write(work)

    async def record(self, table_id: str) -> bytes | None:
        """The record of a game that is over, as JSON."""
        rows = await self.line.read(select(RECORDS.c.content).where(RECORDS.c.table_id == table_id))
        return rows[0]["content"].encode() if rows else None

    async def number(self, table_id: str) -> int:
        """How many entries a table has."""
        wanted = select(func.coalesce(func.max(ENTRIES.c.number), 0).label("number"))
        (row,) = await self.line.read(wanted.where(ENTRIES.c.table_id == table_id))
        number: int = row["number"]
        return number

    async def campaign(self, secret: str) -> CampaignRow | None:
        """The campaign with this hash of a secret."""
        member = select(CAMPAIGN_MEMBERS.c.campaign_id).where(CAMPAIGN_MEMBERS.c.secret == secret)
        wanted = select(CAMPAIGNS).where((CAMPAIGNS.c.secret == secret) | CAMPAIGNS.c.id.in_(member))
        return next((_campaign(row) for row in await self.line.read(wanted)), None)


async def _told(connection: AsyncConnection, telling: Telling) -> CampaignRow | Refused:
    entry = telling.entry
    one = CAMPAIGNS.c.id == entry.campaign_id
    found = (await connection.execute(select(CAMPAIGNS).where(one).with_for_update())).mappings().one()
    campaign = _campaign(found)
    same = (CAMPAIGN_ENTRIES.c.campaign_id == entry.campaign_id) & (CAMPAIGN_ENTRIES.c.command == entry.command)
    before = (await connection.execute(select(CAMPAIGN_ENTRIES).where(same))).mappings().first()
    if before is not None:
        again = (before["kind"], before["content"]) == (entry.kind, entry.content)
        again &= telling.number in (None, before["number"] - 1)
        return campaign if again else Refused("table-id-used", id=entry.command)
    if telling.number not in (None, campaign.number):
        return Refused("campaign-stale")
    try:
        story = telling.change(campaign.story)
    except Refused as refusal:
        return refusal
    after = msgspec.structs.replace(campaign, number=campaign.number + 1, story=story)
    row = msgspec.structs.asdict(entry) | {"number": after.number}
    await connection.execute(insert(CAMPAIGN_ENTRIES).values(row))
    text_of = msgspec.json.encode(story).decode()
    await connection.execute(update(CAMPAIGNS).where(one).values(number=after.number, story=text_of))
    return after


def _campaign(row: RowMapping) -> CampaignRow:
    return CampaignRow(**{**row, "story": msgspec.json.decode(row["story"])})


def new_engine(url: URL) -> AsyncEngine:
    """The way to a database; nothing is asked yet."""
    if is_shared(url):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def safe(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _lock_file(url: URL) -> FileLock:
    if not url.database or url.database == ":memory:":
        raise Refused("serve-database-url", url=str(url))
    file = Path(url.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _for_us_alone(file)
        lock = FileLock.take(file.with_name(file.name + ".lock"))
    except OSError as error:
        raise refusal_of(url, error) from None
    if lock is None:
        raise Refused("serve-database-in-use", database=str(file))
    return lock


def _for_us_alone(file: Path) -> None:
    """Nobody else on this machine reads the games; what SQLite puts beside the file gets the same rights."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if os.name == "posix" and file.stat().st_uid == os.getuid():
            file.chmod(file.stat().st_mode & ~0o077)


def _migrate(connection: Connection) -> None:
    alembic.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None) -> AlembicConfig:
    """How the steps from version to version are run on a connection."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def trouble(error: Exception) -> str:
    """What is wrong with a database that has failed, in a word or two."""
    said = str(getattr(error, "orig", None) or error)
    if "disk is full" in said or "disk I/O" in said or "No space left" in said:
        return "full"
    if "malformed" in said or "not a database" in said or "corrupt" in said:
        return "damaged"
    return "no answer"


def refusal_of(url: URL, error: Exception) -> Refused:
    """What is wrong with the database, for the person who starts the server."""
    database = str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    if isinstance(error, CommandError):
        return Refused("serve-database-newer", database=database)
    if isinstance(error, ImportError):
        return Refused("serve-database-driver")
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = " ".join(str(cause).split())
    if "database is locked" in words:
        return Refused("serve-database-locked", database=database)
    if "disk is full" in words or getattr(cause, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
        return Refused("serve-database-full", database=database)
    return Refused("serve-database", database=database, reason=words or type(cause).__name__)
