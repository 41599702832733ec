"""What travels between page and server, as types: docs/protocol.md says what each message means."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Number = Annotated[int, Meta(ge=0, le=2**53)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+\Z")]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Budget = Annotated[str, Meta(pattern=r"^[0-9]{1,6}(\.[0-9]{1,3})?(n|s)\Z")]

# -- frames from the client -------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Frame, frozen=True):
    token: Secret | None = None
    seen: Number | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None
    pace: Literal["calm", "brisk", "once"] | None = None


class Play(Frame, frozen=True):
    id: CommandId
    number: Number
    choice: Annotated[str, Meta(max_length=200)]


class Undo(Frame, frozen=True):
    id: CommandId
    number: Number


class Resign(Frame, frozen=True):
    id: CommandId


class Leave(Frame, frozen=True):
    id: CommandId


class Ask(Frame, frozen=True):
    """Why not, and where? It changes nothing."""

    id: CommandId
    number: Number
    wish: dict[str, Any]


class Hint(Frame, frozen=True):
    """What would a bot do here? It changes nothing."""

    id: CommandId
    number: Number


Command = Play | Undo | Resign | Leave
read_frame: Final = msgspec.json.Decoder(Hello | Ask | Hint | Command).decode

# -- frames from the server -------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    text: str
    label: str
    role: str
    marks: dict[str, Any]


class Prompt(Struct, frozen=True):
    question: str
    kind: str
    choices: list[Choice]


class LogEntry(Struct, frozen=True):
    number: int
    seat: int
    lines: list[str]
    events: list[dict[str, Any]]
    back: int | None


class SeatInfo(Struct, frozen=True):
    seat: int
    who: str
    name: str
    level: str | None
    open: bool
    here: bool


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    table: str
    game: str
    version: int
    settings: dict[str, Any]
    takes_back: bool
    watch: bool
    patience: int
    hints: bool
    seats: list[SeatInfo]
    number: int
    deciding: int
    result: dict[str, Any] | None
    seat: int
    host: bool
    placed: bool
    may_hint: bool
    wishes: dict[str, dict[int, str]]
    ways: list[str]
    following: str | None
    bot_trouble: str


class State(Struct, frozen=True, tag_field="type", tag="state"):
    number: int
    deciding: int
    view: dict[str, Any]
    prompt: Prompt | None
    can_undo: bool
    log: list[LogEntry]
    result: dict[str, Any] | None


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    id: str
    number: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    id: str
    number: int
    prompt: Prompt | None


class Answer(Struct, frozen=True):
    about: str
    marks: dict[str, Any]
    reasons: list[str]
    near: list[dict[str, Any]]


class AdviceFrame(Struct, frozen=True, tag_field="type", tag="advice"):
    id: str
    number: int
    answers: list[Answer]


class HintTurn(Struct, frozen=True):
    """A turn and why: its choices, its reasons, and how far it is behind the first one, in points or Aelin's turns."""

    steps: list[str]
    reasons: list[str]
    behind: float


class HintFrame(Struct, frozen=True, tag_field="type", tag="hint"):
    id: str
    number: int
    choice: str
    label: str
    turns: list[HintTurn]


class RefusedFrame(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    number: int
    code: str
    reason: str


class ErrorFrame(Struct, frozen=True, tag_field="type", tag="error"):
    code: str
    reason: str
    seconds: int | UnsetType = UNSET


# -- bodies -----------------------------------------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatWish(Body, frozen=True):
    who: Literal["me", "friend", "hotseat", "bot"]
    name: Name = ""
    level: Level | None = None
    budget: Budget | None = None


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    settings: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    watch: bool = True
    hints: bool = True
    patience: Annotated[int, Meta(ge=0, le=366 * 86400)] = 86400
    campaign: Secret | None = None


class PositionWish(Body, frozen=True):
    position: dict[str, Any]


class OutcomeWish(PositionWish, frozen=True):
    entry: dict[str, Any]
    outcome: dict[str, Any]


class Checked(Struct, frozen=True):
    ok: bool
    playable: bool
    code: str = ""
    field: str = ""
    reason: str = ""


class PositionAt(Struct, frozen=True):
    table: str
    number: int
    position: dict[str, Any]


class CampaignWish(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class CampaignAct(Body, frozen=True):
    id: CommandId
    number: Number
    act: Annotated[str, Meta(max_length=40)]


class CampaignInfo(Struct, frozen=True):
    campaign: str
    game: str
    number: int
    playable: list[dict[str, Any]]
    story: dict[str, Any]
    secret: str | UnsetType = UNSET
    link: str | UnsetType = UNSET


class InForce(Struct, frozen=True):
    table: str
    number: int
    cards: list[dict[str, Any]]


class NewSeat(Struct, frozen=True):
    seat: int
    who: str
    name: str
    token: str | UnsetType = UNSET
    invitation: str | UnsetType = UNSET
    level: str | UnsetType = UNSET
    link: str | UnsetType = UNSET


class Created(Struct, frozen=True):
    table: str
    host: str
    seats: list[NewSeat]


class JoinWish(Body, frozen=True):
    key: Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
    name: Name = ""


class Joined(Struct, frozen=True):
    table: str
    seat: int
    token: str
    link: str


class OwnSeat(Body, frozen=True):
    table: Annotated[str, Meta(max_length=64)]
    secret: Secret


class GlanceWish(Body, frozen=True):
    seats: Annotated[list[OwnSeat], Meta(max_length=16)]


class Glance(Struct, frozen=True):
    table: TableInfo
    view: dict[str, Any]


class Invitation(Struct, frozen=True):
    seat: int
    open: bool
    table: TableInfo
    view: dict[str, Any] | None


class BotWish(Body, frozen=True):
    level: Level
    budget: Budget | None = None


class AgreeWish(Body, frozen=True):
    about: Literal["hints", "onward"]
    wish: Annotated[str, Meta(max_length=16)]


class Nothing(Body, frozen=True):
    pass


class Step(Struct, frozen=True):
    number: int
    deciding: int
    view: dict[str, Any]
    lines: list[str]
    events: list[dict[str, Any]]


class Replay(Struct, frozen=True):
    table: str
    number: int
    seat: int
    steps: list[Step]


class Summary(Struct, frozen=True):
    table: str
    result: dict[str, Any] | None
    seconds: int
    summary: dict[str, Any]


class Record(Struct, frozen=True):
    game: str
    version: int
    settings: dict[str, Any]
    seed: int
    entries: list[str]
    result: dict[str, Any] | None
    luck: int


class ErrorBody(Struct, frozen=True):
    code: str
    reason: str


class Health(Struct, frozen=True):
    ok: bool
    version: str
    tables: int
    sockets: int
    database: str


write: Final = msgspec.json.Encoder().encode
