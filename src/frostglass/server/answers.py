"""HTTP answers as JSON: what was asked for, or a refusal with its status and its reason in the asker's language."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from frostglass.engine.errors import Refused
from frostglass.server import door
from frostglass.server.depth import is_deep
from frostglass.server.limits import FRAME_BYTES
from frostglass.server.protocol import ErrorBody, write
from frostglass.text.words import best_language

T = TypeVar("T")


STATUS: Final = {
    "campaign-unknown": 401,
    "table-bad-token": 401,
    "table-no-seat": 401,
    "table-not-host": 401,
    "campaign-needed": 403,
    "campaign-closed": 403,
    "table-foreign-origin": 403,
    "table-foreign-host": 403,
    "table-full": 409,
    "table-unknown": 404,
    "table-not-found": 404,
    "table-no-method": 405,
    "campaign-stale": 409,
    "no-chapter-card": 409,
    "not-suspended": 409,
    "table-seat-taken": 409,
    "table-too-soon": 409,
    "table-not-over": 409,
    "table-no-game": 409,
    "table-other-rules": 409,
    "table-damaged": 409,
    "game-over": 409,
    "table-too-large": 413,
    "table-too-fast": 429,
    "explore-too-much": 422,
    "table-failed": 500,
    "table-not-saved": 503,
}


def language_of(headers: Headers) -> str:
    return best_language(headers.get("accept-language"))


def reads_pages(headers: Headers) -> bool:
    """Does a person in a browser ask? Scripts of our pages and programs ask for anything, or for JSON."""
    return "text/html" in headers.get("accept", "")


def json(value: object, status: int = 200) -> Response:
    return Response(write(value), status, media_type="application/json")


def refusal(headers: Headers, refused: Refused) -> Response:
    body = ErrorBody(refused.code, door.reason(refused, language_of(headers)))
    answer = json(body, STATUS.get(refused.code, 400))
    if "seconds" in refused.details:
        answer.headers["retry-after"] = str(refused.details["seconds"])
    return answer


def secret_of(headers: Headers) -> str | None:
    """The secret of an Authorization header."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


async def body(request: Request, kind: type[T], most: int = FRAME_BYTES) -> T:
    """The body of a request, which is small JSON of this kind or refused."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("table-too-large")
    try:
        if is_deep(data.decode()):
            raise Refused("table-malformed")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("table-malformed") from None
