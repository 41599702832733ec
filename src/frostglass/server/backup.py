"""Backups: all that a database holds, in one SQLite file, whatever the database is. It can go back into either kind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from frostglass.engine.errors import Refused
from frostglass.server.line import STORE_ERRORS
from frostglass.server.schema import METADATA, PRESENCE, THOUGHTS, WORKERS
from frostglass.server.store import Store, database_url, is_shared

SQLITE: Final = b"SQLite format 3\0"
"""What every file of a database of SQLite begins with."""
ROWS: Final = 2000
"""Rows that are copied at once."""
LASTING: Final = [table for table in METADATA.sorted_tables if table not in (WORKERS, PRESENCE, THOUGHTS)]


async def back_up(database: str, file: Path) -> int:
    """Write everything into a new file, while servers go on; how many tables there are."""
    if file.exists():
        raise Refused("file-exists", file=str(file))
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if is_shared(database_url(database)):
            await _from_shared(database, unfinished)
        else:
            await asyncio.to_thread(_from_file, database, unfinished)
        number = await asyncio.to_thread(_number, unfinished)
        unfinished.replace(file)
    except OSError as error:
        raise Refused("backup-failed", reason=str(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return number


def _from_file(database: str, file: Path) -> None:
    source = Path(str(database_url(database).database))
    if not source.is_file():
        raise Refused("no-such-file", file=str(source))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here,
            contextlib.closing(sqlite3.connect(file)) as there,
        ):
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Refused("backup-failed", reason=str(error)) from None


async def _from_shared(database: str, file: Path) -> None:
    engine = create_async_engine(database_url(database), isolation_level="REPEATABLE READ", hide_parameters=True)
    copy = await Store.open(f"sqlite:///{file.absolute()}")
    try:
        async with engine.connect() as here, copy.engine.begin() as there:
            await _copy(here, there)
    except STORE_ERRORS as error:
        raise Refused("backup-failed", reason=str(getattr(error, "orig", None) or error)) from None
    finally:
        await copy.close()
        await engine.dispose()
        file.with_name(file.name + ".lock").unlink(missing_ok=True)


async def restore(file: Path, database: str) -> int:
    """Put a backup into an empty database; how many tables there are now."""
    if not file.is_file():
        raise Refused("no-such-file", file=str(file))
    with file.open("rb") as opened:
        if opened.read(len(SQLITE)) != SQLITE:
            raise Refused("backup-damaged", file=str(file), reason="file is not a database")
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.sqlite"
        await asyncio.to_thread(shutil.copyfile, file, copied)
        # Opening it brings a backup of an older version up to date.
        async with _opened(f"sqlite:///{copied}") as source, _opened(database) as target:
            wrong = await source.damage()
            if wrong:
                raise Refused("backup-damaged", file=str(file), reason=wrong)
            async with source.engine.connect() as here, target.engine.begin() as there:
                for table in LASTING:
                    if (await there.execute(select(literal(1)).select_from(table).limit(1))).first() is not None:
                        raise Refused("restore-not-empty")
                await _copy(here, there)
        return await asyncio.to_thread(_number, copied)


@contextlib.asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def _copy(here: AsyncConnection, there: AsyncConnection) -> None:
    for table in LASTING:
        rows = await here.stream(select(table))
        async for some in rows.mappings().partitions(ROWS):
            await there.execute(insert(table), [dict(row) for row in some])


def _number(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as database:
        number: int = database.execute("SELECT count(*) FROM game_table").fetchone()[0]
        return number
