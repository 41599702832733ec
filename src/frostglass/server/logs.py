"""Structured logs: one JSON object a line on standard error. Secrets, bodies and queries never come here."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from frostglass.server.protocol import write

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line: time, level, what, and the extra fields it was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: str(value) for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return write(line).decode()


def set_up(quiet: bool) -> None:
    """Log to standard error; quiet: only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("frostglass").setLevel(logging.WARNING if quiet else logging.INFO)
    # uvicorn tells the address of every connection with its query; ours have no secret there, others' might.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def went_away(error: BaseException) -> bool:
    """Did somebody leave before the answer? The event loop says so by an error of no class of its own."""
    return isinstance(error, RuntimeError) and "handler is closed" in str(error)


def _is_ours(record: logging.LogRecord) -> bool:
    """Who sends no UTF-8 is cut off, and who leaves gets no answer; neither is an error of the server."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not (isinstance(error, UnicodeDecodeError) or went_away(error))
