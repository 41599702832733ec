"""The HTTP side of tables: create, join, look, replay. docs/protocol.md says what each answer means."""

from __future__ import annotations

import hashlib
import logging
import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.bots import read_spec
from frostglass.engine.chance import SEED_BITS
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules
from frostglass.server import door
from frostglass.server.answers import body, json, language_of, secret_of
from frostglass.server.budget import Accounts, in_thread
from frostglass.server.campaigns import opened
from frostglass.server.catalogue import Game, listing, stories
from frostglass.server.clock import now
from frostglass.server.course import Course
from frostglass.server.explore import Explorer
from frostglass.server.headers import address_of
from frostglass.server.limits import POSITION_BYTES, Limits
from frostglass.server.phrases import phrases
from frostglass.server.protocol import (
    BotWish,
    Created,
    Invitation,
    Joined,
    JoinWish,
    NewSeat,
    NewTable,
    Nothing,
    OutcomeWish,
    PositionWish,
    Replay,
    SeatWish,
    TableInfo,
    write,
)
from frostglass.server.schema import Fortune, SeatRow, TableRow
from frostglass.server.seats import clean_name, digest, joined_token, new_secret, new_table_id, opens
from frostglass.server.tables import Services, Table
from frostglass.text.words import LANGUAGES

logger = logging.getLogger(__name__)


