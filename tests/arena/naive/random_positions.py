"""Random position documents in which a given card has something to do; the same rng gives the same document."""

from collections.abc import Sequence
from random import Random
from typing import Any

from . import random_keywords
from .crowd import Crowd
from .document import colour_of
from .geometry import GREEN, RED, SQUARES, distance
from .patterns import DECKS, LEGENDS, SCHOOL_DECKS, Placement, pattern, placements
from .state import COMMON, HEROIC, LEGENDARY

MODES = ["duel", "high_form", "melee", "team_duel", "team_high_form"]
FLARE_IDS = [f"flare_{number:02}" for number in range(1, 13)]
FROZEN_IDS = [
    "crystal_grower",
    "ice_princess",
    "ice_queen",
    "frostweave_summoner",
    "winter_whisperer",
    "ice_wyvern",
    "frostweave_illusionist",
]
EVERY_BEING = [card for cards in DECKS.values() for card in cards]
QUIET_FLARES = ["flare_07", "flare_08", "flare_12"]  # few outcomes, to lie beside another card
# Cards with very many outcomes: the most pieces of the own colour, and of each other colour, on the board.
OWN_CAP = {
    "warlord": 7,
    "infantry_captain": 10,
    "herald": 10,
    "war_drummer": 10,
    "cavalry_captain": 10,
    "messenger": 12,
    "naiad": 12,
    "centaur_chieftain": 8,
    "flare_03": 5,
    "flare_09": 8,
    "flare_11": 8,
    "dark_sphere": 7,
    "demon_of_lust": 10,
    "polarity_queen": 9,
    "translocationist": 12,
}
OTHER_CAP = {"hypnotist": 6, "dark_sphere": 4, "demon_of_lust": 8}


def random_document(
    rng: Random, card: str | None = None, mode: str | None = None, schools: Sequence[str] = tuple(SCHOOL_DECKS)
) -> dict[str, Any]:
    mode = mode or rng.choice(MODES)
    number = {"duel": 2, "high_form": 2, "melee": rng.choice([3, 4])}.get(mode, 4)
    turn = rng.randint(1, number)
    seats = _seats(rng, card, _some_schools(rng, schools, number), turn)
    own = seats[turn - 1]
    _deal(rng, own, card)
    document: dict[str, Any] = {
        "game": "arena",
        "mode": mode,
        "board": [],
        "seats": seats,
        "turn": turn,
        "actions": rng.choices([0, 1, 2, 3], [1, 8, 8, 3])[0],
        "borrow": rng.random() < 0.2,
    }
    colours = list(range(1, (number if mode == "melee" else 2) + 1))
    you = colour_of(mode, turn)
    if mode == "melee":
        own["improvised"] = [colour for colour in colours if colour != you and rng.random() < 0.35]
    random_keywords.before_the_board(rng, document, colours, you)
    crowd = Crowd(document)
    _fill(rng, document, crowd, card)
    random_keywords.after_the_board(rng, document, crowd)
    document["board"] = crowd.rows()
    _remove_from_game(rng, document, crowd, colours, you)
    return _without_defaults(rng, document)


def _some_schools(rng: Random, schools: Sequence[str], number: int) -> list[str]:
    """Often with one that keeps more than cards and pieces."""
    with_keywords = [school for school in schools if school in ("nethervoid", "etherweave")]
    if not with_keywords or rng.random() < 0.7:
        return rng.sample(schools, number)
    chosen = rng.choice(with_keywords)
    return rng.sample([chosen, *rng.sample([other for other in schools if other != chosen], number - 1)], number)


def _seats(rng: Random, card: str | None, schools: list[str], turn: int) -> list[dict[str, Any]]:
    fitting = [school for school, deck in SCHOOL_DECKS.items() if card in DECKS[deck]]
    if fitting and schools[turn - 1] not in fitting:
        school = rng.choice(fitting)
        if school in schools:
            schools[schools.index(school)] = schools[turn - 1]
        schools[turn - 1] = school
    return [
        {"school": school, "hand": [], "legends": [], "flares": [], "frozen": None, "discard": [], "removed": [0, 0]}
        for school in schools
    ]


def _deal(rng: Random, own: dict[str, Any], card: str | None) -> None:
    """The card into hand or, if it can be frozen, sometimes into play; then some cards around it."""
    school_cards = list(DECKS[SCHOOL_DECKS[own["school"]]])
    rng.shuffle(school_cards)
    if card is None:
        own["hand"] = [school_cards.pop() for _ in range(rng.randint(1, 3))]
        own["legends"] = rng.sample(LEGENDS, rng.randint(0, 2))
        own["flares"] = rng.sample(FLARE_IDS, rng.randint(0, 1))
    elif card in LEGENDS:
        own["legends"] = [card]
    elif card in FLARE_IDS:
        own["flares"] = [card]
    elif card in school_cards:
        school_cards.remove(card)
        if card in FROZEN_IDS and rng.random() < 0.4:
            own["frozen"] = card
        else:
            own["hand"] = [card]
    else:
        raise ValueError(f"no card {card}")
    if not own["flares"] and rng.random() < (0.6 if own["frozen"] == "winter_whisperer" else 0.25):
        own["flares"] = rng.sample(QUIET_FLARES, rng.choice([1, 1, 1, 2]))
    freezable = [other for other in school_cards if other in FROZEN_IDS]
    if own["frozen"] is None and freezable and rng.random() < 0.45:
        frozen = rng.choice(freezable)
        school_cards.remove(frozen)
        own["frozen"] = frozen
    own["discard"] = school_cards[: rng.choice([0, 0, 1, 2, 3, 5])]
    random_keywords.deal_around(rng, own, card)


