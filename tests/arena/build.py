"""The small vocabulary of the arena's tests: positions from diagrams, choices by their short text, chance by name.

A position is built through `document.read`. The first seat's cards are plain arguments, those of the other seats come
in `others`; a seat's school follows from its cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from frostglass.arena.board import NAMES, ROW_FILES, SquareSet, square
from frostglass.arena.document import board_rows, read
from frostglass.arena.forms import FORMS
from frostglass.arena.notation import parse, text
from frostglass.arena.options import Summon
from frostglass.arena.patterns import CARDS, SCHOOLS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.state import TOKENS
from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE

EMPTY_BOARD = ""
SEAT_FIELDS = frozenset(
    [
        "school",
        "legends",
        "flares",
        "frozen",
        "discard",
        "shown",
        "deck",
        "removed",
        "improvised",
        "claimed",
        "penalty",
        "pending",
        "merchant",
    ]
)
TABLES = (
    ("high_form", ("northern", "highland")),
    ("duel", ("everfrost", "sylvan")),
    ("duel", ("nethervoid", "etherweave")),
    ("melee", ("southern", "everfrost", "highland")),
    ("melee", ("sylvan", "everfrost", "northern", "southern")),
    ("team_high_form", ("everfrost", "highland", "sylvan", "southern")),
    ("team_duel", ("sylvan", "northern", "highland", "everfrost")),
    ("team_duel", ("etherweave", "northern", "sylvan", "nethervoid")),
)
"""Every form with every number of seats, and two tables with both of the schools that came later."""
LATER = frozenset(["nethervoid", "etherweave"])
LATER_TABLES = (
    ("high_form", ("nethervoid", "etherweave")),
    ("duel", ("etherweave", "nethervoid")),
    ("melee", ("etherweave", "nethervoid", "highland")),
    ("melee", ("sylvan", "etherweave", "northern", "nethervoid")),
    ("team_high_form", ("etherweave", "highland", "nethervoid", "southern")),
    ("team_duel", ("nethervoid", "northern", "everfrost", "etherweave")),
)
"""Every form with every number of seats, and both of the later schools at each."""
TABLE_IDS = [f"{mode}_{len(schools)}{'_later' if LATER & {*schools} else ''}" for mode, schools in TABLES]

Seat = dict[str, Any]


# -- positions --------------------------------------------------------------------------------------------------------


def high_form(diagram: str = EMPTY_BOARD, hand: Sequence[str] = (), **fields: Any) -> Position:
    return read(position_document("high_form", 2, diagram, hand, **fields))


def duel(diagram: str = EMPTY_BOARD, hand: Sequence[str] = (), **fields: Any) -> Position:
    return read(position_document("duel", 2, diagram, hand, **fields))


def melee(diagram: str = EMPTY_BOARD, hand: Sequence[str] = (), players: int = 3, **fields: Any) -> Position:
    return read(position_document("melee", players, diagram, hand, **fields))


def teams(diagram: str = EMPTY_BOARD, hand: Sequence[str] = (), mode: str = "team_duel", **fields: Any) -> Position:
    return read(position_document(mode, 4, diagram, hand, **fields))


def position_document(
    mode: str,
    players: int,
    diagram: str = EMPTY_BOARD,
    hand: Sequence[str] = (),
    others: Sequence[Seat] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position document; `others` are the seats from the second on, as far as they have anything to say."""
    first: Seat = {"hand": list(hand)} | {name: fields.pop(name) for name in SEAT_FIELDS & fields.keys()}
    seats = [first, *(dict(other) for other in others), *({} for _ in range(players - 1 - len(others)))]
    _assign_schools(seats)
    return {"game": "arena", "mode": mode, "board": rows(diagram), "seats": seats} | fields


def _assign_schools(seats: list[Seat]) -> None:
    """Give every seat a school of its own: the one its cards belong to, or any that is left."""
    for wants_cards in (True, False):
        for seat in seats:
            beside = [card for card in (seat.get("frozen"), seat.get("pending")) if card]
            cards = {*seat.get("hand", ()), *seat.get("discard", ()), *beside}
            if "school" not in seat and bool(cards) == wants_cards:
                taken = {other.get("school") for other in seats}
                seat["school"] = next(s for s in SCHOOLS if s not in taken and cards.issubset(deck_of(s)))


def all_but(cards: Sequence[str], *kept: str) -> list[str]:
    """All cards but these: mostly what must lie elsewhere so that a deck is nearly empty."""
    return [card for card in cards if card not in kept]


def rows(diagram: str) -> list[str]:
    """The nine rows of a diagram; one whose lines start with row numbers names only the rows that hold something."""
    lines = [line.split() for line in diagram.splitlines() if line.strip()]
    if all(line[0].isdigit() for line in lines):
        told = {row: ["--"] * len(files) for row, files in ROW_FILES.items()}
        for row, *tokens in lines:
            under = told[int(row)]
            told[int(row)] = [new if new != "--" else old for new, old in zip(tokens, under, strict=True)]
        lines = list(told.values())
    return [" ".join(line) for line in lines]


