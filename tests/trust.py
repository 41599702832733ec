"""The tests of trust at full size take hours: this tells how far they are, keeps what they measure, and goes on where a
run was ended. A plugin of pytest (`-p tests.trust`); what has passed at a commit and a size does not run again.

    build/trust/COMMIT-SHARE.passed    the tests that have passed
    build/trust/COMMIT-SHARE.log       when each began, what it printed, how long it took
"""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from tests.sizes import SHARE

ROOT = Path(__file__).resolve().parents[1]


class Run:
    """What this run does, and what the ones before it did."""

    def __init__(self, config: pytest.Config, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._config = config
        self._passed = folder / f"{name}.passed"
        self._log = folder / f"{name}.log"
        self._began = 0.0
        self._number = 0
        self._whole = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        passed = set(self._passed.read_text("utf-8").splitlines()) if self._passed.exists() else set()
        done = [item for item in items if item.nodeid in passed]
        self._config.hook.pytest_deselected(items=done)
        items[:] = [item for item in items if item.nodeid not in passed]
        self._whole = len(items)
        self._tell(f"{len(done)} have passed already, {len(items)} are to run")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK  # none was left, or asked for

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._number += 1
        self._began = time.monotonic()
        self._tell(f"{self._number} of {self._whole}: {nodeid}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            printed = [f"    {line}" for line in report.capstdout.splitlines() if line.strip()]
            self._tell("\n".join([*printed, f"    {report.outcome} after {time.monotonic() - self._began:.0f} s"]))
        if report.when == "call" and report.passed:
            with self._passed.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def _tell(self, lines: str) -> None:
        text = lines if lines.startswith(" ") else f"{time.strftime('%Y-%m-%d %H:%M:%S')} {lines}"
        with self._log.open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if terminal is not None:
            terminal.ensure_newline()
            terminal.write_line(text)


def pytest_configure(config: pytest.Config) -> None:
    asked = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=ROOT)
    commit = asked.stdout.strip() or "unknown"
    folder = ROOT / "build" / "trust"
    if commit.endswith(("-dirty", "unknown")):  # nobody knows what has changed since
        (folder / f"{commit}-{SHARE:g}.passed").unlink(missing_ok=True)
    config.pluginmanager.register(Run(config, folder, f"{commit}-{SHARE:g}"))
