"""Build the core with mypyc from the same sources: a second copy of the package, whose hot modules are machine code.

    python building/compiled.py [FOLDER] [--opt 3]
    PYTHONPATH=FOLDER frostglass bench

It needs a C compiler and the headers of Python. The pure package stays as it is, and the default.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv" / "compiled"
MODULES = {
    "engine": "chance deck decision game message position scripts steps",
    "arena": "board events flares forms hooks matcher options notation patterns piles plain position reach scene "
    "scoring setup stage state summoning tasks turn view",
    "arena/cards": "__init__ etherweave everfrost highland imperial legends nethervoid sylvan",
    "embers": "chapter deck events frame in_force mind notation options plain position prologue table verbs view",
    "embers/captivity": "abilities cards hooks rule_cards",
    "bots": "budget closeness embers embers_aelin embers_belief embers_days embers_fenrys embers_guide embers_judging "
    "embers_rows embers_worlds evaluation foresight greedy outlook play search setup spec turns uniform",
    "bots/learned": "inputs layout net replies search taste value worlds",
    "lab": "game",
    "adapters": "arena_sight arena_words coding embers_sight embers_words playing",
}
"""What is compiled, by room: what a game, a search, a simulation or an environment does again and again. Documents,
words and pictures are asked for once; keywords are open to classes that nobody compiled."""


def can_build() -> bool:
    """Are a compiler and the headers of Python there?"""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def modules() -> list[str]:
    """The files that are compiled, as paths in the copy."""
    return [f"frostglass/{room}/{name}.py" for room, names in MODULES.items() for name in names.split()]


def build(folder: Path, opt: str) -> None:
    """Copy the package into the folder and compile its hot modules there; a failed build leaves no folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "src" / "frostglass", folder / "frostglass", ignore=shutil.ignore_patterns("__pycache__"))
    setup = (
        "from setuptools import setup; from mypyc.build import mypycify; "
        f"setup(name='frostglass', packages=[], ext_modules=mypycify({['--strict', *modules()]!r}, opt_level={opt!r}))"
    )
    command = [sys.executable, "-c", setup, "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        shutil.rmtree(folder)
        sys.exit(done.stdout)
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(folder / left, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the core with mypyc.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--opt", choices=tuple("0123"), default="3")
    given = parser.parse_args()
    if not can_build():
        sys.exit("No C compiler, or no headers of Python. On Debian: apt-get install gcc python3-dev")
    build(given.folder, given.opt)
    print(f"Compiled. To use it: PYTHONPATH={given.folder} {Path(sys.executable).with_name('frostglass')} ...")


if __name__ == "__main__":
    main()
