"""The site as docs/hosting.md builds it: two servers on one PostgreSQL behind nginx with its very configuration.

Only what is another machine's there is put in its place: names of servers, ports, folders.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Page
from tests.server.house import ROOT, House, free_port, new_address

HOSTING = ROOT / "hosting"
NAME = "play.example.org"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


class Site:
    """What people reach over TLS."""

    def __init__(self, folder: Path, database: str, connections: int = 256, **wishes: Any) -> None:
        self.folder = folder
        self._connections = connections
        self.port, self.plain = free_port(), free_port()
        wishes = {"games": "frostglass.server.catalogue:known_games", "proxies": ("localhost",), **wishes}
        self._stack = contextlib.ExitStack()
        with self._stack:  # if something fails on the way, what has been started ends
            self._begin(database, wishes)
            self._stack = self._stack.pop_all()

    def _begin(self, database: str, wishes: dict[str, Any]) -> None:
        folder = self.folder
        self.servers = [House(database, **wishes) for _ in range(2)]
        for server in self.servers:
            self._stack.callback(server.stop)
        _certificate(folder)
        self.tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        (folder / "nginx.conf").write_text(self._configuration(), encoding="utf-8")
        log = self._stack.enter_context((folder / "log").open("wb"))
        assert NGINX is not None
        command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        nginx = subprocess.Popen(command, stderr=log)
        self._stack.callback(nginx.wait, 20)
        self._stack.callback(nginx.terminate)
        deadline = time.monotonic() + 20
        while self._answers() != 200:
            assert time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.05)

    def _configuration(self) -> str:
        told = (HOSTING / "nginx.conf").read_text("utf-8")
        told = told.replace("limit_conn places 256;", f"limit_conn places {self._connections};")
        for name, server in zip(("one", "two"), self.servers, strict=True):
            told = told.replace(f"server {name}:8421 ", f"server 127.0.0.1:{server.port} ")
        told = re.sub("/etc/nginx/tls/|/tmp/", f"{self.folder}/", told).replace("/dev/stderr", "stderr")
        return told.replace("listen 8443", f"listen 127.0.0.1:{self.port}").replace(
            "listen 8080", f"listen 127.0.0.1:{self.plain}"
        )

    def _answers(self) -> int:
        with contextlib.suppress(httpx.HTTPError):
            return self.ask("GET", "/health").status_code
        return 0

    def ask(self, method: str, path: str, address: str = "", **wishes: Any) -> httpx.Response:
        """A request over TLS from an address, a new one each time."""
        headers = {"Host": f"{NAME}:{self.port}", **wishes.pop("headers", {})}
        way = httpx.HTTPTransport(verify=self.tls, local_address=address or new_address())
        with httpx.Client(transport=way, timeout=30) as client:
            url = f"https://127.0.0.1:{self.port}{path}"
            return client.request(method, url, headers=headers, extensions={"sni_hostname": NAME}, **wishes)

    def page(self, table: str, token: str, address: str = "", **way: Any) -> Page:
        """A socket over TLS."""
        plain = socket.create_connection(("127.0.0.1", self.port), 20, (address or new_address(), 0))
        where = f"wss://{NAME}:{self.port}/ws/{table}"
        return Page(self.servers[0], table, token, address=where, way={"sock": plain, "ssl": self.tls, **way})

    def stop(self) -> None:
        self._stack.close()


def _certificate(folder: Path) -> None:
    """One that we have signed ourselves."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


@contextlib.contextmanager
def site(folder: Path, database: str, **wishes: Any) -> Iterator[Site]:
    """A site for as long as a test needs it."""
    found = Site(folder, database, **wishes)
    try:
        yield found
    finally:
        found.stop()
        complaints = re.findall(r".*\[(?:emerg|alert|crit)\].*", (folder / "log").read_text("utf-8"))
        # This machine may allow fewer open files than the configuration asks for.
        assert [line for line in complaints if "RLIMIT_NOFILE" not in line] == []
