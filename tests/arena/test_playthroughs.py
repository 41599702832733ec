"""Whole random games in every form, compared with what is kept under `playthroughs`.

A difference means that a rule, the order of options or a document has changed. When that is meant, write the files
anew and read the difference before it is kept:

    .venv/bin/python -m tests.arena.test_playthroughs
"""

import json
from pathlib import Path
from typing import Any

import pytest

from frostglass.arena.document import write
from frostglass.arena.forms import FORMS
from frostglass.arena.notation import text
from frostglass.arena.position import Position
from frostglass.engine.chance import pick
from tests.arena.build import TABLE_IDS, TABLES, asked

KEPT = Path(__file__).parent / "playthroughs"
SEEDS = {
    "high_form_2": 47,
    "duel_2": 74,
    "duel_2_later": 7,
    "melee_3": 131,
    "melee_4": 90,
    "team_high_form_4": 31,
    "team_duel_4": 62,
    "team_duel_4_later": 17,
}
"""Seeds of games with many kinds of choices: summonings, flares, thaws, claims, improvising, passing control, warps."""


def played(name: str) -> dict[str, Any]:
    """A game of random choices: every choice with its seat and kind, and the last position."""
    mode, schools = dict(zip(TABLE_IDS, TABLES, strict=True))[name]
    seed = SEEDS[name]
    p = Position.new(FORMS[mode], schools)
    choices: list[str] = []
    while p.decision is not None:
        seat, kind = asked(p)
        option = pick(p.decision.options, seed, len(choices))
        choices.append(f"{seat} {kind}: {text(option)}")
        p.play(option)
    return {"mode": mode, "schools": list(schools), "seed": seed, "choices": choices, "final": write(p)}


@pytest.mark.parametrize("name", TABLE_IDS)
def test_a_kept_game_is_played_again_choice_by_choice(name: str) -> None:
    kept = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    game = played(name)
    for number, (now, then) in enumerate(zip(game["choices"], kept["choices"], strict=False), 1):
        assert now == then, f"choice {number}"
    assert game == kept


def renew() -> None:
    for name in TABLE_IDS:
        (KEPT / f"{name}.json").write_text(json.dumps(played(name), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    renew()
