"""What the database holds, read past the server."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from frostglass.server.schema import ENTRIES, METADATA, Entry
from frostglass.server.store import database_url


def stored_entries(database: str, table: str) -> list[Entry]:
    """The entries of a table, in order."""

    async def read() -> list[Entry]:
        engine = create_async_engine(database_url(database))
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        async with engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        await engine.dispose()
        return [Entry(**{**row, "dealt": tuple(filter(None, row["dealt"].split("\n")))}) for row in rows]

    return asyncio.run(read())


PASSING = {"worker", "presence", "thought"}
"""Tables that tell who is connected now, and what is being thought about."""


def everything(database: str) -> str:
    """All that is kept, as one text: everything but who is there now, or was when."""

    async def read() -> str:
        engine = create_async_engine(database_url(database))
        found = []
        async with engine.connect() as connection:
            for table in METADATA.sorted_tables:
                if table.name not in PASSING:
                    kept = select(*[column for column in table.c if column.name != "seen"])
                    found += sorted(repr(row) for row in (await connection.execute(kept)).all())
        await engine.dispose()
        return "\n".join(found)

    return asyncio.run(read())


def change(database: str, statement: str) -> None:
    """Change something behind the server's back."""

    async def execute() -> None:
        engine = create_async_engine(database_url(database))
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(execute())


def stored(database: str, question: str) -> Any:
    """The one value that a question asks for."""

    async def read() -> Any:
        engine = create_async_engine(database_url(database))
        async with engine.connect() as connection:
            value = (await connection.execute(text(question))).scalar_one()
        await engine.dispose()
        return value

    return asyncio.run(read())
