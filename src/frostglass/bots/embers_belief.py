"""What a seat of embers can work out from its view: the cards nobody has shown it, and what each row may lack.

Fenrys does not see the Determination. He knows which cards he has not seen; that a row that is not complete lacks
something; that Aelin would have completed a row if a card that did it had been in sight; and that she would have turned
a Determination card whose colour she has just added. No agreement is needed for any of this.
"""

from __future__ import annotations

from typing import Final

from frostglass.bots.embers_rows import Need
from frostglass.embers.deck import COLOUR, MEMORIES, STRENGTH
from frostglass.embers.table import AELIN
from frostglass.embers.view import RowView, View

MISSED: Final = 0.2
"""How likely Aelin passes over a card that completes her row: it may have come to light only afterwards."""
PLANNED: Final = 1.6
"""How much likelier she is to leave a row lacking what the Mind still shows."""
NOT_TURNED: Final = 0.1
"""How likely she leaves a card face down that she might have turned."""


def unseen_memories(v: View) -> tuple[str, ...]:
    """The memories this seat does not see: in the deck, aside, face down in the rows, tainted, distorted."""
    seen = {*v.mind.cards, *v.row, *v.discard}
    for row in v.rows:
        seen.update(row.added)
        if row.determination is not None:
            seen.add(row.determination)
    return tuple([card for card in MEMORIES if card not in seen])


def needs(v: View, unseen: tuple[str, ...]) -> tuple[Need, ...]:
    """What each incomplete row lacks, from top to bottom."""
    found: list[Need] = []
    for row in v.rows:
        if row.complete:
            continue
        if row.sum is not None:
            found.append(((row.target - row.sum, 1.0),))
        else:
            found.append(_guess(v, row, unseen))
    return tuple(found)


def _guess(v: View, row: RowView, unseen: tuple[str, ...]) -> Need:
    room = row.target - sum(STRENGTH[card] for card in row.added)
    # While a row that may just have become full is looked at, it may lack nothing (RULES 7.6).
    least = 0 if any(step[0] == "whisper" for step in v.todo) else 1
    told = {COLOUR[card] for card in row.added} if v.seat != AELIN else set()
    in_sight = _in_her_sight(v) if v.seat != AELIN and row.added else set()
    last = STRENGTH[row.added[-1]] if row.added else 0
    weights: dict[int, float] = {}
    for card in unseen:
        lack = room - STRENGTH[card]
        if lack < least:
            continue
        weight = NOT_TURNED if COLOUR[card] in told else 1.0
        if in_sight:
            if lack + last in in_sight:
                weight *= MISSED
            elif lack in in_sight:
                weight *= PLANNED
        weights[lack] = weights.get(lack, 0.0) + weight
    total = sum(weights.values())
    if not total:
        return ((max(room - 2, 1), 1.0),)
    return tuple(sorted([(lack, weight / total) for lack, weight in weights.items()]))


def _in_her_sight(v: View) -> set[int]:
    """The strengths Aelin saw in her last turn: all that show now but what may have been added since."""
    since = max(0, v.draws - len(v.row)) if v.active != AELIN else 0
    older = len(v.mind.cards) - since
    return {STRENGTH[card] for card, shown in zip(v.mind.cards[:older], v.mind.shows, strict=False) if shown}
