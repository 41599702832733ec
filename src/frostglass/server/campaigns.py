"""The HTTP side of campaigns: begin one, look at it, go on in it. What it shows and allows, its game says."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.campaign import Campaign, Campaigns
from frostglass.engine.errors import Refused
from frostglass.server import door
from frostglass.server.answers import body, json, language_of, secret_of
from frostglass.server.budget import Accounts
from frostglass.server.clock import now
from frostglass.server.headers import address_of
from frostglass.server.protocol import CampaignAct, CampaignInfo, CampaignWish
from frostglass.server.schema import CampaignEntry, CampaignRow, Telling
from frostglass.server.seats import digest, new_secret, new_table_id
from frostglass.server.tables import Services

logger = logging.getLogger(__name__)


class CampaignApi:
    """The routes under /api/campaigns."""

    def __init__(self, services: Services, accounts: Accounts) -> None:
        self._services = services
        self._accounts = accounts

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/campaigns", self.create, methods=["POST"]),
            Route("/api/campaigns", self.look),
            Route("/api/campaigns/act", self.act, methods=["POST"]),
        ]

    async def create(self, request: Request) -> Response:
        wish = await body(request, CampaignWish)
        self._accounts.of(address_of(request.scope)).create()
        campaigns = campaigns_of(self._services, wish.game)
        secret = new_secret()
        story = campaigns.begin().write()
        row = CampaignRow(new_table_id(), wish.game, digest(secret), 0, story, now())
        await self._services.store.create_campaign(row)
        logger.info("campaign begun", extra={"campaign": row.id, "game": row.game})
        return json(self._info(request, row, secret), 201)

    async def look(self, request: Request) -> Response:
        row, _ = await opened(self._services, secret_of(request.headers))
        return json(self._info(request, row))

    async def act(self, request: Request) -> Response:
        wish = await body(request, CampaignAct)
        row, _ = await opened(self._services, secret_of(request.headers))
        campaigns = campaigns_of(self._services, row.game)
        entry = CampaignEntry(row.id, wish.id, "act", wish.act, now())
        telling = Telling(entry, lambda story: campaigns.read(story).act(wish.act).write(), wish.number)
        after = await self._services.store.tell(telling)
        if isinstance(after, Refused):
            raise after
        return json(self._info(request, after))

    def _info(self, request: Request, row: CampaignRow, secret: str | None = None) -> CampaignInfo:
        campaign = campaigns_of(self._services, row.game).read(row.story)
        return CampaignInfo(
            campaign=row.id,
            game=row.game,
            number=row.number,
            playable=campaign.playable(),
            story=door.story(campaign, language_of(request.headers)),
            secret=secret or UNSET,
            link=f"/campaign#c={secret}" if secret else UNSET,
        )


def campaigns_of(services: Services, game: str) -> Campaigns[Any]:
    """The stories of a game; Refused where there are none."""
    known = services.games.get(game)
    if known is None or known.rules.campaigns is None:
        raise Refused("campaign-no-game", game=game)
    return known.rules.campaigns


async def opened(services: Services, secret: str | None) -> tuple[CampaignRow, Campaign]:
    """The campaign that a secret opens; Refused when it opens none."""
    row = None if secret is None else await services.store.campaign(digest(secret))
    if row is None:
        raise Refused("campaign-unknown")
    return row, campaigns_of(services, row.game).read(row.story)
