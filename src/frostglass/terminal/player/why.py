"""Why not? What the viewer can and cannot do now, as the game advises it; nothing here tells of other hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from frostglass.engine.game import Advice
from frostglass.terminal.player import look
from frostglass.terminal.player.table import Table
from frostglass.text import Words


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


def page(found: list[Advice], words: Words) -> RenderableType:
    """A page of reasons, what cannot be done first."""
    lines: list[RenderableType] = []
    for about, _, reasons, _ in sorted(found, key=lambda advice: not advice.reasons):
        line = Text(words.say(about), "bold")
        line.append(f"  ✓ {words('player-why-possible')}" if not reasons else "", look.GOOD)
        lines.append(line)
        lines += [Padding(Text(f"✗ {words.say(reason)}", look.TEXT_2), (0, 0, 0, 2)) for reason in reasons]
    return Group(*lines)
