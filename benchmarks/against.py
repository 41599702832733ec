"""Measure another commit and this tree in turns on this machine; status 1 when something takes 30 % more time here.

python benchmarks/against.py [COMMIT] [--limit 30] [--seconds 1] [--rounds 3]
Without a commit: the last one if something has changed since, else the one before it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from compare import compare

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


def best(measured: Iterable[Figures]) -> Figures:
    """Of each figure the quickest: the others were disturbed."""
    found: Figures = {}
    for figures in measured:
        for name, figure in figures.items():
            quicker = max if name.endswith("_per_s") else min
            found[name] = quicker(found.get(name, figure), figure)
    return found


def measure(tree: Path, seconds: float) -> Figures:
    """The figures of the sources in a tree, by the Python and the packages of this one."""
    run = "from frostglass.terminal.main import main; main()"
    command = [sys.executable, "-c", run, "bench", "--json", "--seconds", f"{seconds:g}"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    figures: Figures = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    return figures


def git(*args: str) -> str:
    return subprocess.run(["git", "-C", ROOT, *args], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare this tree with another commit; more time is worse.")
    parser.add_argument("commit", nargs="?")
    parser.add_argument("--limit", type=float, default=30.0, help="percent more time that is still allowed")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args(args)
    commit = git("rev-parse", given.commit or ("HEAD" if git("status", "--porcelain", "src") else "HEAD~1"))
    print(f"{commit[:12]} and this tree, {given.rounds} rounds")
    before: list[Figures] = []
    after: list[Figures] = []
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        git("worktree", "add", "--detach", str(tree), commit)
        try:
            for _ in range(given.rounds):
                before.append(measure(tree, given.seconds))
                after.append(measure(ROOT, given.seconds))
        finally:
            git("worktree", "remove", "--force", str(tree))
    lines = compare(best(before), best(after), given.limit)
    print("\n".join(lines))
    return int(any(line.startswith("!") for line in lines))


if __name__ == "__main__":
    sys.exit(main())