def _fill(rng: Random, document: dict[str, Any], crowd: Crowd, card: str | None) -> None:
    own = document["seats"][document["turn"] - 1]
    at_hand = [*own["hand"], *own["legends"], *own["flares"]]
    most_own = min([17, *(OWN_CAP[one] for one in at_hand if one in OWN_CAP)])
    most_others = min([17, *(OTHER_CAP[one] for one in at_hand if one in OTHER_CAP)])
    beings = [one for one in [*at_hand, own.get("pending")] if one in EVERY_BEING and card in (None, one)]
    focus = rng.choice(SQUARES)
    if beings:
        being = rng.choice(beings)
        enemies_allowed = int(document["borrow"]) + int(document["mode"] == "melee")
        for _ in range(1 if most_own < 17 else rng.choice([1, 1, 2])):
            placement = _random_placement(rng, being)
            focus = placement.target
            _lay_pattern(rng, crowd, placement, being, document, rng.randint(0, enemies_allowed))
    random_keywords.lay_gateway(rng, document, crowd, card)
    if document["mode"] == "melee" and rng.random() < 0.03:
        crowd.pack(rng, focus)

    crowded = rng.random() < 0.5
    density = rng.choice([(0, 4), (3, 8), (3, 8), (6, 12), (10, 17)])
    you = colour_of(document["mode"], document["turn"])
    for colour in crowd.colours:
        wanted = rng.randint(*density)
        if own["flares"] and rng.random() < 0.7:
            wanted = min(wanted, rng.randint(0, 3)) if colour == you else max(wanted, rng.randint(6, 12))
        wanted = min(wanted, most_own if colour == you else most_others)
        _scatter(rng, crowd, colour, wanted, focus if crowded else None)


def _random_placement(rng: Random, being: str) -> Placement:
    coloured = [placement for placement in placements(being) if placement.target in RED | GREEN]
    return rng.choice(coloured if coloured and rng.random() < 0.35 else placements(being))


def _lay_pattern(
    rng: Random, crowd: Crowd, placement: Placement, being: str, document: dict[str, Any], stand_ins: int
) -> None:
    """Pieces for one placement of a pattern, some of them perhaps an enemy's, and something on the target square."""
    rank, you = pattern(being).rank, colour_of(document["mode"], document["turn"])
    fitting = document.get("possessed") or you
    others = [colour for colour in crowd.colours if colour not in (you, fitting)]
    cells = sorted(placement.pieces)
    void_squares = set(rng.sample(cells, rng.randint(0, 2))) if document.get("void") else set()
    enemy_squares = set(rng.sample(cells, min(stand_ins, len(cells)))) if others else set()
    for square, lowest in placement.pieces.items():
        if square in void_squares and lowest == COMMON:
            crowd.keep_empty(square)
            continue
        highest = rank if square == placement.target else LEGENDARY
        drawn = rng.choices([COMMON, HEROIC, LEGENDARY], [6, 3, 1])[0]
        colour = rng.choice(others) if square in enemy_squares else fitting
        crowd.add(square, colour, min(max(lowest, drawn), highest))
    if rng.random() < 0.5 and pattern(being).framed:
        occupant = rng.randint(COMMON, rank) if rng.random() < 0.9 else LEGENDARY
        crowd.add(placement.target, rng.choice(crowd.colours), occupant)


def _scatter(rng: Random, crowd: Crowd, colour: int, wanted: int, focus: str | None) -> None:
    squares = SQUARES[:]
    rng.shuffle(squares)
    if focus is not None:
        near = focus
        squares.sort(key=lambda square: distance(square, near) + rng.random() * 3)
    ranks = rng.choice([(6, 3, 1), (1, 0, 0), (2, 5, 1), (3, 3, 3)])
    for square in squares:
        if crowd.count(colour) >= wanted:
            return
        # Else a target square would almost never be free.
        if square != focus or rng.random() < 0.3:
            crowd.add(square, colour, rng.choices([COMMON, HEROIC, LEGENDARY], ranks)[0])


def _remove_from_game(rng: Random, document: dict[str, Any], crowd: Crowd, colours: list[int], you: int) -> None:
    """Pieces removed earlier, sometimes so many that nothing or almost nothing is left in the supply."""
    for colour in colours:
        removed = [0, 0]
        for kind, supply in enumerate((crowd.dual[colour], crowd.legendary[colour])):
            if rng.random() < (0.3 if colour == you else 0.2):
                removed[kind] = max(0, supply - rng.choice([0, 0, 1, 2]))
            elif rng.random() < 0.1:
                removed[kind] = rng.randint(0, min(supply, 2))
        document["seats"][colour - 1]["removed"] = removed


def _without_defaults(rng: Random, document: dict[str, Any]) -> dict[str, Any]:
    """Fields that say nothing are sometimes left out, as the contract allows."""
    if rng.random() < 0.5:
        return document
    defaults = {"turn": 1, "actions": 2, "borrow": False, **random_keywords.DEFAULTS}
    seats = [
        {name: value for name, value in seat.items() if value not in ([], None, [0, 0])} for seat in document["seats"]
    ]
    told = {name: value for name, value in document.items() if name not in defaults or defaults[name] != value}
    return told | {"seats": seats}
