"""The arena in messages: the question of a decision, what choosing an option does, what happened.

The words themselves are in `text`. Of a position only what everybody sees is read here: board, turn, points, the card
being resolved; never a hand, a deck or a discard pile. Seats and colours are the letters A to D.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from frostglass.arena import events as ev
from frostglass.arena.board import DIRECTION, DIRECTIONS, NAMES, RAY
from frostglass.arena.flares import FLARES, differences
from frostglass.arena.options import (
    END,
    PASS,
    STOP,
    Claim,
    Colour,
    Discard,
    Go,
    Invoke,
    Lift,
    Move,
    Pick,
    Place,
    Return,
    School,
    Starts,
    Summon,
    Take,
    Use,
    Word,
)
from frostglass.arena.patterns import COMMON, RANKS
from frostglass.arena.schools import STOPS
from frostglass.arena.scoring import kill_points
from frostglass.arena.state import EMPTY, State, colour_of, rank_of
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.game import kind_of
from frostglass.engine.message import Message

LETTERS: Final = "ABCD"
"""The letters carved into the pieces, by colour; a seat has the letter of its number."""
Args = dict[str, str | int | Message]


def prompt(p: State, decision: Decision) -> Message:
    """The question that a decision asks its seat."""
    kind = decision.kind
    if kind == "main":
        if p.control == p.turn:
            return Message("prompt-main", {"actions": p.actions})
        return Message("prompt-main-passed", {"seat": _seat(p.turn), "actions": p.actions})
    if kind == "setup":
        assert isinstance(decision.about, int)
        return Message("prompt-setup", {"owner": LETTERS[decision.about]})
    card = _being_resolved(p)
    optional = STOP in decision.options
    return Message(f"prompt-may-{kind}" if optional else f"prompt-{kind}", {"card": card} if card is not None else {})


def _being_resolved(p: State) -> Message | None:
    """The card whose effect is going on, which everybody has seen."""
    match p.in_progress:
        case (_, Summon(card) | Use(card) | Invoke(card), _):
            return _card(card)
        case _:
            return None


# -- what a choice does -----------------------------------------------------------------------------------------------


def label(p: State, decision: Decision, option: Option) -> Message:
    """What choosing this option does, with all that the board tells about it."""
    kind = decision.kind
    match option:
        case Pick(square):
            return _label_pick(p, decision, square)
        case Move():
            return _label_move(p, kind, option)
        case Summon():
            return _label_summon(p, decision, option)
        case Word():
            return _label_word(p, kind, option)
        case Take():
            return _label_take(decision, option)
        case Invoke():
            return _label_invoke(p, option)
        case Colour() | School():
            return Message(f"label-{kind}", _told(option))
        case Use(card, verb):
            return Message(f"label-{verb}", {"card": _card(card)})
        case Lift(square):
            return Message("label-lift", _piece_on(p, square))
        case Claim(task):
            return Message("label-claim", _task(task))
        case Resign(seat):
            return Message("label-resign", {"seat": _seat(seat)})
        case Leave(seat):
            return Message("label-leave", {"seat": _seat(seat)})
    return Message(_LABELS[type(option)], _told(option))


_LABELS: Final[dict[type[Option], str]] = {
    Place: "label-place_common",
    Go: "label-go",
    Discard: "label-discard",
    Return: "label-return",
    Dealt: "label-dealt",
    Starts: "label-starts",
}
"""What is labelled alike on every board."""


def _label_take(decision: Decision, option: Take) -> Message:
    said: Args = {"card": _card(option.card)}
    match [o for o in decision.options if o != option]:
        case [Take(other)]:
            said["other"] = _card(other)
    return Message(f"label-{decision.kind}", said)


def _label_summon(p: State, decision: Decision, option: Summon) -> Message:
    said = Message("label-summon", {"card": _card(option.card), "square": NAMES[option.target]})
    if option.granted >= 0:
        said = Message("label-counting", {"label": said, **_piece_on(p, option.granted)})
    if option.improvised >= 0:
        said = Message("label-improvising", {"label": said, **_piece_on(p, option.improvised)})
    said = _destroying(p, said, [option.target])
    # Ways that differ only in how the pattern lies are numbered.
    same = (option.card, option.target, option.granted, option.improvised)
    summons = (o for o in decision.options if isinstance(o, Summon))
    ways = [o for o in summons if (o.card, o.target, o.granted, o.improvised) == same]
    if len(ways) == 1:
        return said
    return Message("label-way", {"label": said, "way": ways.index(option) + 1, "ways": len(ways)})


def _label_move(p: State, kind: str, option: Move) -> Message:
    name = {"leap": "label-leap", "slide": "label-slide"}.get(kind, "label-move")
    said = Message(name, {"source": NAMES[option.source], "target": NAMES[option.target]})
    if kind != "run":
        return _destroying(p, said, [option.target])
    ray = RAY[DIRECTION[option]][option.source]
    return _destroying(p, said, ray[: ray.index(option.target) + 1])


def _destroying(p: State, said: Message, squares: Sequence[int]) -> Message:
    """A label with the pieces that the choice destroys on these squares."""
    held = [s for s in squares if p.cells[s] != EMPTY]
    match held:
        case []:
            return said
        case [square]:
            return Message("label-destroying", {"label": said, **_piece_on(p, square)})
        case _:
            pieces = _all([Message("piece-at", _piece_on(p, s)) for s in held])
            return Message("label-destroying-all", {"label": said, "pieces": pieces})


def _label_pick(p: State, decision: Decision, square: int) -> Message:
    cell = p.cells[square]
    kind = decision.kind
    if kind == "setup":
        assert isinstance(decision.about, int)
        return Message("label-setup", {"piece": _piece(decision.about, COMMON), "square": NAMES[square]})
    if cell == EMPTY:
        return Message(f"label-{kind}" if kind in _ONTO_EMPTY else "label-place_common", {"square": NAMES[square]})
    if kind == "bring_back":
        return _destroying(p, Message("label-bring_back", {"square": NAMES[square]}), [square])
    name = f"label-{kind}"
    match kind:
        case "treat":
            name = "label-upgrade" if colour_of(cell) == p.colour(p.turn) else "label-destroy"
        case "sink" | "devour":
            name = "label-destroy" if rank_of(cell) == COMMON else "label-downgrade"
        case "place_or_convert":
            name = "label-convert"
        case "place_or_upgrade" | "step_or_upgrade" | "shepherd":
            name = "label-upgrade"
    return Message(name, _piece_on(p, square))


_ONTO_EMPTY: Final = ("place", "burst", "singularity", "bring_back")
"""For these an empty square is not picked for a common piece, or not surely."""
_STOPS: Final = {
    "claim": "label-stop-claim",
    "return": "label-stop-return",
    "discard_flare": "label-stop-discard_flare",
    "return_from_pile": "label-stop-pile",
    "show_twin": "label-stop-show_twin",
    "throw_away": "label-stop-throw_away",
}
"""Where stopping has a name of its own."""


def _label_word(p: State, kind: str, option: Word) -> Message:
    if option == STOP:
        return Message(_STOPS.get(kind) or STOPS.get(kind, "label-stop"))
    if option == END:
        points = sum(kill_points(p, colour) for colour in range(p.colours)) if p.form.scoring != "tasks" else 0
        return Message("label-end", {"points": points})
    if option == PASS:
        return Message("label-pass", {"seat": _seat(p.partner(p.turn))})
    return Message(f"label-{kind}", {"word": option.word})


def _label_invoke(p: State, option: Invoke) -> Message:
    flare = FLARES[option.flare]
    upgraded, pieces = differences(p, option.versus)
    return Message(
        "label-invoke",
        {
            "flare": _card(option.flare),
            "versus": LETTERS[option.versus],
            "half": _half(upgraded >= flare.upper, pieces >= flare.lower),
            "points": 0 if p.form.scoring == "tasks" else 1,  # RULES 8.5
        },
    )


# -- what happened ----------------------------------------------------------------------------------------------------


def line(event: tuple[object, ...]) -> Message:
    """What happened, in one sentence: the event has a message of its name, and its fields are written by theirs.

    A card that is hidden from the reader is not named.
    """
    name = f"log-{kind_of(event)}"
    match event:
        case ev.GivenUp(_, None) | ev.Returned(_, _, None) | ev.Drew(_, _, None):
            name += "-hidden"
        case ev.Scored(_, _, colour) if colour >= 0:
            name += "-in"
    said = _SAID.get(type(event))
    return Message(name, _told(event) if said is None else said(event))


_SAID: Final[dict[type[tuple[object, ...]], Callable[[Any], Args]]] = {
    ev.Placed: lambda e: _piece_at(*e),
    ev.Lifted: lambda e: _piece_at(*e),
    ev.Destroyed: lambda e: _piece_at(*e),
    ev.Removed: lambda e: _piece_at(*e),
    ev.Converted: lambda e: {"owner": LETTERS[e.before], **_piece_at(e.square, e.after, e.rank)},
    ev.Summoned: lambda e: {"seat": _seat(e.seat), "card": _card(e.card), "square": NAMES[e.square]},
    ev.Invoked: lambda e: {
        "seat": _seat(e.seat),
        "flare": _card(e.flare),
        "versus": LETTERS[e.versus],
        "half": _half(e.upper, e.lower),
    },
    ev.Claimed: lambda e: {"seat": _seat(e.seat), **_task(e.task)},
    ev.TaskTurnedUp: lambda e: {"place": e.place, **_task(e.task)},
    ev.GameEnded: lambda e: {
        "reason": e.reason,
        "winners": _all([_seat(seat) for seat in e.winners]),
        "number": len(e.winners),
    },
}
"""Events whose sentences speak of more than their fields: of whole pieces, of what a task is worth."""


# -- parts of sentences -----------------------------------------------------------------------------------------------


def _told(of: tuple[object, ...]) -> Args:
    """The fields of an event or an option as its sentence speaks of them; what is hidden, or nobody's, is left out."""
    said: Args = {}
    for field, value in cast(Any, of)._asdict().items():
        if value is not None and value != -1:
            said["owner" if field == "colour" else field] = _WRITTEN[field](value)
    return said


