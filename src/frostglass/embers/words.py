"""What a decision asks, what a choice does and what happened, as messages; the words themselves are in `text`.

Labels warn of a choice that loses at once, as far as open facts tell (R13, CAPTIVITY K17, K19).
"""

from __future__ import annotations

from collections.abc import Sequence

from frostglass.embers import events as ev
from frostglass.embers.consequences import COMPLETE, FITS, MUCH, stopping_loses, taken
from frostglass.embers.deck import COLOUR, MEMORY
from frostglass.embers.options import (
    Add,
    Again,
    Arrange,
    Bare,
    Decline,
    Discard,
    Draw,
    Gather,
    Keep,
    Leap,
    LetGo,
    Recall,
    Reveal,
    Snarl,
    Stop,
    Strike,
    Take,
)
from frostglass.embers.position import Position
from frostglass.embers.table import PROLOGUE_1, character
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.message import Message


def prompt(p: Position, decision: Decision) -> Message:
    """The question that a decision asks its seat."""
    kind, about = decision.kind, decision.about
    if kind == "blink" and not p.added:
        kind = "blink_first"
    if kind == "reveal" and isinstance(about, str):
        return Message("embers-prompt-reveal", {"colour": _colour(about)})
    if kind == "strike" and isinstance(about, str):
        return Message("embers-prompt-strike", {"demon": _demon(about)})
    return Message(f"embers-prompt-{kind}")


# -- what a choice does -----------------------------------------------------------------------------------------------


def label(p: Position, decision: Decision, option: Option) -> Message:
    """What choosing this option does."""
    match option:
        case Draw():
            return Message("embers-label-draw", {"number": p.deck.size})
        case Stop():
            return Message("embers-label-stop_loses" if stopping_loses(p) else "embers-label-stop")
        case Add(card, x, y) | Leap(card, x, y):
            return _label_add(p, f"embers-label-{option.word}", card, x, y)
        case Discard(card):
            return _label_discard(p, card)
        case Take(card):
            return _label_take(p, card)
        case Keep(part):
            return Message("embers-label-keep", {"cards": _all(part), "number": len(part)})
        case Reveal(row) | Bare(row):
            face = memory(p.rows[row].determination)
            return Message(f"embers-label-{option.word}", {"row": row + 1, "card": face})
        case Decline():
            return Message(f"embers-label-no_{decision.kind}")
        case Arrange(cards):
            return Message("embers-label-arrange", {"cards": _all(cards)})
        case Strike(card) | LetGo(card) | Recall(card):
            return Message(f"embers-label-{option.word}", {"card": memory(card)})
        case Again():
            return Message("embers-label-second_glimpse_loses" if len(p.mind) == 1 else "embers-label-second_glimpse")
        case Snarl(demon):
            under = next(len(pile.tainted) for pile in p.demons if pile.demon == demon)
            return Message("embers-label-snarl", {"demon": _demon(demon), "number": under})
        case Gather(card, row):
            return Message("embers-label-gathered_fire", {"card": memory(card), "row": row + 1})
        case Dealt(card):
            return Message("embers-label-dealt", {"card": _card(card)})
        case Resign(seat):
            return Message("embers-label-resign", {"character": Message(f"embers-{character(seat, p.mode)}")})
        case Leave(seat):
            return Message("embers-label-leave", {"character": Message(f"embers-{character(seat, p.mode)}")})
    raise TypeError(option)


def _label_add(p: Position, name: str, card: str, x: int, y: int) -> Message:
    after = p.mind.add(card, x, y)
    said = Message(name, {"card": memory(card), "x": x, "y": y})
    relived = after.relived_set()
    if relived:
        said = Message("embers-label-reliving", {"label": said, "cards": _all(relived)})
        i = p.rules.demon_for(p, COLOUR[card]) if p.demons else -1
        if i >= 0:
            said = Message("embers-label-banishing", {"label": said, "demon": _demon(p.demons[i].demon)})
    hidden = [other for other in p.mind.visible if other not in after.visible]
    if hidden:
        said = Message("embers-label-hiding", {"label": said, "cards": _all(hidden), "number": len(hidden)})
    parts = len(after.parts())
    if parts > 1 and p.mode != PROLOGUE_1:  # R20: splits do not exist there
        said = Message("embers-label-splitting", {"label": said, "parts": parts})
    return said


def _label_take(p: Position, card: str) -> Message:
    told = taken(p, card, p.current)
    if told.ends == "lost":
        return Message("embers-label-take_loses", {"card": memory(card)})
    row = told.row + 1
    if told.demon is not None:
        return Message("embers-label-take_tainted", {"card": memory(card), "row": row, "demon": _demon(told.demon)})
    return Message(_TAKES[told.result], {"card": memory(card), "row": row})


