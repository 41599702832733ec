"""Data sets of simulated games: JSON lines in, counts out (who beat whom, how long, which cards)."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import permutations
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import CARDS, SCHOOLS
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.lab.odds import Share, share

REASONS: Final = ("points", "deck", "limit", "resigned", "left")


class Record(NamedTuple):
    """One game of a data set."""

    mode: str
    schools: tuple[str, ...]
    start: int
    winner: int | None
    turns: int
    reason: str
    summoned: tuple[tuple[str, ...], ...]

    @property
    def sides(self) -> int:
        return FORMS[self.mode].colours(len(self.schools))

    def part(self, seat: int) -> float:
        """What a seat has of the game: 1 when its side won, its part of a shared first place."""
        if self.winner is None:
            return 1 / self.sides
        return float((seat - self.winner) % self.sides == 0)


def read_records(lines: Iterable[str]) -> list[Record]:
    """The games of a data set; Refused with the number of the first line that is none."""
    records = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            records.append(_record(json.loads(line)))
        except ValueError:
            raise Refused("bad-data", line=number) from None
        except Refused as refusal:
            raise Refused("bad-data", line=number) from refusal
    if not records:
        raise Refused("no-data")
    return records


def _record(document: Any) -> Record:
    fields = Fields(document)
    if fields.text("game") != "arena":
        raise Refused("not-this-game", field="game", game="arena")
    mode = fields.text("mode")
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    schools = tuple(fields.texts("schools"))
    if len(schools) not in FORMS[mode].seat_counts or not SCHOOLS.keys() >= set(schools):
        raise Refused("wrong-type", field="schools", wanted="texts")
    winner = document.get("winner")
    if winner is not None:
        winner = fields.number("winner", least=1, most=len(schools))
    summoned = document.get("summoned")
    if not isinstance(summoned, list) or not all(isinstance(cards, list) for cards in summoned):
        raise Refused("wrong-type", field="summoned", wanted="texts")
    known = tuple(tuple(card for card in cards if card in CARDS) for cards in summoned)
    turns = fields.number("turns")
    reason = fields.text("reason")
    if reason not in REASONS:
        raise Refused("wrong-type", field="reason", wanted="text")
    return Record(mode, schools, fields.number("start", 1, 1, len(schools)), winner, turns, reason, known)


class CardCount(NamedTuple):
    """How a card fared: summonings for each game in which its deck was at the table, and wins of who summoned it."""

    card: str
    school: str
    per_game: float
    won: Share


class Digest(NamedTuple):
    """What a data set says."""

    games: int
    modes: tuple[str, ...]
    matrix: dict[tuple[str, str], Share]
    """School against school, both at one table on different sides: the first one's share; a draw is half a win."""
    schools: dict[str, Share]
    first_player: Share
    fair: float
    """The share the first player would have if it made no difference."""
    turns: tuple[int, ...]
    reasons: dict[str, int]
    cards: tuple[CardCount, ...]


def digest(records: list[Record]) -> Digest:
    """Count everything."""
    tables = Counter(school for record in records for school in record.schools)
    parts: defaultdict[str, float] = defaultdict(float)
    for record in records:
        for seat, school in enumerate(record.schools, 1):
            parts[school] += record.part(seat)
    return Digest(
        games=len(records),
        modes=tuple(sorted({record.mode for record in records})),
        matrix=_matrix(records),
        schools={school: share(parts[school], tables[school]) for school in SCHOOLS if school in tables},
        first_player=share(sum(record.part(record.start) for record in records), len(records)),
        fair=sum(1 / record.sides for record in records) / len(records),
        turns=tuple(record.turns for record in records),
        reasons=dict(Counter(record.reason for record in records).most_common()),
        cards=_cards(records, tables),
    )


def _matrix(records: list[Record]) -> dict[tuple[str, str], Share]:
    """School against school, where they sat on different sides."""
    met: Counter[tuple[str, str]] = Counter()
    beat: defaultdict[tuple[str, str], float] = defaultdict(float)
    for record in records:
        for seat, other in permutations(range(1, len(record.schools) + 1), 2):
            total = record.part(seat) + record.part(other)
            if (other - seat) % record.sides and total > 0:
                pair = (record.schools[seat - 1], record.schools[other - 1])
                met[pair] += 1
                beat[pair] += record.part(seat) / total
    return {pair: share(beat[pair], met[pair]) for pair in sorted(met)}


def _cards(records: list[Record], tables: Counter[str]) -> tuple[CardCount, ...]:
    """Every card that was summoned: school by school, the most summoned one first."""
    summoned: Counter[tuple[str, str]] = Counter()
    holders: Counter[tuple[str, str]] = Counter()
    winners: defaultdict[tuple[str, str], float] = defaultdict(float)
    for record in records:
        for seat, cards in enumerate(record.summoned, 1):
            school = record.schools[seat - 1]
            summoned.update((_whose(card, school), card) for card in cards)
            for card in set(cards):
                holders[_whose(card, school), card] += 1
                winners[_whose(card, school), card] += record.part(seat)
    counts = [
        # A legend may come to every table.
        CardCount(card, school, number / tables.get(school, len(records)), share(winners[whose], holders[whose]))
        for whose, number in summoned.items()
        for school, card in (whose,)
    ]
    return tuple(sorted(counts, key=lambda count: (count.school, -count.per_game, count.card)))


def _whose(card: str, school: str) -> str:
    return "legends" if CARDS[card].deck == "legends" else school
