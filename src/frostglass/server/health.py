"""Figures of a running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING_BOUNDS: Final = (0.01, 0.05, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

ANSWERED: Final = "frostglass_ack_seconds"
COMMITTED: Final = "frostglass_commit_seconds"
READ: Final = "frostglass_read_seconds"
THOUGHT: Final = "frostglass_thinking_seconds"
WAITED: Final = "frostglass_thinking_wait_seconds"
REFUSED: Final = "frostglass_access_refused_total"
TOO_FAST: Final = "frostglass_too_fast_total"

_COUNTERS: Final = {
    "frostglass_answers_total": "Commands by the answer they got.",
    "frostglass_requests_total": "HTTP requests by status.",
    "frostglass_bad_frames_total": "Frames that could not be read.",
    "frostglass_sockets_closed_total": "Connections closed by the server, by code.",
    "frostglass_bot_choices_total": "Choices made by bots.",
    "frostglass_thoughts_elsewhere_total": "Thoughts that helpers were asked for, by whether they answered.",
    "frostglass_failures_total": "Errors of ours, by where they happened.",
    "frostglass_writes_total": "Writes that were committed.",
    REFUSED: "Secrets, sites and names that were refused, by the refusal's code.",
    TOO_FAST: "How often an address had used too much: a request or socket that was told, a connection that was cut.",
}
_FROM_THE_START: Final = (
    ("frostglass_bad_frames_total", ""),
    ("frostglass_writes_total", ""),
    *(("frostglass_failures_total", f'where="{where}"') for where in ("bot", "command", "reload", "store")),
    *((TOO_FAST, f'what="{what}"') for what in ("connection", "cut", "request", "socket", "sockets")),
)
"""Counters that are told before anything is counted: of one that first appears as 1 nobody sees that it has grown."""
_HISTOGRAMS: Final = {
    ANSWERED: ("How long it takes from reading a command to its answer.", BOUNDS),
    COMMITTED: ("How long commits take.", BOUNDS),
    READ: ("How long the database takes for a question.", BOUNDS),
    WAITED: ("How long bots and hints wait for a place to think.", THINKING_BOUNDS),
    THOUGHT: ("How long bots and hints think.", THINKING_BOUNDS),
}


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        self._seconds += seconds
        self._counts[sum(seconds > bound for bound in self._bounds)] += 1

    def lines(self, name: str) -> list[str]:
        below, lines = 0, []
        for bound, n in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            below += n
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {below}"]


class Figures:
    """What this process has counted and timed."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter(dict.fromkeys(_FROM_THE_START, 0))
        self._times = {name: Histogram(bounds) for name, (_, bounds) in _HISTOGRAMS.items()}

    def count(self, name: str, label: str = "", number: int = 1) -> None:
        """One more; `label` is like `answer="ack"`."""
        self._counts[name, label] += number

    def took(self, name: str, seconds: float) -> None:
        """Something that is timed took so long."""
        self._times[name].add(seconds)

    def committed(self, number: int, seconds: float) -> None:
        """A commit of so many writes took so long."""
        self.count("frostglass_writes_total", number=number)
        self.took(COMMITTED, seconds)

    def text(self, now: Mapping[str, float]) -> str:
        """All of it, with what else is so now."""
        lines = []
        for name, help_text in _COUNTERS.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} counter"]
            counts = sorted((label, n) for (counter, label), n in self._counts.items() if counter == name)
            lines += [f"{name}{{{label}}} {n}" if label else f"{name} {n}" for label, n in counts]
        for name, value in now.items():
            plain = name.partition("{")[0]
            lines += [f"# TYPE {plain} {'counter' if plain.endswith('_total') else 'gauge'}", f"{name} {value:.15g}"]
        for name, (help_text, _) in _HISTOGRAMS.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} histogram", *self._times[name].lines(name)]
        return "\n".join(lines) + "\n"
