"""The HTTP side of what people at a table decide together, hints and how to go on; and of what a finished game was."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.errors import Refused
from frostglass.server import door, onward
from frostglass.server.answers import body, json, secret_of
from frostglass.server.api import standing_of
from frostglass.server.budget import in_thread
from frostglass.server.protocol import AgreeWish
from frostglass.server.tables import HINTS, Services, Table

ANSWERS: Final = ("yes", "no")


class TogetherApi:
    """Routes under /api/tables beside playing."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{table}/agree", self.agree, methods=["POST"]),
            Route("/api/tables/{table}/summary", self.summary),
        ]

    async def agree(self, request: Request) -> Response:
        """A seat says what it wishes; what all people wish happens."""
        table = await self._services.open(request.path_params["table"])
        wish = await body(request, AgreeWish)
        seat = table.seat_of(secret_of(request.headers))
        if not seat:
            raise Refused("table-bad-token")
        async with table.lock:
            allowed = ANSWERS if wish.about == HINTS else ("", *onward.ways(table))
            if wish.wish not in allowed:
                raise Refused("table-not-now")
        await self._services.store.agree(table.row.id, seat, wish.about, wish.wish)
        await table.reload_seats()
        if wish.about == onward.ABOUT:
            await self._go_on(table)
        async with table.lock:
            return json(door.info(table, seat, table.is_host(secret_of(request.headers))))

    async def _go_on(self, table: Table) -> None:
        await onward.go_on(self._services, table)
        await table.reload_wishes()

    async def summary(self, request: Request) -> Response:
        """A game that is over, in figures."""
        table = await self._services.get(request.path_params["table"])
        standing_of(table, request)
        async with table.lock:
            entries, over = table.course.standing, table.course.is_over
        if not over:
            raise Refused("table-not-over")
        return json(await in_thread(door.summary, table.game.rules, table.row, entries))
