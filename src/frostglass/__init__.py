"""Two tabletop games on one small engine: arena and embers.

`import frostglass` is cheap: what is named here is loaded when it is first used. The names of `__all__` are public and
keep their meaning from version to version (docs/library.md); everything else in the package may change at any time.

>>> import frostglass
>>> game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
>>> game.seat, game.kind
(1, 'setup')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from frostglass.arena.board import SquareSet
    from frostglass.embers.mind import Mind
    from frostglass.engine.errors import Refused
    from frostglass.library.answers import Answer
    from frostglass.library.board import Board, Piece
    from frostglass.library.choices import Choice, Choices
    from frostglass.library.errors import Illegal
    from frostglass.library.game import Game, new, replay
    from frostglass.library.position import Position, determinize, explore, read
    from frostglass.library.printed import Being, Memory, being, beings, levels, memories, memory, modes, schools
    from frostglass.pictures.notebook import Picture

__version__ = "0.1.0"

_LIBRARY: Final = {
    "Answer": "library.answers",
    "Being": "library.printed",
    "Board": "library.board",
    "Choice": "library.choices",
    "Choices": "library.choices",
    "Game": "library.game",
    "Illegal": "library.errors",
    "Memory": "library.printed",
    "Mind": "embers.mind",
    "Picture": "pictures.notebook",
    "Piece": "library.board",
    "Position": "library.position",
    "Refused": "engine.errors",
    "SquareSet": "arena.board",
    "being": "library.printed",
    "beings": "library.printed",
    "determinize": "library.position",
    "explore": "library.position",
    "levels": "library.printed",
    "memories": "library.printed",
    "memory": "library.printed",
    "modes": "library.printed",
    "new": "library.game",
    "read": "library.position",
    "replay": "library.game",
    "schools": "library.printed",
}
"""Where each public name lives."""

__all__ = [
    "Answer",
    "Being",
    "Board",
    "Choice",
    "Choices",
    "Game",
    "Illegal",
    "Memory",
    "Mind",
    "Picture",
    "Piece",
    "Position",
    "Refused",
    "SquareSet",
    "__version__",
    "being",
    "beings",
    "determinize",
    "explore",
    "levels",
    "memories",
    "memory",
    "modes",
    "new",
    "read",
    "replay",
    "schools",
]


def __getattr__(name: str) -> Any:
    if name not in _LIBRARY:
        raise AttributeError(f"module 'frostglass' has no attribute {name!r}")
    value = getattr(import_module(f"frostglass.{_LIBRARY[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
