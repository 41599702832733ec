"""The queue of thoughts in a database that several machines share: who asks puts one in, who thinks takes one out.

It holds questions as letters (bots/letters.py) or positions that somebody explores: never a table, a seat's secret or
the luck of a game. Who thinks holds a thought for a short while and renews that; whoever dies leaves it to the next.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.metadata import version
from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from frostglass.server.line import Line
from frostglass.server.schema import THOUGHTS

CHANNEL: Final = "frostglass_thought"
ASKED: Final = "asked"
DONE: Final = "done"
HERE: Final = "here"
GONE: Final = "gone"
"""What is told there: there is something to think about; this is answered; so many can think here; no longer."""

LEASE_SECONDS: Final = 2.5
"""So long after a thinker was last heard of, another one takes over what it thinks about."""
TRIES: Final = 2
"""A thought that so many have died of, or failed at, is given to nobody else."""
VERSION: Final = version("frostglass")
"""Thoughts are taken by the same version only: another one may play by other rules."""

_CLOCK: Final = func.extract("epoch", func.clock_timestamp())
"""The clock of the database, which all machines share."""


class Thought(NamedTuple):
    """Something to think about."""

    id: str
    kind: str
    content: str
    seconds: float
    """How long it may take, once somebody thinks about it."""


class Standing(NamedTuple):
    """How a thought stands: is it answered, taken by somebody who lives, or has it failed too often?"""

    id: str
    answered: bool
    taken: bool
    failed: bool
    waits: float
    """Seconds since it was asked, or since whoever had it was last heard of."""


class Thoughts:
    """The queue, for one who asks or thinks."""

    def __init__(self, line: Line, me: str) -> None:
        self._line = line
        self._me = me

    # -- who asks -----------------------------------------------------------------------------------------------------

    async def ask(self, thought: Thought, place: str, patience: float) -> None:
        """Let somebody think about this within so many seconds. Places are called in turn."""
        row = {
            **thought._asdict(),
            "asker": self._me,
            "place": place,
            "version": VERSION,
            "asked": _CLOCK,
            "until": _CLOCK + patience,
            "tries": 0,
        }

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(THOUGHTS).values(row))
            await _tell(connection, ASKED)

        await self._line.write(work)

    async def standing(self, ids: Collection[str]) -> dict[str, Standing]:
        """How these stand; what is not there any more is left out."""
        t = THOUGHTS.c
        taken = func.coalesce(t.lease >= _CLOCK, False)
        wanted = select(
            t.id,
            t.answer.is_not(None).label("answered"),
            taken.label("taken"),
            (t.tries >= TRIES).label("failed"),
            (_CLOCK - func.greatest(t.asked, t.lease)).label("waits"),
        ).where(t.id.in_(ids))
        return {row["id"]: Standing(**row) for row in await self._line.read(wanted)}

    async def end(self, id: str) -> str | None:
        """Take a thought out of the queue, with its answer if there is one."""

        async def work(connection: AsyncConnection) -> str | None:
            gone = await connection.execute(delete(THOUGHTS).where(THOUGHTS.c.id == id).returning(THOUGHTS.c.answer))
            return gone.scalar_one_or_none()

        return await self._line.write(work)

    # -- who thinks ---------------------------------------------------------------------------------------------------

    async def beat(self, places: int) -> None:
        """Say that so many can think here, keep what is thought about, and throw away what nobody waits for."""
        mine = (THOUGHTS.c.thinker == self._me) & THOUGHTS.c.answer.is_(None)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(THOUGHTS).where(mine).values(lease=_CLOCK + LEASE_SECONDS))
            await connection.execute(delete(THOUGHTS).where(THOUGHTS.c.until < _CLOCK))
            await _tell(connection, f"{HERE} {self._me} {places} {VERSION}")

        await self._line.write(work)

    async def take(self) -> Thought | None:
        """The next thought that nobody thinks about; of places that have fewest others thought about first."""
        t, other = THOUGHTS.c, THOUGHTS.alias()
        free = t.answer.is_(None) & (t.thinker.is_(None) | (t.lease < _CLOCK))
        free &= (t.tries < TRIES) & (t.version == VERSION) & (t.until > _CLOCK)
        busy = (other.c.place == t.place) & other.c.answer.is_(None) & (other.c.lease >= _CLOCK)
        number = select(func.count()).select_from(other).where(busy).correlate(THOUGHTS).scalar_subquery()
        first = select(t.id).where(free).order_by(number, t.asked).limit(1)
        one = first.with_for_update(skip_locked=True, of=THOUGHTS).scalar_subquery()
        values = {"thinker": self._me, "lease": _CLOCK + LEASE_SECONDS, "tries": t.tries + 1}
        taking = update(THOUGHTS).where(t.id == one).values(values).returning(t.id, t.kind, t.content, t.seconds)

        async def work(connection: AsyncConnection) -> Thought | None:
            row = (await connection.execute(taking)).first()
            return None if row is None else Thought(*row)

        return await self._line.write(work)

    async def answer(self, id: str, said: str) -> None:
        """This is the answer, if it is still ours to give."""
        mine = (THOUGHTS.c.id == id) & (THOUGHTS.c.thinker == self._me)

        async def work(connection: AsyncConnection) -> None:
            answering = update(THOUGHTS).where(mine).values(answer=said).returning(THOUGHTS.c.asker)
            asker = (await connection.execute(answering)).scalar_one_or_none()
            if asker is not None:
                await _tell(connection, f"{DONE} {asker} {id}")

        await self._line.write(work)

    async def fail(self, id: str) -> None:
        """Nobody here finds an answer; perhaps somebody else does."""
        mine = (THOUGHTS.c.id == id) & (THOUGHTS.c.thinker == self._me)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(THOUGHTS).where(mine).values(thinker=None, lease=_CLOCK))
            await _tell(connection, ASKED)

        await self._line.write(work)

    async def leave(self) -> None:
        """Nobody thinks here any more: what is not finished is for others."""
        mine = (THOUGHTS.c.thinker == self._me) & THOUGHTS.c.answer.is_(None)
        values = {"thinker": None, "lease": _CLOCK, "tries": THOUGHTS.c.tries - 1}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(THOUGHTS).where(mine).values(values))
            await _tell(connection, f"{GONE} {self._me}")
            await _tell(connection, ASKED)

        await self._line.write(work)


async def _tell(connection: AsyncConnection, news: str) -> None:
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})
