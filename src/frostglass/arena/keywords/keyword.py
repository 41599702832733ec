"""A keyword is a room: what a school keeps beside the board, said once, and where it changes the game, as named hooks.

The game asks the hooks of the keywords in force and never which school plays. Which they are is worked out once a game;
a hook that no keyword in force uses is an empty list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from frostglass.arena.hooks import Hooks
from frostglass.arena.options import Use
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Option, Script
from frostglass.engine.document import Fields
from frostglass.engine.game import Advice
from frostglass.engine.message import Message

if TYPE_CHECKING:
    from frostglass.arena.matcher import Fillers

T = TypeVar("T")

GAME: Final = "game"
TURN: Final = "turn"
SUMMONING: Final = "summoning"
"""How long something is kept: for the whole game, until the turn ends, until the next summoning of the turn."""


class Kept(Generic[T]):
    """Something that a keyword keeps, by seat or once for the table. Everybody may see it (RULES 15.1, X49)."""

    def __init__(
        self, name: str, initial: T, lasts: str = GAME, *, by_seat: bool = False, is_card: bool = False
    ) -> None:
        self.name = name
        self.initial = initial
        self.lasts = lasts
        self.by_seat = by_seat
        self.is_card = is_card
        """A card of the seat's school lies there, or None: it is in no other place then."""
        self.index = len(KEPT)
        KEPT.append(self)
        _LASTING[lasts].append(self)

    def get(self, p: State) -> T:
        """What is kept for the table."""
        value: T = p.kept[self.index]
        return value

    def put(self, p: State, value: T) -> None:
        p.kept = replaced(p.kept, self.index, value)

    def of(self, p: State, seat: int) -> T:
        """What is kept for a seat."""
        value: T = p.kept[self.index][seat - 1]
        return value

    def give(self, p: State, seat: int, value: T) -> None:
        p.kept = replaced(p.kept, self.index, replaced(p.kept[self.index], seat - 1, value))

    def fresh(self, seats: int) -> Any:
        return (self.initial,) * seats if self.by_seat else self.initial


KEPT: Final[list[Kept[Any]]] = []
"""All that is kept by any keyword, in the order of `State.kept`."""
_LASTING: Final[dict[str, list[Kept[Any]]]] = {GAME: [], TURN: [], SUMMONING: []}
"""The same by how long it lasts."""


def nothing_kept(seats: int) -> tuple[Any, ...]:
    """What every keyword keeps when a game begins."""
    return tuple(kept.fresh(seats) for kept in KEPT)


def lapse(p: State, *lasting: str) -> None:
    """What was kept for only so long is over."""
    before = p.kept
    for lasts in lasting:
        for kept in _LASTING[lasts]:
            fresh = kept.fresh(p.seats) if kept.by_seat else kept.initial
            if before[kept.index] != fresh:  # most summonings and turns leave nothing behind
                p.kept = replaced(p.kept, kept.index, fresh)


def kept_cards(all_kept: tuple[Any, ...], seat: int) -> tuple[str, ...]:
    """The cards of a seat's school that lie with a keyword, in the `kept` of a position or view."""
    cards = (all_kept[kept.index][seat - 1] for kept in KEPT if kept.is_card)
    return tuple(card for card in cards if card is not None)


class Reader(Protocol):
    """A position document being read."""

    doc: Fields
    seats: Sequence[Fields]

    def card(self, seat: int, name: str) -> str | None:
        """A card of the seat's school that lies in this place and so in no other; None if there is none."""

    def piece(self, field: str, cell: int) -> None:
        """A piece that lies on a card, named by this field: it is in nobody's supply."""


class Tried(NamedTuple):
    """An action of the main phase and all that it can lead to, as documents."""

    option: Option
    outcomes: list[dict[str, Any]]


