"""The examples of the rules: a list for the pages, and each as a picture in the asker's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from frostglass.engine.errors import Refused
from frostglass.pictures.examples import RULES, Example, example_svg, examples
from frostglass.server.answers import json, language_of
from frostglass.text.words import Words

NO_HASTE = "max-age=3600"
"""Examples change with the program alone."""


def routes() -> list[BaseRoute]:
    return [Route("/api/examples", listed), Route("/api/examples/{example}", drawn)]


async def listed(_: Request) -> Response:
    answer = json({"examples": [_entry(example) for example in examples().values()]})
    answer.headers["cache-control"] = NO_HASTE
    return answer


async def drawn(request: Request) -> Response:
    example = examples().get(request.path_params["example"])
    if example is None:
        raise Refused("table-not-found")
    picture = _picture(example.id, language_of(request.headers))
    headers = {"cache-control": NO_HASTE, "vary": "Accept-Language"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


def _entry(example: Example) -> dict[str, Any]:
    seats = RULES[example.game].seats(example.settings)
    return {
        "id": example.id,
        "game": example.game,
        "rules": list(example.rules),
        "settings": example.settings,
        "seats": seats,
    }


@cache
def _picture(example: str, language: str) -> str:
    return example_svg(examples()[example], title=_says(example, Words(language)))


def _says(example: str, words: Words) -> str:
    """What an example shows: the sentence of the term it explains, or its own."""
    try:
        return words(f"term-{example}.text")
    except LookupError:
        return words(f"example-{example}")
