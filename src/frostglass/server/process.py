"""What the system says of this process, by the names that all programs give such figures."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

BEGAN: Final = time.time()
_SELF: Final = Path("/proc/self")


def process_figures() -> dict[str, float]:
    """Time, memory and open files; what the system does not tell is left out."""
    found = {"process_cpu_seconds_total": time.process_time(), "process_start_time_seconds": BEGAN}
    with contextlib.suppress(OSError):
        pages = int((_SELF / "statm").read_text().split()[1])
        found["process_resident_memory_bytes"] = float(pages * os.sysconf("SC_PAGE_SIZE"))
        found["process_open_fds"] = float(len(list((_SELF / "fd").iterdir())))
    if sys.platform != "win32":
        found["process_max_fds"] = float(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    return found
