"""The scripts of the pages without a browser: their types are checked, and what needs no page is tested by itself.

Deno, which the test extra brings along, checks with TypeScript and runs tests written for `node:test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "frostglass" / "web" / "static"
SCRIPTS = Path(__file__).parent / "scripts"
DENO = Path(sys.executable).parent / "deno"


def deno(*words: str | Path) -> str:
    """Run it without the network; what it said, or nothing where all is well."""
    own = {"DENO_DIR": str(Path(sys.prefix) / ".deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    command = [DENO, *words]
    done = subprocess.run(command, cwd=SCRIPTS, env=os.environ | own, capture_output=True, text=True)
    return done.stdout + done.stderr if done.returncode else ""


def check(*files: Path) -> str:
    return deno("check", "--quiet", "--no-remote", "--config", SCRIPTS / "deno.json", *files)


def test_every_script_has_the_types_it_says() -> None:
    scripts = sorted(STATIC.rglob("*.js"))
    assert len(scripts) > 80
    assert check(*scripts) == ""


def test_a_view_that_misses_something_is_seen(tmp_path: Path) -> None:
    views = STATIC / "js" / "table" / "views.js"
    wrong = tmp_path / "wrong.js"
    typed = f'/** @type {{import("{views.as_uri()}").GameView}} */'
    wrong.write_text(f"class Bare {{}}\n{typed}\nexport const view = new Bare();\n")
    assert "missing the following properties" in check(wrong)


@pytest.mark.parametrize("file", sorted(SCRIPTS.glob("*.test.js")), ids=lambda file: file.stem)
def test_by_itself(file: Path) -> None:
    assert deno("test", "--quiet", "--no-check", "--no-remote", "--config", SCRIPTS / "deno.json", file) == ""
