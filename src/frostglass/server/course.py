"""The course of a game at a table: the match, and the numbered log of every accepted command."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from frostglass.engine.decision import CHANCE, Leave, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules, Event, Match
from frostglass.server.clock import now
from frostglass.server.protocol import Record, write
from frostglass.server.schema import CampaignEntry, Entry, TableRow, Telling


class Logged(NamedTuple):
    """What a command brought about: its events, or the number that a take-back goes back to."""

    number: int
    seat: int
    events: tuple[Event, ...]
    back: int | None


class Course:
    """A match that counts commands. Number 0 is the table as it was set up."""

    def __init__(self, rules: AnyRules, table: TableRow) -> None:
        self.table = table
        fortune = table.fortune
        self.match = Match(rules, table.settings, fortune.seed, luck=fortune.luck)
        self.log = [Logged(0, CHANCE, tuple(self.match.events), None)]
        self.commands: dict[str, Entry] = {}
        self.changed_at = table.created
        self.take_backs = 0
        self._standing: list[Entry] = []

    @property
    def rules(self) -> AnyRules:
        return self.match.rules

    @property
    def number(self) -> int:
        return len(self.log) - 1

    @property
    def deciding(self) -> int:
        """The seat that is asked, 0 when the game is over."""
        return self.match.deciding

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def standing(self) -> list[Entry]:
        """The entries that were not taken back."""
        return list(self._standing)

    def make(self, command: str, seat: int, kind: str, choice: str) -> Entry:
        """Carry a command out; Refused changes nothing. The entry is still to be stored."""
        game = self.match
        before = len(game.entries)
        back = None
        match kind:
            case "undo":
                game.undo(seat)
                back = self._standing.pop().number
                entries = [str(back)]
            case "resign" | "leave":
                game.play(Resign(seat) if kind == "resign" else Leave(seat), seat)
                entries = game.entries[before:]
            case _:
                game.choose(choice, seat)
                entries = game.entries[before:]
        entry = Entry(self.table.id, self.number + 1, command, seat, kind, entries[0], tuple(entries[1:]), now())
        self._note(entry, back)
        return entry

    def record(self) -> bytes | None:
        """The record of a game that is over, as it is stored and told: everything, chance and seed included."""
        if not self.is_over:
            return None
        table, (seed, luck) = self.table, self.table.fortune
        result = self.rules.result(self.match.position)
        entries = list(self.match.entries)
        return write(Record(table.game, table.version, table.settings, seed, entries, result, luck))

    def ending(self) -> Telling | None:
        """What the campaign of this table is told when the game is over; None when it is told nothing."""
        table, campaigns = self.table, self.rules.campaigns
        if table.campaign is None or campaigns is None or not self.is_over:
            return None
        note = campaigns.note(self.match.position)

        def change(story: dict[str, Any]) -> dict[str, Any]:
            campaign = campaigns.read(story)
            return campaign.finished(table.settings, note).write() if campaign.telling == table.telling else story

        # No client can choose an id with a slash.
        content = msgspec.json.encode(note).decode()
        return Telling(CampaignEntry(table.campaign, f"table/{table.id}", "game", content, self.changed_at), change)

    def follow_as_far(self, entries: Iterable[Entry]) -> None:
        """The same until one of them cannot be made by the rules of today."""
        with contextlib.suppress(Refused):
            self.follow(entries)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Make stored entries again. Chance must deal as it did then."""
        for entry in entries:
            try:
                made = self.make(entry.command, entry.seat, entry.kind, entry.choice)
            except Refused as refusal:
                raise Refused("table-damaged", number=entry.number) from refusal
            if (made.number, made.choice, made.dealt) != (entry.number, entry.choice, entry.dealt):
                raise Refused("table-damaged", number=entry.number)
            self.commands[entry.command] = entry
            self.changed_at = entry.at

    def _note(self, entry: Entry, back: int | None) -> None:
        self.log.append(Logged(entry.number, entry.seat, tuple(self.match.events), back))
        self.commands[entry.command] = entry
        self.changed_at = entry.at
        if back is None:
            self._standing.append(entry)
        else:
            self.take_backs += 1
