"""What findings are written on: headings, words, tables, pictures; as one page of HTML, or as Markdown with files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple, Protocol

from frostglass.lab.odds import Share


class Say(Protocol):
    """The words of a page, as `frostglass.text.Words` has them."""

    @property
    def language(self) -> str: ...

    def __call__(self, id: str, /, **args: str | int) -> str: ...


class Heading(NamedTuple):
    """Begins a section."""

    text: str


class Paragraph(NamedTuple):
    """Words."""

    text: str


class Figures(NamedTuple):
    """A table. Headings are plain text, cells are HTML; the first cell of a row names it."""

    head: list[str]
    rows: list[list[str]]


class Plot(NamedTuple):
    """A picture: its file's name, what it says to who cannot see it, and the SVG."""

    name: str
    says: str
    svg: str


Piece = Heading | Paragraph | Figures | Plot

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2733 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #c9d4de }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
"""


def html(title: str, pieces: Sequence[Piece], language: str) -> str:
    """One file with its pictures inside, no scripts."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *map(_html, pieces)])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n{body}\n</html>\n"
    )


def markdown(title: str, pieces: Sequence[Piece], folder: str) -> tuple[str, dict[str, str]]:
    """The text, and its pictures by their names; they are to lie in this folder beside it."""
    text = "\n\n".join([f"# {title}", *(_markdown(piece, folder) for piece in pieces)])
    return f"{text}\n", {f"{piece.name}.svg": piece.svg for piece in pieces if isinstance(piece, Plot)}


def percent(share: Share, say: Say) -> str:
    """A share with its interval, as a cell."""
    whole = escape(say("lab-percent", share=f"{100 * share.share:.0f}"))
    return f"{whole} <small>({100 * share.low:.0f}–{100 * share.high:.0f})</small>"


def _html(piece: Piece) -> str:
    match piece:
        case Heading(text):
            return f"<h2>{escape(text)}</h2>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Plot(_, says, svg):
            return f'<div role="img" aria-label="{escape(says)}">{svg}</div>'
        case Figures(head, rows):
            heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
            lines = [f"<table><thead><tr>{heads}</tr></thead><tbody>"]
            for first, *rest in rows:
                cells = "".join(f"<td>{cell}</td>" for cell in rest)
                lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
            return "\n".join([*lines, "</tbody></table>"])


def _markdown(piece: Piece, folder: str) -> str:
    match piece:
        case Heading(text):
            return f"## {text}"
        case Paragraph(text):
            return text
        case Plot(name, says, _):
            return f"![{says}]({folder}/{name}.svg)"
        case Figures(head, rows):
            lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
            return "\n".join(f"| {' | '.join(line)} |" for line in lines)
