"""What a seat of the arena may know, as bytes. Made from its view alone; seats and colours count from the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple
from zlib import crc32

from frostglass.adapters.coding import Layout, byte
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS
from frostglass.arena.keywords.keyword import KEPT
from frostglass.arena.patterns import CARDS, DECKS, LEGENDS, SCHOOLS
from frostglass.arena.plain import SeatView, of_seats
from frostglass.arena.position import Position as ArenaPosition
from frostglass.arena.tasks import TASKS
from frostglass.arena.view import Glance, View, seat_views

SEATS: Final = 4
DECK: Final = max(len(cards) for deck, cards in DECKS.items() if deck != "legends")
ZERO: Final = 64
"""The byte that means 0 where numbers may be negative."""
HAND, DISCARD, SHOWN, KEPT_THERE, HELD_BY, CLAIMED_BY = 1, 2, 3, 4, 1, 4
"""Where a card is; 0 where that is not known. From HELD_BY and CLAIMED_BY on seats and colours are counted."""
GONE: Final = 8
_MODES: Final = {mode: i for i, mode in enumerate(FORMS)}
_SCHOOLS: Final = {school: i for i, school in enumerate(SCHOOLS, 1)}
_NUMBER: Final = {card.id: card.number - 1 for card in CARDS.values()}
_CARD: Final = {card: i for i, card in enumerate((*CARDS, *FLARES), 1)}
_LEGEND: Final = {card: i for i, card in enumerate(LEGENDS)}
_FLARE: Final = {card: i for i, card in enumerate(FLARES)}
_TASK: Final = {task: i for i, task in enumerate(TASKS)}


def _recoloured(colours: int, own: int) -> bytes:
    """Cell values as a seat of this colour sees them: its own pieces are 1 to 3."""
    return bytes(
        0 if not cell else 3 * (((cell - 1) // 3 - own) % colours) + (cell - 1) % 3 + 1 for cell in range(13)
    ) + bytes(243)


_RECOLOURED: Final = {(n, own): _recoloured(n, own) for n in range(2, SEATS + 1) for own in range(n)}


@cache
def layout() -> Layout:
    """The bytes of a view."""
    rows = "by row from a1, 9 a row, corners that do not exist are 0"
    where = f"0 unknown, {HAND} hand, {DISCARD} discard pile, {SHOWN} shown on it, {KEPT_THERE} kept by a keyword"
    return Layout(
        "arena",
        [
            ("board", 81, 0, f"{rows}: 0 empty, else 3 * colour + rank + 1, own colour first"),
            ("cards", SEATS * DECK, 0, f"each seat's deck by printed number, own seat first: {where}"),
            ("schools", SEATS, 0, "each seat's school from 1 in enrolled order, 0 no seat"),
            ("legends", len(LEGENDS), 0, f"0 unknown, from {HELD_BY} the seat that holds it, {GONE} discarded"),
            ("flares", len(FLARES), 0, f"0 unknown, from {HELD_BY} the seat that holds it, {GONE} discarded"),
            ("tasks", len(TASKS), 0, f"0 unknown, 1 open, 2 next, 3 under the deck, from {CLAIMED_BY} who claimed it"),
            ("sizes", SEATS * 5, 0, "each seat's hand, discard pile, legends, flares, deck"),
            ("seats", SEATS * 3, 0, "each seat: penalty, absent, improvisation markers spent (bits, own colour first)"),
            ("points", SEATS * SEATS, ZERO, "by colour; in a melee each seat's points by enemy colour"),
            ("gone", SEATS * 4, 0, "each colour's pieces removed, and all that are neither on the board nor in supply"),
            ("kills", SEATS * 3, 0, "the turn's kills by colour and rank"),
            ("turn", 12, 0, "turn and control (seats from 0), actions, borrow, discard used, 4 of summonings, "
             "extra beings, extra legends, extra turn"),
            ("end", 4, 0, "first turn, who triggered the end from 1, last turns (who) from 1, turns left / 2"),
            ("decks", 3, 0, "legends, flares, tasks that are left"),
            ("kept", 2 * SEATS * max(len(KEPT), 1), 0, "what keywords keep, by seat, own first: sort (0 none, 1 flag, "
             "2 number + 1, 3 card, 4 a word) and value"),
            ("asked", 6, 0, "who is asked (0 chance, own seat 1), kind (crc32, 2 bytes), card in effect (2), mode"),
        ],
    )  # fmt: skip


class ArenaSight:
    """Writes views into memory. What was written last is kept beside what it was written from, and written again as
    long as that is the same: of a table little changes from step to step."""

    def __init__(self) -> None:
        self.layout = layout()
        at = self.layout.at
        self._cards, self._schools, self._legends = at("cards"), at("schools"), at("legends")
        self._flares, self._tasks, self._sizes, self._seats = at("flares"), at("tasks"), at("sizes"), at("seats")
        self._figures = at("points")
        self._seats_seen: dict[int, tuple[tuple[object, ...], bool, tuple[SeatView, ...]]] = {}
        self._held_bytes: dict[int, tuple[tuple[SeatView, ...], tuple[object, ...], bytes]] = {}
        self._seat_bytes: dict[tuple[int, int, int], tuple[SeatView, SeatBytes]] = {}
        self._figure_bytes: dict[int, tuple[tuple[Any, ...], bytes]] = {}
        self._kept_bytes: dict[int, tuple[Any, bytes]] = {}

    def see(self, position: ArenaPosition, seat: int, memory: Any) -> None:
        """What a seat may know of a position, into memory that is all zero."""
        made_of, is_over = of_seats(position), position.result is not None
        found = self._seats_seen.get(seat)
        if found is None or found[1] != is_over or found[0] != made_of:
            found = self._seats_seen[seat] = made_of, is_over, seat_views(position, seat)
        self.write(Glance(position, seat, found[2]), memory)

    def write(self, v: View | Glance, memory: Any) -> None:
        """A view into memory that is all zero (a bytearray, or the memory of an array)."""
        seats = len(v.seats)
        colours = len(v.claimed)
        me = max(v.seat - 1, 0)
        own = me % colours
        memory[0:81] = bytes(v.cells).translate(_RECOLOURED[colours, own])
        memory[self._cards : self._figures] = self._held(v, me, own, colours)
        turn = (
            (v.turn - 1 - me) % seats, (v.control - 1 - me) % seats, byte(v.actions), v.borrow, v.discard_used,
            *v.summoned, byte(v.extra_beings), byte(v.extra_legends), v.extra_turn,
        )  # fmt: skip
        left = byte((v.turn_limit - v.turns) // 2) if v.turn_limit else 0
        trigger = (v.trigger - 1 - me) % seats + 1 if v.trigger else 0
        last = (v.last_turns - 1 - me) % seats + 1 if v.last_turns else 0
        kind = _kind(v.kind)
        card = 0 if v.card is None else _CARD[v.card]
        asked = (v.asked - 1 - me) % seats + 1 if v.asked else 0
        told = (
            *turn, v.first_turn, trigger, last, left,
            v.legend_deck_size, v.flare_deck_size, v.task_deck_size,
        )  # fmt: skip
        question = bytes((asked, kind >> 8, kind & 255, card >> 8, card & 255, _MODES[v.mode]))
        end = b"".join((self._figured(v, me, own, colours), bytes(told), self._kept_of(v.kept, me, seats), question))
        memory[self._figures : self._figures + len(end)] = end

    def _held(self, v: View | Glance, me: int, own: int, colours: int) -> bytes:
        """All parts from the cards up to the figures: what the seats hold and what lies beside the board."""
        shared = (v.legend_discard, v.flare_discard, v.tasks_under, v.tasks, v.next_task, v.claimed)
        found = self._held_bytes.get(v.seat)
        if found is None or found[0] is not v.seats or found[1] != shared:
            written = bytearray(self._figures)
            seats = len(v.seats)
            for r in range(seats):
                self._write_seat(v.seats[(me + r) % seats], r, own, colours, written)
            self._write_shared(v, own, colours, written)
            found = self._held_bytes[v.seat] = v.seats, shared, bytes(written[self._cards :])
        return found[2]

    def _write_seat(self, seat: SeatView, r: int, own: int, colours: int, memory: bytearray) -> None:
        found = self._seat_bytes.get((colours, own, r))
        if found is None or found[0] != seat:
            found = self._seat_bytes[colours, own, r] = seat, _seat_bytes(seat, own, colours)
        written = found[1]
        at = self._cards + r * DECK
        memory[at : at + DECK] = written.cards
        for i in written.legends:
            memory[self._legends + i] = HELD_BY + r
        for i in written.flares:
            memory[self._flares + i] = HELD_BY + r
        memory[self._schools + r] = written.school
        at = self._sizes + 5 * r
        memory[at : at + 5] = written.sizes
        at = self._seats + 3 * r
        memory[at : at + 3] = written.state

    def _write_shared(self, v: View | Glance, own: int, colours: int, memory: bytearray) -> None:
        for card in v.legend_discard:
            memory[self._legends + _LEGEND[card]] = GONE
        for card in v.flare_discard:
            memory[self._flares + _FLARE[card]] = GONE
        at = self._tasks
        for task in v.tasks_under:
            memory[at + _TASK[task]] = 3
        for task in v.tasks:
            memory[at + _TASK[task]] = 1
        if v.next_task is not None:
            memory[at + _TASK[v.next_task]] = 2
        for c, tasks in enumerate(v.claimed):
            for task in tasks:
                memory[at + _TASK[task]] = CLAIMED_BY + (c - own) % colours

    def _figured(self, v: View | Glance, me: int, own: int, colours: int) -> bytes:
        """The parts `points`, `gone` and `kills`."""
        figures = (v.points, v.scores, v.removed, v.gone, v.kills, colours)
        found = self._figure_bytes.get(me)
        if found is None or found[0] != figures:
            found = self._figure_bytes[me] = figures, _figures(v, me, own, colours)
        return found[1]

    def _kept_of(self, kept: Sequence[Any], me: int, seats: int) -> bytes:
        found = self._kept_bytes.get(me)
        if found is None or found[0] is not kept:  # what is kept is never changed in place
            found = self._kept_bytes[me] = kept, _kept(kept, me, seats)
        return found[1]


class SeatBytes(NamedTuple):
    """What is written of a seat."""

    cards: bytes
    legends: tuple[int, ...]
    flares: tuple[int, ...]
    school: int
    sizes: bytes
    state: bytes


def _seat_bytes(seat: SeatView, own: int, colours: int) -> SeatBytes:
    cards = bytearray(DECK)
    for there, where in ((seat.shown, SHOWN), (seat.discard, DISCARD), (seat.hand, HAND)):
        for card in there or ():
            cards[_NUMBER[card]] = where
    spent = 0
    if seat.improvised:
        spent = sum([(seat.improvised >> (own + c) % colours & 1) << c for c in range(colours)])
    sizes = (seat.hand_size, seat.discard_size, seat.legends_size, seat.flares_size, seat.deck_size)
    return SeatBytes(
        bytes(cards),
        tuple([_LEGEND[card] for card in seat.legends or ()]),
        tuple([_FLARE[card] for card in seat.flares or ()]),
        _SCHOOLS[seat.school],
        bytes(sizes),
        bytes((byte(seat.penalty), seat.left, spent)),
    )


def _figures(v: View | Glance, me: int, own: int, colours: int) -> bytes:
    points = bytearray(_ZEROS)
    if v.points:
        for c, score in enumerate(v.points):
            points[(c - own) % colours] = byte(score + ZERO)
    else:
        for i, score in enumerate(v.scores):
            if score:
                seat, c = divmod(i, colours)
                points[SEATS * ((seat - me) % colours) + (c - own) % colours] = byte(score + ZERO)
    gone, kills = bytearray(SEATS * 4), bytearray(SEATS * 3)
    for r in range(colours):
        c = (own + r) % colours
        lost = (v.removed[2 * c], v.removed[2 * c + 1], byte(v.gone[2 * c]), byte(v.gone[2 * c + 1]))
        gone[4 * r : 4 * r + 4] = bytes(lost)
        kills[3 * r : 3 * r + 3] = bytes(v.kills[3 * c : 3 * c + 3])
    return bytes(points + gone + kills)


def _kept(kept: Sequence[Any], me: int, seats: int) -> bytes:
    """The part `kept`; nothing is kept before the schools are known."""
    written = bytearray(2 * SEATS * max(len(KEPT), 1))
    for i, one in enumerate(KEPT if kept else ()):
        at = 2 * SEATS * i
        value = kept[one.index]
        for r in range(seats if one.by_seat else 1):
            written[at + 2 * r : at + 2 * r + 2] = _coded(value[(me + r) % seats] if one.by_seat else value)
    return bytes(written)


@cache
def _kind(kind: str) -> int:
    """A kind of question as a number that is the same on every machine."""
    return crc32(kind.encode()) & 0xFFFF


_ZEROS: Final = bytes([ZERO]) * (SEATS * SEATS)


def _coded(value: Any) -> bytes:
    """Something that a keyword keeps: what sort of thing it is, and its value."""
    if value is None:
        return b"\0\0"
    if isinstance(value, bool):
        return bytes((1, value))
    if isinstance(value, int):
        return bytes((2, byte(value + 1)))
    if value in _NUMBER:
        return bytes((3, _NUMBER[value]))
    return bytes((4, crc32(str(value).encode()) & 255))
