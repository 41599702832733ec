"""What a bot's choice costs at a table, in seconds of one core: bots play the beginning of a duel against themselves.

    python benchmarks/thoughts.py --choices 40 adept master

Their clock is the processor time of this process, so that it does not matter what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

time.perf_counter = time.process_time

from frostglass.bots import Question, read_spec  # noqa: E402  (they take the clock that is there)
from frostglass.engine.game import Match  # noqa: E402
from frostglass.games import GAMES  # noqa: E402

SETTINGS = {"mode": "duel", "schools": ["everfrost", "highland"]}


def measure(level: str, choices: int, seed: int) -> dict[str, Any]:
    match = Match(GAMES["arena"], SETTINGS, seed)
    spec = read_spec("arena", level, at_table=True)
    took: list[float] = []
    while match.decision is not None and len(took) < choices:
        decision = match.decision
        began = time.process_time()
        option = Question.of(match, spec).answer()
        if len(decision.options) > 1:
            took.append(time.process_time() - began)
        match.play(option, decision.seat)
    return {
        "bot": str(spec),
        "choices": len(took),
        "core_seconds_a_choice": round(sum(took) / len(took), 3),
        "longest": round(max(took), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    wishes = parser.parse_args()
    for level in wishes.levels:
        print(json.dumps(measure(level, wishes.choices, wishes.seed)), flush=True)


if __name__ == "__main__":
    main()
