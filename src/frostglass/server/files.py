"""Files that browsers keep for good: in memory, packed once, named by what is in them, refused to nobody."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from frostglass.engine.errors import Refused

TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
}
PREFIX: Final = "/static/"
FOR_GOOD: Final = "public, max-age=31536000, immutable"


def fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


class Packed:
    """A text of a type, as it is and compressed."""

    __slots__ = ("_packed", "_plain", "_type", "tag")

    def __init__(self, text: str, ending: str) -> None:
        self._plain = text.encode()
        self._packed = gzip.compress(self._plain, 9, mtime=0)
        self._type = TYPES[ending]
        self.tag = fingerprint(self._plain)

    def answer(self, headers: Headers, status: int = 200, **more: str) -> Response:
        """In the form the asker can read; `cache_control` becomes `Cache-Control`."""
        named = {name.replace("_", "-"): value for name, value in more.items()} | {"vary": "accept-encoding"}
        body = self._plain
        if "gzip" in headers.get("accept-encoding", ""):
            body = self._packed
            named["content-encoding"] = "gzip"
        return Response(body, status, named, media_type=self._type)


class Files:
    """All that stands under /static/."""

    def __init__(self) -> None:
        self._files: dict[str, Packed] = {}

    def put(self, name: str, text: str) -> str:
        """Keep a text under a name like `look/crests-legends.svg`; its address."""
        stem, _, ending = name.rpartition(".")
        packed = Packed(text, ending)
        path = f"{stem}.{packed.tag}.{ending}"
        self._files[path] = packed
        return PREFIX + path

    def holds(self, address: str) -> bool:
        """Is there a file at this address?"""
        return address.removeprefix(PREFIX) in self._files

    async def get(self, request: Request) -> Response:
        packed = self._files.get(request.path_params["path"])
        if packed is None:
            raise Refused("table-not-found")
        return packed.answer(request.headers, cache_control=FOR_GOOD)
