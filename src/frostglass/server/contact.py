"""Whom to tell of a hole in the wall: /.well-known/security.txt (RFC 9116), when the host names somebody."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.errors import Refused
from frostglass.text.words import LANGUAGES

WAYS: Final = ("mailto:", "https://", "tel:")
GOOD_SECONDS: Final = 30 * 86400
"""So long somebody may rely on what was read."""


def checked(contact: str) -> str:
    """An address to write to; Refused when it is none."""
    if contact and (not contact.startswith(WAYS) or not contact.isascii() or not contact.isprintable()):
        raise Refused("serve-contact", contact=contact)
    return contact


def routes(contact: str) -> list[BaseRoute]:
    """The one file, if there is somebody to tell."""

    async def told(_: Request) -> Response:
        until = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + GOOD_SECONDS))
        return PlainTextResponse(f"Contact: {contact}\nExpires: {until}\nPreferred-Languages: {', '.join(LANGUAGES)}\n")

    return [Route("/.well-known/security.txt", told)] if contact else []