def both(*diagrams: str) -> str:
    """Diagrams laid over each other; where two name a square, the later one holds."""
    return "\n".join(diagrams)


def crowd(number: int, token: str = "c1", row: int = 1) -> str:
    """The rows of a diagram with so many equal pieces, filled up from this row."""
    lines = []
    while number:
        width = min(number, len(ROW_FILES[row]))
        lines.append(" ".join([str(row)] + [token] * width + ["--"] * (len(ROW_FILES[row]) - width)))
        number -= width
        row += 1
    return "\n".join(lines)


def fresh(mode: str, *schools: str, start: int = 1) -> Position:
    """A new game that waits for chance to deal."""
    return Position.new(FORMS[mode], schools, start=start)


# -- looking ----------------------------------------------------------------------------------------------------------


def board(p: Position) -> list[str]:
    return board_rows(p)


def at(p: Position, squares: str) -> str:
    """The tokens of some squares: `at(p, "d5 e5")` is `-- c1` when only e5 is held."""
    return " ".join(TOKENS[p.cells[square(name)]] for name in squares.split())


def these(words: str) -> set[str]:
    """A set of words, mostly names of squares."""
    return set(words.split())


def names(mask: int) -> set[str]:
    """The names of the squares of a bitboard."""
    return set(SquareSet(mask))


def asked(p: Position) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    assert p.decision is not None
    return p.decision.seat, p.decision.kind


def choices(p: Position, starting: str = "") -> set[str]:
    """The short texts of all options that start like this."""
    assert p.decision is not None
    texts = [text(option) for option in p.decision.options]
    assert len(set(texts)) == len(texts), "two options with one text"
    return {words for words in texts if words.startswith(starting)}


def summons(p: Position, card: str) -> set[str]:
    """The squares where this being can be summoned now."""
    return {NAMES[way.target] for way in ways(p, card)}


def ways(p: Position, card: str, at: str = "") -> list[Summon]:
    """All embeddings that are offered for a being, on one target square or on any."""
    assert p.decision is not None
    found = [option for option in p.decision.options if isinstance(option, Summon) and option.card == card]
    return [way for way in found if at in ("", NAMES[way.target])]


def used(way: Summon) -> set[str]:
    """The squares of the pattern in an embedding."""
    orientation = next(o for o in CARDS[way.card].orientations if o.number == way.orientation)
    return names(orientation.used[way.target])


def kills(p: Position, colour: int) -> list[int]:
    """The turn's kills of a colour: common, heroic, legendary."""
    return list(p.kills[3 * colour - 3 : 3 * colour])


def points(p: Position, seat: int) -> list[int]:
    """A melee player's points in the colours 1, 2, 3 ..., the own one included."""
    return list(p.scores[(seat - 1) * p.colours : seat * p.colours])


def happened(p: Position) -> list[str]:
    """The kinds of events of the last step, in order."""
    return [type(event).__name__ for event in p.events]


# -- playing ----------------------------------------------------------------------------------------------------------


def choose(p: Position, words: str) -> None:
    """Make one choice; what chance has to do then waits for `deal`."""
    assert p.decision is not None
    p.play(parse(words, p.decision))


def deal(p: Position, *cards: str) -> None:
    """Let chance deal these cards, one after the other."""
    for card in cards:
        assert asked(p)[0] == CHANCE
        choose(p, f"= {card}")


def luck(p: Position, seed: int = 0) -> None:
    """Let chance choose until a seat is asked or the game is over."""
    number = 0
    while p.decision is not None and p.decision.seat == CHANCE:
        p.play(pick(p.decision.options, seed, number))
        number += 1


def play(p: Position, *texts: str) -> None:
    """Make these choices; chance deals by itself in between and afterwards."""
    luck(p)
    for words in texts:
        choose(p, words)
        luck(p)


def summon(p: Position, card: str, at: str, *answers: str, using: str = "", lent: str = "") -> None:
    """Summon a being by its only embedding on a square, or by the one that uses or borrows pieces as said."""
    found = ways(p, card, at)
    if using:
        found = [way for way in found if used(way) == set(using.split())]
    if lent:
        found = [way for way in found if square(lent) in (way.granted, way.improvised)]
    assert len(found) == 1, f"{len(found)} ways to summon {card} on {at}"
    play(p, text(found[0]), *answers)


def random_game(mode: str, schools: Sequence[str], seed: int, start: int = 0) -> Iterator[Position]:
    """A game of random choices: the position before every choice, and at last the finished one."""
    p = Position.new(FORMS[mode], tuple(schools), start=start)
    number = 0
    while p.decision is not None:
        yield p
        p.play(pick(p.decision.options, seed, number))
        number += 1
        assert number < 20_000, "no end in sight"
    yield p
