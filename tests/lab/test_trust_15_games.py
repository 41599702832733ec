"""Trust 15: random games of every kind, looked at again and again on the way. A copy, a document that is read back, a
choice that is taken back and made again, and the whole game replayed from its entries all give the same bytes; no card
and no piece is lost; every game ends."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from frostglass.arena.position import Position as Arena
from frostglass.embers.deck import MEMORIES
from frostglass.embers.position import Position as Embers
from frostglass.engine.game import Match, Rules
from frostglass.engine.position import Position
from frostglass.games import game
from tests.arena.build import LATER_TABLES, TABLES
from tests.arena.test_properties import cards_of
from tests.embers.test_documents import every_card
from tests.sizes import FULL, progress, size

GAMES = size(4, 10_000)
"""Games of each kind."""
LATER_GAMES = size(4, 16_700)
"""Those with Nethervoid and Etherweave: more than 100,000 in all forms together."""
LOOKS = 4
"""About so many looks in a game."""
KINDS: list[tuple[str, dict[str, Any]]] = [
    *[("arena", {"mode": mode, "schools": list(schools)}) for mode, schools in (*TABLES, *LATER_TABLES)],
    ("embers", {"mode": "prologue"}),
    *[("embers", {"mode": "chapter", "chapter": chapter}) for chapter in (1, 4, 7)],
]


def bytes_of(rules: Rules, position: Position) -> bytes:
    return json.dumps(rules.write(position), sort_keys=True).encode()


@pytest.mark.timeout(0 if FULL else 400)
@pytest.mark.parametrize(
    ("game_id", "settings"), KINDS, ids=[f"{g}-{'-'.join(map(str, s.values()))}" for g, s in KINDS]
)
def test_random_games_hold_together(game_id: str, settings: dict[str, Any]) -> None:
    rules = game(game_id)
    length = 300 if game_id == "arena" else 40
    later = "etherweave" in settings.get("schools", ())
    games = LATER_GAMES if later else GAMES
    for seed in range(games):
        progress(seed, games)
        rng = random.Random(seed)
        match = Match(rules, settings, seed)
        whole: Counter[str] | None = None
        while (decision := match.decision) is not None:
            option = rng.choice(decision.options)
            if rng.random() < LOOKS / length and decision.kind != "setup":
                whole = _look(match, whole)
                _play_and_take_back(match, option, decision.seat)
            else:
                match.play(option, decision.seat)
            assert len(match.entries) < 20_000
        assert rules.result(match.position) is not None
        again = Match(rules, settings, seed + 1, match.entries)
        assert bytes_of(rules, again.position) == bytes_of(rules, match.position)


def _look(match: Match, whole: Counter[str] | None) -> Counter[str] | None:
    """Copy and serialise; the cards of the game, which stay the same from look to look."""
    rules, position = match.rules, match.position
    before = bytes_of(rules, position)
    assert bytes_of(rules, position.copy()) == before
    assert bytes_of(rules, rules.read(json.loads(before))) == before
    if isinstance(position, Embers):
        counts = Counter(every_card(position))
        assert set(counts.values()) == {1}
        assert set(MEMORIES) <= set(counts)
        return None
    assert isinstance(position, Arena)
    if position.in_progress is not None:
        return whole  # a card is in the air
    found = cards_of(position)
    assert whole is None or found == whole
    for colour in range(position.colours):
        assert position.dual_free(colour) >= 0
        assert position.legend_free(colour) >= 0
    return found


def _play_and_take_back(match: Match, option: Any, seat: int) -> None:
    """Where nothing new is learned a choice can be undone, and all is as before."""
    before = bytes_of(match.rules, match.position), list(match.entries)
    match.play(option, seat)
    if match.may_undo(seat):
        match.undo(seat)
        assert (bytes_of(match.rules, match.position), match.entries) == before
        match.play(option, seat)
