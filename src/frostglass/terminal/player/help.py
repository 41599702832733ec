"""The page behind F1: the keys, what the signs on the screen mean, and the rules of the game."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from frostglass.games import game as rules_of
from frostglass.terminal.player import look
from frostglass.terminal.player.table import Table
from frostglass.terminal.rulebook import rule_numbers
from frostglass.text import Words

_KEYS: Final = (
    ("1 – 9", "player-key-pick"),
    ("↑ ↓ Enter", "player-key-list"),
    ("/", "player-key-filter"),
    ("Esc", "player-key-all"),
    ("Tab", "player-key-tab"),
    ("c  b  h  l", "player-key-go"),
    ("Space", "player-key-card"),
    ("u", "player-key-undo"),
    ("?", "player-key-why"),
    ("F2", "player-key-language"),
    ("F3", "player-key-hint"),
    ("F5", "player-key-kept"),
    ("← → F6", "player-key-replay"),
    ("F9", "player-key-resign"),
    ("Ctrl+Q", "player-key-quit"),
)
_ARENA_SIGNS: Final = (
    ("e  t", "player-key-end"),
    ("● ◆ ★", "player-sign-ranks"),
    ("A B C D", "player-sign-letters"),
    (" ".join(look.RINGED), "player-sign-gateway"),
    (f"{look.TEETH} {look.RING}", "player-sign-squares"),
    ("+", "player-sign-central"),
    ("[ ]", "player-sign-target"),
    ("/  :", "player-sign-marks"),
    ("✓3  −1", "player-sign-notes"),
    (f"{look.KEPT} {look.FLARE} {look.TASK}", "player-sign-cards"),
)
_EMBERS_SIGNS: Final = (
    ("h", "campaign-in-force"),
    ("g2a", "player-sign-memory"),
    ("#  .", "player-sign-areas"),
    ("*", "player-sign-ghost"),
    ("◉ ○", "player-sign-determination"),
    ("▸", "player-sign-current"),
)


def keys(table: Table, words: Words, *, small: bool) -> str:
    """The line of keys at the foot of a table."""
    if small:
        return words("player-keys-small", game=table.rules.id)
    if table.is_over:
        return words("player-keys-over")
    return words("player-keys", undo="yes" if table.rules.takes_back else "no")


def page(game: str, words: Words, later: frozenset[str] = frozenset()) -> RenderableType:
    """The whole page; rules that are for later in the story are left out (embers RULES 4.12)."""
    signs = _ARENA_SIGNS if game == "arena" else _EMBERS_SIGNS
    rules = Grid.grid(padding=(0, 2, 0, 0))
    for number in rule_numbers(game):
        if game == "embers" and {number, number.partition("-")[0]} & later:
            continue
        style = f"bold {look.FROST}" if number.isdecimal() else ""
        rules.add_row(Text(number.replace("-", "."), look.TEXT_3), Text(words(f"rules-{game}-{number}"), style))
    return Group(
        _listed({key: words(id) for key, id in _KEYS if key != "u" or rules_of(game).takes_back}),
        Text(),
        _listed({sign: words(id) for sign, id in signs}),
        Text(),
        Text(words("terminal-rules", game=game), f"bold {look.EMBER}"),
        rules,
    )


def _listed(rows: dict[str, str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for left, right in rows.items():
        grid.add_row(Text(left, look.FROST), Text(right))
    return grid
