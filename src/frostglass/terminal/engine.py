"""`frostglass engine`: JSON lines on standard input and output, for bots in any language."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from frostglass.engine.errors import Refused
from frostglass.terminal.command import SpokenApp
from frostglass.terminal.files import STANDARD, decoded, lines_of, parsed
from frostglass.terminal.speaking import reason


def register(app: SpokenApp) -> None:
    app.command("engine", help="help-engine", epilog="python examples/random_bot.py")(engine)


def engine() -> None:
    from frostglass.terminal.session import Session

    session = Session()
    for line in lines_of(STANDARD):
        try:
            message = parsed(decoded(line))
            if isinstance(message, dict) and message.get("type") == "quit":
                return
            for answer in session.answer(message):
                _send(answer)
        except Refused as refusal:
            _send({"type": "error", "code": refusal.code, "reason": reason(refusal)})


def _send(message: Mapping[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
