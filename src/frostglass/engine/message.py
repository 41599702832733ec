"""A sentence as data: the id of a message and its arguments. Rooms without words speak in these; `text` words them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Message(NamedTuple):
    """A message id with arguments: plain values, or messages that are worded first."""

    id: str
    args: Mapping[str, str | int | Message] = {}
