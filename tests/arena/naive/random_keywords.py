"""What Nethervoid and Etherweave add to a random position: pending beings, the Gateway, permissions, cards in reach."""

from random import Random
from typing import Any

from .crowd import Crowd
from .document import colour_of, read_piece, write_piece
from .geometry import GREEN, RED
from .patterns import DECKS, LEGENDS
from .state import COMMON, HEROIC, LEGENDARY, Piece

DEFAULTS: dict[str, Any] = {
    "gateway": None,
    "possessed": None,
    "void": False,
    "oblivion": 0,
    "emperor": False,
    "opening": False,
}
WARP_IDS = [
    "antimatter_spirit",
    "eternal_emperor",
    "gate_of_oblivion",
    "greater_shadow_twin",
    "lesser_shadow_twin",
    "merchant_of_time",
    "paradox_worm",
    "polarity_queen",
    "translocationist",
    "void_summoner",
    "ziggurat_sentinel",
]
TWINS = {"greater_shadow_twin": "lesser_shadow_twin", "lesser_shadow_twin": "greater_shadow_twin"}
WITH_PENDING = ["doppelganger", "warpmaster", "reality_patch", "ziggurat_sentinel"]
WITH_HAND = ["reality_patch", "iris_of_eternity", "warpmaster"]
QUIET_LEGENDS = ["time_elemental", "titan", "fire_dragon", "angel_of_death"]
QUIET_BEINGS = ["antimatter_spirit", "gate_of_oblivion", "void_summoner", "doppelganger", "warpmaster"]


def deal_around(rng: Random, own: dict[str, Any], card: str | None) -> None:
    """Cards of the seat to move that its beings look at."""
    if own["school"] == "etherweave":
        _deal_pending(rng, own, card)
        _deal_seen_cards(rng, own, card)
    if card == "hell_hound" and rng.random() < 0.4:
        rest = [one for one in DECKS["nethervoid"] if one != card]
        own["discard"] = rng.sample(rest, rng.choice([15, 16, 17, 17]))
    if card == "possessed_summoner" and rng.random() < 0.5:
        own["flares"] = rng.sample(["flare_07", "flare_08", "flare_12"], rng.choice([1, 2]))


def _deal_pending(rng: Random, own: dict[str, Any], card: str | None) -> None:
    own["pending"] = own["merchant"] = None
    if card in WARP_IDS and rng.random() < (0.6 if card == "merchant_of_time" else 0.35):
        own["hand"].remove(card)
        own["pending"] = card
    elif rng.random() < (0.75 if card in WITH_PENDING else 0.2):
        own["pending"] = _take(rng, own, WARP_IDS, card)


def _deal_seen_cards(rng: Random, own: dict[str, Any], card: str | None) -> None:
    wanted: list[str] = []
    if card in TWINS and rng.random() < 0.75:
        wanted = [TWINS[card]]
    if card in ("ziggurat_sentinel", "time_traveler"):
        wanted = rng.sample(WARP_IDS, rng.randint(1, 3))
    for one in wanted:
        if one not in [*own["hand"], *own["discard"], own["pending"]]:
            own["discard"].insert(rng.randint(0, len(own["discard"])), one)
    if rng.random() < (0.6 if card in WITH_HAND else 0.2):
        own["hand"].append(_take(rng, own, QUIET_BEINGS, card))
    if card not in LEGENDS and not own["legends"] and rng.random() < (0.6 if card in WITH_HAND else 0.1):
        own["legends"] = rng.sample(QUIET_LEGENDS, rng.randint(1, 2))


def _take(rng: Random, own: dict[str, Any], cards: list[str], card: str | None) -> str:
    """One of the cards that lies neither in hand nor before the player; a discard pile gives it up."""
    taken = rng.choice([one for one in cards if one not in [*own["hand"], own["pending"], card]])
    own["discard"] = [one for one in own["discard"] if one != taken]
    return taken


def before_the_board(rng: Random, document: dict[str, Any], colours: list[int], you: int) -> None:
    """Permissions of the turn, and what lies before an etherweave seat that is not to move."""
    schools = [seat["school"] for seat in document["seats"]]
    mover = schools[document["turn"] - 1]
    if "nethervoid" in schools or "etherweave" in schools:
        document |= DEFAULTS
        document["opening"] = rng.random() < 0.08
    if mover == "nethervoid" and rng.random() < 0.25:
        document["possessed"] = rng.choice([colour for colour in colours if colour != you])
    if mover == "etherweave":
        document["void"] = rng.random() < 0.3
        document["oblivion"] = rng.choices([0, 1, 2], [6, 3, 1])[0]
        document["emperor"] = rng.random() < 0.3
    for seat in document["seats"]:
        if seat["school"] == "etherweave":
            if mover != "etherweave":
                seat["pending"] = rng.choice([None, "merchant_of_time", rng.choice(WARP_IDS)])
            if seat["pending"] == "merchant_of_time" and rng.random() < 0.85:
                seat["merchant"] = _token(rng, document, colours)


def _token(rng: Random, document: dict[str, Any], colours: list[int]) -> str:
    gateway_colour = _gateway_colour(document)
    colour = gateway_colour if gateway_colour and rng.random() < 0.5 else rng.choice(colours)
    return write_piece(Piece(colour, rng.choices([COMMON, HEROIC, LEGENDARY], [5, 4, 2])[0]))


def _gateway_colour(document: dict[str, Any]) -> int | None:
    """The colour of the nethervoid seat, if there is one."""
    for number, seat in enumerate(document["seats"], start=1):
        if seat["school"] == "nethervoid":
            return colour_of(document["mode"], number)
    return None


def lay_gateway(rng: Random, document: dict[str, Any], crowd: Crowd, card: str | None) -> None:
    """Often a piece that can be the Gateway on a coloured square."""
    colour = _gateway_colour(document)
    if colour is None or rng.random() < (0.3 if card in ("acolyte_of_destruction", "acolyte_of_growth") else 0.6):
        return
    squares = {"acolyte_of_destruction": RED, "acolyte_of_growth": GREEN}.get(card or "", RED | GREEN)
    square = rng.choice(sorted(squares))
    if crowd.add(square, colour, rng.choice([COMMON, HEROIC, HEROIC])):
        document["gateway"] = square


def after_the_board(rng: Random, document: dict[str, Any], crowd: Crowd) -> None:
    """Which piece is the Gateway, if none has been laid for it; or it lies on Merchant of Time."""
    colour = _gateway_colour(document)
    if colour is None:
        return
    tokens = [seat["merchant"] for seat in document["seats"] if seat.get("merchant")]
    if tokens and read_piece(tokens[0]) in ((colour, COMMON), (colour, HEROIC)) and rng.random() < 0.6:
        document["gateway"] = "merchant"
    elif document["gateway"] is None and rng.random() < 0.8:
        rank = rng.choice([COMMON, HEROIC, HEROIC])
        able = [square for square, piece in crowd.pieces.items() if piece == (colour, rank)]
        document["gateway"] = rng.choice(able) if able else None
