"""The messages of a language for the page, which knows no Fluent: texts by id, `{$name}` for an argument."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from frostglass.engine.campaign import Campaigns
from frostglass.server.protocol import write
from frostglass.text.words import Words

_OF_THE_TERMINAL: Final = ("lab.ftl", "player.ftl", "terminal.ftl")
_ID: Final = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=(.*)$")
_ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=")
_ARGUMENT: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)|\(\s*\$([a-zA-Z][\w-]*)")


@cache
def phrases(language: str, stories: tuple[Campaigns, ...] = ()) -> bytes:
    """The messages as JSON, but for those that a story keeps for the players who have come so far."""
    words = Words(language)
    ids, arguments = _ids(language)
    stand_in = {name: f"{{${name}}}" for name in arguments}
    texts = {}
    for id in ids:
        if any(story.keeps(id) for story in stories):
            continue
        try:
            texts[id] = words(id, **stand_in)
        except (LookupError, ValueError):
            continue  # a message without a text of its own, or one that counts
    return write(texts)


def _ids(language: str) -> tuple[list[str], set[str]]:
    """The ids in the files of a language, attributes as `id.attribute`, and the names of all arguments."""
    ids: list[str] = []
    arguments: set[str] = set()
    for file in sorted(files("frostglass.text").joinpath(language).iterdir(), key=lambda source: source.name):
        if not file.name.endswith(".ftl") or file.name in _OF_THE_TERMINAL:
            continue
        text = file.read_text(encoding="utf-8")
        message = ""
        for line in text.splitlines():
            if found := _ID.match(line):
                message = found[1]
                ids.append(message)
            elif found := _ATTRIBUTE.match(line):
                ids.append(f"{message}.{found[1]}")
        arguments |= {one or other for one, other in _ARGUMENT.findall(text)}
    return ids, arguments
