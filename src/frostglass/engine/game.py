"""What a game tells the rest of the house about itself, and the match: the one driver of a game, whoever plays it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from frostglass.engine.campaign import Campaigns
from frostglass.engine.chance import KEYED, Luck
from frostglass.engine.decision import CHANCE, Decision, Leave, Option, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message
from frostglass.engine.position import Position

P = TypeVar("P", bound=Position)
"""A game's own position."""
V = TypeVar("V", covariant=True)
"""A game's own type of a view."""
Event = tuple[object, ...]
POSITION: Final = "position"
"""The setting with which a game begins at a position of one's own instead of its setup."""
MayGoOn = Callable[[], bool]
"""What long work asks again and again: is there time left?"""


_WORD_BEGINS: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Advice(NamedTuple):
    """An answer to "why not?" and "where?"."""

    about: Message
    """What was wondered about: a card, a task, an action."""
    marks: dict[str, Any]
    """Where it is drawn, as `Rules.marks`."""
    reasons: tuple[Message, ...] = ()
    """Empty: it can be done now."""
    near: tuple[dict[str, Any], ...] = ()
    """Places where it nearly fits, best first, as JSON values."""


class Played(NamedTuple, Generic[P]):
    """A choice of a game that is played again: its number, who made it, what happened, and the position after it.

    Number 0 is the setup. The position goes on with the next choice.
    """

    number: int
    seat: int
    events: Sequence[Event]
    position: P


def always() -> bool:
    """Yes, however long it takes."""
    return True