class Api:
    """The routes under /api."""

    def __init__(self, services: Services, accounts: Accounts, explorer: Explorer) -> None:
        self._services = services
        self._accounts = accounts
        self._explorer = explorer
        self._games = write({"games": listing(services.games), "languages": LANGUAGES})
        self._stories = stories(services.games)

    def routes(self) -> list[BaseRoute]:
        table = "/api/tables/{table}"
        return [
            Route("/api/games", self.games),
            Route("/api/words/{language}", self.words),
            Route("/api/check", self.check, methods=["POST"]),
            Route("/api/explore", self.explore, methods=["POST"]),
            Route("/api/reach", self.reach, methods=["POST"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route(table + "/join", self.join, methods=["POST"]),
            Route(table + "/invitation", self.invitation),
            Route(table + "/seats/{seat}/bot", self.seat_bot, methods=["POST"]),
            Route(table + "/seats/{seat}/gone", self.gone, methods=["POST"]),
            Route(table + "/replay", self.replay),
            Route(table + "/record", self.record),
            Route(table + "/in-force", self.in_force),
            Route(table + "/position", self.position),
        ]

    # -- what everybody may ask ---------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return _kept(request, self._games)

    async def words(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refused("table-not-found")
        return _kept(request, await in_thread(phrases, language, self._stories))

    # -- positions ----------------------------------------------------------------------------------------------------

    async def check(self, request: Request) -> Response:
        document = (await body(request, PositionWish, POSITION_BYTES)).position
        return json(await in_thread(door.checked, self._of, document, language_of(request.headers)))

    async def explore(self, request: Request) -> Response:
        document = (await body(request, PositionWish, POSITION_BYTES)).position
        await in_thread(self._of(document).read, document)
        return Response(await self._explorer.explore(document), media_type="application/json")

    async def reach(self, request: Request) -> Response:
        wish = await body(request, OutcomeWish, POSITION_BYTES)
        await in_thread(self._of(wish.position).read, wish.position)
        found = await self._explorer.reach(wish.position, wish.entry, wish.outcome)
        return Response(found, media_type="application/json")

    def _of(self, document: dict[str, Any]) -> AnyRules:
        """The rules of the game that a position document is of."""
        game = self._services.games.get(Fields(document).text("game"))
        if game is None:
            raise Refused("unknown-game", game=document["game"])
        return game.rules

    # -- creating and joining -----------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wish = await body(request, NewTable, POSITION_BYTES)
        self._accounts.of(address_of(request.scope)).create()
        game = self._game_of(wish)
        host = new_secret()
        campaign, telling = await self._counts_for(wish)
        row = TableRow(
            id=new_table_id(),
            game=wish.game,
            version=game.rules.version,
            settings=wish.settings,
            seed=0,
            host=digest(host),
            watch=wish.watch,
            patience=wish.patience,
            created=now(),
            hints=wish.hints,
            campaign=campaign,
            telling=telling,
            fate=Fortune(secrets.randbits(SEED_BITS)).fate,
        )
        course = await in_thread(Course, game.rules, row)  # refused when the settings cannot be
        if game.rules.campaigns is not None and not game.rules.campaigns.is_free(course.match.position):
            if campaign is None:
                raise Refused("campaign-needed")
            row = msgspec.structs.replace(row, watch=False)  # who watches has not come so far
        limits = self._accounts.limits
        made = [_new_seat(limits, game, row.id, number, seat) for number, seat in enumerate(wish.seats, 1)]
        await self._services.store.create(row, [seat for seat, _ in made])
        logger.info("table created", extra={"table": row.id, "game": row.game, "seats": len(made)})
        return json(Created(row.id, host, [answer for _, answer in made]), 201)

    def _game_of(self, wish: NewTable) -> Game:
        """The game of a table that may be opened; Refused says what of the wish cannot be."""
        game = self._services.games.get(wish.game)
        if game is None:
            raise Refused("unknown-game", game=wish.game)
        unknown = next((name for name in wish.settings if name not in game.rules.settings), None)
        if unknown is not None:
            raise Refused("table-unknown-setting", setting=unknown[:40])
        wanted = game.rules.seats(wish.settings)
        if wanted != len(wish.seats):
            raise Refused("table-seats", wanted=wanted, found=len(wish.seats))
        least = self._accounts.limits.patience
        if wish.patience < least:
            raise Refused("table-patience", least=least)
        return game

    async def _counts_for(self, wish: NewTable) -> tuple[str | None, int | None]:
        """The campaign, and the telling of it, that a new table counts for; Refused when it is not so far."""
        if wish.campaign is None:
            return None, None
        row, campaign = await opened(self._services, wish.campaign)
        if row.game != wish.game or not campaign.counts(wish.settings):
            raise Refused("campaign-closed")
        return row.id, campaign.telling

    async def join(self, request: Request) -> Response:
        table = await self._services.open(request.path_params["table"])
        wish = await body(request, JoinWish)
        invitation = secret_of(request.headers)
        seat = _invited(table, invitation)
        token = joined_token(invitation or "", wish.key)
        if not opens(token, seat.token):
            taken = seat.open and await self._services.store.take_seat(
                table.row.id, seat.seat, digest(token), clean_name(wish.name)
            )
            await table.reload_seats()
            if not taken and not opens(token, table.seats[seat.seat - 1].token):
                raise Refused("table-seat-taken")
            logger.info("seat taken", extra={"table": table.row.id, "seat": seat.seat})
        return json(Joined(table.row.id, seat.seat, token, _link(table.row.id, "t", token)))

    async def invitation(self, request: Request) -> Response:
        """What one may know before one sits down: the seat, the table, and what everybody sees of it."""
        table = await self._table(request)
        seat = _invited(table, secret_of(request.headers))
        async with table.lock:
            # A game of a campaign may hold what its other players alone have come to know.
            shown = table.row.campaign is None and (seat.open or table.row.watch)
            view = table.game.rules.view(table.course.match.position, 0) if shown else None
            return json(Invitation(seat.seat, seat.open, door.info(table, 0, False), view))

    # -- looking ------------------------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Response:
        table = await self._table(request)
        if any(opens(secret_of(request.headers), seat.invitation) for seat in table.seats):
            return json(await _info(table, 0, False))  # who is invited may know to what
        seat, host = standing_of(table, request)
        return json(await _info(table, seat, host))

    async def replay(self, request: Request) -> Response:
        table = await self._table(request)
        seat, _ = standing_of(table, request)
        first, last = _number(request, "from", 0), _number(request, "to", door.STEPS)
        async with table.lock:
            entries, number, over = table.course.standing, table.course.number, table.course.is_over
        wanted = _number(request, "seat", seat)
        if wanted not in (seat, 0) and not over:  # what everybody may see, a player may see too
            raise Refused("table-not-over")
        if wanted > len(table.seats):
            raise Refused("no-such-seat", seat=wanted)
        language = language_of(request.headers)
        steps = await in_thread(door.replay, table.game.rules, table.row, entries, wanted, language, first, last)
        return json(Replay(table.row.id, number, wanted, steps))

    async def position(self, request: Request) -> Response:
        table = await self._table(request)
        standing_of(table, request)
        async with table.lock:
            entries, over = table.course.standing, table.course.is_over
        if not over:
            raise Refused("table-not-over")
        at = _number(request, "at", len(entries))
        return json(await in_thread(door.position, table.game.rules, table.row, entries, at))

    async def in_force(self, request: Request) -> Response:
        table = await self._table(request)
        standing_of(table, request)
        async with table.lock:
            return json(door.in_force(table.course, language_of(request.headers)))

    async def record(self, request: Request) -> Response:
        table = await self._table(request)
        standing_of(table, request)
        async with table.lock:
            if request.query_params.get("as") == "text":
                return Response(door.record_text(table.course, table.seats), media_type="text/plain; charset=utf-8")
            told = None if table.closed else table.course.record()
        told = told or await self._services.store.record(table.row.id)
        if told is None:
            raise Refused("table-not-over")
        return Response(told, media_type="application/json")

    # -- the host -----------------------------------------------------------------------------------------------------

    async def seat_bot(self, request: Request) -> Response:
        table, number = await self._hosted(request)
        wish = await body(request, BotWish)
        seat = SeatRow(table.row.id, number, "bot", "", wish.level, wish.budget)
        _allowed(self._accounts.limits, table.row.game, seat.spec)
        if not await self._services.store.seat_bot(table.row.id, number, wish.level, wish.budget):
            raise Refused("table-seat-taken")
        await table.reload_seats()
        return json(await _info(table, 0, True))

    async def gone(self, request: Request) -> Response:
        table, seat = await self._hosted(request)
        await body(request, Nothing)
        await table.declare_gone(seat)
        return json(await _info(table, 0, True))

    async def _hosted(self, request: Request) -> tuple[Table, int]:
        """The table and the seat that its host speaks of."""
        table = await self._services.open(request.path_params["table"])
        if not table.is_host(secret_of(request.headers)):
            raise Refused("table-not-host")
        named = request.path_params["seat"]
        seat = next((seat.seat for seat in table.seats if str(seat.seat) == named), None)
        if seat is None:
            raise Refused("no-such-seat", seat=named[:20])
        return table, seat

    async def _table(self, request: Request) -> Table:
        return await self._services.get(request.path_params["table"])


def _new_seat(limits: Limits, game: Game, table_id: str, number: int, wish: SeatWish) -> tuple[SeatRow, NewSeat]:
    """A seat as it is stored and as its creator is told of it."""
    name = clean_name(wish.name)
    if wish.who == "bot":
        seat = SeatRow(table_id, number, "bot", name, wish.level or "random", wish.budget)
        _allowed(limits, game.rules.id, seat.spec)
        return seat, NewSeat(number, "bot", name, level=seat.level or "random")
    if wish.level is not None or wish.budget is not None:
        raise Refused("table-malformed")
    secret = new_secret()
    if wish.who == "friend":
        row = SeatRow(table_id, number, "friend", name, invitation=digest(secret))
        return row, NewSeat(number, "friend", name, invitation=secret, link=_link(table_id, "i", secret))
    row = SeatRow(table_id, number, wish.who, name, token=digest(secret))
    return row, NewSeat(number, wish.who, name, token=secret, link=_link(table_id, "t", secret))


def _invited(table: Table, invitation: str | None) -> SeatRow:
    """The seat that an invitation is for; Refused when it is none."""
    seat = next((s for s in table.seats if opens(invitation, s.invitation)), None)
    if seat is None:
        raise Refused("table-bad-token")
    return seat


def _allowed(limits: Limits, game: str, spec: str) -> None:
    """Refused when there is no such bot, or it wants to think for longer than bots may here."""
    budget = read_spec(game, spec, at_table=True).budget
    if budget.seconds > limits.bot_seconds or budget.steps > limits.bot_steps:
        raise Refused("table-bot-budget", seconds=f"{limits.bot_seconds:g}", steps=limits.bot_steps)


def standing_of(table: Table, request: Request) -> tuple[int, bool]:
    """The seat of who asks (0: a spectator) and whether it is the host; Refused for a wrong secret."""
    secret = secret_of(request.headers)
    seat, host = table.seat_of(secret), table.is_host(secret)
    if secret is not None and not seat and not host:
        raise Refused("table-bad-token")
    if secret is None and not table.row.watch:
        raise Refused("table-no-seat")
    return seat, host


async def _info(table: Table, seat: int, host: bool) -> TableInfo:
    async with table.lock:
        return door.info(table, seat, host)


def _link(table_id: str, kind: str, secret: str) -> str:
    return f"/table/{table_id}#{kind}={secret}"


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refused("table-malformed")
    return int(text)


def _kept(request: Request, data: bytes) -> Response:
    """An answer that browsers may keep as long as it has not changed."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")
