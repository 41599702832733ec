"""Compare two files of figures from `frostglass bench --json`; status 1 when one got slower by more than the limit.

python benchmarks/compare.py benchmarks/baseline.json figures.json [--limit 30]
"""

import argparse
import json
import sys
from pathlib import Path


def slowdown(name: str, before: float, after: float) -> float:
    """How many percent more time something takes; negative when it became faster."""
    times = before / after if name.endswith("_per_s") else after / before
    return 100 * (times - 1)


def compare(before: dict[str, float], after: dict[str, float], limit: float) -> list[str]:
    """A line for each figure, those beyond the limit marked; figures that only one file has are named."""
    lines = []
    for name in sorted(before.keys() | after.keys()):
        if name not in before or name not in after:
            lines.append(f"  {name:44} only in the {'second' if name in after else 'first'} file")
            continue
        change = slowdown(name, before[name], after[name])
        mark = "!" if change > limit else " "
        lines.append(f"{mark} {name:44} {before[name]:>10g} {after[name]:>10g} {change:+7.1f} %")
    return lines


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare two files of figures; more time is worse.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--limit", type=float, default=30.0, help="percent more time that is still allowed")
    given = parser.parse_args(args)
    before, after = (json.loads(file.read_text(encoding="utf-8")) for file in (given.before, given.after))
    lines = compare(before, after, given.limit)
    print("\n".join(lines))
    return int(any(line.startswith("!") for line in lines))


if __name__ == "__main__":
    sys.exit(main())
