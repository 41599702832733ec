"""The arena as the rest of the house knows it: the doors of this room, gathered for `engine.game.Rules`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import permutations
from typing import Any, Final

from frostglass.arena import happenings, notation, reasons, words
from frostglass.arena.board import DIRECTIONS, NAMES, SQUARES, squares
from frostglass.arena.document import form_of
from frostglass.arena.document import read as read_document
from frostglass.arena.document import write as write_document
from frostglass.arena.events import BARRIERS
from frostglass.arena.explore import explore, reached
from frostglass.arena.fits import shortages
from frostglass.arena.flares import FLARES, differences
from frostglass.arena.forms import DUEL
from frostglass.arena.kinds import KINDS
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
    Summon,
    Take,
    Use,
    Word,
)
from frostglass.arena.patterns import CARDS, SCHOOLS
from frostglass.arena.plain import SeatView
from frostglass.arena.position import Position, check_table
from frostglass.arena.printed import printed
from frostglass.arena.reasons import nearest_alternative
from frostglass.arena.schools import KEYWORDS, told_of
from frostglass.arena.scoring import melee_scores, side_score
from frostglass.arena.state import TOKENS
from frostglass.arena.summary import summary
from frostglass.arena.view import View, see, view
from frostglass.engine.campaign import Campaigns
from frostglass.engine.decision import Decision, Option
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION, Advice, Event, MayGoOn, Played, always
from frostglass.engine.message import Message


class Arena:
    """Tash-Kalar in all its forms. Settings: `mode`, `schools`, and if wanted `start`, `turn_limit` and `draft`, with
    which the schools only say how many seats there are and the players ban and pick their own; or `mode` and
    `position`, a document to begin from, with which the others have to agree."""

    id = "arena"
    version = 1
    barriers: tuple[type[Event], ...] = BARRIERS
    takes_back = True
    kinds = (*KINDS, *(kind for keyword in KEYWORDS for kind in keyword.kinds))
    settings: tuple[str, ...] = ("mode", "schools", "start", "turn_limit", "draft", POSITION)
    campaigns: Campaigns[Position] | None = None

    def new(self, settings: Mapping[str, Any]) -> Position:
        fields = Fields(settings)
        form = form_of(fields.text("mode"))
        if POSITION in fields:
            return begin_at(settings)
        schools = tuple(fields.texts("schools"))
        check_table(form, schools)
        start = fields.number("start", 0, 0, len(schools))
        draft = fields.flag("draft", False)
        return Position.new(form, schools, start=start, turn_limit=fields.number("turn_limit", 0), draft=draft)

    def seats(self, settings: Mapping[str, Any]) -> int:
        fields = Fields(settings)
        if POSITION in fields:
            return len(Fields(settings[POSITION]).objects("seats"))
        return len(fields.texts("schools"))

    def printed(self) -> dict[str, Any]:
        return printed()

    def ways(self, wish: Mapping[str, Any], seats: int) -> Sequence[Mapping[str, Any]]:
        return ways(wish, seats)

    def outcomes(self, settings: Mapping[str, Any]) -> Mapping[str, tuple[int, ...]]:
        seats = self.seats(settings)
        colours = form_of(Fields(settings).text("mode")).colours(seats)
        return {str(c): tuple(range(c, seats + 1, colours)) for c in range(1, colours + 1)} | {"draw": ()}

    def tally(self, position: Position) -> dict[str, Any]:
        return tally(position)

    def text(self, option: Option) -> str:
        return notation.text(option)

    def parse(self, text: str, decision: Decision) -> Option:
        return notation.parse(text, decision)

    def view(self, position: Position, seat: int) -> dict[str, Any]:
        return view_document(position, seat)

    def look(self, position: Position, seat: int) -> View:
        return view(position, seat)

    def see(self, event: Event, seat: int) -> Event:
        return see(event, seat)

    def prompt(self, position: Position, decision: Decision) -> Message:
        return words.prompt(position, decision)

    def label(self, position: Position, decision: Decision, option: Option) -> Message:
        return words.label(position, decision, option)

    def role(self, option: Option) -> str:
        return role(option)

    def marks(self, option: Option) -> dict[str, Any]:
        return marks(option)

    def line(self, event: Event) -> Message | None:
        return words.line(event)

    def happening(self, event: Event) -> dict[str, Any] | None:
        return happenings.happening(event)

    def advise(self, position: Position, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
        return reasons.advise(position, seat, wish)

    def in_force(self, position: Position) -> list[dict[str, Any]]:
        return []

    def result(self, position: Position) -> dict[str, Any] | None:
        if position.result is None:
            return None
        return {"reason": position.result.reason, "winners": list(position.result.winners)}

    def summary(self, course: Iterable[Played[Position]]) -> dict[str, Any]:
        return summary(course)

    def swapped(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        schools = list(settings.get("schools", ()))
        # A position has its schools at its seats; there only the people move.
        moved = {} if POSITION in settings or not schools else {"schools": [*schools[1:], schools[0]]}
        return {**settings, **moved}

    def read(self, document: object) -> Position:
        return read_document(document)

    def write(self, position: Position) -> dict[str, Any]:
        return write_document(position)

    def explore(self, document: object, may_go_on: MayGoOn = always) -> dict[str, Any]:
        position = read_document(document)
        if position.decision is None:
            raise Refused("game-over")
        return explore(position, may_go_on)

    def reached(
        self, document: object, entry: Mapping[str, Any], outcome: Mapping[str, Any], may_go_on: MayGoOn = always
    ) -> dict[str, Any]:
        return write_document(reached(read_document(document), entry, outcome, may_go_on))


def ways(wish: Mapping[str, Any], seats: int) -> Sequence[Mapping[str, Any]]:
    """The settings that a wish leaves open: without `schools` all orders of different ones."""
    fields = Fields(wish)
    form = form_of(fields.text("mode", None) or DUEL.id)
    limit = {"turn_limit": fields.number("turn_limit", least=1)} if "turn_limit" in fields else {}
    named = tuple(fields.texts("schools", []))
    if named and len(named) != seats:
        raise Refused("schools-for-seats", schools=len(named), seats=seats)
    if not named and seats not in form.seat_counts:
        raise Refused("wrong-number-of-seats", field="schools", mode=form.id, number=seats)
    found = [named] if named else list(permutations(SCHOOLS, seats))
    check_table(form, found[0])
    return [{"mode": form.id, "schools": list(schools), **limit} for schools in found]


def tally(p: Position) -> dict[str, Any]:
    """A finished game in figures (CONTRACT 1.4); points by seat, in team play by colour."""
    assert p.result is not None
    winners = p.result.winners
    side = p.side(winners[0])
    scores: dict[str, Any] = {str(colour + 1): side_score(p, colour) for colour in range(p.colours)}
    if p.form.scoring == "colours":
        scores = {str(seat): _by_colour(melee_scores(p, seat)) for seat in range(1, p.seats + 1)}
    return {
        "winner": side[0] if winners == side else None,
        "scores": scores,
        "turns": p.turns,
        "reason": p.result.reason,
    }


def _by_colour(points: Mapping[int, int]) -> dict[str, int]:
    return {str(colour + 1): number for colour, number in points.items()}


def begin_at(settings: Mapping[str, Any]) -> Position:
    """The position of these settings, to be played from; Refused when it cannot be, or no game could go on from it."""
    p = read_document(settings[POSITION])
    said = {"mode": p.form.id, "schools": list(p.schools), "start": p.start, "turn_limit": p.turn_limit}
    for name, value in said.items():
        if settings.get(name, value) != value:
            raise Refused("not-as-position", field=name)
    if p.decision is None:
        raise Refused("game-over")
    if p.form.scoring == "tasks" and not p.tasks and not p.in_setup:
        raise Refused("missing-field", field="tasks")
    for colour in range(p.colours):
        if p.removed[2 * colour] >= p.duals:  # somebody without a piece could never use an action
            raise Refused(
                "out-of-range",
                field=f"seats[{colour}].removed",
                least=0,
                most=p.duals - 1,
                found=p.removed[2 * colour],
            )
    if not p.decision.options:
        raise Refused("nothing-to-decide", field="board")
    return p


_SHOWN: Final = [
    f.name for f in fields(View) if f.name not in ("cells", "removed", "gone", "kept", "seats", "resolving")
]
"""The fields of a view that go into its document as they are."""
_SHOWN_OF_SEAT: Final = SeatView._fields


def view_document(p: Position, seat: int) -> dict[str, Any]:
    """A seat's view as JSON values, with the public figures a table shows."""
    v = view(p, seat)
    document: dict[str, Any] = {name: getattr(v, name) for name in _SHOWN}
    document["seats"] = [
        {name: getattr(s, name) for name in _SHOWN_OF_SEAT} | {"colour": p.colour(number) + 1}
        for number, s in enumerate(v.seats, 1)
    ]
    document["game"] = "arena"
    document["board"] = {NAMES[s]: TOKENS[v.cells[s]] for s in SQUARES if v.cells[s]}
    document["colours"] = [
        {
            "pieces": p.of_colour(c).bit_count(),
            "upgraded": p.upgraded_of(c).bit_count(),
            "dual_free": p.dual_free(c),
            "legend_free": p.legend_free(c),
            "removed": list(p.removed[2 * c : 2 * c + 2]),
            "kills": list(p.killed(c)),
        }
        for c in range(p.colours)
    ]
    document["goal"] = p.form.goal(p.seats)
    if p.form.scoring == "colours":
        document["melee"] = [_by_colour(melee_scores(p, s)) for s in range(1, p.seats + 1)]
    document["progress"] = {task: nearest_alternative(p, task) for task in p.tasks}
    document["short"] = shortages(p, seat) if seat and p.result is None else {}
    me = p.colour(p.turn)
    for keyword in told_of(p):
        keyword.write(p, document)
    document["differences"] = {str(c + 1): list(differences(p, c)) for c in range(p.colours) if c != me}
    return document


