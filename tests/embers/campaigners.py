"""Two partners who play a campaign. `python -m tests.embers.campaigners` writes won_games.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from frostglass.bots import play, read_spec
from frostglass.embers.rules import EMBERS
from frostglass.engine.game import Match

PARTNER = read_spec("embers", "partner")
WON_GAMES = Path(__file__).with_name("won_games.json")
"""A won game of the prologue and of each chapter: its seed and what the seats chose."""
PARTS: list[dict[str, Any]] = [{"mode": "prologue"}, *({"mode": "chapter", "chapter": n} for n in range(1, 8))]


def played(settings: dict[str, Any], seed: int) -> tuple[Match, list[str]]:
    """A game of two partners, and what they chose."""
    match = Match(EMBERS, settings, seed)
    chosen = []
    while (decision := match.decision) is not None:
        view = EMBERS.look(match.position, decision.seat)
        option = play("embers", view, decision, PARTNER.level, PARTNER.budget, seed + len(chosen))
        chosen.append(EMBERS.text(option))
        match.play(option, decision.seat)
    return match, chosen


def won_game(settings: dict[str, Any]) -> dict[str, Any]:
    for seed in range(1, 100):
        match, chosen = played(settings, seed)
        if match.position.outcome == "won":  # type: ignore[attr-defined]
            return {"seed": seed, "choices": chosen}
    raise AssertionError("they never win")


def won_games() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(WON_GAMES.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    games = ",\n".join(json.dumps(won_game(part)) for part in PARTS)
    WON_GAMES.write_text(f"[\n{games}\n]\n", encoding="utf-8")
