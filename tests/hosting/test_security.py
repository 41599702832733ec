"""docs/security.md tells the truth where a test can see it: its tests exist, and what it says is nowhere is nowhere."""

from __future__ import annotations

import ast
import json
import logging
import re
from pathlib import Path

from frostglass.server.logs import JsonLines
from tests.server.client import Page
from tests.server.house import ROOT, served

TOLD = (ROOT / "docs" / "security.md").read_text("utf-8")
SERVER = sorted((ROOT / "src" / "frostglass" / "server").rglob("*.py"))
SCRIPTS = sorted((ROOT / "src" / "frostglass" / "web" / "static").rglob("*.js"))
CHAPTERS = (
    "V1 Encoding and sanitization",
    "V2 Validation and business logic",
    "V3 Web frontend security",
    "V4 API and web service",
    "V5 File handling",
    "V6 Authentication",
    "V7 Session management",
    "V8 Authorization",
    "V9 Self-contained tokens",
    "V10 OAuth and OIDC",
    "V11 Cryptography",
    "V12 Secure communication",
    "V13 Configuration",
    "V14 Data protection",
    "V15 Secure coding and architecture",
    "V16 Security logging and error handling",
    "V17 WebRTC",
)


def rows() -> list[tuple[str, str, str, str]]:
    """Chapter, what about, how, tested in."""
    found, chapter = [], ""
    for line in TOLD.splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        elif line.startswith("| ") and not line.startswith(("| ---", "| about")):
            about, how, tested = (cell.strip() for cell in line[1:-1].split("|"))
            found.append((chapter, about, how, tested))
    return found


def test_every_chapter_stands_there_in_order() -> None:
    assert tuple(re.findall(r"^## (V\d+ .*)$", TOLD, re.MULTILINE)) == CHAPTERS
    for chapter in CHAPTERS:
        assert re.search(rf"^## {re.escape(chapter)}\n\n(Applies|Does not apply)", TOLD, re.MULTILINE), chapter


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:tests|src|hosting|docs)/[\w./@-]+)`", TOLD))
    assert len(named) > 30
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_what_is_met_names_its_test_and_what_is_not_stands_at_the_end() -> None:
    last = TOLD.partition("## What is not met")[2]
    assert len(rows()) > 50
    for chapter, about, how, tested in rows():
        if how.startswith("**met**"):
            assert "tests/" in tested, f"{chapter}: {about}"
        elif how.startswith("**"):
            assert chapter.split()[0] in last, f"{chapter}: {about}"


def test_no_page_makes_html_of_texts() -> None:
    sinks = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|javascript:|text/html"
    assert len(SCRIPTS) > 50
    assert [file.name for file in SCRIPTS if re.search(sinks, file.read_text("utf-8"))] == []


def test_no_server_makes_statements_or_commands_of_texts() -> None:
    """A statement in SQL is written down as a whole; what varies is bound."""
    for file in SERVER:
        code = file.read_text("utf-8")
        assert not re.search(r"\b(subprocess|os\.system|os\.popen|pickle|marshal|eval\(|exec\()", code), file.name
        tree = ast.parse(code)
        ours = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "sqlalchemy"]
        if not any(alias.name == "text" for node in ours for alias in node.names):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text":
                assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno}"


def test_there_are_no_cookies(tmp_path: Path) -> None:
    assert not any("document.cookie" in file.read_text("utf-8") for file in SCRIPTS)
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(1)) as page:
            page.at(0)
            assert page.socket.response is not None
            assert "set-cookie" not in {name.lower() for name in page.socket.response.headers}
        for path in ("/", "/api/games", f"/api/tables/{sitting.id}", "/nothing"):
            assert "set-cookie" not in house.get(path, sitting.token(1)).headers


def test_pages_keep_things_in_one_place() -> None:
    """And the script that runs before the others reads there which theme was chosen."""
    keeping = {file.name for file in SCRIPTS if "localStorage" in file.read_text("utf-8")}
    assert keeping == {"store.js", "start.js"}
    passing = {file.name for file in SCRIPTS if "sessionStorage" in file.read_text("utf-8")}
    assert passing == {"wait.js"}  # how often a page that is told to wait has been told
    assert not any("indexedDB" in file.read_text("utf-8") for file in SCRIPTS)


def test_nothing_that_is_sent_begins_a_line_of_the_log() -> None:
    record = logging.makeLogRecord({"msg": 'x\n{"level":"error"}', "path": "/a\r\nb", "levelname": "INFO"})
    line = JsonLines().format(record)
    assert not set("\r\n") & set(line)
    told = json.loads(line)
    assert told["what"].startswith("x\n")
    assert told["at"].endswith("Z")
