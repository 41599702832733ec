"""What is well with a database, and what is not: its version, its file, every game that it holds."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from alembic import command as alembic
from alembic.util.exc import CommandError
from sqlalchemy import Connection, func, select, text

from frostglass.engine.errors import Refused
from frostglass.server.catalogue import known_games
from frostglass.server.course import Course
from frostglass.server.line import STORE_ERRORS
from frostglass.server.schema import CAMPAIGNS, ENTRIES, TABLES
from frostglass.server.store import Store, alembic_config, database_url, is_shared

FREE_BYTES: Final = 512 * 2**20
"""Less room than this is worth a word."""


class Finding(NamedTuple):
    """Something that was looked at: a message, its arguments, and whether it is well."""

    id: str
    details: dict[str, str | int]
    well: bool = True


async def examine(database: str) -> list[Finding]:
    """Look at everything; it opens the database as a server does, so no server may use the same file."""
    _is_there(database)
    store = await Store.open(database)
    try:
        found = [await _version(store), await _file(store), *_room(database)]
        return found + (await _games(store) if found[1].well else [])
    finally:
        await store.close()


async def go_back(database: str, version: str) -> None:
    """Bring a database to the shape of an earlier version; Refused when something would be lost."""
    _is_there(database)
    store = await Store.open(database)

    def downgrade(connection: Connection) -> None:
        alembic.downgrade(alembic_config(connection), version)

    try:
        async with store.engine.begin() as connection:
            if not store.shared:  # all steps or none, also where SQLite would end the transaction at the first one
                await connection.exec_driver_sql("BEGIN")
            await connection.run_sync(downgrade)
    except CommandError as error:
        raise Refused("doctor-no-way-back", version=version, reason=str(error)) from None
    finally:
        await store.close()


def _is_there(database: str) -> None:
    """A server begins a new file where there is none; who asks for an old one has mistyped its name."""
    url = database_url(database)
    if not is_shared(url) and not Path(str(url.database)).is_file():
        raise Refused("no-such-file", file=str(url.database))


async def _version(store: Store) -> Finding:
    async with store.engine.connect() as connection:
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    return Finding("doctor-version", {"version": version, "kind": store.engine.dialect.name})


async def _file(store: Store) -> Finding:
    try:
        damage = await store.damage()
    except STORE_ERRORS as error:
        damage = str(getattr(error, "orig", None) or error)
    return Finding("doctor-damage", {"reason": damage}, False) if damage else Finding("doctor-whole", {})


def _room(database: str) -> list[Finding]:
    url = database_url(database)
    if is_shared(url):
        return []
    free = shutil.disk_usage(Path(str(url.database)).absolute().parent).free
    return [Finding("doctor-room", {"mib": free // 2**20}, free >= FREE_BYTES)]


async def _games(store: Store) -> list[Finding]:
    """Play every game again as it is stored."""
    games = known_games()
    well, other = 0, 0
    damaged: list[Finding] = []
    async with store.engine.connect() as connection:
        tables = list((await connection.execute(select(TABLES.c.id))).scalars())
        entries = (await connection.execute(select(func.count()).select_from(ENTRIES))).scalar_one()
        campaigns = (await connection.execute(select(func.count()).select_from(CAMPAIGNS))).scalar_one()
    for table_id in tables:
        row = await store.table(table_id)
        if row is None:
            continue
        if row.game not in games or row.version != games[row.game].rules.version:
            other += 1
            continue
        try:
            Course(games[row.game].rules, row).follow(await store.entries(table_id))
            well += 1
        except Refused as refusal:
            damaged.append(Finding("doctor-game", {"table": table_id, "reason": str(refusal)}, False))
    found = [Finding("doctor-games", {"number": well, "entries": entries, "campaigns": campaigns})]
    if other:
        found.append(Finding("doctor-other", {"number": other}))
    return found + damaged
