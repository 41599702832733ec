"""Trust 9: sizes, number and timing of what one seat is sent do not tell what another chose among hidden things.

Tables with the same luck are laid side by side; at each somebody chooses another of the things that the others may not
know. All that the others are sent meanwhile is compared byte by byte, and the time when it comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from frostglass.embers.document import write
from frostglass.games import GAMES
from frostglass.server.schema import Fortune, SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.embers import tables as embers
from tests.server.client import Page, new_id
from tests.server.house import House, served
from tests.server.test_campaigns import EVERY_GAME
from tests.sizes import FULL, progress, size

ROUNDS = size(4, 200)
"""How often each of the hidden things is chosen."""
APART_SECONDS = 0.002 if FULL else 0.05
"""So far the usual times of two hidden choices may be apart."""
LOOKS = 1 if FULL else 6
"""So often all of it is looked at, at most: a busy moment passes, what a choice does stays."""
TOKENS = ["first-token", "second-token"]
BARE = [" ".join(["--"] * n) for n in (5, 7, 9, 9, 9, 9, 9, 7, 5)]
HAND = ["snow_fox", "ice_queen", "glacier_giant"]
SPIRIT = [*BARE[:4], "-- -- c1 -- -- -- -- -- --", "-- -- c1 -- c1 -- -- -- --", *BARE[6:]]
MIDDLE = "-- -- -- -- c1 -- -- -- --"
CROSS = [*BARE[:3], MIDDLE, "-- -- -- c1 -- c1 -- -- --", MIDDLE, *BARE[6:]]
STAIRS = [*BARE[:5], MIDDLE, "-- -- -- c1 c1 -- -- -- --", "-- c1 c1 -- -- -- --", BARE[8]]
TWINS = [*BARE[:3], "-- -- -- h2 -- -- -- -- --", "-- -- -- c1 c1 c1 -- -- --", *BARE[5:]]
LINE = "chains-5@0,0 daggers-4@-1,-1 antlers-3@1,-1"


class Scene(NamedTuple):
    """A game, and what is chosen in it: the same to all eyes but those of who chooses."""

    game: str
    settings: dict[str, Any]
    choices: tuple[str, ...]
    hidden: str = ""
    """What differs beside the choices."""


def duel(board: list[str], school: str, **own: Any) -> dict[str, Any]:
    seats = [{"school": school, **own}, {"school": "highland"}]
    return {"mode": "duel", "position": {"game": "arena", "mode": "duel", "board": board, "seats": seats}}


def discards() -> Iterator[Scene]:
    """RULES 15.4: the card given up, and the cards that go back under the deck."""
    for given, back, other in itertools.permutations(HAND):
        yield Scene("arena", duel(BARE, "everfrost", hand=HAND), (f"D {given}", f"R {back}", f"R {other}"))


def drawn_from_the_pile() -> Iterator[Scene]:
    """RULES 15.4: a card that Kiskin Spirit moves secretly out of the discard pile."""
    for back in ("sapling", "naiad"):
        pile = duel(SPIRIT, "sylvan", hand=["kiskin_spirit"], discard=["sapling", "naiad"])
        yield Scene("arena", pile, ("S kiskin_spirit e5", back))


def thrown_away() -> Iterator[Scene]:
    """X49: the being that Reality Patch discards from the hand."""
    held = ["reality_patch", "singularity", "paradox_worm", "void_summoner"]
    for thrown in held[1:]:
        yield Scene("arena", duel(CROSS, "etherweave", hand=held), ("S reality_patch e5", thrown))


def twin_not_shown() -> Iterator[Scene]:
    """RULES 15.8: Greater Shadow Twin shows no twin, whether one lies in the discard pile or not."""
    for hidden in ("lesser_shadow_twin", "singularity"):
        pile = duel(TWINS, "etherweave", hand=["greater_shadow_twin"], discard=[hidden], shown=[])
        yield Scene("arena", pile, ("S greater_shadow_twin c5", "stop"), hidden)


def nothing_copied() -> Iterator[Scene]:
    """RULES 15.8: Ziggurat Sentinel copies nothing, whether a warp effect lies in the discard pile or not."""
    for hidden in ("paradox_worm", "singularity"):
        pile = duel(STAIRS, "etherweave", hand=["ziggurat_sentinel"], discard=[hidden], shown=[])
        yield Scene("arena", pile, ("S ziggurat_sentinel e5", "stop", "stop"), hidden)


def arranged() -> Iterator[Scene]:
    """RULES 5.3: the order in which Aelin lays her four cards face down."""
    for order in range(6):
        yield Scene("embers", {"mode": "chapter", "chapter": 1}, (str(order),))


def not_revealed() -> Iterator[Scene]:
    """RULES 10.4: Aelin turns no card over, whether she could or not."""
    for hidden in ("antlers-2a", "glass-2a"):
        rows = [hidden, "glass-1a", "glass-3", "glass-5"]
        position = embers.table(LINE, rows=rows, todo="glimpse", turn=1, deck="chains-2a")
        yield Scene("embers", {"mode": "chapter", "position": write(position)}, ("take antlers-3", "no"), hidden)


def wanted(words: str, choices: list[str]) -> str:
    """The choice that is meant: by its whole text, its first words, its place, or a card in it."""
    if words.isdigit():
        return choices[int(words)]
    for meant in (str.__eq__, str.startswith, str.__contains__):
        for choice in choices:
            if meant(choice, words):
                return choice
    raise AssertionError((words, choices))


HIDDEN = [discards, drawn_from_the_pile, thrown_away, twin_not_shown, nothing_copied, arranged, not_revealed]


@pytest.mark.timeout(0 if FULL else 120)
@pytest.mark.parametrize("hidden", HIDDEN)
def test_what_is_sent_to_others_and_when_does_not_tell_a_hidden_choice(hidden: Any, tmp_path: Path) -> None:
    scenes = list(hidden()) * ROUNDS * LOOKS
    look = len(scenes) // LOOKS
    for first in range(0, len(scenes), look):  # so that a busy moment falls on all of them
        scenes[first : first + look] = random.Random(first).sample(scenes[first : first + look], look)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(_lay(database, scenes))
    heard: set[tuple[tuple[str, ...], ...]] = set()
    times: dict[tuple[str, ...], list[float]] = {}
    apart = float("inf")
    with served(database, games=EVERY_GAME) as house:
        for number, scene in enumerate(scenes, 1):
            progress(number, len(scenes))
            sent, took = _heard(house, _name(number - 1), scene)
            heard.add(sent)
            times.setdefault((*scene.choices, scene.hidden), []).append(took)
            if number % look == 0:
                usual = [statistics.median(took) if FULL else min(took) for took in times.values()]
                print(f"\n{hidden.__name__}: {number} tables, {[round(1e3 * took, 2) for took in usual]} ms")
                apart = max(usual) - min(usual)
                if apart < APART_SECONDS:
                    break
    assert len(times) > 1
    assert len(heard) == 1
    assert apart < APART_SECONDS


def _name(number: int) -> str:
    return f"t{number:05}"


async def _lay(database: str, scenes: list[Scene]) -> None:
    """A table for each scene, all with the same luck."""
    store = await Store.open(database)
    for number, scene in enumerate(scenes):
        name, rules = _name(number), GAMES[scene.game]
        seats = [SeatRow(name, n, "me", f"Seat {n}", token=digest(token)) for n, token in enumerate(TOKENS, 1)]
        fate = Fortune(35).fate
        row = TableRow(name, scene.game, rules.version, scene.settings, 0, digest("host"), True, 60, 0.0, fate=fate)
        await store.create(row, seats)
    await store.close()


def _heard(house: House, name: str, scene: Scene) -> tuple[tuple[tuple[str, ...], ...], float]:
    """What the other seat and a spectator are sent while the first seat makes its choices, and how soon it came."""
    with contextlib.ExitStack() as stack:
        watcher, other, chooser = (stack.enter_context(Page(house, name, token)) for token in (None, *TOKENS[::-1]))
        others = (other, watcher)
        for page in (*others, chooser):
            page.at(0)
            while not page.info or not all(seat["here"] for seat in page.info["seats"]):
                page.receive()
        before = [len(page.raw) for page in others]
        took = 0.0
        for words in scene.choices:
            command = chooser.command(wanted(words, chooser.choices))
            began = time.monotonic()
            chooser.send(command)
            other.at(command["number"] + 1)
            took += time.monotonic() - began
            chooser.until("ack", id=command["id"])
            chooser.at(command["number"] + 1)
            watcher.at(command["number"] + 1)
        for page in others:  # what comes late comes before the answer
            page.ask({"type": "ask", "id": new_id(), "number": page.state["number"], "wish": {}})
        sent = tuple(
            tuple(frame.replace(name, "") for frame in page.raw[first:-1])
            for page, first in zip(others, before, strict=True)
        )
        assert all(len(frames) == len(scene.choices) for frames in sent)
        return sent, took
