"""The words of the command line: the reader's language, and why something was refused in one line of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from frostglass.engine.errors import Refused
from frostglass.terminal.nearby import near

if TYPE_CHECKING:
    from frostglass.text import Words

_LONGEST_LINE: Final = 600

_language: ContextVar[str | None] = ContextVar("language", default=None)
"""The language asked for; None when the locale decides."""


def words() -> Words:
    """The words of the language this command was asked in."""
    # Words take a quarter of a second to load: a command that says nothing goes without.
    from frostglass.text import Words, best_language

    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return Words(_language.get() or best_language(locale))


def reason(refusal: Refused) -> str:
    """Why something was refused, in one line of the reader's language; what led to it comes after it."""
    try:
        said = words()(f"error-{refusal.code}", **refusal.said)
    except (LookupError, ValueError):
        said = str(refusal)
    cause = refusal.__cause__
    meant = near(refusal)
    line = one_line(said[:_LONGEST_LINE]) + (f" {one_line(words()('did-you-mean', close=meant))}" if meant else "")
    return line + (f" {reason(cause)}" if isinstance(cause, Refused) else "")


def one_line(text: str) -> str:
    """A text on one line, without characters that a terminal would act upon."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in " ".join(text.split()))


def take_language(args: Sequence[str]) -> list[str]:
    """Take `--lang` out of the arguments, wherever it stands; without it the locale decides."""
    _language.set(None)
    rest: list[str] = []
    given = iter(args)
    for arg in given:
        if arg == "--":
            rest += [arg, *given]
        elif arg == "--lang" or arg.startswith("--lang="):
            _language.set(_known(arg[len("--lang=") :] if "=" in arg else next(given, "")))
        else:
            rest.append(arg)
    return rest


def _known(language: str) -> str:
    from frostglass.text import LANGUAGES

    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language