def _as_it_is(value: str | int) -> str | int:
    return value


def _seat(seat: int) -> str:
    return LETTERS[seat - 1]


def _card(card: str) -> Message:
    """The name of a card of any deck, the tasks included."""
    return Message(f"task-{card}" if card in TASKS else f"card-{card}")


def _task(task: str) -> Args:
    return {"task": _card(task), "points": TASKS[task].points}


def _piece(colour: int, rank: int) -> Message:
    return Message("piece", {"rank": RANKS[rank], "owner": LETTERS[colour]})


def _piece_at(square: int, colour: int, rank: int) -> Args:
    return {"piece": _piece(colour, rank), "square": NAMES[square]}


def _piece_on(p: State, square: int) -> Args:
    return _piece_at(square, colour_of(p.cells[square]), rank_of(p.cells[square]))


def _half(upper: bool, lower: bool) -> str:
    """Which effects of a flare are meant."""
    if upper and lower:
        return "both"
    return "upper" if upper else "lower"


def _all(things: Sequence[str | Message]) -> str | Message:
    """Several things, with an "and" before the last."""
    *others, said = things
    for number, thing in enumerate(reversed(others)):
        said = Message("list-more" if number else "list-two", {"first": thing, "rest": said})
    return said


_WRITTEN: Final[dict[str, Callable[[Any], str | int | Message]]] = {
    "seat": _seat,
    "to": _seat,
    "colour": LETTERS.__getitem__,
    "card": _card,
    "school": lambda school: Message(f"school-{school}"),
    "square": NAMES.__getitem__,
    "source": NAMES.__getitem__,
    "target": NAMES.__getitem__,
    "rank": RANKS.__getitem__,
    "direction": lambda direction: Message(f"direction-{DIRECTIONS[direction]}"),
    **dict.fromkeys(("actions", "deck", "number", "points", "reason"), _as_it_is),
}
"""How each field is written, whichever event or option it stands in; an unknown one is an error of ours."""
