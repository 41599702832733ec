"""What a long run has done so far, line by line in a file: who begins it again goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from frostglass.engine.errors import Refused
from frostglass.lab.game import Played, Table


class Journal:
    """The games of a run that are done, by their number from 0. Without a file nothing is kept."""

    def __init__(self, file: str, tables: Sequence[Table]) -> None:
        """Refused when the file is of another run."""
        self.done: dict[int, Played] = {}
        self._file = Path(file) if file else None
        if self._file is None:
            return
        head = json.dumps({"frostglass-run": _digest(tables)})
        try:
            lines = self._file.read_text("utf-8").splitlines(keepends=True) if self._file.exists() else []
            if lines and lines[0].strip() != head:
                raise Refused("other-run", file=file)
            whole = [line for line in lines[1:] if line.endswith("\n")]
            for line in whole:
                number, played = json.loads(line)
                self.done[number] = read(played)
            # A line that was being written when the run ended is written anew.
            self._file.write_text("".join([f"{head}\n", *whole]), "utf-8")
        except OSError:
            raise Refused("cannot-open", file=file) from None
        except (ValueError, TypeError, KeyError):
            raise Refused("other-run", file=file) from None

    def add(self, numbers: Iterable[int], played: Iterable[Played]) -> None:
        """These games are done."""
        more = dict(zip(numbers, played, strict=True))
        self.done |= more
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps([number, written(game)]) + "\n" for number, game in more.items()))


def written(played: Played) -> dict[str, Any]:
    """A game as JSON values; `read` takes it back equal."""
    return played._asdict() | {"settings": dict(played.settings), "bots": list(played.bots)}


def read(document: dict[str, Any]) -> Played:
    """The game of such values."""
    return Played(**(document | {"bots": tuple(document["bots"])}))


def _digest(tables: Sequence[Table]) -> str:
    """What a run is known by: every game of it, wherever its records go."""
    digest = sha256()
    for table in tables:
        bots = [str(bot) for bot in table.bots]
        told = [table.game, table.settings, bots, table.seed, *table.watched]
        digest.update(json.dumps(told, sort_keys=True).encode())
    return digest.hexdigest()[:32]
