"""Cards on the way between hands, decks and discard piles (RULES 4.6, 5.4, 15.4)."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.patterns import CARDS, LEGENDS
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import Script
from frostglass.engine.deck import Deck


def discard(p: State, seat: int, card: str) -> None:
    """Put a school card on its player's pile, openly."""
    p.discards = replaced(p.discards, seat - 1, p.discards[seat - 1] + (card,))
    p.shown = replaced(p.shown, seat - 1, p.shown[seat - 1] + (card,))
    p.events.append(ev.discarded(seat, card))


def give_up(p: State, seat: int, card: str) -> None:
    """Put a hand card on the own pile without showing it (RULES 15.4)."""
    p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card))
    p.discards = replaced(p.discards, seat - 1, p.discards[seat - 1] + (card,))
    p.events.append(ev.GivenUp(seat, card))


def discard_flare(p: State, seat: int, flare: str) -> None:
    """Put a flare from the hand on the shared pile, uninvoked."""
    p.flares = replaced(p.flares, seat - 1, without(p.flares[seat - 1], flare))
    p.flare_discard += (flare,)
    p.events.append(ev.discarded(seat, flare))


def discard_legend(p: State, seat: int, legend: str) -> None:
    """Put a legend from the hand on the shared pile, without summoning it."""
    p.legends = replaced(p.legends, seat - 1, without(p.legends[seat - 1], legend))
    p.legend_discard += (legend,)
    p.events.append(ev.discarded(seat, legend))


def reveal(p: State, seat: int, card: str) -> None:
    """Everybody sees that this card lies on the pile, and may have known it before."""
    if card not in p.shown[seat - 1]:
        p.shown = replaced(p.shown, seat - 1, p.shown[seat - 1] + (card,))
    p.events.append(ev.Revealed(seat, card))


def return_card(p: State, seat: int, card: str) -> None:
    """Put a hand card under its own deck (RULES 5.4)."""
    if card in LEGENDS:
        p.legends = replaced(p.legends, seat - 1, without(p.legends[seat - 1], card))
        p.legend_deck = p.legend_deck.under(card)
        deck = "legends"
    elif card in CARDS:
        p.hands = replaced(p.hands, seat - 1, without(p.hands[seat - 1], card))
        p.decks = replaced(p.decks, seat - 1, p.decks[seat - 1].under(card))
        deck = "school"
    else:
        p.flares = replaced(p.flares, seat - 1, without(p.flares[seat - 1], card))
        p.flare_deck = p.flare_deck.under(card)
        deck = "flares"
    p.events.append(ev.Returned(seat, deck, card))


def return_from_pile(p: State, seat: int, card: str) -> None:
    """Put a card of the own discard pile on top of the deck; others see the size change only (RULES 15.4)."""
    p.discards = replaced(p.discards, seat - 1, without(p.discards[seat - 1], card))
    p.decks = replaced(p.decks, seat - 1, p.decks[seat - 1].over(card))
    p.events.append(ev.Returned(seat, "school", card))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one, if it is among them."""
    if card not in cards:
        return cards
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw_being(p: State, seat: int) -> Script[bool]:
    """Draw from the own school deck, which is never reshuffled; False when it is empty."""
    if not p.decks[seat - 1].size:
        return False
    card, deck = yield from p.decks[seat - 1].draw()
    p.decks = replaced(p.decks, seat - 1, deck)
    p.hands = replaced(p.hands, seat - 1, p.hands[seat - 1] + (card,))
    # A card that came back from the pile in secret was not seen elsewhere by the others: `shown` stays.
    p.events.append(ev.drew(seat, "school", card))
    return True


def _refilled(deck: Deck, pile: tuple[str, ...]) -> tuple[Deck, tuple[str, ...]]:
    """A deck that all share and its discard pile, which is shuffled to a new deck when the old one is used up."""
    return (deck, pile) if deck.size else (Deck.shuffled(pile), ())


def draw_legend(p: State, seat: int) -> Script[bool]:
    """Draw a legend; False when there is none anywhere."""
    p.legend_deck, p.legend_discard = _refilled(p.legend_deck, p.legend_discard)
    if not p.legend_deck.size:
        return False
    card, p.legend_deck = yield from p.legend_deck.draw()
    p.legend_deck, p.legend_discard = _refilled(p.legend_deck, p.legend_discard)
    p.legends = replaced(p.legends, seat - 1, p.legends[seat - 1] + (card,))
    p.events.append(ev.drew(seat, "legends", card))
    return True


def draw_flare(p: State, seat: int) -> Script[bool]:
    """Draw a flare; False when there is none anywhere."""
    p.flare_deck, p.flare_discard = _refilled(p.flare_deck, p.flare_discard)
    if not p.flare_deck.size:
        return False
    card, p.flare_deck = yield from p.flare_deck.draw()
    p.flare_deck, p.flare_discard = _refilled(p.flare_deck, p.flare_discard)
    p.flares = replaced(p.flares, seat - 1, p.flares[seat - 1] + (card,))
    p.events.append(ev.drew(seat, "flares", card))
    return True