class Rules(Protocol[P, V]):
    """A game as the house knows it, with positions of its own type. Server and lab see games only through this."""

    id: str
    version: int
    """Rises when a rule changes so that old records may no longer replay."""
    barriers: tuple[type[Event], ...]
    """Events that show or hide something for good: nothing before them is taken back."""
    takes_back: bool
    """May a choice be taken back at all?"""
    kinds: tuple[str, ...]
    """Every kind of question that the game asks (`Decision.kind`)."""
    settings: tuple[str, ...]
    """The names of all settings that the game knows."""
    campaigns: Campaigns[P] | None
    """The stories that go on from game to game; None where each game is a new one."""

    def new(self, settings: Mapping[str, Any]) -> P:
        """A fresh game, or one that begins at the document `position` of the settings; Refused when they cannot be."""

    def seats(self, settings: Mapping[str, Any]) -> int:
        """How many seats a game with these settings has."""

    def printed(self) -> dict[str, Any]:
        """What everybody can read on boards and cards, without words, as JSON values for those who draw the game.

        `modes` are there in every game: each has an `id` and the numbers of `seats` that it can be played with. What
        else a start page lets one choose: `schools`, `chapters`.
        """

    def text(self, option: Option) -> str:
        """The short text of a choice, unique among the options of its decision."""

    def parse(self, text: str, decision: Decision) -> Option:
        """The option with this short text; Refused when there is none."""

    def view(self, position: P, seat: int) -> dict[str, Any]:
        """All that this seat (0: a spectator) may know of the position, as JSON values."""

    def look(self, position: P, seat: int) -> V:
        """The same as a value of the game's own view type, which bots and research read."""

    def see(self, event: Event, seat: int) -> Event:
        """An event as this seat learns of it."""

    def prompt(self, position: P, decision: Decision) -> Message:
        """The question, for the seat that decides."""

    def label(self, position: P, decision: Decision, option: Option) -> Message:
        """What a choice does, for the seat that decides."""

    def role(self, option: Option) -> str:
        """What sort of deed a choice is, as docs/protocol.md lists them: pages and keys go by it, not by its text."""

    def marks(self, option: Option) -> dict[str, Any]:
        """Where a choice is drawn: squares, cards, places, as JSON values."""

    def line(self, event: Event) -> Message | None:
        """The log line of an event as a seat sees it; None when it is not worth one."""

    def happening(self, event: Event) -> dict[str, Any] | None:
        """An event as a seat sees it, as JSON values for animation (`kind` names it); None: nothing to show."""

    def advise(self, position: P, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
        """Why this seat can or cannot do now what it wonders about; all it may wonder about when the wish is empty.

        Refused when the wish is none. Nothing that the seat may not know changes an answer.
        """

    def result(self, position: P) -> dict[str, Any] | None:
        """How the game ended, as JSON values; None while it lasts."""

    def summary(self, course: Iterable[Played[P]]) -> dict[str, Any]:
        """A game that is over in figures, as JSON values; nothing of it is secret any more."""

    def swapped(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """The settings of the same game when everybody moves one seat on: who sat in seat 2 sits in seat 1 now."""

    def ways(self, wish: Mapping[str, Any], seats: int) -> Sequence[Mapping[str, Any]]:
        """The settings of whole games, to be played one after the other, that such a wish leaves open.

        A wish has fields of settings; what it does not name is left to the game, what the game does not know is left
        out. Refused when there is no such game for so many seats.
        """

    def outcomes(self, settings: Mapping[str, Any]) -> Mapping[str, tuple[int, ...]]:
        """How such a game may end, by the name under which it is counted; each with the seats that have won then."""

    def tally(self, position: P) -> dict[str, Any]:
        """A finished game in figures, as JSON values: `winner`, `scores`, `turns`, `reason` (CONTRACT 1.4, 2.4)."""

    def in_force(self, position: P) -> list[dict[str, Any]]:
        """Rules and cards to be read at the table beside the rulebook, as JSON values with messages among them."""

    def read(self, document: object) -> P:
        """The position of a document; Refused names the field that cannot be."""

    def write(self, position: P) -> dict[str, Any]:
        """The document of a position: everything, secrets too, as JSON values."""

    def explore(self, document: object, may_go_on: MayGoOn = always) -> dict[str, Any]:
        """What can be done from a position document, as JSON values. What was not finished is named in `left_out`."""

    def reached(
        self, document: object, entry: Mapping[str, Any], outcome: Mapping[str, Any], may_go_on: MayGoOn = always
    ) -> dict[str, Any]:
        """The document of a position in which this entry of `explore` is over with this outcome of it.

        Refused when there is none, or when the time was over before one was found.
        """


AnyRules: TypeAlias = Rules[Any, Any]
"""Some game, whichever it is."""


def open_settings(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings as everybody may see them. A position to begin from holds the hands of all: it is left out."""
    return {name: value for name, value in settings.items() if name != POSITION}


def kind_of(event: Event) -> str:
    """The name of an event in lower case: `turn_began`."""
    return _WORD_BEGINS.sub("_", type(event).__name__).lower()


def named(words: str, decision: Decision, text: Callable[[Option], str]) -> Option:
    """The option of this decision that has this short text."""
    wanted = " ".join(words.split())
    for option in decision.options:
        if text(option) == wanted:
            return option
    raise Refused("unknown-choice", choice=wanted)


def entered(rules: AnyRules, words: str, decision: Decision) -> Option:
    """The option that an entry of a record stands for: one of the decision, or that a seat resigns or leaves."""
    match words.split():
        case ["resign", seat] if seat.isdecimal() and len(seat) < 4:
            return Resign(int(seat))
        case ["leave", seat] if seat.isdecimal() and len(seat) < 4:
            return Leave(int(seat))
    return rules.parse(words, decision)


class Watcher(Protocol[P]):
    """Something that follows a match from beginning to end: statistics, training data, a log."""

    def before(self, match: Match[P]) -> None:
        """The game is set up; chance has not dealt yet."""

    def step(self, match: Match[P], option: Option) -> None:
        """This option of a seat's or chance's decision is about to be taken; the match stands where it is asked.

        Resigning and leaving are no options: they show in what follows.
        """

    def after(self, match: Match[P]) -> None:
        """The game is over."""


class Match(Generic[P]):
    """One game being played: its settings, its luck, the position, every choice so far.

    Everything that plays a game runs this: tables, terminal, simulations, replays.
    """

    def __init__(
        self,
        rules: Rules[P, Any],
        settings: Mapping[str, Any],
        seed: int,
        entries: Sequence[str] = (),
        *,
        luck: int = KEYED,
        asks_chance: bool = False,
        takes_back: bool = True,
        watchers: Sequence[Watcher[P]] = (),
    ) -> None:
        """A match that has come as far as these entries; Refused with the number of the first one that cannot be.

        `luck` is the version of the luck that deals by the seed. `asks_chance`: chance is asked like every seat, and
        whoever drives the match answers for it. Where nothing is taken back, no copies are kept for it.
        """
        self.rules = rules
        self.settings = dict(settings)
        self.seed = seed
        self.luck = Luck(seed, luck)
        self.asks_chance = asks_chance
        self.position = rules.new(settings)
        self.choices: list[Option] = []
        self.deals = 0
        """How many of the choices were chance's."""
        self._entries: list[str] = []
        self.events: list[Event] = list(self.position.events)
        """What happened with the last choice and the chance that followed it."""
        self._takes_back = takes_back and rules.takes_back
        self._before: list[tuple[P, int]] = []
        self._watchers = tuple(watchers)
        for watcher in self._watchers:
            watcher.before(self)
        for words in entries:
            try:
                self.enter(words)
            except Refused as refusal:
                raise Refused("bad-entry", number=self.number + 1, choice=words) from refusal
        self._deal()

    @property
    def decision(self) -> Decision | None:
        return self.position.decision

    @property
    def deciding(self) -> int:
        """The seat that is asked, CHANCE when it deals or the game is over."""
        return self._decider(self.position)

    @property
    def is_over(self) -> bool:
        return self.position.decision is None

    @property
    def number(self) -> int:
        """How many choices were made, those of chance too; luck goes by it."""
        return len(self.choices)

    @property
    def entries(self) -> list[str]:
        """Every choice so far as its short text."""
        written, text = self._entries, self.rules.text
        if len(written) < len(self.choices):
            written += [text(option) for option in self.choices[len(written) :]]
        return written

    def play(self, option: Option, seat: int) -> None:
        """Make a seat's choice, then let chance deal until a seat is asked again. Refused changes nothing."""
        position = self.position
        decision = position.decision
        if decision is None:
            raise Refused("game-over")
        own = decision.own(option) if decision.seat == seat else None
        if own is None:
            self._interrupt(option, decision, seat)
        elif self._takes_back:
            before, number = position.copy(), len(self.choices)
            self._take(own, decision)
            self._keep(before, number, seat)
        else:
            self._take(own, decision)
        dealt = self._deal()
        if self._before and (dealt or seat == CHANCE or self._is_barrier()):
            self._before.clear()

    def choose(self, words: str, seat: int) -> None:
        """Make a seat's choice by its short text. Who is not asked is not told whether it could be made."""
        decision = self.position.decision
        if decision is None:
            raise Refused("game-over")
        if decision.seat != seat:
            raise Refused("not-your-decision", seat=seat)
        self.play(self.rules.parse(words, decision), seat)

    def enter(self, words: str) -> None:
        """Make the next choice of a record, whosever it is, or let a seat resign or leave; chance deals nothing."""
        decision = self.position.decision
        if decision is None:
            raise Refused("game-over")
        option = entered(self.rules, words, decision)
        own = decision.own(option)
        if own is None:
            self._interrupt(option, decision, decision.seat)
        else:
            self._take(own, decision)

    def _take(self, own: Option, decision: Decision) -> None:
        """The one place where an option of a decision is taken and noted."""
        position = self.position
        for watcher in self._watchers:
            watcher.step(self, own)
        if decision.seat == CHANCE:
            self.deals += 1
        position.take(own)
        self.choices.append(own)
        self.events = position.events
        if self._watchers and position.decision is None:
            self._tell_end()

    def _interrupt(self, option: Option, decision: Decision, seat: int) -> None:
        """No option of this decision: a seat resigns or leaves, or it is refused."""
        if decision.seat != seat and type(option) is not Resign and type(option) is not Leave:
            raise Refused("not-your-decision", seat=seat)
        self.choices.append(self.position.play(option))
        self.events = self.position.events
        self._before.clear()
        if self.is_over:
            self._tell_end()

    def _tell_end(self) -> None:
        for watcher in self._watchers:
            watcher.after(self)

    def _keep(self, before: P, number: int, seat: int) -> None:
        """Keep what was before a choice, so that it can be taken back."""
        if self._before and self._decider(self._before[-1][0]) != seat:
            self._before.clear()
        self._before.append((before, number))

    def _is_barrier(self) -> bool:
        return any(isinstance(event, self.rules.barriers) for event in self.events)

    @staticmethod
    def _decider(position: Position) -> int:
        return CHANCE if position.decision is None else position.decision.seat

    def _deal(self) -> bool:
        """Let chance make its choices; True when it made one."""
        decision = self.position.decision
        if decision is None or decision.seat != CHANCE or self.asks_chance:
            return False
        deal, position = self.luck.deal, self.position
        events = list(self.events)
        while decision is not None and decision.seat == CHANCE:
            self._take(deal(decision.options, len(self.choices)), decision)
            events += self.events
            decision = position.decision
        self.events = events
        return True

    def again(self) -> Iterator[Played[P]]:
        """The game so far, played again: its setup, then choice by choice."""
        match = Match(self.rules, self.settings, self.seed, asks_chance=True, takes_back=False)
        yield Played(0, CHANCE, match.events, match.position)
        for number, entry in enumerate(self.entries, 1):
            seat = match.deciding
            match.enter(entry)
            yield Played(number, seat, match.events, match.position)

    def may_undo(self, seat: int) -> bool:
        """Has this seat a choice behind it that no information barrier protects?"""
        return bool(self._before) and self._decider(self._before[-1][0]) == seat

    def advise(self, seat: int, wish: Mapping[str, Any]) -> list[Advice]:
        """What the game answers; who wonders about everything, or about that, learns whether a choice can go back."""
        if wish.keys() == {"action"} and wish["action"] == "undo":
            return [self._advise_undo(seat)]
        found = self.rules.advise(self.position, seat, wish)
        return found if wish else [*found, self._advise_undo(seat)]

    def _advise_undo(self, seat: int) -> Advice:
        reasons: tuple[Message, ...] = ()
        if not self.rules.takes_back:
            reasons = (Message("why-undo-never"),)
        elif not self.may_undo(seat):
            reasons = (Message("why-undo-barrier"),)
        return Advice(Message("why-about-undo"), {"action": "undo"}, reasons)

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.may_undo(seat):
            raise Refused("nothing-to-take-back")
        self.position, kept = self._before.pop()
        del self.choices[kept:]
        del self._entries[kept:]
        self.events = []


AnyMatch: TypeAlias = Match[Any]
"""A match of some game."""
