"""Positions for the tests, written as RULES 13 writes them; choices by their short text."""

from typing import Any

from frostglass.embers.deck import MEMORIES, STRENGTH
from frostglass.embers.document import read
from frostglass.embers.notation import parse, text
from frostglass.embers.position import Position


def table(
    mind: str,
    *,
    row: str = "",
    rows: list[str] | None = None,
    demons: dict[str, str] | None = None,
    deck: str = "",
    whole_deck: str | None = None,
    todo: str = "",
    **more: Any,
) -> Position:
    """A position. A row is `glass-1a`, face up `glass-1a!`, with added cards `glass-1a! flames-2a`, complete `... =`.

    `deck` are the next cards from the top, `whole_deck` all there are; what is not named is somewhere in the deck.
    """
    placed = [_placed(word) for word in mind.split()]
    top = (whole_deck if whole_deck is not None else deck).split()
    piles = demons or {}
    named = {p["card"] for p in placed} | {*row.split(), *top, *" ".join(piles.values()).split()}
    for key in ("discard", "box", "aside"):
        named |= set(more.get(key, []))
    if rows is None:
        weak = [card for card in MEMORIES if card not in named and STRENGTH[card] < 4]
        rows = weak[: more.pop("row_count", 4)]
    document: dict[str, Any] = {
        "game": "embers",
        "mode": "chapter",
        "mind": placed,
        "row": row.split(),
        "rows": [_row(words) for words in rows],
        "demons": list(piles),
        "tainted": {demon: under.split() for demon, under in piles.items()},
        "deck": {"top": top} | ({"pool": []} if whole_deck is not None else {}),
        **more,
    }
    if todo:
        document["todo"] = [step.strip() for step in todo.split(",")]
    return read(document)


def _placed(word: str) -> dict[str, Any]:
    card, _, at = word.partition("@")
    x, y = at.split(",")
    return {"card": card, "x": int(x), "y": int(y)}


def _row(words: str) -> dict[str, Any]:
    determination, *added = words.split()
    complete = added[-1:] == ["="]
    return {
        "determination": determination.rstrip("!"),
        "face_up": determination.endswith("!"),
        "added": added[:-1] if complete else added,
        "complete": complete,
    }


def choices(p: Position) -> set[str]:
    """The short texts of all options."""
    assert p.decision is not None
    return {text(option) for option in p.decision.options}


def play(p: Position, *words: str) -> list[tuple[object, ...]]:
    """Make choices by their short texts; gives all events."""
    happened: list[tuple[object, ...]] = []
    for choice in words:
        assert p.decision is not None, f"the game is over ({p.outcome}) before {choice!r}"
        p.play(parse(choice, p.decision))
        happened += p.events
    return happened


def asks(p: Position) -> tuple[int, str]:
    """Who is asked what."""
    assert p.decision is not None, p.outcome
    return p.decision.seat, p.decision.kind


def deal(p: Position, *cards: str) -> None:
    """Let chance deal these cards."""
    play(p, *[f"= {card}" for card in cards])


def told(events: list[tuple[object, ...]], event: tuple[object, ...]) -> bool:
    """Is this event among them? Named tuples of two types may be equal, so the type counts."""
    return any(type(happened) is type(event) and happened == event for happened in events)


def kinds(events: list[tuple[object, ...]]) -> list[str]:
    return [type(event).__name__ for event in events]
