"""A bar on standard error while something takes longer than a second; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Thing = TypeVar("Thing")


@contextmanager
def progress(total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar of so many steps, or one that only says that work goes on."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    numbers = () if total is None else (MofNCompleteColumn(), TimeRemainingColumn())
    parts = (BarColumn(), TimeElapsedColumn(), *numbers)
    # What is printed meanwhile goes where it always goes: the bar must not take it to standard error.
    with Progress(
        *parts, console=Console(stderr=True), transient=True, redirect_stdout=False, redirect_stderr=False
    ) as bar:
        steps = bar.add_task("", total=total)
        yield lambda more: bar.advance(steps, more)


def counted(things: Iterable[Thing], tick: Callable[[int], None]) -> Iterator[Thing]:
    """Things one by one, each of them a step of a bar."""
    for thing in things:
        yield thing
        tick(1)
