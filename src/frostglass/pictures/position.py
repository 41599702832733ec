"""Positions of both games as pictures, and what one choice would do there: its squares or its place in ember."""

from __future__ import annotations

from collections.abc import Collection

from frostglass.arena import options as arena
from frostglass.arena.board import NAMES, SQUARES
from frostglass.arena.keywords.gateway import GATEWAY
from frostglass.arena.patterns import CARDS, COMMON
from frostglass.arena.position import Position as Arena
from frostglass.arena.rules import marks as arena_marks
from frostglass.arena.state import TOKENS, State, piece
from frostglass.embers import options as embers
from frostglass.embers.mind import Mind
from frostglass.embers.position import Position as Embers
from frostglass.engine.decision import Option
from frostglass.engine.position import Position
from frostglass.pictures.board import Marks as BoardMarks
from frostglass.pictures.board import Side, board_svg
from frostglass.pictures.mind import Laid, mind_svg, room_for
from frostglass.pictures.mind import Marks as MindMarks
from frostglass.pictures.theme import Theme


def position_svg(
    position: Position, *, title: str, choice: Option | None = None, says: str = "", theme: Theme = None
) -> str:
    """The board or the Mind of a position; with a choice what it would do, and what it `says` of itself."""
    match position:
        case Arena():
            return arena_svg(position, title=title, choice=choice, says=says, theme=theme)
        case Embers():
            return embers_svg(position.mind, title=title, choice=choice, says=says, theme=theme)
    raise TypeError(position)


def arena_svg(
    p: State,
    *,
    title: str,
    choice: Option | None = None,
    says: str = "",
    theme: Theme = None,
    found: Collection[str] = (),
) -> str:
    """The board; `found` are squares to look at."""
    cells = {NAMES[s]: TOKENS[p.cells[s]] for s in SQUARES}
    marked = BoardMarks() if choice is None else _marked(p, choice)
    marked["says"], marked["found"] = says, found
    if GATEWAY.get(p) >= 0:
        marked["gateway"] = NAMES[GATEWAY.get(p)]
    side: Side = "high_form" if p.form.scoring == "tasks" else "deathmatch"
    return board_svg(cells, title=title, desc=says, side=side, theme=theme, **marked)


def _marked(p: State, choice: Option) -> BoardMarks:
    """How a choice of the arena is drawn: the square it is about, what would appear there, the pieces it uses."""
    marks = arena_marks(choice)
    if "square" not in marks:
        return BoardMarks()
    at = marks["square"]
    found = BoardMarks(choices=[at], chosen=at)
    match choice:
        case arena.Place():
            found["ghosts"] = {at: TOKENS[piece(p.colour(p.turn), COMMON)]}
        case arena.Summon(card):
            found["ghosts"] = {at: TOKENS[piece(p.colour(p.turn), CARDS[card].rank)]}
            found["wires"] = [[at, *marks["used"]]]
        case arena.Move(source):
            found["choices"] = [marks["from"], at]
            found["ghosts"] = {at: TOKENS[p.cells[source]]}
    return found


def embers_svg(mind: Mind, *, title: str, choice: Option | None = None, says: str = "", theme: Theme = None) -> str:
    laid = [Laid(card=card, x=x, y=y) for card, x, y in mind]
    marked = MindMarks() if choice is None else _marked_in(mind, choice)
    marked["says"] = says
    ghost = marked.get("ghost")
    least = (room_for(says, [*laid, ghost]), 0) if ghost else (0, 0)
    return mind_svg(laid, title=title, desc=says, theme=theme, least=least, **marked)


def _marked_in(mind: Mind, choice: Option) -> MindMarks:
    """How a choice of Embers is drawn: the ghost of an added memory, the one that is taken, the part that stays."""
    match choice:
        case embers.Add(card, x, y) | embers.Leap(card, x, y):
            relived = mind.add(card, x, y).relived_set()
            return {"ghost": Laid(card=card, x=x, y=y), "places": [(x, y)], "relived": relived}
        case embers.Take(card) | embers.Strike(card) | embers.Gather(card):
            return {"taken": [card]}
        case embers.Keep(part):
            return {"kept": part, "leaving": [card for card in mind.visible if card not in part]}
    return {}
