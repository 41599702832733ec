"""The chapters, step by step (RULES 5 to 8). Where a captivity card may change something, its hook is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Final

from frostglass.embers import events, verbs
from frostglass.embers.deck import COLOUR, MEMORIES
from frostglass.embers.mind import Mind
from frostglass.embers.options import (
    ADDS,
    DISCARDS,
    DRAW,
    NO,
    STOP,
    TAKES,
    Add,
    Arrange,
    Discard,
    Draw,
    Keep,
    Reveal,
    Stop,
    Strike,
    Take,
)
from frostglass.embers.table import AELIN, FENRYS, Pile, Row
from frostglass.engine.decision import Dealt, Decision, Option
from frostglass.engine.deck import Deck
from frostglass.engine.steps import Stage, Step

if TYPE_CHECKING:
    from frostglass.embers.position import Position

DAYS: Final = 3
BEGINNING: Final[tuple[Step, ...]] = (("first_day",),)


# -- a day begins (5.3, 8.4) --------------------------------------------------------------------------------------


def first_day(p: Position) -> None:
    p.deck = Deck.shuffled(MEMORIES)
    p.then(("day",))


def day(p: Position) -> None:
    """Deal Mind and Determination from the memories alone; the demons are shuffled in afterwards (R24, R48)."""
    p.day += 1
    rows = p.rules.rows_of_day(p.day)
    if p.deck.size < 1 + rows:
        shuffle_demons(p)  # they are in the new deck whether or not the day begins (8.3)
        verbs.lose(p, "L4")
        return
    p.spent = tuple(ability for ability in p.spent if not p.rules.is_daily(ability))
    p.events.append(events.DayBegan(p.day, rows))
    deals = [("deal", "mind"), *[("deal", "determination")] * rows]
    p.then(*deals, ("shuffle_demons",), ("day_setup",), ("arrange",), ("fenrys_turn",))


def deal(p: Position, where: str) -> Decision | None:
    """The next card of the deck, wherever it goes."""
    if p.deck.top:
        top, pool, bottom = p.deck
        card, p.deck = top[0], Deck(top[1:], pool, bottom)
    elif pool := p.deck.pool:
        return Decision.deal(pool)
    elif p.deck.bottom:
        bottom = p.deck.bottom
        card, p.deck = bottom[0], Deck((), (), bottom[1:])
    else:
        return None
    put(p, card, where)
    return None


def dealt_to(p: Position, option: Dealt, where: str) -> None:
    top, pool, bottom = p.deck
    p.deck = Deck(top, verbs.without(pool, option.card), bottom)
    put(p, option.card, where)


def put(p: Position, card: str, where: str) -> None:
    if where == "observe":
        if card in COLOUR:
            p.row = (*p.row, card)
        else:
            p.drawn = (*p.drawn, card)
        p.draws += 1
        p.events.append(events.drew(card))
    elif where == "row":
        p.row = (*p.row, card)
        p.events.append(events.drew(card))
    elif where == "determination":
        p.rows = (*p.rows, Row(card))
    elif where == "mind":
        p.mind = p.mind.add(card, 0, 0)
        p.events.append(events.MindBegan(card))
    else:
        p.aside = tuple(sorted((*p.aside, card)))


def shuffle_demons(p: Position) -> None:
    """The demons that are nowhere on the table go into the deck (5.3.7, 8.3)."""
    out = {*p.drawn, *p.discard, *(pile.demon for pile in p.demons)}
    p.deck = Deck.shuffled((*p.deck.cards, *(demon for demon in p.rules.demons if demon not in out)))


def day_setup(p: Position) -> None:
    p.then(*p.rules.on_day_setup(p))


def put_aside(p: Position) -> None:
    p.events.append(events.PutAside(len(p.aside)))


def arrange(p: Position) -> Decision:
    """Aelin orders the Determination cards that she may look at (R22, CAPTIVITY 25)."""
    cards = [row.determination for i, row in enumerate(p.rows) if p.rules.aelin_sees(p, i)]
    return Decision.asked(AELIN, "arrange", _orders, (cards,))


def _orders(cards: Sequence[str]) -> list[Arrange]:
    return [Arrange(order) for order in permutations(cards)]


def arranged(p: Position, option: Arrange) -> None:
    rows = {row.determination: row for row in p.rows}
    order = [rows.pop(card) for card in option.cards]
    p.rows = (*order, *rows.values())
    p.events.append(events.Arranged())


# -- Fenrys' turn (6) ---------------------------------------------------------------------------------------------


def fenrys_turn(p: Position) -> None:
    verbs.begin_turn(p, FENRYS)
    p.draws = 0
    if not p.deck.size:
        verbs.lose(p, "L1")
    else:
        p.then(("observe",))


def observe(p: Position) -> Decision:
    options: list[Option] = [DRAW] if p.can_draw else []
    if p.draws:
        options.append(STOP)
    options += p.rules.offered(p, "observe")
    return Decision.of(FENRYS, "observe", options)


def observed(p: Position, option: Option) -> None:
    if isinstance(option, Draw):
        p.then(("deal", "observe"), ("observe",))
    elif isinstance(option, Stop):
        demons_enter(p)
    else:
        p.use(option)


def demons_enter(p: Position) -> None:
    """The drawn demons move to the demon row; from now on they act (6.3, R26)."""
    new, p.drawn = p.drawn, ()
    if not new:
        blink_begins(p)
        return
    p.demons = (*p.demons, *[Pile(demon) for demon in new])
    p.events.append(events.DemonsArrived(new))
    p.then(*p.rules.on_demons_enter(p, new), ("blink_begins",))


def strike(p: Position, demon: str) -> Decision | None:
    """A demon tears a visible card of its colour out of a Mind of two or more cards (CAPTIVITY 19)."""
    colour = demon.removeprefix("demon-")
    prey = [Strike(card) for card in p.mind.visible if COLOUR[card] == colour]
    if len(p.mind) < 2 or not prey:
        return None
    return Decision.of(AELIN, "strike", prey, about=demon)


def struck(p: Position, option: Strike, demon: str) -> None:
    p.mind = p.mind.take(option.card)
    verbs.taint(p, option.card, [pile.demon for pile in p.demons].index(demon))
    p.events.append(events.Struck(demon, option.card))


def blink_begins(p: Position) -> None:
    """Without a card that can be added the game is lost (6.8); a leap counts (CAPTIVITY 32)."""
    if any(p.rules.can_add(p.mind, card) for card in p.row) or p.rules.offers_addition(p, "blink"):
        p.then(("blink",))
    else:
        verbs.lose(p, "L2")


def blink(p: Position) -> Decision | None:
    if not p.row:
        aelin_turn(p)
        return None
    options = additions(p)
    if p.added:
        options += [DISCARDS[card] for card in p.row]
    options += p.rules.offered(p, "blink")
    return Decision.of(FENRYS, "blink", options)


def additions(p: Position) -> list[Option]:
    """Every card of the memory row in every place where it may be added."""
    places, mind = p.rules.places, p.mind
    found: list[Option] = []
    for card in p.row:
        adds = ADDS[card]
        found += [adds[place] for place in places(mind, card)]
    return found


def blinked(p: Position, option: Option) -> None:
    if isinstance(option, Add):
        verbs.add(p, option.card, option.x, option.y)
        p.then(("split",), ("blink",))
        relive(p)  # before the split (R8)
    elif isinstance(option, Discard):
        p.row = verbs.without(p.row, option.card)
        verbs.discard(p, option.card)
        p.then(("blink",))
    else:
        p.use(option)


def relive(p: Position) -> None:
    """A relived memory banishes a demon and lets Aelin show strength (6.7)."""
    colour = verbs.relive(p)
    if colour is not None:
        demon = p.rules.demon_for(p, colour)
        if demon >= 0:
            verbs.banish(p, demon)
        p.then(("reveal_colour", colour))


def reveal_colour(p: Position, colour: str) -> Decision | None:
    """Asked while any card is face down, so that the question tells nothing (10.4, R9, R45)."""
    rows, face_down = p.rows, p.face_down
    if not face_down:
        return None
    options = [Reveal(i) for i in face_down if COLOUR[rows[i].determination] == colour]
    return Decision.of(AELIN, "reveal", [*options, NO], obvious=False, about=colour)


def reveal_row(p: Position, row: int) -> Decision | None:
    """Asked of every card added to a row whose Determination card is face down (7.3, 10.4)."""
    strengthened = p.rows[row]
    if strengthened.face_up:
        return None
    colour = COLOUR[strengthened.added[-1]]
    options = [Reveal(row)] if COLOUR[strengthened.determination] == colour else []
    return Decision.of(AELIN, "reveal", [*options, NO], obvious=False, about=colour)


def revealed(p: Position, option: Option, *_: str | int) -> None:
    if isinstance(option, Reveal):
        verbs.reveal(p, option.row)
    else:
        p.events.append(events.NOT_REVEALED)


def kept(p: Position, option: Keep) -> None:
    verbs.keep(p, option.part)
    p.then(("split",))  # cards that were hidden may show now (R11)


# -- Aelin's turn (7) ---------------------------------------------------------------------------------------------


def aelin_turn(p: Position) -> None:
    verbs.begin_turn(p, AELIN)
    p.then(("glimpse",))


def glimpse(p: Position) -> Decision | None:
    rules = p.rules
    if not p.mind:
        breakdown(p)
        return None
    options: list[Option] = [TAKES[card] for card in p.mind.visible]
    options += rules.offered(p, "turn_start")
    options += rules.offered(p, "take")
    return Decision.of(AELIN, "glimpse", options, obvious=not rules.keeps_secret(p, "take"))


def glimpsed(p: Position, option: Option) -> None:
    if not isinstance(option, Take):
        p.use(option)
        return
    verbs.take(p, option.card)
    if verbs.fits_row(p, option.card, p.current):
        into_row(p, option.card, p.current)
    else:
        verbs.discard(p, option.card)  # 7.2, R16, CAPTIVITY K20
        p.then(("split",), ("breakdown",), ("turn_end",))


def into_row(p: Position, card: str, row: int) -> None:
    verbs.strengthen(p, card, row)
    p.then(("reveal_row", row), ("split",), ("breakdown",), ("whisper", row))  # R30


def breakdown(p: Position) -> None:
    if not p.mind:
        verbs.lose(p, "L3")  # 7.5, R12


def whisper(p: Position, row: int) -> None:
    """The row that got a card may be complete now, and with it the day (7.6, R31)."""
    if verbs.complete(p, row):
        p.events.append(events.Said("here"))
    if p.current < 0:
        p.events.append(events.Said("with_you"))
        p.then(("end_day",))
    else:
        p.then(("turn_end",))


def turn_end(p: Position) -> Decision | None:
    """A question of its own while an ability of this window is unused (CAPTIVITY K15)."""
    offered = p.rules.offered(p, "turn_end")
    if not offered:
        fenrys_turn(p)
        return None
    return Decision.of(AELIN, "turn_end", [*offered, NO], obvious=False)


def turn_ended(p: Position, option: Option) -> None:
    if option == NO:
        fenrys_turn(p)
    else:
        p.use(option)


# -- a day ends (8) -----------------------------------------------------------------------------------------------


def end_day(p: Position) -> None:
    p.events.append(events.DayEnded(p.day))
    if p.day == DAYS:
        verbs.win(p)
        return
    clear(p)
    distort(p)
    p.deck = Deck.shuffled(card for card in (*p.deck.cards, *p.discard, *p.aside) if card in COLOUR)  # R17
    p.discard = p.aside = ()
    p.then(("day",))


def clear(p: Position) -> None:
    """Discard Mind and rows, in the order of R44; nothing is split or relived by it (R40)."""
    leaving = [*p.mind.cards, *(card for row in p.rows for card in (row.determination, *row.added))]
    p.mind, p.rows = Mind(), ()
    for card in leaving:
        verbs.discard(p, card)


def distort(p: Position) -> None:
    """Tainted cards leave this game; the demons go to the discard pile (8.2)."""
    tainted = [card for pile in p.demons for card in pile.tainted]
    if tainted:
        p.events.append(events.Distorted(len(tainted)))
    p.box = tuple(sorted((*p.box, *tainted)))
    p.discard = (*p.discard, *[pile.demon for pile in p.demons])
    p.demons = ()


STEPS: Final[Mapping[str, Stage]] = {
    "first_day": Stage(first_day),
    "day": Stage(day),
    "deal": Stage(deal, dealt_to),
    "shuffle_demons": Stage(shuffle_demons),
    "day_setup": Stage(day_setup),
    "put_aside": Stage(put_aside),
    "arrange": Stage(arrange, arranged),
    "fenrys_turn": Stage(fenrys_turn),
    "observe": Stage(observe, observed),
    "demons_enter": Stage(demons_enter),
    "strike": Stage(strike, struck),
    "blink_begins": Stage(blink_begins),
    "blink": Stage(blink, blinked),
    "relive": Stage(relive),
    "reveal_colour": Stage(reveal_colour, revealed),
    "reveal_row": Stage(reveal_row, revealed),
    "split": Stage(verbs.ask_split, kept),
    "aelin_turn": Stage(aelin_turn),
    "glimpse": Stage(glimpse, glimpsed),
    "breakdown": Stage(breakdown),
    "whisper": Stage(whisper),
    "turn_end": Stage(turn_end, turn_ended),
    "end_day": Stage(end_day),
}
