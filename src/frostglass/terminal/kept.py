"""Files kept for the person at this terminal: written whole or not at all, and put aside when they are damaged."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from frostglass.engine.errors import Refused
from frostglass.engine.message import Message

Thing = TypeVar("Thing")

_untold: Final[list[Message]] = []


def read(name: str, parse: Callable[[Any], Thing]) -> Thing | None:
    """What a file holds; None when there is none. One that cannot be understood is put aside, which `untold` tells."""
    file = path(name)
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        _put_aside(file)
        return None
    except OSError:
        raise Refused("kept-file", file=str(file)) from None
    try:
        return parse(json.loads(text))
    except (Refused, ValueError, RecursionError):
        _put_aside(file)
        return None


def write(name: str, value: Any) -> None:
    """Keep a value as JSON."""
    file = path(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        number, new = tempfile.mkstemp(dir=file.parent, prefix=name)
        try:
            with os.fdopen(number, "w", encoding="utf-8") as opened:
                json.dump(value, opened, indent=1)
                opened.flush()
                os.fsync(opened.fileno())
            os.replace(new, file)
        except BaseException:
            os.unlink(new)
            raise
    except OSError:
        raise Refused("kept-file", file=str(file)) from None


def path(name: str) -> Path:
    """Where a file of this name is kept."""
    from frostglass.server.folder import data_folder

    return data_folder() / name


def untold() -> list[Message]:
    """What was put aside and nobody has been told of; telling is now the caller's duty."""
    told = list(_untold)
    _untold.clear()
    return told


def _put_aside(file: Path) -> None:
    """Give a damaged file a name of its own, so that it is neither lost nor in the way."""
    number = 1
    while (aside := file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")).exists():
        number += 1
    try:
        file.rename(aside)
    except OSError:
        raise Refused("kept-file", file=str(file)) from None
    _untold.append(Message("kept-aside", {"file": str(file), "aside": str(aside)}))
