"""Why not? What the viewer can and cannot do now, as the game advises it; nothing here tells of other hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frostglass.engine.game import Advice
from frostglass.terminal.player.table import Table


def answers(table: Table, square: str | None = None) -> list[Advice]:
    """Every thing the viewer may wonder about, or what could be done on one square."""
    if not table.viewer:
        return []
    return table.advise({} if square is None else {"square": square})


def about_card(table: Table, card: str) -> list[Advice]:
    """What holds the viewer back from a card or task in sight."""
    return [advice for advice in answers(table) if card in (advice.marks.get("card"), advice.marks.get("task"))]


def progress(view: Mapping[str, Any], task: str) -> str:
    """How far the seat to move is with a task: the parts of its nearest alternative."""
    return " ".join(f"{min(have, need)}/{need}" for have, need in view["progress"][task])
