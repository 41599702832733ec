"""The pages as a browser gets them: the one page of all games, and the two that stand alone for what is not there.

Files are read when the server starts: who changes one of them starts the server again.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.pictures.crest_sheet import crest_sheets
from frostglass.server import bundle, compose
from frostglass.server.catalogue import Games, stories
from frostglass.server.files import PREFIX, Files, Packed
from frostglass.server.phrases import phrases
from frostglass.text.forms import forms
from frostglass.text.words import LANGUAGES, best_language

ADDRESSES: Final = ("/", "/table/{table}", "/editor", "/learn", "/campaign")
ALONE: Final = ("lost", "wait")
"""An address that is none, and one that has to wait."""
SPOKEN: Final = (
    *("lost-title", "lost-text", "lost-open", "web-paste-link", "web-bad-link", "web-quick-arena", "web-language"),
    *("wait-title", "wait-state", "wait-fast", "wait-offline", "wait-down", "wait-broken"),
    *("wait-next", "wait-count", "wait-every", "wait-now", "web-home"),
)
"""What these two say, in all languages, since they cannot ask for more."""
_SHEETS: Final = re.compile(r'(?:<link rel="stylesheet" href="/static/[^"]+">\n)+')
_SHEET: Final = re.compile(r'href="/static/([^"]+)"')
_BODY: Final = re.compile(r"<body>(.*)</body>", re.DOTALL)


class _Page(NamedTuple):
    packed: Packed
    policy: str

    def answer(self, headers: Headers, status: int = 200, **more: str) -> Response:
        return self.packed.answer(headers, status, content_security_policy=self.policy, **more)


def _page(html: str) -> _Page:
    return _Page(Packed(html, "html"), compose.policy_of(html))


class _Site(NamedTuple):
    """All pages, with their words."""

    main: _Page
    alone: dict[tuple[str, str], _Page]
    """By name and language."""


class Pages:
    """The one page, wherever it is asked for, its files, and the pages that stand alone."""

    def __init__(self, games: Games) -> None:
        self._stories = stories(games)
        self._files = Files()
        self.holds = self._files.holds
        self._lock = threading.Lock()
        self._site: _Site | None = None
        texts = _texts(files("frostglass.web").joinpath("static"))
        swapped = {
            'data-languages=""': f'data-languages="{" ".join(LANGUAGES)}"',
            f'"{PREFIX}look/icon.svg"': f'"{self._files.put("icon.svg", texts["look/icon.svg"])}"',
        }
        whole = {name: compose.inlined(text, texts, swapped) for name, text in texts.items() if name.endswith(".html")}
        self._index = self._bundled(whole["index.html"], texts)
        self._alone = {name: whole[f"wayside/{name}.html"] for name in ALONE}
        self._fetched = {name: self._files.put(name, text) for name, text in _drawn(games).items()}

    def routes(self) -> list[BaseRoute]:
        return [*(Route(address, self.index) for address in ADDRESSES), Route(PREFIX + "{path:path}", self._files.get)]

    async def index(self, request: Request) -> Response:
        page = (await self._ready()).main
        tag = f'W/"{page.packed.tag}"'
        answer = page.answer(request.headers, cache_control="no-cache", etag=tag)
        if request.headers.get("if-none-match") != tag:
            return answer
        # With the policy too: a browser takes the headers of a 304 for those of the page that it kept.
        kept = {name: answer.headers[name] for name in ("cache-control", "content-security-policy", "etag")}
        return Response(status_code=304, headers=kept)

    async def alone(self, name: str, headers: Headers, status: int) -> Response:
        """One of the pages that stand alone, in the asker's language."""
        site = await self._ready()
        return site.alone[name, best_language(headers.get("accept-language"))].answer(headers, status)

    async def _ready(self) -> _Site:
        return self._site if self._site is not None else await asyncio.to_thread(self.load)

    def load(self) -> _Site:
        """Put the words in, which take a moment to read."""
        with self._lock:
            if self._site is None:
                says = {language: _said(language) for language in LANGUAGES}
                block = compose.data("says", says)
                alone = {name: html.replace("<!-- says -->", block) for name, html in self._alone.items()}
                self._site = _Site(
                    _page(self._named(self._index, alone["wait"])),
                    {
                        (name, language): _page(_worded(html, language, says[language]))
                        for name, html in alone.items()
                        for language in LANGUAGES
                    },
                )
            return self._site

    def _named(self, index: str, wait: str) -> str:
        """The one page with the addresses of all that its scripts ask for, and the page that waits inside."""
        addresses = self._fetched | {
            f"words/{language}": self._files.put(f"words/{language}.json", phrases(language, self._stories).decode())
            for language in LANGUAGES
        }
        body = _BODY.search(wait)
        assert body is not None
        return index.replace("<!-- files -->", compose.data("files", addresses)).replace("<!-- wait -->", body[1])

    def _bundled(self, html: str, texts: dict[str, str]) -> str:
        """index.html, which names every file by itself, with few files instead."""
        read = texts.__getitem__
        sheets = _SHEETS.search(html)
        assert sheets is not None
        style = self._files.put("style.css", bundle.sheet(_SHEET.findall(sheets[0]), read))
        html = html.replace(sheets[0], f'<link rel="stylesheet" href="{style}">\n')
        script = self._files.put("main.js", bundle.script("js/main.js", read))
        return html.replace(f'"{PREFIX}js/main.js"', f'"{script}"')


def _drawn(games: Games) -> dict[str, str]:
    """What scripts ask for when they draw a game: what is printed, and the crests of cards by school."""
    printed = {f"data/{id}.json": json.dumps(game.rules.printed()) for id, game in games.items()}
    return printed | {f"look/crests-{shelf}.svg": sheet for shelf, sheet in crest_sheets().items()}


def _said(language: str) -> dict[str, str]:
    every = forms(language)
    return {id: form for id in SPOKEN if isinstance(form := every[id], str)}


def _worded(html: str, language: str, says: dict[str, str]) -> str:
    return compose.worded(html, says).replace('lang="en"', f'lang="{language}"', 1)


def _texts(folder: Traversable, below: str = "") -> dict[str, str]:
    """All files of a folder by their paths in it."""
    found: dict[str, str] = {}
    for entry in folder.iterdir():
        if entry.is_dir():
            found |= _texts(entry, f"{below}{entry.name}/")
        else:
            found[below + entry.name] = entry.read_text("utf-8")
    return found
