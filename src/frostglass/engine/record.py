"""Game records: a head of plain lines and the choices by turn, as text that a person can read and a program replays.

Chance is recorded like every choice, so replaying needs no luck. What cannot be is refused with its line and number.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from frostglass.engine.chance import MIXED
from frostglass.engine.decision import CHANCE, Decision, Leave, Resign
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyMatch, AnyRules, Match
from frostglass.engine.position import Position

FORMAT: Final = 1
"""Rises when this text form changes so that older programs cannot read it."""
_MAGIC: Final = "frostglass-record"
_OWN: Final = (_MAGIC, "game", "rules", "seed", "luck", "result")
"""The lines of the head that are ours; all others but the seats' names are the game's settings."""
_HEAD: Final = re.compile(r"([a-z][a-z0-9_-]*(?: [0-9]+)?):(?:\s+(.*?))?\s*")
_SEAT: Final = re.compile(r"seat ([1-9][0-9]{0,2})")
_TURN: Final = re.compile(r"\s*(?:setup|turn ([0-9]{1,9})(?:, seat ([0-9]{1,9}))?):")
_SEEDS: Final = 10**40
_WIDE: Final = 110


class TurnMark(NamedTuple):
    """Where a text says that a turn begins: before which choice (from 0), which turn, whose (0: not said)."""

    entry: int
    turn: int
    seat: int
    line: int


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played: what it began with and every choice. Equal records tell the same game."""

    game: str
    rules: int
    settings: Mapping[str, Any]
    entries: tuple[str, ...]
    names: tuple[str, ...] = ()
    """Who sat where, by seat; empty where nobody is named."""
    seed: int | None = None
    luck: int = MIXED
    """The version of the luck that made the deals of this seed; records without one are of the first."""
    result: Mapping[str, Any] | None = None
    turns: tuple[TurnMark, ...] = field(default=(), compare=False)
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each choice in the text that was read."""

    @classmethod
    def of(cls, match: AnyMatch, names: Sequence[str] = ()) -> Record:
        """The record of a match so far."""
        return cls(
            match.rules.id,
            match.rules.version,
            _plain(match.settings),
            tuple(match.entries),
            tuple(names),
            None if match.asks_chance else match.seed,
            match.luck.version,
            _plain(match.rules.result(match.position)),
        )


class Step(NamedTuple):
    """One choice of a record: its number (from 1), the turn it fell in (0: the setup), who was asked what."""

    number: int
    turn: int
    seat: int
    kind: str
    choice: str


@runtime_checkable
class _HasTurns(Protocol):
    turns: int


class Replay:
    """A record being played again, choice by choice; `position` is where it stands."""

    def __init__(self, record: Record, rules: AnyRules) -> None:
        if record.game != rules.id:
            raise Refused("not-this-game", field="game", game=rules.id)
        if record.rules != rules.version:
            raise Refused("record-rules", found=record.rules, wanted=rules.version)
        try:
            self._match: AnyMatch = Match(rules, record.settings, 0, asks_chance=True, takes_back=False)
            seats = rules.seats(record.settings)
        except Refused as refusal:
            raise Refused("record-settings") from refusal
        if len(record.names) > seats:
            raise Refused("no-such-seat", seat=len(record.names))
        self.record = record
        self.rules = rules
        self._marks: dict[int, list[TurnMark]] = {}
        for mark in record.turns:
            self._marks.setdefault(mark.entry, []).append(mark)

    @property
    def position(self) -> Position:
        position: Position = self._match.position
        return position

    @property
    def number(self) -> int:
        """How many choices are made."""
        return self._match.number

    @property
    def turn(self) -> int:
        """How many turns have begun; 0 during the setup and in games without turns."""
        return self.position.turns if isinstance(self.position, _HasTurns) else 0

    def step(self) -> Step:
        """Make the next choice of the record."""
        entry = self.record.entries[self.number]
        decision = self.position.decision
        if decision is None:
            raise self._refusal(Refused("game-over"))
        for mark in self._marks.get(self.number, ()):
            self._check(mark, decision)
        step = Step(self.number + 1, self.turn, decision.seat, decision.kind, entry)
        try:
            self._match.enter(entry)
        except Refused as refusal:
            raise self._refusal(refusal) from refusal
        option = self._match.choices[-1]
        if isinstance(option, Resign | Leave):
            step = step._replace(seat=option.seat, kind=option.word)
        return step

    def to(self, number: int) -> Position:
        """Go on until so many choices are made; the position there."""
        if not 0 <= number <= len(self.record.entries):
            raise Refused("record-point", at=number, last=len(self.record.entries))
        while self.number < number:
            self.step()
        return self.position

    def _refusal(self, reason: Refused) -> Refused:
        refusal = Refused(
            "record-entry", line=self._line(), number=self.number + 1, choice=self.record.entries[self.number]
        )
        refusal.__cause__ = reason
        return refusal

    def _line(self) -> int:
        return self.record.lines[self.number] if self.record.lines else 0

    def _check(self, mark: TurnMark, decision: Decision) -> None:
        """A line that was lost or doubled often shows here first, where its turn would have begun."""
        if mark.turn != self.turn or decision.seat not in (mark.seat or decision.seat, CHANCE):
            raise Refused(
                "record-turn",
                line=mark.line,
                number=self.number + 1,
                turn=mark.turn,
                found=self.turn,
                seat=decision.seat,
            )


def check(record: Record, rules: AnyRules, tick: Callable[[int], None] | None = None) -> Position:
    """The final position of a record; Refused if a choice breaks a rule or the result is not the one written there.

    `tick` hears of every choice that is made.
    """
    replay = Replay(record, rules)
    for _ in record.entries:
        replay.step()
        if tick is not None:
            tick(1)
    position = replay.position
    found = _plain(rules.result(position))
    if record.result is not None and record.result != found:
        raise Refused("record-result", said=json.dumps(record.result), found=json.dumps(found))
    return position


def _plain(value: Any) -> Any:
    """The value as it is when read from JSON."""
    return json.loads(json.dumps(value))


def steps(record: Record, rules: AnyRules) -> Iterator[Step]:
    """Every choice with its turn and who was asked."""
    replay = Replay(record, rules)
    for _ in record.entries:
        yield replay.step()


# -- writing ----------------------------------------------------------------------------------------------------------


def write(record: Record, rules: AnyRules) -> str:
    """The text of a record. It is replayed for this, so a record that cannot be is refused."""
    head = {_MAGIC: FORMAT, "game": record.game, "rules": record.rules, **record.settings}
    head |= {f"seat {seat}": name for seat, name in enumerate(record.names, 1) if name}
    head |= {} if record.seed is None else {"seed": record.seed}
    head |= {} if record.seed is None or record.luck == MIXED else {"luck": record.luck}
    head |= {} if record.result is None else {"result": record.result}
    lines = [line for key, value in head.items() for line in _spread(f"{key}: {_value(value)}", value)]
    lines.append("")
    for turn in turns(record, rules):
        lines += _wrapped(_opening(turn), [step.choice for step in turn])
    return "\n".join(lines) + "\n"


def turns(record: Record, rules: AnyRules) -> list[list[Step]]:
    """The choices turn by turn, the setup first."""
    found: list[list[Step]] = []
    for step in steps(record, rules):
        if not found or found[-1][0].turn != step.turn:
            found.append([])
        found[-1].append(step)
    return found


def _opening(turn: Sequence[Step]) -> str:
    number = turn[0].turn
    if not number:
        return "setup:"
    first = turn[0]
    # Whoever resigns or leaves need not be the one who is asked.
    if first.seat == CHANCE or first.kind in ("resign", "leave"):
        return f"turn {number}:"
    return f"turn {number}, seat {first.seat}:"


def _wrapped(opening: str, choices: Sequence[str]) -> Iterator[str]:
    line = opening
    for number, choice in enumerate(choices):
        piece = f" {choice}" if number == 0 else f" | {choice}"
        if len(line) + len(piece) > _WIDE and number:
            yield line
            line, piece = "   ", f" {choice}"
        line += piece
    yield line


def _value(value: object) -> str:
    """A value as JSON; a text without its quotes where they add nothing."""
    if (
        isinstance(value, str)
        and value
        and value.isprintable()
        and value == value.strip()
        and _stands_for_itself(value)
    ):
        return value
    return json.dumps(value, ensure_ascii=False)


def _spread(line: str, value: object) -> Iterator[str]:
    """A line of the head; a long object (a position to begin from) goes on over indented lines."""
    if len(line) <= _WIDE or not isinstance(value, Mapping):
        yield line
        return
    key = line.partition(":")[0]
    inner = [f"{json.dumps(name)}: {text}" for name, part in value.items() for text in [_parted(part)]]
    yield f"{key}: {{"
    for number, text in enumerate(inner):
        yield from f"    {text}{'}' if number == len(inner) - 1 else ','}".split("\n")


def _parted(value: object) -> str:
    """A part of a long object: a long list has a line for each of its items."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= _WIDE // 2 or not isinstance(value, list):
        return text
    return "[\n" + ",\n".join(f"        {json.dumps(item, ensure_ascii=False)}" for item in value) + "]"


