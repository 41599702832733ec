"""The one door: whatever leaves for a seat is made here, from what the game lets that seat see. Seat 0 only watches."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from frostglass.engine.errors import Refused
from frostglass.engine.game import Event, Rules
from frostglass.engine.message import Message
from frostglass.server.course import Course, Logged
from frostglass.server.protocol import Choice, LogEntry, Prompt, Record, SeatInfo, State, Step, TableInfo
from frostglass.server.schema import Entry, TableRow
from frostglass.server.tables import Table
from frostglass.text.words import LANGUAGES, Words

LOG_ENTRIES: Final = 500
STEPS: Final = 100

logger = logging.getLogger(__name__)


@lru_cache
def words(language: str) -> Words:
    return Words(language)


def load_words() -> None:
    """Load all languages before somebody waits for them."""
    for language in LANGUAGES:
        words(language)


def reason(refusal: Refused, language: str) -> str:
    """Why not, in the viewer's language."""
    try:
        return words(language).say(Message(f"error-{refusal.code}", refusal.details))
    except (LookupError, ValueError):
        logger.exception("no words for a refusal", extra={"code": refusal.code})
        return str(refusal)


def info(table: Table, seat: int, host: bool) -> TableInfo:
    """What everybody may know of a table and its seats, and the asker's own place there."""
    here = table.here()
    course = table.course
    return TableInfo(
        table=table.row.id,
        game=table.row.game,
        version=table.row.version,
        settings=table.row.settings,
        takes_back=course.rules.takes_back,
        watch=table.row.watch,
        seats=[SeatInfo(s.seat, s.who, s.name, s.level, s.open, s.who == "bot" or s.seat in here) for s in table.seats],
        number=course.number,
        deciding=course.deciding,
        result=course.rules.result(course.match.position),
        seat=seat,
        host=host,
    )


def state(course: Course, seat: int, language: str, since: int) -> State:
    """All that a seat may know now, and the log entries after a number."""
    return State(
        number=course.number,
        deciding=course.deciding,
        view=course.rules.view(course.match.position, seat),
        prompt=prompt(course, seat, language),
        can_undo=seat > 0 and course.match.may_undo(seat),
        log=[log_entry(course.rules, logged, seat, language) for logged in course.log[since + 1 :][-LOG_ENTRIES:]],
        result=course.rules.result(course.match.position),
    )


def prompt(course: Course, seat: int, language: str) -> Prompt | None:
    """The question with all its choices, for the seat that decides and nobody else."""
    decision = course.match.decision
    if decision is None or seat == 0 or decision.seat != seat:
        return None
    rules, position, say = course.rules, course.match.position, words(language).say
    return Prompt(
        question=say(rules.prompt(position, decision)),
        kind=decision.kind,
        choices=[
            Choice(rules.text(option), say(rules.label(position, decision, option)), rules.marks(option))
            for option in decision.options
        ],
    )


def log_entry(rules: Rules, logged: Logged, seat: int, language: str) -> LogEntry:
    return LogEntry(logged.number, logged.seat, _lines(rules, logged.events, seat, language), logged.back)


def _lines(rules: Rules, events: Iterable[Event], seat: int, language: str) -> list[str]:
    say = words(language).say
    seen = (rules.line(rules.see(event, seat)) for event in events)
    return [say(line) for line in seen if line is not None]


def replay(
    rules: Rules, table: TableRow, entries: Sequence[Entry], seat: int, language: str, first: int, last: int
) -> list[Step]:
    """The steps from first to last of these entries, through one seat's eyes. Step 0 is the table as it was set up."""
    course = Course(rules, table)
    last = min(last, first + STEPS)
    steps = []
    for index in range(min(last, len(entries) + 1)):
        number = 0
        if index:
            entry = entries[index - 1]
            course.make(entry.command, entry.seat, entry.kind, entry.choice)
            number = entry.number
        if index >= first:
            lines = _lines(rules, course.log[-1].events, seat, language)
            steps.append(Step(number, course.deciding, rules.view(course.match.position, seat), lines))
    return steps


def record(course: Course) -> Record:
    """Everything, chance and seed included: only for a game that is over."""
    if not course.is_over:
        raise Refused("table-not-over")
    table = course.table
    result = course.rules.result(course.match.position)
    return Record(table.game, table.version, table.settings, table.seed, list(course.match.entries), result)
