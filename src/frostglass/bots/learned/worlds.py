"""Guesses at what others hold, more likely ones more often: what somebody did not play is rarely ready in hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from frostglass.arena.position import Position
from frostglass.arena.state import replaced
from frostglass.arena.view import View, determinize
from frostglass.bots.closeness import near
from frostglass.engine.deck import Deck

READY: Final = 1.15
SHORT: Final = 0.9
"""How much more likely than others a card is in hand that its owner could summon as the board stands, or that lacks one
piece: what `python -m frostglass.lab.learning.held` finds in games of self-play. It is little."""


def world(view: View, rng: random.Random) -> Position:
    """A position that the view could be of, the beings in other hands drawn by their weights."""
    p = determinize(view, rng)
    for seat in range(1, p.seats + 1):
        if seat != view.seat and p.in_progress is None:
            _deal_again(p, seat, rng)
    return p


def _deal_again(p: Position, seat: int, rng: random.Random) -> None:
    """Draw a hand once more from all that may be in it."""
    i = seat - 1
    own, upgraded = p.of_colour(p.colour(seat)), p.upgraded_of(p.colour(seat))
    cards = [*p.hands[i], *p.decks[i].cards]
    hand = _drawn(cards, [_weight(card, own, upgraded, p.by[0]) for card in cards], len(p.hands[i]), rng)
    p.hands = replaced(p.hands, i, tuple(hand))
    p.decks = replaced(p.decks, i, Deck.shuffled(card for card in cards if card not in hand))
    p._settle()


def _weight(card: str, own: int, upgraded: int, empty: int) -> float:
    targets, fills = near(card, own, upgraded)
    return READY if targets else SHORT if fills & empty else 1.0


def _drawn(cards: Sequence[str], weights: Sequence[float], number: int, rng: random.Random) -> list[str]:
    """So many different cards, heavier ones more often."""
    keys = {card: rng.random() ** (1 / weight) for card, weight in zip(cards, weights, strict=True)}
    return sorted(cards, key=lambda card: keys[card], reverse=True)[:number]