def _stands_for_itself(value: str) -> bool:
    try:
        return bool(_meant(value) == value)
    except ValueError:
        return False


# -- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record of a text, not replayed yet; Refused names the line that cannot be read."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    head, start = _read_head(lines)
    entries, numbers, marks = _read_choices(lines, start)
    fields = Fields(head)
    result = head.get("result")
    if result is not None and not isinstance(result, dict):
        raise Refused("wrong-type", field="result", wanted="object")
    return Record(
        game=fields.text("game"),
        rules=fields.number("rules", least=1),
        settings={key: value for key, value in head.items() if key not in _OWN and not _SEAT.fullmatch(key)},
        entries=tuple(entries),
        names=_names(head),
        seed=fields.number("seed", least=-_SEEDS, most=_SEEDS) if head.get("seed") is not None else None,
        luck=fields.number("luck", MIXED, least=MIXED),
        result=result,
        turns=tuple(marks),
        lines=tuple(numbers),
    )


def _read_head(lines: Sequence[str]) -> tuple[dict[str, Any], int]:
    """The values of the head by their names, and the first line of what follows."""
    head: dict[str, Any] = {}
    after = 0
    for number, line in enumerate(lines):
        if number < after or not line.strip() or line.lstrip().startswith(";"):
            continue
        found = _HEAD.fullmatch(line)
        if not head and (found is None or found[1] != _MAGIC):
            raise Refused("record-magic", wanted=f"{_MAGIC}: {FORMAT}")
        if found is None or _TURN.match(line):
            return head, number
        key, value = found[1], found[2] or ""
        if key in head:
            raise Refused("record-twice", line=number + 1, field=key)
        try:
            head[key], after = _value_at(value, lines, number + 1)
        except ValueError:
            raise Refused("record-value", line=number + 1, field=key) from None
        if key == _MAGIC and head[key] != FORMAT:
            raise Refused("record-format", found=value, wanted=FORMAT)
    if not head:
        raise Refused("record-magic", wanted=f"{_MAGIC}: {FORMAT}")
    return head, len(lines)


