"""The protocol for bots in other languages, message by message (docs/engine-protocol.md). A seat gets its view only."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, Final

from frostglass.bots import Spec, choose, read_spec
from frostglass.engine.chance import SEED_BITS
from frostglass.engine.decision import Resign
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.engine.message import Message
from frostglass.engine.record import Record, write
from frostglass.games import GAMES, game

PROTOCOL: Final = 1
ME: Final = "me"
"""How a client names the seats that it plays itself."""

Answers = Iterator[dict[str, Any]]


class Session:
    """One client and the game that it plays."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._players: list[Spec | None] = []
        """By seat: a bot of ours, None for the client."""
        self._news: dict[int, list[dict[str, Any]]] = {}
        """What each of the client's seats has not been told yet."""
        self._number = 0
        """How many choices the client has made; a choice names the number it is for."""

    def answer(self, message: object) -> Answers:
        """The answers to a message; Refused, which changes nothing, when it cannot be."""
        fields = Fields(message)
        kind = fields.text("type")
        match kind:
            case "hello":
                games = {id: rules.version for id, rules in GAMES.items()}
                return iter([{"type": "hello", "protocol": PROTOCOL, "games": games}])
            case "new":
                self._begin(fields, _settings(message))
            case "position":
                pass
            case "choose":
                self._choose(fields)
            case "resign":
                self._resign(fields)
            case _:
                raise Refused("unknown-message", message=kind)
        return self._go_on(self._playing())

    def _playing(self) -> Match:
        if self._match is None:
            raise Refused("no-game-yet")
        return self._match

    def _begin(self, fields: Fields, settings: Mapping[str, Any]) -> None:
        rules = game(fields.text("game"))
        seats = rules.seats(settings)
        names = fields.texts("seats")
        if len(names) != seats:
            raise Refused("wrong-length", field="seats", wanted=seats, found=len(names))
        players = [None if name == ME else read_spec(rules.id, name) for name in names]
        seed = fields.number("seed", secrets.randbits(SEED_BITS), most=2**SEED_BITS)
        match = Match(rules, settings, seed)
        self._match, self._players, self._number = match, players, 0
        self._news = {seat: [] for seat, player in enumerate(players, 1) if player is None}
        self._note(match)

    def _choose(self, fields: Fields) -> None:
        match = self._playing()
        decision = match.decision
        if decision is None:
            raise Refused("game-over")
        number = fields.number("number", self._number)
        if number != self._number:
            raise Refused("stale-choice", number=number, wanted=self._number)
        match.choose(fields.text("choice"), decision.seat)
        self._number += 1
        self._note(match)

    def _resign(self, fields: Fields) -> None:
        match = self._playing()
        seat = fields.number("seat")
        if seat not in self._news:
            raise Refused("not-your-seat", seat=seat)
        match.play(Resign(seat), seat)
        self._note(match)

    def _go_on(self, match: Match) -> Answers:
        """Let our bots play until the client is asked, then tell it what its seat may know."""
        while (decision := match.decision) is not None:
            seat = decision.seat
            bot = self._players[seat - 1]
            if bot is None:
                yield {"type": "position", "seat": seat, "view": match.rules.view(match.position, seat),
                       "events": self._news[seat]}  # fmt: skip
                self._news[seat] = []
                options = [match.rules.text(option) for option in decision.options]
                yield {"type": "decision", "seat": seat, "number": self._number, "kind": decision.kind,
                       "options": options}  # fmt: skip
                return
            match.play(choose(match, bot), seat)
            self._note(match)
        names = [ME if player is None else str(player) for player in self._players]
        yield {
            "type": "result",
            "result": match.rules.result(match.position),
            "record": write(Record.of(match, names), match.rules),
        }

    def _note(self, match: Match) -> None:
        rules = match.rules
        for seat, news in self._news.items():
            lines = [rules.line(rules.see(event, seat)) for event in match.events]
            news += [_json(line) for line in lines if line is not None]


def _settings(message: Any) -> Mapping[str, Any]:
    settings = message.get("settings", {})
    Fields(settings, "settings")
    return dict(settings)


def _json(message: Message) -> dict[str, Any]:
    """A sentence as JSON values: its id, and its arguments if it has any."""
    args = {key: _json(arg) if isinstance(arg, Message) else arg for key, arg in message.args.items()}
    return {"id": message.id, "args": args} if args else {"id": message.id}
