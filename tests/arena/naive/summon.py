"""Everything one summoning, warp, flare or thaw can do, worked out the slow way (RULES 6, 8, 10, E2, E3)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from . import (  # noqa: F401  they enter their cards
    etherweave,
    everfrost,
    flares,
    highland,
    imperial,
    legends,
    nethervoid,
    sylvan,
    warps,
)
from .document import canonical, read, write_outcome
from .gateway import after_summoning
from .patterns import LEGENDS, Placement, pattern, placements
from .registry import EFFECTS, FLARES, FROZEN, WARPS
from .state import COMMON, HEROIC, LEGENDARY, Setting, State, destroy, free, merge, mine, of_colour, place

__all__ = ["begun_summonings", "canonical", "explore"]


def explore(document: dict[str, Any]) -> dict[str, Any]:
    start = read(document)
    seat = document["seats"][start.setting.seat - 1]
    pending = [seat["pending"]] if seat.get("pending") else []
    cards = [*seat.get("hand", []), *seat.get("legends", []), *pending]
    may_warp = not pending and not document.get("opening", False)
    return {
        "summons": [entry for card in cards for entry in _summon_entries(start, card)],
        "flares": [entry for flare in seat.get("flares", []) for entry in _flare_entries(start, flare)],
        "thaw": _thaw_entry(start),
        "warps": [_warp_entry(start, card) for card in seat.get("hand", []) if may_warp and card in WARPS],
    }


def _outcomes(setting: Setting, states: Iterable[State]) -> list[dict[str, Any]]:
    """What the contract has no field for makes no difference."""
    plain = [
        s._replace(setting=setting, being=None, used=frozenset(), tags=frozenset(), under_deck=False) for s in states
    ]
    return [write_outcome(s) for s in merge(plain)]


# Summoning


def _summon_entries(start: State, card: str) -> list[dict[str, Any]]:
    if start.actions == 0:
        return []
    by_target: dict[str, list[State]] = {}
    for begun in begun_summonings(start, card):
        for resolved in merge(EFFECTS[card](begun)):
            by_target.setdefault(begun.target, []).extend(_card_put_away(resolved, card))
    return [
        {"card": card, "at": target, "outcomes": _outcomes(start.setting, states)}
        for target, states in by_target.items()
    ]


def begun_summonings(start: State, card: str) -> list[State]:
    """The states in which the being stands on the board and its effect is about to begin (RULES 6.5, steps 1 to 5)."""
    return [
        begun
        for placement in placements(card)
        for improvised in _markers_after(start, placement)
        if _target_allows(start, placement.target, card)
        for begun in _being_arrives(start, placement, card, improvised)
    ]


def _markers_after(start: State, placement: Placement) -> list[frozenset[int]]:
    """The spent markers after a summoning with this placement, one entry for each way to do it (RULES 6.9, 6.10)."""
    fitting = start.you if start.possessed is None else start.possessed  # X20
    stand_ins: list[int] = []
    void_squares = 2 if start.void else 0  # X25
    for square, rank in placement.pieces.items():
        piece = start.at(square)
        if piece is None:
            if rank != COMMON or void_squares == 0:
                return []
            void_squares -= 1
        elif piece.rank < rank:
            return []
        elif piece.colour != fitting:
            stand_ins.append(piece.colour)
    if start.you in stand_ins:  # X20: while another colour is used
        return []
    may_improvise = start.setting.mode == "melee"
    if not stand_ins:
        return [start.improvised]
    if len(stand_ins) == 1 and start.borrow:
        return [start.improvised]
    if len(stand_ins) == 1 or (len(stand_ins) == 2 and start.borrow):
        # With a permission one of the two is granted and the other one improvised.
        spendable = {colour for colour in stand_ins if may_improvise and colour not in start.improvised}
        return [start.improvised | {colour} for colour in sorted(spendable)]
    return []


def _target_allows(start: State, target: str, card: str) -> bool:
    """RULES 6.3, X26."""
    occupant = start.at(target)
    return occupant is None or (pattern(card).framed and occupant.rank <= pattern(card).rank)


def _being_arrives(start: State, placement: Placement, card: str, improvised: frozenset[int]) -> list[State]:
    rank, target = pattern(card).rank, placement.target
    used = frozenset(square for square in placement.pieces if start.at(square) is not None)
    occupant = start.at(target)
    s = start._replace(
        setting=replace(
            start.setting,
            target=target,
            destroyed_by_summoning=occupant,
            marks=placement.marks,
            mirror=placement.mirror,
            arrows=placement.arrows,
        ),
        actions=start.actions - 1,
        borrow=False,
        possessed=None,
        void=False,
        improvised=improvised,
        hand=start.hand - {card},
        legends=start.legends - {card},
        pending=None if start.pending == card else start.pending,
    )
    return [
        after_summoning(arrived, card)._replace(being=target, used=used - {target})
        for freed in _piece_made_free(s, target, rank, used)
        if (arrived := _put_being(freed, target, rank)) is not None
    ]


def _piece_made_free(s: State, target: str, rank: int, used: frozenset[str]) -> list[State]:
    """RULES 6.7: the ways to cure a shortage, or the state itself where there is none."""
    if free(s, s.you, rank) > 0:
        return [s]
    kinds = (LEGENDARY,) if rank == LEGENDARY else (COMMON, HEROIC)
    if target in mine(s, *kinds):
        return [s]  # Destroyed by the summoning, it is free again at once and becomes the being.
    return [_picked_up(s, square) for square in mine(s, *kinds) if square not in used]


def _picked_up(s: State, square: str) -> State:
    """Picking up is not destroying, but an own piece leaves no trace either way."""
    return destroy(s, square)


def _put_being(s: State, target: str, rank: int) -> State | None:
    if s.at(target) is not None:
        s = destroy(s, target)
    return place(s, target, s.you, rank)


def _card_put_away(s: State, card: str) -> list[State]:
    """RULES 6.5 step 7, 10.2, 10.3; legends go to the shared pile, Hell Hound perhaps under the deck."""
    if card in LEGENDS or s.under_deck:
        return [s]
    if card not in FROZEN:
        return [s._replace(discard=(*s.discard, card))]
    if s.frozen is None:
        return [s._replace(frozen=card)]
    keeps_old = s._replace(discard=(*s.discard, card))
    keeps_new = s._replace(discard=(*s.discard, s.frozen), frozen=card)
    return [keeps_old, keeps_new]


# Warp effects, flares and thaw


def _warp_entry(start: State, card: str) -> dict[str, Any]:
    """E3.2: the card is already pending while its effect is resolved."""
    played = start._replace(hand=start.hand - {card}, pending=card, emperor=start.emperor or card == "eternal_emperor")
    return {"card": card, "outcomes": _outcomes(start.setting, WARPS[card](played))}


def _flare_entries(start: State, flare: str) -> list[dict[str, Any]]:
    upper_difference, upper, lower_difference, lower = FLARES[flare]
    entries: list[dict[str, Any]] = []
    for opponent in start.enemies:
        more_upgraded = len(of_colour(start, opponent, HEROIC, LEGENDARY)) - len(mine(start, HEROIC, LEGENDARY))
        more_pieces = len(of_colour(start, opponent)) - len(mine(start))
        upper_met, lower_met = more_upgraded >= upper_difference, more_pieces >= lower_difference
        if not upper_met and not lower_met:
            continue
        states = [start._replace(flares=start.flares - {flare})]
        if upper_met:
            states = [result for s in states for result in upper(s)]
        if lower_met:
            states = [result for s in merge(states) for result in lower(s)]
        entries.append({"flare": flare, "versus": opponent, "outcomes": _outcomes(start.setting, states)})
    return entries


def _thaw_entry(start: State) -> dict[str, Any] | None:
    card = start.frozen
    if card is None:
        return None
    resolved = merge(FROZEN[card](start))
    thawed = [s._replace(frozen=None, discard=(*s.discard, card)) for s in resolved]
    return {"card": card, "outcomes": _outcomes(start.setting, thawed)}
