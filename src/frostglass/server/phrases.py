"""The messages of a language for the page, which knows no Fluent: forms by id, as `text.forms` has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from frostglass.engine.campaign import Campaigns
from frostglass.server.protocol import write
from frostglass.text.forms import forms


@cache
def phrases(language: str, stories: tuple[Campaigns[Any], ...] = ()) -> bytes:
    """The messages as JSON, but for those that a story keeps for the players who have come so far."""
    told = forms(language).items()
    return write({id: form for id, form in told if not any(story.keeps(id) for story in stories)})