def _value_at(value: str, lines: Sequence[str], after: int) -> tuple[Any, int]:
    """What a value means, and the line after it: an object or list that is not at its end goes on, indented."""
    try:
        return _meant(value), after
    except ValueError:
        end = next((n for n in range(after, len(lines)) if not lines[n][:1].isspace()), len(lines))
        return _meant("\n".join((value, *lines[after:end]))), end


def _meant(value: str) -> Any:
    """What a value of the head means: JSON, or the text itself. ValueError for JSON that is broken."""
    if value in ("true", "false", "null") or value[:1] in ('"', "[", "{"):
        try:
            return json.loads(value, parse_constant=_no_constant)
        except RecursionError:
            raise ValueError(value) from None
    if re.fullmatch(r"-?(0|[1-9][0-9]{0,99})", value):
        return int(value)
    return value


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _names(head: Mapping[str, Any]) -> tuple[str, ...]:
    named = {int(found[1]): key for key in head if (found := _SEAT.fullmatch(key))}
    names = [""] * max(named, default=0)
    for seat, key in named.items():
        names[seat - 1] = str(head[key])
    return tuple(names)


def _read_choices(lines: Sequence[str], start: int) -> tuple[list[str], list[int], list[TurnMark]]:
    entries: list[str] = []
    numbers: list[int] = []
    marks: list[TurnMark] = []
    for number, line in _without_comments(lines, start):
        mark = _TURN.match(line)
        if mark is not None:
            marks.append(TurnMark(len(entries), int(mark[1] or 0), int(mark[2] or 0), number))
            line = line[mark.end() :]
        for choice in line.split("|"):
            if choice.strip():
                entries.append(" ".join(choice.split()))
                numbers.append(number)
    return entries, numbers, marks


def _without_comments(lines: Sequence[str], start: int) -> Iterator[tuple[int, str]]:
    """The lines of the choices with their numbers; `; ...` up to the end of a line and `{ ... }` are left out."""
    opened = 0
    for number, line in enumerate(lines[start:], start + 1):
        kept = ""
        rest = line
        while rest:
            if opened:
                _, closing, rest = rest.partition("}")
                opened = 0 if closing else opened
                kept += " "
                continue
            found = re.search(r"[;{]", rest)
            if found is None or found[0] == ";":
                kept += rest[: found.start()] if found else rest
                break
            kept += rest[: found.start()]
            rest = rest[found.end() :]
            opened = number
        yield number, kept
    if opened:
        raise Refused("record-brace", line=opened)
