"""What one seat may know (RULES 10): a type of its own that holds nothing else, and a guess at the whole from it.

A face-down card has no identity here but its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Protocol

from frostglass.embers.deck import COLOUR, COLOURS, MEMORIES, STRENGTH
from frostglass.embers.in_force import prologue_rules, rules_of
from frostglass.embers.plain import View, put_back, seen_by
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, CHAPTER, Pile, PileView, Row, RowView
from frostglass.engine.decision import CHANCE
from frostglass.engine.deck import Deck

__all__ = ["SPECTATOR", "PileView", "RowView", "View", "could_be", "determinize", "see", "sees", "view"]

SPECTATOR: Final = 0
"""One who only watches sees no more than Fenrys (RULES 10.6)."""


class Rng(Protocol):
    """The luck a guess is drawn with; `random.Random` fits."""

    def sample(self, population: Sequence[str], k: int) -> list[str]: ...


def view(p: Position, seat: int) -> View:
    """What this seat may know of a position."""
    decision = p.decision
    about = None if decision is None else decision.about
    return seen_by(
        seat,
        p,
        tuple([PileView(pile.demon, len(pile.tainted)) for pile in p.demons]),
        _row_views(p, seat),
        CHANCE if decision is None else decision.seat,
        "" if decision is None else decision.kind,
        about if isinstance(about, str) else None,
    )


def sees(p: Position, seat: int, row: int) -> bool:
    """Does this seat know the Determination card of a row (RULES 10.2, 10.3)? After the game everybody (R47)."""
    if p.rows[row].face_up or p.outcome is not None:
        return True
    return seat == AELIN and p.mode == CHAPTER and p.rules.aelin_sees(p, row)


def see(event: tuple[object, ...], seat: int) -> tuple[object, ...]:
    """An event as this seat learns of it: all that happens, happens openly."""
    return event


def _row_views(p: Position, seat: int) -> tuple[RowView, ...]:
    target = p.rules.row_target
    if seat != AELIN and p.outcome is None:  # only what lies open
        return tuple([_row_view(row, target(i), row.face_up) for i, row in enumerate(p.rows)])
    return tuple([_row_view(row, target(i), sees(p, seat, i)) for i, row in enumerate(p.rows)])


@lru_cache(maxsize=4096)
def _row_view(row: Row, target: int, is_seen: bool) -> RowView:
    """A row seldom changes between two looks at it."""
    if is_seen:
        return RowView(row.determination, row.face_up, row.added, row.complete, target, row.sum)
    return RowView(None, row.face_up, row.added, row.complete, target, None)


def could_be(v: View, row: int) -> list[str]:
    """The memories that may lie face down in this row, as far as what lies open now tells (RULES 10.5)."""
    fits = _fits_row(v, row)
    return [card for card in _unseen_memories(v) if fits(card)]


# -- guessing -----------------------------------------------------------------------------------------------------

Fits = Callable[[str], bool]
"""Which memories can lie at a hidden place?"""


def determinize(v: View, rng: Rng) -> Position:
    """A position that gives this view to its seat, at the same decision, with what is hidden drawn at random."""
    rules = rules_of(v.chapter) if v.mode == CHAPTER else prologue_rules(v.mode)
    unseen = _unseen_memories(v)
    unseen = rng.sample(unseen, len(unseen))
    hidden_rows = [i for i, row in enumerate(v.rows) if row.determination is None]
    places = [_fits_row(v, i) for i in hidden_rows]
    places += [_fits_pile(pile.demon) for pile in v.demons for _ in range(pile.tainted)]
    places += [_fits_anywhere] * v.box
    dealt = _deal(places, unseen)
    guesses = iter(dealt)
    left = [card for card in unseen if card not in dealt] + _unseen_demons(v, rules.demons)
    left = rng.sample(left, len(left))

    p = Position.blank(rules)
    put_back(p, v)
    determination = {i: next(guesses) for i in hidden_rows}
    p.rows = tuple(
        Row(row.determination or determination[i], row.face_up, row.added, row.complete) for i, row in enumerate(v.rows)
    )
    p.demons = tuple(Pile(pile.demon, tuple(next(guesses) for _ in range(pile.tainted))) for pile in v.demons)
    p.box = tuple(sorted(guesses))
    p.aside = tuple(sorted(left[: v.aside]))
    p.deck = Deck.shuffled(left[v.aside : v.aside + v.deck])
    p.resume()
    return p


def _unseen_memories(v: View) -> list[str]:
    seen = {*v.mind.cards, *v.row, *v.discard}
    for row in v.rows:
        seen |= {*row.added, row.determination or ""}
    return [card for card in MEMORIES if card not in seen]


def _unseen_demons(v: View, demons: tuple[str, ...]) -> list[str]:
    """The demons in the deck or aside. Before they are shuffled in there are none (RULES 5.3.7)."""
    if ("shuffle_demons",) in v.todo:
        return []
    seen = {*v.drawn, *v.discard, *(pile.demon for pile in v.demons)}
    return [demon for demon in demons if demon not in seen]


def _fits_row(v: View, i: int) -> Fits:
    """A complete row tells the strength of its Determination card; an incomplete one bounds it."""
    row = v.rows[i]
    room = row.target - sum(STRENGTH[card] for card in row.added)
    if row.complete:
        return lambda card: STRENGTH[card] == room
    most = room if ("whisper", i) in v.todo else room - 1  # the row may just have become full
    return lambda card: STRENGTH[card] <= most


def _fits_pile(demon: str) -> Fits:
    """Under a demon lie cards of its colour; the queen has none and takes any (CAPTIVITY 36)."""
    colour = demon.removeprefix("demon-")
    return _fits_anywhere if colour not in COLOURS else lambda card: COLOUR[card] == colour


def _fits_anywhere(card: str) -> bool:
    return True


def _deal(places: list[Fits], cards: list[str]) -> list[str]:
    """A card for every place, in the order of the (shuffled) cards; earlier ones move on where they have to."""
    holder: dict[str, int] = {}

    def put(i: int, tried: set[str]) -> bool:
        for card in cards:
            if card not in tried and places[i](card):
                tried.add(card)
                if card not in holder or put(holder[card], tried):
                    holder[card] = i
                    return True
        return False

    for i in range(len(places)):
        if not put(i, set(holder)) and not put(i, set()):
            raise ValueError("no cards fit this view")
    return sorted(holder, key=holder.__getitem__)
