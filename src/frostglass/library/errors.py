"""Errors that help: why something was refused, in words, and what may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from typing import Final

from frostglass.engine.errors import Refused
from frostglass.text import Words

_FEW: Final = 3
"""So many words are offered that may have been meant."""
_LANGUAGE: Final = "en"
"""Errors are read by programmers, and searched for."""


class Illegal(Refused, ValueError):
    """Something that the rules or the library do not allow; `str` says why and what may have been meant.

    >>> import frostglass
    >>> game = frostglass.new("embers", seed=1)
    >>> game.play(game.choices[0])
    >>> game.play("drw")
    Traceback (most recent call last):
        ...
    frostglass.library.errors.Illegal: “drw” is not one of the choices you have now. Did you mean “draw”?
    """

    close: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [_worded(self)]
        cause = self.__cause__
        while isinstance(cause, Refused):
            parts.append(_worded(cause))
            cause = cause.__cause__
        if self.close:
            parts.append(words(_LANGUAGE)("did-you-mean", close="”, “".join(self.close)))
        return " ".join(dict.fromkeys(parts))


@contextmanager
def explained(wrong: str = "", known: Iterable[str] = ()) -> Iterator[None]:
    """Let what is refused inside explain itself; `known` are words one of which may have been meant by `wrong`."""
    try:
        yield
    except Refused as refusal:
        illegal = Illegal(refusal.code, **refusal.details)
        illegal.close = tuple(get_close_matches(wrong, list(known), _FEW)) if wrong else ()
        raise illegal from refusal.__cause__


@cache
def words(language: str) -> Words:
    """The words of a language; they are read once."""
    return Words(language)


def _worded(refusal: Refused) -> str:
    try:
        return words(_LANGUAGE)(f"error-{refusal.code}", **refusal.said)
    except (LookupError, ValueError):
        return f"{refusal.code}: {refusal.said}"
