"""The files of the page, with their types, ETags and 304. The page's own words come from `phrases`."""

from __future__ import annotations

import mimetypes
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
INDEX: Final = "index.html"


class Pages(StaticFiles):
    """Files that browsers may keep, but ask about before they use them again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response

    async def index(self, request: Request) -> Response:
        """The one page, wherever it is asked for."""
        return await self.get_response(INDEX, request.scope)


def pages() -> Pages:
    # What the system thinks of these endings differs from machine to machine.
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    with as_file(files("frostglass.web").joinpath("static")) as folder:
        return Pages(directory=Path(folder))
