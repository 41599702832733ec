"""How the card tests speak: a diagram, a summoning or thaw, and the set of what it can change.

Every result is worked out twice, by the product and by the naive second implementation, and must be the same.
A diagram names only the rows that hold something. A result is told by what the effect changed after the being arrived:
"d4=h1 e5=-- kills2=1,0,0"; an empty text means that nothing was changed.
"""

from typing import Any

from frostglass.arena.document import read
from frostglass.arena.explore import explore as product_explore
from tests.arena.naive.geometry import SQUARES
from tests.arena.naive.patterns import DECKS
from tests.arena.naive.summon import canonical
from tests.arena.naive.summon import explore as naive_explore

Told = frozenset[str]

WITH_FROZEN_EFFECT = {
    "crystal_grower",
    "ice_princess",
    "ice_queen",
    "frostweave_summoner",
    "winter_whisperer",
    "ice_wyvern",
    "frostweave_illusionist",
}


def explore(position: dict[str, Any]) -> dict[str, Any]:
    """The product's answer, after the naive implementation has given the same."""
    result = product_explore(read(position))
    assert canonical(result) == canonical(naive_explore(position))
    return result


def rows(diagram: str) -> list[str]:
    tokens = {line.split()[0]: line.split()[1:] for line in diagram.strip().splitlines()}
    widths = {"9": 5, "8": 7, "2": 7, "1": 5}
    return [" ".join(tokens.get(row, ["--"] * widths.get(row, 9))) for row in "987654321"]


def by_square(board: list[str]) -> dict[str, str]:
    return dict(zip(SQUARES, " ".join(board).split(), strict=True))


def document(
    diagram: str, school: str, mode: str, removed: dict[int, list[int]], turn: int, **own: Any
) -> dict[str, Any]:
    number = {"duel": 2, "high_form": 2, "melee": 3}.get(mode, 4)
    others = [name for name in ("highland", "northern", "southern", "sylvan") if name != school]
    seats: list[dict[str, Any]] = [{"school": name} for name in others[:number]]
    seats[turn - 1] = {"school": school, **own}
    for seat, counts in removed.items():
        seats[seat - 1]["removed"] = counts
    return {"game": "arena", "mode": mode, "board": rows(diagram), "seats": seats, "turn": turn, "actions": 2}


def told(outcome: dict[str, Any], expected: dict[str, Any]) -> Told:
    """The differences between an outcome and what would be there if the effect had done nothing."""
    before, after = expected["board"], by_square(outcome["board"])
    words = [f"{square}={after[square]}" for square in SQUARES if after[square] != before[square]]
    for name in ("kills", "removed"):
        words += [f"{name}{seat}={','.join(map(str, counts))}" for seat, counts in outcome[name].items()]
    for name in ("actions", "frozen"):
        if outcome[name] != expected[name]:
            words.append(f"{name}={outcome[name]}")
    for name in ("discard", "flares", "penalty", "draws"):
        if list(outcome[name]) != expected[name]:
            words.append(f"{name}={','.join(map(str, outcome[name]))}")
    words += [name for name in ("borrow", "extra_turn") if outcome[name]]
    return frozenset(words)


def expectation(board: dict[str, str], actions: int, own: dict[str, Any]) -> dict[str, Any]:
    return {
        "board": board,
        "actions": actions,
        "frozen": own.get("frozen"),
        "discard": own.get("discard", []),
        "flares": own.get("flares", []),
        "penalty": [],
        "draws": [0, 0],
    }


def summoned(
    card: str,
    at: str,
    diagram: str,
    mode: str = "duel",
    removed: dict[int, list[int]] | None = None,
    turn: int = 1,
    borrow: bool = False,
    actions: int = 2,
    **own: Any,
) -> set[Told]:
    deck = next(name for name, cards in DECKS.items() if card in cards)
    hand = {"legends": [card]} if deck == "legends" else {"hand": [card]}
    school = {"legends": "sylvan", "imperial": "northern"}.get(deck, deck)
    position = document(diagram, school, mode, removed or {}, turn, **hand, **own) | {
        "borrow": borrow,
        "actions": actions,
    }
    colour = (turn - 1) % 2 + 1 if mode.startswith("team") else turn
    board = by_square(position["board"]) | {at: f"{DECKS[deck][card]['rank']!s:.1}{colour}"}
    expected = expectation(board, actions - 1, own)
    if card in WITH_FROZEN_EFFECT and expected["frozen"] is None:
        expected["frozen"] = card
    elif deck != "legends":
        expected["discard"] = [*expected["discard"], card]
    entries = [entry for entry in explore(position)["summons"] if entry["at"] == at]
    return {told(outcome, expected) for entry in entries for outcome in entry["outcomes"]}


def thawed(
    card: str, diagram: str, mode: str = "duel", removed: dict[int, list[int]] | None = None, **own: Any
) -> set[Told]:
    position = document(diagram, "everfrost", mode, removed or {}, 1, frozen=card, **own)
    expected = expectation(by_square(position["board"]), 2, own)
    expected["discard"] = [*expected["discard"], card]
    return {told(outcome, expected) for outcome in explore(position)["thaw"]["outcomes"]}


def want(*texts: str) -> set[Told]:
    return {frozenset(text.split()) for text in texts}


def each(text: str, squares: str) -> list[str]:
    return [text.format(square) for square in squares.split()]


def goes(start: str, token: str, squares: str) -> list[str]:
    return each(f"{start}=-- {{}}={token}", squares)
