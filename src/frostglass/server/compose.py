"""HTML with scripts, styles and pictures put inside, and the policy that allows exactly these."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping
from typing import Any, Final

from frostglass.server import bundle
from frostglass.server.headers import policy
from frostglass.server.protocol import write

Texts = Mapping[str, str]
"""The files under static/ by their paths."""

_SCRIPT: Final = re.compile(r'<script( type="module")? data-inline src="/static/([^"]+)"></script>')
_STYLE: Final = re.compile(r'<link data-inline rel="stylesheet" href="/static/([^"]+)">')
_PICTURE: Final = re.compile(r"<!-- (look/\w+\.svg) -->")
_PLACE: Final = re.compile(r'(<[^<>]* data-say="([\w-]+)"[^<>]*>)')
_RUNS: Final = re.compile(r'<script(?: type="module")?>(.*?)</script>', re.DOTALL)
_LOOKS: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def inlined(html: str, texts: Texts, swapped: Mapping[str, str]) -> str:
    """The page with the files inside that ask for it, and with these pieces for those."""
    for piece, other in swapped.items():
        html = html.replace(piece, other)
    html = _PICTURE.sub(lambda found: texts[found[1]], html)
    html = _STYLE.sub(lambda found: f"<style>{texts[found[1]]}</style>", html)
    return _SCRIPT.sub(lambda found: _script(found[1] or "", found[2], texts), html)


def _script(module: str, path: str, texts: Texts) -> str:
    code = bundle.script(path, texts.__getitem__) if module else texts[path]
    if "</script" in code or "<!--" in code:
        raise bundle.NotBundled(f"{path}: a script inside a page cannot write HTML")
    return f"<script{module}>{code}</script>"


def data(id: str, value: Any) -> str:
    """Values for a script to read. They do not run; "<" is written so that no text can end the block."""
    block = write(value).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="{id}">{block}</script>'


def worded(html: str, says: Mapping[str, str]) -> str:
    """The page with its texts in their places."""
    return _PLACE.sub(lambda found: found[1] + _escaped(says[found[2]]), html)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def policy_of(html: str) -> str:
    """What a page may run and how it may look: what stands inside it, and files of this server."""
    return policy(map(_hash, _RUNS.findall(html)), map(_hash, _LOOKS.findall(html)))


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
