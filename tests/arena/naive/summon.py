"""Everything one summoning, flare or thaw can do in a position, worked out the slow way (RULES 6, 8, 10)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from . import everfrost, flares, highland, imperial, legends, sylvan  # noqa: F401  they enter their cards
from .document import canonical, read, write_outcome
from .patterns import LEGENDS, Placement, pattern, placements
from .registry import EFFECTS, FLARES, FROZEN
from .state import COMMON, HEROIC, LEGENDARY, Setting, State, destroy, free, merge, mine, of_colour, place

__all__ = ["begun_summonings", "canonical", "explore"]


def explore(document: dict[str, Any]) -> dict[str, Any]:
    start = read(document)
    seat = document["seats"][start.setting.seat - 1]
    cards = [*seat.get("hand", []), *seat.get("legends", [])]
    return {
        "summons": [entry for card in cards for entry in _summon_entries(start, card)],
        "flares": [entry for flare in seat.get("flares", []) for entry in _flare_entries(start, flare)],
        "thaw": _thaw_entry(start),
    }


def _outcomes(setting: Setting, states: Iterable[State]) -> list[dict[str, Any]]:
    """What the contract has no field for makes no difference."""
    plain = [s._replace(setting=setting, being=None, used=frozenset(), tags=frozenset()) for s in states]
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
        if _target_allows(start, placement.target, pattern(card).rank)
        for begun in _being_arrives(start, placement, pattern(card).rank, improvised)
    ]


def _markers_after(start: State, placement: Placement) -> list[frozenset[int]]:
    """The spent markers after a summoning with this placement, one entry for each way to do it (RULES 6.9, 6.10)."""
    stand_ins: list[int] = []
    for square, rank in placement.pieces.items():
        piece = start.at(square)
        if piece is None or piece.rank < rank:
            return []
        if piece.colour != start.you:
            stand_ins.append(piece.colour)
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


def _target_allows(start: State, target: str, rank: int) -> bool:
    """RULES 6.3."""
    occupant = start.at(target)
    return occupant is None or occupant.rank <= rank


def _being_arrives(start: State, placement: Placement, rank: int, improvised: frozenset[int]) -> list[State]:
    target = placement.target
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
        improvised=improvised,
    )
    return [
        arrived._replace(being=target, used=frozenset(placement.pieces) - {target})
        for freed in _piece_made_free(s, target, rank, frozenset(placement.pieces))
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
    """RULES 6.5 step 7, 10.2, 10.3; legends go to the shared pile."""
    if card in LEGENDS:
        return [s]
    if card not in FROZEN:
        return [s._replace(discard=(*s.discard, card))]
    if s.frozen is None:
        return [s._replace(frozen=card)]
    keeps_old = s._replace(discard=(*s.discard, card))
    keeps_new = s._replace(discard=(*s.discard, s.frozen), frozen=card)
    return [keeps_old, keeps_new]


# Flares and thaw


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
