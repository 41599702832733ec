"""The one door: whatever leaves for a seat is made here, from what the game lets that seat see. Seat 0 only watches."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from frostglass.engine import record as records
from frostglass.engine.campaign import Campaign
from frostglass.engine.decision import CHANCE
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION, AnyRules, Event, Played, open_settings
from frostglass.engine.message import Message, worded
from frostglass.server.bots import Advice
from frostglass.server.course import Course, Logged
from frostglass.server.onward import ways
from frostglass.server.protocol import (
    AdviceFrame,
    Answer,
    Ask,
    Checked,
    Choice,
    HintFrame,
    HintTurn,
    InForce,
    LogEntry,
    PositionAt,
    Prompt,
    SeatInfo,
    State,
    Step,
    Summary,
    TableInfo,
)
from frostglass.server.schema import Entry, SeatRow, TableRow
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
        return words(language).say(Message(f"error-{refusal.code}", refusal.said))
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
        settings=open_settings(table.row.settings),
        takes_back=course.rules.takes_back,
        watch=table.row.watch,
        patience=table.row.patience,
        hints=table.hints,
        seats=[SeatInfo(s.seat, s.who, s.name, s.level, s.open, s.who == "bot" or s.seat in here) for s in table.seats],
        number=course.number,
        deciding=course.deciding,
        result=course.rules.result(course.match.position),
        seat=seat,
        host=host,
        placed=POSITION in table.row.settings,
        may_hint=table.row.hints,
        wishes=table.wishes,
        ways=ways(table),
        following=table.following,
        bot_trouble=table.bots.trouble,
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
            Choice(
                text=rules.text(option),
                label=say(rules.label(position, decision, option)),
                role=rules.role(option),
                marks=rules.marks(option),
            )
            for option in decision.options
        ],
    )


def hint(course: Course, id: str, advice: Advice, language: str) -> HintFrame:
    """A choice that a bot would make in the place of the seat that decides, and why."""
    rules, position, decision = course.rules, course.match.position, course.match.decision
    assert decision is not None
    say = words(language).say
    first = advice.turns[0].worth if advice.turns else 0.0
    turns = [
        HintTurn(list(map(say, turn.steps)), list(map(say, turn.reasons)), max(0.0, round(first - turn.worth, 1)))
        for turn in advice.turns
    ]
    label = say(rules.label(position, decision, advice.option))
    return HintFrame(id, course.number, rules.text(advice.option), label, turns)


def in_force(course: Course, language: str) -> InForce:
    """AnyRules and cards to be read at this table."""
    cards = worded(course.rules.in_force(course.match.position), words(language).say)
    return InForce(course.table.id, course.number, cards)


def story(campaign: Campaign, language: str) -> dict[str, Any]:
    """What the players of a campaign may read of it now."""
    told: dict[str, Any] = worded(campaign.show(), words(language).say)
    return told


def log_entry(rules: AnyRules, logged: Logged, seat: int, language: str) -> LogEntry:
    lines, events = _told(rules, logged.events, seat, language)
    return LogEntry(logged.number, logged.seat, lines, events, logged.back)


def _told(rules: AnyRules, events: Iterable[Event], seat: int, language: str) -> tuple[list[str], list[dict[str, Any]]]:
    """What happened as this seat learns of it: in words, and as values to draw."""
    say = words(language).say
    seen = [rules.see(event, seat) for event in events]
    lines = [say(line) for event in seen if (line := rules.line(event)) is not None]
    return lines, [happened for event in seen if (happened := rules.happening(event)) is not None]


def advice(course: Course, seat: int, ask: Ask, language: str) -> AdviceFrame:
    """Why this seat can or cannot do what it wonders about; nobody else is told."""
    say = words(language).say
    answers = [
        Answer(say(told.about), told.marks, [say(reason) for reason in told.reasons], list(told.near))
        for told in course.match.advise(seat, ask.wish)
    ]
    return AdviceFrame(ask.id, course.number, answers)


def replay(
    rules: AnyRules, table: TableRow, entries: Sequence[Entry], seat: int, language: str, first: int, last: int
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
            told = _told(rules, course.log[-1].events, seat, language)
            steps.append(Step(number, course.deciding, rules.view(course.match.position, seat), *told))
    return steps


def checked(rules_of: Callable[[dict[str, Any]], AnyRules], document: dict[str, Any], language: str) -> Checked:
    """Can this position be, and could a game go on from it? If not, the field and why."""
    try:
        rules = rules_of(document)
        rules.read(document)
    except Refused as refusal:
        return _problem(False, refusal, language)
    try:
        rules.new({"mode": document.get("mode"), POSITION: document})
    except Refused as refusal:
        return _problem(True, refusal, language)
    return Checked(True, True)


def _problem(ok: bool, refusal: Refused, language: str) -> Checked:
    return Checked(ok, False, refusal.code, str(refusal.details.get("field", "")), reason(refusal, language))


def position(rules: AnyRules, table: TableRow, entries: Sequence[Entry], at: int) -> PositionAt:
    """The whole position after so many of these entries, secrets included: only for a game that is over."""
    course = Course(rules, table)
    number = 0
    for entry in entries[:at]:
        course.make(entry.command, entry.seat, entry.kind, entry.choice)
        number = entry.number
    if course.match.position.in_setup:
        raise Refused("still-in-setup")
    return PositionAt(table.id, number, rules.write(course.match.position))


def summary(rules: AnyRules, table: TableRow, entries: Sequence[Entry]) -> Summary:
    """A game that is over, in figures."""
    course = Course(rules, table)

    def again() -> Iterator[Played[Any]]:
        yield Played(0, CHANCE, course.log[0].events, course.match.position)
        for entry in entries:
            course.make(entry.command, entry.seat, entry.kind, entry.choice)
            yield Played(entry.number, entry.seat, course.log[-1].events, course.match.position)

    told = rules.summary(again())
    took = round(entries[-1].at - entries[0].at) if entries else 0
    return Summary(table.id, rules.result(course.match.position), took, told)


def record_text(course: Course, seats: Sequence[SeatRow]) -> str:
    """The same as the text that `frostglass record` reads, with who sat where."""
    if not course.is_over:
        raise Refused("table-not-over")
    names = [seat.name or (str(seat.spec) if seat.who == "bot" else "") for seat in seats]
    seed, luck = course.table.fortune
    whole = replace(records.Record.of(course.match, names), seed=seed, luck=luck)
    return records.write(whole, course.rules)
