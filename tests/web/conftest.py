"""One browser for all tests of the pages, one server for each file; every test gets a fresh visitor."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, sync_playwright

from frostglass.server.hosting import Hosting
from tests.server.house import ROOT
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the tables are; a file of tests may have some there before the server starts."""
    return f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.sqlite'}"


@pytest.fixture(scope="module")
def address(database: str) -> Iterator[str]:
    """Where the server is: a process of its own, on the limits that every server has."""
    hosting = Hosting(host="127.0.0.1", port=0, database=database, bot_processes=1)
    command = [sys.executable, "-m", "tests.server.host", msgspec.json.encode(hosting).decode()]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        line = next((line for line in server.stdout if line.startswith("http")), "")
        assert line, "the server did not start"
        try:
            yield line.strip().rstrip("/")
        finally:
            server.terminate()
            server.wait(60)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "no Chromium on this machine"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser: Browser, address: str, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody with a browser of their own; whatever the page complains about fails the test."""
    guest = Visitor(browser, address)
    yield guest
    guest.leave()
    assert guest.complaints == []
