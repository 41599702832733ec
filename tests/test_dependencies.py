"""What a server is made of beside us: which parts, in which versions, under which licences. All of it is told offline.

What became known after these lines were written they do not know: whoever raises a version looks it up and notes it.
"""

import re
import runpy
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
SOUND = {
    "h11": "0.16.0",  # CVE-2025-43859: bodies in chunks
    "idna": "3.7",  # CVE-2024-3651: long names
    "babel": "2.9.1",  # CVE-2021-42771: files of locales
    "mako": "1.2.2",  # CVE-2022-40023: a slow expression
    "markdown-it-py": "2.2.0",  # CVE-2023-26303: a crash
    "pygments": "2.15.1",  # CVE-2022-40896: a slow expression
    "pyyaml": "5.4",  # CVE-2020-14343: loading what is not safe
    "sqlalchemy": "1.3.0",  # CVE-2019-7164: order_by
    "starlette": "0.49.1",  # CVE-2025-62727: ranges of files; CVE-2024-47874: forms
    "uvicorn": "0.11.7",  # CVE-2020-7695: headers of answers
    "websockets": "9.1",  # CVE-2021-33880: basic authentication
}
"""The lowest version in which the flaws that are known to us are mended. The others have had none that we know of."""
OTHERS = {
    "aiosqlite", "alembic", "annotated-doc", "annotated-types", "anyio", "asyncpg", "attrs", "click", "fluent-runtime",
    "fluent-syntax", "greenlet", "httptools", "markupsafe", "mdurl", "msgspec", "pydantic", "pydantic-core",
    "python-dotenv", "pytz", "rich", "shellingham", "typer", "typing-extensions", "typing-inspection",
    "uvloop", "watchfiles",
}  # fmt: skip
"""What comes along besides. A new name here is a new trust: look at it before."""
FREE = ("MIT", "BSD", "Apache", "APL 2", "ISC", "PSF", "Python Software Foundation")


def _parts() -> dict[str, Distribution]:
    found: dict[str, Distribution] = {}
    runpy.run_path(str(ROOT / "release" / "sbom.py"))["needed"]("frostglass", frozenset({"postgres"}), found)
    del found["frostglass"]
    return found


PARTS = _parts()


def test_nothing_comes_along_that_nobody_has_looked_at() -> None:
    assert sorted(set(PARTS) - set(SOUND) - OTHERS) == []


def test_what_is_needed_by_one_with_an_extra_and_by_another_without_is_found() -> None:
    assert "greenlet" in PARTS  # of SQLAlchemy with `asyncio`; alembic needs it plain


@pytest.mark.parametrize("name", sorted(SOUND.keys() & PARTS.keys()))
def test_no_version_has_a_flaw_that_is_known_here(name: str) -> None:
    assert Version(PARTS[name].version) >= Version(SOUND[name])


@pytest.mark.parametrize("name", sorted(PARTS))
def test_what_is_tested_is_what_is_released(name: str) -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    fixed = dict(line.split("==") for line in lines if "==" in line)
    versions = {re.sub(r"[-_.]+", "-", one).lower(): version for one, version in fixed.items()}
    assert PARTS[name].version == versions[name]


@pytest.mark.parametrize("name", sorted(PARTS))
def test_every_licence_is_a_free_one(name: str) -> None:
    told = PARTS[name].metadata
    licences = [told.get("License-Expression") or "", (told.get("License") or "").splitlines()[:1]]
    classified = [one.rpartition("::")[2] for one in told.get_all("Classifier") or [] if one.startswith("License")]
    assert any(word in f"{licences} {classified}" for word in FREE), f"{licences} {classified}"
    assert not re.search(r"\b(GPL|AGPL|SSPL|BUSL|Commons Clause)", f"{licences} {classified}")
