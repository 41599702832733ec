"""The console that people read: colours only on a terminal, the width of the terminal or of a page."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType


def show(parts: Iterable[RenderableType]) -> None:
    """Print parts of a page one below the other; nothing in a text is taken for markup, no line ends in blanks.

    The lines are broken here, so that every space may be an ordinary one, as whoever searches them expects.
    """
    to = Console(file=sys.stdout, markup=False, highlight=False, emoji=False)
    with to.capture() as page:
        for part in parts:
            to.print(part)
    for line in page.get().split("\n")[:-1]:
        print(line.rstrip().replace("\u00a0", " "))
