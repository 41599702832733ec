"""The training line: generation after generation plays itself, a net is fitted to all games, and kept if it wins.

Everything lies in one folder, so that a line that was stopped goes on where it was:

    games-1.jsonl ...   the games of each generation
    gen-1.net ...       the net of each generation
    line.jsonl          what came of each generation
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.bots.learned.net import write
from frostglass.engine.errors import Refused
from frostglass.lab.cluster import Cluster
from frostglass.lab.learning.games import asked, kept, self_play
from frostglass.lab.learning.matches import add_line, meetings, play_match, report, seats_of
from frostglass.lab.learning.players import Explorer

STEPS: Final = 300
"""The steps of both sides of the matches between generations."""
_SHARE_TO_KEEP: Final = 0.5

Say = Callable[[str], None]
Begin = Callable[[str, int], Callable[[int], None]]
"""Something begins that has so many steps: what hears of each."""


class Order(NamedTuple):
    """What is to be trained."""

    folder: Path
    forms: tuple[str, ...]
    """Forms that score alike: one net is for all of them."""
    games: int
    generations: int
    matches: int
    seed: int
    workers: int
    steps: int = 150
    """The steps of a decision in self-play."""
    cluster: Cluster | None = None
    """The machines that play the games of self-play instead."""


def checked(order: Order) -> Order:
    """The order; Refused when there is no such form or two forms do not score alike."""
    try:
        import torch  # noqa: F401
    except ImportError:
        raise Refused("needs-extra", extra="train") from None
    for form in order.forms:
        if form not in FORMS:
            raise Refused("unknown-mode", field="form", mode=form)
    if len({FORMS[form].scoring for form in order.forms}) != 1:
        raise Refused("forms-score-differently", forms=", ".join(order.forms))
    return order


def train(order: Order, begin: Begin, say: Say) -> Path | None:
    """Train what is wanted; the file of the best net, None if none was better than the adept."""
    order.folder.mkdir(parents=True, exist_ok=True)
    log = order.folder / "line.jsonl"
    found = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    best = next((entry["net"] for entry in reversed(found) if entry["kept"]), "")
    for number in range(len(found) + 1, order.generations + 1):
        entry = _generation(order, number, best, begin, say)
        add_line(log, entry)
        if entry["kept"]:
            best = entry["net"]
    return order.folder / best if best else None


def _generation(order: Order, number: int, best: str, begin: Begin, say: Say) -> dict[str, Any]:
    """Self-play by the best so far, a net for all games so far, a match against the best."""
    from frostglass.lab.learning.fit import Plan, fit
    from frostglass.lab.learning.rows import gather

    led = str(order.folder / best) if best else ""
    games = asked(order.forms, order.seed + number, Explorer(led, order.steps))
    wanted = [next(games) for _ in range(order.games)]
    tick = begin("play", order.games)
    self_play(_games(order, number), wanted, order.workers, float("inf"), tick, order.cluster)
    # In the order of their numbers: they were kept as they were done, and the net shall not depend on who was quicker.
    all_games = [game for i in range(1, number + 1) for game in sorted(kept(_games(order, i)), key=itemgetter(0))]
    data = gather(all_games, order.workers)
    record = {
        "forms": order.forms,
        "generation": number,
        "seed": order.seed,
        "steps": order.steps,
        "made": datetime.now(UTC).date().isoformat(),
    }
    net = fit(data, Plan(), say, record)
    name = f"gen-{number}.net"
    (order.folder / name).write_bytes(write(net))
    entry = _matched(order, name, f"master:{STEPS}n@{led}" if led else f"adept:{STEPS}n", begin, order.seed + number)
    say(json.dumps({key: entry[key] for key in ("net", "share", "interval", "kept")}))
    return entry


def _games(order: Order, number: int) -> Path:
    return order.folder / f"games-{number}.jsonl"


def _matched(order: Order, name: str, other: str, begin: Begin, seed: int) -> dict[str, Any]:
    form = order.forms[0]
    contenders: Sequence[str] = (f"master:{STEPS}n@{order.folder / name}", other)
    if FORMS[form].scoring == "colours":
        contenders = (*contenders, other)
    seats = seats_of(form, len(contenders))
    met = play_match(
        meetings(form, contenders, seats, order.matches, seed), order.workers, tick=begin("match", order.matches)
    )
    found = report(form, contenders, met)
    return {"net": name, "kept": found["share"] > _SHARE_TO_KEEP / (len(contenders) / 2), **found}


def quietly(what: str, steps: int) -> Callable[[int], None]:
    """Progress on a terminal that has no bars: a line every half minute."""
    began = last = time.monotonic()
    done = 0

    def tick(more: int) -> None:
        nonlocal done, last
        done += more
        now = time.monotonic()
        if now - last >= 30 or done == steps:
            last = now
            print(f"{what} {done}/{steps} {now - began:.0f}s", flush=True)

    return tick
