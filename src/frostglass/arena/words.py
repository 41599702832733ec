"""The arena in messages: the question of a decision, what choosing an option does, what happened.

The words themselves are in `text`. Of a position only what everybody sees is read here: board, turn, points, the card
being resolved; never a hand, a deck or a discard pile. Seats and colours are the letters A to D.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        case Place(square):
            return Message("label-place_common", {"square": NAMES[square]})
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
        case Colour(colour):
            return Message(f"label-{kind}", {"owner": LETTERS[colour]})
        case Go(direction):
            return Message("label-go", {"direction": Message(f"direction-{DIRECTIONS[direction]}")})
        case School(school):
            return Message(f"label-{kind}", {"school": Message(f"school-{school}")})
        case Lift(square):
            return Message("label-lift", _piece_on(p, square))
        case Invoke():
            return _label_invoke(p, option)
        case Use(card, verb):
            return Message(f"label-{verb}", {"card": _card(card)})
        case Discard(card):
            return Message("label-discard", {"card": _card(card)})
        case Return(card):
            return Message("label-return", {"card": _card(card)})
        case Claim(task):
            return Message("label-claim", _task(task))
        case Dealt(card):
            return Message("label-dealt", {"card": _card(card)})
        case Starts(seat):
            return Message("label-starts", {"seat": _seat(seat)})
        case Resign(seat):
            return Message("label-resign", {"seat": _seat(seat)})
        case Leave(seat):
            return Message("label-leave", {"seat": _seat(seat)})
    raise TypeError(option)


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
    """What happened, in one sentence; a card that is hidden from the reader is not named."""
    match event:
        case ev.TurnBegan(seat, actions):
            return Message("log-turn_began", {"seat": _seat(seat), "actions": actions})
        case ev.Placed(square, colour, rank):
            return Message("log-placed", _piece_at(square, colour, rank))
        case ev.Lifted(square, colour, rank):
            return Message("log-lifted", _piece_at(square, colour, rank))
        case ev.Destroyed(square, colour, rank):
            return Message("log-destroyed", _piece_at(square, colour, rank))
        case ev.Removed(square, colour, rank):
            return Message("log-removed", _piece_at(square, colour, rank))
        case ev.Moved(source, target):
            return Message("log-moved", {"source": NAMES[source], "target": NAMES[target]})
        case ev.Swapped(source, target):
            return Message("log-swapped", {"source": NAMES[source], "target": NAMES[target]})
        case ev.Upgraded(square, rank):
            return Message("log-upgraded", {"square": NAMES[square], "rank": RANKS[rank]})
        case ev.Downgraded(square, rank):
            return Message("log-downgraded", {"square": NAMES[square], "rank": RANKS[rank]})
        case ev.Converted(square, before, after, rank):
            return Message("log-converted", {"owner": LETTERS[before], **_piece_at(square, after, rank)})
        case ev.Summoned(seat, card, square):
            return Message("log-summoned", {"seat": _seat(seat), "card": _card(card), "square": NAMES[square]})
        case ev.Invoked(seat, flare, versus, upper, lower):
            return Message(
                "log-invoked",
                {
                    "seat": _seat(seat),
                    "flare": _card(flare),
                    "versus": LETTERS[versus],
                    "half": _half(upper, lower),
                },
            )
        case ev.Discarded(seat, card):
            return Message("log-discarded", {"seat": _seat(seat), "card": _card(card)})
        case ev.GivenUp(seat, None):
            return Message("log-given_up-hidden", {"seat": _seat(seat)})
        case ev.GivenUp(seat, str(card)):
            return Message("log-given_up", {"seat": _seat(seat), "card": _card(card)})
        case ev.Revealed(seat, card):
            return Message("log-revealed", {"seat": _seat(seat), "card": _card(card)})
        case ev.Returned(seat, deck, None):
            return Message("log-returned-hidden", {"seat": _seat(seat), "deck": deck})
        case ev.Returned(seat, deck, str(card)):
            return Message("log-returned", {"seat": _seat(seat), "card": _card(card)})
        case ev.Drew(seat, deck, None):
            return Message("log-drew-hidden", {"seat": _seat(seat), "deck": deck})
        case ev.Drew(seat, deck, str(card)):
            return Message("log-drew", {"seat": _seat(seat), "card": _card(card)})
        case ev.ActionGained(seat):
            return Message("log-action_gained", {"seat": _seat(seat)})
        case ev.ActionLost(seat):
            return Message("log-action_lost", {"seat": _seat(seat)})
        case ev.Penalised(seat):
            return Message("log-penalised", {"seat": _seat(seat)})
        case ev.Scored(seat, points, -1):
            return Message("log-scored", {"seat": _seat(seat), "points": points})
        case ev.Scored(seat, points, colour):
            return Message("log-scored-in", {"seat": _seat(seat), "points": points, "owner": LETTERS[colour]})
        case ev.PointsLost(seat, points):
            return Message("log-points_lost", {"seat": _seat(seat), "points": points})
        case ev.Claimed(seat, task):
            return Message("log-claimed", {"seat": _seat(seat), **_task(task)})
        case ev.TaskTurnedUp(task, place):
            return Message("log-task_turned_up", {"place": place, **_task(task)})
        case ev.LegendsHandedOver(seat, to, number):
            return Message("log-legends_handed_over", {"seat": _seat(seat), "to": _seat(to), "number": number})
        case ev.ControlPassed(seat, to):
            return Message("log-control_passed", {"seat": _seat(seat), "to": _seat(to)})
        case ev.EndTriggered(seat, reason):
            return Message("log-end_triggered", {"seat": _seat(seat), "reason": reason})
        case ev.SeatLeft(seat):
            return Message("log-seat_left", {"seat": _seat(seat)})
        case ev.GameEnded(reason, winners):
            names = _all([_seat(seat) for seat in winners])
            return Message("log-game_ended", {"reason": reason, "winners": names, "number": len(winners)})
    return _line_of_keyword(event)


def _line_of_keyword(event: tuple[object, ...]) -> Message:
    """What a keyword tells: its event has a message of its name, and fields that are written by theirs."""
    said: Args = {}
    for field, value in cast(Any, event)._asdict().items():
        match field, value:
            case "seat", int():
                said[field] = _seat(value)
            case "card", str():
                said[field] = _card(value)
            case "school", str():
                said[field] = Message(f"school-{value}")
            case "square" | "source" | "target", int():
                said[field] = NAMES[value]
            case "colour", int():
                said["owner"] = LETTERS[value]
            case "rank", int():
                said[field] = RANKS[value]
            case _:
                raise TypeError(event)
    return Message(f"log-{kind_of(event)}", said)


# -- parts of sentences -----------------------------------------------------------------------------------------------

Args = dict[str, str | int | Message]


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
