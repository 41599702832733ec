"""Real databases for a test run: SQLite files, and a PostgreSQL started for the session."""

from __future__ import annotations

import asyncio
import contextlib
import glob
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

from tests.server.house import free_port

NEEDED = "The tests need PostgreSQL (initdb and postgres): install it, or run `make system`."
ACCOUNT = "postgres"


class Postgres:
    """A PostgreSQL of our own, in a folder of its own, gone when the session ends."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="frostglass-pg-"))
        self._bin = _programs()
        self._numbers = itertools.count()
        self.port = free_port()
        self._as_account: list[str] = []
        if os.geteuid() == 0:
            # PostgreSQL does not run as root.
            account = pwd.getpwnam(ACCOUNT)
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            self._as_account = ["runuser", "-u", ACCOUNT, "--"]
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "frost", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self._data = data
        self.start()

    def start(self) -> None:
        """Start, or start again after an end, and wait until it answers."""
        self._process = subprocess.Popen(
            [
                *self._as_account,
                str(self._bin / "postgres"),
                "-D",
                self._data,
                "-p",
                str(self.port),
                "-k",
                str(self._folder),
                "-c",
                "listen_addresses=127.0.0.1",
            ],
            stdout=subprocess.DEVNULL,
            stderr=(self._folder / "log").open("ab"),
            cwd=self._folder,
        )
        deadline = time.monotonic() + 30
        while True:
            try:
                asyncio.run(self._execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                assert time.monotonic() < deadline, (self._folder / "log").read_text()
                time.sleep(0.1)

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as_account, str(self._bin / program), *args]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._folder)
        assert done.returncode == 0, done.stderr

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="frost", database="postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"frost_{next(self._numbers)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return f"postgresql://frost@127.0.0.1:{self.port}/{name}"

    def _processes(self) -> list[int]:
        """The postmaster and all that it has started."""
        first = int((Path(self._data) / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def kill(self) -> None:
        """As a power cut does it."""
        for process in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(20)
        (Path(self._data) / "postmaster.pid").unlink()

    def freeze(self) -> None:
        """From now on it does not answer, though its machine does."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in (*self._processes(), self._process.pid):  # runuser stops with what it runs
            os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        try:
            self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")
            self._process.wait(20)
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)


def _programs() -> Path:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    folders = [str(Path(found).resolve().parent)] if found else []
    folders += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    for folder in folders:
        if (Path(folder) / "initdb").exists() and (Path(folder) / "postgres").exists():
            return Path(folder)
    raise AssertionError(NEEDED)