_ROLES: Final[dict[type[Option], str]] = {
    Place: "place",
    Lift: "lift",
    Summon: "summon",
    Discard: "discard",
    Return: "return",
    Invoke: "flare",
    Claim: "claim",
    School: "school",
    Move: "move",
    Go: "direction",
    Colour: "colour",
    Take: "take",
    Pick: "pick",
}


def role(option: Option) -> str:
    """What sort of deed a choice is; an alternative that a card words itself is an `answer`."""
    if isinstance(option, Word):
        return option.word if option in (STOP, END, PASS) else "answer"
    return option.verb if isinstance(option, Use) else _ROLES[type(option)]


def marks(option: Option) -> dict[str, Any]:
    """Where a choice is drawn: squares, a card, a direction, a colour."""
    match option:
        case Place(square) | Pick(square) | Lift(square):
            return {"square": NAMES[square]}
        case Move(source, target):
            return {"from": NAMES[source], "square": NAMES[target]}
        case Summon(card, target, number, granted, improvised):
            orientation = CARDS[card].orientation(number)
            used = [NAMES[s] for s in squares(orientation.used[option.lies_at])]
            lent = [NAMES[s] for s in (granted, improvised) if s >= 0]
            return {"card": card, "square": NAMES[target], "used": used, "lent": lent, "turned": number}
        case Invoke(flare, versus):
            return {"card": flare, "colour": versus + 1, "needs": [FLARES[flare].upper, FLARES[flare].lower]}
        case Discard(card) | Return(card) | Use(card) | Take(card):
            return {"card": card}
        case Go(direction):
            return {"direction": DIRECTIONS[direction]}
        case Colour(colour):
            return {"colour": colour + 1}
        case Claim(task):
            return {"task": task}
    return {}


ARENA = Arena()
