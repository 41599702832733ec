"""What one seat may know (RULES 15): a type of its own that holds nothing else, and a guess at the whole from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from frostglass.arena import events as ev
from frostglass.arena.board import SQUARES
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS
from frostglass.arena.keywords.keyword import kept_cards
from frostglass.arena.options import PICKS, Invoke, Summon, Use
from frostglass.arena.patterns import COMMON, LEGENDS, deck_of
from frostglass.arena.plain import SeatView, TableGlance, TableView, put_back, seat_view, table_view
from frostglass.arena.position import Position
from frostglass.arena.scoring import side_score
from frostglass.arena.state import State, piece, replaced
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import CHANCE, Dealt, Option
from frostglass.engine.deck import Deck
from frostglass.engine.position import Begin

SPECTATOR = 0
"""The seat number of one who only watches: it sees what is public (RULES 15.9)."""


class Rng(Protocol):
    """The luck a guess is drawn with; `random.Random` fits."""

    def sample(self, population: Sequence[str], k: int) -> list[str]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class View(TableView):
    """The game through one seat's eyes; `seat` is SPECTATOR for one who only watches."""

    seat: int
    mode: str
    cells: tuple[int, ...]
    seats: tuple[SeatView, ...]
    points: tuple[int, ...]
    """The score of each side, tasks and legendary pieces counted; empty in a melee."""
    asked: int
    """The seat that has to decide, CHANCE when nobody has."""
    kind: str
    """What kind of decision it is; '' when the game is over."""
    card: str | None
    """The card being resolved, which everybody sees."""
    resolving: Resolving | None
    """Inside an effect, for the seat that decides: how it came about."""


@dataclass(frozen=True, slots=True)
class Resolving:
    """An action under way: the view at its start, the action, the answers given since."""

    before: View
    action: Option
    answers: tuple[Option, ...]


def view(p: Position, seat: int) -> View:
    """What this seat may know of a position; everything once the game is over."""
    decision = p.decision
    progress = p.in_progress
    card = None
    resolving = None
    if progress is not None:
        checkpoint, action, answers = progress
        card = _resolved(action)
        if decision is not None and decision.seat == seat and not isinstance(action, Begin):
            resolving = Resolving(_view(checkpoint, seat, checkpoint.control, "main", None, None), action, answers)
    asked = CHANCE if decision is None else decision.seat
    return _view(p, seat, asked, "" if decision is None else decision.kind, card, resolving)


class Glance(TableGlance):
    """A view without how an effect came about, quick to make: for those who look at every step and do not guess.

    Its fields say what those of `view` say; `cells` are bytes.
    """

    __slots__ = ("asked", "card", "cells", "kind", "mode", "points", "seat", "seats")

    def __init__(self, p: Position, seat: int, seats: tuple[SeatView, ...] | None = None) -> None:
        """`seats` are those of this position already, if somebody has kept them (`of_seats` says whether they hold)."""
        TableGlance.__init__(self, p)
        decision = p.decision
        self.seat = seat
        self.mode = p.form.id
        self.cells = bytes(p.cells)
        self.seats = seat_views(p, seat) if seats is None else seats
        self.points = _points(p)
        self.asked = CHANCE
        self.kind = ""
        self.card: str | None = None
        if decision is not None:
            self.asked, self.kind = decision.seat, decision.kind
            if (progress := p.in_progress) is not None:
                self.card = _resolved(progress[1])


def _resolved(action: Option) -> str | None:
    """The card that an action resolves."""
    if isinstance(action, Summon | Use):
        return action.card
    return action.flare if isinstance(action, Invoke) else None


def seat_views(p: State, seat: int) -> tuple[SeatView, ...]:
    """All seats as one of them sees them."""
    is_over = p.result is not None  # RULES 15.9: all is shown when the game is over
    return tuple([seat_view(p, i, is_over or seat == i + 1) for i in range(p.seats)])


def _points(p: State) -> tuple[int, ...]:
    return () if p.form.scoring == "colours" else tuple([side_score(p, c) for c in range(p.colours)])


def _view(p: State, seat: int, asked: int, kind: str, card: str | None, resolving: Resolving | None) -> View:
    return View(
        seat=seat,
        mode=p.form.id,
        cells=tuple(p.cells),
        seats=seat_views(p, seat),
        points=_points(p),
        asked=asked,
        kind=kind,
        card=card,
        resolving=resolving,
        **table_view(p),
    )


def see(event: tuple[object, ...], seat: int) -> tuple[object, ...]:
    """An event as this seat learns of it: cards drawn, given up or returned are their owner's secret (RULES 15.4)."""
    if isinstance(event, ev.Drew | ev.GivenUp | ev.Returned) and event.seat != seat:
        return event._replace(card=None)
    return event


# -- guessing ---------------------------------------------------------------------------------------------------------


def determinize(v: View, rng: Rng) -> Position:
    """A position that this view could be of, what is hidden drawn at random; it offers the decision the seat faces."""
    if v.kind == "setup":
        return _guess_setup(v, rng)
    if v.resolving is None:
        return _guess(v, rng)
    # After control was passed the teammate knows which card is resolved and which legends were handed over.
    before = _with_what_was_shown(v.resolving.before, v)
    own = v.seat - 1
    handed = _unseen(v.seats[own].legends or (), before.seats[own].legends or ())
    p = _guess(before, rng, (*handed, *([] if v.card is None else [v.card])))
    p.play(v.resolving.action)
    for answer in v.resolving.answers:
        p.play(answer)
    return p


