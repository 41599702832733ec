"""Files that a person names: read and written with a clear refusal for each that cannot be. `-` is standard input."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any, Final

from frostglass.engine.errors import Refused

STANDARD: Final = "-"


def read_text(path: str) -> str:
    """The text of a file, or of standard input."""
    try:
        if path == STANDARD:
            raw = sys.stdin.buffer.read()
        else:
            with open(path, "rb") as file:
                raw = file.read()
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from None
    return decoded(raw, path)


def read_json(path: str) -> Any:
    """The JSON document of a file, or of standard input."""
    return parsed(read_text(path), path)


def lines_of(path: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input, as they come."""
    try:
        with nullcontext(sys.stdin.buffer) if path == STANDARD else open(path, "rb") as file:
            yield from file
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from None


def decoded(raw: bytes, path: str = STANDARD) -> str:
    """Bytes as text; a binary file is refused."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("not-text", file=path) from None
    if "\0" in text:
        raise Refused("not-text", file=path)
    return text


def parsed(text: str, path: str = STANDARD) -> Any:
    """A text as JSON; NaN, endless numbers and bottomless nesting are refused like any other mistake."""
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise Refused("bad-json", file=path, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise Refused("bad-json", file=path, line=1, column=1) from None


def _no_constant(name: str) -> None:
    raise ValueError(name)


def write_text(path: str, text: str) -> None:
    """Write a file, or to standard output."""
    if path == STANDARD:
        sys.stdout.write(text)
        return
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except FileNotFoundError:
        raise Refused("no-such-folder", folder=os.path.dirname(path)) from None
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from None


def made_folder(path: str) -> str:
    """A folder to write into, made if there is none."""
    try:
        os.makedirs(path, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from None
    return path


def _refusal(path: str, error: OSError | ValueError) -> Refused:
    match error:
        case FileNotFoundError():
            return Refused("no-such-file", file=path)
        case IsADirectoryError():
            return Refused("is-a-directory", file=path)
        case PermissionError():
            return Refused("no-permission", file=path)
    return Refused("cannot-open", file=path)
