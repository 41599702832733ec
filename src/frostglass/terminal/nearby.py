"""Did you mean? The word nearest to one that nobody knows here: a command, an option, a game, a mode, a bot, a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

from frostglass.engine.errors import Refused

_FAR: Final = 0.6
_LONGEST: Final = 200
"""What a person typed is longer only by accident."""


def near(refusal: Refused) -> str:
    """What may have been meant by the word that was refused; nothing when no word comes near."""
    if refusal.code not in _KNOWN:
        return ""
    field, known = _KNOWN[refusal.code]
    typed = str(refusal.details.get(field, ""))[:_LONGEST]
    words = known() if known is not None else str(refusal.details.get("known", "")).split(", ")
    found = get_close_matches(typed.casefold().replace(" ", "_"), list(words), 1, _FAR)
    return found[0] if found and found[0] != typed else ""


def _beings() -> Iterable[str]:
    from frostglass.terminal.completing import beings

    return beings()


def _cards() -> Iterable[str]:
    from frostglass.terminal.completing import cards

    return cards()


def _modes() -> Iterable[str]:
    from frostglass.arena.forms import FORMS
    from frostglass.terminal.completing import EMBERS_MODES

    return [*FORMS, *EMBERS_MODES]


def _schools() -> Iterable[str]:
    from frostglass.arena.patterns import SCHOOLS

    return SCHOOLS


def _tasks() -> Iterable[str]:
    from frostglass.arena.tasks import TASKS

    return TASKS


def _games() -> Iterable[str]:
    return ("arena", "embers")


def _acts() -> Iterable[str]:
    from frostglass.terminal.completing import ACTS

    return ACTS


_KNOWN: Final[dict[str, tuple[str, Callable[[], Iterable[str]] | None]]] = {
    "unknown-command": ("command", None),
    "unknown-option": ("option", None),
    "unknown-shell": ("shell", None),
    "unknown-bot": ("bot", None),
    "unknown-game": ("game", _games),
    "unknown-mode": ("mode", _modes),
    "unknown-school": ("school", _schools),
    "unknown-card": ("card", _cards),
    "unknown-task": ("task", _tasks),
    "unknown-act": ("act", _acts),
    "no-such-card": ("card", _cards),
    "no-such-being": ("card", _beings),
}
"""By the code of a refusal: which of its details was typed, and what is known; None where the refusal says it."""
