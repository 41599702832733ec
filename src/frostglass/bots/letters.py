"""Questions to bots and their answers as text, for bots that think on another machine.

A letter holds what a question holds: what a seat may know, its options, a bot. A value with fields is written as its
name and its fields, `{"arena.Place": [40]}`; only what is listed here is written, or made when it is read.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from frostglass.arena import options as arena_options
from frostglass.arena.forms import Result
from frostglass.arena.plain import SeatView
from frostglass.arena.summoning import Resolve
from frostglass.arena.view import Resolving
from frostglass.arena.view import View as ArenaView
from frostglass.bots.advice import Turn
from frostglass.bots.budget import Budget
from frostglass.bots.play import Question
from frostglass.bots.spec import Spec
from frostglass.embers import options as embers_options
from frostglass.embers.mind import Mind
from frostglass.embers.view import PileView, RowView
from frostglass.embers.view import View as EmbersView
from frostglass.engine.decision import Dealt, Decision, Option
from frostglass.engine.message import Message
from frostglass.engine.position import Begin

PLAIN: Final = (str, int, float, bool, type(None))
MAPPING: Final = ""
MIND: Final = "embers.Mind"


def _options(room: Any) -> list[type[Any]]:
    """The kinds of options that a game has."""
    kinds = [kind for kind in vars(room).values() if isinstance(kind, type) and issubclass(kind, tuple)]
    return [kind for kind in kinds if kind.__module__ == room.__name__]


def _room(kind: type[Any]) -> str:
    """Its name among those of both games: `arena.View`."""
    return f"{kind.__module__.split('.')[1]}.{kind.__name__}"


_TRAVELLING: Final = (
    *_options(arena_options),
    *_options(embers_options),
    *(ArenaView, SeatView, Resolving, Resolve, Result),
    *(EmbersView, RowView, PileView),
    *(Begin, Dealt, Message, Turn),
)
_KINDS: Final[Mapping[str, type[Any]]] = {_room(kind): kind for kind in _TRAVELLING}
_NAMES: Final[Mapping[type[Any], str]] = {kind: name for name, kind in _KINDS.items()}


def write(question: Question) -> str:
    """A question as text."""
    decision, spec = question.decision, question.spec
    return json.dumps(
        {
            "game": question.game,
            "view": _packed(question.view),
            "seat": decision.seat,
            "kind": decision.kind,
            "about": _packed(decision.about),
            "options": [_packed(option) for option in decision.options],
            "bot": spec.level,
            "budget": list(spec.budget),
            "seed": question.seed,
        },
        separators=(",", ":"),
    )


def read(letter: str) -> Question:
    """The question of a letter."""
    told = json.loads(letter)
    options = tuple(map(_unpacked, told["options"]))
    decision = Decision.of(told["seat"], told["kind"], options, False, _unpacked(told["about"]))
    spec = Spec(told["bot"], Budget(*told["budget"]))
    return Question(told["game"], _unpacked(told["view"]), decision, spec, told["seed"])


def write_answer(question: Question, option: Option, turns: Sequence[Turn] = ()) -> str:
    """An answer as text: which of the options it is, and what speaks for it if that was asked."""
    own = question.decision.own(option)
    if own is None:
        raise ValueError("a bot chose what is no option")
    number = next(i for i, offered in enumerate(question.decision.options) if offered is own)
    return json.dumps({"option": number, "turns": [_packed(turn) for turn in turns]})


def read_answer(question: Question, letter: str) -> tuple[Option, list[Turn]]:
    """The option that an answer to this question names, and the turns that it tells."""
    told = json.loads(letter)
    number = told["option"]
    if not 0 <= number < len(question.decision.options):
        raise ValueError("there is no such option")
    return question.decision.options[number], [_unpacked(turn) for turn in told["turns"]]


def _packed(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return [_packed(inner) for inner in value]
    if kind is Mind:
        return {MIND: [list(placed) for placed in value.placed]}
    if kind is dict:
        return {MAPPING: {name: _packed(inner) for name, inner in value.items()}}
    if kind not in _NAMES:
        raise TypeError(f"{kind.__name__} does not travel")
    fields = value if isinstance(value, tuple) else (getattr(value, field.name) for field in dataclasses.fields(value))
    return {_NAMES[kind]: [_packed(inner) for inner in fields]}


def _unpacked(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_unpacked, value))
    if not isinstance(value, dict):
        return value
    ((name, inner),) = value.items()
    if name == MAPPING:
        return {key: _unpacked(held) for key, held in inner.items()}
    if name == MIND:
        return Mind.of((card, x, y) for card, x, y in inner)
    return _MAKERS[name](*map(_unpacked, inner))


def _maker(kind: type[Any]) -> Callable[..., Any]:
    """Makes such a value from its fields in order."""
    if issubclass(kind, tuple):
        return kind
    names = [field.name for field in dataclasses.fields(kind)]
    return lambda *fields: kind(**dict(zip(names, fields, strict=True)))


_MAKERS: Final = {name: _maker(kind) for name, kind in _KINDS.items()}
