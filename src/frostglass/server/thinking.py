"""The bots of a table: they think when it is their turn, and for whoever asks for a hint."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from frostglass.bots import Question, read_spec
from frostglass.bots.spec import RANDOM
from frostglass.engine.chance import MIXED
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.server.bots import Advice, at_random
from frostglass.server.budget import pay
from frostglass.server.protocol import Play
from frostglass.server.schema import SeatRow

if TYPE_CHECKING:
    from frostglass.server.tables import Services, Table

AGAIN_SECONDS: Final = 1
LATE_SECONDS: Final = 3
"""A bot that needs so much longer than it may think is late."""


class BotSeats:
    """Whoever at a table is no person."""

    def __init__(self, table: Table, services: Services) -> None:
        self.trouble = ""
        """`late`: the bot that decides waits for its turn to think; `lost`: the last one failed."""
        self._table = table
        self._services = services
        self._turn: asyncio.Task[None] | None = None
        self._hint: tuple[int, asyncio.Task[Advice | None]] | None = None
        """The last hint and the number of the state it is for."""

    def wake(self) -> None:
        """Let a bot think if one has to decide and somebody is there to see it, or to wait for it."""
        if not self._table.closed and any(seat.who == "bot" and seat.level != RANDOM for seat in self._table.seats):
            self._services.bots.get_ready()
        if self._turn is None and self._asked() is not None:
            self._turn = asyncio.create_task(pay(self._play()))

    def stop(self) -> None:
        if self._turn is not None:
            self._turn.cancel()

    @property
    def busy(self) -> bool:
        return self._turn is not None

    def _asked(self) -> SeatRow | None:
        table = self._table
        deciding = 0 if table.closed else table.course.deciding
        seat = table.seats[deciding - 1] if deciding else None
        lost = self._services.loaded.get(table.row.id) is not table  # who wants to go on loads it anew
        if seat is None or seat.who != "bot" or lost:
            return None
        return seat if table.viewers or any(other.who != "bot" for other in table.seats) else None

    async def _play(self) -> None:
        table = self._table
        try:
            while True:
                async with table.lock:
                    seat = self._asked()
                    if seat is None:
                        return
                    number = table.course.number
                    question = self._question(seat.spec)
                choice = table.game.rules.text(await self._thought(question))
                answer = await table.command(seat.seat, Play(f"bot/{number}", number, choice))
                if isinstance(answer, Refused):
                    if answer.code != "table-not-saved":
                        return
                    await asyncio.sleep(AGAIN_SECONDS)  # the disk is full, say: nobody else would call it again
                    continue
                self._services.figures.count("frostglass_bot_choices_total", f'level="{seat.level}"')
                await self._let_be_seen()
        except Exception:
            table.failed("a bot's turn failed", "bot")
        finally:
            self._turn = None

    async def _thought(self, question: Question) -> Option:
        """What a bot chooses. Those at the table are told when it is late, or fails and chance has to choose for it."""
        thinking = asyncio.create_task(self._services.bots.think(question))
        try:
            done, _ = await asyncio.wait({thinking}, timeout=question.spec.budget.seconds + LATE_SECONDS)
            if not done:
                self._tell("late")
            option = await thinking
        finally:
            thinking.cancel()
        if not question.answers_itself:  # a choice that is none says nothing of who makes it
            self._tell("lost" if option is None else "")
        return at_random(question) if option is None else option

    def _tell(self, trouble: str) -> None:
        if self.trouble != trouble:
            self.trouble = trouble
            self._table.seats_changed()

    async def _let_be_seen(self) -> None:
        """Where only bots play, the next one waits until those who watch have seen the last choice."""
        table = self._table
        told = (table.game.rules.line(event) is not None for event in table.course.log[-1].events)
        if all(seat.who == "bot" for seat in table.seats) and any(told):
            await asyncio.sleep(max((viewer.pace for viewer in table.viewers), default=0))

    def advice(self) -> asyncio.Task[Advice | None]:
        """What the adviser of the game thinks about the state as it is: one thought, for whoever asks."""
        number = self._table.course.number
        if self._hint is None or self._hint[0] != number or (self._hint[1].done() and self._hint[1].result() is None):
            thinking = self._services.bots.advise(self._question(self._table.game.adviser))
            self._hint = number, asyncio.create_task(thinking)
        return self._hint[1]

    def _question(self, spec: str) -> Question:
        match = self._table.course.match
        question = Question.of(match, read_spec(self._table.row.game, spec, at_table=True))
        if match.luck.version != MIXED:
            return question
        # The bots' luck of an old table leads back to its seed: whoever thinks gets another one made of it.
        return question._replace(seed=int.from_bytes(sha256(b"bot %d" % question.seed).digest()[:8], "big"))
