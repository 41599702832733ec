"""The Gateway of the Nethervoid, read naively: who becomes it, and where it is (E2)."""

from .patterns import DECKS, pattern
from .state import COMMON, HEROIC, ON_MERCHANT, State


def after_summoning(s: State, card: str) -> State:
    """E2.2: a being of the deck stands on its square, and its effect has not begun."""
    if card not in DECKS["nethervoid"]:
        return s
    present = gateway_square(s)
    if present is None:
        return becomes_gateway(s, s.target)
    piece = s.at(present)
    assert piece is not None
    if piece.rank == COMMON and pattern(card).rank == HEROIC:
        return becomes_gateway(s, s.target)
    return s


def gateway_square(s: State) -> str | None:
    """Where the Gateway is on the board; one that lies on Merchant of Time is nowhere (E2.5)."""
    return None if s.gateway == ON_MERCHANT else s.gateway


def becomes_gateway(s: State, square: str) -> State:
    """E2.3, X15: there is one marker, and it leaves wherever it was."""
    return s._replace(gateway=square)
