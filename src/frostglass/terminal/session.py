"""The engine protocol, message by message (docs/engine-protocol.md). A seat gets its view only (open games: all)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, Final

from frostglass.bots import Spec, choose, read_spec
from frostglass.engine.chance import SEED_BITS
from frostglass.engine.decision import CHANCE, Decision, Resign
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION, AnyMatch, AnyRules, Event, Match
from frostglass.engine.message import Message
from frostglass.engine.record import Record, write
from frostglass.games import GAMES, game

PROTOCOL: Final = 1
ME: Final = "me"
"""How a client names the seats that it plays itself, and chance if it deals."""

Answers = Iterator[dict[str, Any]]


class Session:
    """One client and the game that it plays."""

    def __init__(self) -> None:
        self._playing: Playing | None = None

    def answer(self, message: object) -> Answers:
        """The answers to a message; Refused, which changes nothing, when it cannot be."""
        fields = Fields(message)
        kind = fields.text("type")
        match kind:
            case "hello":
                games = {id: rules.version for id, rules in GAMES.items()}
                return iter([{"type": "hello", "protocol": PROTOCOL, "games": games}])
            case "new":
                self._playing = begun(fields, message)
            case "position" | "choose" | "resign":
                if self._playing is None:
                    raise Refused("no-game-yet")
                if kind != "position":
                    self._playing.do(kind, fields)
            case _:
                raise Refused("unknown-message", message=kind)
        return self._playing.go_on()


class Playing:
    """A game of a client. `players` has by seat a bot of ours, or None for the client; CHANCE too where it deals."""

    def __init__(self, match: AnyMatch, players: Mapping[int, Spec | None], is_open: bool) -> None:
        self._match = match
        self._players = players
        self._open = is_open
        mine = [CHANCE] if is_open else [seat for seat, player in players.items() if player is None]
        self._news: dict[int, list[Event]] = {seat: [] for seat in mine}
        """What happened that each of the client's seats, in an open game the client, has not been told yet."""
        self._number = 0
        """How many choices the client has made; a choice names the number it is for."""
        self._note()

    def do(self, kind: str, fields: Fields) -> None:
        """Make a choice of the client's, or resign for one of its seats."""
        if kind == "choose":
            self._choose(fields)
        else:
            seat = fields.number("seat")
            if seat == CHANCE or self._players.get(seat, CHANCE) is not None:
                raise Refused("not-your-seat", seat=seat)
            self._match.play(Resign(seat), seat)
        self._note()

    def _choose(self, fields: Fields) -> None:
        decision = self._match.decision
        if decision is None:
            raise Refused("game-over")
        number = fields.number("number", self._number)
        if number != self._number:
            raise Refused("stale-choice", number=number, wanted=self._number)
        self._match.choose(fields.text("choice"), decision.seat)
        self._number += 1

    def go_on(self) -> Answers:
        """Let our bots play until the client is asked, then tell it what its seat may know."""
        match = self._match
        while (decision := match.decision) is not None:
            bot = self._players[decision.seat]
            if bot is None:
                yield from self._ask(decision)
                return
            match.play(choose(match, bot), decision.seat)
            self._note()
        names = [ME if player is None else str(player) for seat, player in self._players.items() if seat != CHANCE]
        yield {
            "type": "result",
            "result": match.rules.result(match.position),
            "record": write(Record.of(match, names), match.rules),
            **(self._laid_open() | {"events": self._told(CHANCE)} if self._open else {}),
        }

    def _ask(self, decision: Decision) -> Answers:
        rules, position, seat = self._match.rules, self._match.position, decision.seat
        view = rules.view(position, seat)
        yield {"type": "position", "seat": seat, "view": view, "events": self._told(seat), **self._laid_open()}
        options = [rules.text(option) for option in decision.options]
        yield {"type": "decision", "seat": seat, "number": self._number, "kind": decision.kind, "options": options}

    def _laid_open(self) -> dict[str, Any]:
        """The whole position and everybody's view of it, in an open game."""
        if not self._open:
            return {}
        rules, position = self._match.rules, self._match.position
        seats = range(rules.seats(self._match.settings) + 1)
        return {"document": rules.write(position), "views": {str(seat): rules.view(position, seat) for seat in seats}}

    def _told(self, seat: int) -> list[dict[str, Any]]:
        """What happened since this seat, or in an open game the client, was told the last time."""
        rules = self._match.rules
        if self._open:
            events, self._news[CHANCE] = self._news[CHANCE], []
        else:
            events, self._news[seat] = [rules.see(event, seat) for event in self._news[seat]], []
        return [_json(line) for event in events if (line := rules.line(event)) is not None]

    def _note(self) -> None:
        for news in self._news.values():
            news += self._match.events


def begun(fields: Fields, message: Any) -> Playing:
    """The game that a `new` asks for."""
    rules = game(fields.text("game"))
    settings = _settings(message, fields)
    seats = rules.seats(settings)
    names = fields.texts("seats")
    if len(names) != seats:
        raise Refused("wrong-length", field="seats", wanted=seats, found=len(names))
    players = {seat: _player(rules, name) for seat, name in enumerate(names, 1)}
    chance = fields.text("chance", None)
    if chance is not None and chance != ME:
        raise Refused("chance-not-me", chance=chance)
    if chance == ME:
        players = {CHANCE: None, **players}
    is_open = fields.flag("open", False)
    seed = fields.number("seed", secrets.randbits(SEED_BITS), most=2**SEED_BITS)
    return Playing(Match(rules, settings, seed, asks_chance=chance == ME), players, is_open)


def _player(rules: AnyRules, name: str) -> Spec | None:
    return None if name == ME else read_spec(rules.id, name)


def _settings(message: Any, fields: Fields) -> dict[str, Any]:
    """The settings of a `new`; a position of one's own stands in place of a setup."""
    given = message.get("settings", {})
    Fields(given, "settings")
    if POSITION not in fields:
        return dict(given)
    mode = Fields(message[POSITION], POSITION).text("mode")
    return {"mode": mode, **given, POSITION: message[POSITION]}


def _json(message: Message) -> dict[str, Any]:
    """A sentence as JSON values: its id, and its arguments if it has any."""
    args = {key: _json(arg) if isinstance(arg, Message) else arg for key, arg in message.args.items()}
    return {"id": message.id, "args": args} if args else {"id": message.id}
