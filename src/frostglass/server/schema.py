"""The tables of the database, and their rows as types. Migrations bring a database to this shape."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("host", String(64), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

SEATS: Final = Table(
    "seat",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(40)),
    Column("budget", String(16)),
    Column("invitation", String(64)),
    Column("token", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
)

ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("choice", Text, nullable=False),
    Column("dealt", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "command"),
)


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was created. `host` is a hash; `seed` is the table's secret luck."""

    id: str
    game: str
    version: int
    settings: dict[str, Any]
    seed: int
    host: str
    watch: bool
    patience: int
    created: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat. `invitation` and `token` are hashes; a friend's seat is open until it has a token."""

    table_id: str
    seat: int
    who: str
    name: str
    level: str | None = None
    budget: str | None = None
    invitation: str | None = None
    token: str | None = None

    @property
    def spec(self) -> str:
        """A bot as its level and budget."""
        return f"{self.level}:{self.budget}" if self.budget else self.level or "random"

    @property
    def open(self) -> bool:
        return self.who == "friend" and self.token is None


class Entry(msgspec.Struct, frozen=True):
    """An accepted command: a choice with what chance dealt after it, or a take-back and the number it goes back to."""

    table_id: str
    number: int
    command: str
    seat: int
    kind: str
    choice: str
    dealt: tuple[str, ...]
    at: float
