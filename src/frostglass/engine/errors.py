"""The one class of errors that a person can cause: a message id with its arguments, worded in the person's language."""

from __future__ import annotations

from functools import partial
from typing import Final

_LONGEST: Final = 160
"""How much of a value that a person gave is repeated to that person."""


class Refused(Exception):
    """Something was asked that cannot be: a bad document, an illegal choice, a damaged record.

    `code` names the message (`error-<code>` in the words), `details` are its arguments.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[partial[Refused], tuple[()]]:
        """A refusal may come from another process."""
        return partial(type(self), self.code, **self.details), ()

    @property
    def said(self) -> dict[str, str | int]:
        """The details, each short enough for a sentence: whoever wrote the document may have written anything."""
        return {key: _clipped(value) for key, value in self.details.items()}

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code


def _clipped(value: str | int) -> str | int:
    if isinstance(value, int):
        return value if abs(value) < 10**15 else _clipped(f"{value:e}" if abs(value) < 10**300 else "10^300")
    return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"
