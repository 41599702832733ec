"""The parts of the training line one by one, for machines that have nothing but the standard library, numpy and torch:

python -m frostglass.lab.learning play --forms duel --seconds 120 --out games.jsonl
python -m frostglass.lab.learning fit --out nets/kills.net games.jsonl
python -m frostglass.lab.learning match --form duel --games 400 master:900n@nets adept:300n --out found.jsonl
python -m frostglass.lab.learning train --forms duel --folder training --games 400 --generations 2
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from frostglass.lab.learning.games import asked, kept, self_play
from frostglass.lab.learning.line import Order, checked, quietly, train
from frostglass.lab.learning.matches import add_line, meetings, play_match, report, seats_of
from frostglass.lab.learning.players import Explorer
from frostglass.lab.simulate import cores


def _play(given: argparse.Namespace) -> None:
    player = Explorer(given.net, given.steps, given.warmth, given.slips)
    until = time.time() + given.seconds
    number = self_play(
        given.out, asked(given.forms.split(","), given.seed, player), given.workers, until, quietly("games", 0)
    )
    print(f"{given.out}: {number} games")


def _fit(given: argparse.Namespace) -> None:
    from frostglass.bots.learned.net import read_file, write
    from frostglass.lab.learning.fit import Plan, fit
    from frostglass.lab.learning.rows import gather

    began = time.time()
    games = [game for file in given.files for game in kept(file)]
    data = gather(games, given.workers)
    print(f"{len(data.game)} rows {time.time() - began:.0f}s", flush=True)
    fields = {
        name: type(value)(given.plan[name]) for name, value in Plan()._asdict().items() if name in (given.plan or {})
    }
    plan = Plan(**fields)
    forms = sorted({str(game.settings["mode"]) for game in games})
    record: dict[str, Any] = {"forms": forms, "generation": given.generation}
    record |= {"made": datetime.now(UTC).date().isoformat(), "share": given.share}
    start = read_file(given.start) if given.start else None
    if start is not None:
        record["start"] = {name: start.record.get(name) for name in ("forms", "games")}
    net = fit(data, plan, lambda words: print(words, flush=True), record, start)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_bytes(write(net))
    print(f"{given.out}: {given.out.stat().st_size} bytes {time.time() - began:.0f}s", flush=True)


def _match(given: argparse.Namespace) -> None:
    contenders = given.contenders
    seats = given.seats or seats_of(given.form, len(contenders))
    schools = tuple(filter(None, given.schools.split(",")))
    games = meetings(given.form, contenders, seats, given.games, given.seed, schools)
    met = play_match(games, given.workers, time.time() + given.seconds, quietly(given.form, given.games))
    found = {**report(given.form, contenders, met), "seed": given.seed, "with": list(schools)}
    print(json.dumps(found), flush=True)
    if given.out is not None:
        add_line(given.out, found)


def _train(given: argparse.Namespace) -> None:
    order = Order(
        given.folder, tuple(given.forms.split(",")), given.games, given.generations, given.matches, given.seed,
        given.workers, given.steps,
    )  # fmt: skip
    print(train(checked(order), quietly, lambda words: print(words, flush=True)))


def _pairs(text: str) -> dict[str, float]:
    return {name: float(value) for name, _, value in (pair.partition("=") for pair in text.split(","))}


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m frostglass.lab.learning")
    parts = parser.add_subparsers(required=True)
    play = parts.add_parser("play")
    play.add_argument("--net", default="")
    play.add_argument("--warmth", type=float, default=Explorer().warmth)
    play.add_argument("--slips", type=float, default=Explorer().slips)
    play.add_argument("--seconds", type=float, default=60.0)
    play.add_argument("--out", type=Path, required=True)
    play.set_defaults(run=_play)
    fit = parts.add_parser("fit")
    fit.add_argument("--out", type=Path, required=True)
    fit.add_argument("--start", type=Path, help="a net to go on from, if only of another form")
    fit.add_argument("--share", type=int, default=100, help="how much of a value is the net's, in hundredths")
    fit.add_argument("--generation", type=int, default=1)
    fit.add_argument("--plan", type=_pairs, help="units=64,epochs=3")
    fit.add_argument("files", type=Path, nargs="+")
    fit.set_defaults(run=_fit)
    match = parts.add_parser("match")
    match.add_argument("--form", default="duel")
    match.add_argument("--seats", type=int, default=0)
    match.add_argument("--schools", default="")
    match.add_argument("--games", type=int, default=400)
    match.add_argument("--seconds", type=float, default=1e9)
    match.add_argument("--out", type=Path)
    match.add_argument("contenders", nargs="+")
    match.set_defaults(run=_match)
    line = parts.add_parser("train")
    line.add_argument("--folder", type=Path, required=True)
    line.add_argument("--games", type=int, default=400)
    line.add_argument("--generations", type=int, default=2)
    line.add_argument("--matches", type=int, default=100)
    line.set_defaults(run=_train)
    for part in (play, line):
        part.add_argument("--forms", default="duel")
        part.add_argument("--steps", type=int, default=150)
    for part in (play, fit, match, line):
        part.add_argument("--seed", type=int, default=1)
        part.add_argument("--workers", type=int, default=cores())
    return parser


if __name__ == "__main__":
    given = _arguments().parse_args()
    given.run(given)
