"""Several tables at a glance, in one question: the start page shows a visitor's own tables with it."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.errors import Refused
from frostglass.server import door
from frostglass.server.answers import STATUS, body, json
from frostglass.server.protocol import Glance, GlanceWish
from frostglass.server.tables import Services

EVERYBODY: Final = 0


class Glances:
    """The route /api/glances."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/glances", self.glances, methods=["POST"])]

    async def glances(self, request: Request) -> Response:
        """Each table as its seat knows it, and what everybody sees of it: that may stand on a start page."""
        wish = await body(request, GlanceWish)
        return json({"tables": [await self._glance(seat.table, seat.secret) for seat in wish.seats]})

    async def _glance(self, table_id: str, secret: str) -> Any:
        try:
            table = await self._services.get(table_id)
            seat = table.seat_of(secret)
            if not seat:
                raise Refused("table-bad-token")
        except Refused as refusal:
            if STATUS.get(refusal.code, 400) >= 500:
                raise
            return {"code": refusal.code}
        async with table.lock:
            view = table.game.rules.view(table.course.match.position, EVERYBODY)
            return Glance(door.info(table, seat, table.is_host(secret)), view)
