"""A bar on standard error while something takes longer than a second; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar of so many steps, or one that only says that work goes on."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    counted = () if total is None else (MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(BarColumn(), TimeElapsedColumn(), *counted, console=Console(stderr=True), transient=True) as bar:
        steps = bar.add_task("", total=total)
        yield lambda more: bar.advance(steps, more)
