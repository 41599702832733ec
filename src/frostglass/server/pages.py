"""The page as a browser gets it: index.html with one script, one sheet and the sprites, all of it in memory.

Files are read when the server starts: who changes one of them starts the server again.
"""

from __future__ import annotations

import asyncio
import re
import threading
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.campaign import Campaigns
from frostglass.server import bundle
from frostglass.server.files import PREFIX, Files, Packed
from frostglass.server.phrases import phrases
from frostglass.server.protocol import write
from frostglass.text.words import LANGUAGES

ADDRESSES: Final = ("/", "/table/{table}", "/editor", "/learn", "/campaign")
FETCHED: Final = ("data/", "look/crests.svg")
"""Where files begin that scripts ask for when they need them, besides the words."""
_SHEETS: Final = re.compile(r'(?:<link rel="stylesheet" href="/static/[^"]+">\n)+')
_SHEET: Final = re.compile(r'href="/static/([^"]+)"')
_SPRITE: Final = re.compile(r"<!-- (look/\w+\.svg) -->")


class Pages:
    """The one page, wherever it is asked for, and its files."""

    def __init__(self, stories: tuple[Campaigns, ...]) -> None:
        self._stories = stories
        self._files = Files()
        self._lock = threading.Lock()
        self._page: Packed | None = None
        texts = _texts(files("frostglass.web").joinpath("static"))
        self._index = self._bundled(texts)
        self._fetched = {name: self._files.put(name, text) for name, text in texts.items() if name.startswith(FETCHED)}

    def routes(self) -> list[BaseRoute]:
        return [*(Route(address, self.index) for address in ADDRESSES), Route(PREFIX + "{path:path}", self._files.get)]

    async def index(self, request: Request) -> Response:
        page = self._page
        if page is None:
            page = await asyncio.to_thread(self.page)
        tag = f'W/"{page.tag}"'
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"cache-control": "no-cache", "etag": tag})
        return page.answer(request, cache_control="no-cache", etag=tag)

    def page(self) -> Packed:
        """The page with the addresses of all that scripts ask for; the words among it take a moment to read."""
        with self._lock:
            if self._page is None:
                addresses = self._fetched | {
                    f"words/{language}": self._files.put(
                        f"words/{language}.json", phrases(language, self._stories).decode()
                    )
                    for language in LANGUAGES
                }
                # Data, not a script: it does not run, and no address has a "<" in it that could end it.
                block = f'<script type="application/json" id="files">{write(addresses).decode()}</script>'
                self._page = Packed(self._index.replace("<!-- files -->", block), "html")
            return self._page

    def _bundled(self, texts: dict[str, str]) -> str:
        """index.html, which names every file by itself, with few files instead."""
        read = texts.__getitem__
        html = texts["index.html"]
        sheets = _SHEETS.search(html)
        assert sheets is not None
        style = self._files.put("style.css", bundle.sheet(_SHEET.findall(sheets[0]), read))
        html = html.replace(sheets[0], f'<link rel="stylesheet" href="{style}">\n')
        html = _SPRITE.sub(lambda found: texts[found[1]], html)
        swapped = {
            "js/main.js": self._files.put("main.js", bundle.script("js/main.js", read)),
            "js/theme.js": self._files.put("theme.js", texts["js/theme.js"]),
            "look/icon.svg": self._files.put("icon.svg", texts["look/icon.svg"]),
        }
        for name, address in swapped.items():
            html = html.replace(f'"{PREFIX}{name}"', f'"{address}"')
        return html


def _texts(folder: Traversable, below: str = "") -> dict[str, str]:
    """All files of a folder by their paths in it."""
    found: dict[str, str] = {}
    for entry in folder.iterdir():
        if entry.is_dir():
            found |= _texts(entry, f"{below}{entry.name}/")
        else:
            found[below + entry.name] = entry.read_text("utf-8")
    return found
