"""Running a server in the foreground: what can be wrong is said before it starts, SIGTERM and Ctrl-C end it cleanly."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from frostglass.engine.errors import Refused
from frostglass.server.app import House
from frostglass.server.hosting import WORKER_VARIABLE, Hosting
from frostglass.server.limits import FRAME_BYTES
from frostglass.server.logs import set_up
from frostglass.server.store import Store, database_url, is_shared
from frostglass.server.wire import Http, Socket

if sys.platform != "win32":
    import resource

STOP_SECONDS: Final = 10
SWITCH_SECONDS: Final = 0.001
"""So soon a thread that works beside the event loop lets go of the interpreter."""


def serve(hosting: Hosting, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; `ready` is told the address. Refused when the server cannot start."""
    if hosting.workers > 1 and not is_shared(database_url(hosting.database)):
        raise Refused("serve-workers", workers=hosting.workers)
    set_up(hosting.quiet)
    _open_many_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    listener = _listen(hosting.host, hosting.port)
    try:
        asyncio.run(_prepare(hosting.database))
        address = _address(hosting.host, listener)
        if hosting.workers > 1:
            _serve_with_workers(hosting, listener, lambda: ready(address))
        else:
            _serve_alone(hosting, listener, lambda: ready(address))
    finally:
        listener.close()


def _open_many_files() -> None:
    """Each connection is a file; the system gives more of them to who asks."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _prepare(database: str) -> None:
    store = await Store.open(database)
    await store.close()


def _serve_alone(hosting: Hosting, listener: socket.socket, ready: Callable[[], None]) -> None:
    # uvicorn raises the signal that ended it again, for whoever waits for it; nobody does.
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        _Server(_config(House(hosting).app(), hosting), ready).run(sockets=[listener])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _serve_with_workers(hosting: Hosting, listener: socket.socket, ready: Callable[[], None]) -> None:
    os.environ[WORKER_VARIABLE] = msgspec.json.encode(hosting).decode()
    config = _config("frostglass.server.app:worker", hosting, factory=True, workers=hosting.workers)
    ready()
    Multiprocess(config, sockets=[listener]).run()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _config(app: Any, hosting: Hosting, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=hosting.host,
        port=hosting.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        http=Http,
        ws=Socket,
        proxy_headers=False,  # wire.py believes whom it was told to believe
        timeout_graceful_shutdown=STOP_SECONDS,
        **more,
    )


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this address; Refused says why there can be none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError:
        raise Refused("serve-host", host=host) from None
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(socket.SOMAXCONN)
    except OSError as error:
        listener.close()
        match error.errno:
            case errno.EADDRINUSE:
                raise Refused("serve-port-in-use", port=str(port)) from None
            case errno.EACCES:
                raise Refused("serve-port-forbidden", port=str(port)) from None
        raise Refused("serve-host", host=host) from None
    listener.set_inheritable(True)
    return listener


def _address(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
