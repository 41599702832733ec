"""What holds for every answer: security headers, the origin of who asks, who pays for it, one count for each."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostglass.engine.errors import Refused
from frostglass.server.budget import PAYING, SLOW_SECONDS, Account, Accounts, metered
from frostglass.server.health import TOO_FAST, Figures
from frostglass.server.hosting import Hosting


def policy(scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> str:
    """Everything from this server only; of what stands inside a page, only what has one of these hashes."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *scripts)),
            " ".join(("style-src 'self'", *styles)),
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


SECURITY: Final = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_TLS: Final = "max-age=31536000"
"""Who came over TLS is to come over TLS only, for a year; browsers listen to it nowhere else."""
_PORT: Final = re.compile(r":\d+$")
SAFE_METHODS: Final = ("GET", "HEAD")


def is_other_host(scope: Scope, names: Collection[str]) -> bool:
    """Was another machine meant? A page of another site may have its own name lead here."""
    host = Headers(scope=scope).get("host", "").lower()
    return bool(names) and host.rpartition(":")[0 if _PORT.search(host) else 2] not in names


def is_foreign(scope: Scope, allowed: Collection[str]) -> bool:
    """Does a page of another site ask? Programs that are no browsers send no Origin; tokens hold them off."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    if origin in allowed:
        return False
    scheme, _, site = origin.lower().partition("://")
    # A page that came unprotected is not ours where we are spoken to over TLS. The other way round a proxy ends TLS.
    if scheme not in ("http", "https") or (scheme == "http" and scope["scheme"] in ("https", "wss")):
        return True
    return not site or site != headers.get("host", "").lower()


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy uvicorn has put the real address there."""
    client = scope.get("client")
    return client[0] if client else "?"


Refuse = Callable[[Scope, Refused], Awaitable[ASGIApp]]
"""How a refusal is answered."""


class Guard:
    """Stands before everything else."""

    def __init__(
        self,
        app: ASGIApp,
        accounts: Accounts,
        figures: Figures,
        hosting: Hosting,
        refuse: Refuse,
        is_file: Callable[[str], bool],
    ) -> None:
        """`is_file` tells addresses of files, which nobody is refused; those that only look like them are none."""
        self._app = app
        self._accounts = accounts
        self._figures = figures
        self._hosting = hosting
        self._refuse = refuse
        self._is_file = is_file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            PAYING.set(self._accounts.of(address_of(scope)))
            await metered(self._app(scope, receive, send))
        else:
            account = self._accounts.of(address_of(scope))
            PAYING.set(account)
            app = await self._in_turn(scope, account)
            await metered(app(scope, receive, self._guarded(scope, send)))

    async def _in_turn(self, scope: Scope, account: Account) -> ASGIApp:
        """Who answers this, once it is this address's turn."""
        if self._is_file(scope["path"]):
            await account.turn_of_file()
            return self._app
        await account.turn(SLOW_SECONDS)
        if account.late:
            self._figures.count(TOO_FAST, 'what="request"')
            return await self._refuse(scope, account.refusal)
        if is_other_host(scope, self._hosting.names):
            return await self._refuse(scope, Refused("table-foreign-host"))
        if scope["method"] not in SAFE_METHODS and is_foreign(scope, self._hosting.origins):
            return await self._refuse(scope, Refused("table-foreign-origin"))
        return self._app

    def _guarded(self, scope: Scope, send: Send) -> Send:
        over_tls = scope["scheme"] == "https"

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if over_tls:
                    headers.setdefault("strict-transport-security", ONLY_TLS)
                self._figures.count("frostglass_requests_total", f'status="{message["status"]}"')
            await send(message)

        return guarded
