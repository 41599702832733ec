"""Position documents (CONTRACT 1.2): a position as plain JSON values. Impossible ones are refused; what is written is
read back equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS, Form
from frostglass.arena.notation import parse, text
from frostglass.arena.patterns import CARDS, LEGENDS, deck_of
from frostglass.arena.position import Position, check_table
from frostglass.arena.state import TOKENS, Result, State, replaced
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import Leave
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.position import Begin


def board_rows(p: State) -> list[str]:
    """The board diagram: nine rows, top row first (CONTRACT 1.1)."""
    return [" ".join(TOKENS[p.cells[s]] for s in row) for row in DIAGRAM]


def read(document: object) -> Position:
    """The position of a document; Refused names the field and the reason."""
    doc = Fields(document)
    if doc.text("game") != "arena":
        raise Refused("not-this-game", field="game", game="arena")
    mode = doc.text("mode")
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    form = FORMS[mode]
    seats = doc.objects("seats")
    schools = tuple(seat.text("school") for seat in seats)
    check_table(form, schools, "seats[{}].school")
    p = Position(form, schools, doc.number("start", 1, 1, len(schools)), doc.number("turn_limit", 0, 0, 10**9))
    _read_board(p, doc)
    _read_cards(p, doc, seats)
    _read_supply(p, seats)
    _read_turn(p, doc, seats)
    _read_game(p, doc, seats)
    p._settle()
    _read_progress(p, doc)
    return p


def _read_board(p: Position, doc: Fields) -> None:
    rows = doc.texts("board")
    if len(rows) != 9:
        raise Refused("wrong-length", field="board", wanted=9, found=len(rows))
    for number, (row, squares) in enumerate(zip(rows, DIAGRAM, strict=True)):
        field = f"board[{number}]"
        tokens = row.split()
        if len(tokens) != len(squares):
            raise Refused("wrong-length", field=field, wanted=len(squares), found=len(tokens))
        for token, square in zip(tokens, squares, strict=True):
            if token not in TOKENS[: 1 + 3 * p.colours]:
                raise Refused("unknown-piece", field=field, piece=token, square=NAMES[square])
            p.put(square, TOKENS.index(token))


def _read_cards(p: Position, doc: Fields, seats: list[Fields]) -> None:
    shared: set[str] = set()

    def from_shared(fields: Fields, name: str, known: Mapping[str, object] | tuple[str, ...]) -> tuple[str, ...]:
        cards = fields.texts(name, [])
        for card in cards:
            if card not in known:
                raise Refused("unknown-card", field=fields.path(name), card=card)
            if card in shared:
                raise Refused("card-twice", field=fields.path(name), card=card)
            shared.add(card)
        return tuple(cards)

    for i, seat in enumerate(seats):
        own = deck_of(p.schools[i])
        seen: set[str] = set()

        def from_school(
            fields: Fields, name: str, own: tuple[str, ...] = own, seen: set[str] = seen
        ) -> tuple[str, ...]:
            cards = fields.texts(name, [])
            for card in cards:
                if card not in own:
                    code = "other-school" if card in CARDS else "unknown-card"
                    raise Refused(code, field=fields.path(name), card=card)
                if card in seen:
                    raise Refused("card-twice", field=fields.path(name), card=card)
                seen.add(card)
            return tuple(cards)

        p.hands = replaced(p.hands, i, from_school(seat, "hand"))
        p.discards = replaced(p.discards, i, from_school(seat, "discard"))
        frozen = seat.text("frozen", None)
        if frozen is not None:
            if frozen not in own:
                raise Refused("unknown-card", field=seat.path("frozen"), card=frozen)
            if not CARDS[frozen].frozen:
                raise Refused("no-frozen-effect", field=seat.path("frozen"), card=frozen)
            if frozen in seen:
                raise Refused("card-twice", field=seat.path("frozen"), card=frozen)
            seen.add(frozen)
        p.frozen = replaced(p.frozen, i, frozen)
        known = seat.object("deck", {})
        top, bottom = from_school(known, "top"), from_school(known, "bottom")
        p.decks = replaced(p.decks, i, Deck(top, Deck.shuffled(card for card in own if card not in seen).pool, bottom))
        p.shown = replaced(p.shown, i, tuple(seat.texts("shown", list(p.discards[i]))))
        p.legends = replaced(p.legends, i, from_shared(seat, "legends", LEGENDS))
        p.flares = replaced(p.flares, i, from_shared(seat, "flares", FLARES))

    def shared_deck(name: str, all_cards: Mapping[str, object] | tuple[str, ...]) -> Deck:
        fields = doc.object(name, {})
        top, bottom = from_shared(fields, "top", all_cards), from_shared(fields, "bottom", all_cards)
        return Deck(top, Deck.shuffled(card for card in all_cards if card not in shared).pool, bottom)

    p.legend_discard = from_shared(doc, "legend_discard", LEGENDS)
    p.flare_discard = from_shared(doc, "flare_discard", FLARES)
    p.legend_deck = shared_deck("legend_deck", LEGENDS)
    p.flare_deck = shared_deck("flare_deck", FLARES)
    if p.form.scoring == "tasks" and "tasks" in doc:
        p.tasks = from_shared(doc, "tasks", TASKS)
        next_task = doc.text("next_task", None)
        p.next_task = next_task
        for i, seat in enumerate(seats[: p.colours]):
            p.claimed = replaced(p.claimed, i, from_shared(seat, "claimed", TASKS))
        if next_task is not None:
            if next_task not in TASKS or next_task in shared:
                raise Refused("card-twice" if next_task in TASKS else "unknown-card", field="next_task", card=next_task)
            shared.add(next_task)
        p.tasks_under = tuple(doc.texts("tasks_under", []))
        p.task_deck = shared_deck("task_deck", TASKS)


def _read_supply(p: Position, seats: list[Fields]) -> None:
    for i, seat in enumerate(seats):
        removed = seat.numbers("removed", [0, 0], 2, 0, 20)
        if i < p.colours:
            p.removed = (*p.removed[: 2 * i], *removed, *p.removed[2 * i + 2 :])
        elif any(removed):
            raise Refused("removed-by-colour", field=seat.path("removed"))
    for colour in range(p.colours):
        for kind, free in (("dual", p.dual_free(colour)), ("legendary", p.legend_free(colour))):
            if free < 0:
                raise Refused("too-many-pieces", field="board", colour=colour + 1, kind=kind, number=-free)


def _read_turn(p: Position, doc: Fields, seats: list[Fields]) -> None:
    p.turn = doc.number("turn", 1, 1, p.seats)
    p.actions = doc.number("actions", 2, 0, 99)
    p.borrow = doc.flag("borrow", False)
    p.control = doc.number("control", p.turn, 1, p.seats)
    if p.control != p.turn and (not p.form.teams or p.control != p.partner(p.turn)):
        raise Refused("not-the-partner", field="control", seat=p.control)
    p.discard_used = doc.flag("discard_used", False)
    p.kills = tuple(doc.numbers("kills", [0] * 12, 12, 0, 99))
    beings, legends, red, green = doc.numbers("summoned", [0] * 4, 4, 0, 99)
    p.summoned = (beings, legends, red, green)
    p.extra_beings, p.extra_legends = doc.numbers("extra_draws", [0, 0], 2, 0, 99)
    p.extra_turn = doc.flag("extra_turn", False)
    if p.form.scoring == "colours":
        for i, seat in enumerate(seats):
            for colour in seat.numbers("improvised", [], None, 1, p.seats):
                if colour == i + 1:
                    raise Refused("own-colour-improvised", field=seat.path("improvised"), colour=colour)
                p.improvised = replaced(p.improvised, i, p.improvised[i] | 1 << (colour - 1))


def _read_game(p: Position, doc: Fields, seats: list[Fields]) -> None:
    p.scores = tuple(doc.numbers("scores", list(p.scores), len(p.scores), 0, 10**6))
    for i, seat in enumerate(seats):
        p.penalties = replaced(p.penalties, i, seat.number("penalty", 0, 0, 99))
        p.left |= seat.flag("left", False) << (i + 1)
    p.first_turn = doc.flag("first_turn", False)
    p.turns = doc.number("turns", 1, 0, 10**9)
    p.trigger = doc.number("trigger", 0, 0, p.seats)
    p.trigger_reason = doc.text("trigger_reason", "") or ""
    p.last_turns = doc.number("last_turns", 0, 0, p.seats)
    result = doc.object("result", None)
    if result is not None:
        p.result = Result(result.text("reason"), tuple(result.numbers("winners", [], None, 1, p.seats)))


def _read_progress(p: Position, doc: Fields) -> None:
    """Play on to where an effect was left: the action and the answers so far."""
    progress = doc.object("resolving", None)
    if progress is None:
        return
    if p.decision is None:
        raise Refused("game-over")
    for number, words in enumerate([progress.text("action"), *progress.texts("answers", [])]):
        if p.decision is None:
            raise Refused("game-over")
        leaving = words.split()
        try:
            if len(leaving) == 2 and leaving[0] == "leave" and leaving[1].isdigit():
                p.play(Leave(int(leaving[1])))
            else:
                p.play(parse(words, p.decision))
        except Refused:
            raise Refused("unknown-choice", field=f"resolving[{number}]", choice=words) from None


def write(position: Position) -> dict[str, Any]:
    """The document of a position; inside an effect, of its start with the choices made since."""
    progress = position.in_progress
    if progress is None:
        return _write(position)
    checkpoint, action, answers = progress
    assert isinstance(checkpoint, Position)
    if isinstance(action, Begin):
        raise Refused("still-in-setup")
    document = _write(checkpoint)
    document["resolving"] = {"action": text(action), "answers": [text(answer) for answer in answers]}
    return document


def _write(p: Position) -> dict[str, Any]:
    return {
        "game": "arena",
        "mode": p.form.id,
        "board": board_rows(p),
        "seats": [_write_seat(p, i) for i in range(p.seats)],
        "turn": p.turn,
        "actions": p.actions,
        "borrow": p.borrow,
        "control": p.control,
        "discard_used": p.discard_used,
        "kills": list(p.kills),
        "summoned": list(p.summoned),
        "extra_draws": [p.extra_beings, p.extra_legends],
        "extra_turn": p.extra_turn,
        "legend_deck": _known(p.legend_deck),
        "legend_discard": list(p.legend_discard),
        "flare_deck": _known(p.flare_deck),
        "flare_discard": list(p.flare_discard),
        **_write_tasks(p),
        "scores": list(p.scores),
        "start": p.start,
        "turn_limit": p.turn_limit,
        "first_turn": p.first_turn,
        "turns": p.turns,
        "trigger": p.trigger,
        "trigger_reason": p.trigger_reason,
        "last_turns": p.last_turns,
        "result": None if p.result is None else {"reason": p.result.reason, "winners": list(p.result.winners)},
    }


def _write_seat(p: Position, i: int) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "school": p.schools[i],
        "hand": list(p.hands[i]),
        "legends": list(p.legends[i]),
        "flares": list(p.flares[i]),
        "frozen": p.frozen[i],
        "discard": list(p.discards[i]),
        "shown": list(p.shown[i]),
        "deck": _known(p.decks[i]),
        "removed": list(p.removed[2 * i : 2 * i + 2]) if i < p.colours else [0, 0],
        "penalty": p.penalties[i],
        "left": p.has_left(i + 1),
    }
    if p.form.scoring == "colours":
        seat["improvised"] = [c + 1 for c in range(p.colours) if p.improvised[i] >> c & 1]
    if p.form.scoring == "tasks" and i < p.colours:
        seat["claimed"] = list(p.claimed[i])
    return seat


def _write_tasks(p: Position) -> dict[str, Any]:
    if p.form.scoring != "tasks":
        return {}
    return {
        "tasks": list(p.tasks),
        "next_task": p.next_task,
        "tasks_under": list(p.tasks_under),
        "task_deck": _known(p.task_deck),
    }


def _known(deck: Deck) -> dict[str, list[str]]:
    """The cards of a deck whose place is known; the rest of it follows from all that is seen elsewhere."""
    return {"top": list(deck.top), "bottom": list(deck.bottom)}


def form_of(mode: str) -> Form:
    """The form of a name; Refused if there is none."""
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    return FORMS[mode]
