"""A study as a page: balance, the first player, length, branching, hidden information, difficulty, with pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import Any, Final

from frostglass.arena.patterns import SCHOOLS
from frostglass.lab.odds import Share
from frostglass.lab.paper import Figures, Heading, Paragraph, Piece, Plot, Say, html, markdown, percent
from frostglass.lab.plots import figure, inline
from frostglass.lab.report import meetings, reason
from frostglass.lab.study import Curve, Found, Part, Study

FOLDER: Final = "study"
"""Where the pictures of a study in Markdown lie, beside it."""
_WIDE: Final = 7.4


def page(found: Study, say: Say) -> str:
    """The study as one file of HTML."""
    return html(say("study-title"), pieces(found, say), say.language)


def text(found: Study, say: Say) -> tuple[str, dict[str, str]]:
    """The study as Markdown, and its pictures by their names."""
    return markdown(say("study-title"), pieces(found, say), FOLDER)


def pieces(found: Study, say: Say) -> list[Piece]:
    """All that the study says."""
    arena, embers = found.bots
    made = say("study-made", games=found.games, parts=len(found.found), seed=found.seed, arena=arena, embers=embers)
    forms = [one for one in found.found if one.arena is not None]
    chapters = [one for one in found.found if one.won is not None]
    duel = next(one.arena for one in forms if one.part.mode == "duel")
    assert duel is not None
    return [
        Paragraph(made),
        Paragraph(say("study-interval")),
        Heading(say("study-schools")),
        Paragraph(say("study-schools-help")),
        _schools(forms, say),
        _schools_plot(forms, say),
        Paragraph(say("study-meetings")),
        *meetings(duel, say),
        Heading(say("report-first")),
        Paragraph(say("study-first-help")),
        _first(forms, say),
        _first_plot(forms, say),
        Heading(say("report-length")),
        Paragraph(say("study-length-help")),
        _length(found.found, say),
        _length_plot(found.found, say),
        Heading(say("study-branching")),
        Paragraph(say("study-branching-help")),
        _branching(found.found, say),
        _curves("branching", say("study-options"), [(one, one.widths) for one in found.found], say),
        Heading(say("study-hidden")),
        Paragraph(say("study-hidden-help")),
        _hidden(found.found, say),
        _curves("hidden", say("study-bits"), [(one, one.hidden) for one in found.found], say),
        Heading(say("study-chapters")),
        Paragraph(say("study-chapters-help")),
        _chapters(chapters, say),
        _chapters_plot(chapters, say),
    ]


def _name(part: Part, say: Say) -> str:
    """The part as a row is headed: the melees differ by their seats."""
    if part.mode == "prologue":
        return say("study-prologue")
    name = say("terminal-mode", mode=part.mode, chapter=part.chapter)
    return say("study-melee", form=name, seats=part.seats) if part.mode == "melee" else name


def _names(found: Sequence[Found], say: Say) -> list[str]:
    return [_name(one.part, say) for one in found]


def _of_school(one: Found, school: str) -> Share | None:
    assert one.arena is not None
    return one.arena.schools.get(school)


def _fair(one: Found) -> float:
    assert one.arena is not None
    return one.arena.fair


def _schools(forms: Sequence[Found], say: Say) -> Figures:
    rows = []
    for school in SCHOOLS:
        shares = [_of_school(one, school) for one in forms]
        rows.append([escape(say(f"school-{school}")), *("" if own is None else percent(own, say) for own in shares)])
    fair = [escape(say("lab-percent", share=f"{100 * _fair(one):.0f}")) for one in forms]
    return Figures([say("report-school"), *_names(forms, say)], [*rows, [escape(say("study-fair")), *fair]])


def _schools_plot(forms: Sequence[Found], say: Say) -> Plot:
    def drawn(axes: Any) -> None:
        for i, one in enumerate(forms):
            shares = [_of_school(one, school) for school in SCHOOLS]
            at = [j + (i - len(forms) / 2) * 0.1 for j, own in enumerate(shares) if own is not None]
            _errors(axes, at, [own for own in shares if own is not None], _fair(one), _name(one.part, say))
        axes.axhline(0, color="0.5", linewidth=0.8)
        axes.set_xticks(range(len(SCHOOLS)), [say(f"school-{school}") for school in SCHOOLS], rotation=25, ha="right")
        axes.set_ylabel(say("study-over-fair"))
        _key(axes)

    return _plot("schools", say("study-schools"), 4.2, drawn)


def _first(forms: Sequence[Found], say: Say) -> Figures:
    rows = []
    for one in forms:
        assert one.arena is not None
        fair = escape(say("lab-percent", share=f"{100 * _fair(one):.0f}"))
        rows.append([escape(_name(one.part, say)), percent(one.arena.first_player, say), fair])
    return Figures([say("study-form"), say("study-first-won"), say("study-fair")], rows)


def _first_plot(forms: Sequence[Found], say: Say) -> Plot:
    def drawn(axes: Any) -> None:
        for i, one in enumerate(forms):
            assert one.arena is not None
            _errors(axes, [i], [one.arena.first_player], _fair(one))
        axes.axhline(0, color="0.5", linewidth=0.8)
        axes.set_xticks(range(len(forms)), _names(forms, say), rotation=20, ha="right")
        axes.set_ylabel(say("study-over-fair"))

    return _plot("first-player", say("report-first"), 3.2, drawn)


def _length(found: Sequence[Found], say: Say) -> Figures:
    rows = []
    for one in found:
        turns = sorted(one.turns)
        ends = ", ".join(f"{_ended(one.part, ended, say)} {number}" for ended, number in one.reasons.items())
        mean = f"{sum(turns) / len(turns):.1f}"
        span = f"{turns[0]}–{turns[-1]}"
        middle, decisions = str(turns[len(turns) // 2]), f"{one.decisions:.0f}"
        rows.append([escape(_name(one.part, say)), mean, middle, span, decisions, escape(ends)])
    head = ["study-part", "study-mean-turns", "study-median", "study-span", "study-decisions", "study-ends"]
    return Figures([say(word) for word in head], rows)


def _ended(part: Part, ended: str, say: Say) -> str:
    if part.game == "arena":
        return reason(ended, say)
    return say("study-won") if ended == "won" else say("ending-loss", way=_way(ended))


def _way(ended: str) -> str:
    """The prologue can be lost in three of the ways of the chapters."""
    return ended.replace("P", "L")


def _length_plot(found: Sequence[Found], say: Say) -> Plot:
    def drawn(axes: Any) -> None:
        axes.boxplot([one.turns for one in found], widths=0.6, showfliers=False)
        axes.set_xticks(range(1, len(found) + 1), _names(found, say), rotation=35, ha="right")
        axes.set_ylabel(say("report-turns"))

    return _plot("length", say("report-length"), 3.8, drawn)


def _branching(found: Sequence[Found], say: Say) -> Figures:
    rows = [
        [escape(_name(one.part, say)), f"{one.width:.1f}", str(one.widest), f"{one.decisions:.0f}", f"{one.size:.0f}"]
        for one in found
    ]
    head = ["study-part", "study-options", "study-widest", "study-decisions", "study-size"]
    return Figures([say(word) for word in head], rows)


def _hidden(found: Sequence[Found], say: Say) -> Figures:
    rows = []
    for one in found:
        points = [value for _, value in one.hidden.points]
        figures = [f"{value:.1f}" for value in (points[0], one.hidden.mean, max(points))] if points else ["", "", ""]
        rows.append([escape(_name(one.part, say)), *figures])
    head = ["study-part", "study-bits-first", "study-bits-mean", "study-bits-most"]
    return Figures([say(word) for word in head], rows)


def _chapters(chapters: Sequence[Found], say: Say) -> Figures:
    ways = sorted({_way(ended) for one in chapters for ended in one.reasons if ended != "won"})
    rows = []
    for one in chapters:
        assert one.won is not None
        lost = {way: sum(n for ended, n in one.reasons.items() if _way(ended) == way) for way in ways}
        rows.append([escape(_name(one.part, say)), percent(one.won, say), *(str(lost[way]) for way in ways)])
    return Figures([say("study-part"), say("study-won"), *(say("ending-loss", way=way) for way in ways)], rows)


def _chapters_plot(chapters: Sequence[Found], say: Say) -> Plot:
    def drawn(axes: Any) -> None:
        for i, one in enumerate(chapters):
            assert one.won is not None
            _errors(axes, [i], [one.won], 0.0)
        axes.set_xticks(range(len(chapters)), _names(chapters, say), rotation=20, ha="right")
        axes.set_ylim(-3, 103)  # a chapter that nobody won is seen, too
        axes.set_ylabel(say("study-won-percent"))

    return _plot("chapters", say("study-chapters"), 3.2, drawn)


def _curves(name: str, label: str, curves: Sequence[tuple[Found, Curve]], say: Say) -> Plot:
    def drawn(axes: Any) -> None:
        for one, curve in curves:
            if curve.points:
                style = "-" if one.arena is not None else "--"
                axes.plot(*zip(*curve.points, strict=True), style, linewidth=1.2, label=_name(one.part, say))
        axes.set_xlabel(say("study-turn"))
        axes.set_ylabel(label)
        _key(axes)

    return _plot(name, label, 4.2, drawn)


def _key(axes: Any) -> None:
    """What the colours stand for, below the picture, where it hides nothing."""
    axes.figure.legend(loc="outside lower center", fontsize="x-small", ncols=6)


def _errors(axes: Any, at: Sequence[float], shares: Sequence[Share], fair: float, label: str | None = None) -> None:
    """Shares less what would be fair, in percent, with their intervals."""
    low = [100 * (own.share - own.low) for own in shares]
    high = [100 * (own.high - own.share) for own in shares]
    middle = [100 * (own.share - fair) for own in shares]
    axes.errorbar(at, middle, yerr=[low, high], fmt="o", markersize=4, capsize=2, linewidth=1, label=label)


def _plot(name: str, says: str, height: float, draw: Callable[[Any], None]) -> Plot:
    svg = StringIO()
    with figure(svg, _WIDE, height) as axes:
        draw(axes)
    return Plot(name, says, inline(svg))
