"""The compiled build is the same program: from the same seeds it plays the same games, in every form and chapter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from building.compiled import build, can_build

ROOT = Path(__file__).resolve().parents[1]


def games(source: Path) -> list[str]:
    """The games with fixed seeds as the package in this folder plays them, after the name of the build."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, str(ROOT / "tests" / "same_games.py")]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


@pytest.mark.timeout(1500)
@pytest.mark.skipif(not can_build(), reason="no C compiler, or no headers of Python")
def test_compiled_and_pure_play_the_same_games(tmp_path: Path) -> None:
    build(tmp_path, "0")
    pure, compiled = games(ROOT / "src"), games(tmp_path)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) > 60
    assert pure[1:] == compiled[1:]
