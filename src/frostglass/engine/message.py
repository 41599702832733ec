"""A sentence as data: the id of a message and its arguments. Rooms without words speak in these; `text` words them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Message(NamedTuple):
    """A message id with arguments: plain values, or messages that are worded first."""

    id: str
    args: Mapping[str, str | int | float | Message] = {}


def worded(value: Any, say: Callable[[Message], str]) -> Any:
    """JSON values with the messages among them said."""
    match value:
        case Message():
            return say(value)
        case dict():
            return {key: worded(inner, say) for key, inner in value.items()}
        case list():
            return [worded(inner, say) for inner in value]
    return value