def _with_what_was_shown(before: View, v: View) -> View:
    """The view at the start of an action, with what has since been shown of the turn player's pile."""
    i = before.turn - 1
    seat = before.seats[i]
    elsewhere = (*seat.shown, *kept_cards(before.kept, before.turn))
    shown = tuple(card for card in v.seats[i].shown if card not in elsewhere)
    return replace(before, seats=replaced(before.seats, i, seat._replace(shown=seat.shown + shown)))


def _guess_setup(v: View, rng: Rng) -> Position:
    """Set a game up again with guessed hands, as far as the pieces on the board show (RULES 3.4, 3.5)."""
    guess = _guess(v, rng)
    p = Position.new(FORMS[v.mode], guess.schools, start=v.start, turn_limit=v.turn_limit)
    order = [(v.start - 1 + i) % p.seats for i in range(p.seats)]
    cards = iter([card for i in order for card in (*guess.hands[i], *guess.legends[i], *guess.flares[i])])
    while (decision := p.decision) is not None and decision.seat == CHANCE:
        p.play(Dealt(next(cards)))
    while (decision := p.decision) is not None and isinstance(decision.about, int):
        placed = v.cells.index(piece(decision.about, COMMON)) if piece(decision.about, COMMON) in v.cells else -1
        if placed < 0:
            break
        p.play(PICKS[placed])
    return p


def _guess(v: View, rng: Rng, held_for_sure: tuple[str, ...] = ()) -> Position:
    """The position of a view between actions, with cards that the turn player holds for sure."""
    p = Position.bare(FORMS[v.mode], tuple(seat.school for seat in v.seats), v.start, v.turn_limit)
    for square in SQUARES:
        p.put(square, v.cells[square])
    put_back(p, v, v.seats)
    sure = tuple(held_for_sure if i == v.turn - 1 else () for i in range(p.seats))
    for i, seat in enumerate(v.seats):
        _guess_school_cards(p, i, seat, rng, sure[i])
    legends = _unseen(LEGENDS, v.legend_discard, *(seat.legends or () for seat in v.seats))
    flares = _unseen(tuple(FLARES), v.flare_discard, *(seat.flares or () for seat in v.seats))
    held, kept = [], []
    for i, seat in sorted(enumerate(v.seats), key=lambda pair: pair[0] != v.turn - 1):
        dealt, legends = _deal(seat.legends, seat.legends_size, legends, rng, sure[i])
        held.append((i, dealt))
        dealt, flares = _deal(seat.flares, seat.flares_size, flares, rng, sure[i])
        kept.append((i, dealt))
    p.legends = tuple(cards for _, cards in sorted(held))
    p.flares = tuple(cards for _, cards in sorted(kept))
    p.legend_deck, p.flare_deck = Deck.shuffled(legends), Deck.shuffled(flares)
    if p.form.scoring == "tasks":
        visible = () if v.next_task is None else (v.next_task,)
        p.task_deck = Deck((), _unseen(tuple(TASKS), v.tasks, visible, v.tasks_under, *v.claimed), v.tasks_under)
    p._settle()
    return p


def _unseen(cards: tuple[str, ...], *seen: tuple[str, ...]) -> tuple[str, ...]:
    gone = {card for group in seen for card in group}
    return tuple(card for card in cards if card not in gone)


def _deal(
    known: tuple[str, ...] | None, size: int, unseen: tuple[str, ...], rng: Rng, sure: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The known cards, or as many of the unseen, those that are sure among them; and what is left of these."""
    if known is not None:
        return known, unseen
    certain = tuple(card for card in sure if card in unseen)
    rest = _unseen(unseen, certain)
    dealt = (*certain, *rng.sample(rest, size - len(certain)))
    return dealt, _unseen(rest, dealt)


def _guess_school_cards(p: Position, i: int, seat: SeatView, rng: Rng, sure: tuple[str, ...]) -> None:
    unseen = _unseen(deck_of(seat.school), kept_cards(p.kept, i + 1))
    if seat.hand is not None and seat.discard is not None:
        hand, discard = seat.hand, seat.discard
        unseen = _unseen(unseen, hand, discard)
    else:
        # A shown card may have left its pile in secret (RULES 15.4): then more are shown than lie there.
        shown = _unseen(seat.shown, sure)
        if len(shown) > seat.discard_size:
            shown = tuple(rng.sample(shown, seat.discard_size))
        unseen = _unseen(unseen, shown)
        hand, unseen = _deal(None, seat.hand_size, unseen, rng, sure)
        given_up, unseen = _deal(None, seat.discard_size - len(shown), unseen, rng)
        discard = (*shown, *given_up)
    p.hands = replaced(p.hands, i, hand)
    p.discards = replaced(p.discards, i, discard)
    p.decks = replaced(p.decks, i, Deck.shuffled(unseen))
