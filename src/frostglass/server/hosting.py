"""How a server is run: what the command line and the environment say, in a form that workers can be given."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Final

import msgspec

from frostglass.engine.errors import Refused
from frostglass.server.limits import Limits

LIMITS_VARIABLE: Final = "FROSTGLASS_LIMITS"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
WORKER_VARIABLE: Final = "FROSTGLASS_WORKER"


class Hosting(msgspec.Struct, frozen=True, kw_only=True):
    """`games` and `player` name things to import: the catalogue, and the function that plays for bots."""

    host: str
    port: int
    database: str
    workers: int = 1
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    contact: str = ""
    limits: Limits = Limits()
    bot_processes: int = max(2, (os.cpu_count() or 2) - 1)
    games: str = "frostglass.server.catalogue:known_games"
    player: str = "frostglass.server.bots:think"
    quiet: bool = False

    @property
    def names(self) -> frozenset[str]:
        """By which names this machine is meant; empty: by any. Who serves nobody but this machine has none else."""
        near = self.host in LOOPBACK and not self.proxies and not self.origins
        return frozenset(("127.0.0.1", "localhost", "[::1]", "::1")) if near else frozenset()


def limits_from_environment() -> Limits:
    """The limits, with what FROSTGLASS_LIMITS changes of them."""
    wish = os.environ.get(LIMITS_VARIABLE) or "{}"
    try:
        return msgspec.json.decode(wish, type=Limits)
    except msgspec.MsgspecError as error:
        raise Refused("serve-limits", variable=LIMITS_VARIABLE, reason=str(error)) from None


def named(path: str) -> Any:
    """What `module:name` names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
