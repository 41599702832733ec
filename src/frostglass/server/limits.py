"""How much one client may ask for. Numbers a host can change are in Limits; budget.py counts what is used of them."""

from __future__ import annotations

from typing import Final

import msgspec

FRAME_BYTES: Final = 8 * 1024
"""The largest frame or body a client may send."""
FRAGMENTS: Final = 16
"""Frames that one message may come in."""
POSITION_BYTES: Final = 32 * 1024
"""The largest body where a position may come: a whole game with all its piles has about 6 KiB."""
HEADER_BYTES: Final = 32 * 1024
"""The largest first line with its headers."""
REQUEST_SECONDS: Final = 10
"""So long a connection may take for its first request, and any request to come whole."""
HELLO_SECONDS: Final = 10
BAD_FRAMES: Final = 50
"""Unreadable frames in a row that one connection may send."""
WAITING_REPLIES: Final = 64
"""Answers that may wait for a slow reader."""
SEND_SECONDS: Final = 10
"""So long a client may read nothing of what it is sent."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one address may use (IPv6: one network of 64 bits), then what holds for every table."""

    work: float = 0.25
    """Processor time for everything that is asked, in cores."""
    ease: float = 2
    """Seconds of that share which may be used at once."""
    connections: int = 256
    sockets: int = 64
    tables: float = 0.2
    tables_burst: float = 30

    patience: int = 60
    """The fewest seconds until an absent seat may be declared gone."""
    entries: int = 20_000
    """Commands of one table."""
    take_backs: int = 1_000
    """How many of them may take back."""
    bot_seconds: float = 30
    """The longest that a bot at a table may think about one choice."""
    bot_steps: int = 100_000
    """The same for bots that count steps."""
    keep_unused: float = 7
    """Days until a table is deleted at which nothing was ever chosen; 0: never."""
    keep_unfinished: float = 180
    """Days after the last choice until an unfinished game is deleted; 0: never."""
    keep_finished: float = 0
    """The same for a game that is over; 0: never."""
