"""A data set as a page to read: schools against each other, the first player, length, cards. One file, no scripts."""

from __future__ import annotations

from html import escape
from io import StringIO
from typing import Final, Protocol

from frostglass.arena.patterns import SCHOOLS
from frostglass.lab.data import Digest
from frostglass.lab.odds import Share
from frostglass.lab.plots import figure, inline

_REASONS: Final = {
    "points": "lab-reason-points",
    "deck": "lab-reason-deck",
    "limit": "lab-reason-limit",
    "resigned": "lab-reason-resigned",
    "left": "lab-reason-left",
}


class Say(Protocol):
    """The words of the page, as `frostglass.text.Words` has them."""

    @property
    def language(self) -> str: ...

    def __call__(self, id: str, /, **args: str | int) -> str: ...


_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2733 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #c9d4de }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
"""


def report(found: Digest, say: Say) -> str:
    """The whole page."""
    title = say("report-title")
    modes = ", ".join(say("terminal-mode", mode=mode, chapter=0) for mode in found.modes)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('report-games', games=found.games, modes=modes))}</p>",
        _heading(say("report-matrix")),
        f"<p>{escape(say('report-matrix-help'))}</p>",
        _matrix(found, say),
        _matrix_plot(found, say),
        _heading(say("report-first")),
        f"<p>{escape(_first(found, say))}</p>",
        _heading(say("report-length")),
        f"<p>{escape(_length(found, say))}</p>",
        _length_plot(found, say),
        _heading(say("report-cards")),
        f"<p>{escape(say('report-cards-help'))}</p>",
        _cards(found, say),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n{body}\n</html>\n"
    )


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _percent(share: Share, say: Say) -> str:
    whole = escape(say("lab-percent", share=f"{100 * share.share:.0f}"))
    return f"{whole} <small>({100 * share.low:.0f}–{100 * share.high:.0f})</small>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    """Headings as plain text, cells as HTML."""
    lines = ["<table><thead><tr>", *(f'<th scope="col">{escape(cell)}</th>' for cell in head), "</tr></thead><tbody>"]
    for first, *rest in rows:
        lines.append(f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>")
    return "\n".join([*lines, "</tbody></table>"])


def _schools(found: Digest) -> list[str]:
    return [school for school in SCHOOLS if school in found.schools]


def _matrix(found: Digest, say: Say) -> str:
    schools = _schools(found)
    rows = []
    for school in schools:
        cells = [
            _percent(found.matrix[school, other], say) if (school, other) in found.matrix else "" for other in schools
        ]
        rows.append([escape(say(f"school-{school}")), *cells, _percent(found.schools[school], say)])
    return _table(["", *(say(f"school-{school}") for school in schools), say("report-all")], rows)


def _matrix_plot(found: Digest, say: Say) -> str:
    schools = _schools(found)
    names = [say(f"school-{school}") for school in schools]
    nothing = float("nan")
    shares = [[100 * found.matrix[a, b].share if (a, b) in found.matrix else nothing for b in schools] for a in schools]
    svg = StringIO()
    with figure(svg, 6.4, 4.6) as axes:
        shown = axes.imshow(shares, cmap="RdBu", vmin=0, vmax=100)
        axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axes.set_yticks(range(len(names)), names)
        axes.figure.colorbar(shown, label="%")
    return inline(svg)


def _first(found: Digest, say: Say) -> str:
    first = found.first_player
    return say(
        "report-first-text",
        share=f"{100 * first.share:.1f}",
        low=f"{100 * first.low:.1f}",
        high=f"{100 * first.high:.1f}",
        fair=f"{100 * found.fair:.1f}",
    )


def _length(found: Digest, say: Say) -> str:
    turns = sorted(found.turns)
    reasons = ", ".join(f"{say(_REASONS[reason])} {number}" for reason, number in found.reasons.items())
    return say(
        "report-length-text",
        mean=f"{sum(turns) / len(turns):.1f}",
        middle=turns[len(turns) // 2],
        shortest=turns[0],
        longest=turns[-1],
        reasons=reasons,
    )


def _length_plot(found: Digest, say: Say) -> str:
    svg = StringIO()
    with figure(svg, 6.4, 3) as axes:
        axes.hist(found.turns, bins=min(40, 1 + max(found.turns) - min(found.turns)))
        axes.set_xlabel(say("report-turns"))
        axes.set_ylabel(say("report-number"))
    return inline(svg)


def _cards(found: Digest, say: Say) -> str:
    rows = [
        [
            escape(say(f"card-{count.card}")),
            escape(say(f"school-{count.school}")),
            f"{count.per_game:.2f}",
            _percent(count.won, say),
        ]
        for count in found.cards
    ]
    head = [say("report-card"), say("report-school"), say("report-per-game"), say("report-won")]
    return _table(head, rows)
