"""Position documents (CONTRACT 1.2): a position as plain JSON values. Impossible ones are refused; what is written is
read back equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS, Form
from frostglass.arena.notation import parse, text
from frostglass.arena.patterns import CARDS, LEGENDS, deck_of
from frostglass.arena.position import Position, check_table
from frostglass.arena.schools import KEYWORDS, told_of
from frostglass.arena.state import TOKENS, Result, State, replaced
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import Leave
from frostglass.engine.deck import Deck
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.position import Begin

SETUP: Final = "setup"
"""How a document names the action that sets the game up."""
_Known = Mapping[str, object] | tuple[str, ...]
"""The ids that there are."""


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
    turn_limit = doc.number("turn_limit", 0, 0, 10**9)
    progress = doc.object("resolving", None)
    if progress is not None and progress.text("action") == SETUP:
        p = Position.new(form, schools, start=doc.number("start", 0, 0, len(schools)), turn_limit=turn_limit)
        _play_on(p, progress.texts("answers", []), 1)
        return p
    p = Position(form, schools, doc.number("start", 1, 1, len(schools)), turn_limit)
    _read_board(p, doc)
    _read_turn(p, doc, seats)
    _read_cards(p, _Cards(p, doc, seats))
    _read_supply(p, seats)
    _read_game(p, doc, seats)
    p._settle()
    if progress is not None:
        _play_on(p, [progress.text("action"), *progress.texts("answers", [])], 0)
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


class _Cards:
    """The cards of a document being read: where each lies, and that it lies nowhere else."""

    def __init__(self, p: Position, doc: Fields, seats: Sequence[Fields]) -> None:
        self.doc = doc
        self.seats = seats
        self._own = [deck_of(school) for school in p.schools]
        self._seen: list[set[str]] = [set() for _ in seats]
        self._shared: set[str] = set()

    def school(self, seat: int, fields: Fields, name: str) -> tuple[str, ...]:
        """Cards of a seat's school."""
        cards = tuple(fields.texts(name, []))
        for card in cards:
            self._lay(seat, fields.path(name), card)
        return cards

    def card(self, seat: int, name: str) -> str | None:
        """The card of a seat's school that lies in this place alone, if there is one."""
        fields = self.seats[seat - 1]
        card = fields.text(name, None)
        if card is not None:
            self._lay(seat, fields.path(name), card)
        return card

    def _lay(self, seat: int, field: str, card: str) -> None:
        if card not in self._own[seat - 1]:
            raise Refused("other-school" if card in CARDS else "unknown-card", field=field, card=card)
        if card in self._seen[seat - 1]:
            raise Refused("card-twice", field=field, card=card)
        self._seen[seat - 1].add(card)

    def rest(self, seat: int) -> Deck:
        """A seat's deck: what lies in no other place, with the cards of known place on top and at the bottom."""
        known = self.seats[seat - 1].object("deck", {})
        top, bottom = self.school(seat, known, "top"), self.school(seat, known, "bottom")
        unseen = [card for card in self._own[seat - 1] if card not in self._seen[seat - 1]]
        return Deck(top, Deck.shuffled(unseen).pool, bottom)

    def shared(self, fields: Fields, name: str, known: _Known) -> tuple[str, ...]:
        """Legends, flares or tasks, which all seats share."""
        cards = tuple(fields.texts(name, []))
        for card in cards:
            self.lay_shared(fields.path(name), card, known)
        return cards

    def lay_shared(self, field: str, card: str, known: _Known) -> None:
        if card not in known:
            raise Refused("unknown-card", field=field, card=card)
        if card in self._shared:
            raise Refused("card-twice", field=field, card=card)
        self._shared.add(card)

    def rest_of_shared(self, name: str, known: _Known) -> Deck:
        fields = self.doc.object(name, {})
        top, bottom = self.shared(fields, "top", known), self.shared(fields, "bottom", known)
        return Deck(top, Deck.shuffled(card for card in known if card not in self._shared).pool, bottom)


def _read_cards(p: Position, cards: _Cards) -> None:
    for number, seat in enumerate(cards.seats, 1):
        i = number - 1
        p.hands = replaced(p.hands, i, cards.school(number, seat, "hand"))
        p.discards = replaced(p.discards, i, cards.school(number, seat, "discard"))
        p.shown = replaced(p.shown, i, tuple(seat.texts("shown", list(p.discards[i]))))
        p.legends = replaced(p.legends, i, cards.shared(seat, "legends", LEGENDS))
        p.flares = replaced(p.flares, i, cards.shared(seat, "flares", FLARES))
    for keyword in KEYWORDS:
        keyword.read(p, cards)
    p.decks = tuple(cards.rest(seat) for seat in range(1, p.seats + 1))
    p.legend_discard = cards.shared(cards.doc, "legend_discard", LEGENDS)
    p.flare_discard = cards.shared(cards.doc, "flare_discard", FLARES)
    p.legend_deck = cards.rest_of_shared("legend_deck", LEGENDS)
    p.flare_deck = cards.rest_of_shared("flare_deck", FLARES)
    if p.form.scoring == "tasks" and "tasks" in cards.doc:
        _read_tasks(p, cards)


def _read_tasks(p: Position, cards: _Cards) -> None:
    p.tasks = cards.shared(cards.doc, "tasks", TASKS)
    p.claimed = tuple(cards.shared(seat, "claimed", TASKS) for seat in cards.seats[: p.colours])
    p.next_task = cards.doc.text("next_task", None)
    if p.next_task is not None:
        cards.lay_shared("next_task", p.next_task, TASKS)
    p.tasks_under = tuple(cards.doc.texts("tasks_under", []))
    p.task_deck = cards.rest_of_shared("task_deck", TASKS)


def _read_supply(p: Position, seats: list[Fields]) -> None:
    for i, seat in enumerate(seats):
        removed = seat.numbers("removed", [0, 0], 2, 0, 20)
        if i < p.colours:
            p.removed = (*p.removed[: 2 * i], *removed, *p.removed[2 * i + 2 :])
        elif any(removed):
            raise Refused("removed-by-colour", field=seat.path("removed"))
    p.gone = tuple(gone + removed for gone, removed in zip(p.gone, p.removed, strict=True))
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


def _play_on(p: Position, choices: Sequence[str], first: int) -> None:
    """Play on to where an action was left: the action itself and the answers so far."""
    for number, words in enumerate(choices, first):
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
    setting_up = isinstance(action, Begin)
    document = _bare_table(checkpoint) if setting_up else _write(checkpoint)
    given = [text(answer) for answer in answers]
    document["resolving"] = {"action": SETUP if setting_up else text(action), "answers": given}
    return document


def _bare_table(p: Position) -> dict[str, Any]:
    """Before the setup: nothing but what was agreed upon."""
    return {
        "game": "arena",
        "mode": p.form.id,
        "board": board_rows(p),
        "seats": [{"school": school} for school in p.schools],
        "start": p.start,
        "turn_limit": p.turn_limit,
    }


def _write(p: Position) -> dict[str, Any]:
    document: dict[str, Any] = {
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
    for keyword in told_of(p):
        keyword.write(p, document)
    return document


def _write_seat(p: Position, i: int) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "school": p.schools[i],
        "hand": list(p.hands[i]),
        "legends": list(p.legends[i]),
        "flares": list(p.flares[i]),
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
