"""What rules and cards do to the table: discard, banish, add, take, turn up, win, lose. Most events are noted here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frostglass.embers.deck import COLOUR, STRENGTH
from frostglass.embers.events import (
    Banished,
    GameEnded,
    Kept,
    Relived,
    Revealed,
    RowCompleted,
    Split,
    added,
    discarded,
    strengthened,
    tainted,
    taken,
    turn_began,
)
from frostglass.embers.options import Keep
from frostglass.embers.table import AELIN, WON, Pile, Row, character
from frostglass.engine.decision import Decision

if TYPE_CHECKING:
    from frostglass.embers.position import Position


def begin_turn(p: Position, seat: int) -> None:
    p.active = seat
    p.turns += 1
    p.added = False
    p.events.append(turn_began(seat, character(seat, p.mode)))


def add(p: Position, card: str, x: int, y: int) -> None:
    """A card of the memory row goes into the Mind."""
    p.row = without(p.row, card)
    p.mind = p.mind.add(card, x, y)
    p.added = True
    p.events.append(added(card, x, y))


def take(p: Position, card: str) -> None:
    p.mind = p.mind.take(card)
    p.events.append(taken(card))


def fits_row(p: Position, card: str, row: int) -> bool:
    """May this card go into this row: at most to its target (RULES 7.2), and no promise broken (CAPTIVITY 31, 44)?"""
    total, target = p.rows[row].sum + STRENGTH[card], p.rules.row_target(row)
    if total == target and row == len(p.rows) - 1:
        return p.rules.may_complete_last_row(p)
    return total <= target


def strengthen(p: Position, card: str, row: int) -> None:
    """A taken card goes into a row, left of the others (RULES 7.3, 4.9)."""
    old = p.rows[row]
    put_row(p, row, old._replace(added=(*old.added, card)))
    p.events.append(strengthened(card, row))


def complete(p: Position, row: int) -> bool:
    """A row that has reached its target is complete from now on (RULES 7.6, 4.9)."""
    if p.rows[row].sum != p.rules.row_target(row):
        return False
    put_row(p, row, p.rows[row]._replace(complete=True))
    p.events.append(RowCompleted(row))
    return True


def reveal(p: Position, row: int) -> None:
    """Turn the Determination card of a row face up (R36)."""
    put_row(p, row, p.rows[row]._replace(face_up=True))
    p.events.append(Revealed(row, p.rows[row].determination))


def discard(p: Position, card: str) -> None:
    """Discard a memory; a demon that stands for its colour taints it instead (RULES 6.4)."""
    i = p.rules.demon_for(p, COLOUR[card]) if p.demons else -1
    if i < 0:
        p.discard = (*p.discard, card)
        p.events.append(discarded(card))
    else:
        taint(p, card, i)
        p.events.append(tainted(card, p.demons[i].demon))


def taint(p: Position, card: str, i: int) -> None:
    """Put a card face down under the demon at this place of the demon row."""
    pile = p.demons[i]
    p.demons = (*p.demons[:i], Pile(pile.demon, (*pile.tainted, card)), *p.demons[i + 1 :])


def banish(p: Position, i: int) -> None:
    """A demon and all cards under it go to the discard pile, untainted (RULES 6.7 a, R28, CAPTIVITY K21)."""
    pile = p.demons[i]
    p.demons = p.demons[:i] + p.demons[i + 1 :]
    p.discard = (*p.discard, pile.demon, *pile.tainted)
    p.events.append(Banished(pile.demon, pile.tainted))


def relive(p: Position) -> str | None:
    """The colour of the memory that the card just added relives, or None."""
    cards = p.mind.relived_set()
    if not cards:
        return None
    colour = COLOUR[cards[0]]
    p.events.append(Relived(colour, cards))
    if colour not in p.relived:
        p.relived = tuple(sorted((*p.relived, colour)))
    return colour


def ask_split(p: Position) -> Decision | None:
    """Aelin chooses the part to keep, in anyone's turn (RULES 2.8, R10)."""
    if not p.mind.is_split:
        return None
    parts = p.mind.parts()
    p.events.append(Split(tuple(parts)))
    return Decision.of(AELIN, "split", [Keep(part) for part in parts])


def keep(p: Position, part: tuple[str, ...]) -> None:
    """The visible cards of the other parts are discarded, from bottom to top (R11, R44)."""
    p.events.append(Kept(part))
    lost = [card for card in p.mind.visible if card not in part]
    p.mind = p.mind.take_all(lost)
    for card in lost:
        discard(p, card)


def win(p: Position) -> None:
    p.outcome = WON
    p.todo = ()
    p.events.append(GameEnded("won", WON))


def lose(p: Position, loss: str) -> None:
    """The game is lost; the loss has its name from RULES 9."""
    p.outcome = loss
    p.todo = ()
    p.events.append(GameEnded("lost", loss))


def put_row(p: Position, row: int, new: Row) -> None:
    p.rows = (*p.rows[:row], new, *p.rows[row + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
