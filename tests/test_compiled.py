"""The compiled build is the same program: from the same seeds it plays the same games, in every form and chapter."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from building.compiled import can_build, modules

ROOT = Path(__file__).resolve().parents[1]


def games(source: Path) -> list[str]:
    """The games with fixed seeds as the package in this folder plays them, after the name of the build."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, str(ROOT / "tests" / "same_games.py")]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def unpacked(folder: Path) -> Path:
    """The compiled wheel, built as a release builds it, but with less of the compiler's effort."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1", "FROSTGLASS_OPT": "0"}, check=True,
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    assert f"-cp3{sys.version_info.minor}-" in wheel.name, "it is for one Python"
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        for module in modules():
            code = module.removesuffix(".py")
            assert any(name.startswith(f"{code}.") and name.endswith((".so", ".pyd")) for name in names), module
            assert module in names
        files.extractall(folder / "wheel")
    return folder / "wheel"


@pytest.mark.timeout(1500)
@pytest.mark.skipif(not can_build(), reason="no C compiler, or no headers of Python")
def test_compiled_and_pure_play_the_same_games(tmp_path: Path) -> None:
    wheel = unpacked(tmp_path)
    pure, compiled = games(ROOT / "src"), games(wheel)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) > 60
    assert pure[1:] == compiled[1:]
    library = [sys.executable, "-m", "doctest", str(ROOT / "docs" / "library.md")]
    subprocess.run(library, env={**os.environ, "PYTHONPATH": str(wheel)}, cwd=tmp_path, check=True)
