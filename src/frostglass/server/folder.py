"""Where a server keeps its files, and the lock that keeps a second server away from them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE_VARIABLE: Final = "FROSTGLASS_DATABASE"


def data_folder() -> Path:
    """The user's folder for data of programs, as each platform has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "frostglass"


def default_database() -> str:
    """What the environment names, which no list of processes shows; else a file of the user."""
    return os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{data_folder() / 'tables.sqlite'}"


class FileLock:
    """A lock that the system lets go of when the process ends, however it ends."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    @classmethod
    def take(cls, path: Path) -> FileLock | None:
        """Take the lock; None when another process has it."""
        file = path.open("ab")
        try:
            if sys.platform == "win32":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            file.close()
            return None
        return cls(file)

    def release(self) -> None:
        self._file.close()