class Keyword:
    """What a school brings along. Every method is a hook; here it does nothing.

    The hooks are asked in the order in which a turn meets them, which is the order of this class.
    """

    id = ""
    """Its name: the part of a card's words and the box on its face (`card-ice_queen.frozen`)."""
    schools: tuple[str, ...] = ()
    """It is in force when one of these sits at the table."""
    verb = ""
    """What is done with such a card in the main phase, if anything. Its first letter writes it down: `T ice_queen`."""

    section = ""
    """Where `explore` tells of it."""
    kinds: tuple[str, ...] = ()
    """Its questions that no other room asks."""
    always = False
    """Do documents and outcomes speak of it whoever plays?"""
    stops: ClassVar[Mapping[str, str]] = {}
    """Its questions at which stopping has a name of its own, with the message."""

    events: ClassVar[tuple[type, ...]] = ()
    """What it tells besides; each has a log line of its name."""

    def own(self, tried: Sequence[Tried]) -> list[dict[str, Any]]:
        """The entries of `explore` for what this keyword lets one do."""
        return [
            {"card": one.option.card, "outcomes": one.outcomes}
            for one in tried
            if isinstance(one.option, Use) and one.option.verb == self.verb
        ]

    def turn_began(self, p: State, seat: int) -> None:
        """A turn has begun (RULES 4.1)."""

    def options(self, p: State) -> Sequence[Option]:
        """What the turn player can do besides in the main phase, before or after any action (RULES 4.2)."""
        return ()

    def use(self, p: State, card: str) -> Script[None]:
        """Do it: the option `Use(card, verb)` was chosen."""
        raise NotImplementedError(self.id)

    def hand(self, p: State, seat: int) -> tuple[str, ...]:
        """Cards that can be summoned like those in hand and count as such when drawing (RULES 4.6)."""
        return ()

    def takes(self, p: State, seat: int, card: str) -> None:
        """This card is being summoned: it leaves the place where the keyword kept it."""

    def fillers(self, p: State, seat: int, found: Fillers) -> Fillers:
        """Who may fill a pattern's squares (RULES 6.2)."""
        return found

    def appeared(self, p: State, card: str, square: int) -> None:
        """A being stands on its square; points and effect are still to come (the end of RULES 6.5, step 4)."""

    def resolved(self, p: State, card: str) -> Script[bool]:
        """The effect of the turn player's being is over (RULES 6.5, step 7). True: its card has found a place here."""
        yield from ()
        return False

    def moved(self, p: State, source: int, target: int) -> None:
        """A piece has gone from a square to another, which was empty."""

    def swapped(self, p: State, one: int, other: int) -> None:
        """Two pieces have changed places."""

    def gone(self, p: State, square: int) -> None:
        """The piece on this square has left the board, or has changed its colour."""

    def laid_aside(self, p: State, square: int) -> None:
        """The piece on this square has left the board to lie on a card (E3.7): it is not gone, `gone` is not asked."""

    def came_back(self, p: State, square: int) -> None:
        """The piece that lay on a card stands on this square; -1: there was none for it, it is in the supply (X37)."""

    def ranked(self, p: State, square: int) -> None:
        """The piece on this square has another rank."""

    def kills(self, p: State) -> int:
        """How many times more than once each enemy piece destroyed now is counted (RULES 7.20)."""
        return 0

    def points(self, p: State, seat: int) -> int:
        """Points of a seat that follow from what is kept, when the end is checked and when the game is over."""
        return 0

    # -- the doors of the room ---------------------------------------------------------------------------------------

    def read(self, p: State, reader: Reader) -> None:
        """Take what is kept out of a document; Refused names the field that cannot be."""

    def write(self, p: State, document: dict[str, Any]) -> None:
        """Put what is kept into a document, whose seats are there already."""

    def outcome(self, p: State, q: State, action: Option) -> tuple[Any, ...]:
        """What two outcomes of an action are told apart by besides: `p` before it, `q` after it."""
        return ()

    def tell_outcome(self, p: State, values: tuple[Any, ...]) -> dict[str, Any]:
        """The same in an outcome's document (CONTRACT 1.3, 1.5)."""
        return {}

    def explored(self, p: State, tried: Sequence[Tried]) -> dict[str, Any]:
        """What `explore` tells of the keyword's own actions; it is there whoever plays."""
        return {self.section: self.own(tried)} if self.section else {}

    def tell(self, told: Mapping[str, Any]) -> Iterator[Message]:
        """What is kept by the document of a table, a seat or an outcome, in messages."""
        yield from ()

    def why(self, p: State, seat: int) -> Iterator[Message]:
        """What keeps a seat's beings from being summoned as usual, for whoever asks why one cannot be."""
        yield from ()

    def advise(self, p: State, seat: int, shared: Sequence[Message]) -> Iterator[Advice]:
        """Why the keyword's own action cannot be taken now; `shared` are reasons against anything of this kind."""
        yield from ()


def hooks_of(keywords: Sequence[Keyword]) -> Hooks:
    """The hooks that these keywords use."""

    def used(name: str) -> tuple[Any, ...]:
        mine = getattr(Keyword, name)
        return tuple(getattr(keyword, name) for keyword in keywords if getattr(type(keyword), name) is not mine)

    return Hooks(**{name: used(name) for name in Hooks._fields if name != "keywords"}, keywords=tuple(keywords))
