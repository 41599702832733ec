"""The ASGI application: its routes, its services, its life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from frostglass.engine.errors import Refused
from frostglass.server import contact, door, examples
from frostglass.server.answers import json, reads_pages, refusal
from frostglass.server.api import Api
from frostglass.server.bots import Bots
from frostglass.server.budget import Accounts
from frostglass.server.campaigns import CampaignApi
from frostglass.server.collector import TEND_SECONDS, Collector
from frostglass.server.explore import Explorer
from frostglass.server.glances import Glances
from frostglass.server.headers import Guard, address_of, is_foreign, is_other_host
from frostglass.server.health import READ, TOO_FAST, Figures
from frostglass.server.helpers import Helpers
from frostglass.server.hints import Hints
from frostglass.server.hosting import WORKER_VARIABLE, Hosting, named
from frostglass.server.line import STORE_ERRORS
from frostglass.server.logs import set_up, went_away
from frostglass.server.pages import Pages
from frostglass.server.process import process_figures
from frostglass.server.protocol import Health
from frostglass.server.proxies import Proxies
from frostglass.server.retention import FORGET_SECONDS, Retention
from frostglass.server.sharing import CHANNEL as USED
from frostglass.server.sharing import Sharing
from frostglass.server.sockets import TOO_MANY, Connection
from frostglass.server.store import Store, trouble
from frostglass.server.tables import Services
from frostglass.server.thoughts import CHANNEL as THOUGHT
from frostglass.server.together import TogetherApi
from frostglass.server.wire import Trust

IDLE_SECONDS: Final = 600
SWEEP_SECONDS: Final = 60
PING_SECONDS: Final = 2
EXAMINE_SECONDS: Final = 3600
FRESH_SECONDS: Final = 1
"""So long an answer about the database is good for whoever asks next."""

AWAY: Final = ("serve-database", "serve-database-full")
"""Why a database could not be opened that may be back soon ..."""
AWAY_SECONDS: Final = 0.5
"""... and how long a worker waits before it tries again."""

logger = logging.getLogger(__name__)


class House:
    """One process of the server."""

    def __init__(self, hosting: Hosting, one_of_many: bool = False) -> None:
        self._hosting = hosting
        self._one_of_many = one_of_many
        self._figures = Figures()
        self._accounts = Accounts(hosting.limits)
        self._helpers = Helpers(self._figures)
        self._bots = Bots(named(hosting.player), hosting.bot_processes, self._helpers, self._figures.took)
        self._explorer = Explorer(self._helpers)
        self._services = Services(named(hosting.games)(), self._bots, self._figures, hosting.limits)
        self._pages = Pages(self._services.games)
        self._sockets = 0
        self._ready = asyncio.Event()
        self._checking = asyncio.Lock()
        self._checked_at = -math.inf
        self._database = ""
        self._damage = ""
        self._collector = Collector()

    def app(self) -> ASGIApp:
        inner = Starlette(
            routes=[
                *self._pages.routes(),
                Route("/health", self.health),
                Route("/metrics", self.metrics),
                *Api(self._services, self._accounts, self._explorer).routes(),
                *examples.routes(),
                *contact.routes(self._hosting.contact),
                *CampaignApi(self._services, self._accounts).routes(),
                *TogetherApi(self._services).routes(),
                *Glances(self._services).routes(),
                WebSocketRoute("/ws/{table}", self.socket),
            ],
            exception_handlers={
                Refused: self._refused,
                HTTPException: self._not_there,
                ClientDisconnect: _went_away,
                **dict.fromkeys(STORE_ERRORS, _not_stored),
                Exception: _failed,
            },
            lifespan=self._life,
        )
        return Guard(inner, self._accounts, self._figures, self._hosting, self._refuse, self._pages.holds)

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[dict[str, Trust]]:
        with _ended_by_signals() if self._one_of_many else contextlib.nullcontext():
            store = self._services.store = await self._opened()
        proxies = Proxies(self._hosting.proxies)
        work = [
            proxies.follow(),
            self._sweep(),
            self._tend(),
            self._examine(),
            self._forget(),
            self._services.presence.run(store),
        ]
        store.line.took = partial(self._figures.took, READ)
        # The words of a language take a while to load. Who comes first waits for them, but does not pay.
        threading.Thread(target=self._load, args=(asyncio.get_running_loop(),), daemon=True).start()
        if store.shared:
            sharing = Sharing(self._accounts)
            others: dict[str, Callable[[str], None]] = {
                USED: partial(sharing.hear, store.worker),
                THOUGHT: self._helpers.hear,
            }
            work += [Hints(store, self._services, others).run(), sharing.run(store), self._helpers.run(store)]
        tasks = [asyncio.create_task(task) for task in work]
        logger.info("server started", extra={"worker": os.getpid()})
        try:
            yield {"trust": Trust(self._accounts, proxies, self._too_fast)}
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._services.stop()
            await self._services.presence.leave(store)
            self._bots.close()
            self._explorer.close()
            await store.close()
            logger.info("server stopped", extra={"worker": os.getpid()})

    async def _opened(self) -> Store:
        """The database. A worker that begins while it is away waits: if one could not start, all would be stopped."""
        while True:
            try:
                return await Store.open(self._hosting.database, self._figures.committed)
            except Refused as refused:
                if not self._one_of_many or refused.code not in AWAY:
                    raise
                logger.warning("a worker waits for the database", extra={"reason": refused.code})
            await asyncio.sleep(AWAY_SECONDS)

    def _load(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read all words before somebody waits for them."""
        self._pages.load()
        door.load_words()
        with contextlib.suppress(RuntimeError):  # the server has stopped already
            loop.call_soon_threadsafe(self._ready.set)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._accounts.forget_idle()
            self._services.drop_idle(IDLE_SECONDS)

    async def _tend(self) -> None:
        await self._ready.wait()
        self._collector.begin()
        while True:
            await asyncio.sleep(TEND_SECONDS)
            self._collector.tend(self._sockets)

    async def _forget(self) -> None:
        """Delete what is older than is kept."""
        while True:
            await asyncio.sleep(FORGET_SECONDS)
            try:
                await Retention(self._services).forget()
            except Exception:
                logger.exception("old tables could not be deleted")

    async def socket(self, socket: WebSocket) -> None:
        if is_foreign(socket.scope, self._hosting.origins) or is_other_host(socket.scope, self._hosting.names):
            self._services.refusals.note("table-foreign-origin", socket.url.path)
            await socket.close()  # before it is accepted: a plain 403
            return
        account = self._accounts.of(address_of(socket.scope))
        if not account.open_socket():
            self._too_fast("sockets")
            await socket.accept()
            await socket.close(TOO_MANY)
            return
        self._sockets += 1
        try:
            await socket.accept()
            await self._ready.wait()
            connection = Connection(socket, self._services, self._figures)
            await connection.run(socket.path_params["table"])
        finally:
            self._sockets -= 1
            account.sockets -= 1

    async def _not_there(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and reads_pages(request.headers):
            return await self._pages.alone("lost", request.headers, 404)
        code = {404: "table-not-found", 405: "table-no-method"}.get(error.status_code, "table-malformed")
        return refusal(request.headers, Refused(code))

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        self._services.refusals.note(error.code, request.url.path)
        return refusal(request.headers, error)

    async def _refuse(self, scope: Scope, refused: Refused) -> ASGIApp:
        """Told before anybody looks what was asked for."""
        headers = Headers(scope=scope)
        self._services.refusals.note(refused.code, scope["path"])
        if refused.code == "table-too-fast" and reads_pages(headers):
            page = await self._pages.alone("wait", headers, 429)
            page.headers["retry-after"] = str(refused.details["seconds"])
            return page
        return refusal(headers, refused)

    async def health(self, _: Request) -> Response:
        database = await self._state_of_database()
        ok = database == "ok"
        health = Health(ok, version("frostglass"), len(self._services.loaded), self._sockets, database)
        return json(health, 200 if ok else 503)

    async def _state_of_database(self) -> str:
        async with self._checking:
            if time.monotonic() - self._checked_at > FRESH_SECONDS:
                self._database = await self._check()
                self._checked_at = time.monotonic()
        return self._database

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await self._services.store.ping()
        except STORE_ERRORS as error:
            return trouble(error)
        return "damaged" if self._damage else "ok"

    async def _examine(self) -> None:
        """Look for damage in the file, now and then: what nobody reads may be broken for long."""
        while True:
            try:
                self._damage = await self._services.store.damage()
            except STORE_ERRORS as error:
                self._damage = str(error) if trouble(error) == "damaged" else ""
            if self._damage:
                logger.error("the database is damaged", extra={"found": self._damage})
            await asyncio.sleep(EXAMINE_SECONDS)

    async def metrics(self, _: Request) -> Response:
        now = {
            f'frostglass_info{{version="{version("frostglass")}"}}': 1.0,
            "frostglass_database_well": float(await self._state_of_database() == "ok"),
            "frostglass_sockets": self._sockets,
            "frostglass_tables_loaded": len(self._services.loaded),
            "frostglass_helper_places": self._helpers.places,
            "frostglass_collector_longest_seconds": self._collector.longest,
        }
        return Response(self._figures.text(now | process_figures()), media_type="text/plain; version=0.0.4")

    def _too_fast(self, what: str) -> None:
        self._figures.count(TOO_FAST, f'what="{what}"')


def worker() -> ASGIApp:
    """The application in a worker process, as its parent wants it."""
    hosting = msgspec.json.decode(os.environ[WORKER_VARIABLE], type=Hosting)
    set_up(hosting.quiet)
    return House(hosting, one_of_many=True).app()


@contextlib.contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Who has not begun to serve has nothing to put away: a signal ends it at once."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def _not_stored(request: Request, error: Exception) -> Response:
    logger.error("the database failed", exc_info=error, extra={"path": request.url.path})
    return refusal(request.headers, Refused("table-not-saved"))


async def _went_away(request: Request, error: Exception) -> Response:
    """Nobody waits for this answer; who leaves before a request is whole is no failure."""
    return Response(status_code=400)


async def _failed(request: Request, error: Exception) -> Response:
    if not went_away(error):
        logger.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return refusal(request.headers, Refused("table-failed"))
