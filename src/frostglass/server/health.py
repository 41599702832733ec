"""Figures of a running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

COMMIT_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

_HELP: Final = {
    "frostglass_answers_total": "Commands by the answer they got.",
    "frostglass_requests_total": "HTTP requests by status.",
    "frostglass_bad_frames_total": "Frames that could not be read.",
    "frostglass_sockets_closed_total": "Connections closed by the server, by code.",
    "frostglass_bot_choices_total": "Choices made by bots.",
    "frostglass_failures_total": "Errors of ours, by where they happened.",
}


class Figures:
    """Counters of this process, and how long commits take."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._commits = [0] * (len(COMMIT_BOUNDS) + 1)
        self._commit_seconds = 0.0
        self._writes = 0

    def count(self, name: str, label: str = "") -> None:
        """One more; `label` is like `answer="ack"`."""
        self._counts[name, label] += 1

    def committed(self, number: int, seconds: float) -> None:
        """A commit of so many writes took so long."""
        self._writes += number
        self._commit_seconds += seconds
        self._commits[sum(seconds > bound for bound in COMMIT_BOUNDS)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, help_text in _HELP.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} counter"]
            counts = sorted((label, n) for (counter, label), n in self._counts.items() if counter == name)
            lines += [f"{name}{{{label}}} {n}" if label else f"{name} {n}" for label, n in counts]
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        lines += [
            "# HELP frostglass_commit_seconds How long commits take.",
            "# TYPE frostglass_commit_seconds histogram",
        ]
        below = 0
        for bound, n in zip((*map(str, COMMIT_BOUNDS), "+Inf"), self._commits, strict=True):
            below += n
            lines.append(f'frostglass_commit_seconds_bucket{{le="{bound}"}} {below}')
        lines += [
            f"frostglass_commit_seconds_sum {self._commit_seconds:.6f}",
            f"frostglass_commit_seconds_count {below}",
        ]
        lines += ["# TYPE frostglass_writes_total counter", f"frostglass_writes_total {self._writes}"]
        return "\n".join(lines) + "\n"
