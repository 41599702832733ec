"""Frozen effects: a card that stays in play, the limit of one, thawing (RULES 10)."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.cards import FROZEN
from frostglass.arena.options import Take
from frostglass.arena.piles import discard, without
from frostglass.arena.scene import Scene
from frostglass.arena.state import State, replaced
from frostglass.engine.decision import CHANCE, Decision, Script


def freeze(p: State, seat: int, new: str) -> Script[None]:
    """Put a card into play with its frozen effect; of two its player keeps the one of choice (RULES 10.2, 10.3)."""
    old = p.frozen[seat - 1]
    kept = new
    if old is not None:
        chooser = CHANCE if p.has_left(seat) else seat  # RULES 13.7: it stays with the player who summoned
        answer = yield Decision(chooser, "keep_frozen", lambda: [Take(old), Take(new)])
        assert isinstance(answer, Take)
        kept = answer.card
        discard(p, seat, old if kept == new else new)
    if kept == new:
        p.frozen = replaced(p.frozen, seat - 1, new)
        p.events.append(ev.Froze(seat, new))


def put_into_play(p: State, seat: int, card: str) -> None:
    """Bring a card from the discard pile back with its frozen effect; an old one is discarded (RULES 10.6)."""
    p.discards = replaced(p.discards, seat - 1, without(p.discards[seat - 1], card))
    p.shown = replaced(p.shown, seat - 1, without(p.shown[seat - 1], card))
    old = p.frozen[seat - 1]
    if old is not None:
        discard(p, seat, old)
    p.frozen = replaced(p.frozen, seat - 1, card)
    p.events.append(ev.Froze(seat, card))


def thaw(p: State) -> Script[None]:
    """Resolve the turn player's frozen effect, then discard the card (RULES 10.4, 10.5)."""
    seat = p.turn
    card = p.frozen[seat - 1]
    assert card is not None
    p.events.append(ev.Thawed(seat, card))
    yield from FROZEN[card](Scene(p))
    p.frozen = replaced(p.frozen, seat - 1, None)
    discard(p, seat, card)
