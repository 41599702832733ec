# A stranger's path: the wheel, built twice and equal, in a fresh environment, with the quick start and a game.
import hashlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

import frostglass

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def built(folder: Path) -> Path:
    """The wheel, built into a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"))


def test_a_wheel_built_twice_has_equal_bytes(wheel: Path, tmp_path: Path) -> None:
    again = built(tmp_path)
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()


def test_nothing_in_the_wheel_is_of_third_parties(wheel: Path) -> None:
    """Every file is one of ours, tracked in src/frostglass; none speaks of another owner."""
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others"]
    listed = subprocess.run([*git, "--exclude-standard", "src"], capture_output=True, check=True).stdout.decode()
    ours = {name.removeprefix("src/") for name in listed.split("\0") if name}
    with zipfile.ZipFile(wheel) as files:
        names = [name for name in files.namelist() if ".dist-info/" not in name]
        assert set(names) <= ours
        assert "frostglass/py.typed" in names
        for name in names:
            if name.endswith((".py", ".js", ".css", ".html", ".svg")):
                text = files.read(name).decode()
                assert not re.search(r"@license|copyright \(c\)|all rights reserved", text, re.IGNORECASE), name


def test_one_version_everywhere() -> None:
    assert PROJECT["version"] == frostglass.__version__
    assert f"## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f'set version = "{PROJECT["version"]}"' in (ROOT / "release" / "meta.yaml").read_text("utf-8")


def test_the_recipe_wants_what_the_package_wants() -> None:
    """Names there are those of conda-forge, with no extras in brackets."""
    recipe = (ROOT / "release" / "meta.yaml").read_text("utf-8").partition("  run:")[2].partition("test:")[0]
    wanted = {
        need.replace("uvicorn[standard]", "uvicorn-standard").replace("[asyncio]", "")
        for need in PROJECT["dependencies"]
    }
    assert {line.strip("- ").replace(" ", "") for line in recipe.split("\n") if line.strip()} == {
        "python" + PROJECT["requires-python"],
        *wanted,
    }


def test_the_bill_of_materials_names_what_is_installed() -> None:
    made = subprocess.run(
        [sys.executable, "release/sbom.py"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    bill = json.loads(made)
    names = {component["name"].lower() for component in bill["components"]}
    wanted = {re.split(r"[\[>=<]", need)[0].lower().replace(".", "-") for need in PROJECT["dependencies"]}
    assert bill["bomFormat"] == "CycloneDX"
    assert wanted <= names
    assert not names & {"numpy", "torch", "ray"}, "the base install stays light"


@pytest.mark.timeout(900)  # it installs everything from the beginning
def test_a_stranger_installs_the_wheel_and_plays(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "fresh"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = home / "bin" / "python"
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    environment = {**os.environ, **quiet, "HOME": str(tmp_path), "BROWSER": "true"}
    environment.pop("PYTHONPATH", None)
    subprocess.run([str(python), "-m", "pip", "install", "-q", str(wheel)], check=True, env=environment, cwd=tmp_path)
    start = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed)"
    quick = [str(python), "-c", start, str(ROOT / "docs" / "library.md")]
    assert subprocess.run(quick, cwd=tmp_path, env=environment).returncode == 0
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [str(home / "bin" / "frostglass"), "play", "arena", "--port", str(port)]
    playing = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL)
    try:
        assert "frostglass" in page(f"http://127.0.0.1:{port}/", time.monotonic() + 90)
    finally:
        playing.send_signal(signal.SIGTERM)
        assert playing.wait(30) in (0, -signal.SIGTERM)


def page(address: str, until: float) -> str:
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.3)