_TAKES = {
    COMPLETE: "embers-label-take_complete",
    FITS: "embers-label-take_fits",
    MUCH: "embers-label-take_much",
}


def _label_discard(p: Position, card: str) -> Message:
    i = p.rules.demon_for(p, MEMORY[card].colour)
    if i < 0:
        return Message("embers-label-discard", {"card": memory(card)})
    return Message("embers-label-discard_tainted", {"card": memory(card), "demon": _demon(p.demons[i].demon)})


# -- what happened ----------------------------------------------------------------------------------------------------


def line(event: tuple[object, ...]) -> Message | None:
    """What happened, in one sentence; None where another event says enough."""
    match event:
        case ev.DayBegan(day, rows):
            return Message("embers-log-day_began", {"day": day, "rows": rows})
        case ev.MindBegan(card) | ev.Drew(card) | ev.Discarded(card) | ev.Taken(card):
            return Message(f"embers-log-{_WORDS[type(event)]}", {"card": _card(card)})
        case ev.PutAside(number) | ev.Distorted(number):
            return Message(f"embers-log-{_WORDS[type(event)]}", {"number": number})
        case ev.Arranged() | ev.NotRevealed() | ev.PartWon():
            return Message(f"embers-log-{_WORDS[type(event)]}")
        case ev.TurnBegan(_, character):
            return Message("embers-log-turn_began", {"character": Message(f"embers-{character}")})
        case ev.DemonsArrived(demons):
            return Message("embers-log-demons_arrived", {"demons": _all(demons), "number": len(demons)})
        case ev.Struck(demon, card):
            return Message("embers-log-struck", {"demon": _demon(demon), "card": memory(card)})
        case ev.Added(card, x, y):
            return Message("embers-log-added", {"card": memory(card), "x": x, "y": y})
        case ev.Relived(colour, cards):
            return Message("embers-log-relived", {"colour": _colour(colour), "cards": _all(cards)})
        case ev.Banished(demon, cards):
            return Message("embers-log-banished", {"demon": _demon(demon), "number": len(cards)})
        case ev.Revealed(row, card):
            return Message("embers-log-revealed", {"row": row + 1, "card": memory(card)})
        case ev.Split(parts):
            return Message("embers-log-split", {"parts": len(parts)})
        case ev.Kept(part):
            return Message("embers-log-kept", {"cards": _all(part), "number": len(part)})
        case ev.Tainted(card, demon):
            return Message("embers-log-tainted", {"card": memory(card), "demon": _demon(demon)})
        case ev.Strengthened(card, row):
            return Message("embers-log-strengthened", {"card": memory(card), "row": row + 1})
        case ev.RowCompleted(row):
            return Message("embers-log-row_completed", {"row": row + 1})
        case ev.Said(phrase):
            return Message(f"embers-log-said_{phrase}")
        case ev.AbilityUsed(ability, target):
            name = Message(f"captivity-{ability}")
            if isinstance(target, str):
                return Message("embers-log-ability_used_on", {"ability": name, "card": _card(target)})
            return Message("embers-log-ability_used", {"ability": name})
        case ev.DayEnded(day):
            return Message("embers-log-day_ended", {"day": day})
        case ev.GameEnded(_, reason):
            return Message("embers-log-game_ended", {"reason": Message(f"embers-reason-{reason}")})
    raise TypeError(event)


_WORDS = {
    ev.MindBegan: "mind_began",
    ev.Drew: "drew",
    ev.Discarded: "discarded",
    ev.Taken: "taken",
    ev.PutAside: "put_aside",
    ev.Distorted: "distorted",
    ev.Arranged: "arranged",
    ev.NotRevealed: "not_revealed",
    ev.PartWon: "part_won",
}


# -- parts of sentences -----------------------------------------------------------------------------------------------


def memory(card: str) -> Message:
    """The name of a memory: colour, strength, and the letter that tells two of one strength apart."""
    _, colour, strength, _ = MEMORY[card]
    letter = card[-1] if card[-1] in "ab" else "none"
    return Message("embers-memory", {"colour": _colour(colour), "strength": strength, "letter": letter})


def _card(card: str) -> Message:
    return memory(card) if card in MEMORY else _demon(card)


def _demon(demon: str) -> Message:
    return Message(f"embers-{demon}")


def _colour(colour: str) -> Message:
    return Message(f"embers-colour-{colour}")


def _all(cards: Sequence[str]) -> Message:
    """Several cards, with an "and" before the last."""
    *others, last = cards
    said = _card(last)
    for number, card in enumerate(reversed(others)):
        said = Message("list-more" if number else "list-two", {"first": _card(card), "rest": said})
    return said
