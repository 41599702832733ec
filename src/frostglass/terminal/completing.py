"""What the shell offers on Tab: games, modes, bots, schools, decks and cards, by what stands before them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated, Final

import typer

from frostglass.engine.errors import Refused
from frostglass.terminal.command import PROGRAM, SpokenApp

SHELLS: Final = ("bash", "zsh", "fish")
ACTS: Final = ("show", "turn-over", "suspend", "resume", "reset")
EMBERS_MODES: Final = ("prologue", "chapter")
_VARIABLE: Final = f"_{PROGRAM.upper()}_COMPLETE"


def register(app: SpokenApp) -> None:
    app.command(
        "completion",
        help="help-completion",
        epilog="frostglass completion bash >> ~/.bashrc\nfrostglass completion fish | source",
    )(completion)


def completion(
    shell: Annotated[
        str, typer.Argument(metavar="|".join(SHELLS), help="help-completion-shell", autocompletion=lambda: SHELLS)
    ],
) -> None:
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    if shell not in SHELLS:
        raise Refused("unknown-shell", shell=shell, known=", ".join(SHELLS))
    print(get_completion_script(prog_name=PROGRAM, complete_var=_VARIABLE, shell=shell))


def games() -> Iterable[str]:
    from frostglass.games import GAMES

    return list(GAMES)


def acts() -> Iterable[str]:
    return ACTS


def modes() -> Iterable[str]:
    """The modes of the game that was named; all of them when none was."""
    from frostglass.arena.forms import FORMS

    known = {"arena": tuple(FORMS), "embers": EMBERS_MODES}
    return known.get(_game(), (*FORMS, *EMBERS_MODES))


def arena_modes() -> Iterable[str]:
    from frostglass.arena.forms import FORMS

    return list(FORMS)


def bots() -> Iterable[str]:
    """The bots of the arena."""
    from frostglass.bots import LEVELS

    return LEVELS["arena"]


def seats(incomplete: str) -> Iterable[str]:
    """Bots with commas between them: the one that is being typed."""
    from frostglass.bots import LEVELS

    return _last_of_list(incomplete, LEVELS.get(_game(), sorted({*LEVELS["arena"], *LEVELS["embers"]})))


def schools(incomplete: str) -> Iterable[str]:
    """Schools with commas between them, each once."""
    from frostglass.arena.patterns import SCHOOLS

    named = incomplete.split(",")[:-1]
    return _last_of_list(incomplete, [school for school in SCHOOLS if school not in named])


def beings() -> Iterable[str]:
    from frostglass.arena.patterns import CARDS

    return list(CARDS)


def cards() -> Iterable[str]:
    """Every deck and every card that may be named without giving a story away."""
    from frostglass.arena.flares import FLARES
    from frostglass.arena.patterns import CARDS, SCHOOLS
    from frostglass.arena.tasks import TASKS
    from frostglass.embers.deck import MEMORIES

    return [*SCHOOLS, "legends", "flares", "tasks", "memories", "captivity", *CARDS, *FLARES, *TASKS, *MEMORIES]


def _last_of_list(incomplete: str, known: Iterable[str]) -> list[str]:
    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known]


def _game() -> str:
    """The game that stands on the line; an option without its value keeps the parser from telling."""
    line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS", "")
    return next((word for word in line.split() if word in ("arena", "embers")), "")
