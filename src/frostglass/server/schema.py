"""The tables of the database, and their rows as types. Migrations bring a database to this shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

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

from frostglass.engine.chance import KEYED, MIXED

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
    Column("hints", Boolean, nullable=False),
    Column("campaign", String(32)),
    Column("telling", Integer),
    Column("fate", String(48)),
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
    Column("seen", Float),
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

RECORDS: Final = Table(
    "record",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("content", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Games that are over, as the rules of their time have told them."""

CAMPAIGNS: Final = Table(
    "campaign",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("number", Integer, nullable=False),
    Column("story", Text, nullable=False),
    Column("created", Float, nullable=False),
)

WORKERS: Final = Table(
    "worker",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("worker", String(16), ForeignKey("worker.id"), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "worker"),
)

THOUGHTS: Final = Table(
    "thought",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("asker", String(16), nullable=False),
    Column("place", String(64), nullable=False),
    Column("version", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("content", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("asked", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("thinker", String(16)),
    Column("lease", Float),
    Column("answer", Text),
)
"""What other machines are asked to think about, while they do (thoughts.py). Nothing of it lasts."""

AGREEMENTS: Final = Table(
    "agreement",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", String(16), nullable=False),
    Column("wish", String(16), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "about"),
)

CAMPAIGN_MEMBERS: Final = Table(
    "campaign_member",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("campaign_id", String(32), ForeignKey("campaign.id"), nullable=False),
)

CAMPAIGN_ENTRIES: Final = Table(
    "campaign_entry",
    METADATA,
    Column("campaign_id", String(32), ForeignKey("campaign.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("content", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("campaign_id", "number"),
    UniqueConstraint("campaign_id", "command"),
)


class Fortune(NamedTuple):
    """The secret luck of a table: its seed, and the version of the luck that deals by it."""

    seed: int
    luck: int = KEYED

    @property
    def fate(self) -> str:
        """As it is stored."""
        return f"{self.luck}:{self.seed:x}"


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was created. `host` is a hash; `fate` is the table's secret luck, or `seed` where it is older.

    A game that counts for a campaign names it, and which telling of it.
    """

    id: str
    game: str
    version: int
    settings: dict[str, Any]
    seed: int
    host: str
    watch: bool
    patience: int
    created: float
    hints: bool = True
    campaign: str | None = None
    telling: int | None = None
    fate: str | None = None

    @property
    def fortune(self) -> Fortune:
        if self.fate is None:
            return Fortune(self.seed, MIXED)
        luck, _, seed = self.fate.partition(":")
        return Fortune(int(seed, 16), int(luck))


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
    seen: float | None = None
    """When somebody was last connected there, and left."""

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


class CampaignRow(msgspec.Struct, frozen=True):
    """A campaign as it stands after so many entries. `secret` is a hash."""

    id: str
    game: str
    secret: str
    number: int
    story: dict[str, Any]
    created: float


class CampaignEntry(msgspec.Struct, frozen=True):
    """What changed a campaign: an act of its players, or the end of a game."""

    campaign_id: str
    command: str
    kind: str
    content: str
    at: float


class Telling(NamedTuple):
    """An entry for a campaign, what it makes of the story, and the number that its sender has seen, if any."""

    entry: CampaignEntry
    change: Callable[[dict[str, Any]], dict[str, Any]]
    number: int | None = None
