"""The commands of the lab: simulate, tournament, report, bench, train. What they do lives in `frostglass.lab`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from frostglass.engine.errors import Refused
from frostglass.terminal import completing
from frostglass.terminal.command import SpokenApp, whole_number
from frostglass.terminal.files import made_folder, read_text, write_text
from frostglass.terminal.progress import counted, progress
from frostglass.terminal.speaking import words

if TYPE_CHECKING:
    from frostglass.lab.odds import Share
    from frostglass.lab.simulate import Simulated, Where
    from frostglass.lab.tournament import Tournament

AsJson = Annotated[bool, typer.Option("--json", help="help-lab-json")]
Games = Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="help-lab-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", parser=whole_number, help="help-lab-seed")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", parser=whole_number, help="help-lab-workers")]
Seats = Annotated[
    str, typer.Option("--seats", metavar="BOT,BOT", help="help-simulate-seats", autocompletion=completing.seats)
]
Mode = Annotated[
    str | None, typer.Option("--mode", metavar="M", help="help-simulate-mode", autocompletion=completing.modes)
]
Schools = Annotated[
    str | None,
    typer.Option("--schools", metavar="A,B", help="help-simulate-schools", autocompletion=completing.schools),
]
Chapter = Annotated[int, typer.Option("--chapter", metavar="N", parser=whole_number, help="help-simulate-chapter")]
TurnLimit = Annotated[
    int, typer.Option("--turn-limit", metavar="N", parser=whole_number, help="help-simulate-turn-limit")
]
PARQUET = ".parquet"
"""A data set with this ending is a Parquet file, any other has a line of JSON for each game."""
MARKDOWN = ".md"
"""A study with this ending is Markdown, any other is HTML."""
On = Annotated[str, typer.Option("--on", metavar="ADDRESS", help="help-lab-on")]
Resume = Annotated[str, typer.Option("--resume", metavar="FILE", help="help-lab-resume")]


def register(app: SpokenApp) -> None:
    app.command(
        "simulate",
        help="help-simulate",
        epilog="frostglass simulate arena --mode duel --seats adept,apprentice --games 100\n"
        "frostglass simulate arena --mode melee --seats random,random,random --games 100000 --json\n"
        "frostglass simulate embers --mode chapter --chapter 3 --seats random,random --games 500 --records games",
    )(simulate)
    app.command(
        "tournament",
        help="help-tournament",
        epilog="frostglass tournament random apprentice adept --games 100 --plot ratings.svg",
    )(tournament)
    app.command(
        "report",
        help="help-report",
        epilog="frostglass simulate arena --seats adept,adept --games 1000 --data games.jsonl\n"
        "frostglass report games.jsonl --out report.html\n"
        "frostglass report --study --games 100 --seed 1 --out study.html",
    )(report)
    app.command(
        "bench",
        help="help-bench",
        epilog="frostglass bench --json > figures.json\n"
        "python benchmarks/compare.py benchmarks/baseline.json figures.json",
    )(bench)
    app.command(
        "train",
        help="help-train",
        epilog="frostglass train arena --form duel --games 300 --generations 1\n"
        "frostglass train arena --form high_form,team_high_form --folder tasks",
    )(train)


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-lab-game", autocompletion=completing.games)],
    seats: Seats = "",
    mode: Mode = None,
    schools: Schools = None,
    chapter: Chapter = 1,
    games: Games = 100,
    seed: Seed = 0,
    turn_limit: TurnLimit = 400,
    rotate: Annotated[bool, typer.Option("--rotate", help="help-simulate-rotate")] = False,
    workers: Workers = 0,
    on: On = "",
    resume: Resume = "",
    records: Annotated[str | None, typer.Option("--records", metavar="FOLDER", help="help-simulate-records")] = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FILE", help="help-simulate-data")] = None,
    as_json: AsJson = False,
) -> None:
    from frostglass.lab.simulate import simulate as run
    from frostglass.lab.simulate import wanted

    named = _listed(schools or "")
    wish = {"mode": mode, "schools": named, "chapter": chapter, "turn_limit": turn_limit}
    folder = "" if records is None else made_folder(records)
    bots = _listed(seats) or _usual_bots(game, mode or "duel", len(named))
    asked = wanted(game, bots, games=games, seed=seed, rotate=rotate, records=folder, **wish)
    with _playing(workers, on, resume) as where, progress(asked.games) as tick:
        found = run(asked, where, tick)
    if data is not None:
        _keep_data(found, data)
    if as_json:
        print(json.dumps(found.document()))
    else:
        _show_simulated(found)


def _keep_data(found: Simulated, data: str) -> None:
    """Write the games as a data set."""
    from frostglass.lab.simulate import data_line

    if data.endswith(PARQUET):
        from frostglass.lab import dataset

        dataset.write(found, Path(data))
    else:
        write_text(data, "".join(data_line(found.wanted, played) + "\n" for played in found.played))


def tournament(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="help-tournament-bots", autocompletion=completing.bots)
    ],
    mode: Annotated[
        str, typer.Option("--mode", metavar="M", help="help-simulate-mode", autocompletion=completing.arena_modes)
    ] = "duel",
    seats: Annotated[int, typer.Option("--seats", metavar="N", parser=whole_number, help="help-tournament-seats")] = 0,
    games: Games = 100,
    seed: Seed = 0,
    workers: Workers = 0,
    on: On = "",
    resume: Resume = "",
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-tournament-plot")] = None,
    as_json: AsJson = False,
) -> None:
    from frostglass.arena.forms import FORMS
    from frostglass.bots import read_spec
    from frostglass.lab import tournament as round_robin

    entered = [read_spec("arena", bot) for bot in bots]
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    at_table = seats or FORMS[mode].seat_counts[0]
    count = round_robin.game_count(mode, len(entered), at_table, games)
    with _playing(workers, on, resume) as where, progress(count) as tick:
        found = round_robin.tournament(mode, entered, at_table, games, seed, where, tick)
    if plot is not None:
        say = words()
        round_robin.plot(found, plot, say("lab-ratings"), say("lab-rating"))
    if as_json:
        print(json.dumps(found.document()))
    else:
        _show_tournament(found)


def report(
    data: Annotated[str, typer.Argument(metavar="[DATA]", help="help-report-data")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="help-report-out")] = "-",
    study: Annotated[bool, typer.Option("--study", help="help-report-study")] = False,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT", help="help-report-bots", autocompletion=completing.seats)
    ] = "",
    games: Games = 100,
    seed: Seed = 0,
    workers: Workers = 0,
    on: On = "",
    resume: Resume = "",
) -> None:
    if bool(data) == study:
        raise Refused("data-or-study")
    if study:
        _study(_listed(bots), (games, seed), (workers, on, resume), out)
    else:
        write_text(out, _reported(data))


def _reported(data: str) -> str:
    """The page of a data set."""
    from frostglass.lab.data import digest, read_records
    from frostglass.lab.report import report as page

    if data.endswith(PARQUET):
        from frostglass.lab import dataset

        lines = list(dataset.lines(Path(data)))
    else:
        lines = read_text(data).splitlines()
    with progress(len(lines)) as tick:
        return page(digest(read_records(counted(lines, tick))), words())


def _study(bots: list[str], asked: tuple[int, int], place: tuple[int, str, str], out: str) -> None:
    """Study the games, as HTML, or as Markdown with a folder of pictures beside it."""
    from frostglass.lab import study, study_page

    players = study.checked(bots or study.BOTS)
    with _playing(*place) as where, progress(asked[0] * len(study.parts())) as tick:
        found = study.study(players, *asked, where, tick)
    if not out.endswith(MARKDOWN):
        write_text(out, study_page.page(found, words()))
        return
    text, pictures = study_page.text(found, words())
    folder = made_folder(str(Path(out).parent / study_page.FOLDER))
    for name, picture in pictures.items():
        write_text(f"{folder}/{name}", picture)
    write_text(out, text)


def _seconds(text: str | float) -> float:
    """A time that a person typed, or the default."""
    try:
        return float(text)
    except ValueError:
        raise Refused("bad-seconds", seconds=str(text)) from None


def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", parser=_seconds, help="help-bench-seconds")] = 1.0,
) -> None:
    from frostglass.lab.bench import bench as measure

    if not 0 < seconds <= 60:
        raise Refused("bad-seconds", seconds=f"{seconds:g}")
    with progress(None) as tick:
        figures = measure(seconds, lambda name: tick(1))
    if as_json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:44} {figure:>12g}")


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-train-game")],
    forms: Annotated[
        str, typer.Option("--form", metavar="M[,M]", help="help-train-form", autocompletion=completing.arena_modes)
    ] = "duel",
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="help-train-folder")] = Path("training"),
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole_number, help="help-train-games")] = 400,
    generations: Annotated[
        int, typer.Option("--generations", metavar="N", parser=whole_number, help="help-train-generations")
    ] = 2,
    matches: Annotated[int, typer.Option("--match", metavar="N", parser=whole_number, help="help-train-match")] = 100,
    seed: Seed = 1,
    workers: Workers = 0,
    on: On = "",
) -> None:
    from frostglass.lab.learning.line import Order, checked, train
    from frostglass.lab.simulate import check_range, cores

    if game != "arena":
        raise Refused("nothing-to-train", game=game)
    for field, number in (("--games", games), ("--generations", generations), ("--match", matches)):
        check_range(field, number, 10**6)
    order = checked(Order(folder, tuple(_listed(forms)), games, generations, matches, seed, workers or cores()))
    with _playing(workers, on, "") as where, ExitStack() as bars:

        def begin(what: str, steps: int) -> Callable[[int], None]:
            bars.close()
            return bars.enter_context(progress(steps))

        best = train(order._replace(cluster=where.cluster), begin, print)
    say = words()
    print(say("train-nothing-better") if best is None else say("train-best", file=str(best)))


# -- asking and showing -----------------------------------------------------------------------------------------------


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _usual_bots(game: str, mode: str, schools: int) -> list[str]:
    """Who plays when nobody is named: partners in Embers, apprentices in the arena, as many as the mode has seats."""
    if game == "embers":
        return ["partner", "partner"]
    from frostglass.arena.forms import FORMS

    seats = schools or (FORMS[mode].seat_counts[0] if mode in FORMS else 2)
    return ["apprentice"] * seats


def _check_workers(workers: int) -> None:
    if not 0 <= workers <= 1024:
        raise Refused("out-of-range", field="--workers", least=0, most=1024, found=workers)


@contextmanager
def _playing(workers: int, on: str, resume: str) -> Iterator[Where]:
    """Where the games are played; what a cluster has cost is told when they are done."""
    from frostglass.lab.cluster import Cluster
    from frostglass.lab.simulate import Where

    _check_workers(workers)
    if not on:
        yield Where(workers, journal=resume)
        return
    with redirect_stdout(sys.stderr):  # where Ray tells of lost workers: what is printed here may be a document
        cluster = Cluster(on)
        try:
            yield Where(workers, cluster, resume)
        finally:
            cluster.close()
    cost = cluster.cost
    told = words()("lab-cost", seconds=f"{cost.cpu_seconds:.1f}", nodes=cost.nodes, processors=cost.processors)
    print(told, file=sys.stderr)


def _share(odds: Share) -> str:
    whole = words()("lab-percent", share=f"{100 * odds.share:.1f}")
    return f"{whole} ({100 * odds.low:.1f} - {100 * odds.high:.1f})"


def _show_simulated(found: Simulated) -> None:
    from frostglass.lab.odds import share

    say = words()
    games = len(found.played)
    rows = []
    for side, wins in found.wins.items():
        name = say("lab-seat", seat=side) if side.isdigit() else say("lab-side", side=side)
        bot = str(found.wanted.bots[int(side) - 1]) if side.isdigit() and not found.wanted.rotate else ""
        rows.append([name, bot, str(wins), _share(share(wins, games))])
    _show_table([say("lab-who"), say("lab-bot"), say("lab-wins"), say("lab-share")], rows)
    if found.wanted.rotate:
        of_bots = [
            [bot, f"{wins} / {number}", _share(share(wins, number))] for bot, (wins, number) in found.by_bot.items()
        ]
        _show_table([say("lab-bot"), say("lab-wins"), say("lab-share")], of_bots)
    mean = sum(played.turns for played in found.played) / games
    print(say("lab-played", games=games, turns=f"{mean:.1f}", seconds=f"{found.seconds:.1f}"))


def _show_tournament(found: Tournament) -> None:
    say = words()
    rows = [
        [s.bot, str(s.games), f"{s.points:g}", _share(s.won), f"{s.rating:.2f} ± {s.spread:.2f}"]
        for s in found.standings
    ]
    _show_table([say("lab-bot"), say("lab-games"), say("lab-wins"), say("lab-share"), say("lab-rating")], rows)
    meetings = [
        [a, b, f"{points:g} / {games}"] for (a, b), (points, games) in found.meetings.items() if points * 2 >= games
    ]
    _show_table([say("lab-bot"), say("lab-against"), say("lab-points")], meetings)


def _show_table(head: list[str], rows: list[list[str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table: Any = Table(box=None, pad_edge=False)
    for number, name in enumerate(head):
        table.add_column(name, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
