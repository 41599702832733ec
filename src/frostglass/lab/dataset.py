"""Data sets of simulated games as Parquet: a row for each game, a schema, and a card of facts inside the file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from frostglass.engine.errors import Refused
from frostglass.games import GAMES
from frostglass.lab.simulate import Simulated

CARD: Final = b"frostglass"
"""Where the card of facts lies in the file's metadata."""
_LISTS: Final = ("bots", "schools")
_OWN: Final = ("game", "mode", "seed", "winner", "turns", "reason", "decisions", "deals", "bots", "schools")


def write(found: Simulated, file: Path) -> None:
    """The games of a run as a Parquet file. What other settings and data a game has is JSON in `more`."""
    pa, parquet = _arrow()
    rows = [_row(found, number) for number in range(len(found.played))]
    card = json.dumps(card_of(found), sort_keys=True).encode()
    table = pa.Table.from_pylist(rows, schema=_schema(pa).with_metadata({CARD: card}))
    try:
        parquet.write_table(table, file, compression="zstd")
    except OSError:
        raise Refused("cannot-open", file=str(file)) from None


def card_of(found: Simulated) -> dict[str, Any]:
    """What somebody has to know to make the same games again."""
    wanted = found.wanted
    return {
        "frostglass": version("frostglass"),
        "game": wanted.game,
        "rules": GAMES[wanted.game].version,
        "games": wanted.games,
        "seed": wanted.seed,
        "bots": [str(bot) for bot in wanted.bots],
        "ways": [dict(way) for way in wanted.ways],
        "rotate": wanted.rotate,
    }


def read_card(file: Path) -> dict[str, Any]:
    """The card of facts of a data set; Refused when the file is none of ours."""
    _, parquet = _arrow()
    try:
        told = parquet.read_schema(file).metadata or {}
        card: dict[str, Any] = json.loads(told[CARD])
    except OSError:
        raise Refused("cannot-open", file=str(file)) from None
    except (KeyError, ValueError):
        raise Refused("no-data") from None
    return card


def lines(file: Path) -> Iterator[str]:
    """The games of a data set as the lines that `report` reads, in their order."""
    read_card(file)
    _, parquet = _arrow()
    for row in parquet.read_table(file).to_pylist():
        more = json.loads(row.pop("more"))
        kept = {name: value for name, value in row.items() if value is not None}
        winner = kept.get("winner")
        kept["winner"] = int(winner) if winner is not None and winner.isdecimal() else winner
        yield json.dumps(kept | more)


def _row(found: Simulated, number: int) -> dict[str, Any]:
    played = found.played[number]
    whole = {"game": found.wanted.game, **played.settings, **played.result(), **played.kept}
    whole |= {"decisions": played.decisions, "deals": played.deals, "bots": list(played.bots)}
    row = {name: whole.pop(name, None) for name in _OWN}
    row["winner"] = None if row["winner"] is None else str(row["winner"])
    return row | {"more": json.dumps(whole, sort_keys=True)}


def _schema(pa: Any) -> Any:
    numbers = {"seed": pa.int64(), "turns": pa.int32(), "decisions": pa.int32(), "deals": pa.int32()}
    kinds = {name: pa.list_(pa.string()) if name in _LISTS else numbers.get(name, pa.string()) for name in _OWN}
    return pa.schema({**kinds, "more": pa.string()})


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise Refused("needs-extra", extra="cluster") from None
    return pyarrow, parquet
