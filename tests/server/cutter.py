"""A way to the server that breaks after so many bytes, in one direction or the other."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.server.house import new_address


class Cutter:
    """A listening socket that passes bytes on, and cuts each connection where it is told to."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.upstream = 10**9
        """Bytes that reach the server on the next connection."""
        self.downstream = 10**9
        """Bytes that reach the client."""
        self.deaf = False
        """True: the next thing that the server says ends the connection unheard."""
        threading.Thread(target=self._accept, daemon=True).start()

    def ws(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._target), source_address=(new_address(), 0))
                threading.Thread(target=self._up, args=(client, server, self.upstream), daemon=True).start()
                threading.Thread(target=self._down, args=(server, client, self.downstream), daemon=True).start()

    def _up(self, client: socket.socket, server: socket.socket, most: int) -> None:
        with contextlib.suppress(OSError):
            while most > 0 and (data := client.recv(min(most, 65536))):
                server.sendall(data)
                most -= len(data)
        _end(client, server)

    def _down(self, server: socket.socket, client: socket.socket, most: int) -> None:
        with contextlib.suppress(OSError):
            while most > 0 and (data := server.recv(min(most, 65536))) and not self.deaf:
                client.sendall(data)
                most -= len(data)
        _end(client, server)


def _end(*sockets: socket.socket) -> None:
    for end in sockets:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
