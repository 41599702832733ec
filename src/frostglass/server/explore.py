"""Exploring positions for whoever asks: one process of its own tries everything, for a few seconds at most.

What was not finished by then, and how many outcomes there are more than the answer holds, is said in the answer.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from frostglass.engine.errors import Refused
from frostglass.server.bots import close_pool, settle_in
from frostglass.server.budget import PAYING
from frostglass.server.helpers import Helpers

SECONDS: Final = 6
"""How long everything is tried."""
OUTCOMES: Final = 120
"""So many outcomes of one entry are in an answer; `number` says how many there are."""
PATIENCE: Final = 4
"""So many seconds later the process is ended, whatever it still does."""
EXPLORED: Final = "explored"
REACHED: Final = "reached"
"""How a helper is asked for all that can be done, and for a position in which it is done."""
REFUSED: Final = '{"refused"'
"""So an answer begins that is a refusal."""
WAITING: Final = 8
"""Addresses that may wait for an answer, each for one."""

logger = logging.getLogger(__name__)


class Explorer:
    """The process that explores. It starts with the first question; questions wait for each other."""

    def __init__(self, helpers: Helpers | None = None, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._helpers = helpers or Helpers()
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting: set[str] = set()

    async def explore(self, document: dict[str, Any]) -> bytes:
        """What can be done from a position, as JSON; Refused when it is none, or too many ask."""
        return await self._answer(EXPLORED, document)

    async def reach(self, document: dict[str, Any], entry: dict[str, Any], outcome: dict[str, Any]) -> bytes:
        """A position in which one of these things is done, with one of its outcomes; Refused when there is none."""
        return await self._answer(REACHED, {"position": document, "entry": entry, "outcome": outcome})

    async def _answer(self, kind: str, content: dict[str, Any]) -> bytes:
        account = PAYING.get()
        place = "" if account is None else account.place
        if place in self._waiting or len(self._waiting) >= WAITING:
            raise Refused("table-too-fast", seconds=SECONDS)
        self._waiting.add(place)
        try:
            said = await self._helpers.ask(kind, json.dumps(content), self._seconds)
            if said is None:
                async with self._turn:
                    said = await self._ask(kind, content)
        finally:
            self._waiting.remove(place)
        if said.startswith(REFUSED):
            refusal = json.loads(said)
            raise Refused(refusal["refused"], **refusal["details"])
        return said.encode()

    async def _ask(self, kind: str, content: dict[str, Any]) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=settle_in)
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._pool, WORK[kind], content, self._seconds)
            return await asyncio.wait_for(answer, self._seconds + PATIENCE)
        except TimeoutError:
            self.close()
            raise Refused("explore-too-much") from None
        except Exception:
            logger.exception("exploring failed", extra={"game": str(content.get("position", content).get("game"))[:40]})
            self.close()
            raise Refused("table-failed") from None

    def close(self) -> None:
        """End the process, whatever it tries."""
        pool, self._pool = self._pool, None
        close_pool(pool)


def explored(document: dict[str, Any], seconds: float) -> str:
    """In the process: the answer as JSON, or the code and the details of a refusal."""
    from frostglass.games import explore

    began = time.monotonic()
    try:
        found = explore(document, _until(began + seconds))
    except Refused as refusal:
        return json.dumps({"refused": refusal.code, "details": refusal.details})
    answer = {
        "complete": "left_out" not in found,
        "limit_s": seconds,
        "took_s": round(time.monotonic() - began, 3),
        "most": OUTCOMES,
        "found": _shortened(found),
    }
    return json.dumps(answer)


def reached(content: dict[str, Any], seconds: float) -> str:
    """In the process: the position as JSON, or the code and the details of a refusal."""
    from frostglass.games import reached

    try:
        until = _until(time.monotonic() + seconds)
        return json.dumps({"position": reached(content["position"], content["entry"], content["outcome"], until)})
    except Refused as refusal:
        return json.dumps({"refused": refusal.code, "details": refusal.details})


WORK: Final = {EXPLORED: explored, REACHED: reached}
"""What such a process is asked."""


def _until(end: float) -> Callable[[], bool]:
    return lambda: time.monotonic() < end


def _shortened(found: Any) -> Any:
    """Entries with their first outcomes, in an order that does not change, and how many there are."""
    if isinstance(found, list):
        return [_shortened(entry) for entry in found]
    if not isinstance(found, dict):
        return found
    short = {name: _shortened(value) for name, value in found.items() if name != "outcomes"}
    if "outcomes" in found:
        ordered = sorted(found["outcomes"], key=lambda outcome: json.dumps(outcome, sort_keys=True))
        short |= {"number": len(ordered), "outcomes": ordered[:OUTCOMES]}
    return short
