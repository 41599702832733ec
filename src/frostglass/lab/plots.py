"""Pictures by matplotlib, which is loaded only when one is drawn; without a screen, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, TextIO

from frostglass.engine.errors import Refused


@contextmanager
def figure(file: Path | TextIO, width: float, height: float) -> Iterator[Any]:
    """Axes to draw on; the picture is written when the block is left."""
    try:
        import matplotlib
    except ImportError:
        raise Refused("needs-extra", extra="report") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "frostglass"
    from matplotlib import pyplot

    drawn, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
    try:
        yield axes
        if isinstance(file, Path):
            drawn.savefig(file, dpi=144)
        else:
            drawn.savefig(file, format="svg", metadata={"Date": None})
    except ValueError as error:
        raise Refused("cannot-draw", file=str(file), reason=str(error)) from None
    finally:
        pyplot.close(drawn)


def inline(svg: StringIO) -> str:
    """An SVG picture without its file header, to stand inside a page."""
    text = svg.getvalue()
    return text[text.index("<svg") :]
