"""After the end: the people of a table go on together. When all of them wish the same, a new table has their seats.

A new table keeps the hashes of the old secrets, so whoever could sit down here can sit down there: nothing is sent out.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from frostglass.engine.chance import SEED_BITS
from frostglass.engine.errors import Refused
from frostglass.server.clock import now
from frostglass.server.schema import CampaignEntry, Fortune, SeatRow, Telling
from frostglass.server.seats import next_id
from frostglass.server.tables import Services, Table

ABOUT: Final = "onward"
REMATCH: Final = "rematch"
AGAIN: Final = "again"
UP: Final = "up"
NEXT: Final = "next"


def ways(table: Table) -> list[str]:
    """How the people of a table can go on now."""
    if not table.course.is_over:
        return []
    campaigns = table.game.rules.campaigns
    found = [REMATCH, AGAIN]
    if len(table.people) == 1 and any(_stronger(table, seat) for seat in table.seats if seat.who == "bot"):
        found.append(UP)
    if table.row.campaign and campaigns is not None and campaigns.leads_on(table.course.match.position):
        found.append(NEXT)
    return found


async def go_on(services: Services, table: Table) -> None:
    """Open the next table if all people wish the same; those who watch are told where it is."""
    wishes = {table.wishes.get(ABOUT, {}).get(seat.seat, "") for seat in table.people}
    if len(wishes) != 1 or table.following is not None:
        return
    wish = wishes.pop()
    if wish not in ways(table):
        return
    settings, telling = dict(table.row.settings), table.row.telling
    seats = list(table.seats)
    if wish == REMATCH:
        settings = table.game.rules.swapped(settings)
        seats = [*seats[1:], seats[0]]
    elif wish == UP:
        seats = [seat if seat.who != "bot" else _raised(table, seat) for seat in seats]
    elif wish == NEXT:
        settings, telling = await _open_next(services, table)
    row = msgspec.structs.replace(
        table.row,
        id=next_id(table.row.id, table.row.fortune.seed),
        settings=settings,
        telling=telling,
        seed=0,
        fate=Fortune(secrets.randbits(SEED_BITS)).fate,
        created=now(),
    )
    placed = [
        msgspec.structs.replace(seat, table_id=row.id, seat=number, seen=None) for number, seat in enumerate(seats, 1)
    ]
    with contextlib.suppress(IntegrityError):  # another worker was quicker
        await services.store.create(row, placed)


async def _open_next(services: Services, table: Table) -> tuple[dict[str, Any], int | None]:
    """The next game of the story, opened for all people of this table; they are in the campaign from now on."""
    campaigns = table.game.rules.campaigns
    assert campaigns is not None
    assert table.row.campaign is not None

    def change(story: dict[str, Any]) -> dict[str, Any]:
        return campaigns.read(story).onward()[0].write()

    entry = CampaignEntry(table.row.campaign, f"table/{table.row.id}/on", "act", "onward", now())
    after = await services.store.tell(Telling(entry, change))
    if isinstance(after, Refused):
        raise after
    for seat in table.people:
        if seat.token is not None:
            await services.store.join_campaign(table.row.campaign, seat.token)
    campaign = campaigns.read(after.story)
    return campaign.onward()[1], campaign.telling


def _stronger(table: Table, seat: SeatRow) -> str | None:
    """The level above a bot's, None for the strongest."""
    levels = table.game.ladder
    at = levels.index(seat.level) if seat.level in levels else len(levels)
    return levels[at + 1] if at + 1 < len(levels) else None


def _raised(table: Table, seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, level=_stronger(table, seat) or seat.level, budget=None)
