"""What holds for every answer: security headers, the origin of who asks, rates by address, one count for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostglass.engine.errors import Refused
from frostglass.server.files import PREFIX
from frostglass.server.health import Figures
from frostglass.server.limits import Clients


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
UNLIMITED: Final = ("/health", "/metrics")


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
        self, app: ASGIApp, clients: Clients, figures: Figures, origins: Sequence[str], refuse: Refuse
    ) -> None:
        self._app = app
        self._clients = clients
        self._figures = figures
        self._origins = origins
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                self._figures.count("frostglass_requests_total", f'status="{message["status"]}"')
            await send(message)

        headers = Headers(scope=scope)
        app = self._app
        unlimited = scope["path"] in UNLIMITED or scope["path"].startswith(PREFIX)
        if not unlimited and not self._clients.may_request(address_of(scope)):
            app = await self._refuse(headers, Refused("table-too-fast"))
        elif scope["method"] not in SAFE_METHODS and is_foreign(headers, self._origins):
            app = await self._refuse(headers, Refused("table-foreign-origin"))
        await app(scope, receive, send_guarded)
