"""What the command writes reaches everybody: terminals without our letters, disks without room, readers that leave."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from typing import Final
from unicodedata import combining, normalize

_NO_ROOM: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO))
_PLAIN: Final = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−─━┄", "-"),
    **dict.fromkeys("│┃┆", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╷╵╴╶", "+"),
    "…": "...", "×": "x", "±": "+-", "·": ".", "•": "*", "½": "1/2",
    "✓": "+", "✗": "-", "▸": ">", "◂": "<", "↑": "^", "↓": "v", "←": "<", "→": ">",
    "ł": "l", "Ł": "L", "❄": "*", "●": "o", "◆": "#", "★": "*", "◉": "@", "○": "o",
}  # fmt: skip


def prepare() -> None:
    """Let standard output and error take whatever is said, before anything is."""
    codecs.register_error("readable", _readable)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # it was closed before we began
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 (it stays open as long as we run)
        else:
            stream.reconfigure(errors="readable")


def has_no_room(error: OSError) -> bool:
    """Could the output not be written where it was sent?"""
    return error.errno in _NO_ROOM


def give_up() -> None:
    """What is still buffered must not fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Letters that a terminal does not know as it can show them: without accents, lines and signs as plain ones."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_plain(char, error.encoding) for char in lost), error.end


def _plain(char: str, encoding: str) -> str:
    plain = _PLAIN.get(char) or "".join(part for part in normalize("NFKD", char) if not combining(part))
    try:
        plain.encode(encoding)
    except UnicodeEncodeError:
        return "?"
    return plain
