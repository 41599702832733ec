"""The schools with their keywords, and the one place where a new one is enrolled (docs/guides/school.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from frostglass.arena.cards import etherweave, everfrost, highland, imperial, legends, nethervoid, sylvan
from frostglass.arena.hooks import Hooks
from frostglass.arena.keywords import permissions
from frostglass.arena.keywords.as_legend import AsLegend
from frostglass.arena.keywords.frozen import Frozen
from frostglass.arena.keywords.gateway import Gateway
from frostglass.arena.keywords.keyword import KEPT, Keyword, hooks_of
from frostglass.arena.keywords.merchant import Merchant
from frostglass.arena.keywords.possessed import Possession
from frostglass.arena.keywords.under_deck import UnderDeck
from frostglass.arena.keywords.warp import Warp
from frostglass.arena.patterns import CARDS, DECKS, SCHOOLS, read_deck
from frostglass.arena.state import State
from frostglass.engine.message import Message

DECK_SCRIPTS: Final = (imperial, highland, sylvan, everfrost, nethervoid, etherweave, legends)
"""The decks, whose scripts register themselves when their files are read."""
KEYWORDS: Final[list[Keyword]] = [
    Frozen(),
    Warp(),
    Merchant(),
    *permissions.ALL,
    AsLegend(),
    Gateway(),
    Possession(),
    UnderDeck(),
]
"""Every keyword, in the order in which their hooks are asked."""
STOPS: Final = {kind: label for keyword in KEYWORDS for kind, label in keyword.stops.items()}
"""The keywords' questions at which stopping has a name of its own."""


@cache
def hooks_for(schools: tuple[str, ...]) -> Hooks:
    """The hooks in force where these schools sit at the table."""
    return hooks_of([keyword for keyword in KEYWORDS if set(keyword.schools) & set(schools)])


def told_of(p: State) -> list[Keyword]:
    """The keywords that documents and outcomes of this table speak of."""
    return [keyword for keyword in KEYWORDS if keyword.always or keyword in p.hooks.keywords]


def notes(told: Mapping[str, Any]) -> list[Message]:
    """What the keywords keep by the document of a table, a seat or an outcome, in messages."""
    return [note for keyword in KEYWORDS for note in keyword.tell(told)]


def uses(found: Mapping[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What `explore` found of the keywords' own actions: each verb with its entries."""
    for keyword in KEYWORDS:
        entries = found.get(keyword.section) or []
        yield keyword.verb, entries if isinstance(entries, list) else [entries]


def cards_beside(seat: Mapping[str, Any]) -> list[str]:
    """The cards that lie with a keyword, by the document or view of a seat."""
    return [seat[kept.name] for kept in KEPT if kept.is_card and seat.get(kept.name)]


def enrol(school: str, deck: str, data: str, keywords: Iterable[Keyword] = ()) -> None:
    """Add a school: its deck's data as TOML, and what it brings along. Its scripts have registered themselves."""
    DECKS[deck] = read_deck(deck, data)
    CARDS.update({card.id: card for card in DECKS[deck]})
    SCHOOLS[school] = deck
    for keyword in keywords:
        KEYWORDS.append(keyword)
        STOPS.update(keyword.stops)
    hooks_for.cache_clear()
