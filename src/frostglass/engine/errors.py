"""The one class of errors that a person can cause: a message id with its arguments, worded in the person's language."""

from __future__ import annotations


class Refused(Exception):
    """Something was asked that cannot be: a bad document, an illegal choice, a damaged record.

    `code` names the message (`error-<code>` in the words), `details` are its arguments.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
