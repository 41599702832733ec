"""A data set as a page to read: schools against each other, the first player, length, cards. One file, no scripts."""

from __future__ import annotations

from html import escape
from io import StringIO
from typing import Final

from frostglass.arena.patterns import SCHOOLS
from frostglass.lab.data import Digest
from frostglass.lab.paper import Figures, Heading, Paragraph, Piece, Plot, Say, html, percent
from frostglass.lab.plots import figure, inline

_REASONS: Final = {
    "points": "lab-reason-points",
    "deck": "lab-reason-deck",
    "limit": "lab-reason-limit",
    "resigned": "lab-reason-resigned",
    "left": "lab-reason-left",
}


def report(found: Digest, say: Say) -> str:
    """The whole page."""
    modes = ", ".join(say("terminal-mode", mode=mode, chapter=0) for mode in found.modes)
    pieces: list[Piece] = [
        Paragraph(say("report-games", games=found.games, modes=modes)),
        *meetings(found, say),
        Heading(say("report-first")),
        Paragraph(_first(found, say)),
        Heading(say("report-length")),
        Paragraph(_length(found, say)),
        _length_plot(found, say),
        Heading(say("report-cards")),
        Paragraph(say("report-cards-help")),
        _cards(found, say),
    ]
    return html(say("report-title"), pieces, say.language)


def meetings(found: Digest, say: Say) -> list[Piece]:
    """School against school."""
    heading = say("report-matrix")
    return [Heading(heading), Paragraph(say("report-matrix-help")), _matrix(found, say), _matrix_plot(found, say)]


def reason(id: str, say: Say) -> str:
    """What ended a game of the arena."""
    return say(_REASONS[id])


def _schools(found: Digest) -> list[str]:
    return [school for school in SCHOOLS if school in found.schools]


def _matrix(found: Digest, say: Say) -> Figures:
    schools = _schools(found)
    rows = []
    for school in schools:
        cells = [
            percent(found.matrix[school, other], say) if (school, other) in found.matrix else "" for other in schools
        ]
        rows.append([escape(say(f"school-{school}")), *cells, percent(found.schools[school], say)])
    return Figures(["", *(say(f"school-{school}") for school in schools), say("report-all")], rows)


def _matrix_plot(found: Digest, say: Say) -> Plot:
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
    return Plot("schools-against-schools", say("report-matrix"), inline(svg))


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
    reasons = ", ".join(f"{reason(ended, say)} {number}" for ended, number in found.reasons.items())
    return say(
        "report-length-text",
        mean=f"{sum(turns) / len(turns):.1f}",
        middle=turns[len(turns) // 2],
        shortest=turns[0],
        longest=turns[-1],
        reasons=reasons,
    )


def _length_plot(found: Digest, say: Say) -> Plot:
    svg = StringIO()
    with figure(svg, 6.4, 3) as axes:
        axes.hist(found.turns, bins=min(40, 1 + max(found.turns) - min(found.turns)))
        axes.set_xlabel(say("report-turns"))
        axes.set_ylabel(say("report-number"))
    return Plot("length", say("report-length"), inline(svg))


def _cards(found: Digest, say: Say) -> Figures:
    rows = [
        [
            escape(say(f"card-{count.card}")),
            escape(say(f"school-{count.school}")),
            f"{count.per_game:.2f}",
            percent(count.won, say),
        ]
        for count in found.cards
    ]
    head = [say("report-card"), say("report-school"), say("report-per-game"), say("report-won")]
    return Figures(head, rows)
