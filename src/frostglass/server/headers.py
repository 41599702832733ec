"""What holds for every answer: security headers, the origin of who asks, who pays for it, one count for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostglass.engine.errors import Refused
from frostglass.server.budget import PAYING, SLOW_SECONDS, Accounts, metered
from frostglass.server.health import Figures


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
SAFE_METHODS: Final = ("GET", "HEAD")


def is_foreign(headers: Headers, allowed: Sequence[str]) -> bool:
    """Does a page of another site ask? Programs that are no browsers send no Origin; tokens hold them off."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    if origin in allowed:
        return False
    site = origin.lower().partition("://")[2]
    return not site or site != headers.get("host", "").lower()


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy uvicorn has put the real address there."""
    client = scope.get("client")
    return client[0] if client else "?"


Refuse = Callable[[Headers, Refused], Awaitable[ASGIApp]]
"""How a refusal is answered."""


class Guard:
    """Stands before everything else."""

    def __init__(
        self,
        app: ASGIApp,
        accounts: Accounts,
        figures: Figures,
        origins: Sequence[str],
        refuse: Refuse,
        is_file: Callable[[str], bool],
    ) -> None:
        """`is_file` tells addresses that cost nobody anything; those that only look like them do."""
        self._app = app
        self._accounts = accounts
        self._figures = figures
        self._origins = origins
        self._refuse = refuse
        self._is_file = is_file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            PAYING.set(self._accounts.of(address_of(scope)))
            await metered(self._app(scope, receive, send))
        elif self._is_file(scope["path"]):
            await self._app(scope, receive, self._guarded(send))
        else:
            account = self._accounts.of(address_of(scope))
            PAYING.set(account)
            await account.turn(SLOW_SECONDS)
            app = self._app
            headers = Headers(scope=scope)
            if account.late:
                app = await self._refuse(headers, account.refusal)
            elif scope["method"] not in SAFE_METHODS and is_foreign(headers, self._origins):
                app = await self._refuse(headers, Refused("table-foreign-origin"))
            await metered(app(scope, receive, self._guarded(send)))

    def _guarded(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                self._figures.count("frostglass_requests_total", f'status="{message["status"]}"')
            await send(message)

        return guarded
